"""All tables: opened by somebody, loaded when they are asked for, put away when nobody is there."""

import asyncio
import math
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from openquarto.match.arrangement import Arrangement
from openquarto.match.lot import draw_lot
from openquarto.notation.record import Record
from openquarto.rules.seat import Seat
from openquarto.server.computers import Computers
from openquarto.server.config import Limits
from openquarto.server.error import ServerError, StoreError
from openquarto.server.event import Deed, Drawn, Followed, Logged, Opened
from openquarto.server.moment import Moment, replay
from openquarto.server.referee_time import RefereeTime
from openquarto.server.store.protocol import Change, Kept, Session, Store
from openquarto.server.table import Table
from openquarto.wire.table import Sitter

IDLE = 300.0  # seconds that an empty table stays in memory
HOUR = 3600.0
BEAT, SLOW_BEAT = 1.0, 60.0  # how often the referee's time is kept: where a clock runs, and where none does
NO_SUCH_GAME, CLOSING = 4004, 4001  # why a socket is closed
_SWAPPED: dict[Sitter, Sitter] = {"first": "second", "second": "first"}


class Tables:
    """The tables of one server, and its store."""

    def __init__(
        self,
        store: Store,
        computers: Computers,
        now: RefereeTime,
        *,
        retention: float = math.inf,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self._computers = computers
        self._limits = limits
        self._open: dict[str, Table] = {}
        self._retention = retention  # seconds that a game by link is kept after its end
        self._loading = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._open)

    # One table

    async def find(self, game: str) -> Table:
        """The table of a game; raises ServerError if there is none."""
        if game not in self._open:
            async with self._loading:  # two who come at once get the same one
                if game not in self._open:
                    kept, moments = await self.look(game)
                    self._open[game] = self._table(kept, moments)
        table = self._open[game]
        table.idle_since = self.now()
        return table

    async def look(self, game: str) -> tuple[Kept, list[Moment]]:
        """A game as it is kept, without sitting down at it."""
        if table := self._open.get(game):
            return table.kept, table.moments
        kept, log = await self.store.game(game), await self.store.log(game)
        if kept is None or not log:
            raise ServerError("no such game")
        return kept, await asyncio.to_thread(replay, log)

    async def create(
        self, arrangement: Arrangement, sitters: Mapping[Session, Sitter], *, by_lot: bool
    ) -> str:
        """Open a table; where the lot decides, it is drawn, and those who sit there change with it."""
        swaps = by_lot and draw_lot(Seat.FIRST.name, Seat.SECOND.name)[0] != Seat.FIRST.name
        if swaps:
            sitters = {who: _SWAPPED.get(seat, seat) for who, seat in sitters.items()}
        if arrangement.by_link:  # it is told when both are here
            settled = arrangement.rematch() if swaps else arrangement
            return await self._begin([Opened.of(settled, by_lot=by_lot)], sitters)
        return await self._begin([Opened.of(arrangement), Drawn(swaps=swaps, by_lot=by_lot)], sitters)

    async def go_on(self, record: Record, arrangement: Arrangement, sitters: Mapping[Session, Sitter]) -> str:
        """Open a table where a game of a record goes on."""
        return await self._begin([Opened.of(arrangement, record=str(record))], sitters)

    async def rematch(self, table: Table, name: str) -> None:
        """Another game with the other giving first; the score goes on."""

        async def write(last: Moment, at: float) -> list[Moment]:
            if last.next:
                return []
            deed = Followed(_new_name(), name)
            moment = last.after(deed, at)  # refused while the game goes on
            first, second = (last.points[seat] for seat in Seat)
            sitters = {who: _SWAPPED.get(seat, seat) for who, seat in table.kept.sitters.items()}
            opened = Opened.of(last.arrangement.rematch(), points=(second, first))
            waits = opened.by_link and not Moment.opening(opened, at).begins(sitters.values())
            lot = () if waits else (Drawn(swaps=False, by_lot=False),)
            await self._begin(
                [opened, *lot],
                sitters,
                title=table.kept.title,
                game=deed.game,
                beside={table.kept.game: [Logged.of(moment.seq, deed, at)]},
            )
            return [moment]

        await table.together(write)

    async def rename(self, game: str, title: str) -> None:
        """Give a game another title."""
        await self.store.rename(game, title)
        if table := self._open.get(game):
            table.kept = replace(table.kept, title=title)

    async def delete(self, game: str) -> None:
        """Forget a game; whoever has it open is sent away."""
        if table := self._open.pop(game, None):
            table.close(NO_SUCH_GAME)
        await self.store.delete(game)

    # All of them

    async def keep_house(self) -> None:
        """Keep the time, and put away what nobody looks at; for as long as the server runs."""
        kept, cleared = self.now(), -math.inf
        while True:
            await asyncio.sleep(BEAT)
            is_running = any(table.last.match.deadline is not None for table in self._open.values())
            if is_running or self.now() - kept > SLOW_BEAT:
                kept = self.now()
                with suppress(StoreError):  # it is kept with the next event, or not needed
                    await self.store.keep_time(kept)
            if self.now() - cleared > HOUR:
                cleared = self.now()
                with suppress(StoreError):  # an hour later is soon enough
                    for game in await self.store.expire(time.time() - self._retention):
                        await self.delete(game)
            for game, table in tuple(self._open.items()):
                if table.is_idle and self.now() - table.idle_since > IDLE:
                    table.close(CLOSING)
                    del self._open[game]

    async def close(self) -> None:
        """Send everybody away and write the time down."""
        for table in self._open.values():
            table.close(CLOSING)
        self._open.clear()
        with suppress(StoreError):
            await self.store.keep_time(self.now())

    def _table(self, kept: Kept, moments: list[Moment]) -> Table:
        return Table(
            kept, moments, store=self.store, computers=self._computers, now=self.now, limits=self._limits
        )

    async def _begin(
        self,
        deeds: Sequence[Deed],
        sitters: Mapping[Session, Sitter],
        *,
        title: str = "",
        game: str = "",
        beside: Mapping[str, list[Logged]] | None = None,
    ) -> str:
        at, game = self.now(), game or _new_name()
        kept = Kept(game, title, time.time(), dict(sitters))
        events = [Logged.of(seq, deed, at) for seq, deed in enumerate(deeds, 1)]
        try:
            await self.store.write(Change(kept.changed, {game: events, **(beside or {})}, kept))
        except StoreError:
            raise ServerError("not kept") from None
        return game


def _new_name() -> str:
    """A name for a game that nobody can guess."""
    return secrets.token_urlsafe(12)
