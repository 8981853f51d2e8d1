"""What every store can do. Whatever it has answered is kept, and nothing is ever half there."""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec

from openquarto.server.error import CommitUnknownError, LogChangedError
from openquarto.server.retention import Expiry
from openquarto.wire.table import Sitter

if TYPE_CHECKING:
    from openquarto.server.store.log_store import LogStore

Session = bytes  # the hash of a cookie; the cookie itself is never kept
MOST_INVITATIONS = 5  # open ones to a seat: a newer one ends the oldest
MOST_CLAIMS = 20  # sessions that may have taken a seat with one secret, before one of them comes back
MOST_SENT = 7900  # bytes through a channel at once
BATCH = 200  # games that are looked at in one transaction, so that no commit waits long for it


class StoredEvent(msgspec.Struct, frozen=True):
    """One event of a game's log. The time is the referee's: it stands still while no server runs."""

    seq: int
    kind: str
    body: bytes
    at: float
    credit: float = 0.0  # seconds before this event that nobody's clock was charged for


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known of a game beside its log."""

    game: str
    title: str  # nothing until whoever asks gives it one: then it is called by who plays
    changed: float  # in seconds of the world's time, for lists
    seats: Mapping[Session, Sitter] = field(default_factory=dict)
    by_link: bool = False  # the two are not at one screen
    titles: Mapping[Session, str] = field(default_factory=dict)  # each player's own
    version: int = 0  # grows with every change that is no event: seats, titles, names that were forgotten

    def titled(self, session: Session | None) -> "GameInfo":
        """The game as one player calls it; nobody else is told that title."""
        return replace(self, title=self.titles.get(session, "") if session else "")


class Head(msgspec.Struct, frozen=True):
    """How far a game has come: the last event of its log, and the version of what is known beside it."""

    seq: int
    version: int


class ChannelListener(Protocol):
    """Is called in the thread of the event loop with what comes through a channel."""

    def received(self, sender: str, text: str) -> None:
        """A process, perhaps this one, has sent something."""
        ...

    def reconnected(self) -> None:
        """The channel is whole, at first or again: what was sent before is lost."""
        ...

    def time_is(self, at: float) -> None:
        """The referee's time that all processes share; about once a second."""
        ...


class Channel(Protocol):
    """How processes that share a database tell each other what happens; what is lost is found by asking.

    The store itself sends `changed game:seq game:seq …` after each commit: the last event of each game, or 0
    where only its version changed.
    """

    process: str  # the name of this one
    is_connected: bool  # whether others are heard, as far as is known

    def open(self, listener: ChannelListener) -> None:
        """Call a listener from now on."""
        ...

    def send(self, text: str) -> None:
        """Tell all processes, this one too; at most MOST_SENT bytes."""
        ...

    async def close(self) -> None:
        """Hear nothing more."""
        ...


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """Takes a seat with a secret, which is used up by that; whoever had the seat before has it no more.

    The session is a new one. As long as it was not confirmed, the same secret gives the seat to further new
    sessions that come from the same old one: so a request whose answer was lost may be repeated.
    """

    secret: Session  # its hash
    game: str
    seat: Sitter
    session: Session
    instead_of: Session | None = None  # whose other games it takes over when it is confirmed


class Transaction(msgspec.Struct, frozen=True):
    """What is written together or not at all: perhaps a new game, a seat, and events by their games."""

    changed: float
    events: Mapping[str, Sequence[StoredEvent]]
    opened: GameInfo | None = None
    claim: SeatClaim | None = None
    expiring: frozenset[str] = frozenset()  # games that are over, and are forgotten after a while


@dataclass(slots=True)
class CommitStats:
    """How many commits a store has made, how long they took, and how often somebody sat down or left."""

    commits: int = 0
    seconds: float = 0.0
    begun: float | None = None  # by the monotonic clock: when the commit began that is under way
    seatings: int = 0  # grows with every change of who has a seat, before that is acknowledged
    failure: str = ""  # why the last change could not be written; nothing after one that could
    failed: int = 0  # changes that could not be written
    unknown: int = 0  # of them, those that may be kept all the same
    doubted: int = 0  # commits whose answer was lost, and which were asked for
    clashes: int = 0  # changes for which another process was quicker

    def count(self, seconds: float) -> None:
        """Count one more commit."""
        self.commits += 1
        self.seconds += seconds

    def fail(self, problem: Exception, why: str, changes: int) -> None:
        """Count changes that could not be written; without a reason it was not the database's fault."""
        if why:
            self.failure = why
            self.failed += changes
        if isinstance(problem, CommitUnknownError):
            self.unknown += changes
        elif isinstance(problem, LogChangedError):
            self.clashes += changes


