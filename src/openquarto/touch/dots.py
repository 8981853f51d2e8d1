"""Braille as dots at their standard distances."""

from collections.abc import Iterator

from openquarto.touch.outline import MM, Point

DOT = 1_600  # across
PITCH = 2_500  # between two dots of a cell
CELL = 6 * MM  # between two cells
HEIGHT = 2 * PITCH + DOT
_BLANK = 0x2800
_DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2))  # 1 to 6: column and row


def dots(cells: str, corner: Point) -> Iterator[Point]:
    """The centres of the dots, right and down from the corner, which is that of the first dot's box."""
    for number, cell in enumerate(cells):
        raised = ord(cell) - _BLANK
        for bit, (column, row) in enumerate(_DOTS):
            if raised >> bit & 1:
                x = corner[0] + DOT // 2 + number * CELL + column * PITCH
                yield x, corner[1] + DOT // 2 + row * PITCH


def width(cells: str) -> int:
    """How far a line reaches, whatever is in its last cell."""
    return (len(cells) - 1) * CELL + PITCH + DOT
