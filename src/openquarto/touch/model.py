"""The set to print: the pieces of the Access edition, and a board with raised edges and braille coordinates.

Dimensions are our own. A large piece has 2 mm of play on each side in its square, and edges are 3 mm high: a
hand that reads the board moves nothing.
"""

from collections.abc import Iterator

from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.rules.square import COLUMNS, ROWS
from openquarto.speech.catalogue import Catalogue
from openquarto.speech.cells import in_cells
from openquarto.touch.dots import DOT, HEIGHT, dots, width
from openquarto.touch.outline import (
    ACROSS,
    MM,
    Point,
    circle,
    piece_hole,
    piece_outline,
    rectangle,
    shifted,
)
from openquarto.touch.terrace import Terrace

_TALL = {Side.TALL: 30 * MM, Side.SHORT: 15 * MM}
_HOLE_FLOOR = {Side.TALL: 15 * MM, Side.SHORT: 5 * MM}  # the height of the bottom of a hole

PLAY = 2 * MM  # on each side of a large piece in its square
_INSIDE = ACROSS[Side.TALL] + 2 * PLAY
_WALL = 3 * MM
_STEP = _INSIDE + _WALL
_SPAN = 4 * _STEP + _WALL  # of the block with the squares
_FLOOR, _EDGE = 3 * MM, 6 * MM  # the height of the squares and of the margin; of the raised edges
_GAP = 6 * MM  # between braille and the block, for the fingertip
_RIM = 5 * MM  # beyond the braille and beyond the block
_MARGIN = _RIM + width("##") + _GAP  # left of the block and above it
_BOARD = _MARGIN + _SPAN + _RIM
_CORNER = 8 * MM  # the radius of the board's corners
_DOT_HEIGHT, _DOT_TOP, _DOT_STEPS = 600, 800, 16

_APART = 6 * MM  # between two pieces on the bed


def piece_model(piece: Piece) -> Terrace:
    """A piece around the origin, as it stands on the board: grooves run up its side, a hole opens upwards."""
    size = piece.side(Trait.HEIGHT)
    hole = piece_hole(piece)
    within = (Terrace(outline=hole, height=_HOLE_FLOOR[size]),) if hole else ()
    return Terrace(outline=piece_outline(piece), height=_TALL[size], within=within)


def all_pieces() -> Iterator[Terrace]:
    """All sixteen, side by side, to be printed at once."""
    step = ACROSS[Side.TALL] + _APART
    for number, piece in enumerate(PIECES):
        yield piece_model(piece).shifted((number % 4 * step, number // 4 * -step))


def board_model(words: Catalogue) -> Terrace:
    """The board, its lower left corner at the origin; the letters are above it and the digits at its left."""
    block = (_MARGIN + _SPAN // 2, _RIM + _SPAN // 2)
    squares = tuple(
        Terrace(outline=shifted(rectangle(_INSIDE, _INSIDE), _centre(index % 4, index // 4)), height=_FLOOR)
        for index in range(16)
    )
    return Terrace(
        outline=shifted(rectangle(_BOARD, _BOARD, eased=_CORNER), (_BOARD // 2, _BOARD // 2)),
        height=_FLOOR,
        within=(
            Terrace(outline=shifted(rectangle(_SPAN, _SPAN), block), height=_EDGE, within=squares),
            *(_dot(centre) for centre in _coordinates(words)),
        ),
    )


def _coordinates(words: Catalogue) -> Iterator[Point]:
    """The centres of all braille dots."""
    for column, letter in enumerate(COLUMNS):
        cells = in_cells(letter, words)
        left = _centre(column, 0)[0] - width(cells) // 2
        yield from _downwards(cells, (left, _RIM + _SPAN + _GAP + HEIGHT))
    for row, digit in enumerate(ROWS):
        cells = in_cells(digit, words)
        yield from _downwards(cells, (_RIM, _centre(0, row)[1] + HEIGHT // 2))


def _downwards(cells: str, corner: Point) -> Iterator[Point]:
    """Dots from an upper left corner, where y points up."""
    x, y = corner
    return ((x + right, y - down) for right, down in dots(cells, (0, 0)))


def _dot(centre: Point) -> Terrace:
    """A cone cut off at the top, which layers print better than a ball."""
    foot, top = circle(DOT / 2, _DOT_STEPS), circle(_DOT_TOP / 2, _DOT_STEPS)
    return Terrace(outline=shifted(top, centre), height=_FLOOR + _DOT_HEIGHT, foot=shifted(foot, centre))


def _centre(column: int, row: int) -> Point:
    """The middle of a square; row 1 is the farthest."""
    x = _MARGIN + _WALL + column * _STEP + _INSIDE // 2
    return x, _RIM + _WALL + (3 - row) * _STEP + _INSIDE // 2
