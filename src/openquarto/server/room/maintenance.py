"""What is done from time to time while a server runs: time is kept, games expire, idle rooms are unloaded."""

import asyncio
import math
from contextlib import suppress

from openquarto.server.error import StoreError
from openquarto.server.game.game_log import NO_SUCH_GAME
from openquarto.server.retention import Retention
from openquarto.server.room.registry import Registry
from openquarto.server.store.protocol import BATCH

HOUR = 3600.0
BEAT, SLOW_BEAT = 1.0, 60.0  # seconds between two writes of the referee's time: with a clock running, without


async def maintain(registry: Registry, retention: Retention) -> None:
    """Look after the games of a server, for as long as it runs."""
    kept, expired = registry.now(), -math.inf
    while True:
        await asyncio.sleep(BEAT)
        if registry.has_running_clock or registry.now() - kept > SLOW_BEAT:
            kept = registry.now()
            await registry.keep_time()
        if registry.now() - expired > HOUR:
            expired = registry.now()
            with suppress(StoreError):  # an hour later is soon enough
                await expire(registry, retention)
        unload_idle(registry)


async def expire(registry: Registry, retention: Retention) -> None:
    """Forget all games and invitations whose time is over, some in each transaction."""
    expiry, after = retention.expiry(await registry.store.world_time()), ""
    while True:
        over, after = await registry.store.expire(expiry, after)
        for game in over:
            registry.summaries.forget(game)
            if game in registry.rooms:
                registry.unload(game, NO_SUCH_GAME)
        if not after:
            break
    while await registry.store.expire_invitations(expiry) == BATCH:
        pass
    while await registry.store.classrooms.expire(expiry.classroom) == BATCH:
        pass
    while await registry.store.tournaments.expire(expiry.tournament) == BATCH:
        pass


def unload_idle(registry: Registry) -> None:
    """Take out of memory the rooms where nobody has been for a while."""
    for room in registry.idle.due():
        game = room.table.info.game
        if registry.rooms.get(game) is not room:
            continue
        if room.is_idle:
            registry.unload(game)
        elif not room.audience.viewers:  # a clock runs: when it has stopped, nobody will say so
            room.touch()
