"""The line detector: which sides the four pieces of a full line share. No view or drawing can reach it."""

from collections.abc import Sequence
from functools import cache

from openquarto.rules.line import Line, lines_through
from openquarto.rules.piece import Piece, Side
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import Variant


def shared_sides(board: Sequence[Piece | None], line: Line, variant: Variant) -> tuple[Side, ...]:
    """The sides of traits that count which all four pieces share; none where the line is not full."""
    ones, zeros = _shared_bits(board, line)
    return tuple(
        trait.sides[bool(ones & trait.bit)] for trait in variant.traits if (ones | zeros) & trait.bit
    )


def quartos_through(board: Sequence[Piece | None], square: Square, variant: Variant) -> tuple[Line, ...]:
    """The lines through a square that are quartos."""
    counted = variant.trait_bits
    return tuple(
        line
        for line in lines_through(square, blocks=variant.blocks)
        if sum(_shared_bits(board, line)) & counted
    )


def _shared_bits(board: Sequence[Piece | None], line: Line) -> tuple[int, int]:
    """The bits that are 1 in all four pieces, and the bits that are 0 in all four."""
    ones = zeros = 15
    for square in line.squares:
        piece = board[square.index]
        if piece is None:
            return 0, 0
        ones &= piece.number
        zeros &= ~piece.number
    return ones, zeros


def makes_quarto(masks: Sequence[int], square: int, *, blocks: bool) -> bool:
    """Whether the piece on a square makes a quarto, on a board of masks (see `count`)."""
    taken, *ones = masks
    for line in _line_masks(square, blocks=blocks):
        if taken & line == line and any(mask & line in (0, line) for mask in ones):
            return True
    return False


@cache
def _line_masks(square: int, *, blocks: bool) -> tuple[int, ...]:
    return tuple(
        sum(1 << member.index for member in line.squares)
        for line in lines_through(SQUARES[square], blocks=blocks)
    )
