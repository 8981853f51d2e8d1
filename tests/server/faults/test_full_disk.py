"""A disk that refuses for a while: the clock does not ask it all the time, and the flag falls later."""

import asyncio
import time

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.rules.clock import parse_time_control
from openquarto.server.computers import Computers
from openquarto.server.error import StoreError
from openquarto.server.referee_time import RefereeTime
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import Change
from openquarto.server.tables import Tables


class Refusing(MemoryStore):
    """A store that can be told to refuse, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.asked = 0

    async def write(self, change: Change) -> None:
        self.asked += 1
        if self.is_full:
            raise StoreError("the disk is full")
        await super().write(change)


def test_a_flag_that_cannot_be_written_falls_later(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> tuple[int, list[str]]:
        store = Refusing()
        ahead = 0.0
        now = RefereeTime(now=lambda: time.monotonic() + ahead)
        tables = Tables(store, Computers(0.0), now)
        clock = parse_time_control("5/turn")
        arrangement = Arrangement(Settings(first_clock=clock, second_clock=clock))
        game = await tables.create(arrangement, {b"me": "both"}, by_lot=False)
        table = await tables.find(game)
        store.is_full, store.asked = True, 0
        ahead = 5.0  # the time is over
        table._set_timer()
        await asyncio.sleep(0.3)
        asked, store.is_full = store.asked, False
        for _ in range(300):
            if table.last.match.outcome:
                break
            await asyncio.sleep(0.01)
        await tables.close()
        return asked, [logged.kind for logged in await store.log(game)]

    asked, kinds = asyncio.run(story())
    assert ["table", "lot", "time"] == kinds
    assert (1, 1) == (asked, len(caplog.records))
