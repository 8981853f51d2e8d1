"""Ratings: the chances of the levels are what the levels do, and the curve crosses one half where it says."""

import random

import pytest

from openquarto.engine.turn import turn_of
from openquarto.kernel import Solver
from openquarto.players.fallible import FalliblePlayer
from openquarto.players.level import LEVELS
from openquarto.puzzles.chances import chance_of
from openquarto.puzzles.generator import candidates
from openquarto.puzzles.proof import prove
from openquarto.puzzles.puzzle import Puzzle
from openquarto.puzzles.rating import EASIEST, HARDEST, TRYING, fitted
from openquarto.rules import Game, Position

SOLVER = Solver(table_mb=8)
TRIES = 300


def tried(name: str, puzzle: Puzzle, answers: tuple[str, ...]) -> float:
    """How often the player itself finds an answer."""
    right = 0
    for seed in range(TRIES):
        player = FalliblePlayer(LEVELS[name], SOLVER, seed=seed)
        actions = turn_of(player, Game.of(puzzle.position), None).actions
        right += "".join(map(str, actions)).startswith(answers)
    return right / TRIES


@pytest.mark.parametrize("name", ["pine", "walnut"])
@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("trap", "1J1E/L2B/4/KOH1 I -"),
        ("safe gift", "2HG/I1AF/1LOB/1JKE - c2"),
        ("complete", "BCG1/4/O1I1/F2M J a3"),
        ("take it", "2K1/1AI1/L1O1/2N1 D c3"),
    ],
)
def test_chances_are_those_of_the_players(name: str, kind: str, text: str) -> None:
    puzzle = Puzzle(kind, Position.parse(text))  # type: ignore[arg-type]
    proof = prove(puzzle, SOLVER)
    assert proof is not None
    answers = tuple(f"#{each}" for each in proof.answers) if kind == "take it" else proof.answers
    expected = chance_of(LEVELS[name], puzzle, proof.answers)
    assert expected == pytest.approx(tried(name, puzzle, answers), abs=0.09)


def test_the_curve_crosses_one_half() -> None:
    strengths = list(TRYING.values())
    curve = [1 / (1 + 10 ** ((1300 - strength) / 400)) for strength in strengths]
    assert 1300 == fitted(strengths, curve)
    assert EASIEST == fitted(strengths, [1.0] * 7)
    assert HARDEST == fitted(strengths, [0.0] * 7)


def test_harder_puzzles_have_higher_ratings() -> None:
    """A stronger level finds more: chances grow with strength for most puzzles."""
    chance = random.Random(1)
    found = [each.puzzle for seed in chance.sample(range(1000), 40) for each in candidates(seed, SOLVER)]
    asked = [each for each in found if each.kind in ("safe gift", "square", "trap", "hold")]
    assert asked
    for puzzle in asked:
        proof = prove(puzzle, SOLVER)
        assert proof is not None
        assert (
            chance_of(LEVELS["willow"], puzzle, proof.answers)
            <= chance_of(LEVELS["ash"], puzzle, proof.answers) + 1e-9
        ), puzzle
