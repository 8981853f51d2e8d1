"""A queue for a few workers in which each owner has a line of its own, and the owners take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

Worker = TypeVar("Worker")


class FairQueue(Generic[Worker]):
    """Hands workers out. Whoever asks for many waits behind themselves, and others in between."""

    def __init__(self, workers: Iterable[Worker]) -> None:
        self._free = deque(workers)
        self._lines: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    async def acquire(self, owner: str) -> Worker:
        """A worker, when it is this owner's turn; whoever is cancelled meanwhile leaves the line."""
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(future)
        self._hand_out()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was handed out at the same moment
                self.release(future.result())
            raise

    def release(self, worker: Worker) -> None:
        """Give a worker back."""
        self._free.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._lines:
            owner, line = self._lines.popitem(last=False)
            future = line.popleft()
            if line:
                self._lines[owner] = line  # behind all others
            if not future.done():
                future.set_result(self._free.popleft())
