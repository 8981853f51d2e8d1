"""What every store can do. Whatever it has answered is kept, and nothing is ever half there."""

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from openquarto.server.event import Logged
from openquarto.wire.table import Sitter

Session = bytes  # the hash of a cookie; the cookie itself is never kept


@dataclass(frozen=True, slots=True)
class Kept:
    """What is known of a game beside its log."""

    game: str
    title: str  # nothing until somebody gives it one: then it is called by who plays, in everybody's language
    changed: float  # in seconds of the world's time, for lists
    sitters: Mapping[Session, Sitter] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody takes a seat with a secret, which is used up by that; whoever sat there does no more."""

    secret: Session  # its hash
    game: str
    seat: Sitter
    session: Session


class Change(msgspec.Struct, frozen=True):
    """What is to be written, all of it or nothing: perhaps a new game, a seat, and events by their games."""

    changed: float
    events: Mapping[str, Sequence[Logged]]
    opened: Kept | None = None
    seated: Seated | None = None
    expiring: frozenset[str] = frozenset()  # games that are over, and are forgotten after a while


class Store(Protocol):
    """Keeps games; raises StoreError where the disk refuses, and then nothing has changed."""

    def write(self, change: Change) -> Awaitable[None]:
        """Keep a change; raises StoreError for an event that is there, UsedError for a used secret."""
        ...

    async def log(self, game: str) -> list[Logged]:
        """The events of a game in their order; none of a game that there is not."""
        ...

    async def game(self, game: str) -> Kept | None:
        """What is known of a game."""
        ...

    async def games_of(self, session: Session) -> list[Kept]:
        """The games of a player, the one that changed last first."""
        ...

    async def rename(self, game: str, title: str) -> None:
        """Give a game another title."""
        ...

    async def delete(self, game: str) -> None:
        """Forget a game."""
        ...

    async def invite(self, secret: Session, game: str, seat: Sitter) -> None:
        """Let whoever brings a secret take a seat, once; only its hash is kept."""
        ...

    async def invited(self, secret: Session) -> tuple[str, Sitter] | None:
        """The game and the seat that a secret is for; None if it is used, or never was one."""
        ...

    async def leave(self, game: str, session: Session) -> None:
        """Let somebody have nothing to do with a game any more; one that nobody has is forgotten."""
        ...

    async def rewrite(self, game: str, events: Sequence[Logged]) -> None:
        """Put other bodies in the place of events: only to forget a name."""
        ...

    async def expire(self, before: float) -> list[str]:
        """Forget all expiring games that changed last before then, and tell which."""
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
