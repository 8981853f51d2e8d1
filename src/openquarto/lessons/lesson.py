"""A lesson: some tasks, then a small match against a level; what is said in it is found by its name."""

from dataclasses import dataclass

from openquarto.rules.member import Member
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.variant import Variant
from openquarto.tasks.task import Task


class Pass(Member):
    """What counts as passed."""

    CALL = "call"  # the learner wins by a call
    HOLD = "hold"  # the learner does not lose
    FINISH = "finish"  # the game is played to its end, whoever wins


@dataclass(frozen=True, slots=True)
class SmallMatch:
    """A game from some position on; the learner is the player to act there."""

    level: str
    start: str  # the text of a position, with its variant
    wanted: Pass
    touches: int | None = None  # under a mask: so many places may be felt a turn
    seconds: int | None = None  # for a turn

    @property
    def position(self) -> Position:
        """Where it starts."""
        return Position.parse(self.start)

    @property
    def variant(self) -> Variant:
        """What it is played by."""
        return self.position.variant

    @property
    def learner(self) -> Seat:
        """The seat of the learner."""
        seat = self.position.to_act
        assert seat is not None
        return seat

    def is_passed(self, outcome: Outcome) -> bool:
        """Whether a game that ended so is a success."""
        match self.wanted:
            case Pass.CALL:
                is_called = outcome.reason in (Reason.CALLED, Reason.MISSED)
                return is_called and outcome.winner is self.learner
            case Pass.HOLD:
                return outcome.winner in (None, self.learner) and outcome.reason is not Reason.ABANDONED
            case Pass.FINISH:
                return outcome.reason in (Reason.CALLED, Reason.MISSED, Reason.FULL_BOARD, Reason.FALSE_CALL)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one lesson consists of."""

    name: str
    tasks: tuple[Task, ...]
    match: SmallMatch
