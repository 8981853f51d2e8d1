"""Two plain players: one acts at random, one looks one turn ahead and calls what it sees."""

import random

from openquarto.players.perception import Perception, is_safe, winning_squares
from openquarto.rules.action import Action, Call, Give, Phase, Place
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
        perception = Perception.complete(view.variant)
        if call := perception.call(view):
            return call
        ways = [action for action in view.permitted if not isinstance(action, Call)]
        threats = perception.threats(view.board)
        if view.phase is Phase.PLACE and view.hand:
            ways = [Place(square) for square in winning_squares(view.hand, threats)] or ways
        elif view.phase is Phase.GIVE:
            ways = [Give(piece) for piece in view.stock if is_safe(piece, threats)] or ways
        return self._chance.choice(ways)
