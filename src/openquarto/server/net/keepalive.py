"""Notices that the other end of a connection is gone, though it was not closed."""

import math
from collections.abc import Callable

from openquarto.server.net.page_connection import PageConnection

STEPS = 16  # of a silence, at whose ends all timers fire: to wake up costs more than what is done then


class Keepalive:
    """Pings half-way through a silence, and calls `on_silent` at its end.

    Browsers answer a ping even for a page whose timers sleep. One timer a connection, none a message, and the
    timers of many connections fire together, up to a sixteenth of the silence late.
    """

    def __init__(self, connection: PageConnection, seconds: float, on_silent: Callable[[], None]) -> None:
        self._connection = connection
        self._seconds = seconds
        self._on_silent = on_silent
        self._wait(seconds / 2)

    def stop(self) -> None:
        """Watch no more."""
        self._timer.cancel()

    def _wait(self, quiet: float) -> None:
        """Look again when it has been quiet for so long, if it stays so."""
        step = self._seconds / STEPS
        due = step * math.ceil((self._connection.heard_at + quiet) / step)
        self._timer = self._connection.loop.call_at(due, self._look)

    def _look(self) -> None:
        quiet, half = self._connection.loop.time() - self._connection.heard_at, self._seconds / 2
        if quiet < half:
            self._wait(half)
        elif quiet < self._seconds:
            self._connection.ping()
            self._wait(self._seconds)
        else:
            self._on_silent()
