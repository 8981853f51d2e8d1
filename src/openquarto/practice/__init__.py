"""Practice: what a player has done with puzzles and lessons, which puzzle comes next, which comes again.

>>> from datetime import date
>>> from openquarto.practice import Progress, with_try
>>> from openquarto.puzzles import daily
>>> day = date(2026, 11, 18)
>>> after = with_try(Progress(), daily(day), is_right=False, today=day, daily=day)
>>> after.puzzles.strength.rating < Progress().puzzles.strength.rating
True
>>> [str(again.due) for again in after.puzzles.again.values()]
['2026-11-19']
"""

from openquarto.practice.again import Again, waiting
from openquarto.practice.choosing import Choice, next_puzzle
from openquarto.practice.progress import (
    Best,
    LessonProgress,
    Progress,
    ProgressError,
    PuzzleProgress,
    Try,
    read_progress,
    written_progress,
)
from openquarto.practice.recording import with_match, with_result, with_task, with_try
from openquarto.practice.series import Mode, Series

__all__ = [
    "Again",
    "Best",
    "Choice",
    "LessonProgress",
    "Mode",
    "Progress",
    "ProgressError",
    "PuzzleProgress",
    "Series",
    "Try",
    "next_puzzle",
    "read_progress",
    "waiting",
    "with_match",
    "with_result",
    "with_task",
    "with_try",
    "written_progress",
]
