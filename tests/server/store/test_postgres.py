"""A PostgreSQL database: its tables, its defaults, and what is said of one that cannot be used."""

import asyncio
import logging
from contextlib import closing
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

from openquarto.server.config import read_config
from openquarto.server.error import LogChangedError, ServerError, StoreError
from openquarto.server.store import postgres_schema
from openquarto.server.store.opening import open_postgres, open_store
from openquarto.server.store.postgres import PostgresStore
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_schema import MIGRATIONS, migrate
from openquarto.server.store.protocol import GameInfo, StoredEvent, Transaction
from tests.server.store.cluster import PASSWORD, Cluster
from tests.server.store.stories import on_store

pytestmark = pytest.mark.needs("postgres")
SECRET = "Tr0ub4dor&3"  # noqa: S105  of nobody


def store_at(address: str) -> PostgresStore:
    store = open_postgres(address)
    assert isinstance(store, PostgresStore)
    return store


def opened(game: str) -> Transaction:
    return Transaction(1.0, {game: [StoredEvent(1, "table", b"{}", 0.0)]}, GameInfo(game, "", 1.0))


def run(cluster: Cluster, schema: str, statement: str) -> Any:  # noqa: ANN401  whatever is found
    with closing(cluster.connect()) as connection:
        connection.execute(f"set search_path = {schema}".encode())
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else None


def test_a_database_is_opened_again_over_the_network(cluster: Cluster) -> None:
    schema = cluster.schema()
    config = read_config({"database": cluster.tcp_address(schema)}, {})

    def make() -> PostgresStore:
        store = open_store(config)
        assert isinstance(store, PostgresStore)
        return store

    async def write(store: PostgresStore) -> None:
        await store.write(opened("one"))

    async def read(store: PostgresStore) -> None:
        assert 1 == len(await store.log("one"))

    on_store(make, write)
    on_store(make, read)
    assert [(0,)] == run(cluster, schema, "select count(*) from writer")  # nothing is left of who has left
    assert PASSWORD not in repr(config)
    assert "postgresql.admin" == config.admin_path.name if config.admin_path else ""


def test_a_connection_is_as_safe_as_it_can_be(cluster: Cluster) -> None:
    asked = ("statement_timeout", "idle_in_transaction_session_timeout", "synchronous_commit", "fsync")
    query = f"select {', '.join(f'current_setting({name!r})' for name in asked)}"

    async def look(store: PostgresStore) -> None:
        row = await store.writer.do(lambda batch: batch.sql.execute(query).fetchone())
        assert ("10s", "2s", "on", "on") == row

    on_store(lambda: store_at(cluster.address(cluster.schema())), look)
    address = Address.parse(
        "postgresql://ada@one,two:5433/games?connect_timeout=3&options=-cstatement_timeout%3D1"
    )
    assert ("read-write", "10000", "3") == tuple(
        address.parameters[name] for name in ("target_session_attrs", "tcp_user_timeout", "connect_timeout")
    )
    assert address.parameters["options"].endswith("-cstatement_timeout=1")  # whoever says it is right
    assert "postgresql://ada@one,two:5433/games" == str(address)


def test_what_waits_together_is_committed_together(cluster: Cluster) -> None:
    async def many(store: PostgresStore) -> None:
        await store.write(opened("one"))
        before = store.stats.commits
        events = [StoredEvent(seq, "act", b"{}", 0.0) for seq in range(2, 302)]
        await asyncio.gather(*(store.write(Transaction(2.0, {"one": [each]})) for each in events))
        assert (301, True) == (len(await store.log("one")), 50 > store.stats.commits - before)

    on_store(lambda: store_at(cluster.address(cluster.schema())), many)


def test_a_read_waits_for_no_commit(cluster: Cluster) -> None:
    schema = cluster.schema()

    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        with closing(cluster.connect()) as other, other.transaction():
            other.execute(f"lock table {schema}.event in exclusive mode".encode())
            write = asyncio.ensure_future(
                store.write(Transaction(2.0, {"one": [StoredEvent(2, "act", b"{}", 0.0)]}))
            )
            await asyncio.sleep(0.1)
            assert 1 == len((await store.load(["one", "two"]))["one"][1])
            assert not write.done()
        await write

    on_store(lambda: store_at(cluster.address(schema)), story)


