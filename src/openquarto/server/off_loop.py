"""How work is done that takes too long for the event loop: behind one interface, with or without threads."""

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class OffLoop(Protocol):
    """Does work beside the event loop, as far as the system lets it."""

    async def run(self, work: Callable[[], T]) -> T:
        """The result of some work; raises what it raises, or RuntimeError once this is closed."""
        ...

    def close(self) -> None:
        """Do nothing more."""
        ...


class OnLoop:
    """Does work at once, on the loop itself: where there are no threads, and where nobody else waits."""

    def __init__(self) -> None:
        self._is_closed = False

    async def run(self, work: Callable[[], T]) -> T:
        """The result of some work."""
        if self._is_closed:
            raise RuntimeError("closed")
        return work()

    def close(self) -> None:
        """Do nothing more."""
        self._is_closed = True
