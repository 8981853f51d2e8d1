"""The player that never errs, and still tries to win: among equal turns it sets the trap most fall into."""

import random
from collections.abc import Iterator
from itertools import islice

from openquarto.kernel import BoundedSolver, Solver
from openquarto.players.perception import Perception
from openquarto.players.trap_finder import TrapFinder
from openquarto.players.trap_measure import DEFAULT, TrapMeasure
from openquarto.players.turn_search import TurnSearch
from openquarto.rules.action import Action, Done, Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.view.view import View

TRAP_NODES = 2_000_000  # for all traps of one turn together: a fifth of a second
ALL_TURNS_FROM = 5  # from here on all best turns are found at once, and before one after the other
MOST_LOOKS = {2: 12, 4: 12}  # turns that may be traps; with 3 placed the answers take too long to solve
MOST_LATE_LOOKS = 40


class PerfectPlayer:
    """Never gives up value in any variant; calls every quarto. The same seed gives the same game.

    With a bounded solver it is ready in time: value comes before traps, and at the end of its time it plays
    the best that it knows, which hands no win over where that can be helped.
    """

    def __init__(
        self,
        solver: Solver,
        seed: int | None = None,
        *,
        sets_traps: bool = True,
        measure: TrapMeasure = DEFAULT,
    ) -> None:
        self._solver = solver
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret
        self._sets_traps = sets_traps
        self._trap_finder = TrapFinder(solver, self._chance, TRAP_NODES, measure)
        self._plan: tuple[Position, Give] | None = None  # what to give on that board
        self._search: TurnSearch | None = None  # where it has to be ready in time

    def choose(self, view: View) -> Action:
        """The best action; a placement is chosen together with the gift that follows it."""
        perception = Perception.complete(view.variant)
        if call := perception.call(view):
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

    @property
    def best_so_far(self) -> tuple[Action, ...] | None:
        """The best turn that is known while it thinks in bounds; any thread may ask."""
        return None if self._search is None else self._search.best.actions

    def _best(self, position: Position) -> tuple[Action, ...]:
        self._solver.clear()  # what nodes suffice for must not depend on what was searched before
        if isinstance(self._solver, BoundedSolver):
            return self._best_in_bounds(position, self._solver)
        turns = self._best_turns(position)
        looks = _looks(position)
        if not self._sets_traps or not looks or self._solver.solve(position).value.is_win:
            return next(turns)
        return self._trap_finder.best_trap(position, islice(turns, looks))

    def _best_in_bounds(self, position: Position, solver: BoundedSolver) -> tuple[Action, ...]:
        """One of the best turns that become known in time, and the best trap if time is left for it."""
        self._search = search = TurnSearch(position, all_turns=position.placed >= ALL_TURNS_FROM)
        search.run(solver)
        best = search.best
        equal = [turn.actions for turn in search.classes if turn.rank == best.rank]
        self._chance.shuffle(equal)
        is_won = best.value is not None and best.value.is_win
        looks = _looks(position)
        if not self._sets_traps or not looks or is_won or solver.is_spent:
            return equal[0]
        return self._trap_finder.best_trap(position, equal[:looks])

    def _best_turns(self, position: Position) -> Iterator[tuple[Action, ...]]:
        """The best turns in an order of chance."""
        if position.placed < ALL_TURNS_FROM:
            yield from self._solver.best_turns(position, order=lambda _: self._chance.random())
        else:
            turns = self._solver.turns(position)
            best = [turn.actions for turn in turns if turn.value == turns[0].value]
            yield from self._chance.sample(best, len(best))


def _looks(position: Position) -> int:
    """How many turns of a position are looked at as traps."""
    return MOST_LOOKS.get(position.placed, MOST_LATE_LOOKS if position.placed >= ALL_TURNS_FROM else 0)
