"""Traps: among turns of equal value, the one that leaves the opponent the worst answers by some measure."""

import math
import random
from collections.abc import Iterable, Sequence

from openquarto.kernel import Solver, Stopped
from openquarto.kernel.turns import Candidate, candidates
from openquarto.players.perception import Perception, is_safe
from openquarto.players.trap_measure import DEFAULT, TrapMeasure
from openquarto.rules.action import Action, Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position

Turn = tuple[Action, ...]
ANSWERS = 16  # so many of the opponent's turns stand for all of them, where each takes long to solve
NOTHING_TO_CHOOSE = 0.0  # where every answer hands the win over, nobody is trapped
SOLVED_SOON = 6  # with so many pieces placed all of them are solved as quickly


class TrapFinder:
    """Looks for traps with so many nodes a turn. The same chance and the same turns give the same trap."""

    def __init__(
        self, solver: Solver, chance: random.Random, nodes: int, measure: TrapMeasure = DEFAULT
    ) -> None:
        self._solver = solver
        self._chance = chance
        self._nodes = nodes
        self._measure = measure

    def best_trap(self, position: Position, turns: Iterable[Turn]) -> Turn:
        """The best trap among these turns, as far as the nodes let one look; the first if there is none."""
        first, best, best_worth, left = None, None, -math.inf, self._nodes
        try:
            for turn in turns:
                first = first or turn
                after = _played(position, turn)
                if after.phase is Phase.OVER or after.hand is None:
                    continue
                worth, nodes = self._worth(after, left)
                left -= nodes
                if worth > best_worth:
                    best, best_worth = turn, worth
                if left < 1:
                    break
        except Stopped:
            pass  # the nodes are spent, or the time is: the best trap so far
        assert first is not None  # there is always a turn
        return best or first

    def _worth(self, position: Position, nodes: int) -> tuple[float, int]:
        """How good a trap a position is for the opponent to move, and how many nodes it took to know."""
        plausible = [candidate for candidate in candidates(position) if not _hands_over(position, candidate)]
        if not plausible:
            return NOTHING_TO_CHOOSE, 0
        if position.placed >= SOLVED_SOON:
            answer = self._solver.analyse(position, value_only=self._is_bare, node_limit=nodes)
            values = {turn.turn: turn.value for turn in answer.turns}
            return self._measure.measure([values[each.token] for each in plausible]), answer.nodes
        sample = self._chance.sample(plausible, min(ANSWERS, len(plausible)))
        left, answers = nodes, []
        for candidate in sample:
            after = _played(position, candidate.actions)
            if left < 1:
                raise Stopped(nodes, 0.0)
            solved = self._solver.solve(after, value_only=self._is_bare, node_limit=left)
            left -= solved.nodes
            answers.append(solved.value.before(after.placed - position.placed))
        return self._measure.measure(answers), nodes - left

    @property
    def _is_bare(self) -> bool:
        return not self._measure.needs_distances


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
