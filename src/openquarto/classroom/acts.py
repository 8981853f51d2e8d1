"""What teachers and pupils do, as the events that it becomes; what cannot be is refused."""

from collections.abc import Sequence

from openquarto.classroom.error import ClassroomError
from openquarto.classroom.event import (
    Answered,
    AnyEvent,
    Assigned,
    Closed,
    Joined,
    Kind,
    Merged,
    Ordered,
    Removed,
    Renamed,
    SettingsChanged,
    Unassigned,
)
from openquarto.classroom.settings import Settings
from openquarto.classroom.state import Classroom
from openquarto.match.settings import checked_name

MOST_PUPILS = 60
MOST_ASSIGNMENTS = 40
MOST_TASKS = 400
Events = list[AnyEvent]


# Pupils


def join(state: Classroom, name: str) -> Events:
    """Come in under a name that nobody in the class has."""
    _check_open(state)
    if not state.settings.newcomers:
        raise ClassroomError("class shut")
    name = checked_name(name)
    _check_name(state, name)
    if len(state.pupils) >= MOST_PUPILS:
        raise ClassroomError("class full", most=MOST_PUPILS)
    return [Joined(state.last_pupil + 1, name)]


def rename(state: Classroom, pupil: int, name: str) -> Events:
    """Call a pupil otherwise; the old name is forgotten by whoever keeps the log."""
    old = state.pupil(pupil)
    name = checked_name(name)
    _check_name(state, name, but=pupil)
    return [] if old.name == name else [Renamed(pupil, name)]


def remove(state: Classroom, pupil: int) -> Events:
    """Take a pupil off the list; the name is forgotten by whoever keeps the log."""
    return [Removed(state.pupil(pupil).number)]


def merge(state: Classroom, pupil: int, into: int) -> Events:
    """Make one of two entries of the same pupil."""
    if pupil == into:
        raise ClassroomError("same pupil", name=state.pupil(pupil).name)
    return [Merged(state.pupil(pupil).number, state.pupil(into).number)]


def answer(state: Classroom, pupil: int, task: str, *, is_right: bool) -> Events:
    """Note an answer that was judged; one that changes nothing, or to no task of the class, is no event."""
    _check_open(state)
    mark = state.pupil(pupil).mark(task)
    if task not in state.tasks or mark.after(is_right=is_right) is mark:
        return []
    return [Answered(pupil, task, is_right)]


# What is handed out


def assign(state: Classroom, what: Kind, name: str, tasks: Sequence[str]) -> Events:
    """Hand out a lesson or a set of puzzles."""
    if any((each.what, each.name, each.tasks) == (what, name, tuple(tasks)) for each in state.assignments):
        raise ClassroomError("assigned already", text=name or ", ".join(tasks))
    if len(state.assignments) >= MOST_ASSIGNMENTS:
        raise ClassroomError("too many assignments", most=MOST_ASSIGNMENTS)
    if len({*state.tasks, *tasks}) > MOST_TASKS:
        raise ClassroomError("too many tasks", most=MOST_TASKS)
    return [Assigned(state.last_assignment + 1, what, name, tuple(tasks))]


def unassign(state: Classroom, assignment: int) -> Events:
    """Hand something out no more."""
    return [Unassigned(state.assignment(assignment).number)]


def move(state: Classroom, assignment: int, by: int) -> Events:
    """Let something come earlier or later by some places; at the end it stays."""
    order = [each.number for each in state.assignments]
    at = order.index(state.assignment(assignment).number)
    to = min(max(at + by, 0), len(order) - 1)
    order.insert(to, order.pop(at))
    return [] if to == at else [Ordered(tuple(order))]


# The whole


def change_settings(state: Classroom, settings: Settings) -> Events:
    """Decide something anew."""
    return [] if settings == state.settings else [SettingsChanged(settings)]


def close(state: Classroom, *, is_closed: bool = True) -> Events:
    """Note nothing any more and let nobody in; or both again."""
    return [] if state.is_closed == is_closed else [Closed(is_closed)]


def _check_open(state: Classroom) -> None:
    if state.is_closed:
        raise ClassroomError("class closed")


def _check_name(state: Classroom, name: str, but: int = 0) -> None:
    for number, pupil in state.pupils.items():
        if number != but and pupil.name.casefold() == name.casefold():
            raise ClassroomError("pupil there", name=name)
