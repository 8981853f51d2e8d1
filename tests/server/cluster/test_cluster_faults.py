"""Several processes at one database, and everything breaks. A seed that fails is printed.

`OPENQUARTO_SEED=123` plays it alone: `pytest tests/server/cluster/test_cluster_faults.py -k few`, and for one
with a standby `-k standby -m long`. Very many of them: `make test-faults`.
"""

import os
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from tests.server.cluster.bugs import BUGS, SEEDS
from tests.server.cluster.database import Database, database
from tests.server.cluster.many import plant
from tests.server.cluster.play import play
from tests.server.cluster.schedule import Schedule, draw
from tests.server.cluster.verdict import faults_of, tally
from tests.server.faults.forks import Forks

pytestmark = pytest.mark.needs("postgres")
QUICK = {3: "kill", 2: "crash", 7: "freeze"}  # seeds, and what happens first


@pytest.fixture(scope="module")
def alone() -> Iterator[Database]:
    with database() as made:
        yield made


@pytest.fixture(scope="module")
def doubled() -> Iterator[Database]:
    with database(has_standby=True) as made:
        yield made


def first_fault(ready: Forks, database: Database, schedules: Iterable[Schedule]) -> str:
    """What is wrong with the first schedule that is not sound."""
    broken: Counter[str] = Counter()
    for schedule in schedules:
        story = play(schedule, ready, database)
        broken.update(story.broken)
        broken["acknowledged"] += tally(story)[0]
        if found := faults_of(story):
            return f"OPENQUARTO_SEED={schedule.seed}: {found}\n{schedule}"
    print(dict(broken))  # noqa: T201  for whoever runs it with -s
    return ""


def seeds(usual: Iterable[int]) -> list[int]:
    """Those of a test, or the one that is asked for."""
    asked = os.environ.get("OPENQUARTO_SEED")
    return [int(asked)] if asked else [*usual]


def test_a_few_schedules(ready: Forks, alone: Database) -> None:
    schedules = [draw(seed, first=QUICK.get(seed, "")) for seed in seeds(QUICK)]
    assert "" == first_fault(ready, alone, schedules)


@pytest.mark.long
def test_more_schedules(ready: Forks, alone: Database) -> None:
    assert "" == first_fault(ready, alone, (draw(seed) for seed in seeds(range(100, 112))))


@pytest.mark.long
def test_schedules_with_a_standby(ready: Forks, doubled: Database) -> None:
    drawn = (draw(seed, has_standby=True) for seed in seeds(range(100, 108)))
    assert "" == first_fault(ready, doubled, drawn)


@pytest.mark.long
@pytest.mark.parametrize("name", [*BUGS])
def test_a_planted_bug_is_found(name: str) -> None:
    told = plant(name)
    print(f"{name}: found in schedule {told.figures.schedules}")  # noqa: T201  with -s
    assert told.is_found, f"{name}: not found in {SEEDS} schedules"
