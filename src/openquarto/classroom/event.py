"""What can happen in a class, as the log keeps it: plain values whose kind names them for ever.

A task is a text: `hot/3` is the third of a lesson, `hot/match` its small match, `8e8c7490` a puzzle.
"""

from typing import Literal

import msgspec

from openquarto.classroom.settings import Settings

Kind = Literal["lesson", "puzzles"]


class Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One change."""


class Created(Event, frozen=True, tag="created"):
    """The first event of every log."""

    settings: Settings


class SettingsChanged(Event, frozen=True, tag="settings"):
    """The teacher has changed a setting."""

    settings: Settings


class Assigned(Event, frozen=True, tag="assigned"):
    """A lesson, or a set of puzzles, is handed out; it comes last."""

    assignment: int
    what: Kind
    name: str  # of the lesson; nothing for puzzles, whose tasks say it all
    tasks: tuple[str, ...]


class Unassigned(Event, frozen=True, tag="unassigned"):
    """Something is handed out no more; what was solved of it is not forgotten."""

    assignment: int


class Ordered(Event, frozen=True, tag="ordered"):
    """The assignments in another order."""

    order: tuple[int, ...]


class Joined(Event, frozen=True, tag="joined"):
    """A pupil has come in. A name that was forgotten is empty here."""

    pupil: int
    name: str


class Renamed(Event, frozen=True, tag="renamed"):
    """A pupil is called otherwise from now on."""

    pupil: int
    name: str


class Removed(Event, frozen=True, tag="removed"):
    """A pupil has left, or was taken off the list."""

    pupil: int


class Merged(Event, frozen=True, tag="merged"):
    """Two entries were the same pupil: the second goes on with what both have solved."""

    pupil: int
    into: int


class Answered(Event, frozen=True, tag="answered"):
    """An answer that changes how far a pupil is; a wrong one after another wrong one does not."""

    pupil: int
    task: str
    is_right: bool


class Closed(Event, frozen=True, tag="closed"):
    """Nothing is noted any more, and nobody comes in; or both again."""

    is_closed: bool = True


AnyEvent = (
    Created
    | SettingsChanged
    | Assigned
    | Unassigned
    | Ordered
    | Joined
    | Renamed
    | Removed
    | Merged
    | Answered
    | Closed
)


def without_name(event: AnyEvent, pupil: int) -> AnyEvent:
    """An event that does not tell what a pupil was called."""
    if isinstance(event, Joined | Renamed) and event.pupil == pupil:
        return msgspec.structs.replace(event, name="")
    return event
