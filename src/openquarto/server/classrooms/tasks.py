"""What can be handed out, as the tasks that it has: lessons with their small match, sets of puzzles."""

import secrets
from urllib.parse import urlsplit

from openquarto.classroom.event import Kind
from openquarto.lessons import LESSONS
from openquarto.puzzles import KINDS, PuzzleSet, shipped
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.analysis.task_source import lesson_named
from openquarto.server.error import ServerError

MATCH = "match"
LEVELS = {"easy": (0, 1 / 3), "middle": (1 / 3, 2 / 3), "hard": (2 / 3, 1), "any": (0, 1)}
Handed = tuple[Kind, str, tuple[str, ...]]


def lesson_tasks(name: str) -> Handed:
    """A lesson, its tasks and its small match; raises ServerError if there is none of that name."""
    lesson = lesson_named(name)
    tasks = (f"{name}/{number}" for number in range(1, len(lesson.tasks) + 1))
    return "lesson", name, (*tasks, f"{name}/{MATCH}")


def set_tasks(text: str) -> Handed:
    """The puzzles of a set, given as its link, its query or the names of puzzles; raises QuartoError."""
    text = text.strip()
    query = urlsplit(text).query if "?" in text else text
    if "=" not in query:
        query = f"ids={'.'.join(query.split())}"
    return "puzzles", "", tuple(each.id for each in PuzzleSet.parse(query).puzzles)


def chosen_tasks(kind: str, level: str, count: int) -> Handed:
    """So many puzzles of a kind, drawn from its easiest third or another; from easy to hard."""
    if kind not in KINDS:
        raise ServerError("choice", field="kind", choices=", ".join(KINDS), text=kind)
    if level not in LEVELS:
        raise ServerError("choice", field="level", choices=", ".join(LEVELS), text=level)
    ratings = sorted(each.rating for each in shipped() if each.puzzle.kind == kind)
    least, most = (min(int(share * len(ratings)), len(ratings) - 1) for share in LEVELS[level])
    between = f"{ratings[least]}-{ratings[most]}"
    asked = (
        f"kind={kind.replace(' ', '-')}&rating={between}&count={count}&seed={secrets.randbelow(1_000_000)}"
    )
    return set_tasks(asked)


def task_text(name: TaskName) -> str:
    """A task that was answered, as classes name it."""
    return name.name if name.room == "puzzle" else f"{name.name}/{name.number + 1}"


def match_text(lesson: str) -> str:
    """The small match of a lesson, as classes name it."""
    return f"{lesson}/{MATCH}"


def known_lessons() -> tuple[str, ...]:
    """The names of all lessons, in their order."""
    return tuple(LESSONS)
