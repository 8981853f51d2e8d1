"""The player that never errs, and still tries to win: among equal turns it sets the trap most fall into."""

import random
from collections.abc import Iterator
from itertools import islice

from openquarto.kernel import Solver
from openquarto.players.sight import Sight
from openquarto.players.trap import Trapper
from openquarto.rules.action import Action, Done, Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.view.view import View

TRAP_NODES = 2_000_000  # for all traps of one turn together: a fifth of a second
ALL_TURNS_FROM = 5  # from here on all best turns are found at once, and before one after the other
MOST_LOOKS = {2: 12, 4: 12}  # turns that may be traps; with 3 placed the answers take too long to solve
MOST_LATE_LOOKS = 40


class PerfectPlayer:
    """Never gives up value in any variant; calls every quarto. The same seed gives the same game."""

    def __init__(self, solver: Solver, seed: int | None = None, *, sets_traps: bool = True) -> None:
        self._solver = solver
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret
        self._sets_traps = sets_traps
        self._trapper = Trapper(solver, self._chance, TRAP_NODES)
        self._plan: tuple[Position, Give] | None = None  # what to give on that board

    def choose(self, view: View) -> Action:
        """The best action; a placement is chosen together with the gift that follows it."""
        sight = Sight.whole(view.variant)
        if call := sight.call(view):
            return call
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
        turns = self._best_turns(position)
        looks = MOST_LOOKS.get(position.placed, MOST_LATE_LOOKS if position.placed >= ALL_TURNS_FROM else 0)
        if not self._sets_traps or not looks or self._solver.solve(position).value.is_win:
            return next(turns)
        return self._trapper.most_tempting(position, islice(turns, looks))

    def _best_turns(self, position: Position) -> Iterator[tuple[Action, ...]]:
        """The best turns in an order of chance."""
        if position.placed < ALL_TURNS_FROM:
            yield from self._solver.best_turns(position, order=lambda _: self._chance.random())
        else:
            turns = self._solver.turns(position)
            best = [turn.actions for turn in turns if turn.value == turns[0].value]
            yield from self._chance.sample(best, len(best))
