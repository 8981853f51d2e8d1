"""A trial of trap measures: what its games add up to, and that it goes on where it stopped."""

import math
from pathlib import Path

from openquarto.workshop.arena.contest import Round
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.trap_trial import Difference, Trial, difference, results, table


def games(*points: float) -> dict[tuple[int, Round], Played]:
    """Games with these points for perfect play: two of each opening."""
    winner = {1.0: 0, 0.5: None, 0.0: 1}
    return {
        (4 + number // 2 % 2, Round(1 + number // 4, 1 + number % 2)): Played(winner[each], "", "")
        for number, each in enumerate(points)
    }


def test_results_and_difference_are_paired_by_opening() -> None:
    base = games(0.5, 0.5, 0.5, 1.0, 0.5, 0.5)
    better = games(1.0, 0.5, 1.0, 1.0, 0.5, 0.5)
    assert (1, 5, 0) == results(base)
    assert (3, 3, 0) == results(better)
    found = difference(better, base)
    assert math.isclose(1 / 6, found.gain)
    assert math.isclose(1.96 * math.sqrt(1 / 48) / math.sqrt(3), found.error, rel_tol=1e-3)
    assert found.is_significant
    assert not Difference(0.1, 0.1).is_significant


def test_little_is_not_significant() -> None:
    assert math.inf == difference(games(1.0, 1.0), games(0.5, 0.5)).error
    assert (
        "| `graded` | 2 | 0 | 0 | +0.500 ± inf |"
        == table({"share": games(0.5, 0.5), "graded": games(1.0, 1.0)})[-1]
    )


def test_a_trial_is_played_once(tmp_path: Path) -> None:
    trial = Trial(opponent="willow", pairs=1, folder=tmp_path)
    played = trial.games("none")
    assert 4 == len(played)
    assert 0 == results(played)[2]
    shown: list[int] = []
    assert played == trial.games("none", lambda *_: shown.append(1))
    assert not shown
