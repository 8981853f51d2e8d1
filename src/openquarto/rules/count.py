"""The boards there are: classes under symmetry with so many pieces placed and no completed quarto.

A set holds each class once. `burnside` counts classes without laying them out.

A board is a tuple of masks: bit s of the first tells whether square s is taken, bit s of each of the
others whether the piece there shows side 1 of one trait that counts. Pieces that agree on the traits
that count are the same piece here. The hand is bit 16 of every mask, a place that no symmetry moves.

The class of a board is its least image. Renaming sides and traits never changes the first mask, so only
the board symmetries that make the first mask least are tried; then each trait is turned so that the
lowest taken place shows side 0, and the traits are sorted: no renaming can make the masks smaller.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from openquarto.rules.quarto import makes_quarto
from openquarto.rules.symmetry import board_symmetries
from openquarto.rules.variant import Variant

Masks = tuple[int, ...]
HAND = 1 << 16


def boards(placed: int, variant: Variant) -> set[Masks]:
    """The classes of boards with so many pieces, each as its least board."""
    found = empty_board(variant)
    for _ in range(placed):
        found = with_one_more(found, variant)
    return found


def empty_board(variant: Variant) -> set[Masks]:
    """The one class of boards without pieces."""
    return {(0,) * (1 + len(variant.traits))}


def with_one_more(found: Iterable[Masks], variant: Variant) -> set[Masks]:
    """The classes of boards with one piece more than these, which are all with so many."""
    return {
        canonical(grown, blocks=variant.blocks) for board in found for grown in _placements(board, variant)
    }


def hands(board: Masks, *, blocks: bool) -> set[Masks]:
    """The classes of a board with each piece of its stock in hand."""
    return {canonical(_add(board, HAND, sides), blocks=blocks) for sides in _stock(board)}


def holds_quarto(board: Masks, *, blocks: bool) -> bool:
    """Whether a completed line shares a side."""
    squares = (square for square in range(16) if board[0] >> square & 1)
    return any(makes_quarto(board, square, blocks=blocks) for square in squares)


def canonical(board: Masks, *, blocks: bool) -> Masks:
    """The least board of a class, which names it."""
    taken, *ones = board
    least, movers = _least_taken(taken, blocks=blocks)
    lowest = least & -least
    return (
        least,
        *min(
            sorted(least ^ mask if (mask := _move(one, mover)) & lowest else mask for one in ones)
            for mover in movers
        ),
    )


def _placements(board: Masks, variant: Variant) -> Iterator[Masks]:
    """Every board with one piece more that has no quarto through it."""
    kinds = _stock(board)
    for square in range(16):
        place = 1 << square
        if not board[0] & place:
            for sides in kinds:
                grown = _add(board, place, sides)
                if not makes_quarto(grown, square, blocks=variant.blocks):
                    yield grown


def _stock(board: Masks) -> list[tuple[int, ...]]:
    """The kinds of piece that are left, each as its sides (0 or 1) of the traits that count."""
    taken, *ones = board
    used = Counter(tuple(mask >> square & 1 for mask in ones) for square in range(16) if taken >> square & 1)
    copies = 16 >> len(ones)
    return [sides for sides in product((0, 1), repeat=len(ones)) if used[sides] < copies]


def _add(board: Masks, place: int, sides: tuple[int, ...]) -> Masks:
    taken, *ones = board
    return (taken | place, *(mask | place if side else mask for mask, side in zip(ones, sides, strict=True)))


Mover = tuple[tuple[int, ...], tuple[int, ...]]  # images of the low and of the high byte of a mask


def _move(mask: int, mover: Mover) -> int:
    low, high = mover
    return low[mask & 255] | high[mask >> 8 & 255] | mask & HAND


@cache
def _movers(*, blocks: bool) -> tuple[Mover, ...]:
    """Each board symmetry as two tables of bytes, so that a mask moves in two look-ups."""

    def table(images: list[int]) -> tuple[int, ...]:
        return tuple(
            sum(1 << image for bit, image in enumerate(images) if byte >> bit & 1) for byte in range(256)
        )

    return tuple(
        (table([square.index for square in images[:8]]), table([square.index for square in images[8:]]))
        for images in board_symmetries(blocks=blocks)
    )


@cache
def _least_taken(taken: int, *, blocks: bool) -> tuple[int, tuple[Mover, ...]]:
    """The least image of a first mask, and the symmetries that reach it."""
    images = [(_move(taken, mover), mover) for mover in _movers(blocks=blocks)]
    least = min(image for image, _ in images)
    return least, tuple(mover for image, mover in images if image == least)
