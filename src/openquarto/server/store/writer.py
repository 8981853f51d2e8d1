"""The thread that a connection lives in: what waits together is committed together.

An `Engine` knows one kind of database; this module knows none. SQLite has one such thread for everything,
PostgreSQL one that writes and one that reads.
"""

import asyncio
import math
import threading
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, Protocol, TypeVar

from openquarto.server.error import CommitUnknownError, GameLockedError, StoreAwayError, StoreError
from openquarto.server.store.batch import Batch
from openquarto.server.store.protocol import CommitStats
from openquarto.server.store.sql import Sql

# Seconds from one commit to the next, which costs as much as ten moves: at a busy server many share one.
PACE = 0.01
PATIENCE = 5.0  # seconds that a commit may take when the store is closed
BREATH = 0.001  # seconds in which a long task leaves the disk to others
LOCKED = 0.25  # seconds after which it is looked again whether another process is in the way
LOCKED_HOLD = 10.0  # seconds for which a change waits for another process
CLOSED = "the store is closed"
Result = TypeVar("Result")
Reading = Callable[[Sql], Result]
Writing = Callable[[Batch], Result]


class Engine(Protocol):
    """One connection to a database. All but `hurry` is called in the thread of its writer."""

    def connect(self) -> None:
        """Open the connection; raises ServerError."""
        ...

    def read(self, task: Reading[Result]) -> Result:
        """Run a task that changes nothing."""
        ...

    def transact(self, tasks: Sequence[Writing[Any]]) -> list[Any]:
        """Run tasks in one transaction, and commit; if any of them fails, nothing of them is there.

        Raises GameLockedError if another process was in the way for long.
        """
        ...

    def locked(self, games: Collection[str]) -> Collection[str]:
        """Those of some games that other processes are changing at this moment."""
        ...

    def announce(self) -> None:
        """Tell other processes what was committed; those who waited for it here are answered already."""
        ...

    def told(self, problem: Exception) -> Exception:
        """What to tell whoever asked for what failed."""
        ...

    def is_failure(self, problem: Exception) -> bool:
        """Whether the database is at fault: not for an event that is there already."""
        ...

    def hurry(self) -> None:
        """Wait for nothing any more."""
        ...

    def close(self) -> None:
        """Let the connection go."""
        ...


class Job(NamedTuple):
    """A task and where its result is waited for."""

    task: Callable[[Any], Any]
    future: "asyncio.Future[Any]"
    games: Collection[str] = ()  # those that it changes, as far as that is known
    until: float = math.inf  # when it is given up, if other processes keep it from being done


