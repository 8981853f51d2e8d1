"""One terminal: takes what is typed and answers with what is said. How it is shown is not its concern."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.commands import CommandInterpreter
from openquarto.match.greeting import opponent_sentence
from openquarto.match.opponent import is_ready, opponent_asked, opponent_label
from openquarto.match.referee import Match
from openquarto.match.saved_record import record_of
from openquarto.players.roster import PERFECT
from openquarto.rules.error import QuartoError, TextError
from openquarto.rules.line import Line
from openquarto.rules.seat import Seat
from openquarto.speech.answer import prompt, status
from openquarto.speech.command import Command, Oppose, Practice, Wish
from openquarto.speech.manner import Manner
from openquarto.speech.masked import under_mask
from openquarto.speech.parser import parse
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.speech.template import capital
from openquarto.terminal.acting_series import ActingSeries
from openquarto.terminal.autosave import Autosave
from openquarto.terminal.file import FileError, path_of, read_game, write_game
from openquarto.terminal.series import Said, lines_to_call
from openquarto.terminal.shown import PushName, pushes_of
from openquarto.view.masked import MaskedView


class TerminalSession(ActingSeries):
    """The people at a series of matches, and what they type: a target of the interpreter of commands."""

    def _start(self, match: Match, autosave: Autosave) -> None:
        super()._start(match, autosave)
        self._interpreter = CommandInterpreter(self)
        self._asked_for_opponent = False
        self.practice: Practice | None = None  # puzzles or lessons that were asked for, to be opened

    @property
    def headline(self) -> str:
        """Whose turn it is and what for, at the table that is shown."""
        return " ".join(status(self.seen, self.hearer))

    @property
    def prompt(self) -> str:
        """A word that tells what is to be typed, at the table that is shown."""
        return prompt(self.seen, self.hearer, is_line_asked=self._interpreter.is_asking_line)

    @property
    def pushes(self) -> dict[PushName, str]:
        """Those of a game, at the table that is shown."""
        return pushes_of(self.seen)

    page: Said = ()  # a game has none

    def close_page(self) -> None:
        """Nothing was to be read."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that a call can mean, by geometry alone; under a mask all that count."""
        return lines_to_call(self.view)

    @property
    def labels(self) -> dict[Seat, str]:
        """What stands for each player: a person's name, or the level of a computer."""
        hearer = self.hearer
        names = {
            seat: hearer.addressed(seat) if sitter == PERSON else opponent_label(sitter, hearer.words)
            for seat, sitter in self.arrangement.sitters.items()
        }
        return {seat: capital(name) for seat, name in names.items()}

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs."""
        return self.match.deadline is not None

    @property
    def is_asking(self) -> bool:
        """Whether a yes or a no is waited for."""
        match = self.match
        return bool(self._interpreter.is_asking or match.draw_offered_by or match.take_back_asked_by)

    def hear(self, line: str) -> Said:
        """Do what a typed line says, or say why not."""
        try:
            command = self._opponent_in(line) or self.tried_in(line) or parse(line, self.manner, self.view)
        except QuartoError as error:
            return self._say((*self.tick(), *refuse(error, self.hearer)))
        return self.obey(command)

    def obey(self, command: Command) -> Said:
        """Do what a command says, or say why not; what is refused changes nothing."""
        due = self.tick()
        self.answers_after, self.is_fleeting = 0.0, False
        self._asked_for_opponent = command == Oppose()
        try:
            view = self.view
            if isinstance(view, MaskedView):
                command = under_mask(command, view, self.manner)
            if command is Wish.REPEAT:  # what the clock has to say is not repeated the next time
                return (*due, *self.repeat())
            said = self._interpreter.run(command)
        except QuartoError as error:
            said = refuse(error, self.hearer)
        except FileError as problem:
            said = problem.sentences(self.hearer)
        return self._say((*due, *said))

    # What commands do

    def say(self, said: Said) -> Said:
        """Answer in words."""
        return said

    def ask_yes(self, question: str) -> Said:
        """Ask something that is answered by yes or no."""
        return (question,)

    def ask_line(self, question: str) -> Said:
        """Ask for the line of a call."""
        return (question,)

    def new_game(self) -> Said:
        """Begin another game; one that has begun is not ended unasked."""
        return self._rematch() if self.match.outcome else self._confirm("new-sure", self._rematch)

    def repeat(self) -> Said:
        """Say once more what was said last."""
        return self._said or (self.hearer.says("nothing-to-repeat"),)

    def leave(self) -> Said:
        """End the program."""
        self.is_leaving = True
        return (self._goodbye(),)

    def set_manner(self, manner: Manner) -> Said:
        """Be spoken to in another manner."""
        before, self.manner = self.manner, manner
        return tell_change(before, manner)

    def oppose(self, opponent: str | None) -> Said:
        """Play against somebody else, from the beginning; a game that has begun is not ended unasked."""
        hearer = self.hearer
        if opponent is None:
            return (opponent_sentence(self.arrangement, hearer), hearer.says("opponent-which"))
        level = opponent_asked(opponent, self.manner)
        if not is_ready(level):
            return (hearer.says("opponent-not-built"),)
        if not self.events:
            return self._face(self.arrangement.facing(level))
        arrangement = self.arrangement.rematch().facing(level)
        if self.match.outcome:
            return self._face(arrangement)
        return self._confirm("new-sure", lambda: self._face(arrangement))

    def practise(self, asked: Practice) -> Said:
        """Leave the game for a while, for puzzles or lessons; whoever shows the table opens them."""
        if asked not in (Practice.PUZZLE, Practice.LEARN):
            return (self.hearer.says("practice-nothing-asked"),)
        if self.match.deadline is not None or self.is_masked:
            return (self.hearer.says("practice-not-now"),)
        if not is_ready(PERFECT):
            return (self.hearer.says("insight-not-built"),)
        self.practice = asked
        return ()

    def load(self, file: str | None) -> Said:
        """Go on with a file's game, if it has one; a game that has begun here is not left unasked."""
        if file is None:
            return (self.hearer.says("load-which"),)
        path = path_of(file)
        if not self.events or self.match.outcome:
            return self.go_on_from(path)
        read_game(path, self.hearer)
        return self._confirm("load-sure", lambda: self.go_on_from(path), file=str(path))

    def save(self, file: str | None) -> Said:
        """Write the game to a file, or say where it is kept; no file is overwritten unasked."""
        if file is None:
            if self.autosave.failed:
                return self._not_kept()
            if self.autosave.path is None:
                return (self.hearer.says("save-which"),)
            return (self.hearer.says("saved", file=str(self.autosave.path)),)
        path = path_of(file)
        if path.is_file():
            return self._confirm("file-exists", lambda: self._write(path), file=file)
        return self._write(path)

    def _confirm(self, question: str, action: Callable[[], Said], **values: str) -> Said:
        return self._interpreter.confirm(question, action, **values)

    def _goodbye(self) -> str:
        if not self.events or self.match.outcome:
            return self.hearer.says("goodbye")
        if self.autosave.failed:
            return self.hearer.says("goodbye-not-kept", file=str(self.autosave.place))
        return self.hearer.says("goodbye-kept")

    def _rematch(self) -> Said:
        return self._begin_with(self.arrangement.rematch())

    def _opponent_in(self, line: str) -> Oppose | None:
        """An opponent, where that was the question: only then is a wood or a number alone one."""
        if self._asked_for_opponent:
            with suppress(TextError):
                return Oppose(opponent_asked(line, self.manner))
        return None

    def _face(self, arrangement: Arrangement) -> Said:
        new_game, *status_now = self._begin_with(arrangement)
        return (new_game, opponent_sentence(arrangement, self.hearer), *status_now)

    def _write(self, path: Path) -> Said:
        return write_game(path, record_of(self.match, self.arrangement), self.hearer)
