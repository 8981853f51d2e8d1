"""The hints that were asked for: who, how often and in which turn; never what they told."""

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import Self

from openquarto.match.error import MatchFault
from openquarto.match.settings import Settings
from openquarto.notation.record import Comment, Record, Turn
from openquarto.rules.error import RuleError
from openquarto.rules.seat import Seat

TAG = "Hints"  # of a record: how many each asked for, first and second
_TEXT = re.compile(r"([0-9]{1,4}),([0-9]{1,4})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Hints:
    """All that were asked for in a game; those of turns that were taken back count too."""

    first: int = 0
    second: int = 0
    turns: tuple[int, ...] = ()  # in which each was asked, from 0

    @classmethod
    def of(cls, record: Record) -> Self:
        """What a record tells; what somebody else wrote there may tell of none."""
        found = _TEXT.fullmatch(record.tags.get(TAG, ""))
        first, second = map(int, found.groups()) if found else (0, 0)
        turns, at = [], -1
        for item in record.items:
            if isinstance(item, Turn):
                at += 1
            elif isinstance(item, Comment) and at >= 0:
                turns += [at] * item.hints
        return cls(first, second, tuple(turns))

    def asked(self, seat: Seat, turn: int) -> Self:
        """With one more."""
        counted = replace(self, turns=(*self.turns, turn))
        if seat is Seat.FIRST:
            return replace(counted, first=self.first + 1)
        return replace(counted, second=self.second + 1)

    def count(self, seat: Seat) -> int:
        """How many a seat has asked for."""
        return self.first if seat is Seat.FIRST else self.second

    def tags(self) -> dict[str, str]:
        """The tag of a record; none where nobody asked."""
        return {TAG: f"{self.first},{self.second}"} if self.first or self.second else {}

    @property
    def by_turn(self) -> Counter[int]:
        """How many were asked for in each turn."""
        return Counter(self.turns)


def check_hints(settings: Settings) -> None:
    """Raise RuleError where nobody gets a hint before the end."""
    if settings.mask:
        raise RuleError(MatchFault("hint masked"))
    if settings.counts:
        raise RuleError(MatchFault("hint counts"))
