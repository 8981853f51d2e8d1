"""The records of many games as one text, read from the store some at a time."""

import asyncio
from collections.abc import Sequence
from functools import partial

from openquarto.server.error import ServerError
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.off_loop import OffLoop
from openquarto.server.room.agreement import record
from openquarto.server.room.registry import Registry

AT_ONCE = 50  # games, so that somebody else's table need not wait for all of them


async def all_records(registry: Registry, games: Sequence[str], off_loop: OffLoop) -> str:
    """One record after another, each as it may be had by itself: of a masked game only after its end."""
    texts = []
    for at in range(0, len(games), AT_ONCE):
        some = await asyncio.gather(*(_last(registry, game) for game in games[at : at + AT_ONCE]))
        texts.append(await off_loop.run(partial(_written, [each for each in some if each])))
    return "\n".join(text for text in texts if text)


async def _last(registry: Registry, game: str) -> Snapshot | None:
    """A game as it is now; None for one that is gone, or cannot be replayed."""
    if room := registry.rooms.get(game):
        return room.table.last
    try:
        _, history = await registry.loader.load(game)
    except ServerError:
        return None
    return history.last


def _written(snapshots: Sequence[Snapshot]) -> str:
    return "\n".join(f"{record(snapshot)}".rstrip("\n") + "\n" for snapshot in snapshots)
