"""Opens a database to copy, compare or check all of it: a file that nobody uses, or PostgreSQL."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from openquarto.server.config import MEMORY, POSTGRES
from openquarto.server.error import ServerError
from openquarto.server.store import sqlite_backup
from openquarto.server.store.contents import Contents
from openquarto.server.store.opening import need_postgres
from openquarto.server.store.sql import Row, Sql
from openquarto.server.store.sqlite_connection import check_current, connect, connect_to_read


@dataclass(frozen=True, slots=True)
class FileContents:
    """A file, whose rows SQLite gives one by one."""

    sql: Sql

    def rows(self, query: str) -> Iterator[Row]:
        """What a query finds."""
        return iter(self.sql.execute(query))


@contextmanager
def reading(database: str) -> Iterator[Contents]:
    """A database that is there, as it is at one moment; raises ServerError."""
    if database.startswith(POSTGRES):
        need_postgres()
        from openquarto.server.store import postgres_contents  # noqa: PLC0415  an extra that may not be there

        with postgres_contents.reading(database) as contents:
            yield contents
        return
    path = file_of(database)
    if not path.is_file():
        raise ServerError("no database", file=path)
    with _transaction(connect_to_read(path), path) as connection:
        check_current(connection, path)
        yield FileContents(connection)


@contextmanager
def writing(database: str) -> Iterator[Contents]:
    """A new database; what is written is there only if all of it is, and nothing of it otherwise."""
    if database.startswith(POSTGRES):
        need_postgres()
        from openquarto.server.store import postgres_contents  # noqa: PLC0415

        with postgres_contents.writing(database) as contents:
            yield contents
        return
    path = file_of(database)
    part = sqlite_backup.reserve(path)
    try:
        with _transaction(connect(part), part) as connection:
            yield FileContents(connection)
            connection.execute("commit")
            # SQLite would say nothing of a full disk when the file is closed.
            connection.execute("pragma wal_checkpoint(truncate)").fetchall()
            connection.execute("begin")
        sqlite_backup.publish(part, path)
    finally:
        for each in (part, part.with_name(f"{part.name}-wal")):
            each.unlink(missing_ok=True)


def file_of(database: str) -> Path:
    """The file that a name means; raises ServerError for a database that is nowhere."""
    if database == MEMORY:
        raise ServerError("nothing to back up")
    return Path(database).expanduser()


@contextmanager
def _transaction(opened: sqlite3.Connection, path: Path) -> Iterator[sqlite3.Connection]:
    with closing(opened) as connection:
        try:
            connection.execute("begin")
            yield connection
            connection.execute("commit")
        except sqlite3.Error as problem:
            raise ServerError("database unwritable", file=path, why=problem) from None
        finally:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("rollback")
