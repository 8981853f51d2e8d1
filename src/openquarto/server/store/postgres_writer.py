"""How PostgreSQL is written: a commit whose answer is lost is found out, and never guessed.

Each process has a row in the table `writer`, and each batch a number that is written there in the same
transaction. When the connection is cut in the middle of a commit, the next one asks for that number *by
writing*: the row is locked for as long as the cut transaction may still end, and the commit of the question
waits for the same standby. So the answer is final, and holds for every kind of change.
"""

import os
import threading
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from openquarto.server.error import CommitUnknownError, GameLockedError, StoreAwayError, StoreError
from openquarto.server.store.batch import Batch
from openquarto.server.store.news import texts_of
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_channel import notify
from openquarto.server.store.postgres_connection import Connection, PostgresSql, is_rolled_back
from openquarto.server.store.postgres_engine import ASK, PostgresEngine, wait_for
from openquarto.server.store.protocol import CommitStats
from openquarto.server.store.sql import POSTGRES
from openquarto.server.store.writer import Reading, Writing

HOLD = 30.0  # seconds for which a change waits for a database that is away
LATE = 3.0  # seconds of it after which this is called a failure: a cut connection is made again sooner
STALE = "7 days"  # after which the row of a process that ended without a word is taken away
# A wait for the standby that was cancelled, or cut off: the change is here, and perhaps only here.
UNSURE = ("01000", "57P01")
MARK = """
    insert into writer (writer, batch) values (%s, %s)
    on conflict (writer) do update set batch = excluded.batch, since = now()
"""
# Milliseconds that a batch waits for another process: then the games that it does not lock go first.
LOCK_TIMEOUT = 200
# Ends writers that are silent in the middle of a transaction; one that commits is not. The database's limit
# does not hold after a pipeline: the driver ends it with a Flush, which turns the timer of PostgreSQL off.
END_SILENT = """
    select count(pg_terminate_backend(pid)) from pg_stat_activity
    where pid != pg_backend_pid() and usename = current_user and datname = current_database()
        and application_name = current_setting('application_name')
        and state like 'idle in transaction%%'
        and state_change < clock_timestamp() - make_interval(secs => %s)
"""
SILENT = 2.0  # seconds
NAMED = """
    select set_config('application_name', left(current_setting('application_name'), 56) || ' writer', false)
"""
FREE = "select game from game where game = any(%s) for no key update skip locked"
Result = TypeVar("Result")


class _UnsureError(Exception):
    """A commit that the database made, and its standby perhaps not."""


