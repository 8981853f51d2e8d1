"""Which of many candidates make a pack: so many of each kind, and one puzzle a position, up to symmetry."""

from collections.abc import Iterable
from itertools import groupby

from openquarto.puzzles.generator import MASKED, Candidate
from openquarto.puzzles.puzzle import KINDS, Kind

# Shares of a pack, in hundredths.
SHARES: dict[Kind, int] = {
    "see": 12,
    "complete": 10,
    "safe gift": 15,
    "square": 15,
    "trap": 16,
    "hold": 12,
    "cover": 8,
    "take it": 5,
    "mask": 7,
}
assert sum(SHARES.values()) == 100


# What is counted apart: the kind, what is asked under a mask, and of `see` whether there is a quarto.
_Slot = tuple[Kind, Kind | None, bool]


class Selection:
    """Takes candidates in the order of their seeds until every kind has its share."""

    def __init__(self, count: int) -> None:
        self._wanted = _wanted(count)
        self._taken: dict[_Slot, list[Candidate]] = {slot: [] for slot in self._wanted}
        self._keys: set[tuple[object, ...]] = set()

    def add(self, candidates: Iterable[Candidate]) -> None:
        """Take of each new position one puzzle: of the kind that is furthest from its share."""
        for key, asked in groupby(candidates, lambda candidate: candidate.key):
            wanted = [each for each in asked if self._filled(_slot(each)) < 1.0]
            if wanted and key not in self._keys:
                self._keys.add(key)
                chosen = min(wanted, key=lambda each: self._filled(_slot(each)))
                self._taken[_slot(chosen)].append(chosen)

    def _filled(self, slot: _Slot) -> float:
        """How much of its share a kind has; what nobody wants is full."""
        wanted = self._wanted[slot]
        return len(self._taken[slot]) / wanted if wanted else 1.0

    @property
    def is_complete(self) -> bool:
        """Whether every kind has its share."""
        return self.count == sum(self._wanted.values())

    @property
    def count(self) -> int:
        """How many are taken."""
        return sum(map(len, self._taken.values()))

    def ordered(self) -> list[Candidate]:
        """What was taken: kind by kind, the easy ones first."""
        taken = [each for candidates in self._taken.values() for each in candidates]
        return sorted(
            taken,
            key=lambda each: (KINDS.index(each.puzzle.kind), each.rating, str(each.puzzle.position)),
        )


def _slot(candidate: Candidate) -> _Slot:
    puzzle = candidate.puzzle
    return (puzzle.kind, puzzle.inner, candidate.has_answer)


def _wanted(count: int) -> dict[_Slot, int]:
    """How many of each: half of `see` have a quarto, and under masks every task is asked equally often."""
    shares = {kind: count * SHARES[kind] // 100 for kind in KINDS}
    shares["see"] += count - sum(shares.values())  # what rounding has left
    seen, masked = shares.pop("see"), shares.pop("mask")
    wanted: dict[_Slot, int] = {(kind, None, True): share for kind, share in shares.items()}
    slots: list[_Slot] = [("see", None, True), ("see", None, False)]
    wanted |= zip(slots, _parts(seen, 2), strict=True)
    slots = [("mask", inner, True) for inner in MASKED]
    return wanted | dict(zip(slots, _parts(masked, len(MASKED)), strict=True))


def _parts(count: int, number: int) -> list[int]:
    """A count in so many parts, as equal as can be."""
    return [(count + rest) // number for rest in reversed(range(number))]
