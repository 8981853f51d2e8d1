"""A server from its start to its stop: the port, the event loop, the shutdown."""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from openquarto.server.admin.listener import listen_admin
from openquarto.server.app import application
from openquarto.server.config import Config
from openquarto.server.error import ServerError
from openquarto.server.garbage import settle
from openquarto.server.logs import configure_logging
from openquarto.server.net.admission import Admission, connection_room, raise_file_limit
from openquarto.server.net.connection import Connection
from openquarto.server.net.http_connection import HttpConnection
from openquarto.server.services import Services
from openquarto.server.store.opening import open_store
from openquarto.wire.messages import LONGEST_FRAME

SHUTDOWN = 50  # hundredths of a second for the pages to be told that the server stops
PATIENCE = 3  # seconds for requests under way when the server stops


class Server(uvicorn.Server):
    """uvicorn's own, which tells the pages that it stops, and then ends as if nothing had been wrong."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at the first signal, at once at the second; the signal itself is dealt with by this."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the rooms first, so that each page knows that it may come again."""
        services: Services = self._app.state.services
        await services.registry.close()
        for _ in range(SHUTDOWN):
            if services.addresses.sockets:
                await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def listen(config: Config) -> socket.socket:
    """The port; raises ServerError with what to do if it cannot be had."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host.strip("[]"), config.port))
        listener.listen(2048)
    except OSError as problem:
        listener.close()
        if problem.errno == errno.EADDRINUSE:
            raise ServerError("port taken", host=config.host, port=str(config.port)) from None
        raise ServerError("address", host=config.host, why=problem.strerror or problem) from None
    return listener


def serve(config: Config, *, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; `ready` is told the address as soon as it can be opened."""
    configure_logging(config.log_format)
    raise_file_limit()
    listener = listen(config)
    try:
        store = open_store(config)
        admin = listen_admin(config)  # the file is ours by now, and what lies beside it too
    except BaseException:
        listener.close()
        raise
    port = listener.getsockname()[1]
    server = server_of(config, application(config, store, port, admin=admin))
    settle()
    ready(config.address(port))
    server.run(sockets=[listener])


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
