"""When a flag falls and when time is low: the clock of whoever is to act, less what is not their time."""

import asyncio
from collections.abc import Callable

from openquarto.match.warning import Warnings
from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot

MOST_LAG = 1.0  # seconds a turn
READING = 0.02  # seconds for the loop to read what came before a flag falls
LATE = 0.1  # seconds after which a timer has been late: whatever came meanwhile is read first


class TurnClock:
    """The clock of one table; calls `on_due` when there is something to do for it.

    A player's time runs from when the news was sent to when the answer was heard, without what their
    messages take. All of it is measured here: nobody's word is taken for it.
    """

    def __init__(
        self, now: Callable[[], float], on_due: Callable[[], None], lag: Callable[[Seat], float]
    ) -> None:
        self._now = now
        self._on_due = on_due
        self._lag = lag  # how long a message takes to a player and back, as it was measured
        self._delay = 0.0  # from the last event until its news were sent
        self._granted = 0.0  # of the lag, in this turn
        self._warnings = Warnings()
        self._timer: asyncio.TimerHandle | None = None

    def sent(self, snapshot: Snapshot, before: Snapshot) -> None:
        """The news of an event have been sent; `before` is the table before it."""
        if snapshot.match.deadline is None:
            return
        lag = max(0.0, snapshot.credit - self._delay)
        is_same_turn = snapshot.match.to_act is before.match.to_act
        self._granted = self._granted + lag if is_same_turn else 0.0
        self._delay = max(0.0, self._now() - snapshot.at)

    def credit(self, last: Snapshot) -> float:
        """How much of the time since the last event is not that of whoever is to act."""
        if last.match.deadline is None:
            return 0.0
        to_act = last.match.to_act
        lag = 0.0 if to_act is None else min(self._lag(to_act), MOST_LAG)
        return self._delay + max(0.0, lag - self._granted)

    def charged_until(self, last: Snapshot) -> float:
        """The time that the running clock shows: that of now without the credit."""
        return max(last.at, self._now() - self.credit(last))

    def is_flag_due(self, last: Snapshot) -> bool:
        """Whether the time of whoever is to act is over, and this has not been noticed yet."""
        deadline = last.match.deadline
        return deadline is not None and self.charged_until(last) >= deadline and not last.match.outcome

    def is_warning_due(self, last: Snapshot) -> bool:
        """Whether it is time to say that time is low; true once a turn."""
        return self._warnings.due(last.match, self.charged_until(last))

    def set_timer(self, last: Snapshot, *, soonest: float = 0.0) -> None:
        """Wait for the next warning or flag; a table without a clock needs no timer."""
        self.stop()
        if last.match.deadline is None:
            return
        seconds = self._warnings.seconds_to_next(last.match, self.charged_until(last))
        if seconds is not None:
            self._wait(max(soonest, seconds) + READING)

    def _wait(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._is_due, loop.time() + seconds)

    def _is_due(self, due: float) -> None:
        """A late timer has not seen yet what came meanwhile: the sockets have their turn before it."""
        if asyncio.get_running_loop().time() - due > LATE:
            self._wait(READING)
        else:
            self._on_due()

    def stop(self) -> None:
        """Wait no more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
