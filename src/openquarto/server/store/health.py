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
        self._is_told = False  # whether the log says that something is wrong

    @property
    def problem(self) -> str:
        """Why nothing can be relied on; nothing if all is well."""
        begun = [at for at in (self._asked, self._store.stats.begun) if at is not None]
        if begun and self._now() - min(begun) > STALLED:
            return f"the store has not answered for {STALLED:.0f} seconds"
        return self._found or self._store.stats.failure

    async def look(self) -> None:
        """Look once: whether the file is there, and after a failure whether it can be written again."""
        before = self.problem  # perhaps a change has failed since the last look
        self._tell(before)
        self._asked = self._now()
        try:
            await self._store.check(writes=bool(before))
        except StoreError as problem:
            self._found = str(problem)
        else:
            self._found = ""
        self._asked = None
        self._tell(self.problem)

    def _tell(self, problem: str) -> None:
        """Say in the log what is wrong, once, and that it is over."""
        if problem and not self._is_told:
            LOG.error("the store cannot be relied on: %s", problem)
        elif self._is_told and not problem:
            LOG.warning("the store can be relied on again")
        self._is_told = bool(problem)

    async def watch(self) -> None:
        """Look from time to time, for as long as the server runs."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)
