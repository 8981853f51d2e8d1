"""The referee's time: it runs while the server does, so that nobody's clock pays for its down time."""

import time
from collections.abc import Callable

MOST_AHEAD = 2.0  # seconds that a process goes on by itself
LONGEST_STEP = 0.5  # seconds; a longer one is a server that stood still


class RefereeTime:
    """Goes on from the latest time that was kept.

    A process that was stopped, or an event loop that was blocked, has heard nobody: time stands still
    meanwhile. It needs somebody who asks every tenth of a second, or it does so all the time.
    """

    def __init__(self, kept: float = 0.0, *, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._asked = now()
        self._ahead = kept - self._asked

    def __call__(self) -> float:
        """The time now."""
        now = self._now()
        if now - self._asked > LONGEST_STEP:
            self._ahead -= now - self._asked - LONGEST_STEP
        self._asked = now
        return now + self._ahead


class SharedTime:
    """The time that processes share: told about once a second, and gone on with for a little while.

    It never goes back. It stands while nothing is told: then no process can write, so nobody can act.
    """

    def __init__(self, kept: float = 0.0, *, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._latest = 0.0
        self.tell(kept)

    def tell(self, at: float) -> None:
        """The time is this, for all."""
        self._told, self._heard = at, self._now()

    def __call__(self) -> float:
        """The time now."""
        self._latest = max(self._latest, self._told + min(self._now() - self._heard, MOST_AHEAD))
        return self._latest
