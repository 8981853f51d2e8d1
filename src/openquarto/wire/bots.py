"""What programs that play are answered over HTTP; what happens at a table is in `messages`."""

import msgspec

from openquarto.wire.table import Sitter


class BotGame(msgspec.Struct, frozen=True, rename="camel"):
    """A game of a bot that goes on, or waits for somebody."""

    game: str
    seat: Sitter


class BotAccount(msgspec.Struct, frozen=True, rename="camel"):
    """Who a bot is here."""

    name: str  # as all see it, with (bot) behind it
    games: list[BotGame]


class BotTable(msgspec.Struct, frozen=True, rename="camel"):
    """A table that a bot has opened: where others watch, and the link to the other seat."""

    game: str
    url: str
    invitation: str
