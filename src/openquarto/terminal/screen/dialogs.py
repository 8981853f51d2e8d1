"""The dialogs: which line, yes or no, the menu, the settings, the keys, and the offer to go on."""

from collections.abc import Sequence

from openquarto.match.opponent import HERE, opponent_table
from openquarto.rules.action import Call
from openquarto.rules.error import Fault, RuleError, TextError
from openquarto.rules.line import Line
from openquarto.speech.announce import call_only
from openquarto.speech.command import Act, CoachWish, Insight, Load, Oppose, Practice, Save, SetManner, Wish
from openquarto.speech.error import SpeechFault
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.name import line_name
from openquarto.speech.phrase import phrase
from openquarto.speech.template import capital
from openquarto.terminal.autosave import SavedGame
from openquarto.terminal.screen.choice import Choice, LineChoice, YesOrNo
from openquarto.terminal.screen.host import Host
from openquarto.terminal.screen.keys import line_picture
from openquarto.terminal.screen.menu import (
    THEME,
    Entry,
    Page,
    coach_entries,
    menu_entries,
    setting_choices,
    setting_entries,
)
from openquarto.terminal.screen.reading import Reading, keys_in_words
from openquarto.terminal.session import TerminalSession
from openquarto.view.masked import MaskedView


class Dialogs:
    """What opens over the table, one after the other; the clocks go on."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @property
    def _hearer(self) -> Hearer:
        return self._host.session.hearer

    # A call

    @property
    def _game(self) -> TerminalSession:
        """The game; what only a game has is not offered elsewhere."""
        session = self._host.session
        assert isinstance(session, TerminalSession)
        return session

    def ask_line(self) -> None:
        """Ask which line is called: by geometry alone, one through the last placed square."""
        view, hearer = self._host.session.view, self._hearer
        if view.variant.is_automatic:
            self._host.refuse(RuleError(Fault("calling automatic", action="quarto")))
        elif not (view.may_call and view.is_my_turn) or not (lines := self._host.session.lines):
            self._host.refuse(TextError(SpeechFault("no call now")))
        else:
            answers = [(capital(line_name(line, hearer.manner)), line) for line in lines]
            last = None if isinstance(view, MaskedView) else view.last
            question = " ".join((hearer.says("label-which-line"), *call_only(last, hearer)))
            cancel = hearer.says("label-cancel")
            names = {line: name for name, line in answers}
            # One picture stands beside all answers: it says whose it is.
            dialog = LineChoice(
                question, answers, cancel=cancel, picture=lambda line: f"{names[line]}\n{line_picture(line)}"
            )
            self._host.push_screen(dialog, self._call)

    def _call(self, line: Line | None) -> None:
        if line is not None:
            self._host.do(Act(Call(line)))

    # Yes or no

    def offer(self, kept: SavedGame) -> None:
        """Offer to go on with the last game, or else begin a new one."""

        def answered(answer: Wish | None) -> None:
            session = self._game
            self._host.tell(session.resume(kept) if answer is Wish.ACCEPT else session.begin())

        question = self._hearer.says("resume-offer", when=kept.name)
        self._host.push_screen(YesOrNo(question, self._yes_and_no()), answered)

    def _ask(self, said: Sequence[str]) -> None:
        """Ask what the session has just asked; Esc is a no."""
        question = " ".join(said)
        reminder = self._hearer.says("yes-or-no")
        if not question.endswith(reminder):
            question = f"{question} {reminder}"
        dialog = YesOrNo(question, self._yes_and_no(), now=Wish.DECLINE, cancel="")
        self._host.push_screen(dialog, lambda answer: self._answer(answer or Wish.DECLINE))

    def _answer(self, answer: Wish) -> None:
        self._host.do(answer)

    def _yes_and_no(self) -> list[tuple[str, Wish]]:
        return [
            (self._hearer.says("label-accept"), Wish.ACCEPT),
            (self._hearer.says("label-decline"), Wish.DECLINE),
        ]

    # The menu

    def open_menu(self) -> None:
        """What is done besides playing."""
        title, close = self._hearer.says("label-menu"), self._hearer.says("label-close")
        is_game = isinstance(self._host.session, TerminalSession)
        entries = menu_entries(self._hearer, is_game=is_game)
        self._host.push_screen(Choice(title, entries, cancel=close), self._choose)

    def _choose(self, entry: Entry | None) -> None:
        match entry:
            case Page.OPPONENT:
                self.open_opponents()
            case Page.COACH:
                self.open_coach()
            case Page.SETTINGS:
                self.open_settings()
            case Page.KEYS:
                self.open_keys()
            case Load():
                self._host.do(entry)
                self._prepare(entry)
            case Save():
                self._host.do(entry)
                if self._game.autosave.path is None:
                    self._prepare(entry)
            case Wish() | Insight() | Practice():
                self._do(entry)

    def _do(self, command: Wish | Insight | Practice | Oppose) -> None:
        """Obey, and ask what has to be asked before."""
        said = self._host.do(command)
        if self._host.session.is_asking and not self._host.session.is_leaving:
            self._ask(said)

    def open_opponents(self) -> None:
        """The list of opponents; to choose one begins a new game."""

        def chosen(opponent: str | None) -> None:
            if opponent is not None:
                self._do(Oppose(opponent))

        arrangement, hearer = self._game.arrangement, self._hearer
        title, cancel = hearer.says("label-opponent"), hearer.says("label-cancel")
        now = arrangement.computer or HERE
        self._host.push_screen(Choice(title, opponent_table(hearer.words), now=now, cancel=cancel), chosen)

    def open_coach(self) -> None:
        """Whether a coach speaks up; it is heard from now on."""

        def chosen(wish: CoachWish | None) -> None:
            if wish is not None:
                self._host.do(wish)

        hearer, now = self._hearer, CoachWish[self._game.match.settings.coach.name]
        title, cancel = hearer.says("label-coach"), hearer.says("label-cancel")
        self._host.push_screen(Choice(title, coach_entries(hearer), now=now, cancel=cancel), chosen)

    def _prepare(self, command: Save | Load) -> None:
        """Begin a line that needs a file's name."""
        self._host.table.command.begin(f"{phrase(command, self._hearer.manner)} ")

    # Settings and keys

    def open_settings(self, now: str | None = None) -> None:
        """The settings of speech, and the look."""
        title, close = self._hearer.says("label-settings"), self._hearer.says("label-close")
        entries = setting_entries(self._hearer, self._host.theme)
        self._host.push_screen(Choice(title, entries, now=now, cancel=close), self._open_setting)

    def _open_setting(self, name: str | None) -> None:
        if name == THEME:
            self._host.action_toggle_look()
            self.open_settings(name)
        elif name is not None:

            def chosen(manner: Manner | None) -> None:
                if manner is not None:
                    self._host.do(SetManner(manner))
                self.open_settings(name)

            choices, cancel = setting_choices(name, self._hearer), self._hearer.says("label-cancel")
            title = self._hearer.says(f"label-{name}")
            self._host.push_screen(Choice(title, choices, now=self._hearer.manner, cancel=cancel), chosen)

    def open_keys(self) -> None:
        """The list of keys."""
        self.read(self._hearer.says("label-keys"), keys_in_words(self._hearer))

    def read(self, title: str, lines: Sequence[str]) -> None:
        """Some lines to be read at leisure."""
        self._host.push_screen(Reading(title, lines, self._hearer.says("label-close")))
