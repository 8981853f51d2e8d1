"""What a browser keeps to play without a network: the page around it, its files, and the service worker."""

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from openquarto.server.error import ServerError
from openquarto.server.http.responses import json_response
from openquarto.server.http.security import CSP
from openquarto.server.services import Services
from openquarto.server.site.assets import IMMUTABLE
from openquarto.server.site.offline_package import OfflinePackage, media_type

FRAMING_CSP = f"{CSP}; frame-src 'self'"  # of this one page, which shows the kept site in a frame


async def shell(request: Request) -> Response:
    """The page around the kept site."""
    headers = {"cache-control": "no-cache", "content-security-policy": FRAMING_CSP}
    return HTMLResponse(_package(request).shell, headers=headers)


async def listing(request: Request) -> Response:
    """What is to be kept."""
    return json_response(_package(request).listing)


async def package_file(request: Request) -> Response:
    """A file of the package, for ever; compressed, as every browser takes it that can keep it."""
    path = _package(request).file(request.path_params["digest"], request.path_params["name"])
    if path is None:
        raise ServerError("no such page", path=request.url.path)
    headers = {"cache-control": IMMUTABLE, "vary": "accept-encoding"}
    kind = media_type(path.name)
    small = path.with_name(f"{path.name}.br")
    accepted = [each.strip().split(";")[0] for each in request.headers.get("accept-encoding", "").split(",")]
    if "br" in accepted and small.is_file():
        return FileResponse(small, headers={**headers, "content-encoding": "br"}, media_type=kind)
    return FileResponse(path, headers=headers, media_type=kind)


async def service_worker(request: Request) -> Response:
    """The service worker, under the root so that it may look after every page."""
    found = Services.of(request).templates.assets.find("js/offline/service_worker.js")
    if found is None or Services.of(request).package is None:
        raise ServerError("no such page", path=request.url.path)
    return found.answer(request)


def _package(request: Request) -> OfflinePackage:
    package = Services.of(request).package
    if package is None:
        raise ServerError("no such page", path=request.url.path)
    return package


ROUTES: list[BaseRoute] = [
    Route("/offline", shell),
    Route("/offline/package.json", listing),
    Route("/offline/{digest}/{name}", package_file),
    Route("/sw.js", service_worker),
]
