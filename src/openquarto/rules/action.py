"""What a player does (give, place, call, done), and the phases in which it is done."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openquarto.rules.error import Fault, TextError
from openquarto.rules.line import Line
from openquarto.rules.member import Member
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.square import SQUARES, Square


class Phase(Member):
    """What the player to act must do next; a call may be allowed besides."""

    GIVE = "give"
    PLACE = "place"
    LAST_LOOK = "last look"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Give:
    """Give a piece of the stock to the opponent."""

    piece: Piece

    def __str__(self) -> str:
        return self.piece.name


@dataclass(frozen=True, slots=True)
class Place:
    """Place the piece in hand on an empty square."""

    square: Square

    def __str__(self) -> str:
        return self.square.name


@dataclass(frozen=True, slots=True)
class Call:
    """Announce a quarto and show its line. Whether it is true is known only after it is made."""

    line: Line

    def __str__(self) -> str:
        return f"#{self.line.value}"


@dataclass(frozen=True, slots=True)
class Done:
    """Close one's last look at the full board."""

    def __str__(self) -> str:
        return "="


Action = Give | Place | Call | Done


def permitted_actions(
    phase: Phase, *, board: Sequence[Piece | None], stock: Iterable[Piece], lines: Iterable[Line]
) -> tuple[Action, ...]:
    """All that may be done in a phase; `lines` are those that may be called now, if any."""
    match phase:
        case Phase.GIVE:
            ways: Iterable[Action] = map(Give, stock)
        case Phase.PLACE:
            ways = (Place(square) for square in SQUARES if board[square.index] is None)
        case Phase.LAST_LOOK:
            ways = (Done(),)
        case Phase.OVER:
            return ()
    return (*ways, *map(Call, lines))


_SHORT: tuple[Action, ...] = (*map(Give, PIECES), *map(Place, SQUARES), Done())
_BY_TEXT = {str(action): action for action in _SHORT}


def parse_action(text: str) -> Action:
    """Read one action: a piece letter, a square, `#` and a line, or `=`."""
    if text.startswith("#"):
        return Call(Line.parse(text[1:]))
    if action := _BY_TEXT.get(text):
        return action
    raise TextError(Fault("action unreadable", text=text))
