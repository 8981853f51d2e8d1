"""A server from its start to its stop: the port, the event loop, the shutdown."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from openquarto.server.admin.listener import listen_admin
from openquarto.server.app import application
from openquarto.server.config import Config
from openquarto.server.drain import Drain
from openquarto.server.garbage import settle
from openquarto.server.logs import configure_logging
from openquarto.server.net.admission import Admission, connection_room, raise_file_limit
from openquarto.server.net.connection import Connection
from openquarto.server.net.http_connection import HttpConnection
from openquarto.server.net.listening import listen
from openquarto.server.services import Services
from openquarto.server.store.opening import open_store
from openquarto.wire.messages import LONGEST_FRAME

SHUTDOWN = 50  # hundredths of a second for the pages to be told that the server stops
PATIENCE = 3  # seconds for requests under way when the server stops


class Server(uvicorn.Server):
    """uvicorn's own, which drains, tells the pages that it stops, and ends as if nothing had been wrong."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app
        self.shares_port = False  # with others, who are to get all connections as soon as this one leaves
        self.on_started: Callable[[], None] = lambda: None
        self.on_drained: Callable[[], None] = lambda: None  # the operator wanted it, and not a signal

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drain at the first signal, stop at the second, at once at the third; all is dealt with by this.

        Where no time is set for draining, the first one stops.
        """
        drain = self._drain
        if drain is None or not drain.seconds or drain.is_asked:
            super().handle_exit(sig, frame)
            self._captured_signals.clear()
        else:
            drain.ask()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve; raises what has kept the application from starting."""
        try:
            await super().startup(sockets)
        except SystemExit:  # uvicorn's way to say so, and its log is ours to write
            if problem := getattr(self._app.state, "start_problem", None):
                raise problem from None
            raise
        if self.shares_port and self._drain:
            self._drain.on_notice_given = self._close_port
        self.on_started()

    def _close_port(self) -> None:
        for server in self.servers:
            server.close()

    async def on_tick(self, counter: int) -> bool:
        """Whether to stop; ten times a second."""
        drain = self._drain
        if drain is not None and drain.go_on():
            self.should_exit = True
            if drain.is_by_operator:
                self.on_drained()
        return await super().on_tick(counter)

    @property
    def _drain(self) -> Drain | None:
        """How this server leaves; None until it has started."""
        services: Services | None = getattr(self._app.state, "services", None)
        return services.drain if services else None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the rooms first, so that each page knows that it may come again; wait for no analysis."""
        services: Services = self._app.state.services
        services.analyst.close()
        await services.registry.close()
        for _ in range(SHUTDOWN):
            if services.addresses.sockets:
                await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def serve(config: Config, *, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; `ready` is told the address as soon as it serves; raises ServerError."""
    configure_logging(config.log_format)
    raise_file_limit()
    with listen(config) as listener:
        server = prepared(config, listener)
        server.on_started = lambda: ready(config.address(listener.getsockname()[1]))
        server.run(sockets=[listener])


def prepared(config: Config, listener: socket.socket) -> Server:
    """A server with its store, its operator's socket and its application; raises ServerError."""
    store = open_store(config)
    admin = listen_admin(config)  # the file is ours by now, and what lies beside it too
    server = server_of(config, application(config, store, listener.getsockname()[1], admin=admin))
    settle()
    if hasattr(signal, "SIGHUP"):  # from a terminal that was closed, or a service that is to be loaded again
        signal.signal(signal.SIGHUP, server.handle_exit)
    return server


def server_of(config: Config, app: Starlette) -> Server:
    """The server of an application, with all that was measured to be good for it."""
    # Ours tells of mistakes; uvicorn's would add a trace for every client that sends nonsense.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    trusts = config.proxies.trusts if config.proxies else lambda _address: False
    admission = Admission(config.limits.connections, connection_room(), trusts)
    shared = {"limits": config.limits, "admission": admission, "events": app.state.security_events}
    return Server(
        uvicorn.Config(
            app,
            http=partial(HttpConnection, **shared),  # type: ignore[arg-type]  # called as a class is
            ws=partial(Connection, **shared),  # type: ignore[arg-type]
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # net/keepalive.py asks
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # http/forwarded.py reads them
            timeout_graceful_shutdown=PATIENCE,
        ),
        app,
    )
