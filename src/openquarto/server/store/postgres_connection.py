"""A connection to PostgreSQL: how it is opened, what it is run with, and what its errors mean."""

import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.abc import PQGen

from openquarto.server.store.postgres_address import Address
from openquarto.server.store.sql import Row, Rows

TRIES, PAUSE = 4, 0.1  # seconds between two of them
Result = TypeVar("Result")
GRACE = 3.0  # seconds that the database has to end a statement by itself, when its time is over
# What may be different in a moment, on a new connection: another server took over, a lock was in the way.
PASSING = (
    errors.SerializationFailure,
    errors.DeadlockDetected,
    errors.QueryCanceled,
    errors.LockNotAvailable,
    errors.ReadOnlySqlTransaction,
    errors.TooManyConnections,
    errors.CannotConnectNow,
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.IdleInTransactionSessionTimeout,
)


class SilentError(psycopg.OperationalError):
    """The database has not answered for so long that its process, or the way there, has stopped."""


class Connection(psycopg.Connection[tuple[object, ...]]):
    """A connection that waits for an answer no longer than its patience; then it is closed."""

    patience: float | None = None  # seconds

    def wait(self, gen: PQGen[Result], *values: Any, **named: Any) -> Result:  # noqa: ANN401  the driver's
        """Run what the driver does on this connection; every wait of a connection goes through here."""
        try:
            return super().wait(
                gen if self.patience is None else _heard(gen, self.patience), *values, **named
            )
        except SilentError:
            self.close()
            raise


def _heard(work: PQGen[Result], patience: float) -> PQGen[Result]:
    """The same work; raises SilentError when nothing has come or gone for some seconds."""
    heard = time.monotonic()
    try:
        wanted = next(work)
        while True:
            ready = yield wanted
            if ready:
                heard = time.monotonic()
            elif time.monotonic() - heard > patience:
                raise SilentError(f"the database has not answered for {patience:g} seconds")
            wanted = work.send(ready)
    except StopIteration as end:
        result: Result = end.value
        return result


def set_patience(connection: Connection) -> None:
    """Wait as long as the database lets a statement take, and a little more; for ever if it has no limit."""
    query = "select setting::float8 / 1000 from pg_settings where name = 'statement_timeout'"
    row = connection.execute(query).fetchone()
    limit = float(str(row[0])) if row else 0.0
    connection.patience = limit + GRACE if limit else None


class PostgresSql:
    """Runs the shared statements, with the marks that psycopg knows."""

    IntegrityError = psycopg.IntegrityError

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, parameters: Row = (), /) -> Rows:
        """Run a statement."""
        return self._connection.execute(marked(sql), parameters, binary=True)

    def executemany(self, sql: str, rows: Iterable[Row], /) -> None:
        """Run a statement for each row: they are sent together, and answered together."""
        with self._connection.cursor() as cursor:
            cursor.executemany(marked(sql), rows)


@lru_cache(1024)
def marked(sql: str) -> bytes:
    """A shared statement in the form of psycopg; as bytes, since it is put together from parts."""
    return sql.replace("?", "%s").encode()


def open_connection(address: Address) -> Connection:
    """A connection on which every statement is a transaction of its own, unless one is begun."""
    return Connection.connect(**address.parameters, autocommit=True)  # type: ignore[arg-type]  # libpq's own names


def again_if_cut(work: Callable[[], Result]) -> Result:
    """Do something at the start, where nothing is held for long: once more if its connection was cut."""
    for _ in range(TRIES - 1):
        try:
            return work()
        except (errors.AdminShutdown, errors.CrashShutdown):
            time.sleep(PAUSE)
    return work()


def is_passing(problem: psycopg.Error, connection: psycopg.Connection[Any] | None) -> bool:
    """Whether another try on another connection may succeed.

    What has no code was not said by the database: the driver lost it in the middle of something.
    """
    is_cut = connection is None or connection.broken or connection.closed or problem.sqlstate is None
    return is_cut or isinstance(problem, PASSING)


def is_rolled_back(problem: psycopg.Error, connection: psycopg.Connection[Any]) -> bool:
    """Whether the database itself says that a commit failed; one that ends the connection says nothing."""
    return problem.diag.severity_nonlocalized == "ERROR" and not connection.broken
