"""Games in one SQLite file: an append-only log, one exclusive connection, every commit on the disk."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import TypeVar

from openquarto.server.error import ServerError, StoreError
from openquarto.server.store import sqlite_backup
from openquarto.server.store.protocol import CommitStats
from openquarto.server.store.sql import SQLITE, Sql
from openquarto.server.store.sql_store import SqlStore
from openquarto.server.store.sqlite_engine import SqliteEngine
from openquarto.server.store.writer import Writer, Writing

Result = TypeVar("Result")


class SqliteStore(SqlStore):
    """Keeps games in a file; refuses one that is in use, newer than this program, or somebody else's.

    Reads run in the thread that writes, between two commits: they wait for no pace, and one task sees a game
    and its log as one commit left them.
    """

    def __init__(self, path: Path) -> None:
        stats = CommitStats()
        self.engine = SqliteEngine(path, stats)
        self._is_copying = False
        writer = Writer(self.engine, stats)
        super().__init__(writer, writer, SQLITE, stats)

    async def back_up(self, path: Path, progress: Callable[[int, int], None]) -> None:
        """Write a copy of everything to a new file."""
        if self._is_copying:
            raise ServerError("backup", file=path, why="another backup is under way")
        part = sqlite_backup.reserve(path)
        self._is_copying = is_wanted = True

        def meanwhile() -> None:
            if not is_wanted:
                raise StoreError("nobody waits for this backup any more")
            self.writer.work_meanwhile()

        def copy(_sql: Sql) -> None:
            try:
                sqlite_backup.copy(self.engine.connection, part, path, progress=progress, meanwhile=meanwhile)
            finally:
                self._is_copying = False

        try:
            await self.writer.read(copy)
            await asyncio.to_thread(sqlite_backup.publish, part, path)
        except BaseException:
            is_wanted = False
            part.unlink(missing_ok=True)
            raise

    def _look(self, _sql: Sql) -> None:
        """Look for the file."""
        self.engine.file.check()

    def _forget(self, task: Writing[Result], games: Collection[str] = ()) -> Awaitable[Result]:
        return self.writer.do(self.engine.forgetting(task), games)
