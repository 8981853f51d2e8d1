"""When a flag falls and when time is low: the clock of whoever is to act, with the lag of their messages."""

import asyncio
from collections.abc import Callable

from openquarto.match.warning import Warnings
from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot

MOST_LAG = 1.0  # seconds a turn


class TurnClock:
    """Calls `on_due` when there is something to do for the clock of one table."""

    def __init__(self, now: Callable[[], float], on_due: Callable[[], None]) -> None:
        self._now = now
        self._on_due = on_due
        self._lags: dict[Seat, float] = {}
        self._warnings = Warnings()
        self._timer: asyncio.TimerHandle | None = None

    def set_lag(self, seat: Seat, seconds: float) -> None:
        """How long a message takes to a player and back: so much of a turn is not theirs, within a limit."""
        self._lags[seat] = min(max(0.0, seconds), MOST_LAG)

    def heard_at(self, last: Snapshot) -> float:
        """The time that counts for whoever is to act: what is on its way is not late yet."""
        now, to_act = self._now(), last.match.to_act
        if last.match.deadline is None or to_act is None:  # nobody is ever late
            return max(last.at, now)
        return max(last.at, now - self._lags.get(to_act, 0.0))

    def is_flag_due(self, last: Snapshot) -> bool:
        """Whether the time of whoever is to act is over, and this has not been noticed yet."""
        deadline = last.match.deadline
        return deadline is not None and self.heard_at(last) >= deadline and not last.match.outcome

    def is_warning_due(self, last: Snapshot) -> bool:
        """Whether it is time to say that time is low; true once a turn."""
        return self._warnings.due(last.match, self.heard_at(last))

    def set_timer(self, last: Snapshot, *, soonest: float = 0.0) -> None:
        """Wait for the next warning or flag; a table without a clock needs no timer."""
        self.stop()
        if last.match.deadline is None:
            return
        seconds = self._warnings.seconds_to_next(last.match, self.heard_at(last))
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(soonest, seconds) + 0.001, self._on_due)

    def stop(self) -> None:
        """Wait no more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
