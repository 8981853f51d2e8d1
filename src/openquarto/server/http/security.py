"""What every request and every answer must have: a name that is ours, a page that is ours, strict headers."""

import logging
from collections.abc import Mapping

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from openquarto.server.bans import Bans
from openquarto.server.error import ServerFault
from openquarto.server.security_events import SecurityEvents
from openquarto.wire.http import Problem

CSP = (
    # 'wasm-unsafe-eval' lets a page compile WebAssembly, its kernel, and no text: that is 'unsafe-eval'.
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
LOG = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Lets only requests in that were meant for this server, and come from its own pages."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        origins: Mapping[str, str],
        events: SecurityEvents,
        bans: Bans,
        hsts: str = "",
    ) -> None:
        self._app = app
        self._origins = dict(origins)  # by the names of this server
        self._events = events
        self._bans = bans
        self._headers = {**HEADERS, **({"strict-transport-security": hsts} if hsts else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        is_begun = False

        async def sealed(message: Message) -> None:
            nonlocal is_begun
            is_begun = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in self._headers.items():
                    headers.setdefault(name, value)  # one page needs a policy of its own, and has it
            await send(message)

        if refusal := self._refusal(scope):
            self._events.count_code(refusal[1])
            await _refuse(scope, sealed, *refusal)
            return
        scope["headers"] = [(name, _plain_cookies(name, value)) for name, value in scope["headers"]]
        try:
            await self._app(scope, receive, sealed)
        except ClientDisconnect:
            return  # in the middle of a body: there is nobody to be told, and nothing went wrong
        except Exception:
            # The log tells what it was, and whoever asked that nothing is lost.
            LOG.exception("a request failed")
            if not is_begun:
                await _refuse(scope, sealed, 500, "our mistake")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers, client = Headers(scope=scope), scope.get("client")
        if client and self._bans.holds(client[0]):
            return 403, "banned"
        expected = self._origins.get(headers.get("host", ""))
        if expected is None:
            return 421, "foreign host"
        origin, site = headers.get("origin"), headers.get("sec-fetch-site", "none")
        if scope["type"] == "websocket":
            # Every browser tells it here; uvicorn does not look.
            return None if origin == expected else (403, "foreign")
        if scope["method"] in SAFE:
            return None
        if origin == "null":  # a form without scripts: our pages send no referrer, and so no origin either
            is_ours = site == "same-origin"
        else:
            is_ours = site in ("none", "same-origin") if origin is None else origin == expected
        return None if is_ours else (403, "foreign")


def _plain_cookies(name: bytes, value: bytes) -> bytes:
    """Of a Cookie header what could be ours: no escapes, for which older Pythons take quadratic time."""
    if name != b"cookie" or b"\\" not in value:
        return value
    return b";".join(cookie for cookie in value.split(b";") if b"\\" not in cookie)


async def _refuse(scope: Scope, send: Send, status: int, code: str) -> None:
    """A refusal before anybody's language is known."""
    body = msgspec.json.encode(Problem(code, str(ServerFault(code))))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
