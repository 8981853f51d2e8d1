"""What the page of a lesson or a puzzle knows of the class that it is opened for."""

from collections.abc import Mapping

from starlette.requests import Request

from openquarto.classroom.state import Classroom, Pupil
from openquarto.server.classrooms.classrooms import pupil_of
from openquarto.server.error import ServerError
from openquarto.server.http.class_notes import class_of
from openquarto.server.http.class_words import Shown, full_title, task_url
from openquarto.server.http.responses import hearer_of
from openquarto.server.services import Services
from openquarto.server.sessions import session_of


async def class_context(request: Request, task: str = "") -> Mapping[str, Shown | None]:
    """The class, the way back, and the next task that is left; nothing for whoever is no pupil of it."""
    classrooms, name = Services.of(request).classrooms, class_of(request)
    if not name:
        return {"in_class": None}
    try:
        state = (await classrooms.find(name)).state
    except ServerError:
        return {"in_class": None}
    pupil = state.pupils.get(pupil_of(await classrooms.role(name, session_of(request))))
    if pupil is None:
        return {"in_class": None}
    following, hearer = _following(state, pupil, task), hearer_of(request)
    return {
        "in_class": {
            "name": name,
            "title": state.settings.name,
            "next": task_url(following, name, state.settings) if following else "",
            "next_title": full_title(following, hearer) if following else "",
        }
    }


def _following(state: Classroom, pupil: Pupil, task: str) -> str:
    """The next task behind one that is not solved, or the first of all; nothing when all are."""
    tasks = state.tasks
    at = tasks.index(task) + 1 if task in tasks else 0
    left = (each for each in (*tasks[at:], *tasks[:at]) if each != task and not pupil.mark(each).is_done)
    return next(left, "")
