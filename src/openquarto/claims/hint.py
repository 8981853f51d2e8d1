"""A hint as plain data: that there is something, where to look, what to do; each step tells a little more."""

from dataclasses import dataclass

from openquarto.claims.claim import Claim, Threat
from openquarto.rules.line import Line
from openquarto.rules.member import Member
from openquarto.rules.piece import Piece, Side
from openquarto.rules.square import Square
from openquarto.rules.value import Value

STEPS = 3


class Matter(Member):
    """What there is to see for the player to act."""

    CALL = "call"  # a live quarto may be called
    COMPLETE = "complete"  # the piece in hand wins at once
    WIN = "win"  # some turns win, or all
    AVOID = "avoid"  # a piece is to be given: those that lose are those that complete a line
    HOLD = "hold"  # some turns keep the draw, and others do not
    QUIET = "quiet"  # every turn keeps the draw
    LOST = "lost"  # every turn loses


@dataclass(frozen=True, slots=True)
class Focus:
    """Where to look: at most one of these is told."""

    line: Line | None = None  # a quarto to call
    square: Square | None = None  # to place on
    threat: Threat | None = None  # that makes pieces of the stock complete a line
    side: Side | None = None  # of the piece to give

    def __bool__(self) -> bool:
        return any(part is not None for part in (self.line, self.square, self.threat, self.side))

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that it is about, to be marked on a board."""
        if self.square is not None:
            return (self.square,)
        line = self.line or (self.threat and self.threat.line)
        return line.squares if line else ()

    def pieces(self, stock: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """The pieces of a stock that it is about: those with the side, or those that the threat makes hot."""
        if self.threat is not None:
            return tuple(piece for piece in stock if self.threat.sides_of(piece))
        return tuple(piece for piece in stock if self.side is not None and self.side in piece.sides)


@dataclass(frozen=True, slots=True)
class Hint:
    """One step of a hint about a position: the first tells the matter, the second where, the third what."""

    step: int  # 1, 2 or 3
    matter: Matter
    keep: int  # how many turns keep the class of the value
    of: int  # how many turns there are
    value: Value  # of the position, for the player to act
    focus: Focus = Focus()  # from the second step on; nothing where one place is as good as another
    turn: str = ""  # in the third: the best turn, the first of equals
    claims: tuple[Claim, ...] = ()  # in the third: why that turn is worth what it is worth
