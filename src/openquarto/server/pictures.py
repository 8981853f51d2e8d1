"""Pictures of ends of games: drawn in a thread, one at a time; the last ones are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

MOST_KEPT = 16  # a preview of a link is asked for by several at once


class PictureMaker:
    """Draws for everybody: a thread that draws slows all others, so there is never a second one."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def make(self, key: str, draw: Callable[[], bytes], allow: Callable[[], None]) -> bytes:
        """The picture of a key; where it is drawn anew, `allow` is asked first, and may raise."""
        if key not in self._kept:
            allow()
            async with self._turn:
                if key not in self._kept:  # drawn while this one waited
                    self._kept[key] = await asyncio.to_thread(draw)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
