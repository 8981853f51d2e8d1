"""All pages of one server in a process of their own, which does what it is told: play, or be idle.

One process a server, because each has its own limit of open files, and so that ours and the bare one can be
measured in turn while both have all their pages.
"""

import asyncio
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection

import uvloop

from benchmarks.server.opening import Opened, open_tables
from benchmarks.server.tables import Ports, Table, played, seated

SETTLING = 0.5  # seconds for the last answers of a phase


@dataclass(frozen=True)
class Phase:
    """What to do for a while: so many moves a second, pings or none; `is_idle`: it is nobody's turn."""

    seconds: float
    moves: float = 0.0
    is_pinging: bool = True
    is_idle: bool = False


@dataclass(frozen=True)
class Told:
    """What was done in a phase: moves sent, the seconds that each took, pings, messages heard."""

    sent: int
    late: list[float]
    pings: int
    heard: int
    refused: str
    between: list[float]  # seconds from the actor's news to the other's


class Driver:
    """The pages of a server, from outside their process."""

    def __init__(self, pipe: "Connection[Phase | None, Told | str]") -> None:
        self._pipe = pipe

    def run(self, phase: Phase) -> Told:
        """Do something, and what came of it."""
        self._pipe.send(phase)
        told = self._pipe.recv()
        if isinstance(told, str) or told.refused:
            raise RuntimeError(told if isinstance(told, str) else told.refused)
        return told


@contextmanager
def driving(places: Sequence[Ports], tables: int, *, is_bare: bool = False) -> Iterator[Driver]:
    """So many tables with two pages each, which are there when this begins; at these places in turn."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_drive, args=(theirs, places, tables, is_bare))
    process.start()
    theirs.close()
    try:
        ours.recv()  # everybody is there
        yield Driver(ours)
        ours.send(None)
    finally:
        process.join(10)
        process.terminate()


def _drive(
    pipe: "Connection[Told | str, Phase | None]",
    places: Sequence[Ports],
    tables: int,
    is_bare: bool,  # noqa: FBT001
) -> None:
    port = places[0][0]
    opened = [Opened(f"game{at}", "", "") for at in range(tables)] if is_bare else open_tables(port, tables)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_obey(pipe, places, opened))


async def _obey(
    pipe: "Connection[Told | str, Phase | None]", places: Sequence[Ports], opened: list[Opened]
) -> None:
    late: list[float] = []
    tables = await seated(places, opened, late)
    pipe.send("ready")
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as pool:
        while phase := await loop.run_in_executor(pool, pipe.recv):
            late.clear()
            pipe.send(await _do(phase, tables, late))
    for table in tables:
        for player in table.players:
            player.close()


async def _do(phase: Phase, tables: list[Table], late: list[float]) -> Told:
    players = [player for table in tables for player in table.players]
    pings, heard = sum(each.pings for each in players), sum(each.heard for each in players)
    for table in tables:
        for player in table.players:
            player.set_pressing(player is table.actor and not (phase.is_idle or table.is_at_end))
    for player in players if phase.is_pinging else ():
        player.start_pinging()
    for table in tables:
        table.between.clear()
    sent = 0
    if phase.moves:
        sent = await played(tables, phase.moves, phase.seconds)
    else:
        await asyncio.sleep(phase.seconds)
    await asyncio.sleep(SETTLING)
    for player in players:
        player.stop_pinging()
    pings, heard = sum(each.pings for each in players) - pings, sum(each.heard for each in players) - heard
    refused = next((each.refused for each in players if each.refused), "")
    between = [seconds for table in tables for seconds in table.between]
    return Told(sent, list(late), pings, heard, refused, between)
