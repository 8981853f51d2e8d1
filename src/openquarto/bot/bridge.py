"""Plays the games of a bot by a UGI engine: what the table tells becomes a game, its turns become actions."""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from openquarto.bot.client import BotClient, Message
from openquarto.bot.error import BotError
from openquarto.engine.client import Engine
from openquarto.engine.error import EngineError
from openquarto.engine.limits import Limits
from openquarto.notation.read import read_one
from openquarto.rules.action import Action, parse_action
from openquarto.rules.error import QuartoError
from openquarto.rules.game import Game

LAG = 400  # milliseconds of a clock that are left to the way there and back
LEAST = 50  # milliseconds that an engine is given at least
WAITED_FOR = ("stale", "not begun")  # refused, and the table tells more in a moment
Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Thinking:
    """The engine that plays, how long it thinks where no clock runs, and how many games at once."""

    command: Sequence[str]
    movetime: int = 2000  # milliseconds
    games: int = 4


class TableGame:
    """A game as the messages of its table tell it."""

    def __init__(self) -> None:
        self.game = Game()
        self.seat = ""
        self.seq = 0
        self.view: Message = {}
        self.clock: Message = {}
        self.is_alone = False  # nobody has the other seat yet

    def take(self, message: Message) -> bool:
        """Take a message in; whether the table is another one since."""
        kind, told = message["t"], message["d"]
        if kind == "table":
            table = told["table"]
            self.game, self.seat = read_one(table["record"]).game, table["seat"]
            self.view, self.clock, self.is_alone = table["view"], table["clock"], table["isFree"]
        elif kind == "news":
            if told["action"]:
                self.game = self.game.play(parse_action(told["action"]))
            self.view, self.clock = told["view"], told["clock"]
        else:
            return False
        self.seq = message["v"]
        return True

    def limits(self, movetime: int) -> Limits:
        """How long an engine may think: never longer than is asked for, and well within the own clock."""
        left = self.clock.get(self.seat)
        return Limits(movetime=movetime if left is None else max(LEAST, min(movetime, left - LAG)))


class GamePlayer:
    """Plays one game of a bot by an engine of its own."""

    def __init__(self, client: BotClient, game: str, thinking: Thinking, tell: Tell) -> None:
        self._client = client
        self._game = game
        self._thinking = thinking
        self._tell = tell
        self._table = TableGame()
        self._rest: deque[Action] = deque()  # of the engine's turn, still to be done

    def play(self) -> None:
        """Play to the end; an engine that fails resigns."""
        table = self._table
        with Engine(self._thinking.command) as engine:
            engine.new_game()
            for message in self._client.table(self._game):
                if not table.take(message):
                    continue
                if table.view["ending"]:
                    self._tell(f"{self._game}: {table.view['ending']['title']}")
                    return
                if table.view["isMyTurn"] and not table.is_alone:
                    self._do_next(engine)

    def _do_next(self, engine: Engine) -> None:
        """Do the next action of a turn; the engine is asked once a turn, and again after a false call."""
        table = self._table
        if not self._rest or self._rest[0] not in table.game.position.legal_actions:
            limits = table.limits(self._thinking.movetime)
            try:
                self._rest = deque(engine.ask(table.game, limits).actions)
            except EngineError:
                self._client.wish(self._game, "resign", table.seq)
                raise
        answer = self._client.act(self._game, str(self._rest.popleft()), table.seq)
        if answer["t"] == "refused":
            self._rest.clear()
            if answer["d"]["code"] not in WAITED_FOR:
                self._tell(f"{self._game}: {answer['d']['sentence']}")


def serve(client: BotClient, thinking: Thinking, tell: Tell) -> None:
    """Play every game of the bot, so many at once, until the server sends it away."""
    free = threading.Semaphore(thinking.games)

    def run(game: str) -> None:
        with free:
            try:
                GamePlayer(client, game, thinking, tell).play()
            except (BotError, EngineError) as problem:
                tell(f"{game}: {problem}")
            except QuartoError as problem:
                tell(f"{game}: the table told something that cannot be: {problem}")

    for message in client.games():
        if message["t"] == "game":
            tell(f"{message['d']['game']}: {message['d']['seat']}")
            threading.Thread(target=run, args=(message["d"]["game"],), daemon=True).start()
