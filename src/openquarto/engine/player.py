"""Any engine as a player at a referee's table."""

from collections import deque

from openquarto.engine.client import Engine
from openquarto.engine.limits import Limits
from openquarto.match.referee import Match
from openquarto.rules.action import Action
from openquarto.rules.clock import GameClock, TurnClock
from openquarto.rules.seat import Seat
from openquarto.view.view import View


class UgiPlayer:
    """Plays one match by an engine; for the next match, make another one of the same engine.

    A view does not tell how the game came about, and an engine is told just that: so it knows the match.
    The engine is sent what was given, placed and called, which all at the table have seen, and nothing else.
    Whatever the engine does wrong is raised as an `EngineError` by `choose`.
    """

    def __init__(self, engine: Engine, match: Match, limits: Limits | None = None) -> None:
        self.engine = engine
        self._match = match
        self._limits = limits
        self._next: deque[Action] = deque()
        engine.new_game()

    def choose(self, view: View) -> Action:
        """The next action of the engine's turn; it is asked once a turn, and again after a false call."""
        if not self._next or self._next[0] not in view.permitted:
            limits = self._limits or limits_of(self._match)
            self._next = deque(self.engine.ask(self._match.game, limits).actions)
        return self._next.popleft()


def limits_of(match: Match) -> Limits:
    """What the clocks of a match leave for this turn; without a clock there is no limit."""
    seat = match.to_act
    if seat is None or match.settings.control(seat) is None:
        return Limits()
    left = {each: match.time_left(each) for each in Seat}
    own = left[seat]
    if isinstance(match.settings.control(seat), TurnClock):
        return Limits(movetime=_milliseconds(own))
    first, second = (match.settings.control(each) for each in Seat)
    return Limits(
        p1time=_milliseconds(left[Seat.FIRST]),
        p2time=_milliseconds(left[Seat.SECOND]),
        p1inc=first.increment * 1000 if isinstance(first, GameClock) else None,
        p2inc=second.increment * 1000 if isinstance(second, GameClock) else None,
    )


def _milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else int(seconds * 1000)
