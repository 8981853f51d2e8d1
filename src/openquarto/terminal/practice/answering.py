"""Answering one task after another: what is typed is an answer, a question or a wish for help."""

from abc import abstractmethod

from openquarto.match.touching import PAUSE
from openquarto.rules.action import Action, Call, Done, Give, Place
from openquarto.rules.error import QuartoError, TextError
from openquarto.rules.piece import Piece
from openquarto.rules.seat import Seat
from openquarto.rules.square import Square
from openquarto.speech import command as kinds
from openquarto.speech.answer import answer, ask_line
from openquarto.speech.command import Ask, Command, Insight, Practice, Question, Step, Wish
from openquarto.speech.felt import read_felt
from openquarto.speech.help import help_with
from openquarto.speech.masked import under_mask
from openquarto.speech.name import line_names
from openquarto.speech.parser import parse
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.speech.template import capital
from openquarto.tasks import STEPS, Form, Given, Meant, understand
from openquarto.terminal.insights import tell_rows
from openquarto.terminal.practice.judging import Judging
from openquarto.terminal.practice.stage import Stage
from openquarto.terminal.practice.task_table import TaskTable
from openquarto.terminal.study import Said, Study
from openquarto.view.error import ViewFault
from openquarto.view.masked import MaskedView
from openquarto.view.touch import Spot, StockPlace

_NONE = (Practice.NONE, Wish.DECLINE)  # that there is no line


