"""How long the log of one game may become: every page that opens the table has all of it read."""

from openquarto.server.error import ServerError
from openquarto.server.game.events import Acted, CoachSet, Hinted, LogEvent, Touched, Wished
from openquarto.server.limits import Limits

_ALWAYS = ("resign", "claim", "accept", "decline")  # wishes that end something


class EventBudget:
    """Counts the events of a game, and the wishes, touches and hints since the last action.

    Actions are always admitted: a game can be played to its end however long its log is. Their number is
    bounded all the same, because only a wish can take one back.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._events = self._wishes = self._touches = self._hints = 0

    def count(self, event: LogEvent) -> None:
        """Something has happened."""
        self._events += 1
        match event:
            case Acted():
                self._wishes = self._touches = self._hints = 0
            case Wished() | CoachSet():
                self._wishes += 1
            case Touched():
                self._touches += 1
            case Hinted():
                self._hints += 1
            case _:
                pass

    def check(self, event: LogEvent) -> None:
        """Raise ServerError if there was too much of this already."""
        if isinstance(event, Acted):
            return
        limits = self._limits
        match event:
            case Wished(wish=wish) if wish in _ALWAYS:
                return
            case Wished() | CoachSet():
                if self._wishes >= limits.wishes:
                    raise ServerError("too many wishes")
            case Touched():
                if self._touches >= limits.touches:
                    raise ServerError("too many touches", most=limits.touches)
            case Hinted():
                if self._hints >= limits.hints:
                    raise ServerError("too many hints")
            case _:
                return
        if self._events >= limits.events:
            raise ServerError("too long")
