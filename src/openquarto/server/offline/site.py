"""The whole site in one worker of a page: its pages and answers, and its tables, for the one who uses it."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from openquarto.rules.error import QuartoError
from openquarto.server.assembly import Parts, Site, build_services
from openquarto.server.bans import Bans
from openquarto.server.config import MEMORY, Config
from openquarto.server.error import ServerError, StoreError
from openquarto.server.game.game_log import NO_SUCH_GAME
from openquarto.server.http.responses import not_found, not_kept, refused
from openquarto.server.http.route_table import ROUTES
from openquarto.server.http.security import CSP, HEADERS
from openquarto.server.http.session_middleware import SessionMiddleware
from openquarto.server.limits import Limits
from openquarto.server.net.sitting import Sitting, Visitor, sit
from openquarto.server.offline.asking import Answer, Cookies, Question, ask
from openquarto.server.offline.port import PortConnection
from openquarto.server.room.maintenance import maintain
from openquarto.server.security_events import SecurityEvents
from openquarto.server.store.protocol import Store
from openquarto.server.tokens import hashed
from openquarto.speech.catalogue import languages

PORT = 80
CLOSING = 4001
SECURITY = {
    **HEADERS,
    "content-security-policy": CSP.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
}
PLENTY = 1_000_000  # nobody else is kept waiting, so there is nothing to be shared
GENEROUS = Limits(
    messages=PLENTY,
    games=PLENTY,
    renames=PLENTY,
    exports=PLENTY,
    pictures=PLENTY,
    analyses=PLENTY,
    share=PLENTY,
)


class OfflineSite:
    """Answers requests and sits pages down at tables, as a server would; everybody who asks is one person."""

    def __init__(self, app: Starlette, cookies: Cookies, origin: str) -> None:
        self._app = app
        self._services = app.state.services
        self._cookies = cookies
        self._origin = origin
        self._care = asyncio.ensure_future(maintain(self._services.registry, self._services.config.retention))

    @classmethod
    async def build(cls, store: Store, parts: Parts, cookies: Cookies, origin: str) -> "OfflineSite":
        """A site for one browser."""
        config = Config(database=MEMORY, limits=GENEROUS, by_play=True)
        site = Site(config, store, files("openquarto").joinpath("web"), PORT, is_offline=True)
        events = SecurityEvents()
        services = await build_services(site, parts, events, Bans())
        app = Starlette(
            routes=ROUTES,
            middleware=[Middleware(SessionMiddleware, is_secure=False)],
            exception_handlers={QuartoError: refused, StoreError: not_kept, HTTPException: not_found},
        )
        app.state.services = replace(services, address=origin)
        return cls(app, cookies, origin)

    async def answer(self, question: Question) -> Answer:
        """What a request is answered."""
        told = await ask(self._app, self._cookies, question)
        return Answer(told.status, [*told.headers, *SECURITY.items()], told.body)

    async def connect(
        self, game: str, seen: str, send: Callable[[str], object], close: Callable[[int], object]
    ) -> Sitting | None:
        """Sit a page down at a table; None if there is no such table, which `close` was told."""
        services = self._services
        try:
            room = await services.registry.find(game)
        except ServerError as problem:
            close(NO_SUCH_GAME if problem.faults[0].code == "no such game" else CLOSING)
            return None
        connection = PortConnection(send, close, services.config.limits, services.security_events)
        visitor = Visitor(hashed(self._cookies.token), self._language, "127.0.0.1", seen)
        sitting = sit(services, room, connection, visitor)
        sitting.begin()
        return sitting

    @property
    def _language(self) -> str:
        asked = self._cookies.language
        return asked if asked in languages() else "en"
