"""Typed lines that can be waited for until a moment, so that a clock can be told while a prompt waits."""

import os
import threading
from queue import Empty, SimpleQueue

_CHUNK = 4096
_LONGEST = 65_536  # bytes of a line that are looked at; the rest is dropped


class Keyboard:
    """Reads lines in a thread of its own: that works for terminals, pipes and files alike."""

    def __init__(self, descriptor: int = 0) -> None:
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._ended = False
        # The thread reads the descriptor itself: a lock of sys.stdin held at exit would be fatal.
        threading.Thread(target=self._read, args=(descriptor,), daemon=True).start()

    def line(self, seconds: float | None = None) -> str | None:
        """The next line; None if none came in time. Raises EOFError when there are no more."""
        if self._ended:
            raise EOFError
        try:
            line = self._lines.get(timeout=None if seconds is None else max(0.0, seconds))
        except Empty:
            return None
        if line is None:
            self._ended = True
            raise EOFError
        return line

    def _read(self, descriptor: int) -> None:
        waiting = b""
        try:
            while chunk := os.read(descriptor, _CHUNK):
                *whole, waiting = (waiting + chunk).split(b"\n")
                for line in whole:
                    self._lines.put(_text(line))
                waiting = waiting[:_LONGEST]
        except OSError:  # the terminal is gone
            pass
        if waiting:
            self._lines.put(_text(waiting))
        self._lines.put(None)


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\r")
