"""Answers judged a second time: by the rules, by the checker of claims, and by a solver of its own."""

from functools import cache

from openquarto.claims.check import problems
from openquarto.claims.json_form import claim_json
from openquarto.claims.scene import is_hot, letters, threats_of, turn_value, turns_of
from openquarto.claims.task import Verdict
from openquarto.kernel import Solver
from openquarto.lessons import LESSONS
from openquarto.rules.action import Action, Call, Give, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.tasks import Given, Goal, Task
from openquarto.tasks.reading import actions_of

TEACHER = Solver(table_mb=16)
_JUDGE = Solver(table_mb=16, book=None)
TASKS = [
    (f"{name} {number}", task) for name, each in LESSONS.items() for number, task in enumerate(each.tasks, 1)
]


@cache
def worth(position: Position) -> str:
    """The value of a position, by a solver that no verdict was made with."""
    return str(_JUDGE.solve(position).value)


def safe(position: Position) -> list[Piece]:
    """The pieces of the stock that complete no line."""
    return [piece for piece in position.stock if not is_hot(piece, threats_of(position))]


def is_right(task: Task, given: Given) -> bool:
    """Whether an answer is right, found out in another way than by the lessons."""
    position = task.position
    match given:
        case Square():
            return _square_is_right(task, position, given)
        case Piece():
            return _piece_is_right(task, position, given)
        case () | (Line(), *_):
            named = [line for line in given if isinstance(line, Line)]
            return _lines_are_right(task, position, named)
        case _:
            return _turn_is_right(task, position, tuple(each for each in given if not isinstance(each, Line)))


def _square_is_right(task: Task, position: Position, square: Square) -> bool:
    after = position.play(Place(square))
    if task.goal is Goal.COMPLETE:
        return bool(after.live)
    if task.goal is Goal.LEAVE:
        return bool(after.live or safe(after))
    classes = letters(position, worth)
    return worth(position)[0] in {
        letter for token, letter in classes.items() if token.startswith(square.name)
    }


def _piece_is_right(task: Task, position: Position, piece: Piece) -> bool:
    if task.goal is Goal.KEEP_PIECE:
        return letters(position, worth)[piece.name] == worth(position)[0]
    if task.goal is Goal.FIT:
        assert task.line is not None
        return is_hot(piece, [each for each in threats_of(position) if each["line"] == task.line.value])
    return is_hot(piece, threats_of(position)) == (task.goal is Goal.HOT)


def _lines_are_right(task: Task, position: Position, lines: list[Line]) -> bool:
    if task.goal is Goal.SEE:
        return set(lines) <= set(position.live) and bool(lines) == bool(position.live)
    named = [each for each in threats_of(position) if Line(each["line"]) in lines]
    if not all(is_hot(piece, named) for piece in position.stock):
        return False
    claim = {"kind": "larger", "lines": [line.value for line in lines], "least": 0}
    return [f"larger: {len(lines)} lines are enough"] == problems(claim, position)


def _turn_is_right(task: Task, position: Position, turn: tuple[Action, ...]) -> bool:
    after = position
    for action in turn:
        after = after.play(action)
    if isinstance(turn[-1], Call) or task.goal is Goal.WIN:
        return after.won
    placed = position.play(turn[0])
    if task.goal is Goal.QUIET:
        return not placed.live and isinstance(turn[1], Give) and turn[1].piece in safe(placed)
    token = "".join(map(str, turn))
    return token in turns_of(position) and turn_value(position, turn, worth)[0] == worth(position)[0]


def faults(verdict: Verdict) -> list[str]:
    """What is false about the claims of a verdict."""
    position = Position.parse(verdict.position)
    turn = actions_of(verdict.turn) if verdict.turn else ()
    return [told for claim in verdict.claims for told in problems(claim_json(claim), position, turn, worth)]
