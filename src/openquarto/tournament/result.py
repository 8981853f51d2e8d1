"""The result of a board: the points of both, and whether they were played for."""

import re
from dataclasses import dataclass
from typing import Self

from openquarto.rules.seat import Seat
from openquarto.tournament.error import TournamentError

_POINTS = {"0": 0.0, "1/2": 0.5, "½": 0.5, "0.5": 0.5, "1": 1.0, "1.5": 1.5, "1½": 1.5, "2": 2.0}
_SHORT = {"1": "1-0", "0": "0-1", "=": "1/2-1/2", "½": "1/2-1/2", "1/2": "1/2-1/2", "+": "+/-", "-": "-/+"}
FORFEITS = {"+/-": (1.0, 0.0), "-/+": (0.0, 1.0), "-/-": (0.0, 0.0)}


@dataclass(frozen=True, slots=True)
class Result:
    """The points of first and second from the games of one board, or by a forfeit."""

    first: float
    second: float
    is_played: bool = True

    @classmethod
    def parse(cls, text: str, games: int = 1) -> Self:
        """Read `1-0`, `½-½`, `1.5-0.5` for a pair of games, `+/-` for a forfeit; or `1`, `=`, `0`."""
        plain = text.strip().replace(" ", "").replace("–", "-").replace("−", "-")
        plain = _SHORT.get(plain, plain) if games == 1 or plain in "+-" else plain
        if plain in FORFEITS:
            return cls(*FORFEITS[plain], is_played=False)
        parts = re.fullmatch(r"(.+?)[-:](.+)", plain)
        if not parts or not {parts[1], parts[2]} <= _POINTS.keys():
            raise TournamentError("result unreadable", text=text)
        first, second = _POINTS[parts[1]], _POINTS[parts[2]]
        if first + second != games:
            raise TournamentError(
                "result of pair", games=games, example=["1-0", "1.5-0.5"][games - 1], text=text
            )
        return cls(first, second)

    def __str__(self) -> str:
        if not self.is_played:
            return next(text for text, points in FORFEITS.items() if points == (self.first, self.second))
        return f"{_plain(self.first)}-{_plain(self.second)}"

    @property
    def shown(self) -> str:
        """As people write it: 1½–½."""
        return (
            str(self).replace("1/2", "½").replace("1.5", "1½").replace("-", "–")
            if self.is_played
            else str(self)
        )

    def points(self, seat: Seat) -> float:
        """What a seat gets in the tournament: 1 for more points than the other, one half for the same."""
        mine, other = (self.first, self.second) if seat is Seat.FIRST else (self.second, self.first)
        if not self.is_played:
            return mine
        return 1.0 if mine > other else 0.5 if mine == other else 0.0

    @property
    def winner(self) -> Seat | None:
        """Who has more points."""
        if self.first == self.second:
            return None
        return Seat.FIRST if self.first > self.second else Seat.SECOND


def _plain(points: float) -> str:
    return "1/2" if points == 0.5 else f"{points:g}"
