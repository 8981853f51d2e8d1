"""How far long work is, shown only where standard error is a terminal."""

import sys
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from openquarto.about import COMMAND

if TYPE_CHECKING:
    from openquarto.kernel import Progress, Stop

Thing = TypeVar("Thing")
EVERY = 0.2  # seconds between two looks at the counters
CLEAR_LINE = "\r\x1b[K"


def bar(things: Iterable[Thing], placed: int, total: int) -> Iterable[Thing]:
    """Let the things pass and show how many have."""
    if not sys.stderr.isatty():
        return things
    try:
        from tqdm import tqdm  # noqa: PLC0415  optional, and only a terminal needs it
    except ImportError:
        if placed == 0:
            print(f"For a progress bar: pip install '{COMMAND}[screen]'", file=sys.stderr)
        return things
    shown: Iterable[Thing] = tqdm(things, desc=f"{placed} placed", total=total, unit=" boards", leave=False)
    return shown


@contextmanager
def meter(stop: "Stop") -> Iterator[None]:
    """Show the nodes, the speed and the first turns of a search while it goes on."""
    if not sys.stderr.isatty():
        yield
        return
    over = threading.Event()
    thread = threading.Thread(target=_show, args=(stop, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _show(stop: "Stop", over: threading.Event) -> None:
    began = time.monotonic()
    while not over.wait(EVERY):
        print(
            CLEAR_LINE + meter_text(stop.progress, time.monotonic() - began),
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(CLEAR_LINE, end="", file=sys.stderr, flush=True)


def meter_text(progress: "Progress", seconds: float) -> str:
    """One line, such as `3 of 16 first turns, 12,345,678 nodes, 7.9 million a second`."""
    nodes, finished, total = progress
    turns = f"{finished} of {total} first turns, " if total else ""
    speed = nodes / seconds / 1e6 if seconds else 0
    return f"{turns}{nodes:,} nodes, {speed:.1f} million a second, {seconds:.0f} s"
