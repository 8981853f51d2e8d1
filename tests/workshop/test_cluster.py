"""A real Dask cluster on this machine: workers and the scheduler are killed while a book is built."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from openquarto.workshop import cluster as module
from openquarto.workshop.cluster import ClusterPool
from openquarto.workshop.error import WorkshopError
from tests.cli.command import COMMAND, UNMEASURED
from tests.workshop.building import CHUNKS, ONLY, done_in, forbid_doing_again, names, small_book, wait_for

LOCAL = ["--host", "127.0.0.1", "--no-dashboard"]
Process = subprocess.Popen[bytes]


class Cluster:
    """A scheduler and workers, each a process of its own."""

    def __init__(self, folder: Path, ending: ExitStack) -> None:
        self._ending = ending
        self._file = folder / "scheduler.json"
        self.scheduler = self._started("dask_scheduler", "--port", "0")
        self.address = self._address()

    def worker(self) -> Process:
        return self._started("dask_worker", "--no-nanny", "--nthreads", "1")

    def _started(self, module: str, *options: str) -> Process:
        command = [sys.executable, "-m", f"distributed.cli.{module}", "--scheduler-file", str(self._file)]
        process = subprocess.Popen(
            [*command, *LOCAL, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=UNMEASURED
        )
        self._ending.callback(process.wait)
        self._ending.callback(process.kill)
        return process

    def _address(self) -> str:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                return str(json.loads(self._file.read_text())["address"])
            except (OSError, ValueError):
                time.sleep(0.05)
        raise AssertionError("the scheduler has not started")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with ExitStack() as ending:
        yield Cluster(tmp_path, ending)


def began(folder: Path, *options: str) -> Process:
    return subprocess.Popen(
        [*COMMAND, "book", "build", str(folder / "book.bin"), *ONLY, "--table", "8", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=UNMEASURED,
    )


@pytest.mark.long
def test_killed_workers_are_survived_and_a_lost_scheduler_costs_nothing(
    cluster: Cluster, tmp_path: Path
) -> None:
    jobs = tmp_path / "book.bin.jobs"
    first = cluster.worker()
    with began(tmp_path, "--cluster", cluster.address) as process:
        wait_for(jobs, 5)
        first.kill()  # in the middle of a chunk, and nobody else is there
        first.wait()
        cluster.worker()
        wait_for(jobs, done_in(jobs) + 10)
        assert process.poll() is None
        cluster.scheduler.kill()
        out, err = process.communicate(timeout=120)
    assert (2, b"") == (process.returncode, out)
    sentence = f"the Dask scheduler at {cluster.address} went away; what is finished is kept: run it again"
    assert sentence in err.decode()
    assert b"Traceback" not in err
    assert (set(), True) == (names(jobs, "leased"), 15 <= done_in(jobs) < CHUNKS)
    forbid_doing_again(jobs)
    with began(tmp_path) as process:  # with or without a cluster, it goes on
        process.communicate(timeout=120)
    assert small_book() == (tmp_path / "book.bin").read_bytes()


def test_a_cluster_builds_the_same_book_though_a_worker_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    workers = [cluster.worker(), cluster.worker()]
    with began(tmp_path, "--cluster", cluster.address) as process:
        wait_for(tmp_path / "book.bin.jobs", 8)
        workers[0].kill()
        out, err = process.communicate(timeout=120)
    assert (0, small_book()) == (process.returncode, (tmp_path / "book.bin").read_bytes())
    assert CHUNKS == json.loads(out)["chunks"]
    assert b"Traceback" not in err


def test_where_no_scheduler_is_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.5)
    with pytest.raises(WorkshopError, match="no Dask scheduler answers at tcp://127.0.0.1:9: Timed out"):
        ClusterPool("tcp://127.0.0.1:9", table_mb=8, warn=print)


def test_what_the_extra_brings_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(WorkshopError, match=r"pip install 'openquarto\[cluster\]'"):
        ClusterPool("tcp://127.0.0.1:9", table_mb=8, warn=print)
