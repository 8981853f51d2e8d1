"""The score against values worked out by hand, and where there is nothing to divide by."""

import math

import pytest

from openquarto.workshop.arena.score import Score, elo_of, score_of


def test_pairs_are_counted_by_their_points() -> None:
    assert Score((1, 0, 2, 1, 1)) == Score.of([2, 1, 0, 1, 1.5])


@pytest.mark.parametrize(
    ("score", "elo"), [(0.5, 0.0), (10 / 11, 400.0), (1 / 11, -400.0), (0.75, 190.848), (0.64, 99.95)]
)
def test_elo_is_the_logarithm_of_the_odds(score: float, elo: float) -> None:
    assert elo == pytest.approx(elo_of(score), abs=0.01)
    assert score == pytest.approx(score_of(elo), abs=1e-4)


def test_the_error_comes_from_pairs() -> None:
    """Ten pairs: 2 of 0, 3 of 1/2, 4 of 1, 1 of 2, so 7.5 points of 20.

    The mean is (3 · 1/4 + 4 · 1/2 + 1) / 10 = 0.375; the squares of the distances from it add up to
    2 · 0.140625 + 3 · 0.015625 + 4 · 0.015625 + 0.390625 = 0.78125, so the variance of a pair is 0.078125.
    """
    score = Score((2, 3, 4, 0, 1))
    assert (10, 0.375) == (score.pairs, score.mean)
    assert math.sqrt(0.078125 / 10) == pytest.approx(score.deviation)
    assert 1.959964 * 0.0883883 == pytest.approx(score.error, rel=1e-5)
    assert -88.74 == pytest.approx(score.elo, abs=0.01)
    assert score.elo_range is not None
    assert (-238.92, 33.62) == pytest.approx(score.elo_range, abs=0.01)
    # 0.125 below a half is √2 deviations: the normal distribution has 7.865 % below that.
    assert 0.07865 == pytest.approx(score.superiority, abs=1e-5)


def test_opposite_results_in_a_pair_are_less_uncertain_than_single_games_would_be() -> None:
    """Each game of these is won or lost, and yet the pairs are all but even: the opening decided."""
    by_pairs = Score((1, 0, 98, 0, 1)).deviation
    by_games = math.sqrt(0.25 / 200)
    assert by_pairs is not None
    assert by_pairs < by_games / 4


@pytest.mark.parametrize(
    ("counts", "mean", "elo"),
    [
        ((0, 0, 0, 0, 0), None, None),
        ((0, 0, 0, 0, 7), 1.0, math.inf),
        ((7, 0, 0, 0, 0), 0.0, -math.inf),
        ((0, 0, 7, 0, 0), 0.5, 0.0),
        ((0, 0, 0, 1, 0), 0.75, 190.848),
    ],
)
def test_without_any_spread_there_are_no_error_bars(
    counts: tuple[int, ...], mean: float | None, elo: float | None
) -> None:
    score = Score(counts)
    assert mean == score.mean
    assert elo == score.elo if elo is None else elo == pytest.approx(score.elo, abs=0.01)
    assert (None, None, None) == (score.error, score.elo_range, score.superiority)


def test_an_interval_may_reach_into_the_infinite() -> None:
    assert Score((0, 0, 0, 1, 5)).elo_range is not None
    low, high = Score((0, 0, 0, 1, 5)).elo_range or (0, 0)
    assert (True, math.inf) == (0 < low < math.inf, high)
