"""For whom a proxy asks: the address in X-Forwarded-For, where the proxy is one that is trusted."""

import logging

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from openquarto.server.proxies import Proxies
from openquarto.server.security_events import SecurityEvents

LOG = logging.getLogger(__name__)
HEADER = "x-forwarded-for"


class Forwarded:
    """Puts the address of whoever asks where all others look for it; without proxies no header counts."""

    def __init__(self, app: ASGIApp, *, proxies: Proxies | None, events: SecurityEvents) -> None:
        self._app = app
        self._proxies = proxies
        self._events = events
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, with the address that it really came from."""
        if self._proxies and scope["type"] != "lifespan" and scope["client"]:
            forwarded, (peer, port) = ",".join(Headers(scope=scope).getlist(HEADER)), scope["client"]
            if self._proxies.trusts(peer):
                scope["client"] = (self._proxies.client(peer, forwarded), port)
            elif forwarded:
                self._warn()
        await self._app(scope, receive, send)

    def _warn(self) -> None:
        self._events.count("forwarded")
        if not self._has_warned:
            self._has_warned = True
            LOG.warning(
                "a proxy that is not trusted says for whom it asks, so all behind it count as one address: "
                "if it is yours, name its address in the setting trusted_proxies"
            )
