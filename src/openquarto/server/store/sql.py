"""What statements are run on: the part of a database connection that SQLite and PostgreSQL have in common.

Statements are written once, with `?` where a value goes. What the two databases say differently is a field of
`Dialect`; everything else is SQL that both understand.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Value = str | bytes | float | None
Row = Sequence[Value]


class Rows(Protocol):
    """What a statement has found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        ...

    def fetchone(self) -> Any:  # noqa: ANN401  a tuple, or None where there is no row
        """The next row."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Sql(Protocol):
    """Runs statements, one after the other, in the transaction that is open."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802  by the standard of Python's databases
        """What is raised for a key that is there already, or one that is missing."""
        ...

    def execute(self, sql: str, parameters: Row = (), /) -> Rows:
        """Run a statement."""
        ...

    def executemany(self, sql: str, rows: Iterable[Row], /) -> object:
        """Run a statement once for each row."""
        ...


@dataclass(frozen=True, slots=True)
class Dialect:
    """What has to be said differently."""

    contains: str  # whether the first text or bytes have the second in them
    lock: str  # what a query ends with that keeps others from changing what it finds; nothing if nobody can
    keeps_time: bool  # whether the referee's time is that of the latest event; else it is a clock of its own

    def has(self, whole: str, part: str = "?") -> str:
        """The condition that one value is within another."""
        return self.contains.format(whole=whole, part=part)


SQLITE = Dialect(contains="instr({whole}, {part}) > 0", lock="", keeps_time=True)
# Events refer to the row of their game by its key: they are in the way of no such lock.
POSTGRES = Dialect(contains="position({part} in {whole}) > 0", lock="for no key update", keeps_time=False)
