"""The durable table of jobs: leases, results, and what survives."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from openquarto.workshop.error import WorkshopError
from openquarto.workshop.jobs import LEASE, Job, Jobs

JOBS = [Job("a", b"1"), Job("b", b"2")]


def opened(path: Path, now: float = 0.0) -> Jobs:
    jobs = Jobs(path / "jobs", now=lambda: now)
    jobs.add(JOBS)
    return jobs


def test_each_job_is_done_once(tmp_path: Path) -> None:
    jobs = opened(tmp_path)
    assert JOBS == [jobs.take("ada"), jobs.take("bo")]
    assert jobs.take("ada") is None
    jobs.finish("a", b"x")
    assert (1, 2) == jobs.progress()
    again = opened(tmp_path)  # adding the same jobs changes nothing
    assert (1, 2) == again.progress()
    assert [(JOBS[0], b"x")] == list(again.results())


def test_a_lease_ends(tmp_path: Path) -> None:
    opened(tmp_path).take("ada")
    assert JOBS[1] == opened(tmp_path, LEASE - 1).take("bo")
    assert JOBS[0] == opened(tmp_path, LEASE + 1).take("cy")


def test_what_a_worker_gives_back_waits_again(tmp_path: Path) -> None:
    jobs = opened(tmp_path)
    jobs.take("ada")
    jobs.take("bo")
    jobs.release("ada")
    assert JOBS[0] == jobs.take("bo")


def test_a_result_that_was_changed_on_the_disk_is_done_again(tmp_path: Path) -> None:
    jobs = opened(tmp_path)
    for job in JOBS:
        jobs.finish(job.name, b"x")
    with sqlite3.connect(tmp_path / "jobs") as base:
        base.execute("UPDATE job SET result = x'00' WHERE name = 'b'")
    assert ["a"] == [job.name for job, _ in jobs.results()]
    assert JOBS[1] == jobs.take("ada")


def test_a_worker_at_work_keeps_its_lease(tmp_path: Path) -> None:
    opened(tmp_path).take("ada")
    opened(tmp_path, LEASE - 1).renew("ada")
    late = opened(tmp_path, LEASE + 1)
    assert ["ada"] == late.owners()
    assert [JOBS[1], None] == [late.take("bo"), late.take("bo")]


def test_what_is_in_doubt_waits_anew(tmp_path: Path) -> None:
    jobs = opened(tmp_path)
    jobs.finish("a", b"x")
    jobs.reopen("a")
    assert ((0, 2), [], JOBS[0]) == (jobs.progress(), list(jobs.results()), jobs.take("ada"))


def test_a_job_whose_task_is_another_one_now_waits_anew(tmp_path: Path) -> None:
    jobs = opened(tmp_path)
    for job in JOBS:
        jobs.finish(job.name, b"x")
    jobs.add([Job("a", b"other"), JOBS[1]])
    assert (Job("a", b"other"), None) == (jobs.take("ada"), jobs.take("ada"))


def test_a_file_may_hold_more_than_is_asked_for(tmp_path: Path) -> None:
    jobs = opened(tmp_path)
    jobs.keep_to(["b"])
    assert ((0, 1), JOBS[1], None) == (jobs.progress(), jobs.take("ada"), jobs.take("ada"))
    jobs.finish("b", b"x")
    assert ((1, 1), [(JOBS[1], b"x")]) == (jobs.progress(), list(jobs.results()))
    assert (1, 2) == opened(tmp_path).progress()


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "jobs").write_bytes(b"no table at all, but long enough to be looked at" * 10)
    with pytest.raises(WorkshopError, match="jobs cannot be used as a file of jobs: file is not a database"):
        opened(tmp_path)
    with pytest.raises(WorkshopError, match="unable to open"):
        opened(tmp_path / "missing")


KILLED = """
import os, signal, sys
from pathlib import Path
from openquarto.workshop.jobs import Jobs
jobs = Jobs(Path(sys.argv[1]))
job = jobs.take("doomed")
jobs.finish(job.name, b"kept")
jobs.take("doomed")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_worker_loses_only_what_it_had_not_finished(tmp_path: Path) -> None:
    opened(tmp_path).close()
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "jobs")], check=False, timeout=60)
    assert done.returncode < 0
    jobs = opened(tmp_path)
    assert [(JOBS[0], b"kept")] == list(jobs.results())
    jobs.release("doomed")
    assert JOBS[1] == jobs.take("ada")
