"""The turns of a position in classes that a symmetry makes equal, with what is known of their values."""

from collections.abc import Iterable
from dataclasses import dataclass

from openquarto.kernel.turns import Candidate, candidates, canonical_key
from openquarto.players.perception import Perception, Threats, is_safe
from openquarto.rules.action import Action, Give, Place
from openquarto.rules.count import Masks
from openquarto.rules.position import Position
from openquarto.rules.value import DRAW, Value


@dataclass(slots=True, eq=False)
class TurnClass:
    """Turns that a symmetry makes equal, and their value for the player whose turn it is."""

    start: Position
    members: list[Candidate]
    value: Value | None = None

    @property
    def token(self) -> str:
        """The first of the turns as a record writes it."""
        return self.members[0].token

    @property
    def actions(self) -> tuple[Action, ...]:
        """The first of the turns."""
        return self.members[0].actions

    @property
    def after(self) -> Position:
        """The position that the first of the turns leads to."""
        position = self.start
        for action in self.actions:
            position = position.play(action)
        return position

    @property
    def is_exact(self) -> bool:
        """Whether nothing more can be known: a draw has no distance."""
        return self.value is not None and (self.value.is_draw or self.value.distance is not None)

    @property
    def rank(self) -> tuple[int, Value]:
        """For comparing: a known draw is better than what is not known, and that is better than a loss."""
        if self.value is None:
            return 1, DRAW
        return (0 if self.value.is_loss else 2), self.value


class HandOvers:
    """Tells which turns of a position give a piece that wins at once: a look at the board, and no search."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._perception = Perception.complete(position.variant)
        self._threats: dict[tuple[Action, ...], Threats] = {}  # after what is done before the gift

    def value(self, candidate: Candidate) -> Value | None:
        """The value of a turn where it is plain: known from the rules, or lost to the next placement."""
        if isinstance(candidate.known, Value):
            return candidate.known
        *before, gift = candidate.actions
        if not isinstance(gift, Give) or is_safe(gift.piece, self._threats_after(tuple(before))):
            return None
        return Value("W", 1).before(len(before))

    def _threats_after(self, actions: tuple[Action, ...]) -> Threats:
        if actions not in self._threats:
            board = list(self._position.board)
            for action in actions:
                if isinstance(action, Place):
                    board[action.square.index] = self._position.hand
            self._threats[actions] = self._perception.threats(board)
        return self._threats[actions]


def safe_turn(position: Position) -> Candidate:
    """A turn found at once: one that wins, or one after which the opponent cannot win at once, if any."""
    plain = HandOvers(position)
    found = sorted(candidates(position), key=lambda each: each.token)
    return max(found, key=lambda each: TurnClass(position, [each], plain.value(each)).rank)


def turn_classes(position: Position) -> list[TurnClass]:
    """All turns worth a thought, in the order of their tokens, with what a look at the board tells of them.

    Turns whose value is plain are classes of their own: there is nothing left to search for.
    """
    plain = HandOvers(position)
    found: dict[Masks | str, TurnClass] = {}
    for candidate in sorted(candidates(position), key=lambda each: each.token):
        value = plain.value(candidate)
        if value is not None or isinstance(candidate.known, Value):
            found[candidate.token] = TurnClass(position, [candidate], value)
            continue
        key = canonical_key(candidate.known)
        if key in found:
            found[key].members.append(candidate)
        else:
            found[key] = TurnClass(position, [candidate])
    return list(found.values())


def best_first(classes: Iterable[TurnClass]) -> list[TurnClass]:
    """The best first, equals in the order of their tokens."""
    return sorted(classes, key=lambda each: each.rank, reverse=True)  # stable, also in reverse
