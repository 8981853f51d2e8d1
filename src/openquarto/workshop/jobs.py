"""A durable table of jobs in SQLite: what is written stays, whoever dies, and nothing is done for nothing."""

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from openquarto.workshop.error import WorkshopError, WorkshopFault

LEASE = 900.0  # seconds after which a job whose worker is silent is given to another
_SCHEMA = """
CREATE TABLE IF NOT EXISTS job (
    name TEXT PRIMARY KEY,
    task BLOB NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'leased', 'done')),
    owner TEXT,
    until REAL,        -- when the lease ends
    result BLOB,
    checksum TEXT      -- of the result
) STRICT
"""
# A job of this name from before whose task was another one, or was changed on the disk, waits anew.
_ADD = """
INSERT INTO job (name, task) VALUES (?, ?) ON CONFLICT (name) DO UPDATE
SET task = excluded.task, state = 'waiting', owner = NULL, until = NULL, result = NULL, checksum = NULL
WHERE task <> excluded.task
"""


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work: its name, and what is to be done."""

    name: str
    task: bytes


class Jobs:
    """One file; any number of processes may open it."""

    def __init__(self, path: Path, *, now: Callable[[], float] = time.time) -> None:
        self._now = now
        try:
            self._base = sqlite3.connect(path, timeout=60, isolation_level=None)
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = FULL")
            self._base.execute(_SCHEMA)
            self._base.execute("CREATE TEMP VIEW mine AS SELECT * FROM job")
        except sqlite3.Error as error:
            raise WorkshopError(WorkshopFault("jobs unusable", path=path, reason=error)) from None

    def close(self) -> None:
        """Let the file go."""
        self._base.close()

    def add(self, jobs: Iterable[Job]) -> None:
        """Add jobs; those that are there already stay as they are."""
        with self._transaction():
            self._base.executemany(_ADD, ((job.name, job.task) for job in jobs))

    def keep_to(self, names: Iterable[str]) -> None:
        """Speak of these jobs alone from now on, though the file may hold others."""
        with self._transaction():
            self._base.execute("CREATE TEMP TABLE IF NOT EXISTS chosen (name TEXT PRIMARY KEY)")
            self._base.execute("DELETE FROM chosen")
            self._base.executemany("INSERT INTO chosen VALUES (?)", ((name,) for name in names))
            self._base.execute("DROP VIEW mine")
            self._base.execute("CREATE TEMP VIEW mine AS SELECT job.* FROM job JOIN chosen USING (name)")

    def take(self, owner: str) -> Job | None:
        """The next job that waits, or whose lease is over; None if there is none now."""
        with self._transaction():
            found = self._base.execute(
                "SELECT name, task FROM mine WHERE state = 'waiting' OR (state = 'leased' AND until < ?)"
                " ORDER BY name LIMIT 1",
                (self._now(),),
            ).fetchone()
            if found is None:
                return None
            self._base.execute(
                "UPDATE job SET state = 'leased', owner = ?, until = ? WHERE name = ?",
                (owner, self._now() + LEASE, found[0]),
            )
        return Job(*found)

    def finish(self, name: str, result: bytes) -> None:
        """Keep a result. Who comes second with the same job, after its lease was over, brings the same."""
        with self._transaction():
            self._base.execute(
                "UPDATE job SET state = 'done', owner = NULL, until = NULL, result = ?, checksum = ?"
                " WHERE name = ?",
                (result, sha256(result).hexdigest(), name),
            )

    def renew(self, owner: str) -> None:
        """Prolong the leases of a worker that is still at work."""
        with self._transaction():
            self._base.execute(
                "UPDATE job SET until = ? WHERE state = 'leased' AND owner = ?", (self._now() + LEASE, owner)
            )

    def owners(self) -> list[str]:
        """Who has jobs now."""
        rows = self._base.execute("SELECT DISTINCT owner FROM mine WHERE state = 'leased'").fetchall()
        return [owner for (owner,) in rows]

    def reopen(self, name: str) -> None:
        """Let a finished job wait anew, because its result is in doubt."""
        with self._transaction():
            self._base.execute(
                "UPDATE job SET state = 'waiting', result = NULL, checksum = NULL WHERE name = ?", (name,)
            )

    def release(self, owner: str) -> None:
        """Give back what a worker had taken that will not finish it."""
        with self._transaction():
            self._base.execute(
                "UPDATE job SET state = 'waiting', owner = NULL, until = NULL"
                " WHERE state = 'leased' AND owner = ?",
                (owner,),
            )

    def progress(self) -> tuple[int, int]:
        """How many jobs are done, and how many there are."""
        done, total = self._base.execute("SELECT total(state = 'done'), count(*) FROM mine").fetchone()
        return int(done), int(total)

    def results(self) -> Iterator[tuple[Job, bytes]]:
        """Every finished job in the order of the names; one whose result was changed since waits anew."""
        rows = self._base.execute(
            "SELECT name, task, result, checksum FROM mine WHERE state = 'done' ORDER BY name"
        ).fetchall()
        for name, task, result, checksum in rows:
            if result is not None and sha256(result).hexdigest() == checksum:
                yield Job(name, task), result
            else:
                self.reopen(name)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")
