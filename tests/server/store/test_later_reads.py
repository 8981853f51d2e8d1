"""What others have written is read at once for all who ask; each gets what is new to them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from openquarto.server.error import StoreError
from openquarto.server.store.protocol import Transaction
from openquarto.server.store.sqlite import SqliteStore
from openquarto.server.store.writer import Writer
from tests.server.store.test_store import event, opened


class Counting:
    """Counts reads, and can let them fail."""

    def __init__(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reads = 0
        self.is_away = False
        read = Writer.read

        def counted(writer: Writer, task: Callable[[Any], Any]) -> "asyncio.Future[Any]":
            self.reads += 1
            return read(writer, self._fail if self.is_away else task)

        monkeypatch.setattr(Writer, "read", counted)
        self.store = store

    @staticmethod
    def _fail(_sql: object) -> None:
        raise StoreError("away")


def test_those_who_ask_together_share_a_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        names = [f"game{number}" for number in range(130)]
        for name in names:
            await store.write(opened(name))
        await store.write(Transaction(2.0, {"game7": [event(2), event(3)]}))
        counting = Counting(store, monkeypatch)
        asked = [store.later(name, 1) for name in (*names, "none")]
        found = await asyncio.gather(*asked, store.later("game7", 0), store.later("game7", 2))
        assert 2 == counting.reads  # a hundred, and the rest
        told = dict(zip((*names, "none"), found, strict=False))
        assert (None, []) == told["none"]
        assert [2, 3] == [each.seq for each in told["game7"][1]]
        assert [[1, 2, 3], [3]] == [[each.seq for each in events] for _, events in found[-2:]]
        assert all([] == events for name, (_, events) in told.items() if name != "game7")
        await store.close()

    asyncio.run(story())


def test_who_asks_later_sees_what_was_written_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        await store.write(opened("one"))
        counting = Counting(store, monkeypatch)
        first = asyncio.ensure_future(store.later("one", 0))
        for _ in range(3):
            await asyncio.sleep(0)
        assert 1 == counting.reads  # it is under way
        await store.write(Transaction(2.0, {"one": [event(2)]}))
        _, events = await store.later("one", 0)
        assert ([1, 2], 2) == ([each.seq for each in events], counting.reads)
        assert 1 in [each.seq for each in (await first)[1]]
        await store.close()

    asyncio.run(story())


def test_a_failure_is_told_to_all_and_the_next_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        await store.write(opened("one"))
        counting = Counting(store, monkeypatch)
        counting.is_away = True
        asked = [asyncio.ensure_future(store.later("one", 0)) for _ in range(2)]
        given_up = asyncio.ensure_future(store.later("one", 0))
        await asyncio.sleep(0)
        given_up.cancel()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert ["away", "away"] == [str(each) for each in told]
        counting.is_away = False
        info, _ = await store.later("one", 0)
        assert info is not None
        await store.close()

    asyncio.run(story())
