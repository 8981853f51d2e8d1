"""Writes snapshots to the store, and publishes them once they are durable: never before."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

from openquarto.server.error import CommitUnknownError, LogChangedError, StoreError, refusal_of
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.store.protocol import GameInfo, Store, Transaction

LOG = logging.getLogger(__name__)
Callback = Callable[[Exception | None], None]  # is called when something is durable, or with why it is not


class Committer:
    """Commits the snapshots of one game in their order."""

    def __init__(
        self,
        game: str,
        store: Store,
        publish: Callable[[Sequence[Snapshot]], None],
        lose: Callable[[], None],
    ) -> None:
        self.game = game
        self.store = store
        self.publish = publish
        self.lose = lose  # is called when nobody knows what the store holds

    def begin(self, snapshots: Sequence[Snapshot], then: Callback) -> None:
        """Commit, then publish; `then` is called with how it went."""
        last = snapshots[-1]
        events = [snapshot.stored for snapshot in snapshots]
        is_expiring = last.arrangement.by_link and last.match.outcome is not None
        expiring = frozenset({self.game} if is_expiring else ())
        transaction = Transaction(time.time(), {self.game: events}, expiring=expiring)
        commit = asyncio.ensure_future(self.store.write(transaction))
        commit.add_done_callback(partial(self._end, snapshots, then))

    def _end(
        self, snapshots: Sequence[Snapshot], then: Callback, commit: "asyncio.Future[GameInfo | None]"
    ) -> None:
        try:
            commit.result()
            self.publish(snapshots)
        except LogChangedError as problem:  # the table looks what was written, and tries again
            then(problem)
        except StoreError as problem:
            LOG.error("an event could not be written: %s", problem)  # noqa: TRY400  no trace is needed
            then(refusal_of(problem))
            if isinstance(problem, CommitUnknownError):
                self.lose()
        except Exception as mistake:  # noqa: BLE001  it is raised where the result is waited for
            then(mistake)
        else:
            then(None)

    async def commit(self, snapshots: Sequence[Snapshot]) -> None:
        """Commit, publish and wait for both; raises ServerError if it failed, or LogChangedError."""
        await result_of(partial(self.begin, snapshots))


async def result_of(start: Callable[[Callback], None]) -> None:
    """Wait for a function that reports to a callback; raises what is reported."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(problem: Exception | None) -> None:
        if done.done():  # whoever waited was cancelled
            return
        if problem:
            done.set_exception(problem)
        else:
            done.set_result(None)

    start(settle)
    await done
