"""When the game of an absent player may be claimed: after three days, by whoever waits, without a clock."""

from dataclasses import dataclass

from openquarto.match.error import MatchFault
from openquarto.rules.error import RuleError
from openquarto.rules.seat import Seat

CLAIM_AFTER = 3 * 24 * 60 * 60.0  # seconds of absence


@dataclass(frozen=True, slots=True)
class Absence:
    """Who is waited for, since how many seconds, and whether a clock runs for them."""

    to_act: Seat | None
    seconds: float
    is_timed: bool

    def check_claim(self, seat: Seat) -> None:
        """Raise RuleError if a seat may not claim the game yet."""
        if seat is self.to_act:
            raise RuleError(MatchFault("own turn", waiting=seat.other, seat=seat))
        if self.is_timed:
            raise RuleError(MatchFault("clock runs"))
        if self.seconds < CLAIM_AFTER:
            days, hours = CLAIM_AFTER // 86400, self.seconds // 3600
            raise RuleError(MatchFault("claim too early", days=f"{days:.0f}", hours=f"{hours:.0f}"))

    def seconds_to_claim(self, seat: Seat) -> float | None:
        """How long a seat has to wait before it may claim the game; None where waiting does not help."""
        if self.to_act is not seat.other or self.is_timed:
            return None
        return max(0.0, CLAIM_AFTER - self.seconds)
