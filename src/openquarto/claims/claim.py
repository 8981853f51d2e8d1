"""The kinds of claims: each says one thing about a position, a turn or a game, and is true or false.

A claim of a position speaks of that position. Of the claims of a turn `CanCall`, `Complete` and `Empties`
speak of the position before it; `HotGift` and `NoSafeGift` of the board after its placement, with the gift
still in the stock; `Trap`, `Dead`, `Held` and `Refuted` of the position after the whole turn.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side, Trait
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.rules.value import Value

Missing = Literal["no shared side", "too few pieces"]
Fate = Literal["taken", "expired", "open"]


@dataclass(frozen=True, slots=True)
class Threat:
    """A line that counts with one empty square, whose three pieces share sides of traits that count."""

    line: Line
    square: Square
    sides: tuple[Side, ...]  # all of them: colour, shape, height, fill

    def sides_of(self, piece: Piece) -> tuple[Side, ...]:
        """The sides of this threat that a piece shows; none if it is safe from it."""
        return tuple(side for side in self.sides if side in piece.sides)


Cover = tuple[Threat, ...]  # every piece of a stock shows a side of one of them


@dataclass(frozen=True, slots=True)
class CanCall:
    """A live quarto may be called by the player to act."""

    kind: ClassVar[str] = "call"
    line: Line
    sides: tuple[Side, ...]  # all that the four pieces share and that count


@dataclass(frozen=True, slots=True)
class Complete:
    """The piece in hand shows a side of a threat."""

    kind: ClassVar[str] = "complete"
    threat: Threat
    sides: tuple[Side, ...]  # those of the threat that the hand shows


@dataclass(frozen=True, slots=True)
class HotGift:
    """The piece that is given shows a side of a threat."""

    kind: ClassVar[str] = "hot gift"
    piece: Piece
    threat: Threat
    sides: tuple[Side, ...]  # those of the threat that the piece shows


@dataclass(frozen=True, slots=True)
class NoSafeGift:
    """A piece has to be given, and every piece of the stock shows a side of a threat of the cover."""

    kind: ClassVar[str] = "no safe gift"
    cover: Cover  # a smallest one
    pincer: Trait | None  # the first trait of which one threat holds one side, and another threat the other


@dataclass(frozen=True, slots=True)
class Empties:
    """After the hand is placed on a square, making no quarto, there is no safe gift."""

    kind: ClassVar[str] = "empties"
    square: Square
    cover: Cover
    pincer: Trait | None
    new: Cover  # the threats of the cover that were not there before


@dataclass(frozen=True, slots=True)
class TrapRow:
    """Squares after which the same smallest cover leaves no safe gift."""

    squares: tuple[Square, ...]
    cover: Cover


@dataclass(frozen=True, slots=True)
class Trap:
    """The hand is safe, and wherever it is placed there is no safe gift."""

    kind: ClassVar[str] = "trap"
    squares: tuple[TrapRow, ...]  # each empty square once


@dataclass(frozen=True, slots=True)
class Only:
    """Exactly these of all turns keep the value class, and they are not all."""

    kind: ClassVar[str] = "only"
    keep: tuple[str, ...]
    of: int


@dataclass(frozen=True, slots=True)
class DeadLine:
    """A line that is not full, and why it can never become a quarto."""

    line: Line
    missing: Missing


@dataclass(frozen=True, slots=True)
class Dead:
    """A draw: no open line can be completed with a common side that counts."""

    kind: ClassVar[str] = "dead"
    lines: tuple[DeadLine, ...]


@dataclass(frozen=True, slots=True)
class Pressure:
    """The share of the opponent's turns that lose after a turn: of all turns that hold, the highest."""

    share: float
    turn: str


@dataclass(frozen=True, slots=True)
class Held:
    """A draw that is not dead: so many of all turns hold it."""

    kind: ClassVar[str] = "held"
    keep: int
    of: int
    pressure: Pressure | None


@dataclass(frozen=True, slots=True)
class Answer:
    """Choices of the player who loses that are worth the same, for the same reason."""

    turns: tuple[str, ...]
    value: Value  # for that player
    claim: "Claim | None"


@dataclass(frozen=True, slots=True)
class Refuted:
    """Decided, and no other kind explains it: best play to the end, and what becomes of each choice."""

    kind: ClassVar[str] = "refuted"
    line: tuple[str, ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Overlooked:
    """A quarto was made in a game and not called by whoever made it."""

    kind: ClassVar[str] = "overlooked"
    ply: int  # the turn that made it, from 1
    line: Line
    sides: tuple[Side, ...]
    by: Seat
    then: Fate


Claim = CanCall | Complete | HotGift | NoSafeGift | Empties | Trap | Only | Dead | Held | Refuted | Overlooked
