"""/readyz when the disk cannot be relied on: a file that was moved away, a full disk, a stalled store."""

import asyncio
import resource
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from openquarto.server.error import StoreError
from openquarto.server.store import health
from openquarto.server.store.health import STALLED, StoreHealth
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.sqlite import SqliteStore
from tests.server.serving import PATIENCE, Running, running, sent_away
from tests.server.test_processes import port_of, reached, started


def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something holds within a time."""
    deadline = time.monotonic() + seconds
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.05)
    return holds()


def status(server: Running) -> int:
    return server.somebody().ask("GET", "/readyz").status


def test_a_file_that_was_moved_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path) as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        page.acts("A")
        assert 200 == status(server)
        file, away = tmp_path / "games.sqlite", tmp_path / "away.sqlite"
        file.rename(away)
        refused = page.act("a1")
        assert ("refused", "not kept") == (refused["t"], refused["d"]["code"])
        assert until(lambda: 503 == status(server))
        assert "failing" == me.ask("GET", "/readyz").json["status"]
        assert str(tmp_path) not in me.ask("GET", "/readyz").text
        invited = me.ask("POST", f"/api/games/{page.table['game']}/invitation", {"seat": "mine"})
        assert (503, "not kept") == (invited.status, invited.json["code"])
        away.rename(file)
        assert until(lambda: 200 == status(server))
        page.acts("a1")
        page.close()
    assert any("was moved away" in record.getMessage() for record in caplog.records)


def test_a_disk_that_is_full_and_has_room_again(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with started("serve", "--port", "0", "--database", str(file), folder=tmp_path) as (process, address):
        me = reached(port_of(address))
        page = me.sit(me.open(opponent="here"))
        page.acts("A")
        # No file may become larger than it is: a disk that is full, for this process alone.
        log = (tmp_path / "games.sqlite-wal").stat().st_size
        _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (log, hard))
        assert "not known" == page.act("a1")["d"]["code"]  # a write that failed in the middle of a commit
        assert 4001 == sent_away(page.connection)[0]  # to come back to what the file holds
        assert until(lambda: 503 == me.ask("GET", "/readyz").status)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert until(lambda: 200 == me.ask("GET", "/readyz").status)
        page = me.sit(page.table["game"])
        page.acts("a1")
        page.close()


def test_a_store_that_stands_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "STALLED", 0.3)
    go_on = threading.Event()
    with running(tmp_path) as server:
        store = server.services.registry.store
        assert isinstance(store, SqliteStore)
        monkeypatch.setattr(
            store.engine.file, "check", lambda: go_on.wait(PATIENCE)
        )  # in the writer's thread
        assert until(lambda: 503 == status(server))
        for _ in range(20):
            assert 503 == status(server)  # an answer needs nothing of the store, which still stands
        go_on.set()
        assert until(lambda: 200 == status(server))


class Counting(MemoryStore):
    """A store that counts how often it is looked at, and can be made to refuse."""

    looks = 0
    problem = ""

    async def check(self, *, writes: bool) -> None:
        self.looks += 1
        if self.problem:
            raise StoreError(self.problem)
        if writes:
            self.stats.failure = ""


def test_health_is_known_without_asking() -> None:
    async def story() -> None:
        store, clock = Counting(), [0.0]
        state = StoreHealth(store, now=lambda: clock[0])
        assert "" == state.problem
        store.stats.failure = "disk full"
        assert "disk full" == state.problem
        await state.look()
        assert "" == state.problem
        store.problem = "gone"
        await state.look()
        assert "gone" == state.problem
        for _ in range(100):
            assert state.problem
        assert 2 == store.looks
        state._asked = clock[0]
        clock[0] += STALLED + 1
        assert "the store has not answered for 5 seconds" == state.problem
        await state.look()
        store.problem = ""
        await state.look()
        assert "" == state.problem
        store.stats.begun = clock[0]  # a commit, while the question after the file is answered
        clock[0] += STALLED + 1
        assert "the store has not answered for 5 seconds" == state.problem

    asyncio.run(story())


def test_a_failure_between_two_looks_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store = Counting()
        state = StoreHealth(store)
        store.stats.failure = store.problem = "disk full"
        for _ in range(3):
            await state.look()
        store.problem = ""
        await state.look()
        store.stats.failure = "disk full"  # and there is room again before anybody looks
        await state.look()

    asyncio.run(story())
    bad, good = "the store cannot be relied on: disk full", "the store can be relied on again"
    assert [bad, good, bad, good] == [record.getMessage() for record in caplog.records]
