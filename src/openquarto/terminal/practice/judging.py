"""What is said of a task and of its answers: the question, the verdict with its reason, what happens then."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from openquarto.claims.task import Refutation, TaskHint
from openquarto.rules.action import Give, Place
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.speech.answer import read_board, read_hand, read_stock
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.name import piece_name, square_name
from openquarto.speech.task import answer_words, tell_question, tell_refutation, tell_task_hint, tell_verdict
from openquarto.speech.turn_words import actions_of, turn_words
from openquarto.tasks import STEPS, Form, Given, Goal
from openquarto.terminal.practice.run import Item, Run
from openquarto.terminal.practice.stage import Stage
from openquarto.terminal.practice.task_table import Judged, TaskTable
from openquarto.terminal.study import Said, Study
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.touch import Felt

FRAME = 1.5  # seconds that each turn is shown of what happens after a wrong answer


class Judging(ABC):
    """A series of tasks, and what is known of the one that is asked now."""

    def __init__(self, run: Run, manner: Manner, *, tells_board: bool, now: Callable[[], float]) -> None:
        self.run, self.manner, self.tells_board, self._now = run, manner, tells_board, now
        self.stage = Stage.TASK
        self.table: TaskTable | None = None
        self.until: float | None = None  # when the time for this task is over
        self._is_warned = False
        self.work: Study | None = None  # of the solver, which is to be done
        self.is_leaving = False
        self.answers_after = 0.0  # seconds that what was said last waits
        self.is_fleeting = False  # whether what was said last is to be wiped
        self.felt: Felt | None = None  # by the last touch
        self.shown: Position | None = None  # instead of the table itself
        self.frames: list[
            tuple[Position | None, str]
        ] = []  # what is shown next of a refutation, with its words
        self.next_frame = 0.0
        self.page: Said = ()  # a title and a text that a screen shows before the task
        self._asked_for_line = False  # whether the line of a call is waited for
        self._said: Said = ()
        self._explained: set[str] = set()  # ways to answer that were told already

    @property
    @abstractmethod
    def hearer(self) -> Hearer: ...
    @property
    @abstractmethod
    def view(self) -> Sight: ...
    @abstractmethod
    def advance(self) -> Said: ...

    def _say(self, said: Said) -> Said:
        self._said = said or self._said
        return said

    # The question

    def set_task(self, item: Item) -> Said:
        """Ask a task."""
        self.table, self.stage, self.shown = TaskTable(item.task), Stage.TASK, None
        self.page = () if self.tells_board else item.page
        self.frames.clear()
        self.start_clock()
        return (*item.heading, *self.question())

    def close_page(self) -> None:
        """The text is read: only now the time for the task begins."""
        self.page = ()
        self.start_clock()

    def start_clock(self) -> None:
        """The time for the task begins now."""
        seconds = self.table.task.seconds if self.table and not self.page else None
        self.until, self._is_warned = None if seconds is None else self._now() + seconds, False

    def question(self) -> Said:
        """The table, if it is not seen, and what is asked; once for each way to answer, how that is typed."""
        assert self.table
        task, hearer = self.table.task, self.hearer
        form = str(task.form)
        is_known = form in self._explained or hearer.manner.terse
        self._explained.add(form)
        how = () if is_known else (self.how(),)
        return (*self._table_in_words(), *tell_question(task.question, hearer), *how)

    def how(self) -> str:
        """How the answer is typed that is asked for."""
        assert self.table
        piece = piece_name(Piece.A, self.manner)
        return self.hearer.says(f"practice-how-{self.table.task.form}", piece=piece)

    def _table_in_words(self) -> Said:
        assert self.table
        task, view, hearer = self.table.task, self.table.view, self.hearer
        if isinstance(view, MaskedView):
            return (hearer.says("mask-how"),)
        if not self.tells_board:
            return ()
        wants_stock = task.form in (Form.PIECE, Form.LINES) or task.goal in (Goal.QUIET, Goal.KEEP_TURN)
        wants_last = task.form is Form.LINE and view.last is not None
        last = square_name(view.last, hearer.manner) if view.last is not None else ""
        return (
            *read_board(view, hearer),
            *((hearer.says("practice-last", square=last),) if wants_last else ()),
            *((read_stock(view, hearer),) if wants_stock else ()),
            *((read_hand(view, hearer),) if view.hand is not None else ()),
        )

    @property
    def prompt_of_task(self) -> str:
        """A word that tells which answer is asked for."""
        assert self.table
        if self._asked_for_line or self.table.task.form in (Form.LINE, Form.LINES):
            return self.hearer.says("prompt-line")
        return self.hearer.says(f"prompt-{self.view.phase.value.replace(' ', '-')}")

    # The verdict

    def tell_judged(self, table: TaskTable, judged: Judged, hearer: Hearer) -> Said:
        """Whether an answer is right and why; if not, what happens then."""
        is_right, is_first = judged.verdict.is_right, not table.is_counted
        table.tries, table.is_counted = table.tries + 1, True
        table.reason = tell_verdict(judged.verdict, hearer)
        noted = self.run.judged(is_right=is_right, is_first=is_first, hearer=hearer)
        more = (hearer.says("practice-why-more"),) if table.reason.rows else ()
        said = (*table.reason.sentences, *more)
        table.again()
        if is_right:
            return (*said, *noted, *self._done(table, _after(table.task.position, judged.given)))
        refuted = self._refuted(judged.refutation, hearer)
        if self.run.seconds_left is not None:  # against the clock: few words, and the next one
            return (*table.reason.sentences[:2], *noted, *self._done(table, None))
        if not self.run.may_retry:
            return (*said, *refuted, *noted, *self._done(table, None))
        again = () if self.frames else (hearer.says("practice-try-again"),)
        return (*said, *noted, *refuted, *again)

    def _done(self, table: TaskTable, shown: Position | None) -> Said:
        """The task is over: the pieces are seen, and it waits until the player goes on."""
        table.is_open, self.stage, self.until = True, Stage.PAUSE, None
        self.shown = shown
        return (self.hearer.says("practice-go-on"),)

    def _refuted(self, refutation: Refutation | None, hearer: Hearer) -> Said:
        """What happens after a wrong answer: said turn by turn, or shown turn by turn and said with it."""
        if refutation is None:
            return ()
        if not refutation.is_lost:
            return (tell_refutation(refutation, hearer),)
        frames = list(_frames(refutation, hearer))
        if self.tells_board:
            return (hearer.says("practice-refuted"), *(words for _, words in frames))
        after = [(None, hearer.says("practice-try-again"))] if self.run.may_retry else []
        self.frames, self.next_frame = [*frames, *after], self._now() + FRAME
        return (hearer.says("practice-refuted"),)

    def step_frames(self) -> Said:
        """Show the next turn of what happens, and after the last one the table again."""
        if self._now() < self.next_frame:
            return ()
        self.next_frame = self._now() + FRAME
        self.shown, words = self.frames.pop(0)
        return (words,)

    def end_frames(self) -> None:
        """Back to the table of the task."""
        self.frames.clear()
        if self.stage is Stage.TASK:
            self.shown = None

    # Hints

    def tell_hint(self, table: TaskTable, hint: TaskHint, hearer: Hearer) -> Said:
        """A step of the hint; the last one tells an answer, and so counts like a wrong one."""
        table.hints = hint.step
        return (*tell_task_hint(hint, hearer), *(self._counted(table, hearer) if hint.step == STEPS else ()))

    def tell_skipped(self, table: TaskTable, hint: TaskHint, hearer: Hearer) -> Said:
        """A right answer, and on to the next task."""
        assert hint.verdict  # the last step tells an answer
        told = hearer.says("task-hint-answer", answer=answer_words(hint.given, hearer))
        why = tell_verdict(hint.verdict, hearer).sentences[1:]
        return (told, *why, *self._counted(table, hearer), *self._done(table, None))

    def _counted(self, table: TaskTable, hearer: Hearer) -> Said:
        if table.is_counted:
            return ()
        table.is_counted = True
        noted = self.run.judged(is_right=False, is_first=True, hearer=hearer)
        return (hearer.says("practice-told"), *noted) if noted else ()


def _after(position: Position, given: Given) -> Position:
    """The position that an answer leads to."""
    match given:
        case Square():
            return position.play(Place(given))
        case Piece():
            return position.play(Give(given))
    for each in given:
        if not isinstance(each, Line):
            position = position.play(each)
    return position


def _frames(refutation: Refutation, hearer: Hearer) -> "list[tuple[Position, str]]":
    """The positions after each turn, with the turn in words; whoever answered has the first one."""
    position, frames = Position.parse(refutation.position), []
    for at, turn in enumerate(refutation.turns):
        for action in actions_of(turn):
            position = position.play(action)
        who = "opponent" if at % 2 else "you"
        said = hearer.says(f"practice-turn-{who}", turn=turn_words(turn, hearer))
        frames.append((position, said))
    return frames
