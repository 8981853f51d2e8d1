"""Connections that are cut in the middle of a commit: nothing is lost, nothing doubled, nothing guessed."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from openquarto.server.error import (
    CommitUnknownError,
    LogChangedError,
    SecretUsedError,
    StoreAwayError,
    StoreError,
    refusal_of,
)
from openquarto.server.store.opening import open_postgres
from openquarto.server.store.postgres import PostgresStore
from openquarto.server.store.postgres_connection import is_passing, is_rolled_back
from openquarto.server.store.postgres_writer import HOLD, PostgresWriter
from openquarto.server.store.protocol import GameInfo, SeatClaim, StoredEvent, Transaction
from tests.server.store.cluster import Cluster
from tests.server.store.cutting import Cutter, Way
from tests.server.store.stories import on_store

pytestmark = pytest.mark.needs("postgres")
GAMES = 6
CANCEL = "select count(pg_cancel_backend(pid)) from pg_stat_activity where wait_event = 'SyncRep'"


def event(seq: int) -> StoredEvent:
    return StoredEvent(seq, "time", b"body %d" % seq, float(seq))


def opened(game: str, seats: dict[bytes, str] | None = None) -> Transaction:
    taken = dict.fromkeys(seats or {}, "first")
    return Transaction(1.0, {game: [event(1)]}, GameInfo(game, "", 1.0, taken))  # type: ignore[arg-type]


def more(game: str, seq: int) -> Transaction:
    return Transaction(2.0, {game: [event(seq)]})


def store_at(address: str) -> PostgresStore:
    store = open_postgres(address)
    assert isinstance(store, PostgresStore)
    return store


@pytest.fixture
def cutter(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cutter]:
    folder = tmp_path_factory.mktemp("c")
    cutter = Cutter(folder, cluster.folder / f".s.PGSQL.{cluster.port}")
    yield cutter
    cutter.close()


@pytest.fixture
def address(cluster: Cluster, cutter: Cutter) -> str:
    limits = "%20-cidle_in_transaction_session_timeout%3D300%20-cstatement_timeout%3D1500"
    straight = cluster.address(cluster.schema(), more=limits)
    folder = str(cluster.folder).replace("/", "%2F")
    return straight.replace(folder, str(Path(cutter._listener.getsockname()).parent).replace("/", "%2F"))


@pytest.mark.parametrize("way", ["before", "after", "silent"])
def test_a_commit_that_is_cut_happens_once(cutter: Cutter, address: str, way: Way) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write(opened("one", {b"ada": "first"}))
        cutter.arm(way)
        await asyncio.gather(*(store.write(more("one", seq)) for seq in (2, 3, 4)))
        assert 1 == cutter.cuts
        assert [1, 2, 3, 4] == [each.seq for each in await store.log("one")]
        cutter.arm(way)
        await store.rename("one", b"ada", "mine")
        cutter.arm(way)
        await store.invite(b"s", "one", "second", 1.0)
        cutter.arm(way)
        await store.write(Transaction(3.0, {}, claim=SeatClaim(b"s", "one", "second", b"new", b"bo")))
        with pytest.raises(SecretUsedError):
            await store.write(Transaction(3.0, {}, claim=SeatClaim(b"s", "one", "second", b"x", None)))
        cutter.arm(way)
        assert b"bo" == await store.confirm(b"new")  # what it returned in the commit whose answer was lost
        info = await store.game("one")
        assert info is not None
        assert ({b"ada": "first", b"new": "second"}, {b"ada": "mine"}) == (info.seats, info.titles)
        assert (5, "") == (cutter.cuts, store.stats.failure)

    on_store(lambda: store_at(address), story)


def test_doubt_that_is_taken_for_failure_is_noticed(
    cutter: Cutter, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresWriter, "_is_there", lambda *_given: False)  # the mistake

    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        cutter.arm("after")
        with pytest.raises(StoreError):
            await store.write(more("one", 2))
        assert 2 == len(await store.log("one"))  # refused, and there all the same

    on_store(lambda: store_at(address), story)


def test_a_clash_is_still_a_clash(cutter: Cutter, address: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        cutter.arm("before")
        results = await asyncio.gather(
            *(store.write(more("one", seq)) for seq in (2, 2, 3)), return_exceptions=True
        )
        assert [None, LogChangedError, None] == [each and type(each) for each in results]
        assert "" == store.stats.failure

    on_store(lambda: store_at(address), story)


def test_after_a_clash_the_database_is_not_called_away(cutter: Cutter, address: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        store.engine._hold = 1.0
        cutter.arm("before")
        with pytest.raises(LogChangedError):
            await store.write(more("one", 1))
        await store.write(more("one", 2))
        cutter.arm("before")
        results = await asyncio.gather(
            *(store.write(more("one", seq)) for seq in (3, 1)), return_exceptions=True
        )
        assert [None, LogChangedError] == [each and type(each) for each in results]
        await asyncio.sleep(1.2)
        cutter.arm("before")
        await store.write(more("one", 4))

    on_store(lambda: store_at(address), story)


@pytest.mark.parametrize(("way", "is_there"), [("before", False), ("after", True)])
def test_what_stays_unknown_is_called_unknown(
    cutter: Cutter, address: str, way: Way, *, is_there: bool
) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        store.engine._hold = 0.5
        cutter.arm(way)
        cutter.is_shut = True
        with pytest.raises(CommitUnknownError) as caught:
            await store.write(more("one", 2))
        assert "not known" == refusal_of(caught.value).faults[0].code
        with pytest.raises(StoreAwayError) as away:  # this one was never sent
            await store.write(more("one", 3))
        assert "not kept" == refusal_of(away.value).faults[0].code
        assert "the database is away" in store.stats.failure
        cutter.is_shut = False
        assert 1 + is_there == len(await store.log("one"))
        await store.write(more("one", 2 + is_there))
        assert "" == store.stats.failure

    on_store(lambda: store_at(address), story)


def test_a_reader_waits_for_what_is_still_open(cluster: Cluster, cutter: Cutter, address: str) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        store.engine._hold = 0.2
        with closing(cluster.connect()) as standby:
            standby.execute("alter system set synchronous_standby_names = 'missing'")
            standby.execute("select pg_reload_conf()")
            try:
                await asyncio.sleep(0.3)
                write = asyncio.ensure_future(store.write(more("one", 2)))
                await asyncio.sleep(0.5)
                cutter.lose_clients()
                with pytest.raises(CommitUnknownError):
                    await write
                read = asyncio.ensure_future(store.log("one"))
                await asyncio.sleep(0.5)
                assert not read.done()
            finally:
                standby.execute("alter system reset synchronous_standby_names")
                standby.execute("select pg_reload_conf()")
            assert [1, 2] == [each.seq for each in await read]

    on_store(lambda: store_at(address), story)


def test_a_wait_for_the_standby_that_was_cancelled_is_doubt(cluster: Cluster) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        with closing(cluster.connect()) as standby:
            standby.execute("alter system set synchronous_standby_names = 'missing'")
            standby.execute("select pg_reload_conf()")
            try:
                await asyncio.sleep(0.3)
                write = asyncio.ensure_future(store.write(more("one", 2)))
                for _ in range(3):
                    await asyncio.sleep(0.2)
                    await asyncio.to_thread(standby.execute, CANCEL)
                await asyncio.sleep(0.2)
                assert not write.done()
            finally:
                standby.execute("alter system reset synchronous_standby_names")
                standby.execute("select pg_reload_conf()")
        await write
        assert [1, 2] == [each.seq for each in await store.log("one")]

    on_store(lambda: store_at(cluster.address(cluster.schema())), story)


class Faults:
    """Cuts connections, or stops the database as a power cut does, again and again.

    After a few cuts without any acknowledged change it waits for one: a busy machine takes longer to connect
    than the time between two cuts, and would never come to the end of a commit.
    """

    MOST_IN_A_ROW = 5

    def __init__(self, cluster: Cluster, *, stops: bool) -> None:
        self.count = 0
        self._cluster, self._stops = cluster, stops
        self._in_a_row = 0
        self._progress = asyncio.Event()

    def acknowledged(self) -> None:
        self._in_a_row = 0
        self._progress.set()

    async def cause(self, faults: int) -> None:
        while self.count < faults:
            if self._in_a_row >= self.MOST_IN_A_ROW:
                self._progress.clear()
                await self._progress.wait()
            self._in_a_row += 1
            await asyncio.sleep(0.3 if self._stops else 0.01)
            if self._stops:
                await asyncio.to_thread(self._cluster.stop)
                self._cluster.launch()
                await asyncio.to_thread(self._cluster.wait)
                self.count += 1
            else:
                self.count += await asyncio.to_thread(self._cluster.cut)


def under_faults(cluster: Cluster, faults: int, *, stops: bool) -> None:
    """Play many games while faults happen: every change is acknowledged once, and there once."""

    async def play(store: PostgresStore, game: str, cause: Faults) -> int:
        await store.write(opened(game))
        seq = 1
        while cause.count < faults:
            seq += 1
            await store.write(more(game, seq))
            cause.acknowledged()
            if seq % 5 == 0:
                assert seq == len(await store.log(game))
        return seq

    async def story(store: PostgresStore) -> None:
        store.reader._engine._hold = 60.0  # type: ignore[attr-defined]  # a busy machine starts it slowly
        store.engine._hold = 60.0
        cause = Faults(cluster, stops=stops)
        games = [f"game{number}" for number in range(GAMES)]
        plays = (play(store, game, cause) for game in games)
        causing = asyncio.ensure_future(cause.cause(faults))
        last = await asyncio.gather(*plays)
        await causing
        for game, seq in zip(games, last, strict=True):
            assert list(range(1, seq + 1)) == [each.seq for each in await store.log(game)]

    on_store(lambda: store_at(cluster.address(cluster.schema())), story)


def test_connections_that_are_cut_lose_and_double_nothing(cluster: Cluster) -> None:
    under_faults(cluster, 20, stops=False)


def test_a_database_that_is_stopped_at_once_loses_and_doubles_nothing(cluster: Cluster) -> None:
    under_faults(cluster, 1, stops=True)


@pytest.mark.more
def test_a_database_that_is_stopped_again_and_again(cluster: Cluster) -> None:
    under_faults(cluster, 10, stops=True)


@pytest.mark.more
def test_many_cut_connections(cluster: Cluster) -> None:
    under_faults(cluster, 1000, stops=False)


@pytest.mark.long
def test_many_stopped_databases(cluster: Cluster) -> None:
    under_faults(cluster, 50, stops=True)


def test_the_end_does_not_wait_for_a_database_that_is_away(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openquarto.server.store.writer.PATIENCE", 0.2)

    async def story() -> None:
        store = store_at(cluster.address(cluster.schema()))
        await store.write(opened("one"))
        cluster.stop()
        write = asyncio.ensure_future(store.write(more("one", 2)))
        await asyncio.sleep(0.1)
        begin = time.monotonic()
        await store.close()
        assert time.monotonic() - begin < HOLD  # for which a change would wait
        with pytest.raises(StoreError):
            await write

    asyncio.run(story())
    cluster.start()


def test_only_the_database_itself_can_say_that_a_commit_failed(cluster: Cluster) -> None:
    with closing(cluster.connect()) as connection:
        lost = psycopg.OperationalError("cannot exit pipeline mode while busy")  # it was cut
        assert (True, False) == (is_passing(lost, connection), is_rolled_back(lost, connection))
        with pytest.raises(psycopg.Error) as clash:
            connection.execute("select 1 / 0")
        assert (False, True) == (is_passing(clash.value, connection), is_rolled_back(clash.value, connection))
        with pytest.raises(psycopg.Error) as ended:
            connection.execute("select pg_terminate_backend(pg_backend_pid())")
        assert (True, False) == (is_passing(ended.value, connection), is_rolled_back(ended.value, connection))
