"""New sessions in the place of old ones: whoever takes a seat gets a new token.

A token that somebody else knew before, because they had planted it, is thus worth nothing for the seat. The
new session is confirmed by the first request that brings it: then the browser has it, and not before,
because an answer may be lost on its way. Until that the old session keeps its other games, and may ask for
the seat again with the same secret.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace

from openquarto.server.error import StoreError
from openquarto.server.room.registry import Registry
from openquarto.server.store.protocol import GameInfo, Session

MOST_REMEMBERED = 10_000  # successions of which a game that is being loaded meanwhile is told


class Successions:
    """Which sessions have still to be confirmed, and who came after whom."""

    def __init__(self, registry: Registry, unconfirmed: set[Session]) -> None:
        self._registry = registry
        self._unconfirmed = unconfirmed
        self._under_way: dict[Session, asyncio.Task[None]] = {}
        self._known: OrderedDict[Session, None] = OrderedDict()  # where others write too: asked for
        self._heirs: OrderedDict[Session, Session] = OrderedDict()
        registry.current = self.current

    def expect(self, session: Session) -> None:
        """A new session has been given to somebody."""
        self._unconfirmed.add(session)

    async def come_back(self, session: Session) -> None:
        """A request brings a session: if it is a new one, it takes the place of the old from now on."""
        if self._registry.store.channel and not await self._is_new(session):
            return
        if session not in self._unconfirmed:
            return
        task = self._under_way.get(session)
        if task is None:
            task = self._under_way[session] = asyncio.create_task(self._confirm(session))
            task.add_done_callback(lambda _: self._under_way.pop(session, None))
        await asyncio.shield(task)

    async def _is_new(self, session: Session) -> bool:
        """Whether a session has still to be confirmed, which another process may have given to somebody.

        It is asked once for each: a session is in its seat before anybody has its token.
        """
        if session in self._known:
            self._known.move_to_end(session)
            return session in self._unconfirmed
        with suppress(StoreError):  # it is asked with the next request
            if await self._registry.store.is_unconfirmed(session):
                self._unconfirmed.add(session)
            self._known[session] = None
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return session in self._unconfirmed

    async def _confirm(self, session: Session) -> None:
        try:
            old = await self._registry.store.confirm(session)
        except StoreError:  # the seat can be used all the same; it is tried again with the next request
            return
        self._unconfirmed.discard(session)
        if old is None:
            return
        self._heirs[old] = session
        if len(self._heirs) > MOST_REMEMBERED:
            self._heirs.popitem(last=False)
        try:
            infos = await self._registry.store.games_of(session)
        except StoreError:  # tables that do not know who sits there are loaded again
            for each in [*self._registry.rooms.values()]:
                if old in each.table.info.seats:
                    each.table.close()
            return
        for info in infos:
            if room := self._registry.rooms.get(info.game):
                room.audience.seats_taken([old])
                room.table.change_info(info)

    def current(self, info: GameInfo) -> GameInfo:
        """A game that was read from the store before a succession, as it is after it."""
        if not any(session in self._heirs for session in info.seats):
            return info
        heirs = self._heirs
        return replace(
            info,
            seats={heirs.get(session, session): seat for session, seat in info.seats.items()},
            titles={heirs.get(session, session): title for session, title in info.titles.items()},
        )
