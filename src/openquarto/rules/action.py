"""What a player does (give, place, call, done), and the phases in which it is done."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openquarto.rules.error import Fault, TextError
from openquarto.rules.expect import expect, wrong_type
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

    def __post_init__(self) -> None:
        if self.piece.__class__ is not Piece:
            raise wrong_type(self.piece, Piece, "to give")

    def __str__(self) -> str:
        return self.piece.name


@dataclass(frozen=True, slots=True)
class Place:
    """Place the piece in hand on an empty square."""

    square: Square

    def __post_init__(self) -> None:
        if self.square.__class__ is not Square:
            raise wrong_type(self.square, Square, "to place on")

    def __str__(self) -> str:
        return self.square.name


@dataclass(frozen=True, slots=True)
class Call:
    """Announce a quarto and show its line. Whether it is true is known only after it is made."""

    line: Line

    def __post_init__(self) -> None:
        if self.line.__class__ is not Line:
            raise wrong_type(self.line, Line, "to call")

    def __str__(self) -> str:
        return f"#{self.line.value}"


@dataclass(frozen=True, slots=True)
class Done:
    """Close one's last look at the full board."""

    def __str__(self) -> str:
        return "="


Action = Give | Place | Call | Done

# Every action once: to look one up is quicker than to make it.
_GIVES = tuple(map(Give, PIECES))
_PLACES = tuple(map(Place, SQUARES))
_CALLS = {line: Call(line) for line in Line}
_DONE = Done()


def permitted_actions(
    phase: Phase, *, board: Sequence[Piece | None], stock: Iterable[Piece], lines: Iterable[Line]
) -> tuple[Action, ...]:
    """All that may be done in a phase; `lines` are those that may be called now, if any."""
    match phase:
        case Phase.GIVE:
            ways: list[Action] = [_GIVES[piece.number] for piece in stock]
        case Phase.PLACE:
            ways = [place for place, piece in zip(_PLACES, board, strict=True) if piece is None]
        case Phase.LAST_LOOK:
            ways = [_DONE]
        case Phase.OVER:
            return ()
    return (*ways, *(_CALLS[line] for line in lines))


_SHORT: tuple[Action, ...] = (*_GIVES, *_PLACES, _DONE)
_BY_TEXT = {str(action): action for action in _SHORT}


def parse_action(text: str) -> Action:
    """Read one action: a piece letter, a square, `#` and a line, or `=`."""
    expect(text, str, "to read an action from")
    if text.startswith("#"):
        return Call(Line.parse(text[1:]))
    if action := _BY_TEXT.get(text):
        return action
    raise TextError(Fault("action unreadable", text=text))
