"""The referee's time that processes share: it runs once for all, and stands while none runs."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest

from openquarto.server.store import postgres_channel
from openquarto.server.store.postgres_channel import TICK
from openquarto.server.store.protocol import Transaction
from tests.server.store.cluster import Cluster
from tests.server.store.hearing import process, until
from tests.server.store.test_store import event, opened

pytestmark = pytest.mark.needs("postgres")
Connection = psycopg.Connection[tuple[object, ...]]


@contextmanager
def ticking(cluster: Cluster) -> Iterator[Connection]:
    """A connection to a database in which nobody else lets the time go on."""

    async def make(schema: str) -> None:
        async with process(cluster.address(schema)):
            pass

    schema = cluster.schema()
    asyncio.run(make(schema))
    with closing(cluster.connect()) as connection:
        connection.execute(f"set search_path = {schema}".encode())
        connection.execute("update clock set at = 100, wall = clock_timestamp()")
        yield connection


def tick(connection: Connection) -> float:
    row = connection.execute(TICK).fetchone()
    assert row is not None
    return float(str(row[0]))


@pytest.mark.parametrize(
    ("since", "least", "most"),
    [
        ("1.5 seconds", 1.5, 2.0),
        ("1 hour", 2.0, 2.0),  # nobody was there, or the clock was set forward
        ("-1 hour", 0.0, 0.0),  # the clock was set back
    ],
)
def test_what_is_added_since_the_last_look(cluster: Cluster, since: str, least: float, most: float) -> None:
    with ticking(cluster) as connection:
        connection.execute("update clock set wall = clock_timestamp() - %s::interval", (since,))
        first = tick(connection)
        assert least <= first - 100 <= most
        begin = time.monotonic()
        time.sleep(0.1)
        assert 0.09 <= tick(connection) - first <= time.monotonic() - begin + 0.1  # it goes on from there


def test_whoever_waited_for_another_adds_nothing_twice(cluster: Cluster) -> None:
    with ticking(cluster) as one, closing(cluster.connect()) as two:
        two.execute("select set_config('search_path', %s, false)", one.execute("show search_path").fetchone())
        begin = time.monotonic()
        tick(one)

        async def wait() -> float:
            with one.transaction():
                tick(one)
                waiting = asyncio.ensure_future(asyncio.to_thread(tick, two))
                await asyncio.sleep(0.5)
                assert not waiting.done()
                tick(one)
            return await waiting

        last = asyncio.run(wait())
        last = max(last, tick(one))
        assert 0.5 <= last - 100 <= time.monotonic() - begin + 0.1


def read(cluster: Cluster, schema: str) -> tuple[float, float]:
    """The time that is kept, and when that was, by the clock of the database."""
    with closing(cluster.connect()) as connection:
        query = f"select at, extract(epoch from wall)::double precision from {schema}.clock"  # noqa: S608
        row = connection.execute(query.encode()).fetchone()
    assert row is not None
    return float(str(row[0])), float(str(row[1]))


def test_two_processes_do_not_make_it_run_faster(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_channel, "EVERY", 0.02)

    async def story() -> None:
        schema = cluster.schema()
        address = cluster.address(schema)
        async with process(address) as one, process(address) as two:
            await until(lambda: one.times and two.times)
            first, begin = read(cluster, schema)
            await asyncio.sleep(1.5)
            count = len(one.times)
            await until(lambda: len(one.times) > count + 1)
            last, end = read(cluster, schema)
            assert 1.4 <= last - first <= end - begin + 0.001  # a gap counts for 2 s at most
            for each in (one, two):
                assert sorted(each.times) == each.times
            # No commit has anything to do with it, and nobody's word moves it.
            at = await one.store.time()
            await one.store.write(opened("one"))
            await one.store.write(Transaction(1.0, {"one": [event(2, 10_000.0)]}))
            await one.store.keep_time(10_000.0)
            assert at <= await one.store.time() <= at + 20
        last, _ = read(cluster, schema)
        async with process(address) as one:
            await until(lambda: one.times)
            assert 0.0 <= one.times[0] - last <= 2.001

    asyncio.run(story())


def test_it_stands_while_nobody_lets_it_go_on(cluster: Cluster) -> None:
    with ticking(cluster) as connection:
        connection.execute("update clock set wall = clock_timestamp() - interval '1 day'")
        at = tick(connection)
        row = connection.execute("select at from clock").fetchone()
        assert (102.0, (at,)) == (at, row)


def test_a_lock_on_the_time_holds_nobody_up_for_good(cluster: Cluster) -> None:
    async def story() -> None:
        schema = cluster.schema()
        async with process(cluster.address(schema)) as one:
            await until(lambda: one.times)
            with closing(cluster.connect()) as other, other.transaction():
                other.execute(f"lock table {schema}.clock".encode())
                one.channel.send("heard meanwhile")
                await until(lambda: one.heard, 5)
                await one.store.write(opened("one"))
            count = len(one.times)
            await until(lambda: len(one.times) > count)
            assert 1 == one.connections

    asyncio.run(story())
