"""A tournament in a file: a log to which whole acts are added, each on the disk before it is acknowledged."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from io import FileIO
from pathlib import Path

from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Created, Event, Paired, without_name
from openquarto.tournament.log import Log, line_of, log_of, read_lines
from openquarto.tournament.settings import Settings
from openquarto.tournament.state import Tournament

Act = Callable[[Tournament], Sequence[Event]]


def read(path: Path) -> Log:
    """The log of a file; the end of it that a power cut has torn off was never acknowledged."""
    return _read(path.read_bytes())[0]


def _read(content: bytes) -> tuple[Log, int]:
    """The log, and how many bytes of it are whole."""
    whole = content.rfind(b"\n") + 1
    try:
        lines = content[:whole].decode("utf-8").split("\n")[:-1]
    except UnicodeDecodeError:
        raise TournamentError("log unreadable", line=1, why="it is no text") from None
    return read_lines(lines), whole


def create(path: Path, settings: Settings) -> Log:
    """Begin a tournament in a new file; raises FileExistsError."""
    log = Log()
    entry = log.append(Created(settings), at=time.time())
    with path.open("xb", buffering=0) as file:
        _write(file, line_of([entry]))
    _keep_name(path)
    return log


def act(path: Path, what: Act, by: str = "arbiter") -> Log:
    """Do something; when this returns, it is on the disk. Two who act at once come one after the other."""
    with _opened(path) as file:
        log, whole = _read(file.readall())
        events = what(log.state)
        if any(isinstance(each, Paired) for each in events):
            log.check_time(time.time())
        return _add(file, log, whole, events, by)


def undo(path: Path) -> Log:
    """Undo the last event that counts."""
    with _opened(path) as file:
        log, whole = _read(file.readall())
        return _add(file, log, whole, log.undo(), "arbiter")


def forget(path: Path, who: Callable[[Tournament], int]) -> Log:
    """Take a name out of the whole log, also out of what was corrected or undone; the rest stays as it is."""
    with _opened(path) as file:
        log = nameless(_read(file.readall())[0], who)
        lines = "".join(f"{line_of([entry])}\n" for entry in log.entries)
        beside = path.with_name(f"{path.name}.new")
        with beside.open("wb", buffering=0) as new:
            _write(new, lines.rstrip("\n"))
        beside.replace(path)
    _keep_name(path)
    return log


def nameless(log: Log, who: Callable[[Tournament], int]) -> Log:
    """A log in which somebody has a number for a name."""
    player = who(log.state)
    return log_of(replace(entry, event=without_name(entry.event, player)) for entry in log.entries)


def _add(file: FileIO, log: Log, whole: int, events: Sequence[Event], by: str) -> Log:
    if entries := log.add(events, at=time.time(), by=by):
        file.seek(whole)
        file.truncate()  # what a power cut has left of an act
        _write(file, line_of(entries))
    return log


def _write(file: FileIO, line: str) -> None:
    rest = memoryview(f"{line}\n".encode())
    while rest:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())


def _keep_name(path: Path) -> None:
    """Let the folder know the new file, where folders can be told to."""
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@contextmanager
def _opened(path: Path) -> Iterator[FileIO]:
    """The file, for this process alone; if another has put a new one in its place, that one."""
    while True:
        with path.open("r+b", buffering=0) as file, _locked(file):
            if not os.path.samestat(os.fstat(file.fileno()), path.stat()):
                continue
            yield file
            return


@contextmanager
def _locked(file: FileIO) -> Iterator[None]:
    """Keep other processes out; the system lets go of the lock of a process that is killed."""
    try:
        import fcntl  # noqa: PLC0415  not on Windows
    except ImportError:
        import msvcrt  # noqa: PLC0415

        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
        try:
            yield
        finally:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX)
        yield  # closing the file lets it go
