"""The way to end searches from another thread, and to see how far they are."""

import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

_COUNTERS = struct.Struct("=8xQQQ")  # byte 0 is the stop flag; then nodes, children finished, children in all
CONTROL_SIZE = 64


class Progress(NamedTuple):
    """How far the searches are: nodes of all, and the first-level children of the one that is farthest."""

    nodes: int = 0
    finished: int = 0
    total: int = 0


class Stop:
    """Ends every search that was given it, now and later; any thread may set it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._controls: list[bytearray] = []
        self._is_set = False
        self._past = Progress()  # of the searches that have ended

    def set(self) -> None:
        """End the searches; each notices within a moment."""
        with self._lock:
            self._is_set = True
            for control in self._controls:
                control[0] = 1

    @property
    def is_set(self) -> bool:
        """Whether the searches are to end."""
        return self._is_set

    @property
    def progress(self) -> Progress:
        """How far the searches that were given this are, those that have ended included."""
        with self._lock:
            told = [Progress(*_COUNTERS.unpack_from(control)) for control in self._controls]
            return _joined(self._past, *told)

    @contextmanager
    def watching(self, control: bytearray) -> Iterator[None]:
        """Stop a search by its control, and read its counters, as long as it goes on."""
        with self._lock:
            self._controls.append(control)
            if self._is_set:
                control[0] = 1
        try:
            yield
        finally:
            with self._lock:
                self._controls = [other for other in self._controls if other is not control]
                self._past = _joined(self._past, Progress(*_COUNTERS.unpack_from(control)))


def _joined(*told: Progress) -> Progress:
    farthest = max(told, key=lambda one: (one.finished / (one.total or 1), one.total))
    return farthest._replace(nodes=sum(one.nodes for one in told))
