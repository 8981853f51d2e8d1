"""What the players agree on about masks: who wears one, and what they are told without a touch."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from openquarto.match.error import MatchFault
from openquarto.rules.error import SetupError
from openquarto.rules.expect import expect_fields
from openquarto.rules.member import Member
from openquarto.rules.seat import Seat

MOST_TOUCHES = 99  # a turn
_OTHERS = {"first": "second", "second": "first", "both": "both"}
_OPTIONS = "MaskOptions"
_ANNOUNCED, _HONOUR = "pieces announced", "on honour"
_TOUCHES = re.compile(r"([0-9]{1,2}) touch(?:es)? a turn")


class Wearer(Member):
    """Who wears a mask."""

    FIRST = "first"
    SECOND = "second"
    BOTH = "both"

    @property
    def seats(self) -> frozenset[Seat]:
        """The masked seats."""
        return frozenset(Seat) if self is Wearer.BOTH else frozenset({Seat(self.value)})

    @property
    def other(self) -> "Wearer":
        """Who wears a mask after the players have changed seats."""
        return Wearer(_OTHERS[self.value])


@dataclass(frozen=True, slots=True, kw_only=True)
class Mask:
    """A game under masks. On honour: what was answered stays to be read, as in a plain terminal."""

    wearer: Wearer = Wearer.BOTH
    announces: bool = False  # the piece that the opponent places is named once
    touches: int | None = None  # a turn; None for as many as one likes
    on_honour: bool = False

    def __post_init__(self) -> None:
        expect_fields(self, wearer=Wearer, announces=bool, touches=int | None, on_honour=bool)
        if self.touches is not None and not 1 <= self.touches <= MOST_TOUCHES:
            raise SetupError(MatchFault("touches agreed", most=MOST_TOUCHES, count=self.touches))

    @classmethod
    def of(cls, tags: Mapping[str, str]) -> Self | None:
        """The masks that a record tells of; None where it does not, or in words that we do not know."""
        worn = tags.get("Mask", "")
        if worn not in _OTHERS:
            return None
        options = tags.get(_OPTIONS, "").split(", ")
        counts = [int(found[1]) for each in options if (found := _TOUCHES.fullmatch(each))]
        return cls(
            wearer=Wearer(worn),
            announces=_ANNOUNCED in options,
            touches=counts[0] if counts and counts[0] else None,
            on_honour=_HONOUR in options,
        )

    def hides_from(self, seat: Seat | None) -> bool:
        """Whether a seat sees nothing; who only watches sees no more than who sees least."""
        return seat is None or seat in self.wearer.seats

    def swapped(self) -> Self:
        """This agreement after the players have changed seats."""
        return replace(self, wearer=self.wearer.other)

    def tags(self) -> dict[str, str]:
        """The tags of a record that tell of it."""
        options = [
            *([_ANNOUNCED] if self.announces else []),
            *([f"{self.touches} touch{'' if self.touches == 1 else 'es'} a turn"] if self.touches else []),
            *([_HONOUR] if self.on_honour else []),
        ]
        return {"Mask": self.wearer.value, **({_OPTIONS: ", ".join(options)} if options else {})}
