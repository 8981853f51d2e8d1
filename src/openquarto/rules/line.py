"""The lines: 4 rows, 4 columns, 2 diagonals and, in the advanced variant, 9 blocks of 2×2."""

from functools import cache
from typing import Self

from openquarto.rules.error import Fault, TextError
from openquarto.rules.expect import expect
from openquarto.rules.member import Member
from openquarto.rules.square import SQUARES, Square


def _squares_between(start: Square, end: Square) -> tuple[Square, ...]:
    """Walk from end to end in 3 steps; the ends of a block are 1 step apart and hold its four squares."""
    across, down = end.index % 4 - start.index % 4, end.index // 4 - start.index // 4
    if (across, down) == (1, 1):
        return tuple(SQUARES[start.index + step] for step in (0, 1, 4, 5))
    return tuple(SQUARES[start.index + step * (across + 4 * down) // 3] for step in range(4))


class Line(Member):
    """Four squares that count together; its value is its one spelling, by its two ends."""

    ROW_1 = "a1-d1"
    ROW_2 = "a2-d2"
    ROW_3 = "a3-d3"
    ROW_4 = "a4-d4"
    COLUMN_A = "a1-a4"
    COLUMN_B = "b1-b4"
    COLUMN_C = "c1-c4"
    COLUMN_D = "d1-d4"
    DIAGONAL_A1 = "a1-d4"
    DIAGONAL_A4 = "a4-d1"
    BLOCK_A1 = "a1-b2"
    BLOCK_B1 = "b1-c2"
    BLOCK_C1 = "c1-d2"
    BLOCK_A2 = "a2-b3"
    BLOCK_B2 = "b2-c3"
    BLOCK_C2 = "c2-d3"
    BLOCK_A3 = "a3-b4"
    BLOCK_B3 = "b3-c4"
    BLOCK_C3 = "c3-d4"

    squares: tuple[Square, ...]

    def __init__(self, name: str) -> None:
        self.squares = _squares_between(*(Square[end] for end in name.split("-")))

    @property
    def is_block(self) -> bool:
        """Whether this is one of the 2×2 blocks of the advanced variant."""
        return self.name.startswith("BLOCK")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a line's name in its one spelling."""
        expect(text, str, "to read a line from")
        try:
            return cls(text)
        except ValueError:
            raise TextError(Fault("line unreadable", text=text)) from None


BLOCKS = tuple(line for line in Line if line.is_block)
LINES = tuple(line for line in Line if not line.is_block)
LINES_AND_BLOCKS = LINES + BLOCKS


@cache
def lines_through(square: Square, *, blocks: bool) -> tuple[Line, ...]:
    """The lines through a square: 2 or 3, and up to 7 with blocks."""
    return tuple(line for line in (LINES_AND_BLOCKS if blocks else LINES) if square in line.squares)
