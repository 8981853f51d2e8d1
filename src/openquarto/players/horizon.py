"""An opponent of fixed strength for measurements: it sees so many placements ahead, and nothing beyond."""

import random

from openquarto.kernel import Solver
from openquarto.players.perception import Perception
from openquarto.rules.action import Action, Done, Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.rules.value import DRAW, Value
from openquarto.view.view import View


class HorizonPlayer:
    """Plays like a full-width search of so many placements with an evaluation that knows nothing.

    Such a search finds a win or a loss exactly if its distance is within the depth, and holds all else for
    equal. So exact values with the far ones taken for draws are what it would find, at the speed of the
    kernel. It calls every quarto, and chooses by chance among what looks equal to it.
    """

    def __init__(self, solver: Solver, horizon: int, seed: int | None = None) -> None:
        self._solver = solver
        self._horizon = horizon
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret
        self._plan: tuple[Position, Give] | None = None  # what to give on that board

    def choose(self, view: View) -> Action:
        """The best action within the horizon; a placement is chosen together with its gift."""
        if call := Perception.complete(view.variant).call(view):
            return call
        if view.phase is Phase.LAST_LOOK:
            return Done()
        position = Position(tuple(view.board), view.hand, None, view.variant)
        if self._plan and self._plan[0] == position:
            return self._plan[1]
        self._plan = None
        turn = self._turn(position)
        match turn:
            case (Place() as place, Give() as give):
                after = position.play(place)
                self._plan = (Position(after.board, None, None, view.variant), give)
                return place
        return turn[0]

    def _turn(self, position: Position) -> tuple[Action, ...]:
        turns = [(self.seen(turn.value), turn.actions) for turn in self._solver.turns(position)]
        best = max(value for value, _ in turns)
        return self._chance.choice([actions for value, actions in turns if value == best])

    def seen(self, value: Value) -> Value:
        """A value as it looks to this player: what is decided beyond the horizon looks like a draw."""
        return DRAW if value.distance is None or value.distance > self._horizon else value
