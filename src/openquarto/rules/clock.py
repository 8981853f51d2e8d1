"""Time controls as data: so much a turn, or a game clock with increment. Time itself runs elsewhere."""

import re
from dataclasses import dataclass

from openquarto.rules.error import Fault, SetupError, TextError
from openquarto.rules.expect import expect, expect_fields

SHORTEST, LONGEST, LONGEST_INCREMENT = 5, 24 * 60 * 60, 60 * 60


@dataclass(frozen=True, slots=True)
class TurnClock:
    """One limit for every turn, from receiving a piece to giving the next."""

    seconds: int

    def __post_init__(self) -> None:
        expect_fields(self, seconds=int)
        if not SHORTEST <= self.seconds <= LONGEST:
            raise SetupError(Fault("turn limit", seconds=self.seconds))

    def __str__(self) -> str:
        return f"{self.seconds}/turn"


@dataclass(frozen=True, slots=True)
class GameClock:
    """One bank of time for the whole game; each finished turn adds the increment."""

    seconds: int
    increment: int = 0

    def __post_init__(self) -> None:
        expect_fields(self, seconds=int, increment=int)
        if not (SHORTEST <= self.seconds <= LONGEST and 0 <= self.increment <= LONGEST_INCREMENT):
            raise SetupError(Fault("game limit", text=str(self)))

    def __str__(self) -> str:
        return f"{self.seconds}+{self.increment}"


TimeControl = TurnClock | GameClock
TOURNAMENT = TurnClock(60)


def parse_time_controls(text: str) -> tuple[TimeControl | None, TimeControl | None]:
    """Read the controls of first and second: one for both, or two with a comma between them."""
    expect(text, str, "to read time controls from")
    first, comma, second = text.partition(",")
    return parse_time_control(first), parse_time_control(second if comma else first)


def parse_time_control(text: str) -> TimeControl | None:
    """Read `60/turn`, `450+5`, or `-` for no clock."""
    expect(text, str, "to read a time control from")
    if text == "-":
        return None
    if turn := re.fullmatch(r"([0-9]{1,6})/turn", text):
        return TurnClock(int(turn[1]))
    if game := re.fullmatch(r"([0-9]{1,6})\+([0-9]{1,6})", text):
        return GameClock(int(game[1]), int(game[2]))
    raise TextError(Fault("time control unreadable", text=text))
