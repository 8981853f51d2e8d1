"""Threats on a board, and the smallest sets of them that leave no safe gift."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations

from openquarto.claims.claim import Cover, Threat
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side, Trait
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import Variant

Board = tuple[Piece | None, ...]
_OPEN = 3  # pieces on a line that is a threat


@lru_cache(maxsize=256)  # all turns that place on the same square ask for the same board
def threats(board: Board, variant: Variant) -> tuple[Threat, ...]:
    """The threats of a board, in the order of their lines: rows, columns, diagonals, blocks."""
    found = []
    counting = variant.trait_bits
    for line, places in _places(variant):
        standing = [piece for at in places if (piece := board[at]) is not None]
        if len(standing) == _OPEN and (bits := _shared(standing, counting)):
            square = next(at for at in places if board[at] is None)
            found.append(Threat(line, SQUARES[square], _sides(bits)))
    return tuple(found)


def first_hit(found: Iterable[Threat], piece: Piece) -> tuple[Threat, tuple[Side, ...]] | None:
    """The first threat of which a piece shows a side, with those sides; None if the piece is safe."""
    return next(((threat, sides) for threat in found if (sides := threat.sides_of(piece))), None)


def smallest_cover(found: Sequence[Threat], stock: Sequence[Piece]) -> Cover | None:
    """The fewest threats that make every piece of a stock hot, the first such set in the order of lines.

    None where a piece is safe, or where there is nothing to give.
    """
    if not stock:
        return None
    hits = [sum(1 << at for at, piece in enumerate(stock) if threat.sides_of(piece)) for threat in found]
    everything = (1 << len(stock)) - 1
    if _union(hits) != everything:
        return None
    return next(
        tuple(found[at] for at in chosen)
        for size in range(1, len(found) + 1)
        for chosen in combinations(range(len(found)), size)
        if _union([hits[at] for at in chosen]) == everything
    )


def pincer(cover: Cover) -> Trait | None:
    """The first trait of which one threat holds one side, and another threat the other side."""
    for trait in Trait:
        zero, one = trait.sides
        if any(zero in here.sides and one in there.sides for here in cover for there in cover):
            return trait
    return None


@cache
def _places(variant: Variant) -> tuple[tuple[Line, tuple[int, ...]], ...]:
    return tuple((line, tuple(square.index for square in line.squares)) for line in variant.lines)


def _shared(pieces: Sequence[Piece], counting: int) -> int:
    """The bits that are 1 in all pieces, and above them those that are 0 in all, of traits that count."""
    ones = zeros = counting
    for piece in pieces:
        ones &= piece.number
        zeros &= ~piece.number
    return ones | zeros << 4


@cache
def _sides(bits: int) -> tuple[Side, ...]:
    return tuple(
        trait.sides[one] for trait in Trait for one in (0, 1) if bits >> (0 if one else 4) & trait.bit
    )


def shared_sides(pieces: Sequence[Piece], variant: Variant) -> tuple[Side, ...]:
    """The sides of traits that count which all these pieces show; of no piece, all of them."""
    return _sides(_shared(pieces, variant.trait_bits))


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
