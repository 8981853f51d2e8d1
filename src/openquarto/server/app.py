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
from openquarto.server.admin.adoption import adopt
from openquarto.server.admin.endpoint import serve_admin
from openquarto.server.analysis.worker_process import WorkerProcess
from openquarto.server.assembly import Parts, Site, build_services
from openquarto.server.bans import Bans
from openquarto.server.bot_api.routes import ROUTES as BOT_ROUTES
from openquarto.server.computer_threads import threaded_computers
from openquarto.server.config import Config
from openquarto.server.error import ServerError, StoreError
from openquarto.server.game.referee_time import SharedTime
from openquarto.server.garbage import collect_regularly
from openquarto.server.http.forwarded import Forwarded
from openquarto.server.http.request_queue import RequestQueue
from openquarto.server.http.responses import not_found, not_kept, refused
from openquarto.server.http.route_table import ROUTES
from openquarto.server.http.routes import puzzles
from openquarto.server.http.security import Guard
from openquarto.server.http.session_middleware import SessionMiddleware
from openquarto.server.logs import log_loop_error
from openquarto.server.net.endpoint import table_socket
from openquarto.server.room.follower import Follower
from openquarto.server.room.maintenance import maintain
from openquarto.server.security_events import SecurityEvents
from openquarto.server.services import Services
from openquarto.server.site.words import preload_words
from openquarto.server.store.opening import name_of
from openquarto.server.store.protocol import Store
from openquarto.server.threads import LoopThreads, OneThread

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
        workers = [WorkerProcess() for _ in range(config.analysis_workers)]
        parts = Parts(threaded_computers(config.pace), workers, OneThread("loader"), LoopThreads())
        site = Site(config, store, web, port)
        try:
            services = app.state.services = await build_services(site, parts, events, bans)
        except Exception as problem:
            is_away = isinstance(problem, StoreError)
            refusal = ServerError("database away", file=name_of(config), why=problem)
            app.state.start_problem = refusal if is_away else problem
            await store.close()
            raise
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        await adopt(services)
        background = [
            maintain(services.registry, config.retention),
            services.metrics.watch_loop(services.registry.now),  # so that it knows when it stood still
            events.report_regularly(),
            services.health.watch(),
            collect_regularly(),
        ]
        if store.channel:
            assert isinstance(services.registry.now, SharedTime)
            follower = Follower(services.registry, store.channel, services.registry.now.tell)
            background.append(follower.run())
        tasks = [asyncio.create_task(work) for work in background]
        services.metrics.watch_gc()
        threading.Thread(target=_preload, args=(services,), name="preload", daemon=True).start()
        try:
            async with serve_admin(admin, services):
                yield
        finally:
            services.metrics.forget_gc()
            for task in tasks:
                task.cancel()
            services.analyst.close()
            await services.registry.close()
            await store.close()

    events = SecurityEvents()
    forwarded = Middleware(Forwarded, proxies=config.proxies, events=events)
    guard = Middleware(Guard, origins=config.origins(port), events=events, bans=bans, hsts=_hsts(config))
    app = Starlette(
        routes=[
            *ROUTES,
            *BOT_ROUTES,
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


def _preload(services: Services) -> None:
    services.templates.preload()
    if services.package:
        services.package.listing  # noqa: B018  it is put together once
    puzzles.index_file()
    preload_words()


def _hsts(config: Config) -> str:
    """How browsers are told to come over https only, a year long; nothing where they cannot."""
    below = "; includeSubDomains" if config.hsts_subdomains else ""
    return f"max-age=31536000{below}" if config.is_secure else ""
