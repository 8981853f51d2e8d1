"""Two plain players: one acts at random, one looks one turn ahead and calls what it sees."""

import random

from openquarto.rules.action import Action, Call, Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.quarto import quartos_through
from openquarto.rules.square import SQUARES
from openquarto.view.view import View


class RandomPlayer:
    """Gives and places at random and never calls."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret

    def choose(self, view: View) -> Action:
        """Any permitted action but a call."""
        return self._chance.choice([action for action in view.permitted if not isinstance(action, Call)])


class SimplePlayer(RandomPlayer):
    """Calls every quarto, wins at once when it can, and gives a piece that does not, if it can."""

    def choose(self, view: View) -> Action:
        """The best action that one look ahead finds, at random among equals."""
        if view.may_call and view.last and (seen := quartos_through(view.board, view.last, view.variant)):
            return Call(seen[0])
        ways = [action for action in view.permitted if not isinstance(action, Call)]
        if view.phase is Phase.PLACE and view.hand:
            ways = [way for way in ways if isinstance(way, Place) and _wins(view, view.hand, way)] or ways
        elif view.phase is Phase.GIVE:
            ways = [way for way in ways if isinstance(way, Give) and _is_safe(view, way.piece)] or ways
        return self._chance.choice(ways)


def _wins(view: View, piece: Piece, place: Place) -> bool:
    """Whether placing a piece there makes a quarto."""
    at = place.square.index
    board = (*view.board[:at], piece, *view.board[at + 1 :])
    return bool(quartos_through(board, place.square, view.variant))


def _is_safe(view: View, piece: Piece) -> bool:
    """Whether the opponent cannot make a quarto with this piece at once."""
    return not any(
        _wins(view, piece, Place(square)) for square in SQUARES if view.board[square.index] is None
    )
