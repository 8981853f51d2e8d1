"""One task at the table: what is shown of it, what has been answered so far, and the work of judging it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from openquarto.claims.task import Refutation, TaskHint, Verdict
from openquarto.match.mask import Mask
from openquarto.match.touching import Touching, draw_places
from openquarto.rules.action import Action, Call, Done, Give, Phase, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.speech.manner import Hearer
from openquarto.speech.told import Told
from openquarto.tasks import STEPS, Given, Task, written
from openquarto.terminal.study import Said, Study, Tell, solver
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.touch import Felt, Spot, StockPlace
from openquarto.view.view import View

JudgedTell = Callable[["TaskTable", "Judged", Hearer], Said]
HintTell = Callable[["TaskTable", TaskHint, Hearer], Said]


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer, what is true of it, and what happens after it if it was wrong."""

    given: Given
    verdict: Verdict
    refutation: Refutation | None


class TaskTable:
    """A task that is being answered. What cannot be answered there is refused by the rules."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.position = task.position  # after what has been played of a turn
        self.lines: tuple[Line, ...] = ()  # those named so far, where several are asked for
        self.hints = 0  # steps that were told
        self.tries = 0
        self.is_counted = False  # whether a try was noted: the first one is
        self.touched = 0
        self.is_open = task.touches is None  # whether the pieces are seen
        self.reason: Told | None = None  # of the last answer; its rows wait to be asked for
        self._actions: tuple[Action, ...] = ()
        self._touching = Touching(Mask(), draw_places())

    @property
    def view(self) -> Sight:
        """The table as it is seen by whoever answers."""
        view = MaskedView if not self.is_open else View
        return view.of(self.position, seat=self.task.position.to_act)

    @property
    def touches_left(self) -> int:
        """How many things may still be felt."""
        return (self.task.touches or 0) - self.touched

    def again(self) -> None:
        """Back to the beginning of the answer."""
        self._actions, self.lines, self.position = (), (), self.task.position

    def play(self, action: Action) -> Given | None:
        """Play a part of a turn; the answer, if the turn is whole now. Raises RuleError."""
        after = self.position.play(action)
        self._actions = (*self._actions, action)
        if isinstance(action, Call | Give | Done) or after.phase is Phase.OVER:
            return self._actions
        self.position = after
        return None

    @property
    def begun(self) -> str:
        """What has been answered so far, as it is written."""
        given = self.lines or self._actions
        return written(given) if given else ""

    def begin(self, given: Given) -> None:
        """Answer a part: lines, or actions of a turn. Raises RuleError for what cannot be answered."""
        self.check(given)
        self.again()
        for each in given if isinstance(given, tuple) else ():
            if isinstance(each, Line):
                self.lines = tuple(dict.fromkeys((*self.lines, each)))
            else:
                self.play(each)

    def check(self, given: Given) -> None:
        """Raise RuleError if this cannot be answered: what is refused is no try."""
        match given:
            case Square():
                self.position.play(Place(given))
            case Piece():
                self.position.play(Give(given))
            case tuple():
                position = self.task.position
                for each in given:
                    after = position.play(Call(each) if isinstance(each, Line) else each)
                    position = position if isinstance(each, Line | Call) else after

    def piece_at(self, place: StockPlace) -> Piece | None:
        """What lies at a place of the stock."""
        return self._touching.piece_at(place, self.position)

    def touch(self, spot: Spot) -> Felt | None:
        """Feel one thing; None if nothing may be felt any more."""
        if self.touches_left <= 0:
            return None
        self.touched += 1
        return Felt(spot, self._touching.piece_at(spot, self.position))

    # Work of the solver

    def judge(self, given: Given, tell: JudgedTell) -> Study:
        """Find out whether an answer is right, and why."""
        return Study(partial(self._judge, given, tell))

    def _judge(self, given: Given, tell: JudgedTell, study: Study) -> Tell:
        from openquarto.tasks import answer, refutation  # noqa: PLC0415

        verdict = answer(self.task, given, solver(), study.stop)
        refuted = refutation(self.task, given, verdict, solver(), study.stop)
        return partial(tell, self, Judged(given, verdict, refuted))

    def hint(self, step: int, tell: HintTell) -> Study:
        """Find a step of the hint."""
        return Study(partial(self._hint, min(step, STEPS), tell))

    def _hint(self, step: int, tell: HintTell, study: Study) -> Tell:
        from openquarto.tasks import task_hint  # noqa: PLC0415

        return partial(tell, self, task_hint(self.task, step, solver(), study.stop))
