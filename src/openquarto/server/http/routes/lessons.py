"""Lessons for pages and programs: what there is, one by its name, answers to its tasks, and hints."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.lessons import COURSE, LESSONS, Lesson
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.analysis.task_source import lesson_named
from openquarto.server.analysis.told_task import told_task
from openquarto.server.error import ServerError
from openquarto.server.http.openapi import DescribedRoute, Operation
from openquarto.server.http.responses import json_response
from openquarto.server.http.spoken import SPOKEN
from openquarto.server.http.task_answers import hinted, judged, task_manner
from openquarto.server.http.task_reading import understood
from openquarto.speech.lesson import lesson_text, lesson_title, tell_small_match
from openquarto.speech.manner import Hearer
from openquarto.view.edition import Edition
from openquarto.wire import task as wire
from openquarto.wire.analysis import Hint


async def lessons(request: Request) -> Response:
    """All lessons in their order: ten, and three extras."""
    hearer = Hearer(manner=task_manner(request))
    return json_response([lesson_summary(each, hearer) for each in LESSONS.values()])


async def lesson(request: Request) -> Response:
    """One lesson with its tasks, without their answers, and its small match."""
    found = lesson_named(request.path_params["lesson"])
    return json_response(told_lesson(found, Hearer(manner=task_manner(request))))


async def lesson_answer(request: Request) -> Response:
    """Whether an answer to a task is right, and why; after a wrong one what follows from it."""
    return await judged(request, _named(request))


async def lesson_reading(request: Request) -> Response:
    """What a line means that is typed in the command field of a task; it is not judged yet."""
    return await understood(request, _named(request))


async def lesson_hint(request: Request) -> Response:
    """A step of the hint: there is something, where, what."""
    return await hinted(request, _named(request))


def lesson_summary(lesson: Lesson, hearer: Hearer) -> wire.LessonSummary:
    """A lesson in the list of them."""
    title = lesson_title(lesson.name, hearer)
    return wire.LessonSummary(lesson.name, title, len(lesson.tasks), lesson not in COURSE)


def told_lesson(lesson: Lesson, hearer: Hearer) -> wire.Lesson:
    """A lesson, whole, in somebody's words."""
    match = lesson.match
    return wire.Lesson(
        name=lesson.name,
        title=lesson_title(lesson.name, hearer),
        text=lesson_text(lesson.name, hearer),
        tasks=[told_task(task, hearer) for task in lesson.tasks],
        match=wire.LessonMatch(
            level=match.level,
            position=str(match.position),
            passed=match.wanted.value,
            sentence=tell_small_match(match.wanted.value, match.level, hearer),
            touches=match.touches,
            seconds=match.seconds,
        ),
    )


def _named(request: Request) -> TaskName:
    """A task of a lesson, counted from 1 as people count."""
    text = request.path_params["task"]
    tasks = lesson_named(request.path_params["lesson"]).tasks
    if text not in map(str, range(1, len(tasks) + 1)):
        raise ServerError("no such task", text=text, most=len(tasks))
    return TaskName("lesson", request.path_params["lesson"], int(text) - 1)


_CLASS = {"class": {"type": "string"}}  # the class for which a task is solved
_QUERY = {"edition": {"enum": [each.value for each in Edition]}, **SPOKEN}
_ASKED = (400, 404, 413, 429, 503)
_TASK = {"task": {"type": "integer", "minimum": 1}}
ROUTES: list[BaseRoute] = [
    DescribedRoute(
        "/api/lessons", lessons, Operation("lessons", {200: list[wire.LessonSummary]}, (400,), _QUERY)
    ),
    DescribedRoute(
        "/api/lessons/{lesson}", lesson, Operation("lesson", {200: wire.Lesson}, (400, 404), _QUERY)
    ),
    DescribedRoute(
        "/api/lessons/{lesson}/{task}/answer",
        lesson_answer,
        Operation(
            "answerTask", {200: wire.Verdict}, _ASKED, {**_QUERY, **_CLASS}, path=_TASK, body=wire.Answer
        ),
        method="POST",
    ),
    DescribedRoute(
        "/api/lessons/{lesson}/{task}/reading",
        lesson_reading,
        Operation(
            "readTaskAnswer", {200: wire.Reading}, (400, 404, 413), _QUERY, path=_TASK, body=wire.Typed
        ),
        method="POST",
    ),
    DescribedRoute(
        "/api/lessons/{lesson}/{task}/hint",
        lesson_hint,
        Operation("taskHint", {200: Hint}, _ASKED, {**_QUERY, **_CLASS}, path=_TASK, body=wire.HintWanted),
        method="POST",
    ),
]
