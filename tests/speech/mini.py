"""A small terminal for the tests: types, acts, and writes down what each hearer is told."""

from openquarto.match import Match, Settings
from openquarto.rules.action import Action
from openquarto.rules.error import QuartoError
from openquarto.rules.seat import Seat
from openquarto.speech import Hearer, Manner, announce, answer, ask_line, parse, prompt, refuse, tell_change
from openquarto.speech.command import Act, Ask, CallAsked, Help, SetManner
from openquarto.speech.help import help_now, help_with
from openquarto.view.event import Event


class Mini:
    """A match with both seats and a watcher listening, in one manner."""

    def __init__(self, manner: Manner, settings: Settings | None = None) -> None:
        self.match = Match(settings, now=lambda: 0.0)
        self.manner = manner
        self.told = 0
        self.lines: list[str] = []

    def hearer(self, seat: Seat | None) -> Hearer:
        settings = self.match.settings
        return Hearer(manner=self.manner, seat=seat, first=settings.first, second=settings.second)

    def type(self, line: str) -> None:
        """Let the one to act type a line."""
        seat = self.match.to_act
        view, hearer = self.match.view(seat), self.hearer(seat)
        self.lines.append(f"{prompt(view, self.hearer(None))} {line}")
        try:
            command = parse(line, self.manner, view)
            match command:
                case Act(action) if seat is not None:
                    self.act(seat, action)
                case CallAsked():
                    self.say(seat, ask_line(command, view, hearer))
                case Ask():
                    clocks = {each: self.match.time_left(each) for each in Seat}
                    events = self.match.events(seat)
                    self.say(seat, *answer(command, view, hearer, events=events, clocks=clocks))
                case Help(topic):
                    self.say(seat, *(help_with(topic, hearer) if topic else help_now(view, hearer)))
                case SetManner(manner):
                    before, self.manner = self.manner, manner
                    self.say(seat, *tell_change(before, manner))
                case _:
                    raise AssertionError(command)
        except QuartoError as error:
            self.say(seat, *refuse(error, hearer))

    def act(self, seat: Seat, action: Action) -> None:
        self.match.act(seat, action)
        self.tell()

    def tell(self) -> None:
        """Tell everybody what is new."""
        events: tuple[Event, ...] = self.match.events(since=self.told)
        self.told += len(events)
        for listener in (*Seat, None):
            self.say(listener, *announce(events, self.match.view(listener), self.hearer(listener)))

    def say(self, seat: Seat | None, *sentences: str) -> None:
        for sentence in sentences:
            self.lines.append(f"    {seat or 'all'}: {sentence}")
