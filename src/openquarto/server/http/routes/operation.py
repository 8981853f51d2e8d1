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
from openquarto.server.metrics import merged
from openquarto.server.services import Services
from openquarto.server.sessions import address_of
from openquarto.server.siblings import ask_siblings
from openquarto.wire.admin import Exposition, Metrics
from openquarto.wire.http import Health, Readiness


async def health(_request: Request) -> Response:
    """That the process answers: to start it anew would not bring back a database."""
    return json_response(Health("ok", VERSION))


async def readiness(request: Request) -> Response:
    """Whether somebody should be sent here, as far as is known: nothing is asked of the store."""
    services = Services.of(request)
    if services.drain.is_asked:
        return json_response(Readiness("draining", VERSION), 503)
    if services.health.problem:
        return json_response(Readiness("failing", VERSION), 503)
    return json_response(Readiness("ok", VERSION))


async def metrics(request: Request) -> Response:
    """Figures, for this machine only."""
    # A proxy on this machine would ask by the name that others know.
    host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    if not (is_loopback(address_of(request)) and is_loopback(host)):
        raise ServerError("no such page", path=request.url.path)
    text = await _figures(Services.of(request))
    return Response(text, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})


async def _figures(services: Services) -> bytes:
    """All figures; of several workers, whichever is asked gives those of all of them."""
    own, config = services.metrics.text(), services.config
    if not config.worker:
        return own
    texts = {config.worker: own.decode()}
    for worker, answers in (await ask_siblings(config, Metrics())).items():
        texts[worker] = "".join(line.text for line in answers if isinstance(line, Exposition))
    return merged(texts)


async def openapi(request: Request) -> Response:
    """What can be asked over HTTP, for programs."""
    return json_response(_document(request.app))


@lru_cache(maxsize=1)
def _document(app: Starlette) -> dict[str, Any]:
    """The document of an application, put together once: its routes do not change."""
    return document(app.routes)


ROUTES: list[BaseRoute] = [
    DescribedRoute("/healthz", health, Operation("health", {200: Health})),
    DescribedRoute("/readyz", readiness, Operation("readiness", {200: Readiness, 503: Readiness})),
    DescribedRoute("/metrics", metrics, Operation("metrics", {200: TEXT}, (404,))),
    DescribedRoute("/openapi.json", openapi, Operation("openapi", {200: JSON})),
]
