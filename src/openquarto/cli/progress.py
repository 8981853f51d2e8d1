"""A progress bar for long work, shown only where standard error is a terminal."""

import sys
from collections.abc import Iterable
from typing import TypeVar

from openquarto.about import COMMAND

Thing = TypeVar("Thing")


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