class Answering(Judging):
    """Takes what is typed at a task."""

    @abstractmethod
    def go_on(self) -> Said: ...
    @abstractmethod
    def obey(self, command: Command) -> Said: ...

    def hear_task(self, line: str) -> Said:  # noqa: PLR0911  one case a way to be meant
        """Do what a line says that was typed at a task or after it."""
        if due := self._late():
            return due
        self.end_frames()
        if self.stage is not Stage.TASK and not line.strip():
            return self._say(self.go_on())
        if self.stage is Stage.TASK and self.table and self.table.lines and not line.strip():
            return self.obey(kinds.Act(Done()))
        try:
            command = self._understood(line)
            if isinstance(command, Meant):
                self._touched_nothing()
                self._asked_for_line = False
                return self._say(self._answered(command))
            if isinstance(command, Ask) and self.stage is Stage.TASK and not self._asked_for_line:
                return self._say(self._read(command))
        except QuartoError as error:
            return self._say(refuse(error, self.hearer))
        return self.obey(command)

    def obey_task(self, command: Command) -> Said:
        """Do what a command says, or say why not."""
        if due := self._late():
            return due
        self.end_frames()
        self._touched_nothing()
        if command is Wish.REPEAT:
            return self._said or (self.hearer.says("nothing-to-repeat"),)
        try:
            if isinstance(self.view, MaskedView) and not isinstance(command, kinds.Act):
                command = under_mask(command, self.view, self.manner)
            return self._say(self._do(command))
        except QuartoError as error:
            return self._say(refuse(error, self.hearer))

    def finish_task(self, study: Study) -> Said:
        """Tell what came of work, unless something else was begun since."""
        if study is not self.work:
            return ()
        self.work = None
        return self._say(study.told(self.hearer))

    def leave(self) -> Said:
        """End; what was done is kept."""
        self.is_leaving = True
        return (self.hearer.says("practice-goodbye" if self.run.is_kept else "practice-goodbye-not-kept"),)

    def close(self) -> Said:
        """That was all."""
        self.stage, self.until = Stage.END, None
        return (*self.run.end(self.hearer), self.hearer.says("practice-leave"))

    def _late(self) -> Said:
        """Whether the time was over before this was typed, and what is said of it."""
        left = self._left()
        return self.tick() if left is not None and left <= 0 else ()

    @property
    @abstractmethod
    def clocks(self) -> dict[Seat, float | None]: ...
    @abstractmethod
    def _left(self) -> float | None: ...
    @abstractmethod
    def tick(self) -> Said: ...

    # Commands

    def _do(self, command: Command) -> Said:  # noqa: C901, PLR0911, PLR0912  one case a command
        hearer = self.hearer
        asked_for_line, self._asked_for_line = self._asked_for_line, isinstance(command, kinds.CallAsked)
        match command:
            case kinds.Help(None):
                return tuple(hearer.says("practice-help").splitlines())
            case kinds.Help(topic) if topic:
                return help_with(topic, hearer)
            case kinds.SetManner(manner):
                before, self.manner = self.manner, manner
                return tell_change(before, manner)
            case Practice.LEARN:
                return self.run.contents(hearer)
            case Insight.WHY:
                return self._why()
            case Step.NEXT | Practice.SKIP | kinds.Act() | Practice.PUZZLE if self.stage is not Stage.TASK:
                return self.go_on()
            case Ask() if self.stage is not Stage.TASK:
                return self._read(command)
        table = self.table
        if self.stage is not Stage.TASK or table is None:
            return (hearer.says("practice-go-on"),)
        match command:
            case kinds.Act(action):
                return self._act(action)
            case kinds.GivePlace(place):
                piece = table.piece_at(place)
                return self._touch(place) if piece is None else self._act(Give(piece))
            case kinds.Touch(spot):
                return self._touch(spot)
            case kinds.CallAsked():
                return (ask_line(command, self.view, hearer),)
            case Ask(Question.LINES, (line,)) if table.task.form in (Form.LINE, Form.LINES) or asked_for_line:
                return self._act(Call(line))
            case Ask():
                return self._read(command)
            case Insight.HINT:
                return self._begin(table.hint(min(table.hints + 1, STEPS), self.tell_hint))
            case Practice.SKIP | Step.NEXT | Practice.PUZZLE:
                return self._skip(table)
            case _ if command in _NONE and table.task.form is Form.LINE:
                return self._judge(())
            case Wish.BACK:
                table.again()
                return self.question()
        return (hearer.says("practice-not-here"),)

    def _read(self, ask: Ask) -> Said:
        """Answer a question about the table."""
        clocks = self.clocks if ask.question is Question.TIME else None
        if ask.question in (Question.TURN, Question.LAST) and self.stage is Stage.TASK:
            return self.question()
        return answer(ask, self.view, self.hearer, clocks=clocks)

    def _why(self) -> Said:
        """The rows of the last reason."""
        reason = self.table.reason if self.table else None
        return tell_rows(reason, self.hearer) if reason else (self.hearer.says("practice-answer-first"),)

    def _skip(self, table: TaskTable) -> Said:
        return self._begin(table.hint(STEPS, self.tell_skipped))

    # Answers

    def _understood(self, line: str) -> Meant | Command:
        """What a line means: at a task an answer above all."""
        if self.stage is Stage.TASK and self.table:
            return understand(self.table.task, line, self.manner, self.table.begun)
        return parse(line, self.manner, self.view)

    def _answered(self, meant: Meant) -> Said:
        """Take an answer that was typed, or a part of one."""
        table, given = self.table, meant.given
        assert table
        match given:
            case Square():
                return self._act(Place(given))
            case Piece():
                return self._act(Give(given))
        if meant.is_whole:
            return self._judge(given)
        table.begin(given)
        return self._half(table) if table.task.form is Form.TURN else self._named(table)

    def _act(self, action: Action) -> Said:  # noqa: PLR0911  one case a form
        """Answer by an action at the table; an action of another kind is told what is asked for."""
        table = self.table
        assert table
        match table.task.form, action:
            case Form.SQUARE, Place(square):
                if isinstance(table.view, MaskedView) and table.position[square] is not None:
                    return self._touch(square)  # a hand finds that it is taken
                return self._judge(square)
            case Form.PIECE, Give(piece):
                return self._judge(piece)
            case Form.LINE, Call(line):
                return self._judge((line,))
            case Form.LINE, Done():
                return self._judge(())
            case Form.LINES, Call(line):
                table.begin((*table.lines, line))
                return self._named(table)
            case Form.LINES, Done() if table.lines:
                return self._judge(table.lines)
            case Form.TURN, _:
                given = table.play(action)
                return self._judge(given) if given else self._half(table)
        return (self.how(),)

    def _half(self, table: TaskTable) -> Said:
        """Half a turn is played: what comes next."""
        phase = table.position.phase.value.replace(" ", "-")
        return (self.hearer.says(f"practice-half-{phase}"),)

    def _named(self, table: TaskTable) -> Said:
        """Lines are named: which ones, and that more may follow."""
        names = capital(line_names(table.lines, self.manner))
        return (self.hearer.says("practice-more-lines", lines=names),)

    def _judge(self, given: Given) -> Said:
        assert self.table
        self.table.check(given)
        return self._begin(self.table.judge(given, self.tell_judged))

    def _begin(self, study: Study) -> Said:
        """Work is begun here, and told by `finish`; only the last question is answered."""
        if self.work:
            self.work.stop.set()
        self.work = study
        return ()

    # Under a mask

    def _touch(self, spot: Spot | StockPlace) -> Said:
        table = self.table
        assert table
        if not isinstance(table.view, MaskedView):
            raise TextError(ViewFault("no mask to feel under"))
        felt = table.touch(spot)
        if felt is None:
            return (self.hearer.says("practice-no-touches"),)
        self.answers_after, self.is_fleeting, self.felt = PAUSE, True, felt
        left = self.hearer.says("practice-touches-left", count=table.touches_left)
        return (read_felt(felt, self.hearer), left)

    def _touched_nothing(self) -> None:
        self.answers_after, self.is_fleeting = 0.0, False
