"""A process as others hear it: a store whose channel is open, and what came through it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from openquarto.server.store.opening import open_postgres
from openquarto.server.store.postgres import PostgresStore
from openquarto.server.store.protocol import Channel


class Hearing:
    """A listener that writes everything down."""

    def __init__(self, store: PostgresStore) -> None:
        assert store.channel is not None
        self.store = store
        self.channel: Channel = store.channel
        self.heard: list[tuple[str, str]] = []
        self.times: list[float] = []
        self.connections = 0

    def received(self, sender: str, text: str) -> None:
        self.heard.append((sender, text))

    def reconnected(self) -> None:
        self.connections += 1

    def time_is(self, at: float) -> None:
        self.times.append(at)


async def until(holds: Callable[[], object], seconds: float = 120) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it does not hold in time"
        await asyncio.sleep(0.01)


@asynccontextmanager
async def process(address: str) -> AsyncIterator[Hearing]:
    """A process that shares a database with others."""
    store = open_postgres(address)
    assert isinstance(store, PostgresStore)
    hearing = Hearing(store)
    hearing.channel.open(hearing)
    try:
        await until(lambda: hearing.connections)
        yield hearing
    finally:
        await store.close()
