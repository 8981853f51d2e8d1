"""What is known after a try at a puzzle, a series of them, a task of a lesson or its small match."""

from dataclasses import replace
from datetime import date
from typing import Literal

from openquarto.practice.again import after_try
from openquarto.practice.progress import Best, LessonProgress, Progress, Try
from openquarto.puzzles import RatedPuzzle
from openquarto.ratings import Result, rated

PUZZLE_DEVIATION = 80.0  # ratings of puzzles come from the levels, and stay; so far people may differ


def with_try(
    progress: Progress, puzzle: RatedPuzzle, *, is_right: bool, today: date, daily: date | None = None
) -> Progress:
    """After a try at a puzzle: only the first ever counts for the rating; what went wrong comes again."""
    puzzles, name = progress.puzzles, puzzle.id
    again = dict(puzzles.again)
    due = after_try(again.pop(name, None), is_right=is_right, today=today)
    changed = replace(puzzles, again=again | ({name: due} if due else {}))
    if name not in puzzles.tried:
        strength = rated(puzzles.strength, [Result(puzzle.rating, PUZZLE_DEVIATION, float(is_right))])
        made = Try(name, today, is_right, round(strength.rating))
        changed = replace(changed, strength=strength, tries=(*puzzles.tries, made))
    if daily is not None and daily not in puzzles.daily:
        changed = replace(changed, daily={**puzzles.daily, daily: is_right})
    return replace(progress, puzzles=changed)


def with_result(progress: Progress, which: Literal["streaks", "storm"], count: int) -> Progress:
    """After a streak or a storm."""
    puzzles = progress.puzzles
    before = puzzles.streaks if which == "streaks" else puzzles.storm
    best = Best(max(count, before.best), count)
    puzzles = replace(puzzles, streaks=best) if which == "streaks" else replace(puzzles, storm=best)
    return replace(progress, puzzles=puzzles)


def with_task(progress: Progress, lesson: str, task: int) -> Progress:
    """After a task of a lesson that is done, counted from 1."""
    before = progress.lessons.get(lesson, LessonProgress())
    return _with_lesson(progress, lesson, replace(before, done=before.done | {task}))


def with_match(progress: Progress, lesson: str) -> Progress:
    """After the small match of a lesson that is passed."""
    before = progress.lessons.get(lesson, LessonProgress())
    return _with_lesson(progress, lesson, replace(before, is_passed=True))


def _with_lesson(progress: Progress, lesson: str, changed: LessonProgress) -> Progress:
    return replace(progress, lessons={**progress.lessons, lesson: changed})
