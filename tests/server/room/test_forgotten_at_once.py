"""Names that are forgotten at once, in two processes: neither brings the other one's back, on every store."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.server.error import LogChangedError, ServerError
from openquarto.server.game.computers import Computers
from openquarto.server.game.referee_time import SharedTime
from openquarto.server.game.table import TableServices
from openquarto.server.limits import Limits
from openquarto.server.off_loop import OnLoop
from openquarto.server.room.forgetting import forget_names
from openquarto.server.room.registry import Registry
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.opening import open_postgres
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore
from openquarto.server.tournaments.tournaments import Tournaments
from openquarto.tournament.event import Entered
from openquarto.tournament.settings import Settings as TournamentSettings
from tests.server.store.cluster import Cluster
from tests.server.store.conftest import POSTGRES

ME, YOU = b"me" * 16, b"you" * 11
PATIENCE = 60


class View:
    """Something as one process has it: before the first of its calls to some functions something happens."""

    def __init__(self, what: Any, before: Callable[[], Awaitable[object]], *names: str) -> None:  # noqa: ANN401
        self._what, self._before, self._names = what, [before], names

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        found = getattr(self._what, name)
        if name not in self._names:
            return found

        async def call(*values: Any, **named: Any) -> Any:  # noqa: ANN401
            if self._before:
                await self._before.pop()()
            return await found(*values, **named)

        return call


class ClubView(View):
    """A store whose logs of tournaments are viewed."""

    def __init__(self, store: Store, before: Callable[[], Awaitable[object]]) -> None:
        super().__init__(store, before)
        self.tournaments = View(store.tournaments, before, "add", "rewrite")


def meeting() -> Callable[[], Awaitable[object]]:
    """Lets two wait for each other before they write: so each has read before the other writes."""
    barrier = asyncio.Barrier(2)
    return lambda: asyncio.wait_for(barrier.wait(), PATIENCE)


Story = Callable[[list[Store]], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite", POSTGRES])
def twice(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Tells a story of two stores with the same games: of one that both use, where only one can be open."""

    @contextmanager
    def opened() -> Iterator[list[Store]]:
        match request.param:
            case "memory":
                yield [MemoryStore()] * 2
            case "sqlite":
                yield [SqliteStore(tmp_path / "a.sqlite")] * 2
            case _:
                cluster: Cluster = request.getfixturevalue("cluster")
                address = cluster.address(cluster.schema())
                yield [open_postgres(address), open_postgres(address)]

    def tell(story: Story) -> None:
        async def whole() -> None:
            with opened() as stores:
                try:
                    await story(stores)
                finally:
                    for store in stores:
                        await store.close()

        asyncio.run(whole())

    return tell


def registry(store: object) -> Registry:
    return Registry(TableServices(cast("Store", store), Computers(0.0), SharedTime(), Limits()))


async def opened_at(process: Registry) -> str:
    arrangement = Arrangement(Settings(first="Zebulon", second="Yolanda"), by_link=True)
    return await process.create_seated(arrangement, {ME: "first", YOU: "second"})


def test_both_players_of_a_game(twice: Callable[[Story], None]) -> None:
    async def story(stores: list[Store]) -> None:
        game = await opened_at(registry(stores[0]))
        await stores[0].rename(game, ME, "Zebulon and Yolanda")
        met = meeting()
        mine, yours = (registry(View(store, met, "rewrite")) for store in stores)
        await asyncio.gather(forget_names(mine, ME), forget_names(yours, YOU))
        told = str(await stores[0].load([game]))
        assert (False, False) == ("Zebulon" in told, "Yolanda" in told)
        for process in (mine, yours) if stores[0].channel else ():  # elsewhere one process has all tables
            assert (None, None) == (await process.find(game)).table.last.opened.names

    twice(story)


def test_a_game_that_is_deleted_meanwhile(twice: Callable[[Story], None]) -> None:
    async def story(stores: list[Store]) -> None:
        game = await opened_at(registry(stores[0]))
        mine = registry(View(stores[0], lambda: stores[1].delete(game), "rewrite"))
        with pytest.raises(ServerError, match="expected a game that there is"):
            await forget_names(mine, ME)

    twice(story)


def test_two_players_of_a_tournament(twice: Callable[[Story], None]) -> None:
    async def story(stores: list[Store]) -> None:
        met = meeting()
        mine, yours = (Tournaments(registry(ClubView(store, met)), OnLoop()) for store in stores)
        alone = Tournaments(registry(stores[0]), OnLoop())
        name = await alone.create(TournamentSettings(name="Cup"), ME)
        await alone.act(name, lambda _: [Entered(1, "Zebulon"), Entered(2, "Yolanda"), Entered(3, "Xaver")])
        await asyncio.gather(mine.forget(name, 1), yours.forget(name, 2))
        told = str(await stores[0].tournaments.log(name))
        assert (False, False, True) == tuple(each in told for each in ("Zebulon", "Yolanda", "Xaver"))
        for process in (mine, yours, alone):
            state = (await process.log(name)).state
            assert ["#1", "#2", "Xaver"] == [state.name(player) for player in (1, 2, 3)]

    twice(story)


def test_a_rewrite_of_what_has_changed_is_refused(twice: Callable[[Story], None]) -> None:
    async def story(stores: list[Store]) -> None:
        game = await opened_at(registry(stores[0]))
        before = await stores[0].game(game)
        assert before is not None
        await stores[1].rename(game, YOU, "Sunday")
        with pytest.raises(LogChangedError):
            await stores[0].rewrite(game, before.version, (), [YOU])
        now = await stores[0].game(game)
        assert now is not None
        assert "Sunday" == now.titled(YOU).title
        assert await stores[0].rewrite(game, now.version, (), [YOU]) == await stores[1].game(game)

    twice(story)
