"""The state after an event: the only place where a class changes."""

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch

from openquarto.classroom import event as events
from openquarto.classroom.error import ClassroomError
from openquarto.classroom.event import Event
from openquarto.classroom.state import Assignment, Classroom, Pupil


def replayed(log: Iterable[Event], before: Classroom | None = None) -> Classroom:
    """The class that some events make of the one before them; raises ClassroomError for what cannot be."""
    state = before
    for event in log:
        state = after(state, event)
    if state is None:
        raise ClassroomError("class unreadable", entry=1, why="a log begins with its settings")
    return state


def after(before: Classroom | None, event: Event) -> Classroom:
    """The class after an event."""
    if isinstance(event, events.Created):
        return Classroom(event.settings)
    if before is None:
        raise ClassroomError("class unreadable", entry=1, why="a log begins with its settings")
    return _after(event, before)


@singledispatch
def _after(event: Event, _before: Classroom) -> Classroom:
    raise TypeError(f"expected an event of a class, got {event!r}")


@_after.register
def _(event: events.SettingsChanged, before: Classroom) -> Classroom:
    return replace(before, settings=event.settings)


@_after.register
def _(event: events.Assigned, before: Classroom) -> Classroom:
    new = Assignment(event.assignment, event.what, event.name, event.tasks)
    last = max(before.last_assignment, event.assignment)
    return replace(before, assignments=(*before.assignments, new), last_assignment=last)


@_after.register
def _(event: events.Unassigned, before: Classroom) -> Classroom:
    gone = before.assignment(event.assignment)
    return replace(before, assignments=tuple(each for each in before.assignments if each is not gone))


@_after.register
def _(event: events.Ordered, before: Classroom) -> Classroom:
    return replace(before, assignments=tuple(before.assignment(number) for number in event.order))


@_after.register
def _(event: events.Joined, before: Classroom) -> Classroom:
    joined = before.with_pupil(Pupil(event.pupil, event.name))
    return replace(joined, last_pupil=max(before.last_pupil, event.pupil))


@_after.register
def _(event: events.Renamed, before: Classroom) -> Classroom:
    return before.with_pupil(replace(before.pupil(event.pupil), name=event.name))


@_after.register
def _(event: events.Removed, before: Classroom) -> Classroom:
    return before.without_pupil(event.pupil)


@_after.register
def _(event: events.Merged, before: Classroom) -> Classroom:
    gone, kept = before.pupil(event.pupil), before.pupil(event.into)
    for task, mark in gone.marks.items():
        kept = kept.with_mark(task, kept.mark(task).joined(mark))
    return before.without_pupil(gone.number).with_pupil(kept)


@_after.register
def _(event: events.Answered, before: Classroom) -> Classroom:
    pupil = before.pupil(event.pupil)
    mark = pupil.mark(event.task).after(is_right=event.is_right)
    return before.with_pupil(pupil.with_mark(event.task, mark))


@_after.register
def _(event: events.Closed, before: Classroom) -> Classroom:
    return replace(before, is_closed=event.is_closed)
