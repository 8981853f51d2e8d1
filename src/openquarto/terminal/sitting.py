"""A sitting: takes what is typed and answers with what is said. How it is shown is not its concern."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from openquarto.match.referee import Match
from openquarto.notation.record import Record
from openquarto.players.player import Player
from openquarto.rules.action import Action, Call
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.speech.announce import announce
from openquarto.speech.answer import answer, ask_line, prompt, status
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    Command,
    Help,
    Load,
    Question,
    Save,
    SetManner,
    Wish,
)
from openquarto.speech.help import help_now, help_with
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.parser import parse
from openquarto.speech.refusal import refuse
from openquarto.speech.setting import tell_change
from openquarto.terminal.arrangement import Arrangement
from openquarto.terminal.bookmark import match_of, record_of
from openquarto.terminal.clock import Warnings
from openquarto.terminal.file import FileError, path_of, read_game, write_game
from openquarto.terminal.greeting import greeting, review
from openquarto.terminal.keeper import Keeper, Kept
from openquarto.terminal.wish import asks, offer_draw, reply, take_back
from openquarto.view.event import Ended, Event
from openquarto.view.view import View

Said = tuple[str, ...]


class Sitting:
    """One match after another between the same people, each kept in its own file."""

    def __init__(
        self,
        arrangement: Arrangement | None = None,
        manner: Manner | None = None,
        *,
        keeper: Keeper | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.arrangement = arrangement or Arrangement()
        self.manner = manner or Manner(edition=self.arrangement.settings.edition)
        self.is_leaving = False
        self._now = now
        self._said: Said = ()
        self._start(Match(self.arrangement.settings, now=now), keeper or Keeper())

    def _start(self, match: Match, keeper: Keeper) -> None:
        self.match = match
        self.keeper = keeper
        self._players = self.arrangement.players()
        self._told = len(match.events())
        self._warnings = Warnings()
        self._wish: Callable[[], Said] | None = None  # what a yes would do
        self._asked_for_line = False

    # What is to be known

    @property
    def hearer(self) -> Hearer:
        """Whom everything is said to."""
        settings = self.arrangement.settings
        return Hearer(
            manner=self.manner,
            seat=self.arrangement.me,
            first=settings.first,
            second=settings.second,
            computers=frozenset(self._players),
        )

    @property
    def view(self) -> View:
        """The table as the people here see it; two at one keyboard act for whoever is to act."""
        return self.match.view(self.arrangement.me or self.match.to_act)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened in this match."""
        return self.match.events(self.arrangement.me)

    @property
    def prompt(self) -> str:
        """A word that tells what is to be typed."""
        return prompt(self.view, self.hearer)

    @property
    def clocks(self) -> dict[Seat, float | None]:
        """What each clock has left."""
        return {seat: self.match.time_left(seat) for seat in Seat}

    @property
    def is_thinking(self) -> bool:
        """Whether a computer is to act."""
        return self.match.to_act in self._players

    @property
    def player(self) -> Player | None:
        """The computer that is to act, for those who let it choose while something else goes on."""
        seat = self.match.to_act
        return self._players.get(seat) if seat else None

    @property
    def is_asking(self) -> bool:
        """Whether a yes or a no is waited for."""
        return bool(self._wish or self.match.draw_offered_by or self.match.take_back_asked_by)

    @property
    def seconds_to_tick(self) -> float | None:
        """How long nothing will be told by the clock; None without one."""
        return self._warnings.seconds_to_next(self.match, self._now())

    # What is done

    def begin(self) -> Said:
        """Greet, and say what is played and who gives first; the clocks run from now."""
        self.match = Match(self.arrangement.settings, now=self._now)
        return self._say(greeting(self.arrangement, self.hearer))

    def resume(self, kept: Kept) -> Said:
        """Go on with a kept game where it was left, in its own file."""
        self._go_on(kept.record, Keeper(kept.path))
        return self._say((self.hearer.says("resuming", when=kept.name), *self._where_we_are()))

    def load(self, path: Path) -> Said:
        """Go on with the last game of a file; it is kept elsewhere, and the file stays as it is."""
        record, notes = read_game(path, self.hearer)
        self._go_on(record, Keeper())
        return self._say((self.hearer.says("loaded", file=str(path)), *notes, *self._where_we_are()))

    def _go_on(self, record: Record, keeper: Keeper) -> None:
        self.arrangement = Arrangement.of(record, self.arrangement)
        self.manner = replace(self.manner, edition=self.arrangement.settings.edition)
        self._start(match_of(record, self.arrangement, now=self._now), keeper)

    def _where_we_are(self) -> Said:
        return (*self._answer(Ask(Question.LAST)), *status(self.view, self.hearer))

    def hear(self, line: str) -> Said:
        """Do what a typed line says, or say why not."""
        try:
            command = parse(line, self.manner, self.view)
        except QuartoError as error:
            return self._say((*self.tick(), *refuse(error, self.hearer)))
        return self.obey(command)

    def obey(self, command: Command) -> Said:
        """Do what a command says, or say why not; what is refused changes nothing."""
        due = self.tick()
        if command is Wish.REPEAT:
            return (*due, *(self._said or (self.hearer.says("nothing-to-repeat"),)))
        try:
            said = self._do(command)
        except QuartoError as error:
            said = refuse(error, self.hearer)
        except FileError as problem:
            said = problem.sentences(self.hearer)
        return self._say((*due, *said))

    def think(self) -> Said:
        """Let the computer play its turn. Draw any delay before this: how long it takes must tell nothing."""
        seat = self.match.to_act
        while seat is not None and seat is self.match.to_act and seat in self._players:
            self.match.act(seat, self._players[seat].choose(self.match.view(seat)))
        return self._say(self._news())

    def tick(self) -> Said:
        """What the clock has to tell by now."""
        said = self._warnings.due(self.match, self._now(), self.hearer)
        return self._say((*said, *self._news()))

    def _do(self, command: Command) -> Said:  # noqa: C901, PLR0911  one case a command
        wish, self._wish = self._wish, None
        asked_for_line, self._asked_for_line = self._asked_for_line, isinstance(command, CallAsked)
        match command:
            case Ask(Question.LINES, (line,)) if asked_for_line:
                return self._act(Call(line))
            case Act(action):
                return self._act(action)
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
                return self.load(path_of(file)) if file else (self.hearer.says("load-which"),)
            case Help(topic):
                return help_with(topic, self.hearer) if topic else help_now(self.view, self.hearer)
            case SetManner(manner):
                before, self.manner = self.manner, manner
                return tell_change(before, manner)

    def _act(self, action: Action) -> Said:
        self.match.act(asks(self.match, self.arrangement.me), action)
        return self._news()

    def _answer(self, ask: Ask) -> Said:
        return answer(ask, self.view, self.hearer, events=self.events, clocks=self.clocks)

    def _fulfil(self, wish: Wish) -> Said:
        """Resign, draw, take back, answer, begin anew, leave."""
        me, match = self.arrangement.me, self.match
        match wish:
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
                is_kept = self.events and not match.outcome
                return (self.hearer.says("goodbye-kept" if is_kept else "goodbye"),)
        asked = me is None and (match.draw_offered_by or match.take_back_asked_by)
        return (*self._news(), *((self.hearer.says("yes-or-no"),) if asked else ()))

    def _ask(self, question: str, wish: Callable[[], Said], **values: str) -> Said:
        self._wish = wish
        return (self.hearer.says(question, **values),)

    def _resign(self) -> Said:
        self.match.resign(asks(self.match, self.arrangement.me))
        return self._news()

    def _rematch(self) -> Said:
        self.arrangement = self.arrangement.rematch()
        self._start(Match(self.arrangement.settings, now=self._now), Keeper())
        return (self.hearer.says("new-game"), *status(self.view, self.hearer))

    def _save(self, file: str | None) -> Said:
        if file is None:
            if self.keeper.path is None:
                return (self.hearer.says("save-which"),)
            return (self.hearer.says("saved", file=str(self.keeper.path)),)
        path = path_of(file)
        if path.is_file():
            return self._ask("file-exists", lambda: self._write(path), file=file)
        return self._write(path)

    def _write(self, path: Path) -> Said:
        return write_game(path, record_of(self.match, self.arrangement), self.hearer)

    def _news(self) -> Said:
        """Tell what has happened since the last time, and keep the game."""
        events = self.events[self._told :]
        if not events:
            return ()
        self._told += len(events)
        had_failed = self.keeper.failed
        self.keeper.keep(record_of(self.match, self.arrangement))
        said = announce(events, self.view, self.hearer)
        if any(isinstance(event, Ended) for event in events):
            said += review(self.match.game, self.hearer)
        if self.keeper.failed and not had_failed:
            said += (self.hearer.says("file-not-writable", file=str(self.keeper.path or "")),)
        return said

    def _say(self, said: Said) -> Said:
        self._said = said or self._said
        return said
