"""Figures of the server itself; none of them moves when a quarto is made."""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Callable, Mapping

LOOK = 0.1  # seconds between two looks at the event loop
REMEMBERED = 50  # looks: "at worst" is that of the last five seconds


class Metrics:
    """How late the event loop is, how long the garbage collector stops it, and what others tell."""

    def __init__(self) -> None:
        self.lag = 0.0  # of the last look
        self._lags: deque[float] = deque([0.0], REMEMBERED)
        self.gc_seconds = 0.0
        self.longest_gc = 0.0
        self.gc_runs = 0
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._gc_began = 0.0

    def watch_gc(self) -> None:
        """Measure every collection from now on."""
        gc.callbacks.append(self._collecting)

    def forget_gc(self) -> None:
        """Measure no more."""
        if self._collecting in gc.callbacks:
            gc.callbacks.remove(self._collecting)

    def _collecting(self, phase: str, _info: Mapping[str, int]) -> None:
        if phase == "start":
            self._gc_began = time.perf_counter()
            return
        paused = time.perf_counter() - self._gc_began
        self.gc_runs += 1
        self.gc_seconds += paused
        self.longest_gc = max(self.longest_gc, paused)

    async def watch_loop(self) -> None:
        """Look how late the event loop wakes us; for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.lag = max(0.0, loop.time() - due)
            self._lags.append(self.lag)

    def text(self) -> str:
        """All figures, as Prometheus reads them."""
        own: dict[str, tuple[str, Callable[[], float]]] = {
            "event_loop_lag_seconds": ("how late the event loop was at the last look", lambda: self.lag),
            "event_loop_lag_longest_seconds": (
                "how late it was at worst in the last five seconds",
                lambda: max(self._lags),
            ),
            "gc_seconds_total": (
                "how long the garbage collector stopped everything",
                lambda: self.gc_seconds,
            ),
            "gc_longest_seconds": ("its longest stop", lambda: self.longest_gc),
            "gc_runs_total": ("how often it ran", lambda: float(self.gc_runs)),
        }
        lines = []
        for name, (about, value) in {**own, **self.gauges}.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            full = f"openquarto_{name}"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}", f"{full} {value():.9g}"]
        return "\n".join(lines) + "\n"
