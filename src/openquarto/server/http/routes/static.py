"""Files of the page: its modules and drawings, its words, and what browsers and search engines look for."""

import hashlib

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from openquarto.server.error import ServerError
from openquarto.server.http.openapi import TEXT, DescribedRoute, Operation
from openquarto.server.http.responses import json_response
from openquarto.server.services import Services
from openquarto.server.site.assets import IMMUTABLE, OUTDATED, Asset
from openquarto.server.site.manifest import ICONS, MANIFEST
from openquarto.server.site.words import masked_words, words
from openquarto.speech.catalogue import languages
from openquarto.view.edition import Edition
from openquarto.wire.http import Words


async def asset(request: Request) -> Response:
    """A file of the page, for ever; a module of another version lets its page come again in this one."""
    assets = Services.of(request).templates.assets
    path, digest = request.path_params["path"], request.path_params["digest"]
    if digest == assets.digest and (found := assets.find(path)):
        return found.answer(request, IMMUTABLE)
    is_outdated = digest != assets.digest and assets.is_digest(digest) and path.endswith(".js")
    if is_outdated and (reloading := assets.find(OUTDATED)):
        return reloading.answer(request, "no-store")
    raise ServerError("no such page", path=request.url.path)


async def static(request: Request) -> Response:
    """A file of the page under a name that others know."""
    found = Services.of(request).templates.assets.find(request.url.path.strip("/"))
    if found is None:
        raise ServerError("no such page", path=request.url.path)
    return found.answer(request)


async def words_file(request: Request) -> Response:
    """The words of a language and edition."""
    language, edition = request.path_params["language"], request.path_params["edition"]
    if language not in languages() or edition not in (each.value for each in Edition):
        raise ServerError("no such page", path=request.url.path)
    is_masked = request.query_params.get("masked") == "1"
    body = (masked_words if is_masked else words)(language, Edition(edition))
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    answer = Asset.of("words.json", body).answer(request)
    answer.headers.update(headers)
    return answer


async def robots(_request: Request) -> Response:
    """Nothing here is for search engines but the way in."""
    return PlainTextResponse(
        "User-agent: *\nDisallow: /table/\nDisallow: /new\nDisallow: /games\nDisallow: /api/\n"
    )


async def manifest(request: Request) -> Response:
    """What a telephone wants to know to keep the page on its screen."""
    services = Services.of(request)
    if found := services.templates.assets.find("manifest.webmanifest"):
        return found.answer(request)
    return json_response(MANIFEST)


_WORDS = {
    "language": {"enum": list(languages())},
    "edition": {"enum": [each.value for each in Edition]},
}
ROUTES: list[BaseRoute] = [
    Route("/assets/{digest}/{path:path}", asset),
    DescribedRoute(
        "/words/{language}/{edition}.json",
        words_file,
        Operation("words", {200: Words, 304: None}, (404,), query={"masked": {"enum": ["1"]}}, path=_WORDS),
    ),
    *(Route(f"/{icon}", static) for icon in ICONS),
    Route("/manifest.webmanifest", manifest),
    DescribedRoute("/robots.txt", robots, Operation("robots", {200: TEXT})),
]
