"""Players that err as people do: they overlook traits, diagonals, blocks, their own quartos and yours."""

import random
from dataclasses import dataclass

from openquarto.kernel import Solver, Stopped
from openquarto.players.level import Level
from openquarto.players.perception import Perception, is_safe, winning_squares
from openquarto.players.trap_finder import TrapFinder
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.view.view import View

NODES = (
    1_000_000  # to see to the end, or to find a trap; where they do not suffice it looks at the board alone
)


@dataclass(frozen=True, slots=True)
class _Observation:
    """What is noticed of the table this once, and how much thought is given to it."""

    perception: Perception
    is_careless: bool
    is_to_the_end: bool


class FalliblePlayer:
    """Plays at a level. The same seed gives the same game against the same opponent.

    Under a mask it knows the pieces by memory, and some escape it until it touches them.
    """

    def __init__(self, level: Level, solver: Solver, seed: int | None = None) -> None:
        self.level = level
        self._solver = solver
        self._forgotten: frozenset[Square] = frozenset()
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret
        self._trap_finder = TrapFinder(solver, self._chance, NODES)

    def choose(self, view: View) -> Action:
        """What it would do, seeing what it happens to see."""
        look = self._look(view)
        if called := self._call(view, look.perception):
            return called
        match view.phase:
            case Phase.PLACE:
                assert view.hand is not None  # there is a hand in the place phase
                return self._place(view, view.hand, look)
            case Phase.GIVE:
                return self._give(view, look)
            case _:
                return Done()

    def _happens(self, rate: float) -> bool:
        return self._chance.random() < rate

    def _look(self, view: View) -> _Observation:
        """What is noticed this time."""
        whole, level = Perception.complete(view.variant), self.level
        traits = tuple(trait for trait in whole.traits if not self._happens(level.trait))
        blind_to = {"DIAGONAL": self._happens(level.diagonal), "BLOCK": self._happens(level.block)}
        forgotten = self._forgotten
        lines = (
            line
            for line in whole.lines
            if not blind_to.get(line.name.partition("_")[0]) and forgotten.isdisjoint(line.squares)
        )
        placed = len(SQUARES) - view.board.count(None)
        return _Observation(
            Perception(traits, frozenset(lines)),
            is_careless=self._happens(level.careless),
            is_to_the_end=placed >= level.exact_from and not forgotten,
        )

    def recall(self, view: View, most: int) -> tuple[Square, ...]:
        """Under a mask, before its turn: what it has forgotten and touches again, at most so many squares.

        The rest stays forgotten in this turn. The last placed piece it has given itself.
        """
        others = (square for square in SQUARES if view.board[square.index] is not None)
        lost = [square for square in others if square is not view.last and self._happens(self.level.forgets)]
        self._chance.shuffle(lost)
        self._forgotten = frozenset(lost[most:])
        return tuple(lost[:most])

    def _call(self, view: View, perception: Perception) -> Call | None:
        call = perception.call(view)
        overlooks = self.level.own if _is_own(view) else self.level.yours
        return call if call and not self._happens(overlooks) else None

    def _place(self, view: View, hand: Piece, look: _Observation) -> Place:
        if wins := winning_squares(hand, look.perception.threats(view.board)):
            return Place(wins[0])
        empty = [square for square in SQUARES if view.board[square.index] is None]
        if look.is_careless:
            return Place(self._chance.choice(empty))
        if look.is_to_the_end and (turn := self._best_turn(view)):
            return next(action for action in turn if isinstance(action, Place))
        good = [square for square in empty if _leaves_a_gift(view, hand, square, look.perception)]
        return Place(self._chance.choice(good or empty))

    def _give(self, view: View, look: _Observation) -> Give:
        if look.is_careless:
            return Give(self._chance.choice(view.stock))
        if look.is_to_the_end and (turn := self._best_turn(view)):
            return next(action for action in turn if isinstance(action, Give))
        threats = look.perception.threats(view.board)
        safe = [piece for piece in view.stock if is_safe(piece, threats)]
        return Give(self._chance.choice(safe or view.stock))

    def _best_turn(self, view: View) -> tuple[Action, ...] | None:
        """One of the best turns. A full line has no value here: what was live was called or overlooked."""
        position = Position(tuple(view.board), view.hand, None, view.variant)
        self._solver.clear()  # what nodes suffice for must not depend on what was searched before
        try:
            answer = self._solver.analyse(position, node_limit=NODES)
        except Stopped:
            return None
        best = [turn.actions for turn in answer.turns if turn.value == answer.value]
        self._chance.shuffle(best)
        sets_trap = self._happens(self.level.cunning) and not answer.value.is_win
        return self._trap_finder.best_trap(position, best) if sets_trap else best[0]


def _is_own(view: View) -> bool:
    """Whether the player to act placed last; the 16th piece is placed by first."""
    return view.phase is Phase.GIVE or (view.phase is Phase.LAST_LOOK and view.to_act is Seat.FIRST)


def _leaves_a_gift(view: View, hand: Piece, square: Square, perception: Perception) -> bool:
    """Whether a placement leaves a piece that can be given safely, as far as is seen."""
    board = (*view.board[: square.index], hand, *view.board[square.index + 1 :])
    threats = perception.threats(board)
    return not view.stock or any(is_safe(piece, threats) for piece in view.stock)
