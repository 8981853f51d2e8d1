"""All rows of a database, table by table: to copy them into another one, to compare, and to check.

Both databases give the same rows in the same order, so that a digest of them is the same too.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

from openquarto.server.error import ServerError
from openquarto.server.store.sql import Row, Sql

SOME = 1000  # rows that are written together
Progress = Callable[[str, int, int], None]  # what is done, how many rows of it, of how many


@dataclass(frozen=True, slots=True)
class Table:
    """A table that is copied: its columns, and how many of them are its key."""

    name: str
    columns: tuple[str, ...]
    key: int

    @property
    def select(self) -> str:
        """All rows, in the order of the key."""
        order = ", ".join(self.columns[: self.key])
        return f"select {', '.join(self.columns)} from {self.name} order by {order}"  # noqa: S608  names of ours

    @property
    def insert(self) -> str:
        """A row more."""
        marks = ", ".join("?" * len(self.columns))
        return f"insert into {self.name} ({', '.join(self.columns)}) values ({marks})"  # noqa: S608

    @property
    def count(self) -> str:
        """How many rows there are."""
        return f"select count(*) from {self.name}"  # noqa: S608


# In an order in which each refers only to those before it. What belongs to one running process is not copied.
TABLES = (
    Table("game", ("game", "title", "changed", "expiring", "by_link", "version"), 1),
    Table("sitter", ("session", "game", "seat", "title", "secret", "instead_of"), 2),
    Table("event", ("game", "seq", "kind", "body", "at", "credit"), 2),
    Table("invitation", ("secret", "game", "seat", "made"), 1),
    Table("tournament", ("tournament", "title", "changed"), 1),
    Table("tournament_event", ("tournament", "seq", "body"), 2),
    Table("tournament_key", ("tournament", "key", "role", "is_session", "made"), 2),
    Table("classroom", ("classroom", "title", "changed"), 1),
    Table("classroom_event", ("classroom", "seq", "body"), 2),
    Table("classroom_key", ("classroom", "key", "role", "is_session", "made"), 2),
    Table("clock", ("at",), 1),
)


class Contents(Protocol):
    """A database that is open for this, in one transaction."""

    @property
    def sql(self) -> Sql:
        """To run statements."""
        ...

    def rows(self, query: str) -> Iterator[Row]:
        """What a query finds, some rows at a time."""
        ...


@dataclass(frozen=True, slots=True)
class Digest:
    """What a database holds: how many rows of each table, and a hash of all of them."""

    counts: dict[str, int]
    sha256: str


def digest(contents: Contents, progress: Progress, what: str) -> Digest:
    """Read everything, and tell what it was."""
    reading = _Reading(progress, what, _total(contents.sql))
    for table in TABLES:
        for _ in reading.through(table, contents.rows(table.select)):
            pass
    return reading.digest


def copy(source: Contents, target: Contents, name: object, progress: Progress) -> Digest:
    """Copy everything into a database that is empty, and read it there again; raises ServerError."""
    for table in TABLES[:-1]:
        if target.sql.execute(table.count).fetchone()[0]:
            raise ServerError("database not empty", file=name)
    target.sql.execute("delete from clock")
    reading = _Reading(progress, "copy", _total(source.sql))
    for table in TABLES:
        rows = reading.through(table, source.rows(table.select))
        while some := [*islice(rows, SOME)]:
            target.sql.executemany(table.insert, some)
    if digest(target, progress, "compare") != reading.digest:
        raise ServerError("copy differs", file=name)
    return reading.digest


class _Reading:
    """Rows that go by, counted and hashed."""

    def __init__(self, progress: Progress, what: str, total: int) -> None:
        self._progress, self._what, self._total = progress, what, total
        self._done = 0
        self._counts: dict[str, int] = {}
        self._hash = hashlib.sha256()

    def through(self, table: Table, rows: Iterable[Row]) -> Iterator[Row]:
        """Let the rows of a table pass."""
        self._counts[table.name] = 0
        self._hash.update(f"{table.name}\n".encode())
        for row in rows:
            self._hash.update(f"{tuple(row)!r}\n".encode())
            self._counts[table.name] += 1
            self._done += 1
            if self._done % SOME == 0:
                self._progress(self._what, self._done, self._total)
            yield row

    @property
    def digest(self) -> Digest:
        """What has passed."""
        return Digest(self._counts, self._hash.hexdigest())


def _total(sql: Sql) -> int:
    return sum(sql.execute(table.count).fetchone()[0] for table in TABLES)
