"""A process that plays the games it is handed, one after the other, until it is told to end or left alone."""

import os
import threading
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import NamedTuple

from openquarto.rules.error import QuartoError
from openquarto.workshop.arena.contest import Contest, Round
from openquarto.workshop.arena.contest_players import ContestPlayers
from openquarto.workshop.arena.playing import play

LEFT_ALONE = 1  # the exit status


class Assignment(NamedTuple):
    """A game to be played."""

    played: Round
    opening: str


class Running(NamedTuple):
    """The numbers of the engines that run now: whoever outlives this process has to end them."""

    pids: tuple[int, ...]


class Result(NamedTuple):
    """A game that was played, as the table of jobs keeps it."""

    played: Round
    data: bytes


class Refusal(NamedTuple):
    """Why no game can be played here, in a sentence."""

    sentence: str


Message = Running | Result | Refusal


def work(connection: "Connection[Message, Assignment | None]", contest: Contest) -> None:
    """Play until None comes. When the connection closes, nobody wants a game any more: end at once."""
    tasks: SimpleQueue[Assignment | None] = SimpleQueue()
    players = ContestPlayers(contest, changed=lambda pids: connection.send(Running(pids)))
    threading.Thread(target=_listen, args=(connection, tasks, players), daemon=True).start()
    try:
        while (task := tasks.get()) is not None:
            connection.send(Result(task.played, bytes(play(players, *task))))
    except (QuartoError, ImportError) as error:
        connection.send(Refusal(str(error)))
    except ConnectionError:
        pass  # left alone in the middle of a sentence
    finally:
        players.close()


def _listen(
    connection: "Connection[Message, Assignment | None]",
    tasks: "SimpleQueue[Assignment | None]",
    players: ContestPlayers,
) -> None:
    """Take tasks in. A game in progress, with an engine that hangs, must not keep us from hearing the end."""
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            try:
                players.close(politely=False)
            finally:
                os._exit(LEFT_ALONE)
        tasks.put(task)
        if task is None:
            return
