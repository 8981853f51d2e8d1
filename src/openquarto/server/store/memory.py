"""A store that forgets everything when the server stops."""

from collections.abc import Sequence
from dataclasses import replace

from openquarto.server.error import SecretUsedError, StoreError
from openquarto.server.store.protocol import CommitStats, GameInfo, Session, StoredEvent, Transaction
from openquarto.wire.table import Sitter


class MemoryStore:
    """Keeps games in memory."""

    def __init__(self) -> None:
        self._games: dict[str, GameInfo] = {}
        self._logs: dict[str, list[StoredEvent]] = {}
        self._secrets: dict[Session, tuple[str, Sitter]] = {}
        self._expiring: set[str] = set()
        self._time = 0.0
        self.stats = CommitStats()

    async def write(self, transaction: Transaction) -> None:
        """Commit a transaction."""
        opened = transaction.opened
        games = {**self._games, **({opened.game: opened} if opened else {})}
        if opened and opened.game in self._games:
            raise StoreError(f"{opened.game} is there already")
        for game, events in transaction.events.items():
            taken = {event.seq for event in self._logs.get(game, [])}
            if game not in games or taken & {event.seq for event in events}:
                raise StoreError(f"{game} cannot take these events")
        if claim := transaction.claim:
            info, seat = games[claim.game], (claim.game, claim.seat)
            if self._secrets.get(claim.secret) != seat:
                raise SecretUsedError
            self._secrets = {secret: what for secret, what in self._secrets.items() if what != seat}
            others = {session: each for session, each in info.seats.items() if each != claim.seat}
            games[claim.game] = replace(info, seats={**others, claim.session: claim.seat})
        self._games = games
        self._expiring |= transaction.expiring
        for game, events in transaction.events.items():
            self._logs.setdefault(game, []).extend(events)
            self._games[game] = replace(games[game], changed=transaction.changed)
            self._time = max([self._time, *(event.at for event in events)])

    async def log(self, game: str) -> list[StoredEvent]:
        """The events of a game."""
        return list(self._logs.get(game, []))

    async def load(self, games: Sequence[str]) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
        """Several games and their logs."""
        return {game: (self._games[game], list(self._logs[game])) for game in games if game in self._games}

    async def game(self, game: str) -> GameInfo | None:
        """What is known of a game."""
        return self._games.get(game)

    async def games_of(self, session: Session) -> list[GameInfo]:
        """The games of a player."""
        mine = (info for info in self._games.values() if session in info.seats)
        return sorted(mine, key=lambda info: info.changed, reverse=True)

    async def rename(self, game: str, title: str) -> None:
        """Give a game another title."""
        if game in self._games:
            self._games[game] = replace(self._games[game], title=title)

    async def delete(self, game: str) -> None:
        """Forget a game."""
        self._games.pop(game, None)
        self._logs.pop(game, None)
        self._expiring.discard(game)
        self._secrets = {secret: what for secret, what in self._secrets.items() if what[0] != game}

    async def invite(self, secret: Session, game: str, seat: Sitter) -> None:
        """Let whoever brings a secret take a seat."""
        self._secrets[secret] = (game, seat)

    async def invited(self, secret: Session) -> tuple[str, Sitter] | None:
        """What a secret is for."""
        return self._secrets.get(secret)

    async def leave(self, game: str, session: Session) -> None:
        """Let somebody have nothing to do with a game any more."""
        if info := self._games.get(game):
            sitters = {each: seat for each, seat in info.seats.items() if each != session}
            self._games[game] = replace(info, seats=sitters)
            if not sitters:
                await self.delete(game)

    async def rewrite(self, game: str, events: Sequence[StoredEvent]) -> None:
        """Put other bodies in the place of events."""
        others = {event.seq: event for event in events}
        self._logs[game] = [others.get(event.seq, event) for event in self._logs[game]]

    async def expire(self, before: float) -> list[str]:
        """Forget all expiring games of long ago."""
        over = [game for game in self._expiring if self._games[game].changed < before]
        for game in over:
            await self.delete(game)
        return over

    async def time(self) -> float:
        """The latest time that is kept."""
        return self._time

    async def keep_time(self, at: float) -> None:
        """Keep the time."""
        self._time = max(self._time, at)

    async def close(self) -> None:
        """Nothing is to be let go."""
