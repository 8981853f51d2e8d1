"""The one thread that touches the database: what waits together is committed together."""

import asyncio
import math
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from openquarto.server.error import CommitUnknownError, DatabaseMovedError, StoreError
from openquarto.server.store.protocol import CommitStats

# Seconds from one commit to the next, which costs as much as ten moves: at a busy server many share one.
PACE = 0.01
PATIENCE = 5.0  # seconds that a commit may take when the store is closed
BREATH = 0.001  # seconds in which a long task leaves the disk to others
CLOSED = "the store is closed"
Result = TypeVar("Result")
Task = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    """A task and where its result is waited for."""

    task: Task
    future: "asyncio.Future[Any]"

    def settle(self, result: Any) -> None:  # noqa: ANN401  whatever the task returned
        """Hand the result to whoever waits."""
        if self.future.done():  # whoever waited was cancelled, or told that nobody knows
            return
        if isinstance(result, Exception):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


class Writer:
    """Runs tasks one after the other on a connection of its own; each is durable when it is answered."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        finish: Callable[[sqlite3.Connection], None],
        check: Callable[[], None],
        stats: CommitStats,
    ) -> None:
        self._stats = stats
        self._check = check  # before a change is committed: raises StoreError if it would be lost
        self._finish = finish  # what is done once for all tasks of a commit
        self._waiting: list[_Job] = []
        self._handed: Sequence[_Job] = ()  # to the thread
        self._is_closed = False
        self._is_due = False  # whether what waits will be handed over without more ado
        self._committed = -math.inf  # when
        self.is_log_stale = False  # whether the write-ahead log holds what is to be forgotten
        self._queue: SimpleQueue[Callable[[sqlite3.Connection], None] | None] = SimpleQueue()
        self._problems: list[Exception] = []
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(connect, ready), name="store", daemon=True)
        self._thread.start()
        ready.wait()
        for problem in self._problems:
            self._thread.join()
            raise problem

    def do(self, task: Callable[[sqlite3.Connection], Result]) -> "asyncio.Future[Result]":
        """The result of a task, after its commit."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        if self._is_closed:
            future.set_exception(StoreError(CLOSED))
            return future
        self._waiting.append(_Job(task, future))
        if not self._is_due:
            self._set_due(loop)
        return future

    def read(self, task: Callable[[sqlite3.Connection], Result]) -> "asyncio.Future[Result]":
        """The result of a task that changes nothing: it needs no commit, and waits for no other's."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            future.set_exception(StoreError(CLOSED))
        else:
            self._queue.put(partial(self._look, job=_Job(task, future)))
        return future

    async def close(self) -> None:
        """Finish what waits, and end the thread; of what is not finished soon, nobody knows what became."""
        if self._is_closed:
            return
        self._is_closed = True
        unsettled = [*self._handed, *self._waiting]
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, PATIENCE)
        await asyncio.sleep(0)  # what was finished last is told now
        for job in unsettled:
            job.settle(CommitUnknownError("the store was closed in the middle of a commit"))

    # In the thread of the event loop

    def _set_due(self, loop: asyncio.AbstractEventLoop) -> None:
        self._is_due = True
        loop.call_later(max(0.0, self._committed + PACE - time.monotonic()), self._hand_over)

    def _hand_over(self) -> None:
        """All that waits, at once: whenever the thread is woken, it is in the way of the loop."""
        jobs, self._waiting = self._waiting, []
        self._is_due = bool(jobs)
        if jobs:
            self._handed = jobs
            self._queue.put(partial(self._commit, jobs=jobs))

    def _settle(self, jobs: Sequence[_Job], results: Sequence[Any]) -> None:
        self._committed = time.monotonic()
        for job, result in zip(jobs, results, strict=True):
            job.settle(result)
        self._is_due = False
        if self._waiting:
            self._set_due(asyncio.get_running_loop())

    # In its own thread

    def _run(self, connect: Callable[[], sqlite3.Connection], ready: threading.Event) -> None:
        try:
            connection = connect()
        except Exception as problem:  # noqa: BLE001  it is raised where the writer was asked for
            self._problems.append(problem)
            return
        finally:
            ready.set()
        try:
            while work := self._queue.get():
                work(connection)
        finally:
            connection.close()

    def work_meanwhile(self, connection: sqlite3.Connection) -> None:
        """Do what has come meanwhile; for a long task in this thread. Raises StoreError at the end."""
        with suppress(Empty):
            while work := self._queue.get(timeout=BREATH):
                work(connection)
            self._queue.put(None)  # it ends after this task too
            raise StoreError(CLOSED)

    def _look(self, connection: sqlite3.Connection, job: _Job) -> None:
        try:
            result = job.task(connection)
        except Exception as problem:  # noqa: BLE001  it is told to whoever asked
            result = _told(problem)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            job.future.get_loop().call_soon_threadsafe(job.settle, result)

    def _commit(self, connection: sqlite3.Connection, jobs: Sequence[_Job]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that only that one does."""
        begin = time.perf_counter()
        try:
            results = self._transact(connection, jobs)
        except Exception as problem:  # noqa: BLE001  it is told to whoever asked
            if len(jobs) > 1:
                for job in jobs:
                    self._commit(connection, [job])
                return
            results = [_told(problem)]
            if _is_of_disk(problem):
                self._stats.failure = str(problem)
        self._stats.count(time.perf_counter() - begin)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            jobs[0].future.get_loop().call_soon_threadsafe(self._settle, jobs, results)

    def _transact(self, connection: sqlite3.Connection, jobs: Sequence[_Job]) -> list[Any]:
        before = connection.total_changes
        connection.execute("begin immediate")
        try:
            results = [job.task(connection) for job in jobs]
            self._finish(connection)
            is_change = connection.total_changes != before
            if is_change:
                self._check()
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


def _commit(connection: sqlite3.Connection) -> None:
    """Commit; raises CommitUnknownError if the log may hold the change although the disk complained."""
    try:
        connection.execute("commit")
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorname.startswith("SQLITE_IOERR"):
            raise CommitUnknownError(str(problem)) from None
        raise


def _is_of_disk(problem: Exception) -> bool:
    """Whether the disk is at fault: not for an event that is there already."""
    is_clash = isinstance(problem, sqlite3.IntegrityError)
    return isinstance(problem, sqlite3.Error | DatabaseMovedError | CommitUnknownError) and not is_clash


def _told(problem: Exception) -> Exception:
    return StoreError(str(problem)) if isinstance(problem, sqlite3.Error) else problem
