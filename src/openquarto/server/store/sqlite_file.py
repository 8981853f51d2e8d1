"""Whether the files of a database are still where they were opened: else what is written is lost."""

from pathlib import Path

from openquarto.server.error import DatabaseMovedError


class DatabaseFile:
    """The file of a database and its write-ahead log, by device and inode."""

    def __init__(self, path: Path) -> None:
        path = path.resolve()
        self._paths = (path, path.with_name(f"{path.name}-wal"))
        self._known: dict[Path, tuple[int, int]] = {}  # as they were seen first

    def check(self) -> None:
        """Raise DatabaseMovedError if a file was moved away, deleted or replaced."""
        for path in self._paths:
            found = _identity(path)
            if found:
                self._known.setdefault(path, found)  # the log is there from the first commit on
            if found != self._known.get(path):
                raise DatabaseMovedError(f"{path} was moved away, deleted or replaced")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
