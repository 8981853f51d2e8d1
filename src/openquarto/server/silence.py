"""Notices that the other end of a line is gone, though nobody said so."""

from collections.abc import Callable

from openquarto.server.line import Line


class Silence:
    """Half-way through a silence it asks whether somebody is there; at its end it tells.

    Browsers answer even for a page that sleeps because nobody looks at it. A timer a line, none a message.
    """

    def __init__(self, line: Line, seconds: float, on_silent: Callable[[], None]) -> None:
        self._line = line
        self._seconds = seconds
        self._on_silent = on_silent
        self._wait(seconds / 2)

    def stop(self) -> None:
        """Listen no more."""
        self._timer.cancel()

    def _wait(self, quiet: float) -> None:
        """Look again when it has been quiet for so long, if it stays so."""
        self._timer = self._line.loop.call_at(self._line.heard_at + quiet, self._look)

    def _look(self) -> None:
        quiet, half = self._line.loop.time() - self._line.heard_at, self._seconds / 2
        if quiet < half:
            self._wait(half)
        elif quiet < self._seconds:
            self._line.ask()
            self._wait(self._seconds)
        else:
            self._on_silent()
