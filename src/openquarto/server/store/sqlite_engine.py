"""The one connection to a database file, and how a transaction is made on it."""

import sqlite3
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from openquarto.server.error import CommitUnknownError, DatabaseMovedError, StoreError
from openquarto.server.store.batch import Batch
from openquarto.server.store.protocol import CommitStats
from openquarto.server.store.sql import SQLITE
from openquarto.server.store.sqlite_connection import connect
from openquarto.server.store.sqlite_file import DatabaseFile
from openquarto.server.store.writer import Reading, Writing

Result = TypeVar("Result")


class SqliteEngine:
    """Reads and writes on one exclusive connection."""

    def __init__(self, path: Path, stats: CommitStats) -> None:
        self._path = path
        self._stats = stats
        self.file = DatabaseFile(path)
        self.is_log_stale = False  # whether the write-ahead log holds what is to be forgotten
        self.connection: sqlite3.Connection

    def connect(self) -> None:
        """Open the file, which nobody else may have open."""
        self.connection = connect(self._path)
        self.file.check()

    def read(self, task: Reading[Result]) -> Result:
        """Run a task that changes nothing: no other can, meanwhile."""
        return task(self.connection)

    def transact(self, tasks: Sequence[Writing[Any]]) -> list[Any]:
        """Run tasks in one transaction, and commit."""
        connection = self.connection
        before = connection.total_changes
        connection.execute("begin immediate")
        try:
            batch = Batch(connection, SQLITE)
            results = [task(batch) for task in tasks]
            batch.finish()
            is_change = connection.total_changes != before
            if is_change:
                self.file.check()  # if it was moved away, what is written would be lost
            _commit(connection)
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
        if self.is_log_stale:
            with suppress(sqlite3.Error):  # it is tried again with the next commit
                connection.execute("pragma wal_checkpoint(truncate)").fetchall()
                self.is_log_stale = False
        if is_change:
            self._stats.failure = ""
        return results

    def locked(self, games: Collection[str]) -> Collection[str]:  # noqa: ARG002
        """None: there is no other process."""
        return ()

    def announce(self) -> None:
        """There is no other process."""

    def told(self, problem: Exception) -> Exception:
        """What to tell whoever asked."""
        return StoreError(str(problem)) if isinstance(problem, sqlite3.Error) else problem

    def is_failure(self, problem: Exception) -> bool:
        """Whether the disk is at fault: not for an event that is there already."""
        is_clash = isinstance(problem, sqlite3.IntegrityError)
        return isinstance(problem, sqlite3.Error | DatabaseMovedError | CommitUnknownError) and not is_clash

    def hurry(self) -> None:
        """A disk that stands still cannot be hurried."""

    def close(self) -> None:
        """Let the file go."""
        self.connection.close()

    def forgetting(self, task: Writing[Result]) -> Writing[Result]:
        """A task after which nothing of what it took away is left in the write-ahead log either."""

        def run(batch: Batch) -> Result:
            self.is_log_stale = True
            return task(batch)

        return run


def _commit(connection: sqlite3.Connection) -> None:
    """Commit; raises CommitUnknownError if the log may hold the change although the disk complained."""
    try:
        connection.execute("commit")
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorname.startswith("SQLITE_IOERR"):
            raise CommitUnknownError(str(problem)) from None
        raise
