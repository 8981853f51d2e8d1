"""What a position is worth under perfect play: win, draw or loss for the player to act, and how soon."""

import re
from dataclasses import dataclass
from functools import total_ordering
from typing import Self

from openquarto.rules.error import Fault, SetupError, TextError
from openquarto.rules.expect import expect, expect_fields

MOST = 16  # placements in a game
_TEXT = re.compile(r"([WL])(0|[1-9][0-9]?)?|D", re.ASCII)
_RANK = {"L": 0, "D": 1, "W": 2}


@total_ordering
@dataclass(frozen=True, slots=True, repr=False)
class Value:
    """A letter, and the placements up to and including the one that makes the deciding quarto.

    A draw has no distance; a win or a loss has none where only its letter was asked for.
    """

    letter: str
    distance: int | None = None

    def __post_init__(self) -> None:
        expect_fields(self, letter=str, distance=int | None)
        far = self.distance is not None and (self.letter == "D" or not 0 <= self.distance <= MOST)
        if self.letter not in _RANK or far:
            raise SetupError(Fault("value impossible", letter=self.letter, distance=self.distance))

    @property
    def is_win(self) -> bool:
        """Whether the player to act wins."""
        return self.letter == "W"

    @property
    def is_draw(self) -> bool:
        """Whether nobody wins."""
        return self.letter == "D"

    @property
    def is_loss(self) -> bool:
        """Whether the opponent wins."""
        return self.letter == "L"

    @property
    def bare(self) -> "Value":
        """The letter alone."""
        return Value(self.letter)

    def __neg__(self) -> "Value":
        """This value as the opponent sees it."""
        return Value({"W": "L", "D": "D", "L": "W"}[self.letter], self.distance)

    def before(self, placements: int) -> "Value":
        """What it was worth to the other player, so many placements earlier."""
        expect(placements, int, "of placements")
        return -self if self.distance is None else Value((-self).letter, self.distance + placements)

    def after(self, placements: int) -> "Value":
        """What it is worth to the other player, so many placements of best play later."""
        expect(placements, int, "of placements")
        return -self if self.distance is None else Value((-self).letter, max(0, self.distance - placements))

    def __lt__(self, other: object) -> bool:
        """Worse: quick wins are best and quick losses worst; a bare letter is the least of its kind."""
        if not isinstance(other, Value):
            return NotImplemented
        return self._rank < other._rank

    @property
    def _rank(self) -> tuple[int, int]:
        if self.distance is None:
            return _RANK[self.letter], -MOST - 1
        return _RANK[self.letter], self.distance if self.is_loss else -self.distance

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `W11`, `D` or `L4`, or a bare `W` or `L`."""
        expect(text, str, "to read a value from")
        found = _TEXT.fullmatch(text)
        if not found or (found[2] and int(found[2]) > MOST):
            raise TextError(Fault("value unreadable", text=text))
        return cls(text[0], int(found[2]) if found[2] else None)

    def __str__(self) -> str:
        return self.letter if self.distance is None else f"{self.letter}{self.distance}"

    def __repr__(self) -> str:
        return f"Value.parse({str(self)!r})"


DRAW = Value("D")
