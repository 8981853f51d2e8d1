"""Answers as they are written: a square, a piece, lines, or a turn."""

from openquarto.rules.action import Action, parse_action
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.tasks.task import Form, Given, Task

_SQUARE = 2  # characters
_NONE = "-"  # no line


def read(task: Task, text: str) -> Given:
    """Read an answer: `d1`, `J`, lines joined by `+`, `-` for none, the token of a turn; raises TextError."""
    match task.form:
        case Form.SQUARE:
            return Square.parse(text)
        case Form.PIECE:
            return Piece.parse(text)
        case Form.LINE:
            return () if text == _NONE else (Line.parse(text),)
        case Form.LINES:
            return tuple(map(Line.parse, text.split("+")))
        case Form.TURN:
            return actions_of(text)


def written(given: Given) -> str:
    """An answer as `read` takes it."""
    match given:
        case ():
            return _NONE
        case (Line(), *_):
            return "+".join(line.value for line in given if isinstance(line, Line))
        case tuple():
            return "".join(map(str, given))
    return given.name


def actions_of(token: str) -> tuple[Action, ...]:
    """The actions of a turn that places first, or that is one action."""
    is_placed = token[:1].islower() and len(token) > _SQUARE
    parts = (token[:_SQUARE], token[_SQUARE:]) if is_placed else (token,)
    return tuple(map(parse_action, parts))
