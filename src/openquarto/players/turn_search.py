"""A search that may be stopped at any moment: a little of each turn first, the best so far always known."""

from collections.abc import Callable

from openquarto.kernel import BoundedSolver, Stopped
from openquarto.players.turn_class import TurnClass, best_first, turn_classes
from openquarto.rules.position import Position
from openquarto.rules.value import Value

FIRST_SLICE, GROWTH = 2_000, 8  # nodes for each turn in the first pass, and how much more in each later one
WHOLE_SHARE = 4  # slices for the position itself, which is solved sooner than all its turns
LATE = 6  # pieces placed; before, a turn takes more nodes to solve, and so has a larger first slice


class TurnSearch:
    """Searches for the value of one best turn of a position, or of all of its turns."""

    def __init__(self, position: Position, *, all_turns: bool = False) -> None:
        self.position = position
        self.classes = turn_classes(position)
        self.letter: Value | None = None  # of the position, as soon as it is known
        self._all_turns = all_turns

    @property
    def best(self) -> TurnClass:
        """The best of what is known now."""
        return best_first(self.classes)[0]

    @property
    def is_open(self) -> bool:
        """Whether the position may turn out better than what is known."""
        return self.letter is None and any(each.value is None for each in self.classes)

    def run(self, solver: BoundedSolver, heard: Callable[[], None] = lambda: None) -> None:
        """Search until all that was asked for is known, or a bound is reached; tell of every value found."""
        try:
            self._find_letters(solver, heard)
            self._find_distances(solver, heard)
        except Stopped:
            pass  # what is known by now is the answer

    def _find_letters(self, solver: BoundedSolver, heard: Callable[[], None]) -> None:
        """Win, draw or loss: a little of each turn first, so that what is plain is found soon.

        The position itself is asked for once a pass. Early in the game a turn that draws is looked for first:
        whoever has little time can do without the knowledge that there is no better one.
        """
        early = max(0, LATE - self.position.placed)
        nodes = FIRST_SLICE * GROWTH ** min(2, early)
        while not self._letters_suffice():
            is_asked = self._all_turns
            if not early and not is_asked:
                self._find_letter(solver, nodes)
                is_asked = True
            for each in self.classes:
                if self._letters_suffice():
                    return
                if each.value is None:
                    self._evaluate(each, solver, nodes, heard, value_only=True)
                if not is_asked and self.best.value is not None:
                    self._find_letter(solver, nodes)
                    is_asked = True
            if not is_asked:
                self._find_letter(solver, nodes)
            nodes *= GROWTH

    def _find_letter(self, solver: BoundedSolver, nodes: int) -> None:
        if self.letter is None:
            value = _solve(solver, self.position, nodes * WHOLE_SHARE, value_only=True)
            self.letter = value and value.bare

    def _find_distances(self, solver: BoundedSolver, heard: Callable[[], None]) -> None:
        """The quickest win, or the slowest loss; of all turns, if those are wanted."""
        best, wanted = self.best.value, None
        if not self._all_turns:
            if best is not None and (best.is_draw or best.distance in (0, 1)):
                return
            wanted = _solve(solver, self.position, None, value_only=False)
        for each in self.classes:
            if wanted is not None and self.best.value == wanted:
                return
            if each.is_exact or (wanted is not None and _is_ruled_out(each, wanted)):
                continue
            self._evaluate(each, solver, None, heard, value_only=False)

    def _evaluate(
        self,
        turn: TurnClass,
        solver: BoundedSolver,
        nodes: int | None,
        heard: Callable[[], None],
        *,
        value_only: bool,
    ) -> None:
        after = turn.after
        value = _solve(solver, after, nodes, value_only=value_only)
        if value is not None:
            turn.value = value.before(after.placed - self.position.placed)
            heard()

    def _letters_suffice(self) -> bool:
        if all(each.value is not None for each in self.classes):
            return True
        if self._all_turns:
            return False
        best = self.best.value
        is_lost = self.letter is not None and self.letter.is_loss
        return is_lost or (best is not None and (best.is_win or best.bare == self.letter))


def _solve(solver: BoundedSolver, position: Position, nodes: int | None, *, value_only: bool) -> Value | None:
    """A value, or None if so many nodes did not suffice; raises Stopped at the end of the search."""
    try:
        return solver.solve(position, value_only=value_only, node_limit=nodes).value
    except Stopped:
        if nodes is None or solver.is_spent:
            raise
        return None


def _is_ruled_out(turn: TurnClass, wanted: Value) -> bool:
    """Whether the letter of a turn tells that it cannot have the wanted value."""
    return turn.value is not None and turn.value.letter != wanted.letter
