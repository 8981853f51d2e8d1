"""The thread that writes: what it says of a commit that failed, of a file that was moved, and of its end."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from openquarto.server.error import CommitUnknownError, DatabaseMovedError, StoreError, refusal_of
from openquarto.server.store import writer as writer_module
from openquarto.server.store.protocol import GameInfo, StoredEvent, Transaction
from openquarto.server.store.sqlite import SqliteStore
from tests.server.store.stories import in_file


def opened(game: str) -> Transaction:
    return Transaction(1.0, {game: [StoredEvent(1, "table", b"{}", 0.0)]}, GameInfo(game, "", 1.0))


@pytest.mark.parametrize("part", ["", "-wal"])
@pytest.mark.parametrize("way", ["moved", "deleted", "replaced"])
def test_nothing_is_written_to_a_file_that_is_gone(tmp_path: Path, part: str, way: str) -> None:
    async def story(store: SqliteStore) -> None:
        file, away = tmp_path / f"a.sqlite{part}", tmp_path / "away"
        await store.write(opened("one"))
        file.unlink() if way == "deleted" else file.rename(away)
        if way == "replaced":
            file.touch()
        with pytest.raises(DatabaseMovedError, match="was moved away, deleted or replaced"):
            await store.write(opened("two"))
        assert None is await store.game("two")
        assert store.stats.failure
        if way == "moved":
            away.rename(file)
            await store.write(opened("two"))
            assert "" == store.stats.failure

    in_file(tmp_path / "a.sqlite", story)


class Faulty(sqlite3.Connection):
    """A connection whose commits can fail as those of a disk do that cannot be synced."""

    name = ""

    def execute(self, sql: str, *more: Any) -> sqlite3.Cursor:  # noqa: ANN401
        if sql == "commit" and Faulty.name:
            super().execute("rollback")
            problem = sqlite3.OperationalError("disk I/O error")
            problem.sqlite_errorname = Faulty.name
            raise problem
        return super().execute(sql, *more)


@pytest.mark.parametrize(
    ("name", "kind", "code"),
    [
        ("SQLITE_IOERR_FSYNC", CommitUnknownError, "not known"),
        ("SQLITE_IOERR_WRITE", CommitUnknownError, "not known"),
        ("SQLITE_FULL", StoreError, "not kept"),
    ],
)
def test_a_commit_that_may_be_there_is_not_called_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: type[StoreError], code: str
) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *given, **more: connect(*given, factory=Faulty, **more))

    async def story(store: SqliteStore) -> None:
        await store.write(opened("one"))
        monkeypatch.setattr(Faulty, "name", name)
        with pytest.raises(StoreError) as caught:
            await store.write(opened("two"))
        monkeypatch.setattr(Faulty, "name", "")
        assert (kind, code) == (type(caught.value), refusal_of(caught.value).faults[0].code)
        assert "disk I/O error" == store.stats.failure
        await store.check(writes=True)
        assert "" == store.stats.failure

    in_file(tmp_path / "a.sqlite", story)


def test_a_clash_is_no_fault_of_the_disk(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.write(opened("one"))
        with pytest.raises(StoreError):
            await store.write(opened("one"))
        assert "" == store.stats.failure

    in_file(tmp_path / "a.sqlite", story)


def test_what_waits_at_the_end_is_written_and_nothing_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        writes = [asyncio.ensure_future(store.write(opened(f"game{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert [None] * 20 == [write.result() for write in writes]
        with pytest.raises(StoreError, match="closed"):
            await store.write(opened("late"))

    asyncio.run(story())


def test_a_disk_that_stands_still_does_not_hold_up_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "PATIENCE", 0.1)
    go_on = threading.Event()

    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        stuck = store.writer.do(lambda _batch: go_on.wait(20))
        await asyncio.sleep(0.05)
        waiting = asyncio.ensure_future(store.write(opened("one")))
        await asyncio.sleep(0)
        await store.close()
        for each in (stuck, waiting):
            with pytest.raises(CommitUnknownError):
                await each
        go_on.set()

    asyncio.run(story())
