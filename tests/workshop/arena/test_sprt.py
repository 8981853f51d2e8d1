"""The sequential test against rates that are no likelier, its approximation, and simulated matches."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

import pytest

from openquarto.rules.error import SetupError
from openquarto.workshop.arena.score import SHARES, Score, score_of
from openquarto.workshop.arena.sprt import Sprt, _likeliest

COUNTS = (13, 28, 40, 31, 8)


def log_likelihood(counts: Sequence[float], rates: Sequence[float]) -> float:
    return sum(count * math.log(rate) for count, rate in zip(counts, rates, strict=True))


def test_the_bounds_are_walds() -> None:
    sprt = Sprt(0, 5)
    assert (-2.9444, 2.9444) == pytest.approx((sprt.lower, sprt.upper), abs=1e-4)
    lopsided = Sprt(0, 5, alpha=0.1, beta=0.01)
    assert (math.log(0.01 / 0.9), math.log(0.99 / 0.1)) == pytest.approx((lopsided.lower, lopsided.upper))


@pytest.mark.parametrize("score", [0.3, 0.49, 0.5, 0.6, 0.9])
def test_the_likeliest_rates_have_the_score_and_none_near_them_is_likelier(score: float) -> None:
    rates = _likeliest(COUNTS, score)
    assert (1.0, score) == pytest.approx(
        (sum(rates), sum(rate * share for rate, share in zip(rates, SHARES, strict=True)))
    )
    best = log_likelihood(COUNTS, rates)
    chance = random.Random(5)
    for _ in range(300):
        # A step that changes neither the sum nor the mean: three neighbours, -1 2 -1, at equal distances.
        at, size = chance.randrange(1, 4), chance.uniform(-0.01, 0.01)
        near = list(rates)
        near[at] += 2 * size
        near[at - 1] -= size
        near[at + 1] -= size
        if min(near) > 0:
            assert log_likelihood(COUNTS, near) <= best


def test_the_rates_of_the_sample_are_the_likeliest_of_all_and_its_own_score_is_no_news() -> None:
    mean = Score(COUNTS).mean
    assert mean is not None
    assert [count / sum(COUNTS) for count in COUNTS] == pytest.approx(_likeliest(COUNTS, mean))


@pytest.mark.parametrize("bounds", [(0.0, 4.0), (-3.0, 3.0), (-10.0, -5.0)])
def test_near_the_middle_it_is_the_ratio_of_two_normal_distributions(bounds: tuple[float, float]) -> None:
    """With scores s0 and s1 close together: n (s1 - s0) (2 m - s0 - s1) / (2 v), from the literature."""
    score = Score(COUNTS)
    assert score.mean is not None
    assert score.deviation is not None
    low, high = (score_of(elo) for elo in bounds)
    expected = (high - low) * (2 * score.mean - low - high) / (2 * score.deviation**2)
    assert expected == pytest.approx(Sprt(*bounds).ratio(COUNTS), rel=0.05, abs=0.003)


# What the test framework of the chess engine Stockfish published, in pull requests 2493, 2950, 2951, 2971,
# 3098, 3209 and 3331 of 2020 and 2021, when its bounds were logistic Elo: bounds, pairs, LLR.
PUBLISHED = [
    ((-0.25, 1.25), (253, 4282, 17604, 4431, 286), 2.94),
    ((0.25, 1.25), (58, 3302, 33130, 3518, 84), 2.97),
    ((-0.25, 1.25), (491, 7345, 29693, 7670, 465), 2.96),
    ((0.25, 1.25), (53, 2220, 21459, 2445, 47), 2.97),
    ((-0.5, 1.5), (17, 253, 1042, 337, 39), 2.96),
    ((0.25, 1.75), (11, 407, 3238, 513, 11), 2.93),
    ((-0.25, 1.25), (115, 2196, 11328, 2317, 136), 2.94),
    ((0.25, 1.25), (14, 1030, 14318, 1163, 19), 2.93),
    ((-1, 3), (424, 2948, 5832, 3045, 460), 2.94),
    ((0, 2), (1284, 17437, 55536, 18085, 1292), 2.94),
    ((-0.5, 1.5), (59, 754, 2467, 865, 75), 2.95),
    ((0.25, 1.75), (33, 1185, 8378, 1302, 50), 2.95),
    ((-0.5, 1.5), (133, 1751, 5094, 1849, 165), 2.94),
    ((0.25, 1.75), (149, 4748, 32785, 5063, 159), 2.95),
]


@pytest.mark.parametrize(("bounds", "counts", "ratio"), PUBLISHED)
def test_others_have_found_the_same(
    bounds: tuple[float, float], counts: tuple[int, ...], ratio: float
) -> None:
    assert ratio == pytest.approx(Sprt(*bounds).ratio(counts), abs=0.0051)  # they tell two digits


def test_better_results_speak_for_the_better_hypothesis() -> None:
    sprt = Sprt(0, 10)
    rows = [(10, 20, 30, 10, 5), (5, 20, 30, 20, 5), (5, 15, 30, 20, 15), (0, 0, 10, 40, 40)]
    ratios = [sprt.ratio(row) for row in rows]
    assert all(less < more for less, more in pairwise(ratios))
    mirrored = Sprt(-10, 0)
    assert [-ratio for ratio in ratios] == pytest.approx([mirrored.ratio(row[::-1]) for row in rows])


def test_nothing_seen_yet_and_only_one_thing_seen() -> None:
    sprt = Sprt(0, 20)
    assert (0.0, None) == (sprt.ratio((0,) * 5), sprt.verdict((0,) * 5))
    assert "H1" == sprt.verdict((0, 0, 0, 0, 200))
    assert "H0" == sprt.verdict((200, 0, 0, 0, 0))
    assert sprt.ratio((0, 0, 50, 0, 0)) < 0  # draws speak for no difference


@pytest.mark.parametrize(
    "wrong", [(5, 0), (3, 3), (math.nan, 5), (0, math.inf), (0, 5, 0.0), (0, 5, 0.05, 0.5), (0, 5, math.nan)]
)
def test_impossible_tests_are_refused(wrong: tuple[float, ...]) -> None:
    with pytest.raises(SetupError, match="expected"):
        Sprt(*wrong)


def simulated(chance: random.Random, sprt: Sprt, rates: Sequence[float]) -> tuple[str, int]:
    """The verdict on a match whose pairs follow these rates, and after how many."""
    counts = [0] * 5
    while (verdict := sprt.verdict(counts)) is None:
        counts[chance.choices(range(5), rates)[0]] += 1
    return verdict, sum(counts)


@pytest.mark.parametrize(("elo", "verdict"), [(0, "H0"), (80, "H1")])
def test_it_errs_as_seldom_as_it_promises(elo: int, verdict: str) -> None:
    rates = _likeliest((2, 5, 10, 5, 2), score_of(elo))
    chance, sprt = random.Random(11), Sprt(0, 80)
    found = [simulated(chance, sprt, rates) for _ in range(120)]
    wrong = sum(each != verdict for each, _ in found)
    assert wrong <= 13  # 6 are promised at most, with a deviation of 2.4
    assert 20 < sum(pairs for _, pairs in found) / len(found) < 200
