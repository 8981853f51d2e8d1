"""What the tests of the book share: a small build, and a look at one that goes on elsewhere."""

import sqlite3
import time
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from openquarto.about import VERSION
from openquarto.workshop.build import build
from openquarto.workshop.chunk import solve_chunk
from openquarto.workshop.jobs import Jobs

SMALL = [(1, False), (1, True)]
CHUNKS = 18 + 60
ONLY = ["--only", "traits=s", "--only", "blocks+traits=f"]  # any variants of those classes


class Here:
    """A pool that does everything at once, in this thread, and remembers what it was given."""

    def __init__(self, *, lies: bool = False) -> None:
        self.tasks: list[tuple[bytes, str]] = []
        self._lies = lies

    def capacity(self) -> int:
        return 3

    def submit(self, task: bytes, epoch: str) -> "Future[bytes]":
        self.tasks.append((task, epoch))
        future: Future[bytes] = Future()
        result = solved(task)
        future.set_result(bytes([result[0] ^ 1]) + result[1:] if self._lies else result)
        return future


@cache  # the tests build the same book again and again
def solved(task: bytes) -> bytes:
    return solve_chunk(task, 8, "tests", VERSION)


@cache
def small_book() -> bytes:
    """The book of the one-trait games, built by one who is never disturbed."""
    with TemporaryDirectory() as folder:
        jobs = Jobs(Path(folder) / "jobs")
        data, _ = build(jobs, SMALL, Here())
        jobs.close()
    return data


def wait_for(path: Path, count: int) -> None:
    """Wait until so many chunks of a build are done."""
    deadline = time.monotonic() + 60
    while done_in(path) < count:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def done_in(path: Path) -> int:
    return len(names(path, "done"))


def names(path: Path, state: str) -> set[str]:
    """The chunks in a state; none before there is a table."""
    if not path.exists():
        return set()
    base = sqlite3.connect(path)
    try:
        return {name for (name,) in base.execute("SELECT name FROM job WHERE state = ?", (state,))}
    except sqlite3.OperationalError:
        return set()
    finally:
        base.close()


def forbid_doing_again(path: Path) -> None:
    """From now on nobody can touch what is done."""
    base = sqlite3.connect(path)
    base.execute(
        "CREATE TRIGGER kept BEFORE UPDATE ON job WHEN old.state = 'done'"
        " BEGIN SELECT RAISE(ABORT, 'it was done already'); END"
    )
    base.commit()
    base.close()
