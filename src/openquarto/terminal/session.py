"""One terminal: takes what is typed and answers with what is said. How it is shown is not its concern."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from openquarto.match.arrangement import Arrangement
from openquarto.match.commands import CommandInterpreter
from openquarto.match.greeting import opponent_sentence
from openquarto.match.opponent import is_ready, opponent_asked
from openquarto.match.referee import Match
from openquarto.match.replay import replay_turns, stepped, turn_label
from openquarto.match.saved_record import record_of
from openquarto.match.touching import PAUSE
from openquarto.match.wish import asks, offer_draw, reply, take_back
from openquarto.rules.action import Action
from openquarto.rules.error import QuartoError, TextError
from openquarto.speech.announce import retell
from openquarto.speech.command import Command, Oppose, Step, StepTo, Wish
from openquarto.speech.felt import read_felt
from openquarto.speech.manner import Manner
from openquarto.speech.masked import under_mask
from openquarto.speech.parser import parse
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.terminal.autosave import Autosave
from openquarto.terminal.file import FileError, path_of, read_game, write_game
from openquarto.terminal.series import Said, Series
from openquarto.view.masked import MaskedView
from openquarto.view.touch import Felt, Spot, StockPlace


class TerminalSession(Series):
    """The people at a series of matches, and what they type: a target of the interpreter of commands."""

    def _start(self, match: Match, autosave: Autosave) -> None:
        super()._start(match, autosave)
        self.felt: Felt | None = None  # by the last touch
        self._interpreter: CommandInterpreter[Said] = CommandInterpreter(self)
        self._asked_for_opponent = False
        self._turn: int | None = None  # the place of the turn that was stepped to

    @property
    def is_asking(self) -> bool:
        """Whether a yes or a no is waited for."""
        match = self.match
        return bool(self._interpreter.is_asking or match.draw_offered_by or match.take_back_asked_by)

    def hear(self, line: str) -> Said:
        """Do what a typed line says, or say why not."""
        try:
            command = self._opponent_in(line) or parse(line, self.manner, self.view)
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

    def act(self, action: Action | StockPlace) -> Said:
        """Give, place, call or be done; under a mask a hand may find that it cannot, which is a touch."""
        seat = asks(self.match, self.arrangement.me)
        meant = self.match.meant(seat, action)
        if isinstance(meant, Spot):
            return self.touch(meant)
        self.match.act(seat, meant)
        return self._news()

    def touch(self, spot: Spot) -> Said:
        """Feel one thing under a mask."""
        felt = self.match.touch(asks(self.match, self.arrangement.me), spot)
        self.answers_after, self.is_fleeting, self.felt = PAUSE, True, felt
        return (read_felt(felt, self.hearer), *self._keep())

    def resign(self) -> Said:
        """Lose the game."""
        self.match.resign(asks(self.match, self.arrangement.me))
        return self._news()

    def new_game(self) -> Said:
        """Begin another game; one that has begun is not ended unasked."""
        return self._rematch() if self.match.outcome else self._confirm("new-sure", self._rematch)

    def offer(self, wish: Wish) -> Said:
        """Offer a draw, or ask to take back; a computer answers at once."""
        me, match = self.arrangement.me, self.match
        if wish is Wish.DRAW:
            offer_draw(match, me)
        else:
            take_back(match, me)
            if me:  # one sentence, however many actions it took
                self._told = len(self.events) - 1
        asked = me is None and (match.draw_offered_by or match.take_back_asked_by)
        return (*self._news(), *((self.hearer.says("yes-or-no"),) if asked else ()))

    def reply(self, *, accept: bool) -> Said:
        """Answer what the other player offered or asked."""
        return self._news() if reply(self.match, accept=accept) else (self.hearer.says("nothing-to-answer"),)

    def repeat(self) -> Said:
        """Say once more what was said last."""
        return self._said or (self.hearer.says("nothing-to-repeat"),)

    def step(self, step: Step | StepTo) -> Said:
        """Tell another turn of a game that is over, beginning at its end."""
        turns = replay_turns(self.match.game)
        at = len(turns) - 1 if self._turn is None else self._turn
        self._turn = stepped(step, at, turns)
        turn = turns[self._turn]
        return (
            f"{turn_label(turn.number, turns, self.hearer)}.",
            *retell(turn.events, turn.view, self.hearer),
        )

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
