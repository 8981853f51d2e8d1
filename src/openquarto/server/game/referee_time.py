"""The referee's time: it runs while the server does, so that nobody's clock pays for its down time."""

import time
from collections.abc import Callable

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
