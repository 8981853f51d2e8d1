"""Building a book: the same bytes whoever builds it, however often it is interrupted, and no lie gets in."""

import os
import socket
import sqlite3
from pathlib import Path
from random import Random

import pytest

from openquarto.kernel import Solver
from openquarto.kernel.book import DEEPEST, Book
from openquarto.workshop.build import build, write_whole
from openquarto.workshop.check import classes_of, part_of, resolve, shares
from openquarto.workshop.error import RecheckError
from openquarto.workshop.jobs import Jobs
from tests.workshop.building import CHUNKS, SMALL, Here, done_in, forbid_doing_again, names, small_book


class StopsError(Exception):
    """As if Ctrl-C had been pressed."""


class Tired(Here):
    """Stops after so many chunks."""

    def __init__(self, chunks: int) -> None:
        super().__init__()
        self._left = chunks

    def capacity(self) -> int:
        if len(self.tasks) >= self._left:
            raise StopsError
        return 1


def built(folder: Path, pool: Here, **options: int) -> tuple[bytes, list[str]]:
    jobs = Jobs(folder / "jobs")
    try:
        return build(jobs, SMALL, pool, **options)  # type: ignore[arg-type]
    finally:
        jobs.close()


def test_a_book_tells_what_the_solver_finds() -> None:
    book = Book.parse(small_book())
    assert SMALL == classes_of(book)
    solver, chance = Solver(table_mb=64, book=None), Random(4)
    for kind, size in zip(SMALL, (1295, 4437), strict=True):
        part = part_of(book, kind, 60, chance)
        assert (DEEPEST, size, 60) == (part.depth, part.size, len(part.sample))
        assert [] == [finding for finding in resolve(book, part, solver) if not finding.is_sound]


def test_samples_are_dealt_evenly() -> None:
    assert [0, 0] == shares(0, SMALL)
    assert [3, 4] == shares(7, SMALL)


def test_every_chunk_is_solved_once_and_one_in_a_hundred_twice(tmp_path: Path) -> None:
    pool = Here()
    steps: list[tuple[str, int, int]] = []
    jobs = Jobs(tmp_path / "jobs")
    data, rechecked = build(jobs, SMALL, pool, show=lambda *step: steps.append(step))
    epochs = [epoch for _, epoch in pool.tasks]
    assert (small_book(), 1) == (data, len(rechecked))
    assert (CHUNKS, CHUNKS + 1, 2) == (epochs.count("solve"), len(epochs), len(set(epochs)))
    assert {"solving", "rechecking", "assembling"} == {step for step, _, _ in steps}
    assert ("solving", CHUNKS, CHUNKS) in steps
    # What was solved twice follows from the values, or from a seed; the book does not depend on it.
    for seed in (1, 2, 3):
        assert small_book() == build(Jobs(tmp_path / "jobs"), SMALL, Here(), seed=seed)[0]
    again = Here()
    assert (data, rechecked) == built(tmp_path, again)
    assert 1 == len(again.tasks)
    assert pool.tasks[-1][1] != again.tasks[-1][1]  # the table is a new one each time


def test_who_goes_on_does_only_what_is_left(tmp_path: Path) -> None:
    for chunks in (10, 30):
        with pytest.raises(StopsError):
            built(tmp_path, Tired(chunks))
        assert set() == names(tmp_path / "jobs", "leased")
    assert 40 == done_in(tmp_path / "jobs")
    forbid_doing_again(tmp_path / "jobs")
    pool = Here()
    assert small_book() == built(tmp_path, pool)[0]
    assert CHUNKS - 40 + 1 == len(pool.tasks)


def test_the_jobs_of_the_dead_are_taken_at_once(tmp_path: Path) -> None:
    """Those of this machine, that is: of others nobody knows before their lease is over."""
    host = socket.gethostname()
    dead = 2**22 + 1  # no process has such a number
    jobs = Jobs(tmp_path / "jobs")
    with pytest.raises(StopsError):
        build(jobs, SMALL, Tired(1))
    owners = [f"{host} {dead} a", f"{host} {os.getpid()} b", f"{host} 1 c", f"elsewhere {dead} d", "odd"]
    taken = {owner: jobs.take(owner) for owner in owners}
    with pytest.raises(StopsError):
        build(Jobs(tmp_path / "jobs"), SMALL, Tired(CHUNKS - 4))
    left = {job.name for owner, job in taken.items() if job is not None and owner in owners[2:]}
    assert left == names(tmp_path / "jobs", "leased")
    for owner in owners:
        jobs.release(owner)
    assert small_book() == built(tmp_path, Here())[0]


def test_leases_are_renewed_while_chunks_take_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    renewed: list[str] = []
    monkeypatch.setattr("openquarto.workshop.running.LEASE", 0.0)
    monkeypatch.setattr(Jobs, "renew", lambda _, owner: renewed.append(owner))
    with pytest.raises(StopsError):
        built(tmp_path, Tired(4))
    assert (4, 1) == (len(renewed), len(set(renewed)))


def test_two_builds_at_once_do_no_harm(tmp_path: Path) -> None:
    class Meanwhile(Here):
        """In the middle of its work, another one does all that it can get."""

        def capacity(self) -> int:
            if len(self.tasks) == 6:
                self.tasks.append((b"", ""))
                with pytest.raises(StopsError):
                    built(tmp_path, Tired(20))
            return super().capacity()

    assert small_book() == built(tmp_path, Meanwhile())[0]


def test_a_result_that_was_changed_on_the_disk_is_solved_again(tmp_path: Path) -> None:
    built(tmp_path, Here())
    with sqlite3.connect(tmp_path / "jobs") as base:
        base.execute("UPDATE job SET result = x'FF' WHERE name = '1 lines 000003'")
        base.execute("UPDATE job SET result = NULL WHERE name = '1 blocks 000007'")
    base.close()
    pool = Here()
    assert small_book() == built(tmp_path, pool)[0]
    assert 3 == len(pool.tasks)


def test_the_recheck_finds_a_lie(tmp_path: Path) -> None:
    lies = Here(lies=True)
    with pytest.raises(StopsError):
        built(tmp_path, Tired(5))
    jobs = Jobs(tmp_path / "jobs")
    while (job := jobs.take("liar")) is not None:
        jobs.finish(job.name, lies.submit(job.task, "solve").result())
    jobs.close()
    with pytest.raises(RecheckError, match="these chunks have other values: 1 ") as refused:
        built(tmp_path, Here(), seed=1)
    (lie,) = names(tmp_path / "jobs", "waiting")
    assert lie in str(refused.value)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "book.bin"
    write_whole(file, b"one")
    write_whole(file, b"two")
    assert ([file], b"two") == (list(tmp_path.iterdir()), file.read_bytes())
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "no folder" / "book.bin", b"")
