"""A tournament that another process has deleted, or that has expired, is found by nobody any more."""

import pytest

from openquarto.server.error import ServerError
from openquarto.server.off_loop import OnLoop
from openquarto.server.store.protocol import Store
from openquarto.server.tournaments.tournaments import Tournaments
from openquarto.tournament.event import Entered
from openquarto.tournament.settings import Settings
from tests.server.room.test_forgotten_at_once import registry
from tests.server.store.conftest import use as use  # noqa: PLC0414  a fixture
from tests.server.store.stories import Use


@pytest.mark.parametrize("is_expired", [False, True])
def test_it_is_not_shown_from_memory(use: Use, is_expired: bool) -> None:
    async def story(store: Store) -> None:
        here = Tournaments(registry(store), OnLoop())
        name = await here.create(Settings(name="Cup"), b"me")
        await here.act(name, lambda _: [Entered(1, "Ada")])
        assert 2 == (await here.log(name)).seq == (await here.log(name)).seq
        if is_expired:
            assert 1 == await store.tournaments.expire(1e12)
        else:
            await store.tournaments.delete(name)
        with pytest.raises(ServerError, match="expected a tournament that there is"):
            await here.log(name)

    use(story)
