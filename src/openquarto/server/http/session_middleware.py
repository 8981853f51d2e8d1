"""Who asks, found out once a request: the cookie is read, and a new session confirmed by its first use."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from openquarto.server.services import Services
from openquarto.server.sessions import IN_SCOPE, session_of, token_in


class SessionMiddleware:
    """Puts the token of a session into the scope of every request and every socket."""

    def __init__(self, app: ASGIApp, *, is_secure: bool) -> None:
        self._app = app
        self._is_secure = is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer for whoever asks."""
        if scope["type"] != "lifespan":
            connection = HTTPConnection(scope)
            scope[IN_SCOPE] = token_in(connection.headers.getlist("cookie"), is_secure=self._is_secure)
            if session := session_of(connection):
                await Services.of(connection).successions.come_back(session)
        await self._app(scope, receive, send)
