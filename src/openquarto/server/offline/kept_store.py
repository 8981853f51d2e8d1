"""A store of a page: in memory, and every change on a shelf that outlives the page, before it is told."""

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

import msgspec

from openquarto.server.error import StoreError
from openquarto.server.store.kept_game import KeptGame
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import GameInfo, Session, StoredEvent, Transaction

CLOCK = "clock"  # the key of the referee's time; no game is called so, its name is longer
PREFIX = "game:"


class ShelfError(Exception):
    """What is to be kept cannot be: there is no room, or no permission."""


class Shelf(Protocol):
    """What outlives the page: texts of bytes by their keys."""

    async def read(self) -> dict[str, bytes]:
        """All that is kept."""
        ...

    async def write(self, kept: dict[str, bytes], gone: list[str]) -> None:
        """Keep and forget, all of it or nothing; raises ShelfError."""
        ...


class KeptStore(MemoryStore):
    """Keeps games on a shelf; what the shelf refuses has not happened."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf
        self.unreadable: list[
            str
        ] = []  # keys of games that this version cannot read; they stay where they are

    async def open(self) -> None:
        """Take everything from the shelf."""
        for key, body in (await self._shelf.read()).items():
            if key == CLOCK:
                self._time = max(self._time, float(body.decode()))
            elif key.startswith(PREFIX):
                self._take(key, body)

    def _take(self, key: str, body: bytes) -> None:
        try:
            kept = KeptGame.read(body)
        except msgspec.MsgspecError:
            self.unreadable.append(key)
            return
        self._games[kept.game] = kept.info
        self._logs[kept.game] = kept.log
        self._time = max([self._time, *(event.at for event in kept.log)])

    async def write(self, transaction: Transaction) -> GameInfo | None:
        """Commit a transaction, in memory and on the shelf."""
        games = {*transaction.events, *([transaction.opened.game] if transaction.opened else [])}
        before = self._state(games)
        info = await super().write(transaction)
        await self._keep(games, before)
        return info

    async def rename(self, game: str, session: Session, title: str) -> None:
        """Give a game another title for one of its players."""
        before = self._state({game})
        await super().rename(game, session, title)
        await self._keep({game}, before)

    async def delete(self, game: str) -> None:
        """Forget a game."""
        before = self._state({game})
        await super().delete(game)
        await self._keep({game}, before)

    async def rewrite(
        self, game: str, version: int, events: Sequence[StoredEvent], untitled: Collection[Session] = ()
    ) -> GameInfo:
        """Put other bodies in the place of events, and take titles away."""
        before = self._state({game})
        info = await super().rewrite(game, version, events, untitled)
        await self._keep({game}, before)
        return info

    async def leave(self, game: str, session: Session) -> GameInfo | None:
        """Let somebody have nothing to do with a game any more."""
        before = self._state({game})
        info = await super().leave(game, session)
        await self._keep({game}, before)
        return info

    async def keep_time(self, at: float) -> None:
        """Keep the time."""
        await super().keep_time(at)
        await self._write({CLOCK: str(self._time).encode()}, [])

    def _state(self, games: Iterable[str]) -> dict[str, tuple[GameInfo, list[StoredEvent]] | None]:
        return {
            game: (self._games[game], [*self._logs[game]]) if game in self._games else None for game in games
        }

    async def _keep(
        self, games: Iterable[str], before: dict[str, tuple[GameInfo, list[StoredEvent]] | None]
    ) -> None:
        """Put games on the shelf as they are now; if it refuses, they are as they were before."""
        now = self._state(games)
        kept = {f"{PREFIX}{game}": KeptGame.of(*state).written for game, state in now.items() if state}
        gone = [f"{PREFIX}{game}" for game, state in now.items() if not state]
        try:
            await self._write(kept, gone)
        except StoreError:
            for game, state in before.items():
                self._restore(game, state)
            raise

    def _restore(self, game: str, state: tuple[GameInfo, list[StoredEvent]] | None) -> None:
        if state:
            self._games[game], self._logs[game] = state
        else:
            self._games.pop(game, None)
            self._logs.pop(game, None)

    async def _write(self, kept: dict[str, bytes], gone: list[str]) -> None:
        try:
            await self._shelf.write(kept, gone)
        except ShelfError as problem:
            raise StoreError(str(problem)) from problem
