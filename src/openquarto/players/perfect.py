"""The player that never errs, and still tries to win: among equal turns it sets the trap most fall into."""

import random

from openquarto.kernel import Solver, Stopped
from openquarto.kernel.turns import TurnValue
from openquarto.players.sight import Sight, is_safe
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.view.view import View

TRAP_NODES = 2_000_000  # for all traps of one turn together: a fifth of a second
EARLIEST_TRAP = 5  # pieces placed; before that the look ahead costs too much to tell anything


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
        turns = self._solver.turns(position)
        equal = [turn for turn in turns if turn.value == turns[0].value]
        self._chance.shuffle(equal)
        if (
            len(equal) == 1
            or turns[0].value.is_win
            or not self._sets_traps
            or position.placed < EARLIEST_TRAP
        ):
            return equal[0].actions
        return self._most_tempting(position, equal).actions

    def _most_tempting(self, position: Position, turns: list[TurnValue]) -> TurnValue:
        """The turn after which most plausible turns of the opponent lose, as far as there is time to look."""
        best, best_share, nodes = turns[0], -1.0, 0
        for turn in turns:
            if nodes >= TRAP_NODES:
                break
            after = position
            for action in turn.actions:
                after = after.play(action)
            if after.phase is Phase.OVER or after.hand is None:
                continue
            try:
                answer = self._solver.analyse(after, value_only=True, node_limit=TRAP_NODES - nodes)
            except Stopped:
                break
            nodes += answer.nodes
            share = _losing_share(after, answer.turns)
            if share > best_share:
                best, best_share = turn, share
        return best


def _losing_share(position: Position, turns: tuple[TurnValue, ...]) -> float:
    """How many of the turns that do not hand over a quarto at once lose all the same."""
    plausible = [turn for turn in turns if not _hands_over(position, turn)]
    return sum(turn.value.is_loss for turn in plausible) / len(plausible) if plausible else 0.0


def _hands_over(position: Position, turn: TurnValue) -> bool:
    """Whether the gift of a turn wins at once, which most people would notice."""
    match turn.actions:
        case (Place(square), Give(piece)):
            board: list[Piece | None] = list(position.board)
            board[square.index] = position.hand
            return not is_safe(piece, Sight.whole(position.variant).threats(board))
    return False
