"""How far a class is: of each pupil in each assignment, and of each task over all pupils."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from openquarto.classroom.state import Assignment, Classroom, Mark, Pupil


@dataclass(frozen=True, slots=True)
class Tally:
    """How many tasks, or how many pupils, have which mark."""

    open: int = 0
    tried: int = 0
    done: int = 0
    first: int = 0

    @property
    def count(self) -> int:
        """All of them."""
        return self.open + self.tried + self.done + self.first

    @property
    def solved(self) -> int:
        """Those that are right, at the first try or later."""
        return self.done + self.first

    @property
    def mark(self) -> Mark:
        """All of them as one: tried where some are, done where all are, first where each was at once."""
        if self.open == self.count:
            return Mark.OPEN
        if self.solved < self.count:
            return Mark.TRIED
        return Mark.FIRST if self.first == self.count else Mark.DONE


def tally(marks: Sequence[Mark]) -> Tally:
    """Marks, counted."""
    counts = Counter(marks)
    return Tally(*(counts[mark] for mark in Mark))


def of_pupil(pupil: Pupil, assignment: Assignment) -> Tally:
    """How far a pupil is with an assignment."""
    return tally([pupil.mark(task) for task in assignment.tasks])


def of_task(state: Classroom, task: str) -> Tally:
    """How far all pupils are with a task."""
    return tally([pupil.mark(task) for pupil in state.pupils.values()])


def solved(state: Classroom, pupil: Pupil) -> int:
    """How many tasks of the class a pupil has solved."""
    return sum(pupil.mark(task).is_done for task in state.tasks)


def hardest(state: Classroom) -> list[tuple[str, Tally]]:
    """The tasks that somebody has tried, the hardest first: those that the fewest were right at once with."""

    def ease(row: tuple[str, Tally]) -> tuple[float, float]:
        tried = row[1].count - row[1].open
        return row[1].first / tried, row[1].solved / tried

    rows = [(task, of_task(state, task)) for task in state.tasks]
    return sorted((row for row in rows if row[1].open < row[1].count), key=ease)
