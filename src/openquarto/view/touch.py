"""What a masked player can touch: one square, one place of the stock, or the hand."""

from dataclasses import dataclass

from openquarto.rules.error import TextError
from openquarto.rules.expect import expect, expect_fields
from openquarto.rules.member import Member
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.square import Square
from openquarto.view.error import ViewFault


@dataclass(frozen=True, slots=True)
class StockPlace:
    """A place of the stock by its number, 1 to 16: what lies there is known by touch alone."""

    number: int

    def __post_init__(self) -> None:
        expect_fields(self, number=int)
        if not 1 <= self.number <= len(PIECES):
            raise TextError(ViewFault("stock place unknown", text=str(self.number)))

    @property
    def index(self) -> int:
        """The number counted from 0."""
        return self.number - 1

    def __str__(self) -> str:
        return str(self.number)


class Hand(Member):
    """The one hand."""

    HAND = "hand"


HAND = Hand.HAND
Spot = Square | StockPlace | Hand


def parse_spot(text: str) -> Spot:
    """Read `b2`, `5` or `hand`; raises TextError."""
    expect(text, str, "to read what is touched from")
    if text == HAND.value:
        return HAND
    if text in Square.__members__:
        return Square[text]
    if text.isascii() and text.isdigit() and len(text) < 4:
        return StockPlace(int(text))
    raise TextError(ViewFault("spot unknown", text=text[:20]))


@dataclass(frozen=True, slots=True)
class Felt:
    """What one touch told: the piece, or that there is none."""

    spot: Spot
    piece: Piece | None
