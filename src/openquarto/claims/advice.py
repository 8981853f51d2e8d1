"""What a coach says of a turn, as plain data: it gave value away, why, and what would have kept it."""

from dataclasses import dataclass
from typing import Literal

from openquarto.claims.claim import Claim
from openquarto.rules.member import Member

Letter = Literal["c", "l", "d"]


class Seen(Member):
    """How a turn counts for whether somebody still needs a coach."""

    CLEAN = "c"  # nothing was given away, though a line lacked only one piece
    LOOK = "l"  # a slip that one look shows
    DEEP = "d"  # another slip

    @property
    def letter(self) -> Letter:
        """Its letter, as it is kept."""
        return self.value


class Part(Member):
    """How much of a turn has to be taken back."""

    PIECE = "piece"  # another piece to give keeps the class of the value
    TURN = "turn"  # after this placement no piece does


@dataclass(frozen=True, slots=True)
class Advice:
    """A turn that slips, valued as if every quarto had expired at once, that of the turn itself too."""

    before: str  # W or D: what could have been kept
    after: str  # D or L: what is left
    part: Part
    seen: Seen
    position: str  # that the claims speak of, as text: no quarto can be called there
    turn: str  # of that position: its token, or nothing where the claims speak of the position itself
    claims: tuple[Claim, ...]
    better: tuple[str, ...]  # all turns that keep the class, as tokens; the player's own square first

    @property
    def is_big(self) -> bool:
        """Whether it loses, if the opponent plays well."""
        return self.after == "L"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a coach thinks of a turn: it counts for fading or not at all, and slips or does not."""

    seen: Seen | None
    advice: Advice | None = None
