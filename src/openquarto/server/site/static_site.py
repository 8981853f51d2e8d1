"""The whole site as files for any host: the page around the kept site, and the package that it keeps."""

from importlib.resources import files
from pathlib import Path

import msgspec

from openquarto.server.site.manifest import ICONS, MANIFEST
from openquarto.server.site.offline_package import NOTICES, OfflinePackage
from openquarto.server.site.templates import Templates

# As servers send it, but for what a page cannot say of itself.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-src 'self'"
)


class SiteError(Exception):
    """Why nothing is written."""


def build_static_site(folder: Path) -> int:
    """Write all files into a folder, which may be there but has to be empty; how many bytes they are."""
    templates = Templates(files("openquarto").joinpath("web"))
    package = OfflinePackage.found(templates)
    if package is None:
        raise SiteError("the offline package is not here: it is built in a clone, by `make offline`")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SiteError(f"expected a new or an empty folder, got {folder}")
    page = package.page(POLICY)
    written = {url: asset.body for url, asset in package.page_files().items()}
    listing = package.listed("/", page, is_alone=True)
    written |= {
        "/index.html": page.encode(),
        "/404.html": page.encode(),  # what hosts send for an address that is no file, such as that of a game
        "/offline/package.json": msgspec.json.encode(listing),
        "/manifest.webmanifest": msgspec.json.encode(MANIFEST),
    }
    own = {"/sw.js": "js/offline/service_worker.js", **{f"/{icon}": icon for icon in ICONS}}
    written |= {url: asset.body for url, path in own.items() if (asset := templates.assets.find(path))}
    written |= {**package.packed_files, f"{package.base}{NOTICES}": (package.folder / NOTICES).read_bytes()}
    for url, body in written.items():
        path = folder / url.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
