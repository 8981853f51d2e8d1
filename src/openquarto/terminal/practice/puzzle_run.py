"""Puzzles one after the other: by choice, of the day, a streak, a storm, what comes again, a set."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from random import random

from openquarto.practice import Mode, Series, waiting, with_result, with_try
from openquarto.practice.again import next_due
from openquarto.practice.series import PENALTY, STORM
from openquarto.puzzles import RatedPuzzle, daily, task_of
from openquarto.rules.variant import CLASSIC
from openquarto.speech.manner import Hearer
from openquarto.speech.name import variant_sentences
from openquarto.speech.puzzle import kind_name
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.rating_words import tell_moved, tell_rating
from openquarto.terminal.practice.run import Item
from openquarto.terminal.study import Said


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to solve; at most one of these is not the usual."""

    series: Series = Series()  # noqa: RUF009  it cannot change
    is_daily: bool = False
    is_again: bool = False


class PuzzleRun:
    """A series of puzzles; the first try at each counts."""

    def __init__(
        self,
        asked: Asked,
        store: ProgressStore,
        *,
        today: Callable[[], date] = date.today,  # where the player is
        now: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = random,
    ) -> None:
        self._asked, self._store = asked, store
        self._today, self._now, self._chance = today, now, chance
        self._left = STORM  # seconds that a storm had left when its clock last stood still
        self._since: float | None = None  # when it began to run: while a puzzle is open, not while one reads
        self._puzzle: RatedPuzzle | None = None
        self._day = today()
        self._series = asked.series
        if asked.is_daily:
            self._series = Series(Mode.LIST, listed=(daily(self._day).id,))
        if asked.is_again:
            due = waiting(store.read().puzzles.again, self._day)
            self._series = Series(Mode.LIST, listed=due)

    @property
    def may_retry(self) -> bool:
        """Not in a streak, which is over then, nor in a storm."""
        return self._series.mode in (Mode.CHOSEN, Mode.LIST)

    @property
    def seconds_left(self) -> float | None:
        """What a storm has left."""
        if self._series.mode is not Mode.STORM:
            return None
        ran = 0.0 if self._since is None else self._now() - self._since
        return max(0.0, self._left - ran)

    @property
    def is_kept(self) -> bool:
        """Whether the file could be written."""
        return self._store.is_kept

    def begin(self, hearer: Hearer) -> Said:
        """What comes, and how strong the player is."""
        puzzles = self._store.read().puzzles
        return (*self._store.problem(hearer), *self._about(hearer), *tell_rating(puzzles, hearer))

    def _about(self, hearer: Hearer) -> Said:
        puzzles, series = self._store.read().puzzles, self._series
        if self._asked.is_daily:
            is_old = self._day in puzzles.daily
            old = (hearer.says("practice-daily-done"),) if is_old else ()
            return (hearer.says("practice-daily", day=str(self._day)), *old)
        if self._asked.is_again:
            return self._again(hearer)
        match series.mode:
            case Mode.STREAK:
                return (hearer.says("practice-streak", best=puzzles.streaks.best),)
            case Mode.STORM:
                return (hearer.says("practice-storm", best=puzzles.storm.best),)
            case Mode.LIST:
                return (hearer.says("practice-set", count=len(series.listed)),)
        return ()

    def _again(self, hearer: Hearer) -> Said:
        if self._series.listed:
            return (hearer.says("practice-again", count=len(self._series.listed)),)
        day = next_due(self._store.read().puzzles.again, self._day)
        later = (hearer.says("practice-again-next", day=str(day)),) if day else ()
        return (hearer.says("practice-again-none"), *later)

    def next(self, hearer: Hearer) -> Item | None:
        """The next puzzle, with its kind and how difficult it is."""
        if self.seconds_left == 0:
            return None
        self._puzzle = self._series.next(self._store.read().puzzles, self._chance)
        if self._puzzle is None:
            return None
        self._since = self._now()
        return Item(task_of(self._puzzle.puzzle), self._heading(self._puzzle, hearer))

    def _heading(self, puzzle: RatedPuzzle, hearer: Hearer) -> Said:
        series, variant = self._series, puzzle.puzzle.position.variant
        said = {"kind": kind_name(puzzle.puzzle.kind, hearer), "rating": str(puzzle.rating)}
        rules = () if variant == CLASSIC else variant_sentences(variant, hearer.manner)
        if series.mode is Mode.LIST and len(series.listed) > 1:
            at = {"number": len(series.results) + 1, "of": len(series.listed)}
            return (hearer.says("practice-puzzle-of", **at, **said), *rules)
        return (hearer.says("practice-puzzle", **said), *rules)

    def judged(self, *, is_right: bool, is_first: bool, hearer: Hearer) -> Said:
        """Note the first try; what it does to the rating is told."""
        puzzle = self._puzzle
        if puzzle is None or not is_first:
            return ()
        before = self._store.read().puzzles
        is_new = puzzle.id not in before.tried
        day = self._day if self._asked.is_daily else None
        after = self._store.change(
            lambda known: with_try(known, puzzle, is_right=is_right, today=self._today(), daily=day)
        )
        self._series = self._series.after(puzzle.id, is_right=is_right)
        if (left := self.seconds_left) is not None:
            self._left, self._since = max(0.0, left - (0.0 if is_right else PENALTY)), None
            return self._store.problem(hearer)
        rating = tell_moved(before.strength, after.puzzles.strength, hearer) if is_new else ()
        row = self._series.mode is Mode.STREAK and is_right
        in_a_row = (hearer.says("practice-in-a-row", count=self._series.right),) if row else ()
        return (*in_a_row, *rating, *self._store.problem(hearer))

    def passed(self, hearer: Hearer) -> Said:  # noqa: ARG002
        """There is no match among puzzles."""
        return ()

    def contents(self, hearer: Hearer) -> Said:
        """Puzzles have no list: how strong the player is."""
        return tell_rating(self._store.read().puzzles, hearer)

    def end(self, hearer: Hearer) -> Said:
        """How many were right; a streak and a storm are remembered."""
        series = self._series
        right, tried = series.right, len(series.results)
        match series.mode:
            case Mode.STREAK:
                best = self._store.change(
                    lambda known: with_result(known, "streaks", right)
                ).puzzles.streaks.best
                return (hearer.says("practice-over-streak", count=right, best=best),)
            case Mode.STORM:
                best = self._store.change(lambda known: with_result(known, "storm", right)).puzzles.storm.best
                return (hearer.says("practice-over-storm", right=right, wrong=tried - right, best=best),)
            case Mode.CHOSEN if not tried:
                return (hearer.says("practice-none-left"),)
        return (hearer.says("practice-over", right=right, of=tried),) if tried else ()