class Writer:
    """Runs tasks one after the other on a connection of its own; each is durable when it is answered."""

    def __init__(self, engine: Engine, stats: CommitStats) -> None:
        self._engine = engine
        self._stats = stats
        self._waiting: list[Job] = []
        self._unsettled: set[asyncio.Future[Any]] = set()
        self._locked: list[Job] = []  # those that are tried again soon
        self._is_closed = False
        self._is_due = False  # whether what waits will be handed over without more ado
        self._committed = -math.inf  # when
        self._queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._problems: list[Exception] = []
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), name="store", daemon=True)
        self._thread.start()
        ready.wait()
        for problem in self._problems:
            self._thread.join()
            raise problem

    def do(self, task: Writing[Result], games: Collection[str] = ()) -> "asyncio.Future[Result]":
        """The result of a task, after its commit; `games` are those that it changes."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        if self._is_closed:
            future.set_exception(StoreError(CLOSED))
            return future
        self._unsettled.add(future)
        self._waiting.append(Job(task, future, games))
        if not self._is_due:
            self._set_due(loop)
        return future

    def read(self, task: Reading[Result]) -> "asyncio.Future[Result]":
        """The result of a task that changes nothing: it needs no commit, and waits for no other's."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            future.set_exception(StoreError(CLOSED))
        else:
            self._queue.put(partial(self._look, job=Job(task, future)))
        return future

    async def close(self) -> None:
        """Finish what waits, and end the thread; of what is not finished soon, nobody knows what became."""
        if self._is_closed:
            return
        self._is_closed = True
        self._try_locked()
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, PATIENCE)
        self._engine.hurry()
        await asyncio.sleep(0)  # what was finished last is told now
        for future in self._unsettled:
            settle(future, CommitUnknownError("the store was closed in the middle of a commit"))

    # In the thread of the event loop

    def _set_due(self, loop: asyncio.AbstractEventLoop) -> None:
        self._is_due = True
        loop.call_later(max(0.0, self._committed + PACE - time.monotonic()), self._hand_over)

    def _hand_over(self) -> None:
        """All that waits, at once: whenever the thread is woken, it is in the way of the loop."""
        jobs, self._waiting = self._waiting, []
        self._is_due = bool(jobs)
        if jobs:
            self._queue.put(partial(self._commit, jobs=jobs))

    def _settle(self, jobs: Sequence[Job], results: Sequence[Any]) -> None:
        self._committed = time.monotonic()
        for job, result in zip(jobs, results, strict=True):
            self._unsettled.discard(job.future)
            settle(job.future, result)
        self._go_on()

    def _go_on(self) -> None:
        """Hand over what has come in meanwhile."""
        self._is_due = False
        if self._waiting:
            self._set_due(asyncio.get_running_loop())

    def _put_off(self, job: Job) -> None:
        """Try again soon what another process is in the way of."""
        if not self._locked:
            asyncio.get_running_loop().call_later(LOCKED, self._try_locked)
        self._locked.append(job)
        self._go_on()

    def _try_locked(self) -> None:
        jobs, self._locked = self._locked, []
        if jobs:
            self._queue.put(partial(self._commit_free, jobs=jobs))

    # In its own thread

    def _run(self, ready: threading.Event) -> None:
        try:
            self._engine.connect()
        except Exception as problem:  # noqa: BLE001  it is raised where the writer was asked for
            self._problems.append(problem)
            return
        finally:
            ready.set()
        try:
            while work := self._queue.get():
                work()
        finally:
            self._engine.close()

    def work_meanwhile(self) -> None:
        """Do what has come meanwhile; for a long task in this thread. Raises StoreError at the end."""
        with suppress(Empty):
            while work := self._queue.get(timeout=BREATH):
                work()
            self._queue.put(None)  # it ends after this task too
            raise StoreError(CLOSED)

    def _look(self, job: Job) -> None:
        try:
            result = self._engine.read(job.task)
        except Exception as problem:  # noqa: BLE001  it is told to whoever asked
            result = self._engine.told(problem)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            job.future.get_loop().call_soon_threadsafe(settle, job.future, result)

    def _commit(self, jobs: Sequence[Job]) -> None:
        """All in one transaction; if one of them fails, half of them, and so on until only that one does."""
        begin = time.perf_counter()
        try:
            results = self._transact(jobs)
        except GameLockedError as problem:
            self._wait_for_others(jobs, problem)
            return
        except Exception as problem:  # noqa: BLE001  it is told to whoever asked
            if len(jobs) > 1 and not isinstance(problem, CommitUnknownError | StoreAwayError):
                self._commit_halves(jobs)
                return
            told = self._engine.told(problem)
            results = [told] * len(jobs)
            self._stats.fail(problem, str(told) if self._engine.is_failure(problem) else "", len(jobs))
        self._stats.count(time.perf_counter() - begin)
        self._tell(jobs, self._settle, jobs, results)
        self._engine.announce()

    def _transact(self, jobs: Sequence[Job]) -> list[Any]:
        """One transaction; meanwhile it is told since when it takes."""
        self._stats.begun = time.monotonic()
        try:
            return self._engine.transact([job.task for job in jobs])
        finally:
            self._stats.begun = None

    def _commit_halves(self, jobs: Sequence[Job]) -> None:
        middle = len(jobs) // 2
        self._commit(jobs[:middle])
        self._commit(jobs[middle:])

    def _wait_for_others(self, jobs: Sequence[Job], problem: GameLockedError) -> None:
        """Commit what can be; what another process is in the way of is put off, and given up in the end."""
        now = time.monotonic()
        if len(jobs) > 1:
            free = self._free(jobs)
            if free and len(free) < len(jobs):
                self._commit(free)
            elif free:
                self._commit_halves(jobs)
        elif self._is_closed or now > jobs[0].until:
            self._tell(jobs, self._settle, jobs, [problem])
        else:
            self._tell(jobs, self._put_off, jobs[0]._replace(until=min(jobs[0].until, now + LOCKED_HOLD)))

    def _commit_free(self, jobs: Sequence[Job]) -> None:
        if free := self._free(jobs):
            self._commit(free)

    def _free(self, jobs: Sequence[Job]) -> Sequence[Job]:
        """What no other process is in the way of; the rest is put off."""
        try:
            locked = {*self._engine.locked({game for job in jobs for game in job.games})}
        except Exception:  # noqa: BLE001  whatever it is, the commit will tell it
            return jobs
        for job in jobs:
            if not locked.isdisjoint(job.games):
                self._wait_for_others([job], GameLockedError("another process is changing the same game"))
        return [job for job in jobs if locked.isdisjoint(job.games)]

    def _tell(self, jobs: Sequence[Job], function: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            jobs[0].future.get_loop().call_soon_threadsafe(function, *arguments)


def settle(future: "asyncio.Future[Any]", result: Any) -> None:  # noqa: ANN401  whatever the task returned
    """Hand a result to whoever waits."""
    if future.done():  # whoever waited was cancelled, or told that nobody knows
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
