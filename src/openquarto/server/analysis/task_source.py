"""Tasks by their names: those of the puzzles of the package, and those of the lessons."""

from openquarto.lessons import LESSONS, Lesson
from openquarto.puzzles import find, task_of
from openquarto.puzzles.pack import RatedPuzzle
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.error import ServerError
from openquarto.tasks import Task


def puzzle_named(name: str) -> RatedPuzzle:
    """A puzzle of the package; raises ServerError if there is none of that name."""
    if found := find(name):
        return found
    raise ServerError("no such puzzle", text=name)


def lesson_named(name: str) -> Lesson:
    """A lesson; raises ServerError if there is none of that name."""
    if name not in LESSONS:
        raise ServerError("no such lesson", text=name)
    return LESSONS[name]


def task_named(name: TaskName) -> Task:
    """The task of that name; raises ServerError if there is none."""
    if name.room == "puzzle":
        return task_of(puzzle_named(name.name).puzzle)
    tasks = lesson_named(name.name).tasks
    if not 0 <= name.number < len(tasks):
        raise ServerError("no such task", text=str(name.number + 1), most=len(tasks))
    return tasks[name.number]
