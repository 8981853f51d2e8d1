"""Notes what the server itself has judged: answers to tasks, and small matches by their tables."""

from openquarto.classroom import acts
from openquarto.classroom.state import Classroom, Mark
from openquarto.server.classrooms.classrooms import Classrooms, Step, pupil_of, pupil_role
from openquarto.server.classrooms.tasks import match_text
from openquarto.server.error import ServerError
from openquarto.server.room.lesson_table import is_passed, lesson_of
from openquarto.server.room.registry import Registry
from openquarto.server.seat_names import SEATS
from openquarto.server.store.protocol import Session


async def note_answer(
    classrooms: Classrooms, name: str, session: Session | None, task: str, *, is_right: bool
) -> tuple[str, Mark | None]:
    """The name of the class, and how far the pupil is with the task now; None if the class has no such task.

    Raises QuartoError for a class that there is not, one that is closed, or somebody who is no pupil of it.
    """
    pupil = pupil_of(await classrooms.role(name, session))

    def note(state: Classroom) -> Step:
        if pupil not in state.pupils:
            raise ServerError("not in this class")
        return Step(acts.answer(state, pupil, task, is_right=is_right))

    state = (await classrooms.act(name, note, by=pupil_role(pupil))).state
    return state.settings.name, state.pupil(pupil).mark(task) if task in state.tasks else None


async def judged_match(registry: Registry, game: str, session: Session | None) -> tuple[str, bool]:
    """The task that a small match is, and whether the one who asks has passed it; raises ServerError."""
    room = await registry.find(game)
    seat = room.table.info.seats.get(session) if session else None
    if seat is None:
        raise ServerError("not your game")
    last = room.table.last
    lesson, outcome = lesson_of(last), last.match.outcome
    passed = is_passed(outcome, last, SEATS.get(seat)) if outcome else None
    if lesson is None or passed is None:
        raise ServerError("no small match")
    return match_text(lesson.name), passed
