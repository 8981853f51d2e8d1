"""The database of a schedule: one server, or a primary and a standby that takes its place."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from typing import Any
from urllib.parse import quote

from tests.server.store.cluster import STANDBY, Cluster

SETTINGS = {
    "wal_keep_size": "16MB",
    "max_wal_size": "16MB",
    "min_wal_size": "4MB",
    "wal_writer_delay": "200ms",
    "wal_retrieve_retry_interval": "100ms",  # a standby finds its primary soon
    "wal_receiver_status_interval": "1s",
}


class Database:
    """What processes share, and what can happen to it. It is launched by the thread that stays."""

    def __init__(self, *, has_standby: bool = False, is_synchronous: bool = True) -> None:
        self.primary = Cluster(None, SETTINGS)
        self.standby: Cluster | None = None
        self._clusters = [self.primary]
        self.watch: Callable[[bool], None] = lambda _: None  # is told when it goes away, and comes back
        self._is_synchronous = is_synchronous
        if has_standby:
            self.standby = Cluster(self.primary, SETTINGS)
            self._clusters.append(self.standby)
            self._wait_for_standby()

    def remove(self) -> None:
        """Leave nothing behind."""
        for cluster in self._clusters:
            cluster.remove()

    def address(self, schema: str, options: str = "") -> str:
        """Of all servers: whichever can be written counts."""
        hosts = ",".join(quote(str(each.folder), "") for each in self._clusters)
        ports = ",".join(str(each.port) for each in self._clusters)
        return (
            f"postgresql:///postgres?user=player&host={hosts}&port={ports}"
            f"&options=-csearch_path%3D{schema}{quote(options)}"
        )

    def rows(self, schema: str, query: str) -> list[tuple[Any, ...]]:
        """What the primary answers to its administrator."""
        with closing(self.primary.connect()) as connection:
            connection.execute(f"set search_path to {schema}".encode())
            return connection.execute(query.encode()).fetchall()

    # Faults

    async def crash(self, seconds: float) -> None:
        """Stop at once, as if the power were cut; come back after a while."""
        await asyncio.to_thread(self.primary.stop)
        self.watch(False)  # noqa: FBT003
        await asyncio.sleep(seconds)
        self.watch(True)  # noqa: FBT003
        self.primary.launch()
        await asyncio.to_thread(self.primary.wait)

    async def slow(self, seconds: float) -> None:
        """Let the standby hear nothing for a while."""
        frozen = await asyncio.to_thread(self._freeze_senders)
        await asyncio.sleep(seconds)
        for pid in frozen:
            _signal(pid, signal.SIGCONT)

    async def doubt(self, seconds: float) -> None:
        """Cut all connections while commits wait for the standby: written here, and nobody was told."""
        frozen = await asyncio.to_thread(self._freeze_senders)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.primary.cut)
        await asyncio.sleep(seconds)
        for pid in frozen:
            _signal(pid, signal.SIGCONT)

    async def promote(self, seconds: float, *, is_slow: bool) -> None:
        """Let the standby take the place of a primary that is gone; it is followed by a new one.

        The primary may have told its standby nothing for a while before.
        """
        old, new = self.primary, self.standby
        assert new is not None
        frozen = await asyncio.to_thread(self._freeze_senders) if is_slow else ()
        await asyncio.sleep(seconds if is_slow else 0.0)
        for pid in frozen:
            _signal(pid, signal.SIGKILL)  # nothing of what it held back is sent
        await asyncio.to_thread(old.stop)
        self.watch(False)  # noqa: FBT003
        await asyncio.sleep(0.0 if is_slow else seconds)
        self.watch(True)  # noqa: FBT003
        self.primary, self.standby = new, old
        await asyncio.to_thread(self._take_over)

    def _take_over(self) -> None:
        with closing(self.primary.connect()) as connection:
            connection.execute("select pg_promote(true, 60)")

    async def follow(self) -> None:
        """Give the primary a new standby: until then nothing is acknowledged."""
        assert self.standby is not None
        await asyncio.to_thread(self.standby.copy, self.primary)
        self.standby.launch()
        await asyncio.to_thread(self.standby.wait)
        await asyncio.to_thread(self._wait_for_standby)

    def _freeze_senders(self) -> Sequence[int]:
        with closing(self.primary.connect()) as connection:
            found = connection.execute("select pid from pg_stat_replication").fetchall()
        pids = [int(str(pid)) for (pid,) in found]
        for pid in pids:
            _signal(pid, signal.SIGSTOP)
        return pids

    def _wait_for_standby(self) -> None:
        """Wait until what is written is written twice."""
        query = "select count(*) from pg_stat_replication where state = 'streaming'"
        end = time.monotonic() + 60
        with closing(self.primary.connect()) as connection:
            while connection.execute(query).fetchall() != [(1,)]:
                assert time.monotonic() < end
                time.sleep(0.02)
            names = f"ANY 1 ({STANDBY})" if self._is_synchronous else ""
            connection.execute(f"alter system set synchronous_standby_names = '{names}'".encode())
            connection.execute("select pg_reload_conf()")


@contextmanager
def database(*, has_standby: bool = False, is_synchronous: bool = True) -> Iterator[Database]:
    """A database, until it is needed no more."""
    made = Database(has_standby=has_standby, is_synchronous=is_synchronous)
    try:
        yield made
    finally:
        made.remove()


def _signal(pid: int, sign: signal.Signals) -> None:
    with suppress(ProcessLookupError):  # it has ended meanwhile
        os.kill(pid, sign)
