"""Hints and reasons for a player in a game that goes on, as the wire has them."""

from openquarto.claims.hint import STEPS, Hint
from openquarto.insight import explain, hint
from openquarto.kernel import Solver, Stop
from openquarto.rules.action import Call, Give, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.server.analysis.told import actions_of, reason
from openquarto.speech.hint import tell_hint
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import Told, tell_position, tell_value
from openquarto.view.view import View
from openquarto.wire import analysis as wire


def told_hint(position: Position, step: int, solver: Solver, hearer: Hearer, stop: Stop) -> wire.Hint:
    """A step of a hint, with what a board marks of it; raises Stopped."""
    found = hint(position, step, solver, stop=stop)
    squares, pieces = _marks(found, position)
    return wire.Hint(
        step=found.step,
        steps=STEPS,
        sentences=list(tell_hint(found, hearer)),
        squares=[square.name for square in squares],
        pieces=[piece.name for piece in pieces],
    )


def _marks(found: Hint, position: Position) -> tuple[list[Square], list[Piece]]:
    """What a board marks: where to look, then the turn. A piece that is to be avoided is never marked."""
    if not found.turn:
        focus = found.focus
        return [*focus.squares], [] if focus.threat else [*focus.pieces(position.stock)]
    squares: list[Square] = []
    pieces: list[Piece] = []
    for action in actions_of(position, found.turn):
        match action:
            case Place(square):
                squares = [square]
            case Give(piece):
                pieces = [piece]
            case Call(line):
                squares = [*line.squares]
    return squares, pieces


def told_why(position: Position, solver: Solver, hearer: Hearer, stop: Stop) -> wire.Reason:
    """Why a position is worth what it is worth, its value first; raises Stopped."""
    found = explain(position, solver, stop=stop)
    told = tell_position(found.claims, found.value, hearer)
    value = tell_value(View.of(position), found.value, None, hearer)
    return reason(found.claims, Told((value, *told.sentences), told.rows, told.summary))
