"""The requests of one address wait for each other, so that they wait for nobody else, and nobody for them."""

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from openquarto.server.fair_share import charged
from openquarto.server.limits import network
from openquarto.server.services import Services
from openquarto.server.sessions import address_of
from openquarto.server.streams import is_stream

AT_ONCE = 8  # requests of one address that are answered at the same time: a browser has six connections


class RequestQueue:
    """Answers few requests of an address at once, and none while it has taken more than its share."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._queues: dict[str, asyncio.Semaphore] = {}
        self._asking: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer when it is the request's turn."""
        if scope["type"] == "lifespan" or is_stream(scope):  # a stream has limits of its own
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = address_of(connection)
        key, share = network(address), Services.of(connection).addresses.share(address)
        self._asking[key] = self._asking.get(key, 0) + 1
        try:
            async with self._queues.setdefault(key, asyncio.Semaphore(AT_ONCE)):
                while wait := share.wait():  # noqa: ASYNC110  others of the address spend meanwhile
                    await asyncio.sleep(wait)
                await charged(self._answer(scope, receive, send), share)
        finally:
            self._asking[key] -= 1
            if not self._asking[key]:
                del self._asking[key], self._queues[key]

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)
