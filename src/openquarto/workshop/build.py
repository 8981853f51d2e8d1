"""Building the opening book: every chunk solved, some solved again, and all of it written as one file.

Whoever runs a build may be killed at any moment: what is finished stays in the table of jobs, and the next
run goes on from there. The bytes depend on the classes alone: not on the order, the machines or their number.
"""

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from hashlib import sha256
from itertools import chain
from pathlib import Path
from random import Random
from uuid import uuid4

from openquarto.kernel.book import DEEPEST, Class, write
from openquarto.rules.value import Value
from openquarto.workshop.error import RecheckError, WorkshopFault
from openquarto.workshop.jobs import Job, Jobs
from openquarto.workshop.opening import complete, jobs_of, values_of
from openquarto.workshop.pool import WorkerPool
from openquarto.workshop.running import EVERY, Show, finished, run_jobs

RECHECKED = 100  # one chunk in so many is solved twice


def build(
    jobs: Jobs,
    classes: Sequence[Class],
    pool: WorkerPool,
    *,
    seed: int | None = None,
    show: Show = lambda *_: None,
) -> tuple[bytes, list[str]]:
    """The bytes of the book, and the names of the chunks that were solved twice."""
    chunks = {kind: list(jobs_of(kind)) for kind in classes}
    wanted = list(chain(*chunks.values()))
    known = run_jobs(jobs, wanted, pool, show)
    rechecked = _recheck(jobs, wanted, known, pool, seed=seed, show=show)
    return _assemble(chunks, known, show), rechecked


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, so that it stays whatever happens next."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        folder = os.open(path.parent, os.O_RDONLY) if os.name == "posix" else None
        if folder is not None:  # the new name lives in the folder, and has to reach the disk too
            os.fsync(folder)
            os.close(folder)
    finally:
        part.unlink(missing_ok=True)


def _recheck(  # noqa: PLR0913  all but four are by name
    jobs: Jobs,
    wanted: Sequence[Job],
    known: Mapping[str, bytes],
    pool: WorkerPool,
    *,
    seed: int | None,
    show: Show,
) -> list[str]:
    """Solve some chunks again, from nothing; raises RecheckError if any has other values then."""
    if seed is None:
        seed = int.from_bytes(sha256(b"".join(known.values())).digest())
    count = -(-len(wanted) // RECHECKED)
    waiting = Random(seed).sample(wanted, count)  # noqa: S311  no secret
    names = sorted(job.name for job in waiting)
    epoch = uuid4().hex  # whoever solves them remembers nothing
    taken: dict[Future[bytes], str] = {}
    different = []
    done = 0
    while done < count:
        show("rechecking", done, count)
        room = pool.capacity()
        while waiting and len(taken) < room:
            job = waiting.pop()
            taken[pool.submit(job.task, epoch)] = job.name
        for name, result in finished(taken, EVERY):
            done += 1
            if result != known[name]:
                different.append(name)
    show("rechecking", count, count)
    for name in different:
        jobs.reopen(name)
    if different:
        raise RecheckError(WorkshopFault("recheck", chunks=", ".join(sorted(different))))
    return names


def _assemble(chunks: Mapping[Class, Sequence[Job]], known: Mapping[str, bytes], show: Show) -> bytes:
    """The bytes of the book from the values of all chunks."""
    values = {}
    for done, (kind, jobs) in enumerate(chunks.items()):
        show("assembling", done, len(chunks))
        deepest: dict[int, Value] = {}
        for job in jobs:
            deepest |= values_of(job.task, known[job.name])
        values[kind] = (DEEPEST, complete(deepest, kind))
    data = write(values)
    show("assembling", len(chunks), len(chunks))
    return data
