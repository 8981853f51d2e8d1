"""Questions about all turns of a position that the kernel answers in one call, without the value of each."""

from collections.abc import Callable
from typing import NamedTuple

from openquarto.kernel.backend import kernel as _kernel
from openquarto.kernel.book import DEEPEST
from openquarto.kernel.turns import known_value
from openquarto.kernel.work import KernelPosition
from openquarto.rules.action import Action, Give, Phase, Place
from openquarto.rules.piece import PIECES
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.value import Value

KernelFunction = Callable[
    [_kernel.Table, bytes, int, int, bool, int, int, int, bytearray], tuple[int, int, bool]
]
Ask = Callable[[KernelFunction, KernelPosition, int], int]  # whoever searches, stops and counts


class Holding(NamedTuple):
    """Turns that do not lose, and all turns."""

    keep: int
    of: int


def count_holding(position: Position, ask: Ask) -> Holding | None:
    """How many turns of a position that is no win do not lose; None where the rules or the book tell."""
    asked = _asked(position)
    if asked is None:
        return None
    squares = 1 if position.hand is None else len(position.board) - position.placed
    return Holding(ask(_kernel.holding, asked, 0), squares * len(position.stock))


def first_best(position: Position, value: Value, ask: Ask) -> tuple[Action, ...] | None:
    """The first turn that is worth as much as its position; None where the rules or the book tell it."""
    asked = _asked(position)
    if asked is None or (position.phase is Phase.PLACE and value == Value("W", 1)):
        return None
    turn = ask(_kernel.best_turn, asked, _score(value, position.placed))
    assert turn >= 0, (str(position), str(value))  # some turn is worth it
    give = Give(PIECES[turn & 15])
    return (give,) if position.hand is None else (Place(SQUARES[turn >> 4]), give)


def _asked(position: Position) -> KernelPosition | None:
    """The position, if all its turns give a piece and what they lead to has to be searched."""
    if position.placed + (position.hand is not None) <= DEEPEST or not position.stock:
        return None
    known = known_value(position)
    return known if isinstance(known, KernelPosition) else None


def _score(value: Value, placed: int) -> int:
    """A value as the kernel counts it, from the empty board."""
    if value.distance is None:
        return 0
    score = 17 - placed - value.distance
    return score if value.is_win else -score
