"""A copy of a database that is in use: some pages at a time, and changes are committed in between."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from openquarto.server.error import ServerError, StoreError

PAGES = 64  # that are copied between two looks at what waits


def reserve(path: Path) -> Path:
    """An empty file to write the copy to; raises ServerError if it cannot be, or there is a copy already."""
    part = path.with_name(f"{path.name}.part")
    try:
        if os.path.lexists(path):
            raise ServerError("backup", file=path, why="there is a file already")
        part.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        why = f"there is {part.name} already, of another backup or of one that was cut short"
        raise ServerError("backup", file=path, why=why) from None
    except OSError as problem:
        raise ServerError("backup", file=path, why=problem.strerror or problem) from None
    return part


def copy(
    source: sqlite3.Connection,
    part: Path,
    *,
    progress: Callable[[int, int], None],
    meanwhile: Callable[[], None],
) -> None:
    """Copy all pages; SQLite copies those again that the same connection changes meanwhile."""

    def step(_status: int, remaining: int, total: int) -> None:
        progress(remaining, total)
        meanwhile()

    with closing(sqlite3.connect(part, isolation_level=None)) as target:
        # Nobody reads it before it is whole, and it is synced at once, by `publish`.
        target.execute("pragma journal_mode = off")
        target.execute("pragma synchronous = off")
        source.backup(target, pages=PAGES, progress=step)


def publish(part: Path, path: Path) -> None:
    """Sync the copy, and give it its name; raises StoreError."""
    try:
        _sync(part)
        if os.path.lexists(path):
            raise StoreError(f"{path} is there already")
        part.rename(path)
        if os.name == "posix":  # elsewhere a folder cannot be opened
            _sync(path.parent)
    except OSError as problem:
        raise StoreError(problem.strerror or str(problem)) from None


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
