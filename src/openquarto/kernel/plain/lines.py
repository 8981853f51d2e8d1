"""The lines of a board for the solver in plain Python: kernel/lines.h, and what all its boards share."""

from collections.abc import Sequence
from typing import NamedTuple

from openquarto.kernel.plain.variant import PlainVariant


class Lines(NamedTuple):
    """For each side, in a lane, the lines that share it; how many pieces each line holds, in two bits."""

    shared: int
    low: int
    high: int


def place(variant: PlainVariant, lines: Lines, square: int, piece: int) -> Lines:
    """The lines after a placement."""
    shared, low, high = lines
    through = variant.lines_of[square]
    return Lines(
        shared & (variant.elsewhere[square] | variant.showing[variant.side_bits[piece]]),
        low ^ through,
        high ^ (low & through),
    )


def look(variant: PlainVariant, lines: Lines, squares: Sequence[int]) -> list[int]:
    """What each square has in store for any piece.

    In the low byte the sides that complete a line elsewhere, in the next those that would complete one
    through the square if the piece there shows them.
    """
    shared, low, high = lines
    pairs = shared & variant.each * (high & ~low)
    threes = shared & variant.each * (high & low)
    carry, top, sides_of = variant.carry, variant.top, variant.sides_of
    elsewhere, through = variant.elsewhere, variant.through
    return [
        sides_of[(threes & elsewhere[square]) + carry & top]
        | sides_of[(pairs & through[square]) + carry & top] << 8
        for square in squares
    ]


def living_sides(variant: PlainVariant, lines: Lines) -> int:
    """The sides that some line shares."""
    return variant.sides_of[lines.shared + variant.carry & variant.top]


def living_lines(variant: PlainVariant, lines: Lines) -> int:
    """The lines that share a side."""
    lanes, width = lines.shared, variant.width
    lanes |= lanes >> 4 * width
    lanes |= lanes >> 2 * width
    return (lanes | lanes >> width) & variant.lane


def members(numbers: int) -> list[int]:
    """The squares or pieces of a set, the lowest first."""
    found = []
    while numbers:
        found.append((numbers & -numbers).bit_length() - 1)
        numbers &= numbers - 1
    return found


def freedom(variant: PlainVariant, outlook: Sequence[int], rest: int, piece: int) -> int:
    """How free the placer of a piece is: the safe gifts that its placements leave, added up."""
    shown, without = variant.side_bits[piece], variant.without
    return sum([(rest & without[(each | (each >> 8 & shown)) & 255]).bit_count() for each in outlook])
