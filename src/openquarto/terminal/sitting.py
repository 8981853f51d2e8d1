"""A sitting: takes what is typed and answers with what is said. How it is shown is not its concern."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from openquarto.match.arrangement import Arrangement
from openquarto.match.bookmark import record_of
from openquarto.match.greeting import opponent_sentence
from openquarto.match.opponent import is_ready, opponent_asked, opponent_lines
from openquarto.match.referee import Match
from openquarto.match.touching import PAUSE
from openquarto.match.wish import asks, offer_draw, reply, take_back
from openquarto.rules.action import Action, Call
from openquarto.rules.error import QuartoError, TextError
from openquarto.speech.answer import ask_line
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    Command,
    GivePlace,
    Help,
    Load,
    Oppose,
    Question,
    Save,
    SetManner,
    Topic,
    Touch,
    Wish,
)
from openquarto.speech.felt import read_felt
from openquarto.speech.help import help_now, help_with
from openquarto.speech.masked import under_mask
from openquarto.speech.parser import parse
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.terminal.file import FileError, path_of, read_game, write_game
from openquarto.terminal.keeper import Keeper
from openquarto.terminal.series import Said, Series
from openquarto.view.masked import MaskedView
from openquarto.view.touch import Felt, Spot, StockPlace


class Sitting(Series):
    """The people at a series of matches, and what they type."""

    def _start(self, match: Match, keeper: Keeper) -> None:
        super()._start(match, keeper)
        self.felt: Felt | None = None  # by the last touch
        self._wish: Callable[[], Said] | None = None  # what a yes would do
        self._asked_for_line = self._asked_for_opponent = False

    @property
    def is_asking(self) -> bool:
        """Whether a yes or a no is waited for."""
        return bool(self._wish or self.match.draw_offered_by or self.match.take_back_asked_by)

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
        try:
            view = self.view
            if isinstance(view, MaskedView):
                command = under_mask(command, view, self.manner)
            if command is Wish.REPEAT:
                return (*due, *(self._said or (self.hearer.says("nothing-to-repeat"),)))
            said = self._do(command)
        except QuartoError as error:
            said = refuse(error, self.hearer)
        except FileError as problem:
            said = problem.sentences(self.hearer)
        return self._say((*due, *said))

    def _do(self, command: Command) -> Said:  # noqa: C901, PLR0911, PLR0912  one case a command
        wish, self._wish = self._wish, None
        asked_for_line, self._asked_for_line = self._asked_for_line, isinstance(command, CallAsked)
        self._asked_for_opponent = command == Oppose()
        match command:
            case Ask(Question.LINES, (line,)) if asked_for_line:
                return self._act(Call(line))
            case Act(action):
                return self._act(action)
            case GivePlace(place):
                return self._act(place)
            case Touch(spot):
                return self._touch(spot)
            case CallAsked():
                return (ask_line(command, self.hearer),)
            case Ask():
                return self._answer(command)
            case Wish.ACCEPT | Wish.DECLINE if wish:
                return wish() if command is Wish.ACCEPT else (self.hearer.says("cancelled"),)
            case Wish():
                return self._fulfil(command)
            case Save(file):
                return self._save(file)
            case Load(file):
                return self._load(path_of(file)) if file else (self.hearer.says("load-which"),)
            case Oppose(opponent):
                return self._oppose(opponent)
            case Help(Topic.OPPONENT as topic):
                return (*help_with(topic, self.hearer), *opponent_lines(self.hearer))
            case Help(topic):
                return help_with(topic, self.hearer) if topic else help_now(self.view, self.hearer)
            case SetManner(manner):
                before, self.manner = self.manner, manner
                return tell_change(before, manner)

    def _act(self, wish: Action | StockPlace) -> Said:
        seat = asks(self.match, self.arrangement.me)
        action = self.match.meant(seat, wish)
        if isinstance(action, Spot):  # under a mask a hand may find that it cannot
            return self._touch(action)
        self.match.act(seat, action)
        return self._news()

    def _touch(self, spot: Spot) -> Said:
        felt = self.match.touch(asks(self.match, self.arrangement.me), spot)
        self.answers_after, self.is_fleeting, self.felt = PAUSE, True, felt
        return (read_felt(felt, self.hearer), *self._keep())

    def _fulfil(self, wish: Wish) -> Said:
        """Resign, draw, take back, answer, begin anew, leave."""
        me, match = self.arrangement.me, self.match
        match wish:
            case Wish.RESIGN if match.outcome:
                return (self.hearer.says("not-after-end"),)
            case Wish.RESIGN:
                return self._ask("resign-sure", self._resign)
            case Wish.NEW:
                return self._rematch() if match.outcome else self._ask("new-sure", self._rematch)
            case Wish.DRAW:
                offer_draw(match, me)
            case Wish.BACK:
                take_back(match, me)
                if me:  # one sentence, however many actions it took
                    self._told = len(self.events) - 1
            case Wish.ACCEPT | Wish.DECLINE:
                if not reply(match, accept=wish is Wish.ACCEPT):
                    return (self.hearer.says("nothing-to-answer"),)
            case _:
                self.is_leaving = True
                return (self._goodbye(),)
        asked = me is None and (match.draw_offered_by or match.take_back_asked_by)
        return (*self._news(), *((self.hearer.says("yes-or-no"),) if asked else ()))

    def _goodbye(self) -> str:
        if not self.events or self.match.outcome:
            return self.hearer.says("goodbye")
        if self.keeper.failed:
            return self.hearer.says("goodbye-not-kept", file=str(self.keeper.place))
        return self.hearer.says("goodbye-kept")

    def _ask(self, question: str, wish: Callable[[], Said], **values: str) -> Said:
        self._wish = wish
        return (self.hearer.says(question, **values),)

    def _resign(self) -> Said:
        self.match.resign(asks(self.match, self.arrangement.me))
        return self._news()

    def _rematch(self) -> Said:
        return self._begin_with(self.arrangement.rematch())

    def _opponent_in(self, line: str) -> Oppose | None:
        """An opponent, where that was the question: only then is a wood or a number alone one."""
        if self._asked_for_opponent:
            with suppress(TextError):
                return Oppose(opponent_asked(line, self.manner))
        return None

    def _oppose(self, text: str | None) -> Said:
        """Play against somebody else, from the beginning; a game that has begun is not ended unasked."""
        hearer = self.hearer
        if text is None:
            return (opponent_sentence(self.arrangement, hearer), hearer.says("opponent-which"))
        opponent = opponent_asked(text, self.manner)
        if not is_ready(opponent):
            return (hearer.says("opponent-not-built"),)
        if not self.events:
            return self._face(self.arrangement.facing(opponent))
        arrangement = self.arrangement.rematch().facing(opponent)
        if self.match.outcome:
            return self._face(arrangement)
        return self._ask("new-sure", lambda: self._face(arrangement))

    def _face(self, arrangement: Arrangement) -> Said:
        new_game, *status_now = self._begin_with(arrangement)
        return (new_game, opponent_sentence(arrangement, self.hearer), *status_now)

    def _load(self, path: Path) -> Said:
        """Go on with a file's game, if it has one; a game that has begun here is not left unasked."""
        if not self.events or self.match.outcome:
            return self.load(path)
        read_game(path, self.hearer)
        return self._ask("load-sure", lambda: self.load(path), file=str(path))

    def _save(self, file: str | None) -> Said:
        if file is None:
            if self.keeper.failed:
                return self._not_kept()
            if self.keeper.path is None:
                return (self.hearer.says("save-which"),)
            return (self.hearer.says("saved", file=str(self.keeper.path)),)
        path = path_of(file)
        if path.is_file():
            return self._ask("file-exists", lambda: self._write(path), file=file)
        return self._write(path)

    def _write(self, path: Path) -> Said:
        return write_game(path, record_of(self.match, self.arrangement), self.hearer)
