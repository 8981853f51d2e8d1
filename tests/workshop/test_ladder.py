"""The ladder: the same positions for all, none of them lost, and slips against exact values."""

import json
import sys
from pathlib import Path

import pytest

from openquarto.engine.limits import Limits
from openquarto.kernel import Solver
from openquarto.rules import Position, Variant
from openquarto.workshop.arena.contest import Entrant
from openquarto.workshop.export import export_job, export_jobs, write_lines
from openquarto.workshop.ladder import Paper, answer_job, jobs_for, questions, rungs_of
from tests.cli.command import run_here

SOLVER = Solver(table_mb=16)
PAPER = Paper(variant="blocks", placed=9, first=0, count=4, seed=7)


def test_questions_are_the_same_for_all_and_not_lost() -> None:
    found = questions(PAPER)
    assert 4 == len(found)
    assert found[2:] == questions(Paper(variant="blocks", placed=9, first=2, count=2, seed=7))
    for position in found:
        assert (9, Variant.parse("blocks")) == (position.placed, position.variant)
        assert position.hand
        assert not SOLVER.solve(position).value.is_loss


def slips_of(player: str, placed: int) -> tuple[int, int]:
    entrant = Entrant.parse(player, {})
    jobs = jobs_for([entrant], Variant(), count=8, seed=1, limits=Limits(nodes=2000))[entrant.name]
    (job,) = [job for job in jobs if json.loads(job.task)["placed"] == placed]
    (rung,) = rungs_of({player: [job]}, {job.name: answer_job(job.task)})
    return rung.slips.turns[placed], rung.slips.slips[placed]


def test_perfect_play_never_slips_and_chance_does() -> None:
    assert (8, 0) == slips_of("perfect", 9)
    turns, slips = slips_of("random", 9)
    assert 8 == turns
    assert slips > 2


def test_a_horizon_slips_less_the_farther_it_is() -> None:
    assert slips_of("horizon-1", 9)[1] >= slips_of("horizon-7", 9)[1] == 0


def test_an_engine_climbs_it_too() -> None:
    turns, slips = slips_of(f"{sys.executable} -m openquarto ugi", 12)
    assert (8, 0) == (turns, slips)


def test_the_command_prints_a_table_and_draws(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    arguments = ("ladder", "random", "mcts-5", "--positions", "1", "--processes", "1")
    done = run_here(*arguments, "--jobs", str(tmp_path / "jobs"), "--plot", str(picture))
    assert 0 == done.returncode, done.stderr
    rows = done.stdout.splitlines()
    assert (
        "| player | slips in 100 turns | 4-6 placed | 7-9 placed | 10-12 placed | 13-15 placed |" == rows[0]
    )
    assert ["| random", "| mcts-5"] == [row.partition(" |")[0] for row in rows[2:]]
    assert picture.stat().st_size > 1000


@pytest.mark.parametrize("name", ["mcts-0", "horizon-17", "perfect:best"])
def test_a_player_that_is_none_is_said_in_a_sentence(name: str) -> None:
    done = run_here("ladder", name, "--positions", "1", "--processes", "1")
    assert 2 == done.returncode
    assert 1 == len(done.stderr.splitlines()), done.stderr


def test_exported_turns_have_the_values_of_the_solver(tmp_path: Path) -> None:
    jobs = list(export_jobs([(1, False)], 2))
    results = [export_job(job.task) for job in jobs]
    file = tmp_path / "turns.jsonl"
    count = write_lines(file, results)
    head, *rows = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert "CC0-1.0" == head["license"]
    assert count == len(rows)
    for row in rows[-3:]:
        answer = SOLVER.analyse(Position.parse(row["position"]))
        assert str(answer.value) == row["value"]
        assert {turn.turn: str(turn.value) for turn in answer.turns} == {
            turn: value for value, turns in row["turns"].items() for turn in turns
        }
