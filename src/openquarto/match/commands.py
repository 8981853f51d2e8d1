"""What a command does, behind the page and the terminal alike: one case a command."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from openquarto.match.opponent import opponent_lines
from openquarto.rules.action import Action, Call
from openquarto.speech import command as kinds
from openquarto.speech.answer import ask_line
from openquarto.speech.command import Ask, Command, Topic, Wish
from openquarto.speech.help import help_now, help_with
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.masked import Sight
from openquarto.view.touch import Spot, StockPlace

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class CommandTarget(Protocol[R_co]):
    """A table that commands are for; each method does one thing and returns what the caller needs of it."""

    @property
    def hearer(self) -> Hearer: ...
    @property
    def view(self) -> Sight: ...

    def say(self, said: tuple[str, ...]) -> R_co:
        """Answer in words."""
        ...

    def ask_yes(self, question: str) -> R_co:
        """Ask something that is answered by yes or no."""
        ...

    def ask_line(self, question: str) -> R_co:
        """Ask for the line of a call."""
        ...

    def act(self, action: Action | StockPlace) -> R_co: ...
    def touch(self, spot: Spot) -> R_co: ...
    def answer(self, ask: Ask) -> R_co: ...
    def resign(self) -> R_co: ...
    def new_game(self) -> R_co: ...
    def offer(self, wish: Wish) -> R_co: ...
    def reply(self, *, accept: bool) -> R_co: ...
    def repeat(self) -> R_co: ...
    def leave(self) -> R_co: ...
    def oppose(self, opponent: str | None) -> R_co: ...
    def save(self, file: str | None) -> R_co: ...
    def load(self, file: str | None) -> R_co: ...
    def set_manner(self, manner: Manner) -> R_co: ...
    def step(self, step: kinds.Step | kinds.StepTo) -> R_co: ...
    def insight(self, asked: kinds.Insight) -> R_co: ...
    def coach(self, wish: kinds.CoachWish, /) -> R_co: ...
    def practise(self, asked: kinds.Practice) -> R_co: ...


class CommandInterpreter(Generic[R]):
    """Carries commands out, and remembers what was asked back: a line for a call, or a yes."""

    def __init__(self, target: CommandTarget[R]) -> None:
        self._target = target
        self._pending: Callable[[], R] | None = None  # what a yes does
        self._refused: Callable[[], R] | None = None  # what a no does, if it does something
        self._asked_for_line = False

    @property
    def is_asking(self) -> bool:
        """Whether a yes or a no is waited for."""
        return self._pending is not None

    @property
    def is_asking_line(self) -> bool:
        """Whether the line of a call is waited for."""
        return self._asked_for_line

    def confirm(self, question: str, action: Callable[[], R], **values: str) -> R:
        """Ask before something is done that cannot be undone."""
        self._pending = action
        return self._target.ask_yes(self._target.hearer.says(question, **values))

    def ask(self, accepted: Callable[[], R], refused: Callable[[], R]) -> None:
        """Wait for a yes or a no to something that was said, each of which does something."""
        self._pending, self._refused = accepted, refused

    def run(self, command: Command) -> R:  # noqa: C901, PLR0911, PLR0912  one case a command
        """Do what a command says; raises QuartoError if it is refused, and then nothing has changed."""
        target = self._target
        pending, self._pending = self._pending, None
        refused, self._refused = self._refused, None
        asked_for_line, self._asked_for_line = self._asked_for_line, isinstance(command, kinds.CallAsked)
        match command:
            case Ask(kinds.Question.LINES, (line,)) if asked_for_line:
                return target.act(Call(line))
            case kinds.Act(action) | kinds.GivePlace(action):
                return target.act(action)
            case kinds.Touch(spot):
                return target.touch(spot)
            case kinds.CallAsked():
                return target.ask_line(ask_line(command, target.view, target.hearer))
            case Ask():
                return target.answer(command)
            case Wish():
                if refused and command is Wish.DECLINE:
                    return refused()
                return self._wish(command, pending)
            case kinds.Step() | kinds.StepTo():
                return target.step(command)
            case kinds.Insight():
                return target.insight(command)
            case kinds.CoachWish():
                return target.coach(command)
            case kinds.Practice():
                return target.practise(command)
            case kinds.Save(file):
                return target.save(file)
            case kinds.Load(file):
                return target.load(file)
            case kinds.Oppose(opponent):
                return target.oppose(opponent)
            case kinds.Help(topic):
                return target.say(self._help(topic))
            case kinds.SetManner(manner):
                return target.set_manner(manner)

    def _wish(self, wish: Wish, pending: Callable[[], R] | None) -> R:  # noqa: PLR0911  one case a wish
        target = self._target
        match wish:
            case Wish.ACCEPT | Wish.DECLINE if pending:
                accepted = wish is Wish.ACCEPT
                return pending() if accepted else target.say((target.hearer.says("cancelled"),))
            case Wish.ACCEPT | Wish.DECLINE:
                return target.reply(accept=wish is Wish.ACCEPT)
            case Wish.RESIGN if target.view.outcome:
                return target.say((target.hearer.says("not-after-end"),))
            case Wish.RESIGN:
                return self.confirm("resign-sure", target.resign)
            case Wish.NEW:
                return target.new_game()
            case Wish.REPEAT:
                return target.repeat()
            case Wish.QUIT:
                return target.leave()
            case _:
                return target.offer(wish)

    def _help(self, topic: Topic | None) -> tuple[str, ...]:
        hearer = self._target.hearer
        if topic is None:
            return help_now(self._target.view, hearer)
        more = opponent_lines(hearer) if topic is Topic.OPPONENT else ()
        return (*help_with(topic, hearer), *more)
