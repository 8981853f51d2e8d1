"""Assignments, tasks and marks of a class in words, and where each task is solved."""

from typing import Any
from urllib.parse import urlencode

from openquarto.classroom.progress import Tally
from openquarto.classroom.settings import Settings
from openquarto.classroom.state import Assignment, Mark
from openquarto.lessons import LESSONS
from openquarto.puzzles import find
from openquarto.server.classrooms.tasks import MATCH
from openquarto.speech.lesson import lesson_title
from openquarto.speech.manner import Hearer
from openquarto.speech.puzzle import kind_name

Shown = dict[str, Any]


def assignment_title(assignment: Assignment, hearer: Hearer) -> str:
    """What an assignment is called: a lesson by its title, puzzles by their kind and number."""
    if assignment.what == "lesson":
        return lesson_title(assignment.name, hearer) if assignment.name in LESSONS else assignment.name
    found = [puzzle.puzzle.kind for each in assignment.tasks if (puzzle := find(each))]
    counted = hearer.words.say("class-puzzles", count=len(assignment.tasks))
    return f"{kind_name(found[0], hearer)}, {counted}" if len({*found}) == 1 else counted


def task_title(task: str, hearer: Hearer) -> str:
    """A task within its assignment: a number, the practice game, or the name and the kind of a puzzle."""
    _, slash, number = task.partition("/")
    if not slash:
        puzzle = find(task)
        return f"{kind_name(puzzle.puzzle.kind, hearer)} {task}" if puzzle else task
    return (
        hearer.words.say("class-match") if number == MATCH else hearer.words.say("class-task", number=number)
    )


def full_title(task: str, hearer: Hearer) -> str:
    """A task by itself."""
    lesson, slash, _ = task.partition("/")
    title = task_title(task, hearer)
    return f"{lesson_title(lesson, hearer)}, {title}" if slash and lesson in LESSONS else title


def task_url(task: str, name: str, settings: Settings) -> str:
    """Where a task is solved for a class."""
    query = urlencode({"class": name, **({"edition": settings.edition} if settings.edition else {})})
    lesson, slash, number = task.partition("/")
    return f"/learn/{lesson}?{query}#{number}" if slash else f"/puzzles/{task}?{query}"


def mark_shown(mark: Mark, hearer: Hearer) -> Shown:
    """A mark by its shape, its letter and its words."""
    words = hearer.words
    return {
        "mark": mark,
        "letter": words.say(f"class-letter-{mark}"),
        "words": words.say(f"class-mark-{mark}"),
    }


def tally_shown(tally: Tally, hearer: Hearer) -> Shown:
    """How far a pupil is with an assignment, or all pupils with a task."""
    words = hearer.words.say("class-tally", solved=tally.solved, count=tally.count, first=tally.first)
    return {**mark_shown(tally.mark, hearer), "text": f"{tally.solved}/{tally.count}", "told": words}
