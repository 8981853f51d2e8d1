"""A class at one moment, as immutable values: pupils, what is handed out, and a mark for each task."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from openquarto.classroom.error import ClassroomError
from openquarto.classroom.event import Kind
from openquarto.classroom.settings import Settings


class Mark(StrEnum):
    """How far a pupil is with one task. It only ever goes on, however often an answer is sent."""

    OPEN = "open"
    TRIED = "tried"  # and not right yet
    DONE = "done"  # right, after a wrong answer or after the hint that tells it
    FIRST = "first"  # right at the first try

    @property
    def is_done(self) -> bool:
        """Whether it was solved."""
        return self in (Mark.DONE, Mark.FIRST)

    def after(self, *, is_right: bool) -> "Mark":
        """The mark after one more answer."""
        if self is Mark.OPEN:
            return Mark.FIRST if is_right else Mark.TRIED
        return Mark.DONE if self is Mark.TRIED and is_right else self

    def joined(self, other: "Mark") -> "Mark":
        """The mark of two entries that are one pupil: `FIRST` only where the other entry never tried."""
        if Mark.OPEN in (self, other):
            return other if self is Mark.OPEN else self
        if self is other:
            return self
        return Mark.DONE  # two different ones of tried, done and first: one of them was solved


@dataclass(frozen=True, slots=True)
class Pupil:
    """Somebody in the class; the number stays theirs, and nobody has it again."""

    number: int
    name: str
    marks: Mapping[str, Mark] = field(default_factory=lambda: MappingProxyType({}))

    def mark(self, task: str) -> Mark:
        """How far they are with a task."""
        return self.marks.get(task, Mark.OPEN)

    def with_mark(self, task: str, mark: Mark) -> Self:
        """This pupil with another mark."""
        return replace(self, marks=MappingProxyType({**self.marks, task: mark}))


@dataclass(frozen=True, slots=True)
class Assignment:
    """A lesson or a set of puzzles that is handed out."""

    number: int
    what: Kind
    name: str
    tasks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Classroom:
    """Everything that is known after some events."""

    settings: Settings
    pupils: Mapping[int, Pupil] = field(default_factory=lambda: MappingProxyType({}))
    assignments: tuple[Assignment, ...] = ()  # in their order
    is_closed: bool = False
    last_pupil: int = 0  # the highest numbers that were ever given
    last_assignment: int = 0

    def pupil(self, number: int) -> Pupil:
        """A pupil by number."""
        if number not in self.pupils:
            raise ClassroomError("no such pupil", text=str(number))
        return self.pupils[number]

    def assignment(self, number: int) -> Assignment:
        """Something that is handed out, by number."""
        for each in self.assignments:
            if each.number == number:
                return each
        raise ClassroomError("no such assignment", text=str(number))

    @property
    def tasks(self) -> tuple[str, ...]:
        """All tasks in their order, each once."""
        return tuple(dict.fromkeys(task for each in self.assignments for task in each.tasks))

    def with_pupil(self, pupil: Pupil) -> Self:
        """This class with another state of one pupil."""
        return replace(self, pupils=MappingProxyType({**self.pupils, pupil.number: pupil}))

    def without_pupil(self, number: int) -> Self:
        """This class without one pupil."""
        self.pupil(number)
        left = {each: pupil for each, pupil in self.pupils.items() if each != number}
        return replace(self, pupils=MappingProxyType(left))
