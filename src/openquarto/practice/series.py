"""Several puzzles in a row, as plain data: which come, what came of them, and when it is over."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import random
from typing import Self

from openquarto.practice.choosing import Choice, nearest, next_puzzle
from openquarto.practice.progress import PuzzleProgress
from openquarto.puzzles import RatedPuzzle, find, shipped
from openquarto.rules.member import Member

STORM = 180.0  # seconds
PENALTY = 10.0  # seconds that a wrong answer costs in a storm
_EASIEST = 950  # the easiest puzzles come first, and each is so much harder than the one before
_SLOW = ("mask", "cover")  # what cannot be answered at a glance is not asked against the clock


class Mode(Member):
    """Why puzzles come one after the other."""

    CHOSEN = "chosen"  # by kind, variant and difficulty, without end
    STREAK = "streak"  # harder and harder, until the first wrong answer
    STORM = "storm"  # harder and harder, against the clock
    LIST = "list"  # the daily one, those that come again, a set


_CLIMB = {Mode.STREAK: 25, Mode.STORM: 15}


@dataclass(frozen=True, slots=True)
class Series:
    """Puzzles in a row, and the first tries in it."""

    mode: Mode = Mode.CHOSEN
    choice: Choice = field(default_factory=Choice)
    listed: tuple[str, ...] = ()  # the names of what comes in a fixed order
    results: tuple[tuple[str, bool], ...] = ()

    @property
    def right(self) -> int:
        """How many first tries were right."""
        return sum(is_right for _, is_right in self.results)

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes; a storm also ends by its clock."""
        match self.mode:
            case Mode.STREAK:
                return any(not is_right for _, is_right in self.results)
            case Mode.LIST:
                return len(self.results) >= len(self.listed)
        return False

    def after(self, puzzle: str, *, is_right: bool) -> Self:
        """After a first try in this series; further tries at the same puzzle change nothing."""
        if puzzle in (name for name, _ in self.results):
            return self
        return replace(self, results=(*self.results, (puzzle, is_right)))

    def next(self, progress: PuzzleProgress, chance: Callable[[], float] = random) -> RatedPuzzle | None:
        """What comes next; None if the series is over or nothing is left."""
        if self.is_over:
            return None
        done = {name for name, _ in self.results}
        if self.mode is Mode.LIST:
            return find(next(name for name in self.listed if name not in done))
        if self.mode is Mode.CHOSEN:
            return next_puzzle(self.choice, progress, done, chance)
        fitting = self.choice.fitting(shipped())
        if self.mode is Mode.STORM and self.choice.kind is None:
            fitting = tuple(each for each in fitting if each.puzzle.kind not in _SLOW)
        target = _EASIEST + _CLIMB[self.mode] * len(self.results)
        return nearest(fitting, target, done | progress.tried, chance) or nearest(
            fitting, target, done, chance
        )
