"""The positions that a command is given: as its arguments, or on standard input, one a line."""

import argparse
import sys
from collections.abc import Iterable, Iterator


def add_positions(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument(
        "positions",
        nargs="*",
        metavar="POSITION",
        help="none: positions are read from standard input, one a line",
    )


def position_lines(positions: list[str]) -> Iterable[str]:
    """Their texts, in order."""
    if not positions:
        return _typed()
    if not any(" " in text.strip() for text in positions):
        return [" ".join(positions)]  # one position, split by the shell
    return [text.strip() for text in positions]


def _typed() -> Iterator[str]:
    if sys.stdin.isatty():
        print("Positions, one a line:", file=sys.stderr)
    for line in sys.stdin.buffer:  # a line that is not UTF-8 is a faulty line, not the end of all
        yield line.decode(errors="backslashreplace").strip()
