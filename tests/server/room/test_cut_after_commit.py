"""The database goes away just after a change: the change holds, and nobody says that nothing has changed."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from openquarto.classroom.event import SettingsChanged
from openquarto.classroom.settings import Settings as ClassSettings
from openquarto.match.arrangement import Arrangement
from openquarto.server.classrooms.classrooms import Classrooms, Step
from openquarto.server.error import CommitUnknownError, ServerError, StoreAwayError
from openquarto.server.game.computers import Computers
from openquarto.server.game.referee_time import SharedTime
from openquarto.server.game.table import TableServices
from openquarto.server.limits import Limits
from openquarto.server.off_loop import OnLoop
from openquarto.server.room.registry import Registry
from openquarto.server.room.seats import Newcomer, invite, leave, sit_down
from openquarto.server.room.successions import Successions
from openquarto.server.store.protocol import Store
from openquarto.server.tournaments.tournaments import Tournaments
from openquarto.tournament.event import Entered
from openquarto.tournament.settings import Settings as TournamentSettings
from tests.server.store.conftest import use as use  # noqa: PLC0414  a fixture
from tests.server.store.stories import Use

HOST, GUEST = b"host" * 8, b"guest" * 6
WRITES = {"write", "add", "leave", "rename", "confirm"}
READS = {"game", "load", "log", "later", "games_of", "keys"}


class Cut:
    """A store that can be read no more as soon as it has been written, from when on that is wanted."""

    def __init__(self, what: Any, state: dict[str, bool] | None = None) -> None:  # noqa: ANN401
        self._what = what
        self._state = {"is_armed": False, "is_away": False} if state is None else state

    def cut_after_next(self) -> None:
        self._state.update(is_armed=True)

    def mend(self) -> None:
        self._state.update(is_armed=False, is_away=False)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        found = getattr(self._what, name)
        if name in ("tournaments", "classrooms"):
            return Cut(found, self._state)
        if name not in WRITES | READS:
            return found

        async def call(*values: Any, **named: Any) -> Any:  # noqa: ANN401
            if self._state["is_away"]:
                raise StoreAwayError("the database is away")
            result = await found(*values, **named)
            self._state["is_away"] = self._state["is_armed"] and name in WRITES
            return result

        return call


Story = Callable[[Cut, Registry], Awaitable[None]]


def told(use: Use, story: Story) -> None:
    async def whole(store: Store) -> None:
        cut = Cut(store)
        registry = Registry(TableServices(cast("Store", cut), Computers(0.0), SharedTime(), Limits()))
        await story(cut, registry)
        cut.mend()
        await registry.close()

    use(whole)


def test_a_seat_that_was_taken_is_given(use: Use) -> None:
    async def story(store: Cut, registry: Registry) -> None:
        game = await registry.create(Arrangement(by_link=True), {HOST: "first"}, by_lot=False)
        secret = await invite(registry, await store.game(game), None)
        table = (await registry.find(game)).table
        store.cut_after_next()
        assert await sit_down(registry, game, secret, Newcomer(GUEST, None, "Bo"))
        assert {HOST: "first", GUEST: "second"} == table.info.seats
        store.mend()
        assert table.info == await store.game(game)

    told(use, story)


def test_who_comes_back_is_let_in(use: Use) -> None:
    async def story(store: Cut, registry: Registry) -> None:
        successions = Successions(registry, set())
        game = await registry.create(Arrangement(by_link=True), {HOST: "first"}, by_lot=False)
        other = await registry.create(Arrangement(), {b"old": "both"}, by_lot=False)
        secret = await invite(registry, await store.game(game), None)
        await registry.find(other)
        assert await sit_down(registry, game, secret, Newcomer(GUEST, b"old"))
        successions.expect(GUEST)
        store.cut_after_next()
        await successions.come_back(GUEST)
        store.mend()
        assert {GUEST: "both"} == (await registry.find(other)).table.info.seats

    told(use, story)


def test_an_act_at_a_tournament_is_done(use: Use) -> None:
    async def story(store: Cut, registry: Registry) -> None:
        clubs = Tournaments(registry, OnLoop())
        club = await clubs.create(TournamentSettings(name="Cup"), HOST)
        store.cut_after_next()
        assert "Ada" == (await clubs.act(club, lambda _: [Entered(1, "Ada")])).state.name(1)
        store.mend()
        assert "Ada" == (await clubs.log(club)).state.name(1)

    told(use, story)


@pytest.mark.parametrize("what", ["leave", "rename", "tournament", "class"])
def test_it_may_be_kept_all_the_same(use: Use, what: str) -> None:
    async def story(store: Cut, registry: Registry) -> None:
        seats = {HOST: "first", GUEST: "second"}
        game = await registry.create_seated(Arrangement(by_link=True), seats)  # type: ignore[arg-type]
        clubs, classes = Tournaments(registry, OnLoop()), Classrooms(registry.store.classrooms, OnLoop())
        club = await clubs.create(TournamentSettings(name="Cup"), HOST)
        room = await classes.create(ClassSettings(name="5b"), HOST)
        await clubs.act(club, lambda _: [Entered(1, "Ada")])
        info = await store.game(game)
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "leave": lambda: leave(registry, info, HOST),
            "rename": lambda: registry.rename(game, HOST, "Sunday"),
            "tournament": lambda: clubs.forget(club, 1),
            "class": lambda: classes.act(room, lambda _: Step([SettingsChanged(ClassSettings(name="6b"))])),
        }
        store.cut_after_next()
        with pytest.raises((CommitUnknownError, ServerError)) as refused:
            await asked[what]()
        assert "nothing has changed" not in str(refused.value)

    told(use, story)