class PostgresWriter(PostgresEngine):
    """Commits batches, each exactly once."""

    def __init__(self, address: Address, stats: CommitStats, process: str) -> None:
        super().__init__(address, hold=HOLD)
        self._stats = stats
        self._process = process
        self._changed: Mapping[str, int] = {}  # what others are to be told
        self.name = os.urandom(16)
        self._number = 0
        self._warnings: list[str] = []
        self.is_in_doubt = threading.Event()  # whether a batch was given up that may still be committed

    def read(self, task: Reading[Result]) -> Result:
        """Run a task on the connection that writes."""
        return task(PostgresSql(self._connected()))

    def transact(self, tasks: Sequence[Writing[Any]]) -> list[Any]:
        """Run tasks in one transaction and commit, and again until it is known what became of it."""
        self._number += 1
        attempt = _Attempt(tasks, self._number)
        tries = 0
        while True:
            try:
                results = self._try(attempt)
            except psycopg.Error as problem:
                try:
                    self._drop(problem)
                except psycopg.Error:
                    if attempt.doubted is None:
                        raise
                    break
            except _UnsureError:
                pass
            except BaseException:
                self._roll_back()
                raise
            else:
                self._away = None
                self._stats.failure = ""
                self._changed = attempt.changed
                return results
            if not self._may_wait(tries):
                break
            tries += 1
            self._tell_if_late()
        raise self._given_up(attempt)

    def _tell_if_late(self) -> None:
        """Let nobody be sent here while what happens waits: a reader may not notice, if the rest is whole."""
        if self._away is not None and time.monotonic() - self._away > LATE:
            self._stats.failure = f"the database is away: {self._why}"

    def locked(self, games: Collection[str]) -> Collection[str]:
        """Those of some games whose rows others have locked; who is frozen does so for seconds only."""
        self._connected().execute(END_SILENT, (SILENT,))
        known = "select game from game where game = any(%s)"
        names = [*games]
        there, free = (self._connected().execute(query, (names,)).fetchall() for query in (known, FREE))
        return {str(game) for (game,) in {*there} - {*free}}

    def announce(self) -> None:
        """Tell other processes which games have changed; within a transaction it would hold up others."""
        changed, self._changed = self._changed, {}
        if changed and self._connection is not None:
            try:
                notify(self._connection, self._process, [*texts_of(changed)])
            except psycopg.Error:  # they find out by asking
                PostgresEngine.close(self)

    def close(self) -> None:
        """Take the row away, and let the connection go."""
        if self._connection is not None and not self.is_in_doubt.is_set():
            with suppress(psycopg.Error):
                self._connection.execute("delete from writer where writer = %s", (self.name,))
        super().close()

    def _try(self, attempt: "_Attempt") -> list[Any]:
        connection = self._connected()
        connection.execute("begin")
        if attempt.doubted is not None:
            connection.execute("set local lock_timeout = '5s'")
            if self._is_there(connection, attempt.number):
                self._commit(connection, attempt)
                return attempt.results
            attempt.doubted = None
        # Before the rest: if a cut transaction of this process is still open, it has to end first.
        connection.execute(MARK, (self.name, attempt.number))
        batch = Batch(PostgresSql(connection), POSTGRES)
        try:
            results = [task(batch) for task in attempt.tasks]
            batch.finish()
        except (errors.LockNotAvailable, errors.DeadlockDetected) as problem:
            raise GameLockedError(self._address.told(problem)) from None
        attempt.results, attempt.changed = results, batch.changed
        self._commit(connection, attempt)
        return results

    def _is_there(self, connection: Connection, number: int) -> bool:
        """Whether a batch was committed; the row is locked as long as that is open."""
        row = connection.execute(ASK, (self.name,)).fetchone()
        return row is not None and row[0] == number

    def _commit(self, connection: Connection, attempt: "_Attempt") -> None:
        self._warnings.clear()
        known, attempt.doubted = attempt.doubted, attempt.results
        try:
            connection.execute("commit", prepare=False)
        except psycopg.Error as problem:
            if is_rolled_back(problem, connection):
                attempt.doubted = known
            else:
                self._stats.doubted += 1
            raise
        if any(code in UNSURE for code in self._warnings):
            self._stats.doubted += 1
            self._is_away("the standby did not confirm a commit")
            raise _UnsureError
        attempt.doubted = None

    def _greet(self, connection: Connection) -> None:
        connection.add_notice_handler(lambda notice: self._warnings.append(notice.sqlstate or ""))
        connection.execute(NAMED)
        connection.execute(END_SILENT, (SILENT,))
        connection.execute("delete from writer where since < now() - %s::interval", (STALE,))
        # Before the first batch: a row that is not there yet cannot be locked.
        add = "insert into writer (writer, batch) values (%s, 0) on conflict do nothing"
        connection.execute(add, (self.name,))
        if self.is_in_doubt.is_set():
            wait_for(connection, self.name)
            self.is_in_doubt.clear()
        connection.execute(f"set lock_timeout = {LOCK_TIMEOUT}".encode())

    def _given_up(self, attempt: "_Attempt") -> StoreError:
        """What is known: that nothing was written, or that it may have been."""
        why = f"the database is away: {self._why}"
        if attempt.doubted is None:
            return StoreAwayError(why)
        self.is_in_doubt.set()
        super().close()
        return CommitUnknownError(why)


class _Attempt:
    """A batch on its way."""

    def __init__(self, tasks: Sequence[Writing[Any]], number: int) -> None:
        self.tasks = tasks
        self.number = number
        self.results: list[Any] = []
        self.changed: Mapping[str, int] = {}  # which games, by it
        self.doubted: list[Any] | None = None  # what the tasks returned in a commit that may be there
