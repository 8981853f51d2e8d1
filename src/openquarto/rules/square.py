"""The 16 squares, a1 top left to d4 bottom right, in reading order."""

from typing import Self

from openquarto.rules.error import Fault, TextError
from openquarto.rules.expect import expect
from openquarto.rules.member import OrderedMember

COLUMNS = "abcd"
ROWS = "1234"


class Square(OrderedMember):
    """One of the 16 places of the board; its value is its index, column + 4 · (row − 1)."""

    a1 = 0
    b1 = 1
    c1 = 2
    d1 = 3
    a2 = 4
    b2 = 5
    c2 = 6
    d2 = 7
    a3 = 8
    b3 = 9
    c3 = 10
    d3 = 11
    a4 = 12
    b4 = 13
    c4 = 14
    d4 = 15

    index: int

    def __init__(self, index: int) -> None:
        self.index = index

    def __str__(self) -> str:
        return self.name

    @property
    def column(self) -> str:
        """The column's letter, a to d from left to right."""
        return self.name[0]

    @property
    def row(self) -> int:
        """The row's number, 1 to 4 from top to bottom."""
        return int(self.name[1])

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a square's name."""
        try:
            return cls[text]
        except (KeyError, TypeError):  # a TypeError where it cannot even be looked up
            expect(text, str, "to read a square from")
            raise TextError(Fault("square unreadable", text=text)) from None


SQUARES = tuple(Square)
