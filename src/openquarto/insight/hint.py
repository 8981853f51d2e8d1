"""A hint for the player to act, in three steps: there is something, where it is, what to do."""

from collections.abc import Iterable

from openquarto.claims.claim import Threat
from openquarto.claims.hint import STEPS, Focus, Hint, Matter
from openquarto.insight.explain import Explainer
from openquarto.insight.looks import can_call, complete, hot_gift, no_safe_gift
from openquarto.kernel import Solver, Stop, TurnValue
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.error import Fault, RuleError
from openquarto.rules.piece import Piece, Side
from openquarto.rules.position import Position
from openquarto.rules.value import Value

_WHERE, _WHAT = 2, 3
_KEEPS = {"W": Matter.WIN, "L": Matter.LOST}


def hint(position: Position, step: int, solver: Solver | None = None, *, stop: Stop | None = None) -> Hint:
    """A step of the hint about a position; a higher one tells all that a lower one does. Raises Stopped.

    >>> from openquarto import Position
    >>> position = Position.parse("ABC1/4/4/4 D -")
    >>> hint(position, 1).matter, hint(position, 2).focus.square, hint(position, 3).turn
    (Matter.COMPLETE, Square.d1, 'd1#a1-d1')
    """
    if position.phase is Phase.OVER:
        raise RuleError(Fault("game over", action="hint"))
    solver = solver or Solver()
    step = min(max(step, 1), STEPS)
    answer = solver.analyse(position, stop=stop)
    best, keep = answer.turns[0], _keeping(answer.turns, answer.value)
    matter = _matter(position, answer.value, answer.turns, keep)
    told = Hint(step, matter, len(keep), len(answer.turns), answer.value)
    if step < _WHERE:
        return told
    focus = _focus(position, matter, best, keep)
    if step < _WHAT:
        return Hint(step, matter, told.keep, told.of, told.value, focus)
    claims = Explainer(solver, stop=stop).turn_claims(position, best.actions, best.value)
    return Hint(step, matter, told.keep, told.of, told.value, focus, best.turn, claims)


def _keeping(turns: tuple[TurnValue, ...], value: Value) -> tuple[TurnValue, ...]:
    return tuple(each for each in turns if each.value.letter == value.letter)


def _matter(
    position: Position, value: Value, turns: tuple[TurnValue, ...], keep: tuple[TurnValue, ...]
) -> Matter:
    if can_call(position):
        return Matter.CALL
    if complete(position):
        return Matter.COMPLETE
    if not value.is_draw:
        return _KEEPS[value.letter]
    if len(keep) == len(turns):
        return Matter.QUIET
    lost = _gifts(each for each in turns if each not in keep)
    hot = {piece for piece in position.stock if hot_gift(position.board, piece, position.variant)}
    return Matter.AVOID if position.phase is Phase.GIVE and lost == hot else Matter.HOLD


def _focus(position: Position, matter: Matter, best: TurnValue, keep: tuple[TurnValue, ...]) -> Focus:
    """Where to look for the best turn: its line, its square, or what its gift is chosen by."""
    if call := can_call(position):
        return Focus(line=call.line)
    match best.actions[0]:
        case Place(square) if matter is not Matter.QUIET:
            return Focus(square=square)
        case Give(piece) if matter is not Matter.QUIET:
            threat = _threat(position, matter)
            return Focus(threat=threat, side=None if threat else _telling_side(piece, position, _gifts(keep)))
        case _:  # one place is as good as another, or nothing is left but to say done
            return Focus()


def _threat(position: Position, matter: Matter) -> Threat | None:
    """What leaves no safe gift, or makes gifts unsafe where that is all there is to avoid."""
    if forced := no_safe_gift(position):
        return forced.cover[0]
    if matter is not Matter.AVOID:
        return None
    hot = (hot_gift(position.board, each, position.variant) for each in position.stock)
    return next(found.threat for found in hot if found)


def _telling_side(piece: Piece, position: Position, keep: set[Piece]) -> Side | None:
    """The side of a piece that counts and that the fewest pieces of the stock share which do not keep."""
    if len(position.stock) == 1:
        return None
    sides = [side for side in piece.sides if side.trait in position.variant.traits]

    def doubtful(side: Side) -> int:
        return sum(side in each.sides and each not in keep for each in position.stock)

    return min(sides, key=doubtful)


def _gifts(turns: Iterable[TurnValue]) -> set[Piece]:
    return {each.actions[0].piece for each in turns if isinstance(each.actions[0], Give)}
