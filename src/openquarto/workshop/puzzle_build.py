"""Building a file of puzzles: chunks of seeds on many processes, each kept when it is finished."""

import pickle
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache

from openquarto.kernel import Solver
from openquarto.puzzles.generator import Candidate, candidates
from openquarto.puzzles.pack import write
from openquarto.puzzles.selection import Selection
from openquarto.workshop.jobs import Job, Jobs

CHUNK = 200  # seeds
AHEAD = 4  # chunks under way for each process: what is not wanted any more was solved for nothing
Show = Callable[[str, int, int], None]


def build(jobs: Jobs, count: int, seed: int, processes: int, show: Show) -> bytes:
    """The bytes of a pack of so many puzzles: they follow from count and seed, whatever was kept before."""
    finished = {job.name: _read(result) for job, result in jobs.results()}
    selection = Selection(count)
    chunk = 0
    with ProcessPoolExecutor(processes) as pool:
        running: dict[str, Future[list[Candidate]]] = {}
        while not selection.is_complete:
            for ahead in range(chunk, chunk + AHEAD * processes):
                name = _name(seed, ahead)
                if name not in finished and name not in running:
                    running[name] = pool.submit(chunk_candidates, seed, ahead)
            name = _name(seed, chunk)
            if name not in finished:
                _await(running, finished, jobs)
                continue
            selection.add(finished.pop(name))
            chunk += 1
            show("puzzles", selection.count, count)
        for future in running.values():
            future.cancel()
    return write((each.puzzle, each.rating) for each in selection.ordered())


def _await(
    running: dict[str, Future[list[Candidate]]], finished: dict[str, list[Candidate]], jobs: Jobs
) -> None:
    """Keep whatever is finished next."""
    wait(running.values(), return_when=FIRST_COMPLETED)
    for name in [name for name, future in running.items() if future.done()]:
        found = running.pop(name).result()
        jobs.add([Job(name, b"")])
        jobs.finish(name, pickle.dumps(found))
        finished[name] = found


def chunk_candidates(seed: int, chunk: int) -> list[Candidate]:
    """All candidates of a chunk of seeds."""
    first = (seed << 40) + chunk * CHUNK
    return [each for number in range(first, first + CHUNK) for each in candidates(number, _solver())]


@cache
def _solver() -> Solver:
    return Solver(table_mb=16)


def _name(seed: int, chunk: int) -> str:
    return f"puzzles {seed} {chunk:06}"


def _read(result: bytes) -> list[Candidate]:
    """What this program has written itself; its checksum was compared."""
    found: list[Candidate] = pickle.loads(result)  # noqa: S301  see above
    return found
