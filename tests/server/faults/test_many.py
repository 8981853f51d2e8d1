"""The command of many faults is red when something is lost, and when what must be lost is not."""

from itertools import chain
from pathlib import Path

import pytest

from tests.server.faults import many
from tests.server.faults.many import Figures, schedules, status, tasks
from tests.server.faults.schedule import draw

SPOILED = {"power": Figures(lost=3, faults=["seed 1"]), "kills": Figures(lost=1, faults=["seed 2"])}


@pytest.mark.parametrize(
    ("figures", "spoiled", "expected"),
    [
        (Figures(kills=9, acknowledged=9), SPOILED, 0),
        (Figures(lost=1), SPOILED, 1),
        (Figures(doubled=1), SPOILED, 1),
        (Figures(faults=["a hole"]), SPOILED, 1),
        (Figures(), {**SPOILED, "kills": Figures(kills=200)}, 1),  # the harness is blind
    ],
)
def test_when_it_is_red(figures: Figures, spoiled: dict[str, Figures], expected: int) -> None:
    assert expected == status(figures, spoiled)


def test_all_of_it_is_as_much_as_it_says() -> None:
    blocks = schedules(123, many.KILLS)
    seeds = [*chain(*blocks)]
    assert [*range(123, 123 + len(seeds))] == seeds
    assert 1_000 <= sum(fault.kind == "kill" for seed in seeds for fault in draw(seed).faults)
    assert len(blocks) + many.CUTS / many.RUN == len(tasks(Path(), 123, 1.0))
    assert 10_000 == many.CUTS


@pytest.mark.more
@pytest.mark.needs("compiler")
def test_a_little_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == many.main(["--share", "0.001", "--seed", "7"])
    said = capsys.readouterr().out
    assert "make test-faults FAULTS=0.001 SEED=7" in said
    assert "as shipped: " in said
    assert 3 == said.count("spoiled on purpose")
