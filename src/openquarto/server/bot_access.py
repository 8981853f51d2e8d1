"""How programs that play are let in: by their token, at a rate, with so many streams at once."""

from collections import Counter
from contextlib import ExitStack

from openquarto.server.bots import Bot, BotFile
from openquarto.server.error import ServerError
from openquarto.server.limits import Addresses, Limits, Rate, Remembered

MOST_STREAMS = 32  # of one bot at a process: its games, and the stream of all of them


class BotAccess:
    """The bots of a server, and how much each of them asks for."""

    def __init__(self, file: BotFile, limits: Limits) -> None:
        self._file = file
        self._limits = limits
        self._rates: Remembered[str, Rate] = Remembered(lambda rate: rate.is_forgotten)
        self._streams: Counter[str] = Counter()

    def of_token(self, token: str) -> Bot:
        """The bot that a token belongs to; raises ServerError if there is none."""
        bot = self._file.of_token(token)
        if bot is None:
            raise ServerError("no bot")
        return bot

    def holds(self, bot: Bot) -> bool:
        """Whether a bot is still let in."""
        return bot in self._file.bots

    def count(self, bot: Bot) -> None:
        """Count a message of a bot; raises ServerError if there were too many."""
        most, seconds = self._limits.messages, self._limits.message_seconds
        if not self._rates.of(bot.token, lambda: Rate(most, seconds)).take():
            raise ServerError("too many tries", most=most)

    def stream(self, bot: Bot, addresses: Addresses, address: str) -> ExitStack:
        """Count a stream for as long as it is open, as a socket of its address too; raises ServerError."""
        if self._streams[bot.token] >= MOST_STREAMS:
            raise ServerError("too many sockets", most=MOST_STREAMS)
        with ExitStack() as counted:
            counted.enter_context(addresses.socket(address))
            self._streams[bot.token] += 1
            counted.callback(self._leave, bot.token)
            return counted.pop_all()

    def _leave(self, token: str) -> None:
        self._streams[token] -= 1
        if not self._streams[token]:
            del self._streams[token]
