"""The whole server as one ASGI application."""

import asyncio
import gc
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from openquarto.rules.error import QuartoError
from openquarto.server import routes_games, routes_pages, routes_seats
from openquarto.server.answers import not_found, refused
from openquarto.server.computers import Computers
from openquarto.server.config import MEMORY, Config
from openquarto.server.house import House
from openquarto.server.limits import Addresses
from openquarto.server.metrics import Metrics
from openquarto.server.pages import Pages
from openquarto.server.referee_time import RefereeTime
from openquarto.server.security import Guard
from openquarto.server.socket import table_socket
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore
from openquarto.server.tables import Tables
from openquarto.server.words import learn_words

DAY = 24 * 60 * 60.0
QUIET, LONG = 60, 3600  # seconds between two full collections, the last one quiet, or not
IDLING = 0.05  # seconds of the processor in such a quiet one


def store_of(config: Config) -> Store:
    """The store that the settings name; raises ServerError if it cannot be used."""
    return MemoryStore() if config.database == MEMORY else SqliteStore(config.path)


def application(config: Config, store: Store, port: int, *, web: Traversable | None = None) -> Starlette:
    """The application that serves one store under one port."""
    web = web or files("openquarto").joinpath("web")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = await _furnished(config, store, web, port)
        upkeep = (
            house.tables.keep_house(),
            house.metrics.watch_loop(),
            _tidy(),
        )
        tend = [asyncio.create_task(work) for work in upkeep]
        house.metrics.watch_gc()
        threading.Thread(target=learn_words, name="words", daemon=True).start()
        try:
            yield
        finally:
            house.metrics.forget_gc()
            for task in tend:
                task.cancel()
            await house.tables.close()
            await store.close()

    guard = Middleware(
        Guard, hosts=config.hosts(port), origins=config.origins(port), is_secure=config.is_secure
    )
    return Starlette(
        routes=[
            *routes_pages.ROUTES,
            *routes_games.ROUTES,
            *routes_seats.ROUTES,
            WebSocketRoute("/table/{game}/socket", table_socket),
        ],
        middleware=[guard, Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers={QuartoError: refused, HTTPException: not_found},
        lifespan=lifespan,
    )


async def _furnished(config: Config, store: Store, web: Traversable, port: int) -> House:
    computers = Computers(config.pace)
    retention = config.retention_days * DAY
    limits = config.limits
    time_kept = RefereeTime(await store.time())
    tables = Tables(store, computers, time_kept, retention=retention, limits=limits)
    addresses = Addresses(games=limits.games, sockets=limits.sockets)
    metrics = Metrics()
    metrics.gauges["tables"] = ("tables in memory", lambda: float(len(tables)))
    metrics.gauges["sockets"] = ("open sockets", lambda: float(addresses.sockets))
    if isinstance(store, SqliteStore):
        writer = store.writer
        metrics.gauges["commits_total"] = ("commits to the disk", lambda: float(writer.commits))
        metrics.gauges["commit_seconds_total"] = ("time that they took", lambda: writer.seconds)
    return House(config, tables, Pages(web), addresses, metrics, config.address(port))


async def _tidy() -> None:
    """Collect all garbage at quiet moments, or after long without one: it stops everything meanwhile."""
    waited = 0
    while True:
        spent = time.process_time()
        await asyncio.sleep(1.0)
        is_quiet = time.process_time() - spent < IDLING
        waited += 1
        if waited >= (QUIET if is_quiet else LONG):
            gc.collect()
            waited = 0
