"""A connection to PostgreSQL: how it is opened, what it is run with, and what its errors mean."""

import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeVar

import psycopg
from psycopg import errors

from openquarto.server.store.postgres_address import Address
from openquarto.server.store.sql import Row, Rows

TRIES, PAUSE = 4, 0.1  # seconds between two of them
Result = TypeVar("Result")
Connection = psycopg.Connection[tuple[object, ...]]
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
    return psycopg.connect(**address.parameters, autocommit=True)  # type: ignore[arg-type]  # libpq's own names


def again_if_cut(work: Callable[[], Result]) -> Result:
    """Do something at the start, where nothing is held for long: once more if its connection was cut."""
    for _ in range(TRIES - 1):
        try:
            return work()
        except (errors.AdminShutdown, errors.CrashShutdown):
            time.sleep(PAUSE)
    return work()


def is_passing(problem: psycopg.Error, connection: Connection | None) -> bool:
    """Whether another try on another connection may succeed.

    What has no code was not said by the database: the driver lost it in the middle of something.
    """
    is_cut = connection is None or connection.broken or connection.closed or problem.sqlstate is None
    return is_cut or isinstance(problem, PASSING)


def is_rolled_back(problem: psycopg.Error, connection: Connection) -> bool:
    """Whether the database itself says that a commit failed; one that ends the connection says nothing."""
    return problem.diag.severity_nonlocalized == "ERROR" and not connection.broken
