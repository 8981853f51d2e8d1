"""What is known of a player, as one document: the same JSON that a browser keeps, exports and imports."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from re import fullmatch
from typing import Any, TypeGuard, TypeVar

from openquarto.practice.again import Again
from openquarto.ratings import Strength

VERSION = 1
MARK = "progress"  # what a file of progress calls itself, so that no other JSON is taken for one
LONGEST = 2_000_000  # characters: all puzzles tried make about half of it
START = Strength(1200)  # a level that finds most of what one look shows; nothing is known yet
_ID, _NAME = "[0-9a-f]{8}", "[a-z][a-z-]{0,40}"
_MOST_TASKS = 100
Value = TypeVar("Value")


class ProgressError(Exception):
    """A text that is no progress: "too-large", "unreadable", "foreign", "newer" or "empty"."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Try:
    """A first try at a puzzle: its name, the day, whether it was right, and the player's rating after it."""

    id: str
    day: date
    is_right: bool
    rating: int


@dataclass(frozen=True, slots=True)
class Best:
    """How far series of puzzles went: the best one, and the last one."""

    best: int = 0
    last: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """What is known of a player's puzzles."""

    strength: Strength = START
    tries: tuple[Try, ...] = ()
    again: Mapping[str, Again] = field(default_factory=dict)
    streaks: Best = Best()
    storm: Best = Best()
    daily: Mapping[date, bool] = field(default_factory=dict)

    @property
    def tried(self) -> frozenset[str]:
        """The names of all puzzles that were ever tried."""
        return frozenset(each.id for each in self.tries)


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The tasks of a lesson that are done, counted from 1, and whether its small match is passed."""

    done: frozenset[int] = frozenset()
    is_passed: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is known of a player."""

    puzzles: PuzzleProgress = PuzzleProgress()
    lessons: Mapping[str, LessonProgress] = field(default_factory=dict)

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing to keep or to forget."""
        puzzles = self.puzzles
        return not (
            *puzzles.tries,
            *puzzles.again,
            *puzzles.daily,
            *self.lessons,
            *filter(None, (puzzles.streaks.best, puzzles.storm.best)),
        )


def written_progress(progress: Progress) -> str:
    """The text of a file of progress."""
    puzzles, strength = progress.puzzles, progress.puzzles.strength
    data = {
        "openquarto": MARK,
        "version": VERSION,
        "puzzles": {
            "rating": strength.rating,
            "deviation": strength.deviation,
            "volatility": strength.volatility,
            "tries": [[each.id, str(each.day), int(each.is_right), each.rating] for each in puzzles.tries],
            "again": {
                name: {"due": str(each.due), "right": each.right, "step": each.step}
                for name, each in puzzles.again.items()
            },
            "streaks": {"best": puzzles.streaks.best, "last": puzzles.streaks.last},
            "storm": {"best": puzzles.storm.best, "last": puzzles.storm.last},
            "daily": {str(day): is_right for day, is_right in puzzles.daily.items()},
        },
        "lessons": {
            name: {"done": sorted(each.done), "match": each.is_passed}
            for name, each in progress.lessons.items()
        },
    }
    return json.dumps(data, indent=1) + "\n"


def read_progress(text: str) -> Progress:
    """Progress from the text of a file: what can be understood is taken; raises ProgressError."""
    if len(text) > LONGEST:
        raise ProgressError("too-large")
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        raise ProgressError("unreadable") from None
    if not isinstance(data, dict) or data.get("openquarto") != MARK:
        raise ProgressError("foreign")
    version = data.get("version")
    if not _is_number(version) or version > VERSION:
        raise ProgressError("newer")
    progress = Progress(_puzzles(_record(data.get("puzzles"))), _lessons(data.get("lessons")))
    if progress.is_nothing:
        raise ProgressError("empty")
    return progress


def _puzzles(data: dict[str, Any]) -> PuzzleProgress:
    tries: dict[str, Try] = {}
    listed = data.get("tries")
    for each in listed if isinstance(listed, list) else ():
        if found := _try(each):
            tries.setdefault(found.id, found)
    return PuzzleProgress(
        strength=Strength(
            _number(data.get("rating"), 0, 4000, START.rating),
            _number(data.get("deviation"), 1, 350, START.deviation),
            _number(data.get("volatility"), 0.001, 1, START.volatility),
        ),
        tries=tuple(tries.values()),
        again=_mapped(data.get("again"), lambda name: name if fullmatch(_ID, name) else None, _again),
        streaks=_best(data.get("streaks")),
        storm=_best(data.get("storm")),
        daily=_mapped(data.get("daily"), _day, lambda each: each if isinstance(each, bool) else None),
    )


def _lessons(data: object) -> dict[str, LessonProgress]:
    return _mapped(data, lambda name: name if fullmatch(_NAME, name) else None, _lesson)


def _lesson(data: object) -> LessonProgress | None:
    kept = _record(data)
    if not isinstance(kept.get("done"), list):
        return None
    done = (each for each in kept["done"] if type(each) is int and 0 <= each < _MOST_TASKS)
    return LessonProgress(frozenset(done), kept.get("match") is True)


def _try(data: object) -> Try | None:
    match data:
        case [str() as name, day, (0 | 1) as is_right, rating, *_] if fullmatch(_ID, name):
            read = _day(day)
            return Try(name, read, bool(is_right), round(rating)) if read and _is_number(rating) else None
    return None


def _again(data: object) -> Again | None:
    kept = _record(data)
    due = _day(kept.get("due"))
    return Again(due, _count(kept.get("right")), _count(kept.get("step"))) if due else None


def _best(data: object) -> Best:
    kept = _record(data)
    return Best(_count(kept.get("best")), _count(kept.get("last")))


def _day(text: object) -> date | None:
    """A day of the calendar, as 2026-11-18."""
    if not isinstance(text, str) or not fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _count(data: object) -> int:
    return int(_number(data, 0, 1_000_000, 0))


def _number(data: object, least: float, most: float, usual: float) -> float:
    return data if _is_number(data) and least <= data <= most else usual


def _is_number(data: object) -> TypeGuard[float]:
    """Whether this is a number of JSON: true is none, nor is what Python alone reads there."""
    return isinstance(data, int | float) and not isinstance(data, bool) and abs(data) < 1e15


def _record(data: object) -> dict[str, Any]:
    return data if isinstance(data, dict) else {}


def _mapped(
    data: object, key: Callable[[str], Any], value: Callable[[object], Value | None]
) -> dict[Any, Value]:
    found = {key(name): value(each) for name, each in _record(data).items()}
    return {name: each for name, each in found.items() if name is not None and each is not None}
