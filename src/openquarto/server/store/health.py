"""Whether a store keeps what it is given: found out from time to time, so that asking costs nothing."""

import asyncio
import logging
import time
from collections.abc import Callable

from openquarto.server.error import StoreError
from openquarto.server.store.protocol import Store

EVERY = 1.0  # seconds between two looks
STALLED = 5.0  # seconds after which a store that has not answered is one that stands still
LOG = logging.getLogger(__name__)


class StoreHealth:
    """What is wrong with a store, as far as is known."""

    def __init__(self, store: Store, *, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._found = ""  # at the last look
        self._asked: float | None = None  # when, if the answer is not there yet

    @property
    def problem(self) -> str:
        """Why nothing can be relied on; nothing if all is well."""
        if self._asked is not None and self._now() - self._asked > STALLED:
            return f"the store has not answered for {STALLED:.0f} seconds"
        return self._found or self._store.stats.failure

    async def look(self) -> None:
        """Look once: whether the file is there, and after a failure whether it can be written again."""
        self._asked = self._now()
        before = self.problem
        try:
            await self._store.check(writes=bool(before))
        except StoreError as problem:
            self._found = str(problem)
        else:
            self._found = ""
        self._asked = None
        if self.problem and not before:
            LOG.error("the store cannot be relied on: %s", self.problem)
        elif before and not self.problem:
            LOG.warning("the store can be relied on again")

    async def watch(self) -> None:
        """Look from time to time, for as long as the server runs."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)
