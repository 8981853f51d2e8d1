"""All games of a server: opened by somebody, loaded when asked for, unloaded when nobody is there."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from openquarto.match.arrangement import Arrangement
from openquarto.match.lot import draw_lot
from openquarto.notation.record import Record
from openquarto.rules.seat import Seat
from openquarto.server.error import NewerGameError, ServerError, StoreError, in_part
from openquarto.server.game.events import LogEvent, LotDrawn, Opened, RematchOpened, encode_event
from openquarto.server.game.game_log import CLOSING, NO_SUCH_GAME
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.table import Table, TableServices
from openquarto.server.room.idle import IdleRooms
from openquarto.server.room.loader import Loader
from openquarto.server.room.peers import Peers
from openquarto.server.room.room import Room
from openquarto.server.room.summaries import Summaries
from openquarto.server.room.summary import Summary
from openquarto.server.store.protocol import GameInfo, Session, StoredEvent, Transaction
from openquarto.wire.table import Sitter

PATIENCE = 1.0  # seconds for the time to be written at the end
_SWAPPED: dict[Sitter, Sitter] = {"first": "second", "second": "first"}
Seats = Mapping[Session, Sitter]


class Registry:
    """The games of one server: those in memory are rooms, all are in the store."""

    def __init__(self, services: TableServices) -> None:
        self.store = services.store
        self.now = services.now
        self.rooms: dict[str, Room] = {}
        self.idle: IdleRooms[Room] = IdleRooms(self.now)
        self.peers: Peers | None = None  # other processes that share the store
        self.accepts_games = True  # until an operator wants no new ones
        self.is_leaving = False  # other processes serve on: no new games here, those that are there are found
        self._newer: set[str] = set()  # games that a newer version goes on with, as far as is known
        self._services = services
        self._is_closed = False
        self.loader = Loader(services.store, services.limits, services.off_loop)
        self.summaries = Summaries(self.loader.load, self.rooms)
        self.current: Callable[[GameInfo], GameInfo] = lambda info: info  # with the sessions of today

    def __len__(self) -> int:
        return len(self.rooms)

    # Finding

    async def find(self, game: str) -> Room:
        """The room of a game, which is loaded if need be, with all that any process has written.

        Raises ServerError if there is no such game, or if nobody can tell now.
        """
        self._check_open()
        room = self._room(game)
        if room and room.table.is_shared:
            try:
                await room.table.follow()
            except ServerError:  # whoever comes has perhaps seen more elsewhere, or sat down there
                if not room.table.is_closed:
                    raise ServerError("closing") from None
            room = self._room(game)
        if room is None:
            info, history = await self._loaded(game)
            self._check_open()
            room = self._room(game)
            if room is None:  # of two who come at once the first makes the room
                table = Table(self.current(info), history, self._services, self.loader.load)
                room = self.rooms[game] = Room(table, self.idle, self._services.limits, self.peers)
                room.audience.presence_elsewhere_changed()
        room.touch()
        return room

    async def _loaded(self, game: str) -> tuple[GameInfo, History]:
        try:
            loaded = await self.loader.load(game)
        except NewerGameError:
            self._newer.add(game)
            raise
        self._newer.discard(game)
        return loaded

    def sends_away(self, game: str) -> bool:
        """Whether whoever comes to a table should be sent to another process at once."""
        return self.is_leaving or game in self._newer

    async def summaries_of(self, infos: Sequence[GameInfo]) -> dict[str, Summary]:
        """What lists tell of games, by their names; none is taken into memory but those whose clock runs."""
        self._check_open()
        found = await self.summaries.of(infos)
        for game in [game for game, each in found.items() if each.is_timed and game not in self.rooms]:
            with suppress(ServerError):  # deleted meanwhile
                await self.find(game)  # so that its flag can fall
        return found

    def _room(self, game: str) -> Room | None:
        """The room of a game that is in memory; not one whose table was closed because of its store."""
        room = self.rooms.get(game)
        return room if room and not room.table.is_closed else None

    def _check_open(self) -> None:
        if self._is_closed:
            raise ServerError("closing")

    @property
    def has_running_clock(self) -> bool:
        """Whether the clock of any game runs."""
        return bool(self._services.timed)

    # Opening

    async def create(
        self, arrangement: Arrangement, seats: Seats, *, by_lot: bool, lobby: bool = False
    ) -> str:
        """Open a game; where the lot decides, it is drawn, and the seats change with it."""
        swaps = by_lot and draw_lot(Seat.FIRST.name, Seat.SECOND.name)[0] != Seat.FIRST.name
        if swaps:
            seats = {session: _SWAPPED.get(seat, seat) for session, seat in seats.items()}
        if arrangement.by_link:  # it is told when both are here
            settled = arrangement.rematch() if swaps else arrangement
            return await self._open([Opened.of(settled, by_lot=by_lot, lobby=lobby)], seats)
        return await self._open([Opened.of(arrangement), LotDrawn(swaps=swaps, by_lot=by_lot)], seats)

    async def create_seated(self, arrangement: Arrangement, seats: Seats) -> str:
        """Open a game by link at which both sit already, as they were paired."""
        return await self._open([Opened.of(arrangement), LotDrawn(swaps=False, by_lot=False)], seats)

    async def go_on(
        self, record: Record, arrangement: Arrangement, seats: Seats, *, lesson: str = "", game: str = ""
    ) -> str:
        """Open a game that goes on from a record, or the small match of a lesson; perhaps with a name."""
        return await self._open([Opened.of(arrangement, record=str(record), lesson=lesson)], seats, game=game)

    async def rematch(self, table: Table, id: str) -> None:  # noqa: A002
        """Open another game with the other giving first; the score goes on."""

        async def write(last: Snapshot, at: float) -> list[Snapshot]:
            if last.next:
                return []
            opening = RematchOpened(_new_name(), id)
            snapshot = last.after(opening, at)  # refused while the game goes on
            first, second = (last.points[seat] for seat in Seat)
            seats = {session: _SWAPPED.get(seat, seat) for session, seat in table.info.seats.items()}
            opened = Opened.of(last.arrangement.rematch(), points=(second, first), lobby=last.opened.lobby)
            waits = opened.by_link and not Snapshot.opening(opened, at).begins(seats.values())
            lot = () if waits else (LotDrawn(swaps=False, by_lot=False),)
            await self._open(
                [opened, *lot],
                seats,
                titles=table.info.titles,
                game=opening.game,
                beside={table.info.game: [snapshot.stored]},
            )
            return [snapshot]

        await table.exclusively(write)

    async def _open(
        self,
        events: Sequence[LogEvent],
        seats: Seats,
        *,
        titles: Mapping[Session, str] | None = None,
        game: str = "",
        beside: Mapping[str, list[StoredEvent]] | None = None,
    ) -> str:
        self._check_open()
        if self.is_leaving:
            raise ServerError("leaving")
        if not self.accepts_games:
            raise ServerError("no new games")
        at, game = self.now(), game or _new_name()
        by_link = isinstance(events[0], Opened) and events[0].by_link
        info = GameInfo(game, "", time.time(), dict(seats), by_link, dict(titles or {}))
        log = [encode_event(seq, event, at) for seq, event in enumerate(events, 1)]
        await self.store.write(Transaction(info.changed, {game: log, **(beside or {})}, info))
        return game

    # Changing and closing

    async def rename(self, game: str, session: Session, title: str) -> None:
        """Give a game another title for one of its players."""
        await self.store.rename(game, session, title)
        with in_part():
            info = await self.store.game(game)
        if info and (room := self.rooms.get(game)):
            room.table.change_info(info)

    async def delete(self, game: str) -> None:
        """Forget a game; whoever has it open is sent away."""
        if game in self.rooms:
            self.unload(game, NO_SUCH_GAME)
        await self.store.delete(game)
        self.summaries.forget(game)

    def unload(self, game: str, code: int = CLOSING) -> None:
        """Take a game out of memory; whoever has it open is sent away."""
        self.rooms.pop(game).table.close(code)

    async def close(self) -> None:
        """Unload every game, load and open no more, and keep the time."""
        self._is_closed = True
        self.loader.close()
        for game in tuple(self.rooms):
            self.unload(game)
        with suppress(TimeoutError):  # a disk that stands still does not keep the server from stopping
            await asyncio.wait_for(self.keep_time(), PATIENCE)

    async def keep_time(self) -> None:
        """Write the referee's time, so that a restart goes on from here."""
        with suppress(StoreError):  # it is kept with the next event, or not needed
            await self.store.keep_time(self.now())


def _new_name() -> str:
    """A name for a game that nobody can guess."""
    return secrets.token_urlsafe(12)
