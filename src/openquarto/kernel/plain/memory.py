"""The table of known bounds of the solver in plain Python: kernel/table.h, the same keys and places."""

from array import array
from typing import NamedTuple

from openquarto.kernel.plain.variant import PlainVariant

DEEPEST = 8  # pieces placed of the boards that are remembered
BUCKET = 8
WORST, BEST = -15, 15
_ALL_64 = (1 << 64) - 1
_MOST_BUCKETS = {7: 1 << 14, 8: 1 << 11}  # many boards, met again soon or not at all


class Bounds(NamedTuple):
    """What is known of a score."""

    lower: int = WORST
    upper: int = BEST


class Slot(NamedTuple):
    """Where a board is remembered."""

    key: int
    bucket: int
    turn: int  # which entry is given up when all are taken


class PlainBoard(NamedTuple):
    """The part of a board that the table needs: squares, and for each trait that counts those with side 1."""

    taken: int
    ones: tuple[int, ...]

    def with_piece(self, variant: PlainVariant, square: int, piece: int) -> "PlainBoard":
        """The board after a placement."""
        bits = zip(self.ones, variant.trait_bits, strict=True)
        return PlainBoard(
            self.taken | 1 << square, tuple([mask | (piece >> bit & 1) << square for mask, bit in bits])
        )


class Memory:
    """The words of a table: what searches of all variants have found out."""

    def __init__(self, megabytes: int) -> None:
        self.buckets = 1
        while self.buckets * 2 * BUCKET * 8 <= megabytes << 20:
            self.buckets *= 2
        self._words = array("Q", [0]) * (self.buckets * BUCKET)

    def clear(self) -> None:
        """Forget everything."""
        self._words = array("Q", [0]) * (self.buckets * BUCKET)

    def slot(self, variant: PlainVariant, board: PlainBoard) -> Slot:
        """Where a board belongs."""
        key = _key(variant, board)
        mixed = key * 0x9E3779B97F4A7C15 & _ALL_64
        mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93 & _ALL_64
        mixed ^= mixed >> 32
        most = min(self.buckets, _MOST_BUCKETS.get(board.taken.bit_count(), self.buckets))
        return Slot(key, ((mixed >> 3) & (most - 1)) * BUCKET, mixed & (BUCKET - 1))

    def look_up(self, slot: Slot) -> Bounds:
        """What is known of a board."""
        for entry in self._words[slot.bucket : slot.bucket + BUCKET]:
            if entry and entry >> 10 == slot.key:
                return Bounds((entry >> 5 & 31) + WORST, (entry & 31) + WORST)
        return Bounds()

    def store(self, slot: Slot, lower: int, upper: int) -> None:
        """Remember it."""
        at = slot.turn
        for place, entry in enumerate(self._words[slot.bucket : slot.bucket + BUCKET]):
            if not entry or entry >> 10 == slot.key:
                at = place
                break
        self._words[slot.bucket + at] = slot.key << 10 | (lower - WORST) << 5 | upper - WORST


def _key(variant: PlainVariant, board: PlainBoard) -> int:
    """A board up to symmetry as a number that no other board has."""
    taken, symmetries = variant.least(board.taken)
    lowest = taken & -taken
    best: list[int] = []
    for symmetry in symmetries:
        moved = [variant.image(symmetry, mask) for mask in board.ones]
        masks = sorted([mask ^ taken if mask & lowest else mask for mask in moved])
        if not best or masks < best:
            best = masks
    count = taken.bit_count()
    key = taken | variant.kind << 48
    for trait, mask in enumerate(reversed(best)):
        key |= _packed(taken, mask) >> 1 << (16 + trait * (count - 1)) if count else 0
    return key


def _packed(taken: int, mask: int) -> int:
    """The bits of taken squares only."""
    packed = place = 0
    while taken:
        packed |= bool(mask & taken & -taken) << place
        place += 1
        taken &= taken - 1
    return packed
