"""The durable table of jobs: leases, results, and what survives."""

import sqlite3
import subprocess
import sys
from pathlib import Path

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
