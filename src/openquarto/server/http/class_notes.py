"""Answers that count for a class: whoever solves a task for one says so with `class` in the query.

Only what the server has judged itself is noted. Sent again, after a lost connection, it is noted once.
"""

import msgspec
from starlette.requests import Request

from openquarto.rules.error import QuartoError
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.classrooms.noting import note_answer
from openquarto.server.classrooms.tasks import task_text
from openquarto.server.http.responses import hearer_of
from openquarto.server.services import Services
from openquarto.server.sessions import address_of, session_of
from openquarto.speech.refusal import refuse
from openquarto.wire.task import Verdict

CLASS = "class"  # of the query


def class_of(request: Request) -> str:
    """The class that a request is made for; nothing for most."""
    return request.query_params.get(CLASS, "")


def count_in_class(request: Request) -> None:
    """Count something that is done for a class; raises ServerError if there is too much of it."""
    if class_of(request):
        Services.of(request).addresses.count("class_acts", address_of(request))


async def noted(request: Request, task: TaskName, body: bytes) -> bytes:
    """A verdict with a sentence more: what the class has noted, or why nothing."""
    if not class_of(request):
        return body
    verdict = msgspec.json.decode(body, type=Verdict)
    sentence = await _note(request, task, is_right=verdict.right)
    return msgspec.json.encode(msgspec.structs.replace(verdict, sentences=[*verdict.sentences, sentence]))


async def note_told(request: Request, task: TaskName) -> None:
    """Whoever is told an answer has not found it."""
    if class_of(request):
        await _note(request, task, is_right=False)


async def _note(request: Request, task: TaskName, *, is_right: bool) -> str:
    hearer, services = hearer_of(request), Services.of(request)
    try:
        title, mark = await note_answer(
            services.classrooms, class_of(request), session_of(request), task_text(task), is_right=is_right
        )
    except QuartoError as error:
        services.security_events.count_code(error.faults[0].code)
        return " ".join([*refuse(error, hearer), hearer.says("class-not-noted")])
    return hearer.says(f"class-noted-{mark or 'nothing'}", name=title)


async def note_match(request: Request, name: str, task: str, *, is_passed: bool) -> str:
    """Note a practice game in a class, and tell it; raises QuartoError where that cannot be."""
    classrooms = Services.of(request).classrooms
    title, mark = await note_answer(classrooms, name, session_of(request), task, is_right=is_passed)
    return hearer_of(request).says(f"class-noted-{mark or 'nothing'}", name=title)
