"""What processes at one database tell each other: after each commit, and through cuts and stops of it."""

import asyncio
from collections.abc import Awaitable
from contextlib import AsyncExitStack, closing
from functools import partial

import pytest

from openquarto.server.store.protocol import MOST_SENT, Transaction
from tests.server.store.cluster import Cluster
from tests.server.store.hearing import Hearing, process, until
from tests.server.store.test_store import ADA, BO, claim, event, opened

pytestmark = pytest.mark.needs("postgres")


def test_every_change_is_told_to_all_processes_without_its_content(cluster: Cluster) -> None:
    async def story() -> None:
        address, elsewhere = (cluster.address(cluster.schema()) for _ in range(2))
        async with process(address) as one, process(address) as two, process(elsewhere) as other:
            store, told = one.store, []

            async def after(change: Awaitable[object], text: str = "changed one:0") -> None:
                await change
                told.append((one.channel.process, text))
                await until(lambda: len(two.heard) >= len(told))

            await after(store.write(opened("one", ADA)), "changed one:1")
            await after(store.write(Transaction(2.0, {"one": [event(2), event(3)]})), "changed one:3")
            await after(store.rename("one", ADA, "Secret title"))
            await store.invite(b"s", "one", "second", 1.0)
            await after(store.write(claim(b"new", BO)))
            await after(store.confirm(b"new"))
            info = await store.game("one")
            assert info is not None
            await after(store.rewrite("one", info.version, [event(2)], [ADA]))
            await after(store.leave("one", ADA))
            await after(store.delete("one"))
            assert told == two.heard
            await until(lambda: told == one.heard)  # its own voice
            assert [] == other.heard  # another schema is another server

    asyncio.run(story())


def test_one_commit_of_many_games_is_told_at_once(cluster: Cluster) -> None:
    async def story() -> None:
        address = cluster.address(cluster.schema())
        games = {f"game-of-16-bytes{number:04}" for number in range(600)}
        async with process(address) as one, process(address) as two:
            before = one.store.stats.commits
            await asyncio.gather(*(one.store.write(opened(game)) for game in games))

            def words() -> list[str]:
                return [word for _, text in two.heard for word in text.split()[1:]]

            await until(lambda: len(words()) == len(games))
            assert {f"{game}:1" for game in games} == {*words()}
            assert len(two.heard) <= one.store.stats.commits - before + 3
            assert all(len(text.encode()) <= MOST_SENT for _, text in two.heard)

    asyncio.run(story())


def is_heard(hearing: Hearing, names: set[str]) -> bool:
    return names == {sender for sender, _ in hearing.heard}


def is_connected(processes: list[Hearing], before: list[int]) -> bool:
    """Whether all have connected again."""
    return all(each.connections > last for each, last in zip(processes, before, strict=True))


def test_what_is_sent_is_heard_by_all(cluster: Cluster) -> None:
    async def story() -> None:
        address = cluster.address(cluster.schema())
        async with AsyncExitStack() as stack:
            all_of_them = [await stack.enter_async_context(process(address)) for _ in range(3)]
            names = {each.channel.process for each in all_of_them}
            assert 3 == len(names)
            for each in all_of_them:
                each.channel.send(f"here is é, \n and {'x' * 7000}")
            for each in all_of_them:
                await until(partial(is_heard, each, names))
                assert all(text.endswith(f"é, \n and {'x' * 7000}") for _, text in each.heard)
            with pytest.raises(ValueError, match="at most 7900 bytes, got 8000"):
                all_of_them[0].channel.send("é" * 4000)

    asyncio.run(story())


@pytest.mark.parametrize("way", ["cut", "stopped"])
def test_a_channel_that_is_lost_comes_back_and_says_so(cluster: Cluster, way: str) -> None:
    async def story() -> None:
        address = cluster.address(cluster.schema())
        async with process(address) as one, process(address) as two:
            for _ in range(2):
                before = [each.connections for each in (one, two)]
                if way == "cut":
                    await asyncio.to_thread(cluster.cut)
                else:
                    await asyncio.to_thread(cluster.stop)
                    one.channel.send("lost")
                    cluster.launch()
                    await asyncio.to_thread(cluster.wait)
                await until(partial(is_connected, [one, two], before))
                one.heard.clear()
                two.channel.send("again")
                await until(lambda: (two.channel.process, "again") in one.heard)
                await one.store.write(opened(f"game{before[0]}"))
                await until(lambda: any("changed" in text for _, text in two.heard))
                two.heard.clear()

    asyncio.run(story())


def test_a_writer_that_was_cut_tells_of_what_it_writes_then(cluster: Cluster) -> None:
    async def story() -> None:
        address = cluster.address(cluster.schema())
        async with process(address) as one, process(address) as two:
            await one.store.write(opened("one"))
            await until(lambda: two.heard)
            with closing(cluster.connect()) as connection:  # all but the two that listen
                connection.execute(
                    """
                    select count(pg_terminate_backend(pid)) from pg_stat_activity
                    where usename = 'player' and query !~ 'clock|listen|pg_notify'
                    """
                )
            await one.store.write(Transaction(2.0, {"one": [event(2)]}))
            await until(lambda: (one.channel.process, "changed one:2") in two.heard)

    asyncio.run(story())


def test_the_end_waits_for_no_database(cluster: Cluster) -> None:
    async def story() -> None:
        async with process(cluster.address(cluster.schema())) as one:
            await asyncio.to_thread(cluster.stop)
            await asyncio.sleep(0.3)
            await asyncio.wait_for(one.channel.close(), 120)  # else it looks for a database for ever
            one.channel.send("nobody hears this")
            connections = one.connections
            cluster.launch()
            await asyncio.to_thread(cluster.wait)
            await asyncio.sleep(0.3)
            assert connections == one.connections

    asyncio.run(story())
