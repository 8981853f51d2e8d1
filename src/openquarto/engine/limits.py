"""How long a search may take: the words after `go`, and what a clock leaves for one turn."""

import re
from dataclasses import dataclass, fields
from typing import Self

from openquarto.engine.error import EngineFault
from openquarto.rules.error import TextError
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat

DIGITS = 12
CLOCKS = ("p1time", "p2time", "p1inc", "p2inc")
RESERVE_MS = 50  # of a clock is never used: what is said takes time to be heard


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of one search, times in milliseconds; all that are given hold at once.

    Without any, a search ends when the value is known. An infinite one is answered after `stop` alone.
    """

    movetime: int | None = None
    nodes: int | None = None
    depth: int | None = None
    infinite: bool = False
    p1time: int | None = None
    p2time: int | None = None
    p1inc: int | None = None
    p2inc: int | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the words after `go`."""
        found: dict[str, int] = {}
        words = iter(text.split())
        names = {field.name for field in fields(cls)}
        for name in words:
            if name not in names:
                raise TextError(EngineFault("limit unknown", text=name))
            if name in found:
                raise TextError(EngineFault("limit twice", text=name))
            found[name] = 1 if name == "infinite" else _number(name, next(words, ""))
        return cls(
            infinite=bool(found.pop("infinite", 0)),
            **found,
        )

    def __str__(self) -> str:
        words = ["infinite"] if self.infinite else []
        for field in fields(self):
            number = getattr(self, field.name)
            if number is not None and field.name != "infinite":
                words += [field.name, str(number)]
        return " ".join(words)

    def time(self, seat: Seat | None) -> int | None:
        """What a seat's clock shows."""
        return self.p1time if seat is Seat.FIRST else self.p2time

    def deadline_ms(self, seat: Seat | None) -> int | None:
        """When a seat's answer is late; None if it never is."""
        given = [limit for limit in (self.movetime, self.time(seat)) if limit is not None]
        return min(given, default=None)

    def node_limit(self, position: Position) -> int | None:
        """The nodes that are allowed: a depth that does not reach the end of the game stands for 4^depth."""
        given = [] if self.nodes is None else [self.nodes]
        if self.depth is not None and self.depth < 16 - position.placed:
            given.append(4**self.depth)
        return min(given, default=None)

    def budget_ms(self, position: Position) -> int | None:
        """What the player to act should use for this turn."""
        given = [] if self.movetime is None else [self.movetime]
        left = self.time(position.to_act)
        if left is not None:
            increment = (self.p1inc if position.to_act is Seat.FIRST else self.p2inc) or 0
            turns = (16 - position.placed) // 2 + 1
            share = left // turns + increment * 3 // 4
            given.append(max(0, min(share, left - RESERVE_MS)))
        return min(given, default=None)


def _number(name: str, text: str) -> int:
    """A number; a clock may have run below nothing."""
    shape = rf"-?[0-9]{{1,{DIGITS}}}" if name in CLOCKS else rf"[0-9]{{1,{DIGITS}}}"
    if not re.fullmatch(shape, text, re.ASCII):
        raise TextError(EngineFault("limit number", digits=DIGITS, name=name, text=text[:40]))
    return max(0, int(text))
