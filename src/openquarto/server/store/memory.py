"""A store that forgets everything when the server stops."""

from dataclasses import replace

from openquarto.server.error import StoreError
from openquarto.server.event import Logged
from openquarto.server.store.protocol import Change, Kept, Session


class MemoryStore:
    """Keeps games in memory."""

    def __init__(self) -> None:
        self._games: dict[str, Kept] = {}
        self._logs: dict[str, list[Logged]] = {}
        self._time = 0.0

    async def write(self, change: Change) -> None:
        """Keep a change."""
        opened = change.opened
        games = {**self._games, **({opened.game: opened} if opened else {})}
        if opened and opened.game in self._games:
            raise StoreError(f"{opened.game} is there already")
        for game, events in change.events.items():
            taken = {logged.seq for logged in self._logs.get(game, [])}
            if game not in games or taken & {logged.seq for logged in events}:
                raise StoreError(f"{game} cannot take these events")
        self._games = games
        for game, events in change.events.items():
            self._logs.setdefault(game, []).extend(events)
            self._games[game] = replace(games[game], changed=change.changed)
            self._time = max(self._time, *(logged.at for logged in events))

    async def log(self, game: str) -> list[Logged]:
        """The events of a game."""
        return list(self._logs.get(game, []))

    async def game(self, game: str) -> Kept | None:
        """What is known of a game."""
        return self._games.get(game)

    async def games_of(self, session: Session) -> list[Kept]:
        """The games of a player."""
        mine = (kept for kept in self._games.values() if session in kept.sitters)
        return sorted(mine, key=lambda kept: kept.changed, reverse=True)

    async def rename(self, game: str, title: str) -> None:
        """Give a game another title."""
        if game in self._games:
            self._games[game] = replace(self._games[game], title=title)

    async def delete(self, game: str) -> None:
        """Forget a game."""
        self._games.pop(game, None)
        self._logs.pop(game, None)

    async def time(self) -> float:
        """The latest time that is kept."""
        return self._time

    async def keep_time(self, at: float) -> None:
        """Keep the time."""
        self._time = max(self._time, at)

    async def close(self) -> None:
        """Nothing is to be let go."""
