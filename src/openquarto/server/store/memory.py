"""A store that forgets everything when the server stops."""

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from openquarto.server.error import LogChangedError, SecretUsedError, ServerError, StoreError
from openquarto.server.retention import Expiry
from openquarto.server.store.log_store import LogStore, MemoryLogs
from openquarto.server.store.protocol import (
    BATCH,
    MOST_CLAIMS,
    MOST_INVITATIONS,
    Channel,
    CommitStats,
    GameInfo,
    Head,
    SeatClaim,
    Session,
    StoredEvent,
    Transaction,
)
from openquarto.wire.table import Sitter

Kept = TypeVar("Kept")


class MemoryStore:
    """Keeps games in memory."""

    def __init__(self) -> None:
        self._games: dict[str, GameInfo] = {}
        self._logs: dict[str, list[StoredEvent]] = {}
        self._secrets: dict[Session, tuple[str, Sitter]] = {}  # the oldest first
        self._made: dict[Session, float] = {}  # when each secret was
        self._unconfirmed: dict[Session, SeatClaim] = {}
        self._expiring: set[str] = set()
        self._time = 0.0
        self._roles = (MemoryLogs(), MemoryLogs())
        self.tournaments: LogStore
        self.classrooms: LogStore
        self.tournaments, self.classrooms = self._roles
        self.stats = CommitStats()
        self.channel: Channel | None = None

    async def write(self, transaction: Transaction) -> GameInfo | None:
        """Commit a transaction."""
        opened = transaction.opened
        games = {**self._games, **({opened.game: opened} if opened else {})}
        if opened and opened.game in self._games:
            raise StoreError(f"{opened.game} is there already")
        for game, events in transaction.events.items():
            taken = {event.seq for event in self._logs.get(game, [])}
            if game not in games or taken & {event.seq for event in events}:
                raise LogChangedError(f"{game} cannot take these events")
        if claim := transaction.claim:
            games[claim.game] = self._seated(games[claim.game], claim)
        self._games = games
        self.stats.seatings += bool(opened or claim)
        self._expiring |= transaction.expiring
        for game, events in transaction.events.items():
            self._logs.setdefault(game, []).extend(events)
            self._games[game] = replace(games[game], changed=transaction.changed)
            self._time = max([self._time, *(event.at for event in events)])
        return self._games[claim.game] if claim else None

    def _seated(self, info: GameInfo, claim: SeatClaim) -> GameInfo:
        """A game after somebody has taken a seat; raises SecretUsedError."""
        seat, sitters = (claim.game, claim.seat), dict(info.seats)
        if self._secrets.get(claim.secret) == seat:
            self._secrets = {secret: what for secret, what in self._secrets.items() if what != seat}
            sitters = {session: each for session, each in sitters.items() if each != claim.seat}
        elif claim.instead_of is None or not (
            0 < len(self._claims(claim.secret, claim.instead_of)) < MOST_CLAIMS
        ):
            raise SecretUsedError
        if claim.instead_of is not None:
            self._unconfirmed[claim.session] = claim
        return _next_version(info, seats={**sitters, claim.session: claim.seat})

    def _claims(self, secret: Session, instead_of: Session) -> list[SeatClaim]:
        return [
            claim
            for session, claim in self._unconfirmed.items()
            if (claim.secret, claim.instead_of) == (secret, instead_of)
            and claim.game in self._games
            and session in self._games[claim.game].seats
        ]

    async def log(self, game: str) -> list[StoredEvent]:
        """The events of a game."""
        return list(self._logs.get(game, []))

    async def load(self, games: Sequence[str]) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
        """Several games and their logs."""
        return {game: (self._games[game], list(self._logs[game])) for game in games if game in self._games}

    async def game(self, game: str) -> GameInfo | None:
        """What is known of a game."""
        return self._games.get(game)

    async def later(self, game: str, seq: int) -> tuple[GameInfo | None, list[StoredEvent]]:
        """What is known of a game, and what is new."""
        return self._games.get(game), [event for event in self._logs.get(game, []) if event.seq > seq]

    async def heads(self, games: Sequence[str]) -> dict[str, Head]:
        """How far several games have come."""
        found = {game: self._games[game] for game in games if game in self._games}
        return {game: Head(self._logs[game][-1].seq, info.version) for game, info in found.items()}

    async def games_of(self, session: Session) -> list[GameInfo]:
        """The games of a player."""
        mine = (info for info in self._games.values() if session in info.seats)
        return sorted(mine, key=lambda info: info.changed, reverse=True)

    async def knows(self, session: Session) -> bool:
        """Whether a session has any game, or a role anywhere."""
        is_seated = any(session in info.seats for info in self._games.values())
        return is_seated or any(logs.knows(session) for logs in self._roles)

    async def rename(self, game: str, session: Session, title: str) -> None:
        """Give a game another title for one of its players."""
        if info := self._games.get(game):
            self._games[game] = _next_version(info, titles={**info.titles, session: title})

    async def delete(self, game: str) -> None:
        """Forget a game."""
        self.stats.seatings += 1
        self._games.pop(game, None)
        self._logs.pop(game, None)
        self._expiring.discard(game)
        self._secrets = {secret: what for secret, what in self._secrets.items() if what[0] != game}

    async def invite(self, secret: Session, game: str, seat: Sitter, made: float) -> None:
        """Let whoever brings a secret take a seat."""
        self._secrets[secret] = (game, seat)
        self._made[secret] = made
        for old in [each for each, what in self._secrets.items() if what == (game, seat)][:-MOST_INVITATIONS]:
            del self._secrets[old]

    async def invited(self, secret: Session) -> tuple[str, Sitter] | None:
        """What a secret is for."""
        return self._secrets.get(secret)

    async def claimed(self, secret: Session, instead_of: Session) -> tuple[str, Sitter] | None:
        """The seat that a session took with a secret, if nothing was heard of it since."""
        found = self._claims(secret, instead_of)
        return (found[0].game, found[0].seat) if found else None

    async def unconfirmed(self) -> set[Session]:
        """The sessions that took a seat and have not come back yet."""
        return set(self._unconfirmed)

    async def is_unconfirmed(self, session: Session) -> bool:
        """Whether a session took a seat and has not come back yet."""
        return session in self._unconfirmed

    async def confirm(self, session: Session) -> Session | None:
        """Let a session be the only one in its seat, and take over the games of the old one."""
        claim = self._unconfirmed.pop(session, None)
        info = self._games.get(claim.game) if claim else None
        if claim is None or claim.instead_of is None or info is None or session not in info.seats:
            return None
        self.stats.seatings += 1
        old = claim.instead_of
        for logs in self._roles:
            logs.hand_over(old, session)
        sitters = {each: seat for each, seat in info.seats.items() if each == session or seat != claim.seat}
        self._games[claim.game] = _next_version(info, seats=sitters)
        for game, each in self._games.items():
            if old in each.seats:
                seats, titles = _renamed(each.seats, old, session), _renamed(each.titles, old, session)
                self._games[game] = _next_version(each, seats=seats, titles=titles)
        return old

    async def leave(self, game: str, session: Session) -> GameInfo | None:
        """Let somebody have nothing to do with a game any more."""
        if info := self._games.get(game):
            self.stats.seatings += 1
            sitters = {each: seat for each, seat in info.seats.items() if each != session}
            self._games[game] = _next_version(info, seats=sitters)
            if not sitters:
                await self.delete(game)
        return self._games.get(game)

    async def rewrite(
        self, game: str, version: int, events: Sequence[StoredEvent], untitled: Collection[Session] = ()
    ) -> GameInfo:
        """Put other bodies in the place of events, and take titles away."""
        info = self._games.get(game)
        if info is None or info.version != version:
            raise LogChangedError(f"{game} has changed since its version {version}")
        titles = {session: title for session, title in info.titles.items() if session not in untitled}
        self._games[game] = _next_version(info, titles=titles)
        others = {event.seq: event for event in events}
        self._logs[game] = [others.get(event.seq, event) for event in self._logs[game]]
        return self._games[game]

    async def expire(self, expiry: Expiry, after: str = "") -> tuple[list[str], str]:
        """Forget those of the next games whose time is over."""
        games, following = self._next(after)
        over = [info.game for info in games if info.changed < self._expires(info, expiry)]
        for game in over:
            await self.delete(game)
        return over, following

    def _expires(self, info: GameInfo, expiry: Expiry) -> float:
        is_over, is_begun = info.game in self._expiring, len(self._logs[info.game]) > 1
        return expiry.before(by_link=info.by_link, is_over=is_over, is_begun=is_begun)

    async def world_time(self) -> float:
        """The time of the world: this process is the only one."""
        return time.time()

    async def expire_invitations(self, expiry: Expiry) -> int:
        """Forget all invitations whose time is over."""
        over = [secret for secret in self._secrets if self._made[secret] < expiry.invitation]
        for secret in over:
            del self._secrets[secret]
        self._made = {secret: at for secret, at in self._made.items() if secret in self._secrets}
        return 0

    async def mentions(self, name: str, after: str = "") -> tuple[list[str], str]:  # noqa: ARG002
        """All of the next games, which are few: whoever asks looks at them."""
        games, following = self._next(after)
        return [info.game for info in games], following

    def _next(self, after: str) -> tuple[list[GameInfo], str]:
        games = sorted(game for game in self._games if game > after)[:BATCH]
        return [self._games[game] for game in games], games[-1] if len(games) == BATCH else ""

    async def sync(self) -> None:
        """What can be read is all that there is."""

    async def check(self, *, writes: bool) -> None:
        """Memory is where it is."""

    async def back_up(self, path: Path, progress: Callable[[int, int], None]) -> None:  # noqa: ARG002
        """Nothing is kept, so nothing can be kept twice."""
        raise ServerError("nothing to back up")

    async def time(self) -> float:
        """The latest time that is kept."""
        return self._time

    async def keep_time(self, at: float) -> None:
        """Keep the time."""
        self._time = max(self._time, at)

    async def close(self) -> None:
        """Nothing is to be let go."""


def _next_version(info: GameInfo, **changes: object) -> GameInfo:
    return replace(info, version=info.version + 1, **changes)  # type: ignore[arg-type]  # fields of it


def _renamed(kept: Mapping[Session, Kept], old: Session, session: Session) -> dict[Session, Kept]:
    """What is kept of sessions, with another one in the place of the old."""
    return {session if each == old else each: what for each, what in kept.items()}
