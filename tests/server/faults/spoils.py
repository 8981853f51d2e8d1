"""What a server must not do, done on purpose in a process of its own: the harness has to notice each."""

import asyncio
import functools
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

from openquarto.server.game import history
from openquarto.server.game.commit import Callback, Committer
from openquarto.server.game.referee_time import RefereeTime
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.presence import Presence
from openquarto.server.room.viewer import Viewer
from openquarto.server.store.batch import Batch
from openquarto.server.store.protocol import Transaction
from openquarto.server.store.sql import SQLITE
from openquarto.server.store.sqlite_engine import SqliteEngine
from openquarto.server.store.writer import Job, Writer
from openquarto.wire.messages import Hello


def spoil(owner: object, name: str, value: object) -> None:
    """Put something else in the place of a part of the server."""
    setattr(owner, name, value)


def show_first() -> None:
    """Show what happens, and write it afterwards."""

    def begin(self: Committer, snapshots: Sequence[Snapshot], then: Callback) -> None:
        self.publish(snapshots)
        events = [snapshot.stored for snapshot in snapshots]
        writing = asyncio.ensure_future(self.store.write(Transaction(time.time(), {self.game: events})))
        writing.add_done_callback(lambda _: then(None))

    spoil(Committer, "begin", begin)


def answer_first() -> None:
    """Answer what waits, and commit it afterwards."""

    def commit(self: Writer, jobs: list[Job]) -> None:
        engine = self._engine
        assert isinstance(engine, SqliteEngine)
        engine.connection.execute("begin immediate")
        batch = Batch(engine.connection, SQLITE)
        for job in jobs:
            try:
                result = job.task(batch)
            except Exception as problem:  # noqa: BLE001  as the writer does
                result = engine.told(problem)
            job.future.get_loop().call_soon_threadsafe(self._settle, [job], [result])
        time.sleep(0.002)  # the loop has the answers by now, and nothing is in the file
        batch.finish()
        engine.connection.execute("commit")

    spoil(Writer, "_commit", commit)


def forget_names() -> None:
    """Do not know again what was sent twice."""
    spoil(history, "key_of", lambda _snapshot: "")


def count_down_time() -> None:
    """Let the clocks run while no server does."""

    def begin(self: RefereeTime, _kept: float = 0.0, **_ways: object) -> None:
        self._now, self._ahead, self._asked = time.time, 0.0, time.time()

    spoil(RefereeTime, "__init__", begin)


def tell_again() -> None:
    """Tell somebody who comes back what they saw last once more."""
    hello = Viewer.hello

    def forgetful(self: Viewer, message: Hello, presence: Presence) -> None:
        self._seq = max(self._seq - 1, min(self._seq, 1))
        hello(self, message, presence)

    spoil(Viewer, "hello", forgetful)


SPOILS: dict[str, Callable[[], None]] = {
    "show first": show_first,
    "answer first": answer_first,
    "forget names": forget_names,
    "count down time": count_down_time,
    "tell again": tell_again,
}


def slow_disk(seconds: float) -> None:
    """Not a mistake but a misfortune: every commit takes so much longer."""

    class Slow(sqlite3.Connection):
        def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:  # noqa: ANN401
            if sql == "commit":
                time.sleep(seconds)
            return super().execute(sql, parameters)

    spoil(sqlite3, "connect", functools.partial(sqlite3.connect, factory=Slow))
