"""Nobody wins on time by a trick: a lie about the line, late answers, or a server that stands still."""

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.hostile.attack import frame, raw_socket
from tests.server.room.test_link import opened
from tests.server.serving import Page, Running, Somebody, running
from tests.server.test_processes import port_of, reached, started

SECONDS = 5  # a turn, the shortest that there is


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, database="memory:") as server:
        yield server


def seated(server: Running, **choice: object) -> tuple[Page, Page, Somebody, str]:
    me, you = server.somebody(), server.somebody()
    game = opened(me, you, clock=str(SECONDS), **choice)
    mine, yours = me.sit(game), you.sit(game)
    my_turn(mine)  # the clock runs
    return mine, yours, me, game


def my_turn(page: Page) -> dict[str, Any]:
    """The news with which a page's turn begins."""
    while True:
        news: dict[str, Any] = page.until("news")["d"]
        if news["view"]["isMyTurn"] or news["view"]["ending"]:
            return news


def test_a_lie_about_the_line_is_not_heard(server: Running) -> None:
    liar, honest, _, _ = seated(server)
    for _ in range(6):
        liar.send("ping", {"lag": 1000})
        liar.until("pong")
    time.sleep(1.0)
    liar.acts("A")
    assert my_turn(honest)["clock"]["second"] > 1000 * SECONDS - 50
    honest.acts("a1 B")
    my_turn(liar)
    time.sleep(SECONDS + 0.3)  # with a second more for the liar it would not be over
    ending = my_turn(liar)["view"]["ending"]
    assert ("time", "second") == (ending["reason"], ending["winner"])


def test_late_answers_to_pings_cost_the_other_nothing(server: Running) -> None:
    mine, honest, me, game = seated(server)
    with raw_socket(server, me, game) as line:  # a second page of the same player, which answers no ping
        mine.close()
        _say(line, mine.seen, "hello", language="en")
        time.sleep(1.5)
        _say(line, mine.seen, "act", id="late", action="A")
        assert my_turn(honest)["clock"]["second"] > 1000 * SECONDS - 50
        honest.acts("a1 B")
        time.sleep(SECONDS + 1.3)  # of which one second is credited at most
        ending = my_turn(honest)["view"]["ending"]
        assert ("time", "second") == (ending["reason"], ending["winner"])


def _say(line: socket.socket, seen: int, kind: str, **data: object) -> None:
    text = json.dumps({"t": kind, "d": data, "v": seen}, separators=(",", ":")).encode()
    line.sendall(frame(0x81, text))


def test_a_server_that_stood_still_takes_no_game(tmp_path: Path) -> None:
    with started("serve", "--port", "0", folder=tmp_path) as (process, address):
        me, you = reached(port_of(address)), Somebody(port_of(address))
        game = opened(me, you, clock=str(SECONDS))
        mine, yours = me.sit(game), you.sit(game)
        my_turn(mine)
        _freeze(process, SECONDS + 2)
        mine.acts("A")
        my_turn(yours)
        os.kill(process.pid, signal.SIGSTOP)
        yours.send("act", {"id": "in-time", "action": "a1"})  # heard by a server that sleeps
        time.sleep(SECONDS + 2)
        os.kill(process.pid, signal.SIGCONT)
        assert "done" == yours.until("done", "refused")["t"]
        yours.acts("B")
        assert None is my_turn(mine)["view"]["ending"]
        mine.close()
        yours.close()


def _freeze(process: subprocess.Popen[str], seconds: float) -> None:
    os.kill(process.pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.kill(process.pid, signal.SIGCONT)
