"""The lessons as pages list them: their names, titles, tasks, and their numbers in the course."""

from typing import Any

from openquarto.lessons import COURSE, LESSONS, Lesson
from openquarto.speech.lesson import lesson_title
from openquarto.speech.manner import Hearer


def lesson_entry(lesson: Lesson, hearer: Hearer) -> dict[str, Any]:
    """A lesson as the pages name it; an extra has no number."""
    return {
        "name": lesson.name,
        "title": lesson_title(lesson.name, hearer),
        "tasks": len(lesson.tasks),
        "number": COURSE.index(lesson) + 1 if lesson in COURSE else None,
    }


def lesson_entries(hearer: Hearer) -> list[dict[str, Any]]:
    """All lessons in their order: ten, and three extras."""
    return [lesson_entry(lesson, hearer) for lesson in LESSONS.values()]
