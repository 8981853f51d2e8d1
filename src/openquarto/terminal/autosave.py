"""Where games are kept: one file a game in the user's data folder, written anew after every action."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from openquarto.match.folder import user_folder
from openquarto.notation.error import RecordError
from openquarto.notation.record import Record


def data_folder() -> Path:
    """The folder of the user's games."""
    return user_folder() / "games"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that was kept, and where."""

    path: Path
    record: Record

    @property
    def name(self) -> str:
        """When it was begun, as its file tells."""
        return self.path.stem


class Autosave:
    """Keeps one game in one file; a file that cannot be written is told once, and play goes on."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.failed: OSError | None = None

    def keep(self, record: Record) -> None:
        """Write the game so that the old state or the new one is on the disk, never half of one."""
        try:
            self.path = self.path or _new_path()
            write_whole(self.path, str(record))
        except OSError as error:
            self.failed = error
        else:
            self.failed = None

    @property
    def place(self) -> Path:
        """Where the game is to be kept: its file, or the folder where there is none yet."""
        return self.path or data_folder()


def kept_games() -> Iterator[SavedGame]:
    """All games that are kept, the last one first; files that cannot be read are passed over."""
    return _kept(lambda _: True)


def unfinished() -> SavedGame | None:
    """The last game that is not over; of the others only the result is looked at."""
    return next((kept for kept in _kept(_may_go_on) if not kept.record.outcome), None)


def kept_at(path: Path) -> SavedGame | None:
    """The game of a file among the kept ones, if it is one and not over."""
    is_kept = path.absolute().parent == data_folder().absolute()
    return (
        next((each for each in _kept(_may_go_on) if each.path.name == path.name), None) if is_kept else None
    )


def _kept(is_wanted: Callable[[str], bool]) -> Iterator[SavedGame]:
    try:
        paths = sorted(data_folder().glob("*.qgn"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return
    for path in paths:
        with suppress(OSError, UnicodeDecodeError, RecordError):
            text = path.read_text("utf-8")
            if is_wanted(text):
                yield SavedGame(path, Record.parse(text))


def _may_go_on(text: str) -> bool:
    """Whether a record's text ends like one of a game that is not over, to be told without reading it all."""
    return text.rstrip().endswith("*")


def write_whole(path: Path, text: str) -> None:
    """Write a file at once: beside it first, safe on the disk, then in its place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _new_path() -> Path:
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{datetime.now().astimezone():%Y-%m-%d %H.%M.%S}"
    number = 1
    while True:
        path = folder / f"{name}{f' {number}' if number > 1 else ''}.qgn"
        try:
            path.touch(exist_ok=False)  # two terminals may begin in the same second
        except FileExistsError:
            number += 1
        else:
            return path
