"""Glicko-2, as Mark Glickman describes it in "Example of the Glicko-2 system", step by step."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt

_SCALE = 173.7178  # of ratings against the inner scale, on which 1500 is zero
_CENTRE = 1500
_TAU = 0.5  # how much the volatility may change
_SMALL_ENOUGH = 0.000001
HIGHEST_DEVIATION = 350.0


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating, how far it may be off, and how steady its owner is."""

    rating: float = 1500.0
    deviation: float = HIGHEST_DEVIATION
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Result:
    """A game: how strong the opponent is, and 1 for a win, one half for a draw, 0 for a loss."""

    rating: float
    deviation: float
    score: float


def rated(player: Strength, results: Sequence[Result]) -> Strength:
    """A player after the games of one rating period; without any, less is known of them."""
    mu, phi = (player.rating - _CENTRE) / _SCALE, player.deviation / _SCALE
    if not results:
        wider = _SCALE * sqrt(phi**2 + player.volatility**2)
        return replace(player, deviation=min(HIGHEST_DEVIATION, wider))
    information = surprise = 0.0
    for result in results:  # steps 3 and 4
        weight = 1 / sqrt(1 + 3 * (result.deviation / _SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (result.rating - _CENTRE) / _SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (result.score - expected)
    variance = 1 / information
    volatility = _volatility(phi, player.volatility, variance, variance * surprise)
    before = sqrt(phi**2 + volatility**2)  # step 6
    after = 1 / sqrt(1 / before**2 + information)  # step 7
    return Strength(
        rating=_SCALE * (mu + after**2 * surprise) + _CENTRE,
        deviation=min(HIGHEST_DEVIATION, _SCALE * after),
        volatility=volatility,
    )


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the root of a function, by the Illinois algorithm."""
    start = log(sigma**2)

    def off(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - start) / _TAU**2

    low, high = start, _other_end(off, start, delta**2 - phi**2 - variance)
    at_low, at_high = off(low), off(high)
    while abs(high - low) > _SMALL_ENOUGH:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = off(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)


def _other_end(off: Callable[[float], float], start: float, excess: float) -> float:
    """Where the search ends that begins at `start`: the root lies between."""
    if excess > 0:
        return log(excess)
    end = start - _TAU
    while off(end) < 0:
        end -= _TAU
    return end
