"""The files of puzzles that a command is given: that of the package if none is named."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from openquarto.cli.command import complain
from openquarto.rules.error import SetupError

if TYPE_CHECKING:
    from openquarto.puzzles.pack import RatedPuzzle


def add_file(parser: argparse.ArgumentParser) -> None:
    """The argument."""
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="default: the puzzles of this package"
    )


def puzzles_of(file: Path | None) -> "tuple[RatedPuzzle, ...]":
    """The puzzles of a file; raises OSError, and SystemExit with a sentence where it holds none."""
    from openquarto.puzzles.pack import read, shipped  # noqa: PLC0415  it needs the kernel

    if file is None:
        return shipped()
    try:
        return read(file.read_bytes())
    except SetupError as error:
        raise SystemExit(complain(f"{file}: {error}")) from error
