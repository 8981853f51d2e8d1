"""What happens after a wrong answer: the turn that it belongs to, and best play from there."""

from openquarto.claims.task import Refutation, Verdict
from openquarto.insight.explain import played
from openquarto.kernel import Solver, Stop
from openquarto.rules.action import Action, Call, Give, Phase, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.tasks.task import KEEPS, Given, Goal, Task

_PLAYED = frozenset({Goal.SAFE, Goal.LEAVE, Goal.WIN, Goal.QUIET}) | KEEPS


def refutation(
    task: Task, given: Given, verdict: Verdict, solver: Solver, stop: Stop | None = None
) -> Refutation | None:
    """What refutes a wrong answer, as turns; None where the answer loses nothing, or is no turn.

    An answer that loses is played to the end. One that only gives a win away is followed by the one turn
    that holds the draw. Raises Stopped.
    """
    actions = _actions(given)
    if verdict.is_right or task.goal not in _PLAYED or not actions:
        return None
    position = task.position
    if any(isinstance(action, Call) for action in actions):
        return None  # a false call costs nothing that could be shown on the board
    after = played(position, actions)
    if after.phase is Phase.OVER:
        return None
    value = solver.solve(after, stop=stop).value
    is_mine = after.to_act is position.to_act
    is_lost = value.is_loss if is_mine else value.is_win
    if not is_lost and not (value.is_draw and task.goal in KEEPS):
        return None
    first, line = "".join(map(str, actions)), solver.principal_variation(after, stop=stop)
    if is_mine:
        first, line = first + line[0], line[1:]
    return Refutation(str(position), (first, *(line if is_lost else line[:1])), is_lost=is_lost)


def _actions(given: Given) -> tuple[Action, ...]:
    match given:
        case Square():
            return (Place(given),)
        case Piece():
            return (Give(given),)
        case _:
            return tuple(each for each in given if not isinstance(each, Line))
