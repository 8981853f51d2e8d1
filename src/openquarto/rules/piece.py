"""The 16 pieces: every combination of the sides of four two-sided traits."""

from collections.abc import Sequence
from typing import Self

from openquarto.rules.error import Fault, TextError
from openquarto.rules.expect import expect
from openquarto.rules.member import Member, OrderedMember


class Trait(Member):
    """One of the four two-sided characters of a piece; its value is its letter in a variant."""

    COLOUR = "c"
    SHAPE = "s"
    HEIGHT = "h"
    FILL = "f"

    @property
    def bit(self) -> int:
        """The bit of a piece's number that tells its side: colour 8, shape 4, height 2, fill 1."""
        return _TRAIT_BITS[self]

    @property
    def sides(self) -> tuple["Side", "Side"]:
        """The two sides, the one whose bit is 0 first."""
        return _SIDES_OF[self]


class Side(Member):
    """One of a trait's two values; the Access edition says smooth/grooved and large/small instead."""

    LIGHT = "light"
    DARK = "dark"
    ROUND = "round"
    SQUARE = "square"
    TALL = "tall"
    SHORT = "short"
    SOLID = "solid"
    HOLLOW = "hollow"

    @property
    def trait(self) -> Trait:
        """The trait that this is a side of."""
        return _TRAIT_OF[self]

    @property
    def opposite(self) -> "Side":
        """The other side of the same trait."""
        zero, one = self.trait.sides
        return one if self is zero else zero


class Piece(OrderedMember):
    """One of the 16 combinations of sides; its number holds a bit for each trait, colour highest."""

    A = 0
    B = 1
    C = 2
    D = 3
    E = 4
    F = 5
    G = 6
    H = 7
    I = 8  # noqa: E741  the letters are the text form of the pieces
    J = 9
    K = 10
    L = 11
    M = 12
    N = 13
    O = 14  # noqa: E741
    P = 15

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def __str__(self) -> str:
        return self.name

    @property
    def sides(self) -> tuple[Side, ...]:
        """The four sides: colour, shape, height, fill."""
        return _SIDES_BY_NUMBER[self.number]

    def side(self, trait: Trait) -> Side:
        """The side that this piece shows of one trait."""
        expect(trait, Trait)
        return trait.sides[bool(self.number & trait.bit)]

    @property
    def long_name(self) -> str:
        """The four words, such as "dark round tall hollow"."""
        return " ".join(side.value for side in self.sides)

    @classmethod
    def of(cls, *sides: Side) -> Self:
        """The piece with these four sides, one of each trait, in any order."""
        for side in sides:
            expect(side, Side)
        if len(sides) != len(Trait) or {side.trait for side in sides} != set(Trait):
            raise TextError(Fault("sides of a piece", text=" ".join(side.value for side in sides) or "none"))
        return cls(sum(side.trait.bit for side in sides if side is side.trait.sides[1]))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a piece letter."""
        try:
            return cls[text]
        except (KeyError, TypeError):  # a TypeError where it cannot even be looked up
            expect(text, str, "to read a piece from")
            raise TextError(Fault("piece unreadable", text=text)) from None


PIECES = tuple(Piece)


def stock_beside(board: Sequence[Piece | None], hand: Piece | None) -> tuple[Piece, ...]:
    """The pieces neither on the board nor in the hand, in the order of their letters."""
    gone = {*board, hand}  # quicker than to compare each piece with all that stand there
    return tuple([piece for piece in PIECES if piece not in gone])


_TRAIT_BITS = {Trait.COLOUR: 8, Trait.SHAPE: 4, Trait.HEIGHT: 2, Trait.FILL: 1}
_SIDES_OF = {
    Trait.COLOUR: (Side.LIGHT, Side.DARK),
    Trait.SHAPE: (Side.ROUND, Side.SQUARE),
    Trait.HEIGHT: (Side.TALL, Side.SHORT),
    Trait.FILL: (Side.SOLID, Side.HOLLOW),
}
_SIDES_BY_NUMBER = tuple(tuple(piece.side(trait) for trait in Trait) for piece in PIECES)
_TRAIT_OF = {side: trait for trait, sides in _SIDES_OF.items() for side in sides}
