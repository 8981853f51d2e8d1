"""The command field of a task: a typed line is understood in the language of the page, and not judged yet."""

from starlette.requests import Request
from starlette.responses import Response

from openquarto.rules.error import TextError
from openquarto.server.analysis.jobs import TaskName
from openquarto.server.analysis.task_source import task_named
from openquarto.server.http.bodies import decoded
from openquarto.server.http.responses import json_response
from openquarto.server.http.task_answers import LONGEST_ANSWER, checked, task_manner
from openquarto.speech.answer import answer
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    Command,
    GivePlace,
    Help,
    Insight,
    Practice,
    Step,
    Touch,
    Wish,
)
from openquarto.speech.error import SpeechFault
from openquarto.speech.manner import Hearer
from openquarto.speech.task import tell_question
from openquarto.tasks import Form, Meant, Task, understand, written
from openquarto.tasks.reading import actions_of
from openquarto.view.masked import MaskedView
from openquarto.view.view import View
from openquarto.wire.task import Reading, Typed

LONGEST_BEGUN = 30  # characters of an answer that is begun: a turn, or as many lines as there can be


async def understood(request: Request, name: TaskName) -> Response:
    """What a line means; raises QuartoError with a sentence where it means nothing here."""
    hearer, task = Hearer(manner=task_manner(request)), task_named(name)
    typed = await decoded(request, Typed)
    begun = typed.begun[:LONGEST_BEGUN]
    meant = understand(task, typed.text[: LONGEST_ANSWER + 1], hearer.manner, begun)
    if isinstance(meant, Meant):
        given = written(checked(task, meant.given))
        return json_response(Reading("answer" if meant.is_whole else "part", given))
    is_turn = task.form is Form.TURN
    return json_response(_beside(task, meant, begun if is_turn else "", hearer, typed.text))


def _beside(  # noqa: PLR0911  one case a command
    task: Task, command: Command, begun: str, hearer: Hearer, text: str
) -> Reading:
    """A command that is no answer."""
    match command:
        case CallAsked():
            return Reading("call")
        case Touch(spot):
            return Reading("touch", spot=str(spot))
        case GivePlace(place):
            return Reading("give", spot=str(place))
        case Insight.HINT:
            return Reading("hint")
        case Step.NEXT | Practice.SKIP:
            return Reading("next")
        case Wish.REPEAT:
            return Reading("said", sentences=list(tell_question(task.question, hearer)))
        case Help() | Act():  # an action of another kind than the answer is
            return Reading("said", sentences=[hearer.says(f"task-help-{task.form.value}")])
        case Ask():
            return Reading("said", sentences=list(answer(command, _sight(task, begun), hearer)))
        case _:
            raise TextError(SpeechFault("words unclear", text=text))


def _sight(task: Task, begun: str) -> View | MaskedView:
    position = task.position
    for action in actions_of(begun) if begun else ():
        position = position.play(action)
    view = View.of(position)
    return view if task.touches is None else MaskedView.of(view, seat=position.to_act)
