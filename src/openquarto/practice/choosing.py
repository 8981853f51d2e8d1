"""Which puzzle comes next: of the kind and the variant asked for, as difficult as asked for, none twice."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import random

from openquarto.practice.progress import PuzzleProgress
from openquarto.puzzles import Kind, RatedPuzzle, shipped
from openquarto.rules.variant import Variant

STEP = 200  # easier or harder than one's own rating: right three times in four, or once
NEAREST = 12  # chosen by chance among so many


@dataclass(frozen=True, slots=True)
class Choice:
    """Which puzzles are wanted; the rating is one of its own, or so far from the player's."""

    kind: Kind | None = None
    variant: Variant | None = None
    rating: int | None = None
    off: int = 0

    def target(self, progress: PuzzleProgress) -> float:
        """The rating that is wanted."""
        return progress.strength.rating + self.off if self.rating is None else self.rating

    def fitting(self, puzzles: Sequence[RatedPuzzle]) -> tuple[RatedPuzzle, ...]:
        """Those of the kind and the variant, of whatever difficulty."""
        return tuple(
            each
            for each in puzzles
            if self.kind in (None, each.puzzle.kind) and self.variant in (None, each.puzzle.position.variant)
        )


def nearest(
    puzzles: Sequence[RatedPuzzle],
    target: float,
    without: Collection[str],
    chance: Callable[[], float] = random,
) -> RatedPuzzle | None:
    """One of those whose rating is nearest to a target; of equals any may come."""
    near: list[RatedPuzzle] = []
    for each in sorted(puzzles, key=lambda puzzle: abs(puzzle.rating - target)):
        if len(near) >= NEAREST and abs(each.rating - target) > abs(near[NEAREST - 1].rating - target):
            break  # a name takes its time to be made: only of those that may come
        if each.id not in without:
            near.append(each)
    return near[int(chance() * len(near))] if near else None


def next_puzzle(
    choice: Choice,
    progress: PuzzleProgress,
    without: Collection[str] = (),
    chance: Callable[[], float] = random,
) -> RatedPuzzle | None:
    """The next puzzle for a player: one never tried; when all were tried, the one tried longest ago."""
    fitting = choice.fitting(shipped())
    fresh = nearest(fitting, choice.target(progress), progress.tried | set(without), chance)
    if fresh:
        return fresh
    by_id = {each.id: each for each in fitting}
    old = (each.id for each in progress.tries if each.id in by_id and each.id not in without)
    return by_id.get(next(old, ""))
