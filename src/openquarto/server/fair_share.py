"""How much of the event loop one address may take: what it asks for beyond that waits, others do not.

Steps are measured in processor time of the loop's own thread. By the clock an address would pay for what it
has not asked for: a process on the same core, a pause of the machine, a thread that holds the interpreter.
"""

import time
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any

BURST = 0.03  # seconds that an address may take at once
MOST = 0.5  # seconds that it owes at most: the first page after a start loads words for all that follow
# Python in a browser does not know it; nobody else is kept waiting there.
spent: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)


class Share:
    """The share of one address: seconds of the event loop that it has taken, and has paid back by waiting."""

    __slots__ = ("_debt", "_now", "_part", "_since")

    def __init__(self, part: float, now: Callable[[], float] = time.perf_counter) -> None:
        self._part = part
        self._now = now
        self._debt = 0.0  # seconds, as of `_since`
        self._since = now()

    def spend(self, seconds: float) -> None:
        """So much was done for the address."""
        self._debt = min(self._left() + seconds, MOST)

    def wait(self) -> float:
        """For how many seconds nothing more may be done for it; 0 if it has taken little."""
        return max(0.0, self._left() - BURST) / self._part

    @property
    def is_paid(self) -> bool:
        """Whether nothing of it counts any more."""
        return self._left() == 0.0

    def _left(self) -> float:
        now = self._now()
        self._debt = max(0.0, self._debt - self._part * (now - self._since))
        self._since = now
        return self._debt


@types.coroutine
def charged(work: Coroutine[Any, Any, None], share: Share) -> Generator[Any, Any, None]:
    """Run a coroutine to its end; its steps on the loop are charged to a share, not what it waits for."""
    go_on: Callable[[Any], Any] = work.send
    step: Any = None
    while True:
        begin = spent()
        try:
            awaited = go_on(step)
        except StopIteration:
            return
        finally:
            share.spend(spent() - begin)
        try:
            step, go_on = (yield awaited), work.send
        except BaseException as problem:  # noqa: BLE001  cancelled, or broken off: that is for the work
            step, go_on = problem, work.throw