class Store(Protocol):
    """Keeps games; raises StoreError where the disk refuses, and then nothing has changed."""

    stats: CommitStats
    channel: Channel | None  # None where this process alone writes
    tournaments: "LogStore"
    classrooms: "LogStore"

    def write(self, transaction: Transaction) -> Awaitable[GameInfo | None]:
        """Commit; raises LogChangedError for an event that is there or a game that is not.

        Where a seat is taken, the answer is what is known of that game then, so that nothing has to be read
        after the commit. Raises SecretUsedError for a used secret.
        """
        ...

    async def log(self, game: str) -> list[StoredEvent]:
        """The events of a game in their order; none of a game that there is not."""
        ...

    async def load(self, games: Sequence[str]) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
        """Several games and their logs at once; without those that there are not."""
        ...

    async def game(self, game: str) -> GameInfo | None:
        """What is known of a game."""
        ...

    async def later(self, game: str, seq: int) -> tuple[GameInfo | None, list[StoredEvent]]:
        """What is known of a game now, and the events of its log after a number; None if it is gone."""
        ...

    async def heads(self, games: Sequence[str]) -> dict[str, Head]:
        """How far several games have come; without those that there are not."""
        ...

    async def games_of(self, session: Session) -> list[GameInfo]:
        """The games of a player, the one that changed last first."""
        ...

    async def knows(self, session: Session) -> bool:
        """Whether a session has any game, or a role in a tournament or a class."""
        ...

    async def rename(self, game: str, session: Session, title: str) -> None:
        """Give a game another title for one of its players."""
        ...

    async def delete(self, game: str) -> None:
        """Forget a game."""
        ...

    async def invite(self, secret: Session, game: str, seat: Sitter, made: float) -> None:
        """Let whoever brings a secret take a seat, once; its hash is kept, and of a seat the newest few."""
        ...

    async def invited(self, secret: Session) -> tuple[str, Sitter] | None:
        """The game and the seat that a secret is for; None if it is used, or never was one."""
        ...

    async def claimed(self, secret: Session, instead_of: Session) -> tuple[str, Sitter] | None:
        """The game and the seat that a session took with a secret, if nothing was heard of it since."""
        ...

    async def unconfirmed(self) -> set[Session]:
        """The sessions that took a seat and have not come back yet."""
        ...

    async def is_unconfirmed(self, session: Session) -> bool:
        """Whether a session took a seat and has not come back yet."""
        ...

    async def confirm(self, session: Session) -> Session | None:
        """Let a session that has come back be the only one in its seat, and take over all of the old.

        The old session, which has no game any more; None if there is nothing to confirm.
        """
        ...

    async def leave(self, game: str, session: Session) -> GameInfo | None:
        """Let somebody have nothing to do with a game any more; one that nobody has is forgotten.

        What is known of the game then; None if it is gone.
        """
        ...

    async def rewrite(
        self, game: str, version: int, events: Sequence[StoredEvent], untitled: Collection[Session] = ()
    ) -> GameInfo:
        """Put other bodies in the place of events, and take titles away: only to forget a name.

        What is known of the game then; nothing of what was there before is left in a file. Raises
        LogChangedError if the game has another version than the one for which that was made, or is gone.
        """
        ...

    async def expire(self, expiry: Expiry, after: str = "") -> tuple[list[str], str]:
        """Look at the next games behind one, by their names, and forget those whose time is over.

        Answers which were forgotten, and behind which one to go on; nothing when there are no more.
        """
        ...

    async def world_time(self) -> float:
        """The time of the world, in seconds: by one clock for all processes that share the store."""
        ...

    async def expire_invitations(self, expiry: Expiry) -> int:
        """Forget some invitations whose time is over, and tell how many: fewer than BATCH are the last."""
        ...

    async def mentions(self, name: str, after: str = "") -> tuple[list[str], str]:
        """Look at the next games behind one, and tell which have a name in their title or their log.

        What only looks like the name is told too. The second answer is that of `expire`.
        """
        ...

    async def sync(self) -> None:
        """Wait until what can be read by now is as durable as what was committed; raises CommitUnknownError.

        A primary may show what its standby never got.
        """
        ...

    async def check(self, *, writes: bool) -> None:
        """Raise StoreError unless the store is where it was opened, and can be written if that is asked."""
        ...

    async def back_up(self, path: Path, progress: Callable[[int, int], None]) -> None:
        """Write a copy of everything to a new file, while changes go on; raises ServerError, StoreError.

        `progress` is called in any thread with how many pages are left, and how many there are.
        """
        ...

    async def time(self) -> float:
        """The latest time of the referee that is kept."""
        ...

    async def keep_time(self, at: float) -> None:
        """Keep the referee's time, so that a restart goes on from here."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let the file go."""
        ...
