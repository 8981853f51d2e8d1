"""The log of one game in memory, in step with the store: the way in which it grows, here and elsewhere."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from openquarto.rules.error import QuartoError
from openquarto.server.error import (
    CommitUnknownError,
    LogChangedError,
    NewerGameError,
    ServerError,
    StoreError,
    refusal_of,
)
from openquarto.server.game.commit import Committer
from openquarto.server.game.history import MOST_REPEATED, History
from openquarto.server.game.mutex import Mutex
from openquarto.server.game.snapshot import Snapshot, replay_later
from openquarto.server.store.protocol import GameInfo, Store, StoredEvent

LOG = logging.getLogger(__name__)
CLOSING, NO_SUCH_GAME = 4001, 4004  # why a socket is closed: after the first the page may come again
TRIES = 20  # times that something is tried, each after another process was quicker
Load = Callable[[str], Awaitable[tuple[GameInfo, History]]]


class GameLog(ABC):
    """What has happened in one game. An event is committed, then published: never before.

    Where processes share a store, each may have this game in memory. The store decides who was first:
    whoever was not reads what the other has written, publishes it, and tries again.
    """

    def __init__(
        self, info: GameInfo, history: History, store: Store, now: Callable[[], float], load: Load
    ) -> None:
        self.info = info
        self.history = history
        self.last = history.last  # the table now
        self.is_shared = store.channel is not None
        self.is_closed = False
        self.now = now
        self._store = store
        self._load = load
        self._committer = Committer(info.game, store, self._publish, self.close)
        self._mutex = Mutex()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_behind = False  # whether what others wrote is being asked for

    @property
    def moment(self) -> float:
        """The time of what happens now: never before the last event, though another process was ahead."""
        return max(self.last.at, self.now())

    # What follows on a change

    @abstractmethod
    def _changed(self, snapshot: Snapshot, before: Snapshot) -> None:
        """One more event has been published."""

    @abstractmethod
    def _replaced(self, before: Snapshot, was: GameInfo) -> None:
        """All that is known was loaded again."""

    @abstractmethod
    def _history_changed(self) -> None:
        """What was sent of the past is out of date."""

    @abstractmethod
    def _go_on(self) -> None:
        """Do what happens without anybody's request."""

    @abstractmethod
    def close(self, code: int = CLOSING) -> None:
        """Let nothing happen any more; whoever comes next gets a table that is loaded from the store."""

    # What this process does

    def _publish(self, snapshots: Sequence[Snapshot]) -> None:
        for snapshot in snapshots:
            before, self.last = self.last, snapshot
            self.history.append(snapshot)
            self._changed(snapshot, before)
        self._go_on()

    async def _commit(self, snapshots: Sequence[Snapshot]) -> None:
        """Commit what happens by itself, unless another process was quicker; raises ServerError."""
        try:
            await self._committer.commit(snapshots)
        except LogChangedError:
            await self._catch_up()

    async def exclusively(
        self, write: Callable[[Snapshot, float], Coroutine[Any, Any, Sequence[Snapshot]]]
    ) -> None:
        """Let something happen whose transaction is more than events of this game; nothing else does."""

        async def alone() -> None:
            async with self._mutex:
                for _ in range(TRIES):
                    self._check_open()
                    try:
                        snapshots = await write(self.last, self.moment)
                        if not snapshots:  # it is so already, as far as can be read
                            await self._store.sync()
                        self._publish(snapshots)
                    except LogChangedError:
                        await self._catch_up()
                    except StoreError as problem:
                        if isinstance(problem, CommitUnknownError):
                            self.close()
                        raise refusal_of(problem) from None
                    else:
                        return
                raise ServerError("not kept")

        await asyncio.shield(self._spawn(alone()))

    async def rewrite(self, make: Callable[[], Coroutine[Any, Any, History]]) -> None:
        """Let the past be another one: only to forget a name in it. Made again where others were quicker."""
        async with self._mutex:
            for _ in range(TRIES):
                with suppress(LogChangedError):
                    self.history = await make()
                    break
            else:
                raise ServerError("not kept")
            self.last = self.history.last
            self._history_changed()

    def _check_open(self) -> None:
        if self.is_closed:  # another table may have been loaded from the store by now
            raise ServerError("closing")

    # What other processes do

    def notice(self) -> None:
        """It is said that another process has written: read it, unless that is under way."""
        if not (self._is_behind or self.is_closed):
            self._is_behind = True
            self._spawn(self.follow())  # if the store cannot be read, it is asked for again

    async def follow(self) -> None:
        """Publish what other processes have written; raises ServerError if the store cannot be read."""
        async with self._mutex:
            self._is_behind = False
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Publish what other processes have written, and tell whether there was any; the mutex is held."""
        if self.is_closed or not self.is_shared:
            return False
        try:
            info, events = await self._store.later(self.info.game, self.last.seq)
        except StoreError as problem:
            raise refusal_of(problem) from None
        if info is None:
            self.close(NO_SUCH_GAME)
            return True
        try:
            return await self._take_over(info, events)
        except NewerGameError:  # a newer version goes on here: whoever comes again is sent to it
            self.close()
            raise ServerError("not known") from None

    async def _take_over(self, info: GameInfo, events: Sequence[StoredEvent]) -> bool:
        """Publish what was read; raises NewerGameError if this version cannot."""
        if info.version == self.info.version and len(events) <= MOST_REPEATED:
            self._publish([*replay_later(self.last, events)])
            return bool(events)
        # Somebody has sat down, a name was forgotten, or it is too much to tell one by one.
        before, was = self.last, self.info
        self.info, self.history = await self._load(self.info.game)
        self.last = self.history.last
        self._replaced(before, was)
        return True

    def change_info(self, info: GameInfo) -> None:
        """This process has changed what is known of the game, and has read it again.

        If another one has changed it too, its version stays the old one, so that all of it is loaded again.
        """
        is_own = info.version == self.info.version + 1
        self.info = info if is_own else replace(info, version=self.info.version)

    # What is under way

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem and not isinstance(problem, QuartoError):  # a refusal is told to whoever asked
            LOG.error("something went wrong at a table", exc_info=problem)
