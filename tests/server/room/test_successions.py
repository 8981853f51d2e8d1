"""Who came after whom: also a game that was being loaded meanwhile has the new session."""

import asyncio

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.server.error import StoreError
from openquarto.server.game.computers import Computers
from openquarto.server.game.referee_time import RefereeTime
from openquarto.server.game.table import TableServices
from openquarto.server.limits import Limits
from openquarto.server.room.registry import Registry
from openquarto.server.room.seats import Newcomer, invite, sit_down
from openquarto.server.room.successions import Successions
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import Session


async def failing(_session: Session) -> None:
    raise StoreError("disk full")


def test_a_game_that_is_loaded_during_a_succession_has_the_new_session(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        store = MemoryStore()
        registry = Registry(TableServices(store, Computers(0.0), RefereeTime(), Limits()))
        successions = Successions(registry, set())
        game = await registry.create(Arrangement(by_link=True), {b"ada": "first"}, by_lot=False)
        other = await registry.create(Arrangement(), {b"bo": "both"}, by_lot=False)
        before = await store.game(other)  # as it was read by somebody who is loading it
        host = await store.game(game)
        assert before is not None
        assert host is not None
        assert await sit_down(registry, game, await invite(registry, host, None), Newcomer(b"new", b"bo"))
        successions.expect(b"new")
        assert before == successions.current(before)
        with monkeypatch.context() as full_disk:
            full_disk.setattr(store, "confirm", failing)
            await successions.come_back(b"new")  # it is tried again
        await asyncio.gather(*(successions.come_back(b"new") for _ in range(3)))
        assert {b"new": "both"} == successions.current(before).seats
        assert "both" == (await registry.find(other)).table.seat_of(b"new")
        await registry.close()

    asyncio.run(story())
