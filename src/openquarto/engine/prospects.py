"""The turns of a position while they are being weighed: equal ones together, with what is known of each."""

from collections.abc import Iterable
from dataclasses import dataclass

from openquarto.kernel.turns import Way, essence, ways
from openquarto.rules.count import Masks
from openquarto.rules.position import Position
from openquarto.rules.quarto import quartos_through
from openquarto.rules.square import SQUARES
from openquarto.rules.value import DRAW, Value


@dataclass(slots=True, eq=False)
class Prospect:
    """Turns that a symmetry makes equal, by their tokens, and their value for the player whose turn it is."""

    tokens: list[str]
    after: Position
    value: Value | None = None

    @property
    def token(self) -> str:
        """The first of the turns."""
        return self.tokens[0]

    @property
    def is_exact(self) -> bool:
        """Whether nothing more can be known: a draw has no distance."""
        return self.value is not None and (self.value.is_draw or self.value.distance is not None)

    @property
    def standing(self) -> tuple[int, Value]:
        """For comparing: a known draw is better than what is not known, and that is better than a loss."""
        if self.value is None:
            return 1, DRAW
        return (0 if self.value.is_loss else 2), self.value


def first_turn(position: Position) -> str:
    """A turn that can be played, found at once: one that wins if there is any, else the first."""
    found = sorted(ways(position), key=lambda way: way.token)
    winning = [way for way in found if isinstance(way.known, Value) and way.known.is_win]
    return (winning or found)[0].token


def prospects(position: Position) -> list[Prospect]:
    """All turns worth a thought, in the order of their tokens, with what the rules tell of them.

    Whatever lets the opponent win with the next placement is known to lose.
    """
    found: dict[Masks | str, Prospect] = {}
    for way in sorted(ways(position), key=lambda each: each.token):
        key = way.token if isinstance(way.known, Value) else essence(way.known)
        if key in found:
            found[key].tokens.append(way.token)
        else:
            found[key] = _prospect(position, way)
    return list(found.values())


def best_first(weighed: Iterable[Prospect]) -> list[Prospect]:
    """The best first, equals in the order of their tokens."""
    return sorted(weighed, key=lambda each: each.standing, reverse=True)  # stable, also in reverse


def _prospect(position: Position, way: Way) -> Prospect:
    after = position
    for action in way.actions:
        after = after.play(action)
    if isinstance(way.known, Value):
        return Prospect([way.token], after, way.known)
    loses = Value("W", 1).before(after.placed - position.placed)
    return Prospect([way.token], after, loses if _wins_at_once(after) else None)


def _wins_at_once(position: Position) -> bool:
    """Whether the piece in hand makes a quarto somewhere."""
    board = list(position.board)
    for square in SQUARES:
        if board[square.index] is None:
            board[square.index] = position.hand
            if quartos_through(board, square, position.variant):
                return True
            board[square.index] = None
    return False
