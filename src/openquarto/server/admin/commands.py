"""What each of the operator's commands does; an answer is lines, and the last one says that it is done."""

import asyncio
import math
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path

from openquarto.rules.seat import Seat
from openquarto.server.admin.forgetting import forget_name
from openquarto.server.admin.watching import watch
from openquarto.server.error import ServerError
from openquarto.server.room.agreement import name_of, title
from openquarto.server.room.room import Room
from openquarto.server.services import Services
from openquarto.speech.manner import Manner
from openquarto.wire import admin as wire

TOO_MUCH = 1008  # why a socket is closed: whoever is shut out does not come again at once
EVERY = 1.0  # seconds between two rows of figures
SOON = 0.1  # and between two looks at a backup
Answers = AsyncGenerator[wire.AdminAnswer, None]


async def answer(  # noqa: C901, PLR0912  one case a command
    request: wire.AdminRequest, services: Services
) -> Answers:
    """Do what is asked; raises QuartoError with why not, StoreError if the disk refuses."""
    registry, done = services.registry, wire.Finished()
    match request:
        case wire.List():
            for room in tuple(registry.rooms.values()):
                yield _game(room)
            done = wire.Finished(len(registry))
        case wire.Watch(game=""):
            while True:
                yield _figures(services)
                await asyncio.sleep(EVERY)
        case wire.Watch(game=game):
            async for told in watch(await registry.find(game)):
                yield told
        case wire.Close(game=game):
            if game not in registry.rooms:
                raise ServerError("not in memory")
            registry.unload(game)
        case wire.Delete(game=game):
            if await registry.store.game(game) is None:
                raise ServerError("no such game")
            await registry.delete(game)
        case wire.Forget(name=name):
            done = wire.Finished(await forget_name(registry, name))
        case wire.Ban(network=network, minutes=minutes):
            services.bans.ban(network, minutes)
            done = wire.Finished(services.bans.cut(TOO_MUCH))
        case wire.Unban(network=network):
            done = wire.Finished(int(services.bans.unban(network)))
        case wire.Bans():
            for shut_out, left in services.bans.left().items():
                yield wire.Banned(str(shut_out), None if left == math.inf else round(left, 1))
        case wire.Games(accepts=accepts):
            registry.accepts_games = accepts
        case wire.Metrics():
            yield wire.Exposition(services.metrics.text().decode())
        case wire.Counters():
            yield _figures(services)
        case wire.Drain():
            services.drain.ask(by_operator=True)
            done = wire.Finished(len(registry))
        case wire.Backup(file=file):
            async for progress in _back_up(services, Path(file)):
                yield progress
    yield done


def _game(room: Room) -> wire.Game:
    table, present = room.table, room.audience.presence.announced
    last, manner = table.last, Manner()
    first, second = (name_of(seat, last.arrangement, manner) for seat in Seat)
    return wire.Game(
        game=table.info.game,
        title=title(table.info, last.arrangement, manner),
        variant=str(last.arrangement.settings.variant),
        players=(first, second),
        present=(Seat.FIRST in present.seats, Seat.SECOND in present.seats),
        watchers=present.watchers,
        pages=len(room.audience.viewers),
        seq=last.seq,
        since=last.opened.date,
        is_over=last.match.outcome is not None,
    )


def _figures(services: Services) -> wire.Figures:
    figures = services.metrics.values()
    figures["accepts_games"] = float(services.registry.accepts_games)
    figures["banned_networks"] = float(len(services.bans.left()))
    return wire.Figures(figures, services.health.problem)


async def _back_up(services: Services, path: Path) -> AsyncIterator[wire.Progress]:
    if not path.is_absolute():
        raise ServerError("backup", file=path, why="expected a whole path")
    now = (1, 1)  # pages that are left, and all

    def note(left: int, total: int) -> None:
        nonlocal now
        now = (left, total)

    work = asyncio.create_task(services.registry.store.back_up(path, note))
    try:
        while not work.done():
            await asyncio.wait({work}, timeout=SOON)
            yield wire.Progress(now[1] - now[0], now[1])
        await work
    finally:
        work.cancel()
