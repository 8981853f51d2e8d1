"""The puzzle of a day: a function of the date alone, so that it is the same everywhere."""

from datetime import date
from functools import cache
from hashlib import sha256

from openquarto.puzzles.pack import RatedPuzzle, shipped
from openquarto.puzzles.puzzle import Kind

# From Monday to Sunday: a week begins with what can be seen, and ends with what must be worked out.
_WEEK: tuple[Kind, ...] = ("take it", "complete", "safe gift", "square", "cover", "hold", "trap")


def daily(day: date) -> RatedPuzzle:
    """The puzzle of a day; none comes twice within nine years.

    >>> daily(date(2026, 11, 18)).puzzle.kind
    'safe gift'
    """
    choices = _choices(_WEEK[day.weekday()])
    return choices[day.toordinal() // len(_WEEK) % len(choices)]


@cache
def _choices(kind: Kind) -> tuple[RatedPuzzle, ...]:
    """All puzzles of a kind, well mixed, in an order that their names alone decide."""
    every = [each for each in shipped() if each.puzzle.kind == kind]
    return tuple(sorted(every, key=lambda each: sha256(each.id.encode()).digest()))
