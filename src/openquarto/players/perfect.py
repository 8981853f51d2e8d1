"""The player that never errs, and still tries to win: among equal turns it sets the trap most fall into."""

import random

from openquarto.kernel import Solver
from openquarto.players.sight import Sight
from openquarto.players.trap import most_tempting
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.view.view import View

TRAP_NODES = 1_000_000  # for all traps of one turn together: a tenth of a second
EARLIEST_TRAP = 5  # pieces placed; before that to look ahead takes longer than it is worth


class PerfectPlayer:
    """Never gives up value in any variant; calls every quarto. The same seed gives the same game."""

    def __init__(self, solver: Solver, seed: int | None = None, *, sets_traps: bool = True) -> None:
        self._solver = solver
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret
        self._sets_traps = sets_traps
        self._plan: tuple[Position, Give] | None = None  # what to give on that board

    def choose(self, view: View) -> Action:
        """The best action; a placement is chosen together with the gift that follows it."""
        sight = Sight.whole(view.variant)
        if view.may_call and view.last and (seen := sight.quartos(view.board, view.last)):
            return Call(seen[0])
        if view.phase is Phase.LAST_LOOK:
            return Done()
        position = Position(tuple(view.board), view.hand, None, view.variant)
        if self._plan and self._plan[0] == position:
            return self._plan[1]
        turn = self._best(position)
        self._plan = None
        match turn:
            case (Place() as place, Give() as give):
                after = position.play(place)
                self._plan = (Position(after.board, None, None, view.variant), give)
                return place
            case (first, *_):
                return first
        raise AssertionError(f"there is no turn in {position}")

    def _best(self, position: Position) -> tuple[Action, ...]:
        self._solver.clear()  # what nodes suffice for must not depend on what was searched before
        if position.placed < EARLIEST_TRAP or not self._sets_traps:
            return self._solver.best_turn(position, order=lambda _: self._chance.random())
        turns = self._solver.turns(position)
        equal = [turn for turn in turns if turn.value == turns[0].value]
        if len(equal) == 1 or turns[0].value.is_win:
            return self._chance.choice(equal).actions
        self._chance.shuffle(equal)
        return most_tempting(self._solver, position, equal, TRAP_NODES).actions
