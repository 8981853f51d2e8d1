"""What a variant never changes, for the solver in plain Python: its lines, its sides and its symmetries.

It is kernel/variant.c in Python. A set of lines for each side is one number of eight lanes; a sum that
carries into the top bit of every lane that is not empty takes the place of the compare of vectors.
"""

from functools import cache

_ORDERS = (
    (0, 1, 2, 3),
    (3, 2, 1, 0),
    (0, 2, 1, 3),
    (3, 1, 2, 0),
    (1, 0, 3, 2),
    (2, 3, 0, 1),
    (1, 3, 0, 2),
    (2, 0, 3, 1),
)
SIDES = 8
ALL = 65535  # squares or pieces


class PlainVariant:
    """The tables of one variant; the names are those of struct quarto_variant."""

    def __init__(self, traits: int, *, blocks: bool) -> None:
        self.blocks = blocks
        lines = line_squares(blocks=blocks)
        self.lines = (1 << len(lines)) - 1
        self.lines_of = [
            sum(1 << at for at, line in enumerate(lines) if square in line) for square in range(16)
        ]
        self.trait_bits = [bit for bit in (3, 2, 1, 0) if traits >> bit & 1]
        self.kind = 2 * (len(self.trait_bits) - 1) + blocks
        self._prepare_sides()
        self._prepare_lanes(width=32 if blocks else 16)
        self._images = [_image_table(symmetry) for symmetry in range(8 if blocks else 32)]
        self._least: dict[int, tuple[int, list[int]]] = {}

    def _prepare_sides(self) -> None:
        self.side_bits = [
            sum(1 << 2 * at + (piece >> bit & 1) for at, bit in enumerate(self.trait_bits))
            for piece in range(16)
        ]
        self.all_sides = (1 << 2 * len(self.trait_bits)) - 1
        self.same = [
            sum(1 << other for other in range(16) if self.side_bits[other] == self.side_bits[piece])
            for piece in range(16)
        ]
        # By sides: the pieces that show none of them.
        self.without = [
            sum(1 << piece for piece in range(16) if not self.side_bits[piece] & sides)
            for sides in range(256)
        ]

    def _prepare_lanes(self, *, width: int) -> None:
        self.width = width
        self.each = sum(1 << width * side for side in range(SIDES))  # times a set of lines: it in every lane
        self.carry = self.each * ((1 << width - 1) - 1)
        self.top = self.each << width - 1
        self.lane = (1 << width) - 1
        self.showing = [
            sum(self.lines << width * side for side in range(SIDES) if sides >> side & 1)
            for sides in range(256)
        ]
        self.through = [self.each * lines for lines in self.lines_of]
        self.elsewhere = [self.each * (self.lines & ~lines) for lines in self.lines_of]
        # By the top bits of the lanes that are not empty: the sides.
        self.sides_of = {
            sum(1 << width * side + width - 1 for side in range(SIDES) if sides >> side & 1): sides
            for sides in range(256)
        }

    def sides_in(self, stock: int) -> int:
        """The sides that pieces of a stock show."""
        sides = 0
        while stock:
            sides |= self.side_bits[(stock & -stock).bit_length() - 1]
            stock &= stock - 1
        return sides

    def least(self, taken: int) -> tuple[int, list[int]]:
        """The least image of taken squares under all symmetries, and the symmetries that reach it."""
        found = self._least.get(taken)
        if found is None:
            moved = [self.image(symmetry, taken) for symmetry in range(len(self._images))]
            least = min(moved)
            found = self._least[taken] = (least, [at for at, each in enumerate(moved) if each == least])
        return found

    def image(self, symmetry: int, squares: int) -> int:
        """Where a set of squares goes."""
        low, high = self._images[symmetry]
        return low[squares & 255] | high[squares >> 8]


def line_squares(*, blocks: bool) -> list[tuple[int, ...]]:
    """The squares of every line: rows, columns, diagonals, then blocks."""
    rows = [tuple(4 * row + column for column in range(4)) for row in range(4)]
    columns = [tuple(row[at] for row in rows) for at in range(4)]
    corners = [4 * row + column for row in range(3) for column in range(3)] if blocks else []
    squares = [(corner, corner + 1, corner + 4, corner + 5) for corner in corners]
    return [*rows, *columns, (0, 5, 10, 15), (3, 6, 9, 12), *squares]


@cache
def _image_table(symmetry: int) -> tuple[list[int], list[int]]:
    """By the low byte of a set of squares, and by the high one: where they go."""
    order = _ORDERS[symmetry >> 2]

    def goes(square: int) -> int:
        row, column = order[square // 4], order[square % 4]
        column = 3 - column if symmetry & 1 else column
        return 4 * column + row if symmetry & 2 else 4 * row + column

    def table(first: int) -> list[int]:
        return [sum(1 << goes(first + bit) for bit in range(8) if byte >> bit & 1) for byte in range(256)]

    return table(0), table(8)
