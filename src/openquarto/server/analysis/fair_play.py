"""Who may be told values: nobody who sits in a running game that counts, or in one under a mask.

It is decided by the session alone. To compare boards instead would answer the question whether somebody
plays this position just now, and would be got around by a symmetric one.
"""

from collections import OrderedDict

from openquarto.server.error import ServerError
from openquarto.server.room.agreement import title
from openquarto.server.room.registry import Registry
from openquarto.server.room.summary import Summary
from openquarto.server.store.protocol import GameInfo, Session
from openquarto.speech.manner import Manner

MOST_KEPT = 10_000  # sessions


class FairPlay:
    """Looks for games that forbid an analysis, as they are at this moment.

    Which of somebody's games may ever forbid it follows from what was agreed when they were opened, so it is
    kept until somebody sits down or leaves. Whether one of them goes on is looked up each time.
    """

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._kept: OrderedDict[Session, tuple[int, list[str]]] = OrderedDict()

    async def check(self, session: Session | None, manner: Manner) -> None:
        """Raise ServerError with the game that forbids it, if there is one."""
        if session is None:
            return
        for game in await self._may_forbid(session):
            info = await self._info(game)
            summary = (await self._registry.summaries_of([info])).get(game) if info else None
            if info and summary and (code := _forbidding(summary)):
                raise ServerError(code, title=title(info.titled(session), summary.arrangement, manner))

    async def _may_forbid(self, session: Session) -> list[str]:
        """The games of a session that count or have a mask, and were not over when they were looked up."""
        store = self._registry.store
        seatings, games = self._kept.pop(session, (-1, []))
        now = store.stats.seatings  # as of before it is read
        if seatings != now or store.channel:  # at another process, nobody counts here who sits down
            found = await store.games_of(session)
            summaries = await self._registry.summaries_of(found)
            games = [game for game, summary in summaries.items() if _may(summary)]
            seatings = now
        self._kept[session] = (seatings, games)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return games

    async def _info(self, game: str) -> GameInfo | None:
        """What is known of a game by now; None if it is gone."""
        room = self._registry.rooms.get(game)
        return room.table.info if room else await self._registry.store.game(game)


def _may(summary: Summary) -> bool:
    settings = summary.arrangement.settings
    return summary.view.outcome is None and (settings.counts or settings.mask is not None)


def _forbidding(summary: Summary) -> str:
    """Why a game forbids an analysis to its players; nothing if it does not."""
    if not summary.is_begun or not _may(summary):
        return ""
    return "analysis while a game counts" if summary.arrangement.settings.counts else "analysis under a mask"
