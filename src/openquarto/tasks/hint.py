"""Hints for a task in three steps: what to look for, where it is, what it is."""

from dataclasses import replace

from openquarto.claims.task import TaskHint
from openquarto.kernel import Solver, Stop
from openquarto.rules.action import Call, Give, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side
from openquarto.rules.square import Square
from openquarto.tasks.judge import answer
from openquarto.tasks.reading import written
from openquarto.tasks.right import right_answers
from openquarto.tasks.task import Given, Goal, Task

STEPS = 3
_WHERE = 2


def task_hint(task: Task, step: int, solver: Solver, stop: Stop | None = None) -> TaskHint:
    """A step of the hint, from 1 to 3; raises Stopped."""
    step = min(max(step, 1), STEPS)
    goal = str(task.goal)
    if step < _WHERE:
        return TaskHint(step, goal)
    right = right_answers(task, solver, stop)
    if step == _WHERE:
        return _where(task, right, goal)
    return TaskHint(step, goal, given=written(right[0]), verdict=answer(task, right[0], solver, stop))


def _where(task: Task, right: tuple[Given, ...], goal: str) -> TaskHint:
    """Where to look for the first right answer: never all of it."""
    hint = TaskHint(_WHERE, goal)
    if task.goal is Goal.SEE:  # also where there is nothing to call: the place is the same
        return replace(hint, square=task.position.last)
    match _first(right[0]):
        case Square() as square:
            row = next(line for line in Line if square in line.squares)
            return replace(hint, line=row)
        case Piece() as piece:
            return replace(hint, side=_telling_side(task, piece, {_first(each) for each in right}))
        case Line() as line if task.goal is Goal.COVER and right[0] == (line,):  # that would be all of it
            return replace(hint, square=next(each for each in line.squares if task.position[each] is None))
        case Line() as line:
            return replace(hint, line=line)
    return hint


def _first(given: Given) -> Square | Piece | Line | None:
    """What an answer names first."""
    match given:
        case Square() | Piece():
            return given
        case (Line() as first, *_) | (Place(first), *_) | (Give(first), *_) | (Call(first), *_):
            return first
    return None


def _telling_side(task: Task, piece: Piece, right: set[Square | Piece | Line | None]) -> Side:
    """The side of a right piece that counts and that the fewest wrong pieces show."""
    wrong = [each for each in task.position.stock if each not in right]
    sides = [side for side in piece.sides if side.trait in task.position.variant.traits]
    return min(sides, key=lambda side: sum(side in each.sides for each in wrong))
