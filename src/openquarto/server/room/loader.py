"""Brings games from the store into memory: many with one read, and replayed beside the event loop."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

from openquarto.server.error import NewerGameError, ServerError, StoreError
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import replay_log
from openquarto.server.limits import Limits
from openquarto.server.off_loop import OffLoop
from openquarto.server.store.protocol import GameInfo, Store, StoredEvent

MOST_AT_ONCE = 100  # games a read
LOG = logging.getLogger(__name__)
Loaded = tuple[GameInfo, History]


class Loader:
    """Loads games in the order in which they were asked for; whoever asks for the same one shares it."""

    def __init__(self, store: Store, limits: Limits, off_loop: OffLoop) -> None:
        self._store = store
        self._limits = limits
        self._waiting: dict[str, asyncio.Future[Loaded]] = {}
        self._task: asyncio.Task[None] | None = None
        self._off_loop = off_loop

    async def load(self, game: str) -> Loaded:
        """A game and its past; raises ServerError if there is no such game."""
        if game not in self._waiting:
            self._waiting[game] = asyncio.get_running_loop().create_future()
        loaded = self._waiting[game]
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())
        return await asyncio.shield(loaded)

    async def replay(self, log: Sequence[StoredEvent]) -> History:
        """The past of one game, from its log."""
        return await self._off_loop.run(partial(self._history, log))

    def close(self) -> None:
        """Load nothing more."""
        self._off_loop.close()

    async def _run(self) -> None:
        while self._waiting:
            games = [*self._waiting][:MOST_AT_ONCE]
            missing = ServerError("no such game")
            try:
                results = await self._load(games)
            except (StoreError, RuntimeError):  # the disk, or this was closed
                results, missing = {}, ServerError("closing")
            for game in games:
                future, result = self._waiting.pop(game), results.get(game, missing)
                if isinstance(result, Exception):
                    future.set_exception(result)
                    future.exception()  # nobody may have waited so long
                else:
                    future.set_result(result)
        self._task = None

    async def _load(self, games: Sequence[str]) -> dict[str, Loaded | Exception]:
        found = await self._store.load(games)
        return await self._off_loop.run(partial(self._replay_all, found))

    def _replay_all(
        self, found: dict[str, tuple[GameInfo, list[StoredEvent]]]
    ) -> dict[str, Loaded | Exception]:
        results: dict[str, Loaded | Exception] = {}
        for game, (info, log) in found.items():
            try:
                results[game] = (info, self._history(log))
            except NewerGameError as refused:
                results[game] = refused
            except Exception:  # one broken log is not the others' concern
                LOG.exception("a game cannot be replayed")
                results[game] = ServerError("our mistake")
        return results

    def _history(self, log: Sequence[StoredEvent]) -> History:
        return History(replay_log(log), self._limits)
