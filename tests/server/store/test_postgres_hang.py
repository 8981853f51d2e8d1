"""A connection whose other end has stopped is given up after a while, and another one goes on."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from openquarto.server.store.opening import open_postgres
from openquarto.server.store.postgres import PostgresStore
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_connection import GRACE, open_connection, set_patience
from openquarto.server.store.protocol import Transaction
from openquarto.server.store.writer import Writer
from tests.server.store.cluster import Cluster
from tests.server.store.stories import on_store
from tests.server.store.test_store import ADA, event, opened

pytestmark = pytest.mark.needs("postgres")
LIMIT = 1.0  # seconds for a statement


def address_of(cluster: Cluster) -> str:
    return f"{cluster.address(cluster.schema())}%20-cstatement_timeout%3D{LIMIT * 1000:.0f}"


@contextmanager
def stopped(process: int) -> Iterator[None]:
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


async def backend_of(writer: Writer) -> int:
    row = await writer.read(lambda sql: sql.execute("select pg_backend_pid()").fetchone())
    return int(row[0])


def test_a_change_and_a_question_go_another_way(cluster: Cluster) -> None:
    async def story(store: PostgresStore) -> None:
        await store.write(opened("one", ADA))
        begin = time.monotonic()
        with stopped(await backend_of(store.writer)):
            await store.write(Transaction(2.0, {"one": [event(2)]}))
        with stopped(await backend_of(store.reader)):
            assert [event(1), event(2)] == await store.log("one")
        took = time.monotonic() - begin
        assert 2 * (LIMIT + GRACE) < took < 2 * (LIMIT + GRACE) + 20

    def make() -> PostgresStore:
        store = open_postgres(address_of(cluster))
        assert isinstance(store, PostgresStore)
        return store

    on_store(make, story)


def test_what_takes_long_is_not_given_up_without_a_limit(cluster: Cluster) -> None:
    with open_connection(Address.parse(address_of(cluster))) as connection:
        set_patience(connection)
        assert [LIMIT + GRACE] == [connection.patience]
        connection.execute("set statement_timeout = 0")
        set_patience(connection)
        assert [None] == [connection.patience]
        connection.execute("select pg_sleep(0.5)")
        connection.patience = 0.2
        with pytest.raises(psycopg.OperationalError, match="has not answered for 0.2 seconds"):
            connection.execute("select pg_sleep(5)")
        assert connection.closed
