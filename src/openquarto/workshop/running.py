"""Jobs to their end, on any pool of workers: taken, worked on, kept; what others have is left to them."""

import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from uuid import uuid4

from openquarto.workshop.jobs import LEASE, Job, Jobs
from openquarto.workshop.pool import WorkerPool

EVERY = 0.5  # seconds between two looks at what else there is to do
Show = Callable[[str, int, int], None]  # a step, how many of its things are done, and how many there are


def run_jobs(jobs: Jobs, wanted: Sequence[Job], pool: WorkerPool, show: Show) -> dict[str, bytes]:
    """The results of these jobs by their names, whatever was kept of them before."""
    jobs.add(wanted)
    jobs.keep_to(job.name for job in wanted)
    with _owner(jobs) as owner:
        known: dict[str, bytes] = {}
        while len(known) < len(wanted):  # a result that was changed on the disk is worked out again
            _run(jobs, pool, owner, show)
            known = {job.name: result for job, result in jobs.results()}
    return known


@contextmanager
def _owner(jobs: Jobs) -> Iterator[str]:
    """The name under which this process takes jobs, and gives back those that it has not finished."""
    owner = f"{socket.gethostname()} {os.getpid()} {uuid4().hex}"
    try:
        yield owner
    finally:
        jobs.release(owner)


def _is_dead(owner: str, me: str) -> bool:
    """Whether a process of this machine had jobs, and is no more. Of other machines only time tells."""
    try:
        host, pid, _ = owner.rsplit(" ", 2)
        number = int(pid)
    except ValueError:
        return False  # not a name that a build gives itself
    if host != socket.gethostname() or owner == me or os.name != "posix":
        return False
    if number == os.getpid():
        return True  # it had the number that is ours now
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass  # somebody else's, but alive
    return False


def _run(jobs: Jobs, pool: WorkerPool, owner: str, show: Show) -> None:
    """Take, solve and keep until every job is done, by us or by others."""
    taken: dict[Future[bytes], str] = {}
    renewed = time.monotonic()
    while True:
        done, total = jobs.progress()
        show("solving", done, total)
        if done == total:
            return
        for other in jobs.owners():
            if _is_dead(other, owner):
                jobs.release(other)
        room = pool.capacity()
        while len(taken) < room and (job := jobs.take(owner)) is not None:
            taken[pool.submit(job.task, "solve")] = job.name
        for name, result in finished(taken, EVERY):
            jobs.finish(name, result)
        if time.monotonic() - renewed > LEASE / 4:
            jobs.renew(owner)
            renewed = time.monotonic()


def finished(taken: dict[Future[bytes], str], seconds: float) -> Iterator[tuple[str, bytes]]:
    """What is finished within so many seconds, the first as soon as it is; raises what a worker raised."""
    if not taken:
        time.sleep(seconds)  # others have the jobs that are left
    done = wait(taken, timeout=seconds, return_when=FIRST_COMPLETED).done
    for future in sorted(done, key=lambda each: each.exception() is not None):  # keep what is good first
        yield taken.pop(future), future.result()
