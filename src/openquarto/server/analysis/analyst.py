"""Analyses for everybody: cached, queued fairly by address, never more at a time than there are workers."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openquarto.server.analysis.analysis_worker import AnalysisWorker
from openquarto.server.analysis.jobs import Job, encode
from openquarto.server.error import ServerError
from openquarto.server.game.fair_queue import FairQueue

MOST_WAITING = 64  # jobs: with more, nobody would be answered before their browser gives up
LARGEST_CACHE = 32 << 20  # bytes


class AnswerCache:
    """The answers that were asked for last, as they are sent; bounded by their size."""

    def __init__(self, largest: int = LARGEST_CACHE) -> None:
        self._largest = largest
        self._size = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: bytes) -> bytes | None:
        """An answer; it stays the longer for being asked for."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: bytes, answer: bytes) -> None:
        """Keep an answer, and let those go that were asked for longest ago."""
        if key in self._kept:  # two workers did the same
            self._size -= len(key) + len(self._kept.pop(key))
        self._kept[key] = answer
        self._size += len(key) + len(answer)
        while self._size > self._largest:
            old, body = self._kept.popitem(last=False)
            self._size -= len(old) + len(body)


@dataclass(slots=True)
class _Shared:
    """A job under way, and how many wait for it."""

    task: "asyncio.Task[bytes]"
    waiters: int = 0


class Analyst:
    """Gives jobs to workers, one each; addresses take turns, and what is known is not done again."""

    def __init__(self, workers: Sequence[AnalysisWorker], *, most_waiting: int = MOST_WAITING) -> None:
        self.workers = workers
        self.cache = AnswerCache()
        self.hits = self.computed = 0
        self.seconds = 0.0  # that workers have worked
        self._most_waiting = most_waiting
        self._queue: FairQueue[AnalysisWorker] = FairQueue(workers)
        self._under_way: dict[bytes, _Shared] = {}
        self._working: set[asyncio.Task[bytes]] = set()

    @property
    def waiting(self) -> int:
        """How many jobs are not answered yet."""
        return len(self._under_way)

    def known(self, job: Job) -> bytes | None:
        """The answer to a job, if it is cached."""
        return self.cache.find(encode(job))

    async def answer(self, job: Job, owner: str, allow: Callable[[], None]) -> bytes:
        """JSON of the wire; where it is computed anew, `allow` is asked first, and may raise.

        Those who ask for the same at once wait for one job; when all of them are cancelled, it ends. Raises
        ServerError if too many wait already.
        """
        key = encode(job)
        if (known := self.cache.find(key)) is not None:
            self.hits += 1
            return known
        shared = self._under_way.get(key) or self._begin(key, job, owner, allow)
        shared.waiters += 1
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.waiters -= 1
            if not shared.waiters and not shared.task.done():
                shared.task.cancel()
                self._forget(key, shared.task)

    def _begin(self, key: bytes, job: Job, owner: str, allow: Callable[[], None]) -> _Shared:
        if not self.workers:
            raise ServerError("no analysis")
        if self.waiting >= self._most_waiting:
            raise ServerError("analysis busy")
        allow()
        task = asyncio.create_task(self._queued(key, job, owner))
        task.add_done_callback(lambda done: self._forget(key, done))
        shared = self._under_way[key] = _Shared(task)
        return shared

    def _forget(self, key: bytes, task: "asyncio.Task[bytes]") -> None:
        """A job is done, or nobody wants it any more."""
        if key in self._under_way and self._under_way[key].task is task:
            del self._under_way[key]
        _settle(task)

    async def _queued(self, key: bytes, job: Job, owner: str) -> bytes:
        """The answer of a worker, which is released when it has answered, also after a cancellation."""
        worker = await self._queue.acquire(owner)
        work = asyncio.create_task(self._work(worker, job, key))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        work.add_done_callback(_settle)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            worker.cancel()
            raise

    async def _work(self, worker: AnalysisWorker, job: Job, key: bytes) -> bytes:
        begin = time.perf_counter()
        try:
            done = await worker.ask(job)
        finally:
            self.seconds += time.perf_counter() - begin
            self.computed += 1
            self._queue.release(worker)
        if not done.is_partial:
            self.cache.keep(key, done.body)
        return done.body

    def close(self) -> None:
        """End all workers; whoever waits is told so."""
        for worker in self.workers:
            worker.close()


def _settle(task: "asyncio.Task[bytes]") -> None:
    """An error is told to whoever waits; where nobody does any more, it is no mistake."""
    if task.done() and not task.cancelled():
        task.exception()