def test_an_old_database_is_migrated_only_when_that_is_asked(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema = cluster.schema()
    address = cluster.address(schema)
    assert ["empty", "current"] == [migrate(Address.parse(address)) for _ in range(2)]
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", (*MIGRATIONS, "alter table game add column more int"))
    with pytest.raises(ServerError, match="is of an older version, 4 of 5: .*openquarto database migrate"):
        open_postgres(address)
    assert [(len(MIGRATIONS),)] == run(cluster, schema, "select version from openquarto")
    assert "older" == migrate(Address.parse(address))
    asyncio.run(store_at(address).close())
    monkeypatch.undo()
    for use in (open_postgres, lambda text: migrate(Address.parse(text))):
        with pytest.raises(ServerError, match="was written by a newer version of this program"):
            use(address)


@pytest.mark.parametrize("tables", ["mine (x int)", "openquarto (application int, version int)"])
def test_somebody_elses_database_is_refused_and_left_alone(cluster: Cluster, tables: str) -> None:
    schema = cluster.schema()
    run(cluster, schema, f"create table {tables}; grant select on all tables in schema {schema} to player")
    with pytest.raises(ServerError, match="is no database of games"):
        open_postgres(cluster.address(schema))
    count = "select count(*) from pg_tables where schemaname = current_schema()"
    assert [(1,)] == run(cluster, schema, count)


def test_two_that_migrate_at_once_do_it_once(cluster: Cluster) -> None:
    address = Address.parse(cluster.address(cluster.schema()))

    async def both() -> list[str]:
        return await asyncio.gather(*(asyncio.to_thread(migrate, address) for _ in range(4)))

    assert ["current", "current", "current", "empty"] == sorted(asyncio.run(both()))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://player:{secret}@127.0.0.1:{port}/postgres", "password authentication failed"),
        ("postgresql://player:{secret}@127.0.0.1:1/postgres", "cannot be reached: .*refused"),
        ("postgresql://player:{secret}@no-such-host.invalid/postgres", "cannot be reached"),
        (
            "postgresql:///postgres?host=/nowhere&password={secret}",
            "cannot be reached: .*No such file|expected an address",
        ),
        ("postgresql://player:{secret}@127.0.0.1:{port}/postgres?nonsense=1", "expected an address such as"),
        ("postgresql:player:{secret}", "expected an address such as"),
        ("postgresql://player:{secret}@host:port/x", "expected an address such as|cannot be reached"),
    ],
)
def test_what_cannot_be_reached_is_told_without_its_password(
    cluster: Cluster, caplog: pytest.LogCaptureFixture, address: str, said: str
) -> None:
    caplog.set_level(logging.DEBUG)
    for secret in (SECRET, quote(SECRET)):
        database = address.format(secret=secret, port=cluster.port)
        with pytest.raises(ServerError, match=said) as caught:
            open_store(read_config({"database": database}, {}))
        told = f"{caught.value} {caught.value!r} {caught.value.faults} {caplog.text}"
        assert not any(each in told for each in (SECRET, quote(SECRET)))


def test_a_database_that_cannot_be_written_is_told(cluster: Cluster) -> None:
    schema = cluster.schema()
    run(cluster, schema, f"alter schema {schema} owner to admin; grant usage on schema {schema} to player")
    with pytest.raises(ServerError, match="cannot be written: permission denied"):
        open_postgres(cluster.address(schema))
    read_only = cluster.address(schema, more="%20-cdefault_transaction_read_only%3Don")
    with pytest.raises(ServerError, match="cannot be reached: .*session is read-only"):
        open_postgres(read_only)


def test_a_full_disk_loses_nothing_and_heals(cluster: Cluster) -> None:
    schema = cluster.schema()

    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        full = "begin raise exception 'no space left on device' using errcode = 'disk_full'; end"
        run(cluster, schema, f"create function no_space() returns trigger language plpgsql as $${full}$$")
        run(cluster, schema, "create trigger no_space before insert on event execute function no_space()")
        event = StoredEvent(2, "time", b"{}", 0.0)
        with pytest.raises(StoreError, match="no space left"):
            await store.write(Transaction(2.0, {"one": [event]}))
        assert "no space left" in store.stats.failure
        assert 1 == len(await store.log("one"))
        run(cluster, schema, "drop trigger no_space on event")
        await store.check(writes=True)
        assert "" == store.stats.failure
        await store.write(Transaction(2.0, {"one": [event]}))

    on_store(lambda: store_at(cluster.address(schema)), story)


def test_a_second_process_may_write_too(cluster: Cluster) -> None:
    address = cluster.address(cluster.schema())

    async def story(store: PostgresStore) -> None:
        other = store_at(address)
        await asyncio.gather(store.write(opened("one")), other.write(opened("two")))
        event = StoredEvent(2, "time", b"{}", 0.0)
        writes = [each.write(Transaction(2.0, {"one": [event]})) for each in (store, other)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert {None, LogChangedError} == {each and type(each) for each in results}  # the key decides
        await other.close()

    on_store(lambda: store_at(address), story)


def test_the_driver_is_asked_for_nothing_that_a_pooler_loses(cluster: Cluster) -> None:
    """Every transaction ends: no connection is left idle in one."""

    async def story(store: PostgresStore) -> None:
        await store.write(opened("one"))
        with pytest.raises(StoreError):
            await store.write(opened("one"))
        await store.log("one")
        with closing(cluster.connect()) as connection:
            states = connection.execute("select state from pg_stat_activity where usename = 'player'")
            assert {("idle",)} == {*states.fetchall()}

    on_store(lambda: store_at(cluster.address(cluster.schema())), story)


def test_an_error_of_the_driver_never_repeats_a_secret() -> None:
    address = Address.parse(f"postgresql://ada:{quote(SECRET)}@host/games")
    assert "ada:…@host" in address.told(psycopg.OperationalError(f"bad postgresql://ada:{SECRET}@host"))
    assert SECRET not in f"{address} {address!r}"
