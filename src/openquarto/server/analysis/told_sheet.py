"""Puzzles as sheets of paper: solved one by one, and drawn where nobody waits for the event loop."""

from collections.abc import Callable

import msgspec

from openquarto.puzzles.puzzle import Puzzle
from openquarto.puzzles.sheet import Sheet
from openquarto.puzzles.solution import Solution
from openquarto.server.analysis.task_source import puzzle_named
from openquarto.speech.manner import Hearer


class SheetBody(msgspec.Struct, frozen=True):
    """The sheets in HTML, as they stand in a page."""

    html: str


def told_sheet(
    ids: tuple[str, ...], solve: Callable[[Puzzle], Solution], hearer: Hearer, *, is_large: bool
) -> SheetBody:
    """Solve the puzzles of these names and lay them out; raises ServerError, and whatever solving raises."""
    puzzles = [puzzle_named(each) for each in ids]
    solutions = [solve(each.puzzle) for each in puzzles]
    return SheetBody(Sheet(puzzles, solutions, hearer, is_large).body())
