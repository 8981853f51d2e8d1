"""Figures of the server for monitoring; none of them moves when a quarto is made."""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

LOOK = 0.1  # seconds between two looks at the event loop
REMEMBERED = 50  # looks: "at worst" is that of the last five seconds
PREFIX = "openquarto_"


class Metrics:
    """How late the event loop is, how long the garbage collector stops it, and what others count."""

    def __init__(self) -> None:
        self.lag = 0.0  # of the last look
        self._lags: deque[float] = deque([0.0], REMEMBERED)
        self._gc_seconds = self._longest_gc = self._gc_began = 0.0
        self._gc_runs = 0
        self._registry = CollectorRegistry(auto_describe=True)
        self.gauge("event_loop_lag_seconds", "how late the event loop was at the last look", lambda: self.lag)
        about = "how late the event loop was at worst in the last five seconds"
        self.gauge("event_loop_lag_longest_seconds", about, lambda: max(self._lags))
        self.gauge("gc_longest_seconds", "the longest garbage collection", lambda: self._longest_gc)
        self.counter("gc_seconds", "how long garbage collections took in all", lambda: self._gc_seconds)
        self.counter("gc_runs", "how many garbage collections there were", lambda: self._gc_runs)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a figure that goes up and down."""
        Gauge(PREFIX + name, about, registry=self._registry).set_function(value)

    def counter(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a figure that somebody else counts; `_total` is put behind its name."""
        self._registry.register(_Counted(PREFIX + name, about, value))

    def counter_by(
        self, name: str, about: str, label: str, values: Callable[[], Iterable[tuple[str, float]]]
    ) -> None:
        """Add a figure that somebody else counts, one for each value of a label."""
        self._registry.register(_CountedBy(PREFIX + name, about, label, values))

    def text(self) -> bytes:
        """All figures in the text format of Prometheus."""
        return generate_latest(self._registry)

    def values(self) -> dict[str, float]:
        """All figures by their names, without what is only about when they were begun."""
        samples = (sample for family in self._registry.collect() for sample in family.samples)
        return {
            " ".join((sample.name.removeprefix(PREFIX), *sample.labels.values())): sample.value
            for sample in samples
            if not sample.name.endswith("_created")
        }

    def watch_gc(self) -> None:
        """Measure every garbage collection from now on."""
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
        self._gc_runs += 1
        self._gc_seconds += paused
        self._longest_gc = max(self._longest_gc, paused)

    async def watch_loop(self, on_look: Callable[[], object]) -> None:
        """Look how late the event loop wakes us; for as long as the server runs.

        `on_look` is called each time: to wake up once more for it would cost as much again.
        """
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.lag = max(0.0, loop.time() - due)
            self._lags.append(self.lag)
            on_look()


def merged(texts: Mapping[int, str]) -> bytes:
    """The figures of several workers as one text, each with the number of its worker.

    Of one that did not answer there is only that it did not.
    """
    families: dict[str, Metric] = {}
    up = GaugeMetricFamily(f"{PREFIX}worker_up", "whether a worker answers", labels=["worker"])
    for worker, text in sorted(texts.items()):
        up.add_metric([str(worker)], float(bool(text)))
        for family in text_string_to_metric_families(text):
            whole = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                whole.add_sample(sample.name, {**sample.labels, "worker": str(worker)}, sample.value)
    return generate_latest(_Families([*families.values(), up]))


class _Families(Collector):
    """Figures that were collected elsewhere."""

    def __init__(self, families: list[Metric]) -> None:
        self._families = families

    def collect(self) -> list[Metric]:
        """As they were given."""
        return self._families


class _Counted(Collector):
    """A counter whose value is kept elsewhere: reading it is all that it costs."""

    def __init__(self, name: str, about: str, value: Callable[[], float]) -> None:
        self._name = name
        self._about = about
        self._value = value

    def collect(self) -> list[CounterMetricFamily]:
        """The value now."""
        return [CounterMetricFamily(self._name, self._about, value=self._value())]


class _CountedBy(Collector):
    """A counter for each value of a label, kept elsewhere."""

    def __init__(
        self, name: str, about: str, label: str, values: Callable[[], Iterable[tuple[str, float]]]
    ) -> None:
        self._name = name
        self._about = about
        self._label = label
        self._values = values

    def collect(self) -> list[CounterMetricFamily]:
        """The values now."""
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for name, value in self._values():
            family.add_metric([name], value)
        return [family]
