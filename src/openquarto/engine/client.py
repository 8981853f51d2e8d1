"""The use of any engine: it is greeted, set and asked for turns; what it does wrong is one of few errors."""

import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from openquarto.engine.error import (
    EngineError,
    EngineFault,
    EngineOutputError,
    EngineSilenceError,
    EngineTimeError,
    EngineTurnError,
)
from openquarto.engine.info import Info
from openquarto.engine.limits import Limits
from openquarto.engine.moves import is_whole, position_words, read_turn
from openquarto.engine.process import Process
from openquarto.notation.token import shortened
from openquarto.rules.action import Action
from openquarto.rules.error import Fault, QuartoError
from openquarto.rules.game import Game

MOST_LINES = 20_000  # for one answer
STOPS_IN = 1.0  # seconds, or the engine's patience if that is shorter
MOST_INFOS, MOST_GREETING = 1_000, 1_000  # lines that are kept, the last ones
MOST_SAID = 400  # characters of a sentence that is passed on


@dataclass(frozen=True, slots=True)
class Reply:
    """A legal turn: its token as it was said, its actions, how long it took, and what was told before it."""

    turn: str
    actions: tuple[Action, ...]
    seconds: float
    infos: tuple[Info, ...] = ()


class Engine:
    """An engine that runs; use it as a context, so that it ends for certain.

    `patience` is how many seconds it has for every answer that no clock is run for, and for a turn without a
    limit of time; `grace` is how much later than its limits a turn may come, for the pipes between.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        options: Mapping[str, str] | None = None,
        patience: float = 10.0,
        grace: float = 0.2,
    ) -> None:
        self.patience, self.grace = patience, grace
        self.author = ""
        self.options: dict[str, str] = {}  # what it announced, each with the words after its name
        self.greeting: list[str] = []  # all that it said before ugiok
        self.process = Process(words_of(command))
        self.name = self.process.name
        self._owes_turn = False
        try:
            self._greet()
            for name, value in (options or {}).items():
                self.set_option(name, value)
            self.sync()
        except BaseException:
            self.process.close(politely=False)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.close(politely=not isinstance(error, EngineError))

    def close(self) -> None:
        """End it: it is asked, then told, then killed."""
        self.process.close()

    def send(self, line: str) -> None:
        """Send a line as it is."""
        self.process.send(line)

    def receive(self, seconds: float, expected: str) -> str | None:
        """The next line that it says in this time, if any."""
        heard = self.process.receive(time.monotonic() + seconds, expected)
        return heard and heard[0]

    def set_option(self, name: str, value: str) -> None:
        """Set one option; an engine that does not know it says so in words of its own, or not at all."""
        self.process.send(f"setoption name {name} value {value}")

    def new_game(self) -> None:
        """Tell that another game begins."""
        self.process.send("uginewgame")
        self.sync()

    def sync(self) -> None:
        """Wait until everything that was sent is taken in."""
        self._expect("isready", "readyok", lambda line: line == "readyok")

    def show(self, game: Game) -> None:
        """Send a game: where it began, and all turns since."""
        self.process.send(f"position {position_words(game)}")

    def query(self, question: str, game: Game | None = None) -> str:
        """The answer to `gameover`, `p1turn` or `result`, about a game or the position that was sent last."""
        if game is not None:
            self.show(game)
        line = self._expect(f"query {question}", "response", lambda line: line.split()[:1] == ["response"])
        return line.removeprefix("response").strip()

    def ask(self, game: Game, limits: Limits) -> Reply:
        """The engine's turn; raises EngineTimeError, EngineTurnError and the rest."""
        self.show(game)
        self.sync()  # what it needs to take the position in is not its thinking time
        self.begin(limits)
        given = limits.deadline_ms(game.to_act)
        seconds = self.patience if given is None else given / 1000 + self.grace
        began = time.monotonic()
        infos: list[Info] = []
        said = ""
        for line, at in self._lines(began + seconds, "bestmove"):
            words = line.split()
            if words[:1] == ["bestmove"] and at <= began + seconds:
                self._owes_turn = False
                turn = words[1] if len(words) > 1 else ""
                return self.reply(game, turn, at - began, tuple(infos), said=said)
            if words[:1] == ["bestmove"]:
                self._owes_turn = False
                break
            if words[:2] == ["info", "string"]:
                said = " ".join(words[2:])
            info = Info.parse(line)
            if info is not None:
                infos = [*infos[1 - MOST_INFOS :], info]
        raise self._lateness(seconds)

    def begin(self, limits: Limits) -> None:
        """Send `go`; from now on a turn is owed."""
        self.process.send(f"go {limits}".strip())
        self._owes_turn = True

    def stop(self) -> str:
        """Send `stop`: the turn that follows in time, unread; if none does, the engine is closed."""
        seconds = min(self.patience, STOPS_IN)
        self.process.send("stop")
        for line, _ in self._lines(time.monotonic() + seconds, "bestmove"):
            if (words := line.split())[:1] == ["bestmove"]:
                self._owes_turn = False
                return words[1] if len(words) > 1 else ""
        # Whatever it answers later could be taken for the answer to another question.
        self.process.close(politely=False)
        raise EngineTimeError(EngineFault("stuck", engine=self.name, seconds=seconds))

    def reply(
        self, game: Game, turn: str, seconds: float, infos: tuple[Info, ...] = (), *, said: str = ""
    ) -> Reply:
        """The turn in an answer; raises EngineTurnError with the reason, which the engine may have said."""
        told = {"engine": self.name, "text": shortened(turn), "position": str(game.position)}
        if turn in ("", "none", "(none)", "0000"):
            why = f"; it said: {said[:MOST_SAID]}" if said else ""
            raise EngineTurnError(EngineFault("no turn", **told, why=why))
        try:
            actions = read_turn(game, turn)
        except QuartoError as error:
            raise EngineTurnError(EngineFault("illegal", **told, reason=str(error))) from None
        after = game
        for action in actions:
            after = after.play(action)
        if not is_whole(after):
            raise EngineTurnError(EngineFault("turn cut short", **told))
        return Reply(turn, actions, seconds, infos)

    def _lateness(self, seconds: float) -> EngineTimeError:
        """Late; an engine that answers to `stop` can be asked again, another one is closed."""
        faults: list[Fault] = [EngineFault("late", engine=self.name, seconds=seconds)]
        if self._owes_turn:
            try:
                self.stop()
            except EngineError as error:
                self.process.close(politely=False)
                faults.extend(error.faults)
        return EngineTimeError(*faults)

    def _greet(self) -> None:
        def hears(line: str) -> bool:
            words = line.split()
            self.greeting = [*self.greeting[1 - MOST_GREETING :], line]
            if words[:2] == ["id", "name"] and len(words) > 2:
                self.name = self.process.name = shortened(" ".join(words[2:]))
            elif words[:2] == ["id", "author"]:
                self.author = shortened(" ".join(words[2:]))
            elif words[:2] == ["option", "name"] and "type" in words:
                at = words.index("type")
                self.options[" ".join(words[2:at])] = " ".join(words[at:])
            return words == ["ugiok"]

        self._expect("ugi", "ugiok", hears)

    def _expect(self, command: str, expected: str, is_it: Callable[[str], bool]) -> str:
        """The line that answers to a command."""
        self.process.send(command)
        for line, _ in self._lines(time.monotonic() + self.patience, expected):
            if is_it(line.strip()):
                return line.strip()
            if line.split()[:1] == ["bestmove"]:
                self._take_unexpected(line)
        raise EngineSilenceError(
            EngineFault("silent", engine=self.name, expected=expected, seconds=self.patience, command=command)
        )

    def _take_unexpected(self, line: str) -> None:
        """A turn that nobody asked for could be taken for the answer to the next question."""
        if not self._owes_turn:
            raise EngineOutputError(EngineFault("unasked", engine=self.name, text=shortened(line)))
        self._owes_turn = False

    def _lines(self, until: float, expected: str) -> Iterator[tuple[str, float]]:
        """What it says until then, each line with its time; raises if it says too much."""
        for _ in range(MOST_LINES):
            heard = self.process.receive(until, expected)
            if heard is None:
                return
            yield heard
        raise EngineOutputError(
            EngineFault("too many lines", engine=self.name, most=MOST_LINES, expected=expected)
        )


def words_of(command: str | Sequence[str]) -> tuple[str, ...]:
    """A command line as its words; a text is split as a shell would."""
    return tuple(shlex.split(command)) if isinstance(command, str) else tuple(command)
