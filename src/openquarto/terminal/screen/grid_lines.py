"""The lines of a 4×4 grid: thin between all squares, double around a shown line, heavy around the focus."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from openquarto.terminal.screen.canvas import Canvas, Ink
from openquarto.terminal.screen.fit import Box

SIDE = 4
THIN, DOUBLE, HEAVY = range(3)  # a stronger line hides a weaker one
_ACROSS = "─═━"
_DOWN = "│║┃"
# What joins lines that go up 1, down 2, left 4, right 8; the places without a joint are never asked for.
_JOINTS = (
    "   │ ┘┐┤ └┌├─┴┬┼",
    "   ║ ╝╗╣ ╚╔╠═╩╦╬",
    "   ┃ ┛┓┫ ┗┏┣━┻┳╋",
)


@dataclass(frozen=True, slots=True)
class Lattice:
    """Where 16 squares of one size lie on a canvas."""

    box: Box
    left: int
    top: int

    @property
    def width(self) -> int:
        """The columns from the leftmost line to the rightmost."""
        return SIDE * (self.box.width + 1) + 1

    @property
    def height(self) -> int:
        """The rows from the uppermost line to the lowest."""
        return SIDE * (self.box.height + 1) + 1

    def corner(self, index: int) -> tuple[int, int]:
        """Where the inside of a square begins."""
        row, column = divmod(index, SIDE)
        return self._x(column) + 1, self._y(row) + 1

    def at(self, x: int, y: int) -> int | None:
        """The square at a place of the canvas; None on a line or outside."""
        column, across = divmod(x - self.left, self.box.width + 1)
        row, down = divmod(y - self.top, self.box.height + 1)
        is_inside = 0 <= column < SIDE and 0 <= row < SIDE and across and down
        return row * SIDE + column if is_inside else None

    def draw(self, canvas: Canvas, strokes: "Strokes", inks: tuple[Ink, Ink, Ink]) -> None:
        """Draw all lines; the inks are those of thin, double and heavy lines."""
        for row in range(SIDE + 1):
            for column in range(SIDE + 1):
                x, y = self._x(column), self._y(row)
                strengths = strokes.meeting(column, row)
                strongest = max(strength for _, strength in strengths)
                ways = sum(way for way, strength in strengths if strength == strongest)
                canvas.put(x, y, _JOINTS[strongest][ways], inks[strongest])
                if column < SIDE:
                    strength = strokes.across[column, row]
                    canvas.put(x + 1, y, _ACROSS[strength] * self.box.width, inks[strength])
                if row < SIDE:
                    strength = strokes.down[column, row]
                    for step in range(1, self.box.height + 1):
                        canvas.put(x, y + step, _DOWN[strength], inks[strength])

    def _x(self, column: int) -> int:
        return self.left + column * (self.box.width + 1)

    def _y(self, row: int) -> int:
        return self.top + row * (self.box.height + 1)


def _all_thin() -> dict[tuple[int, int], int]:
    return {(column, row): THIN for column in range(SIDE + 1) for row in range(SIDE + 1)}


@dataclass(slots=True)
class Strokes:
    """How strong each stretch of line is, by the joint at its left or upper end."""

    across: dict[tuple[int, int], int] = field(default_factory=_all_thin)
    down: dict[tuple[int, int], int] = field(default_factory=_all_thin)

    def frame(self, squares: Iterable[int], strength: int) -> None:
        """Draw a frame around each of some squares."""
        for index in squares:
            row, column = divmod(index, SIDE)
            for ends, places in (
                (self.across, ((column, row), (column, row + 1))),
                (self.down, ((column, row), (column + 1, row))),
            ):
                for place in places:
                    ends[place] = max(strength, ends[place])

    def meeting(self, column: int, row: int) -> list[tuple[int, int]]:
        """The stretches that meet at a joint: which way each goes, and how strong it is."""
        met = []
        if row > 0:
            met.append((1, self.down[column, row - 1]))
        if row < SIDE:
            met.append((2, self.down[column, row]))
        if column > 0:
            met.append((4, self.across[column - 1, row]))
        if column < SIDE:
            met.append((8, self.across[column, row]))
        return met
