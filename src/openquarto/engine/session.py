"""The protocol as a state machine: a line in, orders out. It knows no clock, thread, input or output."""

from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.about import NAME, VERSION
from openquarto.engine.error import EngineFault
from openquarto.engine.limits import Limits
from openquarto.engine.moves import NO_TURN, read_position
from openquarto.engine.option import Choices, options
from openquarto.notation.token import shortened
from openquarto.rules.error import QuartoError, TextError
from openquarto.rules.game import Game
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat


@dataclass(frozen=True, slots=True)
class Say:
    """Write this line."""

    line: str


@dataclass(frozen=True, slots=True)
class Prepare:
    """Have everything ready that these choices need."""

    choices: Choices


@dataclass(frozen=True, slots=True)
class Forget:
    """A new game begins: forget what was searched."""


@dataclass(frozen=True, slots=True)
class Search:
    """Search for a turn, and tell `found` when there is one."""

    position: Position
    limits: Limits
    choices: Choices


@dataclass(frozen=True, slots=True)
class Halt:
    """End the search that is going on, with the best that was found so far."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The conversation is over."""


Order = Say | Prepare | Forget | Search | Halt | Leave
_RESULTS = {None: "draw", Seat.FIRST: "p1win", Seat.SECOND: "p2win"}


@dataclass(frozen=True, slots=True)
class Identity:
    """How an engine introduces itself: its name, its author, and which options it has, if not all."""

    name: str = f"{NAME} {VERSION}"
    author: str = f"the {NAME} contributors"
    options: tuple[str, ...] | None = None


class Session:
    """What one conversation has come to: the options, the game, and whether a search is going on."""

    def __init__(self, identity: Identity | None = None) -> None:
        self._identity = identity or Identity()
        chosen = self._identity.options
        announced = [option for option in options() if chosen is None or option.name in chosen]
        self._options = {option.name.lower(): option for option in announced}
        self._choices = Choices()
        self._game: Game | None = Game.of(Position())  # none after a position that was refused
        self._limits: Limits | None = None  # of the search that is going on
        self._held: str | None = None  # the answer of an infinite search that is over before `stop`
        self._answers = {
            "ugi": self._ugi,
            "isready": self._isready,
            "setoption": self._setoption,
            "uginewgame": self._uginewgame,
            "position": self._position,
            "go": self._go,
            "stop": self._stop,
            "query": self._query,
            "quit": self._quit,
        }

    @property
    def is_searching(self) -> bool:
        """Whether an answer is owed."""
        return self._limits is not None

    def handle(self, line: str) -> tuple[Order, ...]:
        """What a line calls for. Whatever is wrong with it is said in an `info string`, never raised."""
        word, rest = (*line.split(maxsplit=1), "", "")[:2]
        if not word:
            return ()
        if word not in self._answers:
            return (_told(EngineFault("command unknown", text=shortened(word))),)
        if self.is_searching and word in ("setoption", "uginewgame", "position", "go"):
            return (_told(EngineFault("busy", text=word)),)
        orders: list[Order] = []
        try:
            orders.extend(self._answers[word](rest.strip()))
        except QuartoError as error:
            orders.append(_told(*error.faults))
            if word == "go":  # whoever sent it waits for an answer
                orders.append(Say(f"bestmove {NO_TURN}"))
            elif word == "query":
                orders.append(Say("response none"))
        return tuple(orders)

    def found(self, turn: str | None) -> tuple[Order, ...]:
        """What to do with the turn that a search has found; that of an infinite one waits for `stop`."""
        if self._limits is None:
            return ()
        turn = turn or NO_TURN
        if self._limits.infinite:
            self._held = turn
            return ()
        self._limits = None
        return (Say(f"bestmove {turn}"),)

    def _ugi(self, _: str) -> Iterator[Order]:
        yield Say(f"id name {self._identity.name}")
        yield Say(f"id author {self._identity.author}")
        for option in self._options.values():
            yield Say(option.line)
        yield Say("ugiok")

    def _isready(self, _: str) -> Iterator[Order]:
        if not self.is_searching:
            yield Prepare(self._choices)
        yield Say("readyok")

    def _setoption(self, text: str) -> Iterator[Order]:
        head, _, rest = text.partition(" ")
        name, _, value = f"{rest} ".partition(" value ")
        if head != "name" or not name.strip():
            raise TextError(EngineFault("option unreadable", text=shortened(text)))
        option = self._options.get(name.strip().lower())
        if option is None:
            known = tuple(each.name for each in self._options.values())
            raise TextError(EngineFault("option unknown", known=known, text=shortened(name.strip())))
        before = self._choices
        self._choices = option.take(before, value.strip())
        if self._choices.variant != before.variant:
            self._game = Game.of(Position(variant=self._choices.variant))
        yield from ()

    def _uginewgame(self, _: str) -> Iterator[Order]:
        self._game = Game.of(Position(variant=self._choices.variant))
        yield Forget()

    def _position(self, text: str) -> Iterator[Order]:
        self._game = None  # a search in the position before would answer a question that nobody asked
        self._game = read_position(text, self._choices.variant)
        yield from ()

    def _go(self, text: str) -> Iterator[Order]:
        limits = Limits.parse(text)
        game = self._known_game()
        if game.outcome:
            raise TextError(EngineFault("game over"))
        self._limits, self._held = limits, None
        yield Search(game.position, limits, self._choices)

    def _stop(self, _: str) -> Iterator[Order]:
        if self._limits is None:
            return
        self._limits = Limits()  # whatever is found now is said at once
        if self._held is None:
            yield Halt()
        else:
            yield from self.found(self._held)

    def _query(self, text: str) -> Iterator[Order]:
        game = self._known_game()
        match text:
            case "gameover":
                yield Say(f"response {'true' if game.outcome else 'false'}")
            case "p1turn":
                yield Say(f"response {'true' if game.to_act is Seat.FIRST else 'false'}")
            case "result":
                yield Say(f"response {_RESULTS[game.outcome.winner] if game.outcome else 'none'}")
            case _:
                raise TextError(EngineFault("query unknown", text=shortened(text)))

    def _quit(self, _: str) -> Iterator[Order]:
        if self.is_searching:
            yield Halt()
        self._limits = None
        yield Leave()

    def _known_game(self) -> Game:
        if self._game is None:
            raise TextError(EngineFault("no position"))
        return self._game


def _told(*faults: EngineFault | object) -> Say:
    """Say what is wrong, on one line whatever the text holds that it quotes."""
    sentence = "; ".join(map(str, faults))
    return Say("info string " + "".join(each if each.isprintable() else "?" for each in sentence))
