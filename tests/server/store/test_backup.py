"""A copy of a file in use: whole and consistent, while others write; and what keeps it from being made."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from openquarto.server.error import ServerError, StoreError
from openquarto.server.store import sqlite_backup
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import GameInfo, StoredEvent, Transaction
from openquarto.server.store.sqlite import SqliteStore

LARGE = b"x" * 4000


async def fill(store: SqliteStore, games: int) -> None:
    for number in range(games):
        game = f"game{number}"
        log = [StoredEvent(seq, "act", LARGE, 0.0) for seq in range(1, 11)]
        await store.write(Transaction(1.0, {game: log}, GameInfo(game, "", 1.0)))


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(20_000):
        if holds():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never happened")


def seqs(file: Path) -> list[int]:
    connection = sqlite3.connect(file)
    try:
        assert [("ok",)] == connection.execute("pragma integrity_check").fetchall()
        query = "select seq from event where game = 'live' order by seq"
        return [seq for (seq,) in connection.execute(query)]
    finally:
        connection.close()


def test_changes_go_on_while_a_copy_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_backup, "PAGES", 4)
    copy = tmp_path / "copy.sqlite"

    async def story() -> tuple[int, int, int]:
        store = SqliteStore(tmp_path / "a.sqlite")
        await fill(store, 40)
        await store.write(Transaction(1.0, {"live": []}, GameInfo("live", "", 1.0)))
        told: list[tuple[int, int]] = []
        backup = asyncio.create_task(store.back_up(copy, lambda left, total: told.append((left, total))))
        await asyncio.sleep(0)
        seq = acknowledged = 0
        while not backup.done():
            seq += 1
            await store.write(Transaction(1.0, {"live": [StoredEvent(seq, "act", b"{}", 0.0)]}))
            acknowledged += not backup.done()
        await backup
        await store.close()
        assert told[-1][0] == 0
        return len(told), acknowledged, seq

    steps, acknowledged, last = asyncio.run(story())
    assert (True, True) == (steps > 20, acknowledged > 3)
    copied = seqs(copy)
    assert list(range(1, len(copied) + 1)) == copied  # a beginning of the log, with no hole
    assert len(copied) <= last
    assert 0 == copy.stat().st_mode & 0o077
    assert ["a.sqlite", "copy.sqlite"] == sorted(path.name for path in tmp_path.iterdir())
    asyncio.run(SqliteStore(copy).close())  # a server takes it as it is


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    taken = tmp_path / "copy.sqlite"
    taken.write_text("mine")

    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        with pytest.raises(ServerError, match="there is a file already"):
            await store.back_up(taken, lambda _left, _total: None)
        with pytest.raises(ServerError, match="No such file or directory"):
            await store.back_up(tmp_path / "no" / "copy", lambda _left, _total: None)
        await store.close()

    asyncio.run(story())
    assert "mine" == taken.read_text()


def test_one_copy_at_a_time_and_none_after_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_backup, "PAGES", 1)

    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        await fill(store, 20)
        first = asyncio.create_task(store.back_up(tmp_path / "one", lambda _left, _total: None))
        await asyncio.sleep(0.01)
        with pytest.raises(ServerError, match="another backup is under way"):
            await store.back_up(tmp_path / "two", lambda _left, _total: None)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await first

    asyncio.run(story())
    assert ["a.sqlite"] == [path.name for path in tmp_path.iterdir()]


def test_a_copy_that_nobody_waits_for_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_backup, "PAGES", 1)

    async def story() -> int:
        store = SqliteStore(tmp_path / "a.sqlite")
        await fill(store, 20)
        steps = 0

        def count(_left: int, _total: int) -> None:
            nonlocal steps
            steps += 1

        first = asyncio.create_task(store.back_up(tmp_path / "one", count))
        await until(lambda: steps > 0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        await until(lambda: not store._is_copying)
        given_up = steps
        await store.back_up(tmp_path / "two", count)
        await store.close()
        return given_up

    assert asyncio.run(story()) < 100  # of some 200 pages
    assert ["a.sqlite", "two"] == sorted(path.name for path in tmp_path.iterdir())


def test_memory_has_no_copy(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="got a server that keeps nothing"):
        asyncio.run(MemoryStore().back_up(tmp_path / "copy", lambda _left, _total: None))
