"""What is done from time to time while a server runs: time is kept, games expire, idle rooms are unloaded."""

import asyncio
import math
import time
from contextlib import suppress

from openquarto.server.error import StoreError
from openquarto.server.room.registry import Registry

IDLE = 300.0  # seconds that an empty room stays in memory
HOUR = 3600.0
BEAT, SLOW_BEAT = 1.0, 60.0  # seconds between two writes of the referee's time: with a clock running, without


async def maintain(registry: Registry) -> None:
    """Look after the games of a server, for as long as it runs."""
    kept, expired = registry.now(), -math.inf
    while True:
        await asyncio.sleep(BEAT)
        rooms = registry.rooms
        is_running = any(room.table.last.match.deadline is not None for room in rooms.values())
        if is_running or registry.now() - kept > SLOW_BEAT:
            kept = registry.now()
            await registry.keep_time()
        if registry.now() - expired > HOUR:
            expired = registry.now()
            with suppress(StoreError):  # an hour later is soon enough
                for game in await registry.store.expire(time.time() - registry.retention):
                    await registry.delete(game)
        for game, room in tuple(rooms.items()):
            if room.is_idle and registry.now() - room.idle_since > IDLE:
                registry.unload(game)
