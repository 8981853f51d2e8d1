"""Puzzles solved again by another solver: their answers are right, and there is no second one."""

import random

import pytest

from openquarto.insight.twins import image, own_symmetries
from openquarto.kernel import Solver
from openquarto.puzzles import RatedPuzzle, prove, shipped
from openquarto.tasks.reading import actions_of
from tests.puzzles.other_solver import LOSS, OtherSolver

BY_VALUE = ("trap", "hold", "safe gift", "square")
PLACED = 8  # at least, so that a slow solver comes to an end
SOLVER = Solver(table_mb=16)


def sample(count: int, seed: int) -> list[RatedPuzzle]:
    late = [
        each
        for each in shipped()
        if each.puzzle.asked in BY_VALUE and sum(map(bool, each.puzzle.position.board)) >= PLACED
    ]
    return random.Random(seed).sample(late, count)


@pytest.mark.parametrize(
    ("count", "seed"), [(40, 1), *(pytest.param(400, seed, marks=pytest.mark.long) for seed in range(2, 4))]
)
def test_answers_are_right_and_one_up_to_symmetry(count: int, seed: int) -> None:
    for each in sample(count, seed):
        puzzle = each.puzzle
        classes = OtherSolver(puzzle.position).classes(puzzle.position)
        best = max(classes.values())
        keep = {turn for turn, value in classes.items() if value == best}
        right = {turn[:2] for turn in keep} if puzzle.asked == "square" else keep
        proof = prove(puzzle, SOLVER)
        assert proof is not None
        assert {*proof.answers} == right, each.id
        assert best > LOSS
        assert right < ({turn[:2] for turn in classes} if puzzle.asked == "square" else {*classes})
        first = actions_of(min(right))
        twins = {
            "".join(str(image(action, *symmetry)) for action in first)
            for symmetry in own_symmetries(puzzle.position)
        }
        assert right <= twins, each.id
