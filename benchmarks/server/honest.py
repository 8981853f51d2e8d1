"""Honest people at a server under attack, from addresses of their own: what they notice of it."""

import asyncio
import http.client
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from benchmarks.server.client import Player
from benchmarks.server.opening import HERE, Opened, open_table, post
from benchmarks.server.process import Server
from benchmarks.server.tables import Table

PLAYERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")  # a pair each
NEWCOMER, OPPONENT, OPERATOR = "127.0.0.5", "127.0.0.6", "127.0.0.7"
GAMES = 2  # of a pair: one has 32 actions
CLOCK = "5"  # seconds a turn
THINKING = 0.25  # seconds before each action
PATIENCE = 20.0  # seconds for one answer
OFTEN, SELDOM = 0.5, 3.0  # seconds between two newcomers, and between two looks at the event loop
Tables = dict[str, list[Opened]]  # of pairs, by their addresses


@dataclass
class Noticed:
    """What honest people noticed; times in seconds, without end where there was no answer."""

    actions: list[float] = field(default_factory=list)  # from act to done
    flags: int = 0  # that fell
    unanswered: int = 0  # actions
    lost: list[str] = field(default_factory=list)  # connections, and whatever else was refused
    pages: list[float] = field(default_factory=list)  # of somebody who comes to a table
    replies: list[float] = field(default_factory=list)  # of level 3
    lag: float = 0.0  # of the event loop, ms


def open_for_pairs(port: int, sources: Sequence[str] = PLAYERS) -> Tables:
    """The tables of all pairs, by their addresses; no clock runs before they come."""
    tables = {}
    for source in sources:
        line = http.client.HTTPConnection(HERE, port, timeout=PATIENCE, source_address=(source, 0))
        tables[source] = [open_table(line, at, clock=CLOCK) for at in range(GAMES)]
        line.close()
    return tables


def notice(server: Server, tables: Tables, seconds: float) -> Noticed:
    """Play for a while, and what was noticed."""
    return asyncio.run(_notice(server, tables, seconds))


async def _notice(server: Server, tables: Tables, seconds: float) -> Noticed:
    noticed, end = Noticed(), time.monotonic() + seconds
    pairs = [_play(server.port, source, opened, end, noticed) for source, opened in tables.items()]
    game = next(iter(tables.values()))[0].game
    await asyncio.gather(
        *pairs,
        _repeat(lambda: _come(server.port, game, noticed), OFTEN, end),
        _repeat(lambda: _play_computer(server.port, noticed), OFTEN * 2, end),
        _repeat(lambda: _look(server, noticed), SELDOM, end),
    )
    await _look(server, noticed)
    return noticed


async def _play(port: int, source: str, opened: list[Opened], end: float, noticed: Noticed) -> None:
    """One pair: an action after a little thought, one game after the other."""
    for each in opened:
        table = Table((port, port), each, random.Random(each.game), noticed.actions)
        try:
            async with asyncio.timeout(PATIENCE):
                await table.connect(source)
                await table.ready()
                await _until(partial(_has_begun, table))
            while time.monotonic() < end and not table.is_at_end:
                await asyncio.sleep(THINKING)
                if not await _acted(table, noticed):
                    return
        except (OSError, TimeoutError) as problem:
            noticed.lost.append(f"{source}: {problem!r}")
            return
        finally:
            for player in table.players:
                player.close()
        if time.monotonic() >= end:
            return


async def _acted(table: Table, noticed: Noticed) -> bool:
    """One action; whether it was done."""
    if any(player.refused or player.is_over for player in table.players):
        _blame(table, noticed)
        return False
    table.move()
    end = time.monotonic() + PATIENCE
    while table.is_busy and time.monotonic() < end:
        await asyncio.sleep(0.002)
        if any(player.refused or player.is_over for player in table.players):
            await asyncio.sleep(0.05)  # the answer to the last action of a game comes after its end
            break
    if not table.is_busy:
        return True
    _blame(table, noticed)
    return False


def _has_begun(table: Table) -> bool:
    return not any(player.is_waiting for player in table.players)


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():  # noqa: ASYNC110  what a protocol has heard raises no event
        await asyncio.sleep(0.005)


def _blame(table: Table, noticed: Noticed) -> None:
    """Why an action was not done: the flag fell, it was refused, or nobody answered."""
    refused = [player.refused for player in table.players if player.refused]
    if any(player.is_over for player in table.players):
        noticed.flags += 1
    elif refused:
        noticed.lost += refused
    else:
        noticed.unanswered += 1


async def _come(port: int, game: str, noticed: Noticed) -> None:
    """Somebody new opens the page of a table."""
    noticed.pages.append(await asyncio.to_thread(_timed, lambda: _page(port, game)))


def _timed(work: Callable[[], None]) -> float:
    began = time.perf_counter()
    try:
        work()
    except (OSError, http.client.HTTPException):
        return float("inf")
    return time.perf_counter() - began


def _page(port: int, game: str) -> None:
    line = http.client.HTTPConnection(HERE, port, timeout=PATIENCE, source_address=(NEWCOMER, 0))
    try:
        line.request("GET", f"/table/{game}")
        answer = line.getresponse()
        answer.read()
        if answer.status != 200:
            raise ConnectionError(answer.status)
    finally:
        line.close()


async def _play_computer(port: int, noticed: Noticed) -> None:
    """Somebody opens a table against level 3, gives a piece and waits for the computer's turn."""
    taken = time.perf_counter()
    player: Player | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            game, cookie = await asyncio.to_thread(_computer_table, port)
            player = Player(port, game, cookie, lambda _: None)
            made = player
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: made, HERE, port, local_addr=(OPPONENT, 0))
            await player.is_ready
            given = player.seen
            taken = time.perf_counter()
            player.act("a", "A", given)
            await _until(lambda: made.seen >= given + 3)  # given, placed, given
            noticed.replies.append(time.perf_counter() - taken)
    except (OSError, RuntimeError, TimeoutError, http.client.HTTPException):
        noticed.replies.append(float("inf"))
    finally:
        if player:
            player.close()


def _computer_table(port: int) -> tuple[str, str]:
    line = http.client.HTTPConnection(HERE, port, timeout=PATIENCE, source_address=(OPPONENT, 0))
    try:
        created, cookie = post(line, "/tables", {"opponent": "level3", "first": "me"})
    finally:
        line.close()
    return created["game"], cookie


async def _look(server: Server, noticed: Noticed) -> None:
    try:
        noticed.lag = max(noticed.lag, await asyncio.to_thread(server.lag, OPERATOR))
    except (OSError, IndexError, http.client.HTTPException):
        noticed.lag = float("inf")


async def _repeat(work: Callable[[], Awaitable[None]], pause: float, end: float) -> None:
    while time.monotonic() < end:
        await work()
        await asyncio.sleep(pause)
