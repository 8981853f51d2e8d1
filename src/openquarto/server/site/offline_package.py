"""The package that a browser keeps to play without a network, where `make offline` has built it."""

import gzip
import hashlib
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from openquarto.server.site.assets import Asset
from openquarto.server.site.templates import Templates, inline_json
from openquarto.speech.catalogue import languages
from openquarto.speech.page import page_messages
from openquarto.wire.http import OfflineEntry, OfflineListing

PREFIX = "offline-"  # of the words that the page around the kept site joins by itself
LIST, NOTICES = "package.json", "NOTICES.txt"
SHELL = "/offline"
# What the page around the kept site is made of; all its other pages come out of the package.
ASSETS = (
    "style.css",
    "offline.css",
    "js/pages/theme.js",
    "js/offline/table_worker.js",
    "js/offline/search_worker.js",
    "js/offline/python.js",
    "js/offline/kernel_instances.js",
    "js/offline/shelf.js",
)
PLAIN = ("icon.svg", "icon-192.png")
TYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".txt": "text/plain",
}


def media_type(name: str) -> str:
    """What a file of the package is."""
    return TYPES.get(Path(name).suffix, "application/octet-stream")


class _File(msgspec.Struct, frozen=True):
    name: str
    size: int
    compressed: int
    sha256: str


class _Built(msgspec.Struct, frozen=True):
    digest: str
    files: list[_File]


class OfflinePackage:
    """The files of a package, and the list that a browser goes by."""

    def __init__(self, folder: Path, built: _Built, templates: Templates) -> None:
        self._folder = folder
        self._built = built
        self._templates = templates
        self.base = f"{SHELL}/{built.digest}/"

    @classmethod
    def found(cls, templates: Templates, place: Traversable | None = None) -> "OfflinePackage | None":
        """The package of this installation; None where none was built, or not to its end."""
        folder = Path(str(place or files("openquarto").joinpath("offline_package")))
        try:
            built = msgspec.json.decode((folder / LIST).read_bytes(), type=_Built)
        except (OSError, msgspec.MsgspecError):
            return None
        is_whole = all((folder / file.name).is_file() for file in built.files)
        return cls(folder, built, templates) if is_whole and templates.knows("offline") else None

    @property
    def folder(self) -> Path:
        """Where its files are."""
        return self._folder

    def file(self, digest: str, name: str) -> Path | None:
        """A file of the package; None for one of another version, or where there is none of this name."""
        is_known = digest == self._built.digest and any(each.name == name for each in self._built.files)
        return self._folder / name if is_known else None

    @cached_property
    def shell(self) -> str:
        """The page around the kept site, as a server sends it."""
        return self.page()

    def page(self, policy: str = "") -> str:
        """The page around the kept site, with its words in all languages, and perhaps its policy."""
        told = {language: page_messages(language, PREFIX) for language in languages()}
        text = msgspec.json.encode(told).decode()
        values = {"base": self.base, "words_json": inline_json(text), "policy": policy}
        return self._templates.render("offline", "en", values)

    @cached_property
    def listing(self) -> OfflineListing:
        """What is to be kept."""
        return self.listed(SHELL, self.shell)

    def listed(self, shell: str, page: str, *, is_alone: bool = False) -> OfflineListing:
        """What is to be kept with a page around it; `is_alone` where no server stands behind it."""
        entries = [self._entry(shell, page.encode())]
        for url, asset in self.page_files().items():
            entries.append(self._entry(url, asset.body, None if is_alone else asset.small))
        entries += self._packed_entries() if is_alone else self._entries()
        digest = hashlib.sha256(msgspec.json.encode(entries)).hexdigest()[:16]
        return OfflineListing(digest, sum(entry.compressed for entry in entries), is_alone, shell, entries)

    def _entries(self) -> list[OfflineEntry]:
        """The files of the package, compressed on their way."""
        return [
            OfflineEntry(self.base + file.name, file.size, file.compressed, file.sha256)
            for file in self._built.files
            if file.name != NOTICES
        ]

    def _packed_entries(self) -> list[OfflineEntry]:
        """The same as gzip, which the page unpacks."""
        packed = self.packed_files
        return [
            msgspec.structs.replace(
                entry,
                compressed=len(packed[f"{entry.url}.gz"]),
                packed=f"{entry.url}.gz",
                kind=media_type(entry.url),
            )
            for entry in self._entries()
        ]

    @cached_property
    def packed_files(self) -> dict[str, bytes]:
        """The files of the package as gzip, by their addresses: for hosts that send files as they are."""
        return {
            f"{entry.url}.gz": gzip.compress((self._folder / Path(entry.url).name).read_bytes(), 9, mtime=0)
            for entry in self._entries()
        }

    def page_files(self) -> dict[str, Asset]:
        """The files of the page around the kept site, by their addresses."""
        assets = self._templates.assets
        found = {assets.url(path): assets.find(path) for path in ASSETS}
        bundle = assets.bundle("js/pages/offline.js")
        found[bundle] = assets.find(bundle.removeprefix(assets.url("")))
        found |= {f"/{path}": assets.find(path) for path in PLAIN}
        return {url: asset for url, asset in found.items() if asset}

    @staticmethod
    def _entry(url: str, body: bytes, small: bytes | None = None) -> OfflineEntry:
        return OfflineEntry(url, len(body), len(small or body), hashlib.sha256(body).hexdigest())
