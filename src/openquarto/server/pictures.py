"""Pictures of ends of games: drawn beside the event loop, one at a time; the last ones are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from openquarto.server.off_loop import OffLoop

MOST_KEPT = 16  # a preview of a link is asked for by several at once


class PictureMaker:
    """Draws for everybody: one that is drawn slows all others, so there is never a second one."""

    def __init__(self, off_loop: OffLoop) -> None:
        self._off_loop = off_loop
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def make(self, key: str, draw: Callable[[], bytes], allow: Callable[[], None]) -> bytes:
        """The picture of a key; where it is drawn anew, `allow` is asked first, and may raise."""
        if key not in self._kept:
            allow()
            async with self._turn:
                if key not in self._kept:  # drawn while this one waited
                    self._kept[key] = await self._off_loop.run(draw)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
