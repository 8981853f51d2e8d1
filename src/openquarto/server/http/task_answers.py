"""Answers to tasks as they come in over HTTP: read, checked against the position, and judged by a worker."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from openquarto.rules.action import Call, Done, Give, Place
from openquarto.rules.error import Fault, RuleError, TextError
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.server.analysis.jobs import HintTask, Job, JudgeAnswer, Speech, TaskName
from openquarto.server.analysis.task_source import task_named
from openquarto.server.error import ServerError
from openquarto.server.http.asking import computed, unless_gone
from openquarto.server.http.bodies import decoded
from openquarto.server.http.class_notes import count_in_class, note_told, noted
from openquarto.server.http.openapi import JSON
from openquarto.server.http.positions import asked_edition
from openquarto.server.http.responses import spoken_manner_of
from openquarto.speech.error import SpeechFault
from openquarto.speech.manner import Manner
from openquarto.tasks import STEPS, Form, Given, Meant, Task, understand, written
from openquarto.wire.task import Answer, HintWanted

MOST_LINES = 4  # that a cover can need
LONGEST_ANSWER = 200  # characters that are read of it


def task_manner(request: Request) -> Manner:
    """How somebody wants to be told of a task: as the query says. What is refused is told like this, too."""
    manner = replace(spoken_manner_of(request), edition=asked_edition(request.query_params))
    request.state.manner = manner
    return manner


async def judged(request: Request, name: TaskName) -> Response:
    """The verdict on an answer; what cannot be given there is refused before it waits for anybody."""
    manner, task = task_manner(request), task_named(name)
    count_in_class(request)
    text = (await decoded(request, Answer)).answer[: LONGEST_ANSWER + 1]
    given = checked(task, answer_of(task, text, manner))
    body = await _told(request, JudgeAnswer(name, written(given), Speech.of(manner)))
    return _response(await noted(request, name, body))


async def hinted(request: Request, name: TaskName) -> Response:
    """A step of the hint about a task."""
    task_named(name)
    count_in_class(request)
    step = (await decoded(request, HintWanted)).step
    body = await _told(request, HintTask(name, step, Speech.of(task_manner(request))))
    if step == STEPS:
        await note_told(request, name)
    return _response(body)


async def _told(request: Request, job: Job) -> bytes:
    """The answer to a job. It names a task and no position: no help in a game that goes on."""
    return await unless_gone(request, computed(request, job))


def _response(body: bytes) -> Response:
    return Response(body, headers={"cache-control": "no-store"}, media_type=JSON)


def answer_of(task: Task, text: str, manner: Manner) -> Given:
    """The whole answer that somebody has written or typed; raises QuartoError."""
    match understand(task, text, manner):
        case Meant(given, is_whole) if is_whole or task.form is Form.LINES:  # one line may be all
            return given
        case Meant():
            raise ServerError("answer not whole")
        case _:
            raise TextError(SpeechFault("words unclear", text=text))


def checked(task: Task, given: Given) -> Given:
    """An answer that can be given; raises QuartoError for any other."""
    position = task.position
    match given:
        case Square():
            position.play(Place(given))
        case Piece():
            if given not in position.stock:
                raise RuleError(Fault("piece on board", piece=given))
        case ():
            pass
        case (Line(), *_):
            return _lines(task, given)
        case _:
            _play(task, given)
    return given


def _lines(task: Task, given: Given) -> tuple[Line, ...]:
    """Lines that count, each once, in their own order."""
    assert isinstance(given, tuple)
    counting = task.position.variant.lines
    for line in given:
        if line not in counting:
            raise ServerError("answer no line", line=line)
    lines = tuple(line for line in counting if line in given)
    if len(lines) > MOST_LINES:
        raise ServerError("answer lines", most=MOST_LINES)
    return lines


def _play(task: Task, given: Given) -> None:
    """Play a turn; raises QuartoError if it cannot be played."""
    assert isinstance(given, tuple)
    position = task.position
    for action in given:
        assert isinstance(action, Place | Give | Call | Done)
        position = position.play(action)
