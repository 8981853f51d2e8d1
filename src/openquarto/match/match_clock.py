"""The two clocks of a match: immutable, on the referee's time, which is handed in and never looked up."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from openquarto.rules.clock import GameClock, TimeControl, TurnClock
from openquarto.rules.seat import Seat


@dataclass(frozen=True, slots=True)
class Clocks:
    """Whose clock runs since when, and what each had left at that moment (None: no limit)."""

    first: TimeControl | None = None
    second: TimeControl | None = None
    first_left: float | None = None
    second_left: float | None = None
    running: Seat | None = None
    since: float = 0.0

    @classmethod
    def set(cls, first: TimeControl | None, second: TimeControl | None) -> Self:
        """Both clocks set and none running."""
        return cls(first, second, _limit(first), _limit(second))

    def control(self, seat: Seat) -> TimeControl | None:
        """The time control of a seat."""
        return self.first if seat is Seat.FIRST else self.second

    def left(self, seat: Seat, now: float) -> float | None:
        """The seconds that a seat has left, never below 0."""
        left = self.first_left if seat is Seat.FIRST else self.second_left
        if left is None or seat is not self.running:
            return left
        return max(0.0, left - max(0.0, now - self.since))

    @property
    def deadline(self) -> float | None:
        """When the running clock's flag falls."""
        if self.running is None:
            return None
        left = self.left(self.running, self.since)
        return None if left is None else self.since + left

    def with_left(self, left: Mapping[Seat, float], now: float) -> Self:
        """These clocks with other times left from now on, for those seats that have one."""
        stopped = self.stop(now)
        first = stopped.first_left if self.first is None else left.get(Seat.FIRST, stopped.first_left)
        second = stopped.second_left if self.second is None else left.get(Seat.SECOND, stopped.second_left)
        return replace(stopped, first_left=first, second_left=second, running=self.running)

    def start(self, seat: Seat, now: float) -> Self:
        """The clock of a seat running from now on what it had left; without any clock nothing does."""
        if self.first is None and self.second is None:
            return self
        return replace(self, running=seat, since=now)

    def credited(self, seconds: float) -> Self:
        """The running clock started later, by what is nobody's time: that of the line and of the disk."""
        return self if self.running is None else replace(self, since=self.since + seconds)

    def stop(self, now: float) -> Self:
        """No clock running, and what each has left written down."""
        if self.running is None:
            return self
        return replace(
            self,
            first_left=self.left(Seat.FIRST, now),
            second_left=self.left(Seat.SECOND, now),
            running=None,
            since=now,
        )

    def end_turn(self, now: float) -> Self:
        """The turn over: a turn's limit is whole again, a game clock gains its increment; the other runs."""
        seat = self.running
        if seat is None:
            return self
        stopped = self.stop(now)
        left = stopped.left(seat, now)
        match self.control(seat):
            case TurnClock(seconds):
                left = float(seconds)
            case GameClock(_, increment) if left is not None:
                left += increment
            case _:
                pass
        renewed = (
            replace(stopped, first_left=left) if seat is Seat.FIRST else replace(stopped, second_left=left)
        )
        return renewed.start(seat.other, now)


def _limit(control: TimeControl | None) -> float | None:
    return None if control is None else float(control.seconds)
