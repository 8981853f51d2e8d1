"""Processes that are in each other's way: one seat for two, a process that is frozen, changes in a circle."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest

from openquarto.server.error import GameLockedError, LogChangedError, SecretUsedError, StoreError
from openquarto.server.store import writer as writer_module
from openquarto.server.store.batch import Batch
from openquarto.server.store.opening import open_postgres
from openquarto.server.store.postgres import PostgresStore
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_connection import open_connection
from openquarto.server.store.protocol import GameInfo, Head, SeatClaim, Transaction
from tests.server.store.cluster import Cluster
from tests.server.store.stories import on_store
from tests.server.store.test_store import ADA, BO, event, opened

pytestmark = pytest.mark.needs("postgres")
ROUNDS = 12


def store_at(address: str) -> PostgresStore:
    store = open_postgres(address)
    assert isinstance(store, PostgresStore)
    return store


def more(game: str, seq: int) -> Transaction:
    return Transaction(2.0, {game: [event(seq)]})


@pytest.mark.parametrize("secrets", [(b"s", b"t"), (b"s", b"s")])
def test_of_two_processes_one_gives_the_seat(cluster: Cluster, secrets: tuple[bytes, bytes]) -> None:
    address = cluster.address(cluster.schema())

    async def story(one: PostgresStore) -> None:
        two = store_at(address)
        for number in range(ROUNDS):
            game = f"game{number}"
            await one.write(opened(game, ADA))
            for secret in {*secrets}:
                await one.invite(secret + game.encode(), game, "second", 1.0)
            claims = [
                SeatClaim(secret + game.encode(), game, "second", session)
                for secret, session in zip(secrets, (b"bo", b"cy"), strict=True)
            ]
            writes = [
                store.write(Transaction(2.0, {game: [event(2)]}, claim=claim))
                for store, claim in zip((one, two), claims, strict=True)
            ]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert {GameInfo, SecretUsedError} == {type(each) for each in results}
            info, events = await two.later(game, 0)
            assert info is not None
            winner = claims[results.index(info)].session  # who has it is told what all others read
            assert ({ADA: "first", winner: "second"}, 2) == (info.seats, len(events))
        await two.close()

    on_store(lambda: store_at(address), story)


def test_who_comes_back_who_leaves_and_who_is_invited_at_once(cluster: Cluster) -> None:
    """All that is done to the seats of the same games, in both processes, in every order."""
    address = cluster.address(cluster.schema())

    async def story(one: PostgresStore) -> None:
        two = store_at(address)
        for number in range(ROUNDS):
            names = [f"{number}-{letter}" for letter in "abc"]
            old, new = b"old%d" % number, b"new%d" % number
            await asyncio.gather(*(one.write(opened(name, ADA, old)) for name in names[1:]))
            await one.write(opened(names[0], ADA))
            await one.invite(new, names[0], "second", 1.0)
            await one.write(Transaction(2.0, {}, claim=SeatClaim(new, names[0], "second", new, old)))
            stores = (one, two)
            results = await asyncio.gather(
                *(store.confirm(new) for store in stores),
                *(stores[index % 2].leave(name, ADA) for index, name in enumerate(names)),
                *(stores[index % 2].write(more(name, 2)) for index, name in enumerate(reversed(names))),
                *(
                    stores[index % 2].invite(name.encode(), name, "first", 1.0)
                    for index, name in enumerate(names)
                ),
                *(stores[index % 2].rename(name, new, "mine") for index, name in enumerate(names)),
            )
            assert {None, old} == {*results[:2]}
            for name in names:
                info, events = await two.later(name, 0)
                assert info is not None
                assert ([new], 2) == ([*info.seats], len(events))
        await two.close()

    on_store(lambda: store_at(address), story)


@contextmanager
def frozen(
    address: str, statements: list[str], *, limit: str = "2s"
) -> Iterator[psycopg.Connection[tuple[object, ...]]]:
    """A process that was stopped in the middle of a transaction, with the settings of ours."""
    with closing(open_connection(Address.parse(address))) as connection:
        connection.execute(f"set idle_in_transaction_session_timeout = '{limit}'".encode())
        connection.execute("begin")
        for statement in statements:
            connection.execute(statement.encode())
        yield connection


INSERT = "insert into event (game, seq, kind, body, at) values ('game{number}', 2, 'time', '{{}}', 0)"
CHANGE = "update game set changed = 3 where game = 'game{number}'"


@pytest.mark.parametrize(("statements", "held"), [([INSERT], {7}), ([CHANGE, INSERT], {*range(0, 40, 3)})])
def test_a_frozen_process_holds_up_its_games_for_seconds_and_no_others(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, statements: list[str], held: set[int]
) -> None:
    monkeypatch.setattr("openquarto.server.store.writer.LOCKED_HOLD", 120.0)  # on a busy machine
    address = cluster.address(cluster.schema())

    async def story(store: PostgresStore) -> None:
        await asyncio.gather(*(store.write(opened(f"game{number}")) for number in range(40)))
        texts = [statement.format(number=number) for number in held for statement in statements]
        with frozen(address, texts, limit="0") as other:
            writes = [asyncio.ensure_future(store.write(more(f"game{number}", 2))) for number in range(40)]
            await asyncio.gather(*(writes[number] for number in range(40) if number not in held))
            assert not any(writes[number].done() for number in held)
            other.execute("set idle_in_transaction_session_timeout = '2s'")  # ours, from now on
            await asyncio.gather(*writes)
        for number in range(40):
            assert 2 == len(await store.log(f"game{number}"))
        assert "" == store.stats.failure

    on_store(lambda: store_at(address), story)


def test_a_store_that_is_frozen_in_the_middle_of_a_batch_goes_on_when_it_wakes(cluster: Cluster) -> None:
    address = cluster.address(cluster.schema())
    is_awake = threading.Event()

    def freeze(batch: Batch) -> None:
        assert len(batch.sql.execute("select 1").fetchall()) == 1
        batch.raise_version(["game0", "game1"])
        is_awake.wait(120)

    async def story(store: PostgresStore) -> None:
        other = store_at(address)
        await asyncio.gather(*(store.write(opened(f"game{number}")) for number in range(3)))
        stuck = other.writer.do(freeze)
        await asyncio.sleep(0.3)
        held = asyncio.ensure_future(store.write(more("game0", 2)))
        await store.write(more("game2", 2))
        assert not held.done()
        await held  # within seconds, or it would be refused (LOCKED_HOLD)
        is_awake.set()
        await stuck  # done once, on another connection
        assert {"game0": Head(2, 1), "game1": Head(1, 1)} == await store.heads(["game0", "game1"])
        await other.close()

    on_store(lambda: store_at(address), story)


def test_who_was_waited_for_and_commits_after_all_is_first(cluster: Cluster) -> None:
    address = cluster.address(cluster.schema())

    async def story(store: PostgresStore) -> None:
        await store.write(opened("game0"))
        with frozen(address, [CHANGE.format(number=0), INSERT.format(number=0)], limit="20s") as other:
            write = asyncio.ensure_future(store.write(more("game0", 2)))
            await asyncio.sleep(0.6)
            assert not write.done()
            other.execute("commit")
        with pytest.raises(LogChangedError):
            await write

    on_store(lambda: store_at(address), story)


def test_who_is_waited_for_in_vain_is_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "LOCKED_HOLD", 0.5)
    address = cluster.address(cluster.schema())

    async def story(store: PostgresStore) -> None:
        await asyncio.gather(*(store.write(opened(f"game{number}")) for number in range(2)))
        with frozen(address, [CHANGE.format(number=0)], limit="20s"):
            write = asyncio.ensure_future(store.write(more("game0", 2)))
            await asyncio.sleep(0.1)
            await store.write(more("game1", 2))
            with pytest.raises(GameLockedError):
                await write
        assert (1, "") == (len(await store.log("game0")), store.stats.failure)
        await store.write(more("game0", 2))

    on_store(lambda: store_at(address), story)


def test_who_comes_after_a_batch_that_waits_does_not_wait_with_it(cluster: Cluster) -> None:
    address = cluster.address(cluster.schema())

    async def story(store: PostgresStore) -> None:
        await asyncio.gather(*(store.write(opened(f"game{number}")) for number in range(2)))
        with frozen(address, [CHANGE.format(number=0)], limit="20s") as other:
            held = asyncio.ensure_future(store.write(more("game0", 2)))
            await asyncio.sleep(0.6)  # it has been tried and put off
            await store.write(more("game1", 2))
            assert not held.done()
            other.execute("rollback")
        await held

    on_store(lambda: store_at(address), story)


def test_the_end_waits_for_nobody(cluster: Cluster) -> None:
    address = cluster.address(cluster.schema())

    async def story() -> None:
        store = store_at(address)
        await store.write(opened("game0"))
        with frozen(address, [CHANGE.format(number=0)], limit="20s"):
            write = asyncio.ensure_future(store.write(more("game0", 2)))
            await asyncio.sleep(0.6)
            await asyncio.wait_for(store.close(), 15)  # it is frozen for longer
            with pytest.raises(StoreError):
                await write

    asyncio.run(story())


def test_batches_that_lock_each_other_in_a_circle_are_all_done(cluster: Cluster) -> None:
    address = cluster.address(cluster.schema())

    async def story(one: PostgresStore) -> None:
        two = store_at(address)
        games = [f"game{number}" for number in range(20)]
        await asyncio.gather(*(one.write(opened(game, ADA, BO)) for game in games))
        for number in range(ROUNDS):
            await asyncio.gather(
                *(one.rename(game, ADA, f"title {number}") for game in games),
                *(two.rename(game, BO, f"title {number}") for game in reversed(games)),
            )
        heads = await two.heads(games)
        assert {2 * ROUNDS} == {head.version for head in heads.values()}
        await two.close()

    on_store(lambda: store_at(address), story)
