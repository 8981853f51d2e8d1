"""A copy of a database that is in use: some pages at a time, and changes are committed in between."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from openquarto.server.error import ServerError
from openquarto.server.store.sqlite_connection import connect_to_read

PAGES = 64  # that are copied between two looks at what waits
THERE = "there is a file already"


def reserve(path: Path) -> Path:
    """An empty file to write the copy to; raises ServerError if it cannot be, or there is a copy already."""
    part = path.with_name(f"{path.name}.part")
    try:
        if os.path.lexists(path):
            raise ServerError("backup", file=path, why=THERE)
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
    path: Path,
    *,
    progress: Callable[[int, int], None],
    meanwhile: Callable[[], None],
) -> None:
    """Copy all pages for a file; SQLite copies those again that the same connection changes meanwhile.

    Raises ServerError if they cannot be written.
    """

    def step(_status: int, remaining: int, total: int) -> None:
        progress(remaining, total)
        meanwhile()

    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            # Nobody reads it before it is whole, and it is synced at once, by `publish`.
            target.execute("pragma journal_mode = off")
            target.execute("pragma synchronous = off")
            source.backup(target, pages=PAGES, progress=step)
    except sqlite3.Error as problem:  # a full disk, mostly
        raise ServerError("backup", file=path, why=problem) from None


def copy_unused(source: Path, path: Path, progress: Callable[[int, int], None]) -> None:
    """Copy a file that nobody uses, of whichever version; raises ServerError, and leaves no half copy."""
    with closing(connect_to_read(source)) as connection:
        part = reserve(path)
        try:
            copy(connection, part, path, progress=progress, meanwhile=lambda: None)
            publish(part, path)
        finally:
            part.unlink(missing_ok=True)


def publish(part: Path, path: Path) -> None:
    """Sync the copy, and give it its name; raises ServerError."""
    try:
        _sync(part)
        if os.path.lexists(path):
            raise ServerError("backup", file=path, why=THERE)
        part.rename(path)
        if os.name == "posix":  # elsewhere a folder cannot be opened
            _sync(path.parent)
    except OSError as problem:
        raise ServerError("backup", file=path, why=problem.strerror or problem) from None


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
