"""What is practised: tasks that come one after the other, and what is said and kept of each."""

from dataclasses import dataclass
from typing import Protocol

from openquarto.lessons import SmallMatch
from openquarto.speech.manner import Hearer
from openquarto.tasks import Task
from openquarto.terminal.study import Said


@dataclass(frozen=True, slots=True)
class Item:
    """A task, and what is said before its question."""

    task: Task
    heading: Said
    page: Said = ()  # a title and a text, which is new; the heading says it too


class Run(Protocol):
    """Some tasks in a row: puzzles, or lessons with their small matches."""

    @property
    def may_retry(self) -> bool:
        """Whether a wrong answer may be followed by another one."""
        ...

    @property
    def seconds_left(self) -> float | None:
        """How long all of it may still take; None for as long as one likes."""
        ...

    @property
    def is_kept(self) -> bool:
        """Whether what was done is kept."""
        ...

    def begin(self, hearer: Hearer) -> Said:
        """What is said first."""
        ...

    def next(self, hearer: Hearer) -> Item | SmallMatch | None:
        """What comes next; None if that was all."""
        ...

    def judged(self, *, is_right: bool, is_first: bool, hearer: Hearer) -> Said:
        """Note a try at the task that came last."""
        ...

    def passed(self, hearer: Hearer) -> Said:
        """Note that the small match is passed."""
        ...

    def contents(self, hearer: Hearer) -> Said:
        """All that there is, and what is done of it."""
        ...

    def end(self, hearer: Hearer) -> Said:
        """What is said last."""
        ...
