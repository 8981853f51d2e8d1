"""What a seat is told: one plain Event for each thing that happens at the table."""

from dataclasses import dataclass

from openquarto.rules.action import Phase
from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome
from openquarto.rules.piece import Piece, Side
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.view.touch import Felt


@dataclass(frozen=True, slots=True)
class Gave:
    """A piece was given; who wears a mask is not told which."""

    seat: Seat
    piece: Piece | None


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece was placed; who wears a mask is not told which."""

    seat: Seat
    piece: Piece | None
    square: Square


@dataclass(frozen=True, slots=True)
class Touched:
    """A computer under a mask has touched something; what it felt is told to those who see it anyhow."""

    seat: Seat
    felt: tuple[Felt, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """A line was called; it was a live quarto if any sides are shared, else a false call.

    Of a quarto that has expired it is told that it was one, and the square whose lines may be called now.
    """

    seat: Seat
    line: Line
    sides: tuple[Side, ...]
    is_expired: bool = False
    last: Square | None = None

    @property
    def is_true(self) -> bool:
        """Whether the call was valid."""
        return bool(self.sides)


@dataclass(frozen=True, slots=True)
class SaidDone:
    """A player closed the last look."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """A draw was offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    """The offered draw was declined."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """A player asked to take back; `undone` is what that would undo, in the order of play."""

    seat: Seat
    undone: tuple[Gave | Placed, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeBackDeclined:
    """The opponent declined to take back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What was undone, in the order of play, and who is to do what now."""

    undone: tuple[Gave | Placed, ...] = ()
    to_act: Seat | None = None
    phase: Phase | None = None


@dataclass(frozen=True, slots=True)
class HintAsked:
    """A player asked for a hint; what it told is told to nobody else."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Event = (
    Gave
    | Placed
    | Touched
    | Called
    | SaidDone
    | DrawOffered
    | DrawDeclined
    | TakeBackAsked
    | TakeBackDeclined
    | TakenBack
    | HintAsked
    | Ended
)
