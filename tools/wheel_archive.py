"""Writes wheels: the plain one's files with a kernel, its tag and its RECORD; the same bytes every time."""

from __future__ import annotations

import base64
import hashlib
import zipfile
from pathlib import Path, PurePosixPath
from typing import NamedTuple

PACKAGE = PurePosixPath("openquarto/kernel")
TIME = (1980, 1, 1, 0, 0, 0)  # the oldest that a zip can tell: when it was made is nobody's business
PYTHON_TAG = "cp311-abi3"
READABLE, RUNNABLE = 0o100644 << 16, 0o100755 << 16


class Wheel(NamedTuple):
    """The name and version of a wheel, and its files by their paths."""

    stem: str
    files: dict[str, bytes]

    @property
    def metadata(self) -> str:
        """The folder of the metadata."""
        return f"{self.stem}.dist-info"


def read_wheel(path: Path) -> Wheel:
    """The files of a wheel, but for the list of them."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    stem = "-".join(path.name.split("-")[:2])
    del files[f"{stem}.dist-info/RECORD"]
    return Wheel(stem, files)


def write_wheel(wheel: Wheel, folder: Path, tags: list[str], kernel: Path | None = None) -> Path:
    """Write a wheel with these tags, of which the first names it, and perhaps a kernel."""
    files = dict(wheel.files)
    if kernel:
        files[str(PACKAGE / kernel.name)] = kernel.read_bytes()
    files[f"{wheel.metadata}/WHEEL"] = _description(tags, is_plain=kernel is None)
    record = f"{wheel.metadata}/RECORD"
    files[record] = _record(files, record)
    platforms = ".".join(tag.rpartition("-")[2] for tag in tags)
    path = folder / f"{wheel.stem}-{tags[0].rpartition('-')[0]}-{platforms}.whl"
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files, key=lambda each: (each.startswith(wheel.metadata), each)):
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, wherever it is written
            entry.external_attr = RUNNABLE if name.endswith(".so") else READABLE
            archive.writestr(entry, files[name])
    return path


def _description(tags: list[str], *, is_plain: bool) -> bytes:
    lines = ["Wheel-Version: 1.0", "Generator: openquarto (make wheels)"]
    lines += [f"Root-Is-Purelib: {str(is_plain).lower()}", *(f"Tag: {tag}" for tag in tags), ""]
    return "\n".join(lines).encode()


def _record(files: dict[str, bytes], record: str) -> bytes:
    lines = []
    for name, data in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        quoted = f'"{name}"' if "," in name else name
        lines.append(f"{quoted},sha256={digest},{len(data)}")
    return "\n".join([*lines, f"{record},,", ""]).encode()
