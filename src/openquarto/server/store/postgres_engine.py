"""A connection to PostgreSQL that is opened again whenever it was cut, and how the database is read by it."""

import threading
import time
from collections.abc import Collection, Sequence
from typing import Any, Protocol, TypeVar

import psycopg
from psycopg import errors

from openquarto.server.error import CommitUnknownError, StoreAwayError, StoreError
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_connection import (
    Connection,
    PostgresSql,
    again_if_cut,
    is_passing,
    open_connection,
    set_patience,
)
from openquarto.server.store.postgres_schema import refused
from openquarto.server.store.writer import Reading, Writing

READ_HOLD = 5.0  # seconds for which a question waits for a database that is away
PAUSES = (0.0, 0.05, 0.2, 0.5, 1.0)  # seconds between two tries; the last one again and again
# By the writer alone: a row that is changed elsewhere is waited for only if its old version matches.
ASK = "update writer set since = now() where writer = %s returning batch"
Result = TypeVar("Result")


class PostgresEngine:
    """One connection, opened again whenever it was cut."""

    def __init__(self, address: Address, *, hold: float) -> None:
        self._address = address
        self._hold = hold
        self._connection: Connection | None = None
        self._is_hurried = threading.Event()
        self._away: float | None = None  # since when
        self._why = ""

    def connect(self) -> None:
        """Open the connection; raises ServerError."""
        try:
            again_if_cut(self._connected)
        except psycopg.Error as problem:
            raise refused(problem, self._address) from None

    def locked(self, games: Collection[str]) -> Collection[str]:  # noqa: ARG002
        """Those of some games that other processes are changing."""
        return ()

    def announce(self) -> None:
        """Tell other processes what was committed."""

    def told(self, problem: Exception) -> Exception:
        """What to tell whoever asked."""
        return StoreError(self._address.told(problem)) if isinstance(problem, psycopg.Error) else problem

    def is_failure(self, problem: Exception) -> bool:
        """Whether the database is at fault: not for an event that is there already."""
        is_clash = isinstance(problem, errors.IntegrityError)
        return isinstance(problem, psycopg.Error | StoreAwayError | CommitUnknownError) and not is_clash

    def hurry(self) -> None:
        """Wait for nothing any more."""
        self._is_hurried.set()

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connected(self) -> Connection:
        if self._connection is None:
            connection = open_connection(self._address)
            try:
                set_patience(connection)
                self._greet(connection)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _greet(self, connection: Connection) -> None:
        """What is done first on each new connection."""

    def _drop(self, problem: psycopg.Error) -> None:
        """Let go of a connection that failed, if another one may help; else raise what failed."""
        if not is_passing(problem, self._connection):
            self._roll_back()
            raise problem
        PostgresEngine.close(self)
        self._is_away(self._address.told(problem))

    def _is_away(self, why: str) -> None:
        self._why = why
        self._away = time.monotonic() if self._away is None else self._away

    def _roll_back(self) -> None:
        if self._connection is not None:
            try:
                self._connection.execute("rollback")
                self._away = None  # it has answered
            except psycopg.Error:
                PostgresEngine.close(self)

    def _may_wait(self, tries: int) -> bool:
        """Wait a little before the next try; whether there is one."""
        since = time.monotonic() if self._away is None else self._away
        pause = PAUSES[min(tries, len(PAUSES) - 1)]
        if self._is_hurried.is_set() or time.monotonic() + pause - since > self._hold:
            return False
        return not self._is_hurried.wait(pause)


class DoubtfulWriter(Protocol):
    """Who may have given up a commit that is still under way."""

    name: bytes
    is_in_doubt: threading.Event


class PostgresReader(PostgresEngine):
    """Reads on a connection of its own, which waits for no commit; each task sees one moment."""

    def __init__(self, address: Address, writer: DoubtfulWriter) -> None:
        super().__init__(address, hold=READ_HOLD)
        self._writer = writer

    def read(self, task: Reading[Result]) -> Result:
        """Run a task that changes nothing."""
        tries = 0
        while True:
            try:
                result = self._read(task)
            except psycopg.Error as problem:
                self._drop(problem)
            except BaseException:
                self._roll_back()
                raise
            else:
                self._away = None
                return result
            if not self._may_wait(tries):
                raise StoreAwayError(f"the database is away: {self._why}")
            tries += 1

    def _read(self, task: Reading[Result]) -> Result:
        connection = self._connected()
        if self._writer.is_in_doubt.is_set():
            wait_for(connection, self._writer.name)
            self._writer.is_in_doubt.clear()
        connection.execute("begin isolation level repeatable read read only")
        result = task(PostgresSql(connection))
        connection.execute("commit", prepare=False)
        return result

    def transact(self, tasks: Sequence[Writing[Any]]) -> list[Any]:
        """Nothing is written here."""
        raise NotImplementedError


def wait_for(connection: Connection, writer: bytes) -> None:
    """Wait until no transaction of a writer is open any more: afterwards what is read is final."""
    connection.execute(ASK, (writer,))
