"""Who is alive: all processes that were started, by whomever, with a certain mark in their environment."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

MARK = "OPENQUARTO_TEST_MARK"
PATIENCE = 30.0  # seconds; a busy machine takes its time


def alive(mark: str) -> dict[int, str]:
    """Their numbers and command lines: not this process, nor those that only wait to be reaped.

    Nor the one that multiprocessing keeps as long as we live, for the next time.
    """
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            is_marked = f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0")
            words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:  # gone, or not ours
            continue
        command = " ".join(words)
        if is_marked and command and int(folder.name) != os.getpid() and "resource_tracker" not in command:
            found[int(folder.name)] = command
    return found


def workers(mark: str) -> list[int]:
    return [pid for pid, command in alive(mark).items() if "spawn_main" in command]


def wait_until(is_so: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


@contextmanager
def nobody_left(mark: str) -> Iterator[None]:
    """After this nobody with the mark is alive; whoever is, is ended and told of."""
    try:
        yield
        until = time.monotonic() + PATIENCE
        while alive(mark) and time.monotonic() < until:
            time.sleep(0.02)
        assert {} == alive(mark)
    finally:
        for pid in alive(mark):
            os.kill(pid, signal.SIGKILL)
