"""When there is to speak of the clock: once near the end of a turn, and when time is over."""

from openquarto.match.referee import Match
from openquarto.rules.seat import Seat
from openquarto.speech.manner import Hearer

WARNING = 10.0  # seconds before the end


class Warnings:
    """Remembers who was warned in this turn."""

    def __init__(self) -> None:
        self._warned: tuple[Seat, int] | None = None

    def seconds_to_next(self, match: Match, now: float) -> float | None:
        """How long the clock has nothing to tell; None without a clock."""
        if match.deadline is None or match.to_act is None:
            return None
        left = match.deadline - now
        return left - WARNING if left > WARNING and not self._is_warned(match) else left

    def due(self, match: Match, now: float) -> bool:
        """Whether it is time to warn, once; a turn that begins with less time is not warned of."""
        seat = match.to_act
        if match.deadline is None or seat is None or self._is_warned(match):
            return False
        left = match.deadline - now
        if left > WARNING:
            return False
        self._warned = _turn(match, seat)
        control = match.settings.control(seat)
        # Not if it is too late to be of use, or if there is never more than that.
        return left >= WARNING - 1 and not (control and control.seconds <= WARNING)

    def _is_warned(self, match: Match) -> bool:
        return match.to_act is not None and self._warned == _turn(match, match.to_act)


def warning(match: Match, now: float, hearer: Hearer) -> tuple[str, ...]:
    """The warning in words, for whoever it concerns."""
    seat = match.to_act
    if match.deadline is None or seat is None:
        return ()
    seconds = round(match.deadline - now)
    if hearer.seat is None:
        return (hearer.says("seconds-left-of", who=hearer.who(seat), seconds=seconds),)
    return (hearer.says("seconds-left", seconds=seconds),) if hearer.is_you(seat) else ()


def _turn(match: Match, seat: Seat) -> tuple[Seat, int]:
    position = match.game.position
    return seat, position.placed + position.dones - (position.hand is None)
