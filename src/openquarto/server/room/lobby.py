"""The lobby: tables of those who let anybody come, as long as somebody is there; nothing of it is kept."""

import asyncio
import time
from dataclasses import dataclass

from openquarto.server.room.presence import Present
from openquarto.server.room.registry import Registry
from openquarto.server.room.summary import Summary
from openquarto.server.seat_names import SEATS
from openquarto.server.store.protocol import GameInfo

MOST = 100  # tables that are looked at, and shown
FRESH = 2.0  # seconds for which everybody is told the same, however many ask
MOST_PRIVATE = 10_000  # games elsewhere that are remembered not to be in the lobby


@dataclass(frozen=True, slots=True)
class LobbyTable:
    """A table in the lobby: it waits for somebody, or can be watched."""

    info: GameInfo
    summary: Summary
    watchers: int

    @property
    def waits(self) -> bool:
        """Whether a seat is free."""
        return not self.summary.is_begun


class Lobby:
    """The tables that anybody may come to; each process finds those of all, by who is present where."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._found: list[LobbyTable] = []
        self._found_at = -FRESH
        self._looking = asyncio.Lock()
        self._private: set[str] = set()

    async def tables(self) -> list[LobbyTable]:
        """All of them, those that changed last first; looked for once in a while, not for each who asks."""
        async with self._looking:
            if time.monotonic() - self._found_at >= FRESH:
                self._found = await self._find()
                self._found_at = time.monotonic()
        return self._found

    def forget(self) -> None:
        """Somebody has come or gone: look again when asked next."""
        self._found_at = -FRESH

    async def _find(self) -> list[LobbyTable]:
        present = self._present()
        infos = [info for game in [*present][:MOST] if (info := await self._info(game))]
        summaries = await self._registry.summaries.of(infos)
        self._remember({game for game, each in summaries.items() if not each.in_lobby})
        tables = [
            LobbyTable(info, summary, present[info.game].watchers)
            for info in infos
            if (summary := summaries.get(info.game)) and _belongs(info, summary, present[info.game])
        ]
        return sorted(tables, key=lambda table: -table.info.changed)

    def _present(self) -> dict[str, Present]:
        """Who is at each game that may be in the lobby, here or at another process."""
        rooms, peers = self._registry.rooms, self._registry.peers
        found = {
            game: room.audience.presence.announced
            for game, room in rooms.items()
            if room.table.last.opened.lobby and not room.table.is_closed
        }
        for game in peers.games if peers else ():
            if game not in self._private and game not in rooms:
                found[game] = peers.present(game) if peers else Present()
        return {game: present for game, present in found.items() if present.seats}

    async def _info(self, game: str) -> GameInfo | None:
        room = self._registry.rooms.get(game)
        return room.table.info if room else await self._registry.store.game(game)

    def _remember(self, private: set[str]) -> None:
        if len(self._private) > MOST_PRIVATE:
            self._private.clear()
        self._private |= private


def _belongs(info: GameInfo, summary: Summary, present: Present) -> bool:
    if not summary.in_lobby or summary.view.outcome is not None:
        return False
    if summary.is_begun:
        return True
    hosts = [SEATS[sitter] for sitter in info.seats.values() if sitter in SEATS]
    return len(hosts) == 1 and hosts[0] in present.seats
