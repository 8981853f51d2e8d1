"""Traps: among turns of equal value, the one after which most plausible answers lose."""

import random
from collections.abc import Iterable, Sequence

from openquarto.kernel import Solver, Stopped
from openquarto.kernel.turns import Candidate, candidates
from openquarto.players.perception import Perception, is_safe
from openquarto.rules.action import Action, Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position

Turn = tuple[Action, ...]
ANSWERS = 16  # so many of the opponent's turns stand for all of them, where each takes long to solve
SOLVED_SOON = 6  # with so many pieces placed all of them are solved as quickly


class TrapFinder:
    """Looks for traps with so many nodes a turn. The same chance and the same turns give the same trap."""

    def __init__(self, solver: Solver, chance: random.Random, nodes: int) -> None:
        self._solver = solver
        self._chance = chance
        self._nodes = nodes

    def best_trap(self, position: Position, turns: Iterable[Turn]) -> Turn:
        """The best trap among these turns, as far as the nodes let one look; the first if there is none."""
        first, best, best_share, left = None, None, -1.0, self._nodes
        try:
            for turn in turns:
                first = first or turn
                after = _played(position, turn)
                if after.phase is Phase.OVER or after.hand is None:
                    continue
                share, nodes = self._losing_share(after, left)
                left -= nodes
                if share > best_share:
                    best, best_share = turn, share
                if left < 1:
                    break
        except Stopped:
            pass  # the nodes are spent, or the time is: the best trap so far
        assert first is not None  # there is always a turn
        return best or first

    def _losing_share(self, position: Position, nodes: int) -> tuple[float, int]:
        """How many of the plausible answers lose, and how many nodes it took to know."""
        plausible = [candidate for candidate in candidates(position) if not _hands_over(position, candidate)]
        if not plausible:
            return 0.0, 0
        if position.placed >= SOLVED_SOON:
            answer = self._solver.analyse(position, value_only=True, node_limit=nodes)
            losing = {turn.turn for turn in answer.turns if turn.value.is_loss}
            return sum(candidate.token in losing for candidate in plausible) / len(plausible), answer.nodes
        sample = self._chance.sample(plausible, min(ANSWERS, len(plausible)))
        left, lost = nodes, 0
        for candidate in sample:
            after = _played(position, candidate.actions)
            if left < 1:
                raise Stopped(nodes, 0.0)
            answer = self._solver.solve(after, value_only=True, node_limit=left)
            left -= answer.nodes
            lost += answer.value.is_win
        return lost / len(sample), nodes - left


def _played(position: Position, turn: Sequence[Action]) -> Position:
    for action in turn:
        position = position.play(action)
    return position


def _hands_over(position: Position, candidate: Candidate) -> bool:
    """Whether the gift of a turn wins at once, which most people would notice."""
    match candidate.actions:
        case (Place(square), Give(piece)):
            board: list[Piece | None] = list(position.board)
            board[square.index] = position.hand
            return not is_safe(piece, Perception.complete(position.variant).threats(board))
    return False
