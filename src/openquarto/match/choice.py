"""What the person who opens a table chooses, from their own side, on the page or on the command line."""

from dataclasses import dataclass
from typing import Literal

from openquarto.match.arrangement import Arrangement
from openquarto.match.coach import Coach
from openquarto.match.mask import Mask, Wearer
from openquarto.match.opponent import FRIENDLY
from openquarto.match.settings import Settings
from openquarto.rules.clock import TimeControl
from openquarto.rules.false_call import FalseCall
from openquarto.rules.seat import Seat
from openquarto.rules.variant import CLASSIC, Variant
from openquarto.view.edition import Edition

Clocks = tuple[TimeControl | None, TimeControl | None]
Masked = Literal["none", "me", "them", "both"]
_WEARERS = {"me": Wearer.FIRST, "them": Wearer.SECOND, "both": Wearer.BOTH}  # me being first


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The opponent, the rules and the clocks; of each pair mine comes first."""

    opponent: str = FRIENDLY
    variant: Variant = CLASSIC
    edition: Edition = Edition.CLASSIC
    names: tuple[str | None, str | None] = (None, None)
    clocks: Clocks = (None, None)
    false_call: FalseCall = FalseCall.GOES_ON
    counts: bool = False
    mask: Masked = "none"
    announces: bool = False  # under a mask the opponent's piece is named, once
    touches: int | None = None  # a turn under a mask; None for any number
    coach: Coach = Coach.OFF

    def arrangement(self, me: Seat | None) -> Arrangement:
        """The table, with me in this seat; without one the lot decides. Raises QuartoError."""
        worn = _WEARERS.get(self.mask)
        settings = Settings(
            first=self.names[0],
            second=self.names[1],
            variant=self.variant,
            edition=self.edition,
            first_clock=self.clocks[0],
            second_clock=self.clocks[1],
            false_call=self.false_call,
            counts=self.counts,
            mask=worn and Mask(wearer=worn, announces=self.announces, touches=self.touches),
            coach=self.coach,
        )
        return Arrangement.against(self.opponent, settings, me=me)
