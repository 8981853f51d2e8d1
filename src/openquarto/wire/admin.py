"""What an operator asks of a running server, and what it answers: one line of JSON each."""

import msgspec

LONGEST_LINE = 4096  # bytes of a request


class List(msgspec.Struct, frozen=True, tag_field="command", tag="list"):
    """Which games are in memory."""


class Watch(msgspec.Struct, frozen=True, tag_field="command", tag="watch"):
    """Tell what happens at a game, as any watcher sees it; without one, the figures again and again."""

    game: str = ""


class Close(msgspec.Struct, frozen=True, tag_field="command", tag="close"):
    """Take a game out of memory; its pages come again by themselves."""

    game: str


class Delete(msgspec.Struct, frozen=True, tag_field="command", tag="delete"):
    """Forget a game."""

    game: str


class Forget(msgspec.Struct, frozen=True, tag_field="command", tag="forget"):
    """Forget a name, wherever a player is called exactly so."""

    name: str


class Ban(msgspec.Struct, frozen=True, tag_field="command", tag="ban"):
    """Shut a network out, for some minutes or until the server stops."""

    network: str
    minutes: float = 0.0


class Unban(msgspec.Struct, frozen=True, tag_field="command", tag="unban"):
    """Let a network in again."""

    network: str


class Bans(msgspec.Struct, frozen=True, tag_field="command", tag="bans"):
    """Which networks are shut out."""


class Games(msgspec.Struct, frozen=True, tag_field="command", tag="games"):
    """Accept new games, or no more."""

    accepts: bool


class Counters(msgspec.Struct, frozen=True, tag_field="command", tag="counters"):
    """All figures as they are now."""


class Metrics(msgspec.Struct, frozen=True, tag_field="command", tag="metrics"):
    """All figures in the text format of Prometheus; one worker asks the others."""


class Backup(msgspec.Struct, frozen=True, tag_field="command", tag="backup"):
    """Write a copy of the database to a new file."""

    file: str


class Drain(msgspec.Struct, frozen=True, tag_field="command", tag="drain"):
    """Leave: unready, then table after table, and end; in the time that the setting `drain` gives."""


AdminRequest = (
    List | Watch | Close | Delete | Forget | Ban | Unban | Bans | Games | Counters | Metrics | Backup | Drain
)


class Game(msgspec.Struct, frozen=True, tag_field="t", tag="game", rename="camel"):
    """A game in memory, as far as anybody may know of it."""

    game: str
    title: str
    variant: str
    players: tuple[str, str]
    present: tuple[bool, bool]
    watchers: int
    pages: int  # that have it open, those of watchers too
    seq: int
    since: str  # the day when it was opened
    is_over: bool


class Banned(msgspec.Struct, frozen=True, tag_field="t", tag="banned"):
    """A network that is shut out; without minutes, until the server stops."""

    network: str
    minutes: float | None


class Figures(msgspec.Struct, frozen=True, tag_field="t", tag="figures"):
    """Figures by their names."""

    figures: dict[str, float]
    problem: str = ""  # why nothing can be relied on, if so


class Exposition(msgspec.Struct, frozen=True, tag_field="t", tag="exposition"):
    """Figures in the text format of Prometheus."""

    text: str


class Told(msgspec.Struct, frozen=True, tag_field="t", tag="told"):
    """What was said at a table, to somebody who watches."""

    seq: int
    sentences: list[str]


class Progress(msgspec.Struct, frozen=True, tag_field="t", tag="progress"):
    """How far long work is."""

    done: int
    total: int


class Finished(msgspec.Struct, frozen=True, tag_field="t", tag="done"):
    """The last line of an answer: it is done, to so many."""

    count: int = 0


class Refused(msgspec.Struct, frozen=True, tag_field="t", tag="refused"):
    """The last line of an answer: why it is not done."""

    code: str
    message: str


AdminAnswer = Game | Banned | Figures | Exposition | Told | Progress | Finished | Refused
