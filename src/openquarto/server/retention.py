"""How long games, classes and tournaments are kept, as the operator has set it."""

import math

import msgspec

DAY = 24 * 60 * 60.0


class Expiry(msgspec.Struct, frozen=True):
    """What changed last before these times of the world is forgotten, each kind before its own."""

    ended: float = -math.inf  # games by link that are over
    waiting: float = -math.inf  # games by link that nobody has joined
    unfinished: float = -math.inf  # games by link that were begun
    local: float = -math.inf  # games at one screen, or against the computer
    invitation: float = -math.inf  # invitations that nobody has used
    classroom: float = -math.inf  # classes in which nothing happens any more
    tournament: float = -math.inf  # tournaments, likewise

    def before(self, *, by_link: bool, is_over: bool, is_begun: bool) -> float:
        """The time that counts for a game."""
        if not by_link:
            return self.local
        return self.ended if is_over else self.unfinished if is_begun else self.waiting


class Retention(msgspec.Struct, frozen=True):
    """Days after the last change, for the same kinds; 0 is for ever."""

    ended: int = 90
    waiting: int = 0
    unfinished: int = 0
    local: int = 0
    invitation: int = 7
    classroom: int = 180
    tournament: int = 0

    def expiry(self, now: float) -> Expiry:
        """What is forgotten at this time of the world."""
        days = msgspec.structs.asdict(self)
        return Expiry(**{kind: now - count * DAY for kind, count in days.items() if count})
