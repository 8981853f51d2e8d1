"""How commands are told which puzzles: a kind, or a set as teachers pass it on."""

import argparse

from openquarto.puzzles.puzzle import KINDS, Kind
from openquarto.puzzles.sets import PuzzleSet
from openquarto.rules.error import QuartoError

KIND_NAMES = tuple(kind.replace(" ", "-") for kind in KINDS)  # a shell takes a space for the end of a word


def add_kind_option(parser: argparse.ArgumentParser) -> None:
    """`--kind`, for one kind."""
    parser.add_argument(
        "--kind", type=_kind, metavar="KIND", help=f"of one kind only: {', '.join(KIND_NAMES)}"
    )


def puzzle_set(text: str) -> PuzzleSet:
    """Read a whole link, what stands in it behind the question mark, or names with commas; all are there."""
    query = text.rpartition("?")[2]
    try:
        asked = PuzzleSet.parse(query if "=" in query else f"ids={query}")
        asked.puzzles  # noqa: B018  a puzzle that is not there is told now
    except QuartoError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return asked


def _kind(text: str) -> Kind:
    for kind in KINDS:
        if kind == text.strip().replace("-", " "):
            return kind
    raise argparse.ArgumentTypeError(f"expected one of {', '.join(KIND_NAMES)}, got {text!r}")
