"""How a game ends: the reason and the winner, and what a false call costs."""

from dataclasses import dataclass

from openquarto.rules.expect import expect_fields
from openquarto.rules.member import Member
from openquarto.rules.seat import Seat


class Reason(Member):
    """Why a game is over."""

    CALLED = "called"  # by the player who placed; also every automatic win
    MISSED = "missed"  # by the opponent, when the player who placed had not called
    FULL_BOARD = "full board"
    RESIGNED = "resigned"
    TIME = "time"
    AGREED = "agreed"
    FALSE_CALL = "false call"
    ABANDONED = "abandoned"


BY_TERMINATION = (Reason.RESIGNED, Reason.TIME, Reason.AGREED, Reason.ABANDONED)  # not by the actions


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game; nobody wins a draw."""

    reason: Reason
    winner: Seat | None

    def __post_init__(self) -> None:
        expect_fields(self, reason=Reason, winner=Seat | None)

    @property
    def result(self) -> str:
        """`1-0` when first won, `0-1` when second won, `1/2-1/2` for a draw; `*` where nobody claimed."""
        if self.reason is Reason.ABANDONED and self.winner is None:
            return "*"
        return _RESULTS[self.winner]


_RESULTS = {Seat.FIRST: "1-0", Seat.SECOND: "0-1", None: "1/2-1/2"}
