"""What operators and programs ask of the server itself: health, figures, and what else can be asked."""

from functools import lru_cache
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from openquarto.about import VERSION
from openquarto.server.config import is_loopback
from openquarto.server.error import ServerError
from openquarto.server.http.openapi import JSON, TEXT, DescribedRoute, Operation, document
from openquarto.server.http.responses import json_response
from openquarto.server.services import Services
from openquarto.server.sessions import address_of
from openquarto.wire.http import Health


async def health(request: Request) -> Response:
    """That the server answers, and its store too as far as is known: nothing is asked of it here."""
    is_well = not Services.of(request).health.problem
    return json_response(Health("ok" if is_well else "failing", VERSION), 200 if is_well else 503)


async def metrics(request: Request) -> Response:
    """Figures, for this machine only."""
    # A proxy on this machine would ask by the name that others know.
    host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    if not (is_loopback(address_of(request)) and is_loopback(host)):
        raise ServerError("no such page", path=request.url.path)
    text = Services.of(request).metrics.text()
    return Response(text, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


async def openapi(request: Request) -> Response:
    """What can be asked over HTTP, for programs."""
    return json_response(_document(request.app))


@lru_cache(maxsize=1)
def _document(app: Starlette) -> dict[str, Any]:
    """The document of an application, put together once: its routes do not change."""
    return document(app.routes)


ROUTES: list[BaseRoute] = [
    DescribedRoute("/healthz", health, Operation("health", {200: Health, 503: Health})),
    DescribedRoute("/metrics", metrics, Operation("metrics", {200: TEXT}, (404,))),
    DescribedRoute("/openapi.json", openapi, Operation("openapi", {200: JSON})),
]
