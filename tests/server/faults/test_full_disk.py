"""A disk that refuses for a while: the clock does not ask it all the time, and the flag falls later."""

import asyncio
import time

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.rules.clock import parse_time_control
from openquarto.server.error import StoreError
from openquarto.server.game.computers import Computers
from openquarto.server.game.events import Acted
from openquarto.server.game.table import Proposal, Table, TableServices
from openquarto.server.limits import Limits
from openquarto.server.room.registry import Registry
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import GameInfo, Transaction


class Refusing(MemoryStore):
    """A store that can be told to refuse, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.asked = 0
        self.pause = 0.0

    async def write(self, transaction: Transaction) -> GameInfo | None:
        self.asked += 1
        await asyncio.sleep(self.pause)
        if self.is_full:
            raise StoreError("the disk is full")
        return await super().write(transaction)


class Play:
    """A game with a clock at one screen, and a time that can be set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.store = Refusing()
        services = TableServices(self.store, Computers(0.0), self._now, Limits())
        self.registry = Registry(services)

    def _now(self) -> float:
        return time.monotonic() + self.ahead

    async def table(self) -> Table:
        clock = parse_time_control("5/turn")
        arrangement = Arrangement(Settings(first_clock=clock, second_clock=clock))
        game = await self.registry.create(arrangement, {b"me": "both"}, by_lot=False)
        return (await self.registry.find(game)).table


def test_a_flag_that_cannot_be_written_falls_later(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> tuple[int, list[str]]:
        play = Play()
        table, store = await play.table(), play.store
        store.is_full, store.asked = True, 0
        play.ahead = 5.0  # the time is over
        table._clock.set_timer(table.last)
        await asyncio.sleep(0.3)
        asked, store.is_full = store.asked, False
        for _ in range(300):
            if table.last.match.outcome:
                break
            await asyncio.sleep(0.01)
        await play.registry.close()
        return asked, [logged.kind for logged in await store.log(table.info.game)]

    asked, kinds = asyncio.run(story())
    assert ["table", "lot", "time"] == kinds
    assert (1, 1) == (asked, len(caplog.records))


def test_the_clock_of_a_game_that_was_deleted_in_mid_turn_stops(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        play = Play()
        table = await play.table()
        play.store.pause = 0.05
        answer = asyncio.get_running_loop().create_future()
        table.submit(Proposal(lambda _: Acted("first", "A")), answer.set_result)
        await asyncio.sleep(0.01)
        await play.registry.delete(table.info.game)
        await answer
        play.ahead = 5.0
        table._go_on()  # as if somebody who has not left yet said hello
        await asyncio.sleep(0.2)

    asyncio.run(story())
    told = [record.getMessage() for record in caplog.records]
    assert len(told) <= 1, told  # the action itself could not be kept
