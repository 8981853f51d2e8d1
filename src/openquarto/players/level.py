"""Players that err as people do: they overlook traits, diagonals, blocks, their own quartos and yours."""

import random
from dataclasses import dataclass

from openquarto.kernel import Solver
from openquarto.players.sight import Sight, is_safe, winning_squares
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.view.view import View

NEVER = 17  # more pieces than there are


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How often each kind of error happens, as a rate of all looks, and from when on it plays exactly."""

    number: int
    trait: float  # a trait is overlooked
    diagonal: float  # the diagonals are
    block: float  # the blocks are
    own: float  # a quarto that it made itself is not called
    yours: float  # one that you missed is not called
    careless: float  # a piece is given, or placed, without a look at what follows
    exact_from: int = NEVER  # pieces placed from which it sees to the end, where it looks at all


class LevelPlayer:
    """Plays at a level. The same seed gives the same game against the same opponent."""

    def __init__(self, level: Level, solver: Solver, seed: int | None = None) -> None:
        self.level = level
        self._solver = solver
        self._chance = random.Random(seed)  # noqa: S311  a game, not a secret

    def choose(self, view: View) -> Action:
        """What it would do, seeing what it happens to see."""
        sight = self._look(view)
        if called := self._call(view, sight):
            return called
        is_careless = self._happens(self.level.careless)
        match view.phase:
            case Phase.PLACE:
                assert view.hand is not None  # there is a hand in the place phase
                return self._place(view, view.hand, sight, is_careless=is_careless)
            case Phase.GIVE:
                return self._give(view, sight, is_careless=is_careless)
            case _:
                return Done()

    def _happens(self, rate: float) -> bool:
        return self._chance.random() < rate

    def _look(self, view: View) -> Sight:
        """What is noticed this time."""
        whole, level = Sight.whole(view.variant), self.level
        traits = tuple(trait for trait in whole.traits if not self._happens(level.trait))
        blind_to = {"DIAGONAL": self._happens(level.diagonal), "BLOCK": self._happens(level.block)}
        lines = (line for line in whole.lines if not blind_to.get(line.name.partition("_")[0]))
        return Sight(traits, frozenset(lines))

    def _call(self, view: View, sight: Sight) -> Call | None:
        if not view.may_call or view.last is None:
            return None
        seen = sight.quartos(view.board, view.last)
        overlooks = self.level.own if _is_own(view) else self.level.yours
        return Call(seen[0]) if seen and not self._happens(overlooks) else None

    def _place(self, view: View, hand: Piece, sight: Sight, *, is_careless: bool) -> Place:
        if wins := winning_squares(hand, sight.threats(view.board)):
            return Place(wins[0])
        empty = [square for square in SQUARES if view.board[square.index] is None]
        if is_careless:
            return Place(self._chance.choice(empty))
        if self._sees_to_the_end(view):
            best = self._best(view)
            return next(action for action in best if isinstance(action, Place))
        good = [square for square in empty if self._leaves_a_gift(view, hand, square, sight)]
        return Place(self._chance.choice(good or empty))

    def _leaves_a_gift(self, view: View, hand: Piece, square: Square, sight: Sight) -> bool:
        board = (*view.board[: square.index], hand, *view.board[square.index + 1 :])
        threats = sight.threats(board)
        return not view.stock or any(is_safe(piece, threats) for piece in view.stock)

    def _give(self, view: View, sight: Sight, *, is_careless: bool) -> Give:
        if is_careless:
            return Give(self._chance.choice(view.stock))
        if self._sees_to_the_end(view):
            return next(action for action in self._best(view) if isinstance(action, Give))
        threats = sight.threats(view.board)
        safe = [piece for piece in view.stock if is_safe(piece, threats)]
        return Give(self._chance.choice(safe or view.stock))

    def _sees_to_the_end(self, view: View) -> bool:
        return 16 - view.board.count(None) >= self.level.exact_from

    def _best(self, view: View) -> tuple[Action, ...]:
        """One of the best turns. A full line has no value here: what was live was called or overlooked."""
        turns = self._solver.turns(Position(tuple(view.board), view.hand, None, view.variant))
        best = [turn.actions for turn in turns if turn.value == turns[0].value]
        return self._chance.choice(best)


def _is_own(view: View) -> bool:
    """Whether the player to act placed last; the 16th piece is placed by first."""
    return view.phase is Phase.GIVE or (view.phase is Phase.LAST_LOOK and view.to_act is Seat.FIRST)
