"""The worker process of this machine: it may be killed, and whoever started it may be."""

import os
import signal
import time
from concurrent.futures import wait
from itertools import islice

import pytest

from openquarto.about import VERSION
from openquarto.workshop.chunk import solve_chunk
from openquarto.workshop.error import WorkshopError
from openquarto.workshop.opening import jobs_of
from openquarto.workshop.pool import MOST_DEATHS, LocalPool
from tests.workshop.building import solved

TASKS = [job.task for job in islice(jobs_of((1, True)), 12)]
HARD = next(jobs_of((4, False))).task  # takes seconds at least


def pool(warnings: list[str], table_mb: int = 8) -> LocalPool:
    return LocalPool(threads=2, table_mb=table_mb, warn=warnings.append)


def test_a_killed_worker_is_replaced_and_nothing_is_lost() -> None:
    warnings: list[str] = []
    with pool(warnings) as workers:
        promises = [workers.submit(task, "solve") for task in TASKS]
        promises[0].result(timeout=60)
        os.kill(workers._process.pid, signal.SIGKILL)
        assert [solved(task) for task in TASKS] == [promise.result(timeout=60) for promise in promises]
    assert ["The worker died with status -9; another one goes on."] == warnings


def test_a_worker_that_dies_again_and_again_is_given_up() -> None:
    warnings: list[str] = []
    with pool(warnings) as workers:
        promise = workers.submit(HARD, "solve")
        killed: set[int] = set()
        while not promise.done():
            process = workers._process
            if process.pid not in killed:
                killed.add(process.pid)
                process.kill()
            time.sleep(0.01)
        with pytest.raises(
            WorkshopError, match="died 3 times without finishing a chunk, last with status -9"
        ):
            promise.result()
    assert MOST_DEATHS - 1 == len(warnings)


def test_what_is_not_finished_is_given_up_at_the_end() -> None:
    with pool([]) as workers:
        promise = workers.submit(HARD, "solve")
        wait([promise], timeout=0.5)
        process = workers._process
    assert -signal.SIGKILL == process.returncode
    assert not promise.done()


def test_a_worker_ends_when_nobody_is_left_to_ask() -> None:
    """As when the command was killed: its end of the pipe closes."""
    with pool([]) as workers:
        workers._is_closed = True
        workers.submit(HARD, "solve")
        assert workers._process.stdin
        workers._process.stdin.close()
        assert 0 == workers._process.wait(timeout=60)


@pytest.mark.parametrize(
    ("task", "table_mb", "sentence"),
    [(TASKS[0], 1 << 20, "a table of 1048576 MB cannot be had"), (b"{}", 8, "KeyError")],
)
def test_what_goes_wrong_in_the_worker_is_told(task: bytes, table_mb: int, sentence: str) -> None:
    with pool([], table_mb) as workers:
        promise = workers.submit(task, "solve")
        with pytest.raises(WorkshopError, match=f"a chunk could not be solved: {sentence}"):
            promise.result(timeout=60)


def test_another_version_is_refused() -> None:
    with pytest.raises(WorkshopError, match=f"this is version 0, but a worker of the cluster has {VERSION}"):
        solve_chunk(TASKS[0], 8, "solve", "0")
