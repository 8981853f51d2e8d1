"""The perfect player loses nothing, and its traps win games that chance among equal turns would not."""

import math
from random import Random
from statistics import NormalDist, mean, stdev

import pytest

from openquarto.kernel import Solver
from openquarto.match import Match, play
from openquarto.players import Player
from openquarto.players.fallible import FalliblePlayer
from openquarto.players.level import LEVELS
from openquarto.players.perfect import PerfectPlayer
from openquarto.rules import Position, Seat, Variant
from tests.players.test_perfect import opening

SOLVER = Solver(table_mb=16)


def points(start: Position, me: Seat, seed: int, opponent: str, *, sets_traps: bool) -> float:
    """What a perfect player in a seat makes of an opening."""
    players: dict[Seat, Player] = {
        me: PerfectPlayer(SOLVER, seed, sets_traps=sets_traps),
        me.other: FalliblePlayer(LEVELS[opponent], SOLVER, seed),
    }
    winner = play(Match(start=start, now=lambda: 0.0), players).winner
    assert winner is not me.other, f"{start}, seed {seed}: lost as {me}"
    return 0.5 if winner is None else 1.0


def drawn_opening(chance: Random) -> Position:
    while True:
        start = opening(Variant(), chance, 4)
        if SOLVER.solve(start, value_only=True).value.is_draw:
            return start


def gains(opponent: str, games: int) -> list[float]:
    """By how much traps gain over chance, a pair of games from the same opening in both seats at a time."""
    chance = Random(opponent)
    found = []
    for seed in range(games // 2):
        start = drawn_opening(chance)
        found.append(
            mean(
                points(start, me, seed, opponent, sets_traps=True)
                - points(start, me, seed, opponent, sets_traps=False)
                for me in Seat
            )
        )
    return found


def test_nothing_is_lost() -> None:
    assert min(gains("birch", 6)) >= -0.5


@pytest.mark.long
@pytest.mark.parametrize("opponent", ["birch", "ash", "oak"])
def test_traps_gain(opponent: str) -> None:
    found = gains(opponent, 400)
    error = NormalDist().inv_cdf(0.975) * stdev(found) / math.sqrt(len(found))
    assert mean(found) - error > 0, f"{mean(found):+.3f} ± {error:.3f} points a game"
