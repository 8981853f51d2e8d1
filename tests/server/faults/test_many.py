"""The command of many faults is red when something is lost, and when what must be lost is not."""

from itertools import chain
from pathlib import Path

import pytest

from tests.server.cluster import many as processes
from tests.server.cluster.bugs import BUGS
from tests.server.cluster.schedule import draw as draw_processes
from tests.server.faults import many
from tests.server.faults.figures import Figures, Spoiled, status
from tests.server.faults.many import parts, schedules
from tests.server.faults.schedule import draw

SEEN, UNSEEN = Spoiled(Figures(lost=3, faults=["seed 1"]), is_found=True), Spoiled(Figures(), is_found=False)


@pytest.mark.parametrize(
    ("figures", "spoiled", "expected"),
    [
        ([Figures(acknowledged=9), Figures()], [SEEN, SEEN], 0),
        ([Figures(acknowledged=9), Figures(lost=1)], [SEEN], 1),
        ([Figures(doubled=1)], [SEEN], 1),
        ([Figures(faults=["a hole"])], [SEEN], 1),
        ([Figures()], [SEEN, UNSEEN], 1),  # the harness is blind
    ],
)
def test_when_it_is_red(figures: list[Figures], spoiled: list[Spoiled], expected: int) -> None:
    assert expected == status(figures, spoiled)


def test_all_of_it_is_as_much_as_it_says() -> None:
    blocks = schedules(123, many.KILLS)
    seeds = [*chain(*blocks)]
    assert [*range(123, 123 + len(seeds))] == seeds
    assert 1_000 <= sum(fault.kind == "kill" for seed in seeds for fault in draw(seed).faults)
    planned = parts(Path(), 123, 1.0)
    assert (len(blocks), 10_000 / many.RUN) == (len(planned["kills"].tasks), len(planned["power"].tasks))


@pytest.mark.parametrize("seed", [0, 123, 999_999])
def test_several_processes_are_broken_as_often_as_it_says(seed: int) -> None:
    blocks = processes.blocks(seed, 1.0)
    drawn = [draw_processes(each, has_standby=standby) for standby, block in blocks for each in block]
    kinds = [fault.kind for each in drawn for fault in each.faults]
    assert 1_000 == len({(each.seed, each.has_standby) for each in drawn}) == len(drawn)
    assert {2, 3} == {each.processes for each in drawn}
    assert 200 <= kinds.count("crash")
    assert 50 <= kinds.count("promote")
    assert {f"processes, {name}" for name in BUGS} == {*processes.part(seed, 1.0).controls}


def test_a_share_has_both_kinds_of_databases() -> None:
    first = processes.blocks(1, 0.01)
    assert ({True, False}, 10) == ({standby for standby, _ in first}, sum(len(block) for _, block in first))
    assert {True, False} == {standby for standby, _ in processes.blocks(1, 1.0)[:4]}


@pytest.mark.more
@pytest.mark.needs("compiler")
def test_a_little_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == many.main(["--share", "0.001", "--seed", "7", "--parts", "kills", "power"])
    said = capsys.readouterr().out
    assert "make test-faults FAULTS=0.001 SEED=7 PARTS='kills power'" in said
    assert 2 == said.count("as shipped, ")
    assert 3 == said.count("spoiled on purpose")


@pytest.mark.long
@pytest.mark.needs("compiler", "postgres")
def test_a_little_of_it_with_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == many.main(["--share", "0.002", "--seed", "7", "--parts", "processes"])
    said = capsys.readouterr().out
    assert "in 2 schedules" in said
    assert len(BUGS) == said.count("spoiled on purpose")
