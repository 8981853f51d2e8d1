"""Games in which everything breaks. A seed that fails is printed; `OPENQUARTO_SEED=123` plays it alone."""

import os
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tests.server.faults.forks import Forks
from tests.server.faults.play import play
from tests.server.faults.schedule import draw
from tests.server.faults.spoils import SPOILS
from tests.server.faults.verdict import faults_of
from tests.server.store.cluster import Cluster

QUICK = 6
BLOCK, BLOCKS = 25, int(os.environ.get("OPENQUARTO_BLOCKS", "10"))  # seeds a test, and tests
SPOILED = 60  # schedules within which each mistake must be noticed


def seeds(usual: Iterable[int]) -> list[int]:
    """Those of a test, or the one that is asked for."""
    asked = os.environ.get("OPENQUARTO_SEED")
    return [int(asked)] if asked else [*usual]


def first_fault(
    ready: Forks, numbers: Iterable[int], spoil: str = "", database: Callable[[], str] = lambda: ""
) -> str:
    """What is wrong with the first schedule that is not sound, and what has been broken until then."""
    broken: Counter[str] = Counter()
    for count, seed in enumerate(numbers, 1):
        schedule = draw(seed)
        with tempfile.TemporaryDirectory() as folder:
            story = play(schedule, ready, Path(folder), spoil=spoil, database=database())
        broken.update(story.broken)
        broken["events"] += len(story.log)
        broken["lines"] += sum(client.lines for client in story.clients)
        broken["sent again"] += sum(len(client.again) for client in story.clients)
        if found := faults_of(story):
            return f"OPENQUARTO_SEED={seed} (schedule {count}): {found}\n{schedule}"
    print(f"{count} schedules: {dict(broken)}")  # noqa: T201  for whoever runs it with -s
    return ""


def test_a_few_schedules(ready: Forks) -> None:
    assert "" == first_fault(ready, seeds(range(QUICK)))


@pytest.mark.long
@pytest.mark.parametrize("block", range(BLOCKS))
def test_many_schedules(ready: Forks, block: int) -> None:
    begin = QUICK + block * BLOCK
    assert "" == first_fault(ready, seeds(range(begin, begin + BLOCK)))


@pytest.fixture
def cut_database(cluster: Cluster) -> Iterator[Callable[[], str]]:
    """A new place in PostgreSQL for each schedule, whose connections are cut again and again."""
    end = threading.Event()

    def cut() -> None:
        while not end.wait(0.3):
            cluster.cut(age=1.0)  # not while a server starts: then it says so, and ends

    thread = threading.Thread(target=cut)
    thread.start()
    yield lambda: cluster.address(cluster.schema())
    end.set()
    thread.join()


@pytest.mark.needs("postgres")
def test_a_few_schedules_on_postgresql(ready: Forks, cluster: Cluster) -> None:
    assert "" == first_fault(ready, seeds(range(2)), database=lambda: cluster.address(cluster.schema()))


@pytest.mark.more
@pytest.mark.needs("postgres")
def test_schedules_on_postgresql_whose_connections_are_cut(
    ready: Forks, cut_database: Callable[[], str]
) -> None:
    assert "" == first_fault(ready, seeds(range(10)), database=cut_database)


@pytest.mark.long
@pytest.mark.needs("postgres")
@pytest.mark.parametrize("block", range(BLOCKS))
def test_many_schedules_on_postgresql(ready: Forks, cut_database: Callable[[], str], block: int) -> None:
    begin = QUICK + block * BLOCK
    assert "" == first_fault(ready, seeds(range(begin, begin + BLOCK)), database=cut_database)


@pytest.mark.parametrize("spoil", ["show first"])
def test_a_mistake_is_noticed(ready: Forks, spoil: str) -> None:
    assert "" != first_fault(ready, range(SPOILED), spoil)


@pytest.mark.long
@pytest.mark.parametrize("spoil", [*SPOILS])
def test_every_mistake_is_noticed(ready: Forks, spoil: str) -> None:
    found = first_fault(ready, range(SPOILED), spoil)
    print(spoil, found[:200])  # noqa: T201  with -s
    assert "" != found
