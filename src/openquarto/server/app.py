"""The server as one ASGI application: this is where its parts are put together."""

import asyncio
import socket
import threading
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
from openquarto.server.admin.endpoint import serve_admin
from openquarto.server.bans import Bans
from openquarto.server.config import Config
from openquarto.server.error import StoreError
from openquarto.server.game.computers import Computers
from openquarto.server.game.referee_time import RefereeTime
from openquarto.server.game.table import TableServices
from openquarto.server.garbage import collect_regularly
from openquarto.server.http.forwarded import Forwarded
from openquarto.server.http.request_queue import RequestQueue
from openquarto.server.http.responses import not_found, not_kept, refused
from openquarto.server.http.routes import games, home, operation, pages, replays, seats, static
from openquarto.server.http.security import Guard
from openquarto.server.http.session_middleware import SessionMiddleware
from openquarto.server.limits import Addresses
from openquarto.server.logs import log_loop_error
from openquarto.server.metrics import Metrics
from openquarto.server.net.endpoint import table_socket
from openquarto.server.pictures import PictureMaker
from openquarto.server.records import RecordReader
from openquarto.server.room.maintenance import maintain
from openquarto.server.room.registry import Registry
from openquarto.server.room.successions import Successions
from openquarto.server.security_events import SecurityEvents
from openquarto.server.services import Services
from openquarto.server.site.templates import Templates
from openquarto.server.site.words import preload_words
from openquarto.server.store.health import StoreHealth
from openquarto.server.store.protocol import Store

GZIP_LEVEL = 5  # 9 takes twice as long for 2 % less


def application(
    config: Config,
    store: Store,
    port: int,
    *,
    web: Traversable | None = None,
    admin: socket.socket | None = None,
) -> Starlette:
    """The application that serves one store under one port, and its operator at another."""
    web = web or files("openquarto").joinpath("web")
    bans = Bans()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = app.state.services = await _build_services(
            config, store, web, port, events=events, bans=bans
        )
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        background = (
            maintain(services.registry, config.retention),
            services.metrics.watch_loop(services.registry.now),  # so that it knows when it stood still
            events.report_regularly(),
            services.health.watch(),
            collect_regularly(),
        )
        tasks = [asyncio.create_task(work) for work in background]
        services.metrics.watch_gc()
        threading.Thread(target=_preload, args=(services.templates,), name="preload", daemon=True).start()
        try:
            async with serve_admin(admin, services):
                yield
        finally:
            services.metrics.forget_gc()
            for task in tasks:
                task.cancel()
            await services.registry.close()
            await store.close()

    events = SecurityEvents()
    forwarded = Middleware(Forwarded, proxies=config.proxies, events=events)
    guard = Middleware(Guard, origins=config.origins(port), events=events, bans=bans, hsts=_hsts(config))
    app = Starlette(
        routes=[
            *home.ROUTES,
            *pages.ROUTES,
            *replays.ROUTES,
            *static.ROUTES,
            *games.ROUTES,
            *seats.ROUTES,
            *operation.ROUTES,
            WebSocketRoute("/table/{game}/socket", table_socket),
        ],
        middleware=[
            forwarded,
            guard,
            Middleware(RequestQueue),
            Middleware(SessionMiddleware, is_secure=config.is_secure),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=GZIP_LEVEL),
        ],
        exception_handlers={QuartoError: refused, StoreError: not_kept, HTTPException: not_found},
        lifespan=lifespan,
    )
    app.state.security_events = events
    return app


def _preload(templates: Templates) -> None:
    templates.preload()
    preload_words()


def _hsts(config: Config) -> str:
    """How browsers are told to come over https only, a year long; nothing where they cannot."""
    below = "; includeSubDomains" if config.hsts_subdomains else ""
    return f"max-age=31536000{below}" if config.is_secure else ""


async def _build_services(  # noqa: PLR0913  all that a server is put together from
    config: Config, store: Store, web: Traversable, port: int, *, events: SecurityEvents, bans: Bans
) -> Services:
    limits = config.limits
    computers, now = Computers(config.pace), RefereeTime(await store.time())
    registry = Registry(TableServices(store, computers, now, limits))
    successions = Successions(registry, await store.unconfirmed())
    addresses = Addresses(limits)
    metrics = Metrics()
    metrics.gauge("tables", "tables in memory", lambda: len(registry))
    metrics.gauge("sockets", "open sockets", lambda: addresses.sockets)
    metrics.counter("commits", "commits to the disk", lambda: store.stats.commits)
    metrics.counter("commit_seconds", "how long commits took in all", lambda: store.stats.seconds)
    metrics.counter_by("refused", "what was refused, by reason", "reason", events.counts.items)
    return Services(
        config=config,
        registry=registry,
        successions=successions,
        templates=Templates(web),
        addresses=addresses,
        bans=bans,
        metrics=metrics,
        records=RecordReader(),
        pictures=PictureMaker(),
        security_events=events,
        health=StoreHealth(store),
        address=config.address(port),
    )
