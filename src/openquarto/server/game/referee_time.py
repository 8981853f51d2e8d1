"""The referee's time: it runs while the server does, so that nobody's clock pays for its down time."""

import time
from collections.abc import Callable


class RefereeTime:
    """Goes on from the latest time that was kept."""

    def __init__(self, kept: float = 0.0, *, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._ahead = kept - now()

    def __call__(self) -> float:
        """The time now."""
        return self._now() + self._ahead
