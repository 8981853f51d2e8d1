"""Every right answer to a task."""

from collections.abc import Iterator
from itertools import combinations

from openquarto.insight.looks import no_safe_gift
from openquarto.insight.threats import threats
from openquarto.kernel import Solver, Stop
from openquarto.rules.action import Action, Give, Place
from openquarto.tasks.judge import answer
from openquarto.tasks.task import KEEPS, Form, Given, Task, possible


def right_answers(task: Task, solver: Solver, stop: Stop | None = None) -> tuple[Given, ...]:
    """All answers that are right, each once, in the order of `possible`; raises Stopped."""
    if task.goal in KEEPS:
        # One question to the solver is enough: judging each answer would also explain it.
        return tuple(dict.fromkeys(_keeping(task, solver, stop)))
    likely = _covers(task) if task.form is Form.LINES else possible(task)
    return tuple(given for given in likely if answer(task, given, solver, stop).is_right)


def _covers(task: Task) -> Iterator[Given]:
    """Sets of lines that can be right: threats only, as few as it takes, not all of a thousand sets."""
    position = task.position
    if forced := no_safe_gift(position):
        lines = [each.line for each in threats(position.board, position.variant)]
        yield from combinations(lines, len(forced.cover))


def _keeping(task: Task, solver: Solver, stop: Stop | None) -> Iterator[Given]:
    found = solver.analyse(task.position, stop=stop)
    for turn in sorted(found.turns, key=lambda each: each.turn):
        if turn.value.letter == found.value.letter:
            yield _part(task.form, turn.actions)


def _part(form: Form, actions: tuple[Action, ...]) -> Given:
    """The part of a turn that is asked for."""
    match form, actions[0]:
        case Form.SQUARE, Place(square):
            return square
        case Form.PIECE, Give(piece):
            return piece
    return actions
