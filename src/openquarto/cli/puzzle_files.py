"""The files of puzzles that a command is given: that of the package if none is named."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openquarto.puzzles.pack import RatedPuzzle


def add_file(parser: argparse.ArgumentParser) -> None:
    """The argument."""
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="default: the puzzles of this package"
    )


def puzzles_of(file: Path | None) -> "tuple[RatedPuzzle, ...]":
    """The puzzles of a file; raises OSError and SetupError."""
    from openquarto.puzzles.pack import read, shipped  # noqa: PLC0415  it needs the kernel

    return shipped() if file is None else read(file.read_bytes())
