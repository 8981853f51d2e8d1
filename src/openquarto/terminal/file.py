"""Records on the disk, as a player at a terminal names them; what goes wrong is a sentence."""

from pathlib import Path

from openquarto.notation.error import RecordError
from openquarto.notation.read import read
from openquarto.notation.record import Record
from openquarto.speech.manner import Hearer
from openquarto.speech.refusal import refuse_record
from openquarto.terminal.autosave import write_whole

LARGEST = 10_000_000  # bytes; a game is well below 10,000


class FileError(Exception):
    """A file that cannot be used, as a message of the catalogue."""

    def __init__(self, message: str, file: Path, fault: RecordError | None = None) -> None:
        super().__init__(message, file)
        self.message = message
        self.file = file
        self.fault = fault

    def sentences(self, hearer: Hearer) -> tuple[str, ...]:
        """What to say about it."""
        values = {"file": str(self.file)}
        if self.fault:
            at = self.fault
            values["place"] = " ".join(refuse_record(at.faults, hearer, line=at.line, column=at.column))
        return (hearer.says(self.message, **values),)


def path_of(text: str) -> Path:
    """A path as it was typed; ~ is the home of a user, if there is such a one."""
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def read_game(path: Path, hearer: Hearer) -> tuple[Record, tuple[str, ...]]:
    """The last game of a file, and what there is to say about the others."""
    try:
        if path.stat().st_size > LARGEST:
            raise FileError("file-not-readable", path)
        text = path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise FileError("file-not-found", path) from None
    except UnicodeDecodeError:
        raise FileError("file-not-text", path) from None
    except (OSError, ValueError):  # a name with a NUL is a ValueError
        raise FileError("file-not-readable", path) from None
    games = list(read(text))
    if not games:
        raise FileError("file-empty", path)
    last = games[-1]
    if isinstance(last, RecordError):
        raise FileError("file-faulty", path, last)
    if len(games) == 1:
        return last, ()
    count = len(games)
    return last, (hearer.says("file-games", file=str(path), games=count, chosen=count),)


def write_game(path: Path, record: Record, hearer: Hearer) -> tuple[str, ...]:
    """Write a game to a file of the player's choice."""
    try:
        write_whole(path, str(record))
    except (OSError, ValueError):
        raise FileError("file-not-writable", path) from None
    return (hearer.says("saved", file=str(path)),)
