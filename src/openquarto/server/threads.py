"""Work beside the event loop in threads: one of their own for a kind of work, or those of the loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class OneThread:
    """A thread for one kind of work: several would only take the interpreter away from the event loop."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def run(self, work: Callable[[], T]) -> T:
        """The result of some work; raises RuntimeError once this is closed."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Do nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class LoopThreads:
    """The threads that belong to the loop, and end with it."""

    async def run(self, work: Callable[[], T]) -> T:
        """The result of some work."""
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """They end with the loop."""
