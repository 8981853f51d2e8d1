"""What the lobby shows of tables, to anybody who comes."""

import msgspec


class LobbyEntry(msgspec.Struct, frozen=True, rename="camel"):
    """A table that waits for somebody, or a game to watch."""

    game: str
    waits: bool
    host: str  # who waits, if they said a name; a bot has (bot) behind it
    title: str  # who plays
    variant: str
    edition: str
    clock: str  # 60/turn, 450+5, or - for none
    sentences: list[str]  # what counts there
    placed: int  # pieces; of a masked game none is told
    watchers: int
    is_mine: bool


class LobbyListing(msgspec.Struct, frozen=True, rename="camel"):
    """All that is to be seen now."""

    waiting: list[LobbyEntry]
    playing: list[LobbyEntry]
