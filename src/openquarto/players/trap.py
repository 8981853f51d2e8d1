"""Traps: among turns of equal value, the one after which most plausible answers lose."""

from collections.abc import Sequence

from openquarto.kernel import Solver, Stopped
from openquarto.kernel.turns import TurnValue
from openquarto.players.sight import Sight, is_safe
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position


def most_tempting(solver: Solver, position: Position, turns: Sequence[TurnValue], nodes: int) -> TurnValue:
    """The best trap among these turns, as far as so many nodes let one look; the first if there is none."""
    best, best_share = turns[0], -1.0
    for turn in turns:
        after = position
        for action in turn.actions:
            after = after.play(action)
        if after.phase is Phase.OVER or after.hand is None:
            continue
        try:
            answer = solver.analyse(after, value_only=True, node_limit=nodes)
        except Stopped:
            break
        nodes -= answer.nodes
        share = _losing_share(after, answer.turns)
        if share > best_share:
            best, best_share = turn, share
        if nodes < 1:
            break
    return best


def _losing_share(position: Position, turns: Sequence[TurnValue]) -> float:
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
