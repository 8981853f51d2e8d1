"""The files of the page and the drawings: one digest for all of them, so that they may be kept for ever."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from openquarto.drawing.page_pictures import page_pictures
from openquarto.server.site.bundles import bundle_path, bundles, style_sheets

PAGES = "pages"  # templates are no files to be had
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".css": "text/css",
    ".wasm": "application/wasm",
}
COMPRESSED = ("image/svg+xml", "application/json", "application/wasm")  # beside all texts
ENTRIES = ("js/pages", "js/workers")  # the modules that pages name
KERNEL = "kernel.wasm"
OUTDATED = "js/pages/outdated.js"  # what a page of another version gets in the place of its modules
IMMUTABLE = "public, max-age=31536000, immutable"
UNSERVED = (".d.ts", ".md")  # what is for contributors only


@dataclass(frozen=True)
class Asset:
    """A file with its type, as it is and compressed."""

    body: bytes
    kind: str

    @classmethod
    def of(cls, name: str, body: bytes) -> "Asset":
        """A file to be served."""
        suffix = name[name.rfind(".") :]
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        return cls(body, kind)

    @cached_property
    def small(self) -> bytes | None:
        """What can be made smaller, compressed: once, when it is first asked for."""
        is_compressed = self.kind.startswith("text/") or self.kind in COMPRESSED
        return gzip.compress(self.body, 9, mtime=0) if is_compressed else None

    def answer(self, request: Request, cache: str = "no-cache") -> Response:
        """The file, compressed if the browser can take it."""
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if "gzip" in request.headers.get("accept-encoding", "") and self.small:
            return Response(self.small, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


class Assets:
    """All files of the page by their paths."""

    def __init__(self, web: Traversable) -> None:
        drawn = {f"art/{name}": picture.encode() for name, picture in page_pictures().items()}
        drawn["art/pieces.svg"] = files("openquarto.drawing").joinpath("pieces.svg").read_bytes()
        kernel = files("openquarto").joinpath("kernel", KERNEL).read_bytes()
        found = {**drawn, KERNEL: kernel, **_bundled(dict(_walk(web)))}
        digest = hashlib.sha256()
        for path, body in sorted(found.items()):
            digest.update(f"{path}\0{len(body)}\0".encode() + body)
        self.digest = digest.hexdigest()[:16]
        self._assets = {path: Asset.of(path, body) for path, body in found.items()}

    @staticmethod
    def is_digest(text: str) -> bool:
        """Whether this could be the digest of another version."""
        return re.fullmatch(r"[0-9a-f]{16}", text) is not None

    def url(self, path: str) -> str:
        """Where a file is to be had."""
        return f"/assets/{self.digest}/{path}"

    def bundle(self, entry: str) -> str:
        """Where a module is to be had together with all that it imports."""
        return self.url(bundle_path(entry))

    def find(self, path: str) -> Asset | None:
        """A file by its path."""
        return self._assets.get(path)


def _bundled(found: dict[str, bytes]) -> dict[str, bytes]:
    """The files with their bundles: modules stay by themselves too, for tables in other pages."""

    def texts(suffix: str) -> dict[str, str]:
        return {path: body.decode() for path, body in found.items() if path.endswith(suffix)}

    made = {**style_sheets(texts(".css")), **bundles(texts(".js"), ENTRIES)}
    return {**found, **{path: text.encode() for path, text in made.items()}}


def _walk(folder: Traversable, prefix: str = "") -> list[tuple[str, bytes]]:
    """All files below a folder but the templates; none where there is no folder."""
    if not folder.is_dir():
        return []
    found = []
    for entry in folder.iterdir():
        path = f"{prefix}{entry.name}"
        if entry.is_dir():
            found += _walk(entry, f"{path}/") if path != PAGES else []
        elif not entry.name.startswith(".") and not entry.name.endswith(UNSERVED):
            found.append((path, entry.read_bytes()))
    return found
