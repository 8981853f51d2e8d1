"""How far long work is, shown only where standard error is a terminal."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from openquarto.about import COMMAND

if TYPE_CHECKING:
    from tqdm import tqdm

    from openquarto.kernel import Progress, Stop

Thing = TypeVar("Thing")
EVERY = 0.2  # seconds between two looks at the counters
CLEAR_LINE = "\r\x1b[K"


@contextmanager
def steps() -> Iterator[Callable[[str, int, int], None]]:
    """Show how far each step of long work is, one bar after the other, and how much time is left."""
    make = _bar_maker()
    if make is None:
        yield lambda _step, _done, _total: None
        return
    with ExitStack() as shown:
        bars: dict[str, tqdm[NoReturn]] = {}

        def show(step: str, done: int, total: int) -> None:
            if step not in bars:
                shown.close()  # the step before
                bars[step] = make(desc=step, total=total, initial=done, unit="", leave=False)
                shown.callback(bars[step].close)
            bars[step].update(done - bars[step].n)
            bars[step].refresh()  # time goes on, whether or not anything is done

        yield show


@contextmanager
def games_meter(total: int, done: int) -> Iterator[Callable[[int, Callable[[], str]], None]]:
    """Show how many games of a match are played, and in short how it stands."""
    make = _bar_maker()
    if make is None:
        yield lambda _done, _standing: None
        return
    with make(total=total, initial=done, unit=" games", leave=False) as shown:
        told = 0.0

        def show(now_done: int, standing: Callable[[], str]) -> None:
            nonlocal told
            if time.monotonic() > told + EVERY:  # to add a long match up takes time
                told = time.monotonic()
                shown.set_postfix_str(standing(), refresh=False)
            shown.update(now_done - shown.n)

        yield show


def say_aside(sentence: str) -> None:
    """Say something while a bar is shown."""
    print((CLEAR_LINE if sys.stderr.isatty() else "") + sentence, file=sys.stderr, flush=True)


def _bar_maker() -> "type[tqdm[Any]] | None":
    """What makes bars; None where nobody sees them, or the extra is missing, which is said once."""
    if not sys.stderr.isatty():
        return None
    try:
        from tqdm import tqdm  # noqa: PLC0415  optional, and only a terminal needs it
    except ImportError:
        print(f"For a progress bar: pip install '{COMMAND}[screen]'", file=sys.stderr)
        return None
    return tqdm


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
