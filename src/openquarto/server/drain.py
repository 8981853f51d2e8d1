"""How a server leaves while others serve on: unready first, then table after table, and the end at last."""

import asyncio
import math
import time
from collections.abc import Callable

from openquarto.server.room.registry import Registry

NOTICE = 1 / 3  # of the time everything is served as before: a proxy has to notice first
STEP = 0.05  # seconds between two times at which tables are closed


class Drain:
    """The way out of one process: asked for by a signal or the operator, walked once.

    While it lasts the process is not ready. For a third of the time it serves as before; then it opens no
    more games and closes its tables evenly over the rest, so that pages do not come to others all at once.
    """

    def __init__(self, registry: Registry, seconds: float) -> None:
        self.seconds = seconds
        self.is_asked = False
        self.is_by_operator = False
        self.is_over = False
        self.on_notice_given: Callable[[], object] = lambda: None  # nobody should come any more
        self._registry = registry
        self._walk: asyncio.Task[None] | None = None

    def ask(self, *, by_operator: bool = False) -> None:
        """Ask for it, also from a signal handler; `go_on` does the rest."""
        self.is_asked = True
        self.is_by_operator = self.is_by_operator or by_operator

    def go_on(self) -> bool:
        """Begin if it was asked for; whether all is done. Called from time to time while the server runs."""
        if self.is_asked and self._walk is None:
            self._walk = asyncio.get_running_loop().create_task(self._leave())
        return self.is_over

    async def _leave(self) -> None:
        try:
            await asyncio.sleep(self.seconds * NOTICE)
            self.on_notice_given()
            self._registry.is_leaving = True
            await self._close_tables(self.seconds * (1 - NOTICE))
        finally:
            self.is_over = True

    async def _close_tables(self, seconds: float) -> None:
        """Close the tables that are open now; the order is that in which they were loaded."""
        games, began, closed = tuple(self._registry.rooms), time.monotonic(), 0
        while (passed := time.monotonic() - began) < seconds:
            due = math.ceil(len(games) * passed / seconds)
            for game in games[closed:due]:
                if game in self._registry.rooms:
                    self._registry.unload(game)
            closed = due
            await asyncio.sleep(STEP)
