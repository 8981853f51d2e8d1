"""Many who act at the same instant, and long logs: nobody is sent away, and nobody else waits."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar, cast

import pytest

from openquarto.server.error import LogChangedError
from openquarto.server.room.registry import Registry
from openquarto.server.store.log_store import NOTHING, Beside, Entries, LogInfo, MemoryLogs
from openquarto.server.tournaments.tournaments import Tournaments
from openquarto.tournament import Log, Settings, acts
from openquarto.tournament.error import TournamentError
from tests.server.serving import Running, running
from tests.server.tournaments.test_evening import Evening

PLAYERS = 24
T = TypeVar("T")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("club")) as started:
        yield started


def test_all_who_report_at_the_same_instant_are_taken(server: Running) -> None:
    evening = Evening(server).entered(*(f"Player {number}" for number in range(1, PLAYERS + 1)))
    players = [evening.player(number) for number in range(1, PLAYERS + 1)]
    evening.done("pair")
    gate = threading.Barrier(PLAYERS)

    def report(number: int) -> int:
        gate.wait(60)
        return evening.act("report", players[number], result="1-0").status

    with ThreadPoolExecutor(PLAYERS) as together:
        assert [200] * PLAYERS == list(together.map(report, range(PLAYERS)))
    boards = evening.state["rounds"][0]["boards"]
    assert [("1-0", "both")] * (PLAYERS // 2) == [(each["result"], each["how"]) for each in boards]


@dataclass
class Threads:
    """Work beside the loop, and which thread did it."""

    seen: list[str] = field(default_factory=list)

    async def run(self, work: Callable[[], T]) -> T:
        self.seen.append(threading.current_thread().name)
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """They end with the loop."""


@dataclass(slots=True)
class Others(MemoryLogs):
    """A store to which other processes write, too: so many times they are quicker."""

    quicker: int = 0

    async def add(self, info: LogInfo, entries: Entries, beside: Beside = NOTHING) -> None:
        if self.quicker:
            self.quicker -= 1
            raise LogChangedError("an entry is there already")
        await MemoryLogs.add(self, info, entries, beside)


@dataclass
class Stored:
    """A store as a registry has it."""

    store: "Stored | None" = None
    tournaments: Others = field(default_factory=Others)


def process(logs: Others, threads: Threads) -> Tournaments:
    return Tournaments(cast("Registry", Stored(Stored(tournaments=logs))), threads)


def entered(name: str) -> Callable[[Log], acts.Events]:
    return lambda log: acts.enter(log.state, name)


def test_where_other_processes_are_quicker_an_act_is_tried_again() -> None:
    async def evening() -> None:
        logs, threads = Others(), Threads()
        here = process(logs, threads)
        name = await here.create(Settings(name="Tuesday"), b"session")
        logs.quicker = 3
        await here.act(name, entered("Anna"))
        there = process(logs, threads)
        await asyncio.gather(
            *(
                each.act(name, entered(f"{at} {number}"))
                for at, each in (("a", here), ("b", there))
                for number in range(12)
            )
        )
        assert 25 == len((await here.log(name)).state.players) == len((await there.log(name)).state.players)
        logs.quicker = 1_000
        with pytest.raises(TournamentError, match="somebody else was quicker"):
            await here.act(name, entered("Ben"))

    asyncio.run(evening())


def test_a_log_is_read_beside_the_event_loop() -> None:
    async def evening() -> None:
        logs, threads = Others(), Threads()
        name = await process(logs, threads).create(Settings(name="Tuesday"), b"session")
        again = process(logs, threads)
        assert 1 == (await again.log(name)).seq
        assert 1 == len(threads.seen)
        assert 1 == (await again.log(name)).seq  # there is nothing more to read
        assert 1 == len(threads.seen)

    asyncio.run(evening())


def test_a_log_that_somebody_reads_stays_as_it_is() -> None:
    async def evening() -> None:
        here = process(Others(), Threads())
        name = await here.create(Settings(name="Tuesday"), b"session")
        before = await here.log(name)
        after = await here.act(name, entered("Anna"))
        assert (1, 2) == (before.seq, after.seq)
        assert {} == {**before.state.players}

    asyncio.run(evening())


def test_a_player_cannot_fill_the_log_with_reports(server: Running) -> None:
    evening = Evening(server).entered("Anna", "Ben")
    anna = evening.player(1)
    evening.done("pair")
    answers = [evening.act("report", anna, result=("1-0", "0-1")[number % 2]) for number in range(11)]
    assert [200] * 10 + [409] == [each.status for each in answers]
    assert "too many reports" == answers[-1].json["code"]
    evening.done("report", evening.player(2), result="1-0")  # the other one still can
    evening.done("result", board=1, result="1-0")
