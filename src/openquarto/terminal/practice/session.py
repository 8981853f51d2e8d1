"""Puzzles and lessons at one terminal: tasks in a row and small matches; shown by somebody else."""

import time
from collections.abc import Callable

from openquarto.engine.thought import Thought
from openquarto.engine.turn import Turn
from openquarto.lessons import SmallMatch
from openquarto.rules.error import QuartoError
from openquarto.rules.line import Line
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.speech.command import Act, Command, Practice, Wish
from openquarto.speech.lesson import tell_small_match
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.parser import parse
from openquarto.speech.task import tell_question
from openquarto.tasks import Form
from openquarto.terminal.practice.answering import Answering
from openquarto.terminal.practice.run import Item, Run
from openquarto.terminal.practice.small_match import SmallMatchSession
from openquarto.terminal.practice.stage import Stage
from openquarto.terminal.series import lines_to_call
from openquarto.terminal.shown import PushName, pushes_of
from openquarto.terminal.study import Said, Study
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.view import View

_WARNING = 10.0  # seconds before the end at which it is told


class PracticeSession(Answering):
    """What is typed at tasks and small matches, and what is said of it."""

    def __init__(
        self,
        run: Run,
        manner: Manner | None = None,
        *,
        tells_board: bool = False,
        on_honour: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(run, manner or Manner(), tells_board=tells_board, now=now)
        self._on_honour = on_honour
        self._match: SmallMatchSession | None = None
        self._small: SmallMatch | None = None

    # What is to be known

    @property
    def hearer(self) -> Hearer:
        """Whom everything is said to."""
        if self._match:
            return self._match.hearer
        return Hearer(manner=self.manner, seat=self.table.task.position.to_act if self.table else None)

    @property
    def view(self) -> Sight:
        """The table as it is seen by whoever sits here."""
        if self._match:
            return self._match.view
        if self._small:
            return View.of(self._small.position, seat=self._small.learner)
        return self.table.view if self.table else View.of(Position(), seat=None)

    @property
    def seen(self) -> Sight:
        """The table to be shown: also what happens after a wrong answer, turn by turn."""
        if self._match:
            return self._match.seen
        if self.shown:
            return View.of(self.shown, seat=None)
        return self.view

    @property
    def headline(self) -> str:
        """What is asked, or what comes next."""
        if self._match:
            return self._match.headline
        if self.frames:
            return self.hearer.says("practice-refuted")
        if self.stage is not Stage.TASK or self.table is None:
            return self.hearer.says("practice-leave" if self.stage is Stage.END else "practice-go-on")
        return " ".join(tell_question(self.table.task.question, self.hearer))

    @property
    def pushes(self) -> dict[PushName, str]:
        """To call or name a line and to say that there is none, where that is an answer; else to go on."""
        if self._match and self.stage is Stage.MATCH:
            return self._match.pushes
        if self.stage is not Stage.TASK or self.table is None:
            return {"done": "label-quit" if self.stage is Stage.END else "label-go-on"}
        match self.table.task.form:
            case Form.LINE:
                return {"quarto": "label-quarto", "done": "label-none"}
            case Form.LINES:
                done: dict[PushName, str] = {"done": "label-done"} if self.table.lines else {}
                return {"quarto": "label-line", **done}
            case Form.TURN:
                return pushes_of(self.view)
        return {}

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines to choose from: all that count, where several are asked for; none between two tasks."""
        if self._match is None and self.stage is not Stage.TASK:
            return ()
        is_all = self._match is None and self.table and self.table.task.form is Form.LINES
        return self.view.variant.lines if is_all else lines_to_call(self.view)

    @property
    def labels(self) -> dict[Seat, str]:
        """What stands for each player."""
        if self._match:
            return self._match.labels
        me = self.view.seat
        return {
            seat: self.hearer.says("practice-you" if seat is me else "practice-opponent") for seat in Seat
        }

    @property
    def is_masked(self) -> bool:
        """Whether the pieces are hidden."""
        return isinstance(self.seen, MaskedView)

    @property
    def is_asking(self) -> bool:
        """Whether a yes or a no is waited for."""
        return bool(self._match and self._match.is_asking)

    @property
    def is_thinking(self) -> bool:
        """Whether the computer is to act."""
        return bool(self._match and self._match.is_thinking)

    @property
    def thought(self) -> Thought | None:
        """The turn that the computer is to think of."""
        return self._match.thought if self._match else None

    @property
    def study(self) -> Study | None:
        """Work of the solver that is to be done."""
        return self._match.study if self._match else self.work

    @property
    def prompt(self) -> str:
        """A word that tells what is to be typed."""
        if self.stage in (Stage.PAUSE, Stage.OFFER, Stage.END):
            return self.hearer.says("prompt-next")
        return self._match.prompt if self._match else self.prompt_of_task

    @property
    def clocks(self) -> dict[Seat, float | None]:
        """What there is left to answer in."""
        if self._match:
            return self._match.clocks
        return {seat: self._left() if seat is self.view.seat else None for seat in Seat}

    @property
    def is_timed(self) -> bool:
        """Whether something happens by itself."""
        if self._match:
            return self._match.is_timed
        return bool(self.frames) or self._left() is not None

    @property
    def seconds_to_tick(self) -> float | None:
        """How long nothing will be told by the clock."""
        if self._match:
            return self._match.seconds_to_tick
        waits = [self.next_frame - self._now()] if self.frames else []
        left = self._left()
        if left is not None:
            waits.append(left - _WARNING if left > _WARNING and not self._is_warned else left)
        return max(0.0, min(waits)) if waits else None

    def _left(self) -> float | None:
        if self.stage is not Stage.TASK:
            return None
        own = None if self.until is None else max(0.0, self.until - self._now())
        return self.run.seconds_left if own is None else own

    # What is done

    def begin(self) -> Said:
        """What is practised, and the first task."""
        return self._say((*self.run.begin(self.hearer), *self.advance()))

    def hear(self, line: str) -> Said:
        """Do what a typed line says, or say why not."""
        if self._match:
            return self._hear_match(line)
        return self.hear_task(line)

    def obey(self, command: Command) -> Said:
        """Do what a command says, or say why not; what is refused changes nothing."""
        if command is Wish.QUIT:
            return self._say(self.leave())
        if self._match is None:
            return self.obey_task(command)
        if self.stage is not Stage.MATCH and (command is Practice.SKIP or isinstance(command, Act)):
            return self._say(self.go_on(is_skipped=command is Practice.SKIP))
        return self._in_match(self._match.obey(command))

    def finish(self, study: Study) -> Said:
        """Tell what came of work that is done or was stopped."""
        if self._match:
            return self._match.finish(study)
        return self.finish_task(study)

    def play(self, thought: Thought, turn: Turn) -> Said:
        """Play the turn that the computer has thought of."""
        return self._in_match(self._match.play(thought, turn)) if self._match else ()

    def tick(self) -> Said:
        """What the clock has to tell by now."""
        if self._match:
            return self._in_match(self._match.tick())
        if self.frames:
            return self._say(self.step_frames())
        left = self._left()
        if left is not None and left <= 0:
            return self._say(self._time_up())
        if left is not None and left <= _WARNING and not self._is_warned:
            self._is_warned = True
            return self._say((self.hearer.says("seconds-left", seconds=round(left)),))
        return ()

    def _time_up(self) -> Said:
        """A task on the clock begins again; a storm is over."""
        up = self.hearer.says("practice-time-up")
        if self.until is None or self.table is None:
            return (up, *self.close())
        self.table.again()
        self.start_clock()
        return (up, *self.question())

    # From task to task

    def go_on(self, *, is_skipped: bool = False) -> Said:
        """What Enter does between two tasks."""
        match self.stage:
            case Stage.END:
                return self.leave()
            case Stage.OFFER if self._small and not is_skipped:
                return self._open_match(self._small)
        if self._match and not self._match.is_passed and not is_skipped and self._small:
            return self._open_match(self._small)
        return self.advance()

    def advance(self) -> Said:
        """To the next task or match."""
        self._match, self._small, self.shown = None, None, None
        match self.run.next(self.hearer):
            case Item() as item:
                return self.set_task(item)
            case SmallMatch() as small:
                self._small, self.stage, self.table = small, Stage.OFFER, None
                told = tell_small_match(small.wanted.value, small.level, self.hearer)
                return (told, self.hearer.says("practice-begin"))
        return self.close()

    def _open_match(self, small: SmallMatch) -> Said:
        self.stage = Stage.MATCH
        self._match = SmallMatchSession(small, self.manner, on_honour=self._on_honour, now=self._now)
        return self._match.open(tells_board=self.tells_board)

    def _hear_match(self, line: str) -> Said:
        assert self._match
        is_over = self.stage is not Stage.MATCH
        if is_over and not line.strip():
            return self._say(self.go_on())
        try:
            command = parse(line, self._match.manner, self._match.view)
        except QuartoError:
            command = None
        if command is Wish.QUIT or (is_over and command is Practice.SKIP):
            return self.obey(command)
        return self._in_match(self._match.hear(line))

    def _in_match(self, said: Said) -> Said:
        """What the small match says; at its end also whether it is passed."""
        match = self._match
        assert match
        self.manner, self.felt = match.manner, match.felt
        self.answers_after, self.is_fleeting = match.answers_after, match.is_fleeting
        if match.match.outcome is None or self.stage is not Stage.MATCH:
            return said
        self.stage = Stage.PAUSE
        if match.is_passed:
            return (*said, *self.run.passed(self.hearer), self.hearer.says("practice-go-on"))
        return (*said, self.hearer.says("practice-not-passed"))
