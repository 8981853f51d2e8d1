"""A story that is played on a store, which is opened before it and closed after it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore

Use = Callable[[Callable[[Store], Awaitable[None]]], None]
Kind = TypeVar("Kind", bound=Store)


def on_store(make: Callable[[], Kind], story: Callable[[Kind], Awaitable[None]]) -> None:
    """Play a story on a store of some kind."""

    async def whole() -> None:
        store = make()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(whole())


def in_file(path: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Play a story on the store of a file."""
    on_store(lambda: SqliteStore(path), story)
