"""When a flag falls and when time is low: the clock of whoever is to act, less what is not their time."""

import asyncio
from collections.abc import Callable

from openquarto.match.coach import Coach
from openquarto.match.warning import Warnings
from openquarto.rules.seat import Seat
from openquarto.server.game.snapshot import Snapshot

MOST_LAG = 1.0  # seconds a turn
READING = 0.02  # seconds for the loop to read what came before a flag falls
MOST_LOOK = 10.0  # seconds a turn that the coach may look for nothing
ELSEWHERE = 2.0  # seconds that a flag falls later where its player is not heard
LATE = 0.1  # seconds after which a timer has been late: whatever came meanwhile is read first


class TurnClock:
    """The clock of one table; calls `on_due` when there is something to do for it.

    A player's time runs from when the news was sent to when the answer was heard, without what their
    messages take, and without the time for which the coach has kept them waiting. All of it is measured
    here: nobody's word is taken for it.
    """

    def __init__(
        self,
        now: Callable[[], float],
        on_due: Callable[[], None],
        lag: Callable[[Seat], float],
        is_elsewhere: Callable[[Seat], bool] = lambda _: False,
    ) -> None:
        self._now = now
        self._on_due = on_due
        self._lag = lag  # how long a message takes to a player and back, as it was measured
        self._is_elsewhere = is_elsewhere  # whether a player is heard by another process, which knows more
        self._delay = 0.0  # from the last event until its news were sent
        self._granted = 0.0  # of the lag, in this turn
        self._looks = 0  # of the coach that are under way
        self._look_began: float | None = None  # the first of them, or since the last event
        self._looked = 0.0  # since the last event, in looks that are over
        self._look_granted = 0.0  # in this turn, before the last event
        self._warnings = Warnings()
        self._timer: asyncio.TimerHandle | None = None

    def sent(self, snapshot: Snapshot, before: Snapshot) -> None:
        """The news of an event have been sent; `before` is the table before it."""
        if snapshot.match.deadline is None:
            return
        look = self._look_until(snapshot.at)
        lag = max(0.0, snapshot.credit - self._delay - look)
        is_same_turn = snapshot.match.to_act is before.match.to_act
        self._granted = self._granted + lag if is_same_turn else 0.0
        self._delay = max(0.0, self._now() - snapshot.at)
        self._look_granted = self._look_granted + look if is_same_turn else 0.0
        self._looked, is_looking = 0.0, self._look_began is not None and is_same_turn
        self._look_began = self._now() if is_looking else None

    def credit(self, last: Snapshot) -> float:
        """How much of the time since the last event is not that of whoever is to act."""
        if last.match.deadline is None:
            return 0.0
        to_act = last.match.to_act
        lag = 0.0 if to_act is None else min(self._lag(to_act), MOST_LAG)
        return self._delay + max(0.0, lag - self._granted) + self._look_until(self._now())

    def begin_look(self) -> None:
        """Whoever is to act waits for the coach from now on."""
        self._looks += 1
        if self._look_began is None:
            self._look_began = self._now()

    def end_look(self) -> None:
        """The coach has looked; the time runs on unless there is another look, by another page."""
        self._looks -= 1
        if not self._looks and self._look_began is not None:
            self._looked += self._now() - self._look_began
            self._look_began = None

    def _look_until(self, at: float) -> float:
        """How long the coach has looked since the last event, within what is left for this turn."""
        under_way = 0.0 if self._look_began is None else max(0.0, at - self._look_began)
        return min(self._looked + under_way, max(0.0, MOST_LOOK - self._look_granted))

    def charged_until(self, last: Snapshot) -> float:
        """The time that the running clock shows: that of now without the credit."""
        return max(last.at, self._now() - self.credit(last))

    def is_flag_due(self, last: Snapshot) -> bool:
        """Whether the time of whoever is to act is over, and this has not been noticed yet."""
        deadline = last.match.deadline
        if deadline is None or last.match.outcome:
            return False
        return self.charged_until(last) >= deadline + self._patience(last)

    def _patience(self, last: Snapshot) -> float:
        """How much longer to wait for a flag: where others know of lags and looks, they come first."""
        to_act = last.match.to_act
        if to_act is None or not self._is_elsewhere(to_act):
            return 0.0
        return ELSEWHERE if last.arrangement.settings.coach is Coach.OFF else ELSEWHERE + MOST_LOOK

    def is_warning_due(self, last: Snapshot) -> bool:
        """Whether it is time to say that time is low; true once a turn."""
        return self._warnings.due(last.match, self.charged_until(last))

    def set_timer(self, last: Snapshot, *, soonest: float = 0.0) -> None:
        """Wait for the next warning or flag; a table without a clock needs no timer."""
        self.stop()
        if last.match.deadline is None:
            return
        charged = self.charged_until(last)
        seconds = self._warnings.seconds_to_next(last.match, charged)
        if seconds is not None:
            if charged >= last.match.deadline:  # a flag that another process may let fall
                soonest = max(soonest, last.match.deadline + self._patience(last) - charged)
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
