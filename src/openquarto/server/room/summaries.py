"""The summaries of games: a projection of their logs, made when it is asked for, and never stored."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from openquarto.server.error import ServerError
from openquarto.server.game.history import History
from openquarto.server.room.room import Room
from openquarto.server.room.summary import Summary
from openquarto.server.store.protocol import GameInfo

MOST_KEPT = 10_000  # summaries, of some 2 kB each
AT_ONCE = 50  # games that are loaded together, so that somebody else's table need not wait for all of them
# No game has changed then: a table in memory may be an event behind the store, and is asked itself.
UNTIL_IT_IS_UNLOADED = (-1.0, -1)
Stamp = tuple[float, int]  # when a game changed, and the version of what is no event
Load = Callable[[str], Awaitable[tuple[GameInfo, History]]]


class Summaries:
    """Keeps summaries for as long as their games do not change.

    Asking twice gives the same: a summary depends on the log alone. It counts until the log grows, which the
    time of the last change tells, or is rewritten, which its version tells, and `forget`.
    """

    def __init__(self, load: Load, rooms: Mapping[str, Room]) -> None:
        self._load = load
        self._rooms = rooms
        self._kept: dict[str, tuple[Stamp, Summary]] = {}  # the one that was asked for longest ago first
        self._rewrites = 0

    def __len__(self) -> int:
        return len(self._kept)

    async def of(self, infos: Sequence[GameInfo]) -> dict[str, Summary]:
        """The summaries of games by their names; without those that are gone, or cannot be replayed."""
        found = {info.game: summary for info in infos if (summary := self._known(info))}
        unknown = [info for info in infos if info.game not in found]
        for at in range(0, len(unknown), AT_ONCE):
            some = unknown[at : at + AT_ONCE]
            read = await asyncio.gather(*map(self._read, some))
            found |= {info.game: summary for info, summary in zip(some, read, strict=True) if summary}
        return found

    def forget(self, game: str) -> None:
        """A game was deleted, or its log rewritten: what is being read of it just now is not kept either."""
        self._rewrites += 1
        self._kept.pop(game, None)

    def _known(self, info: GameInfo) -> Summary | None:
        stamp, summary = self._kept.pop(info.game, (UNTIL_IT_IS_UNLOADED, None))
        if room := self._rooms.get(info.game):
            last = room.table.last
            summary = summary if summary and summary.seq == last.seq else Summary.of(last)
            return self._keep(info.game, UNTIL_IT_IS_UNLOADED, summary)
        return self._keep(info.game, stamp, summary) if summary and stamp == _stamp(info) else None

    async def _read(self, info: GameInfo) -> Summary | None:
        rewrites = self._rewrites
        try:
            _, history = await self._load(info.game)
        except ServerError:  # deleted meanwhile, or its log is broken: that is told where it is opened
            return None
        summary = Summary.of(history.last)
        return self._keep(info.game, _stamp(info), summary) if rewrites == self._rewrites else summary

    def _keep(self, game: str, stamp: Stamp, summary: Summary) -> Summary:
        self._kept[game] = (stamp, summary)
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return summary


def _stamp(info: GameInfo) -> Stamp:
    return info.changed, info.version
