"""A test that ends a match as soon as it is decided: the generalized sequential probability ratio test.

Two hypotheses, each an Elo difference, so each an expected score. How often a pair scores 0, 1/2, 1, 3/2 or 2
is not known under either, so each takes the likeliest five rates that give its score. The logarithm of how
much likelier the pairs are under the second one is compared with two bounds.

The likeliest rates with mean s, for observed rates q of shares a, are q / (1 + x (a - s)), by Lagrange; x is
the one number for which their mean is s.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from openquarto.rules.error import SetupError
from openquarto.workshop.arena.error import ArenaFault
from openquarto.workshop.arena.score import SHARES, score_of

UNSEEN = 1e-3  # pairs: what has not been seen yet is rare, not impossible
STEPS = 200  # of halving; far more than a float has room for
FARTHEST = 2_000  # Elo: beyond it a float cannot tell an expected score from 1


@dataclass(frozen=True, slots=True)
class Sprt:
    """The hypotheses, and the errors that are borne: to accept the second, or the first, wrongly."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -FARTHEST <= self.elo0 < self.elo1 <= FARTHEST:  # nor where one of them is no number
            raise SetupError(ArenaFault("sprt bounds", farthest=FARTHEST, elo0=self.elo0, elo1=self.elo1))
        for rate in (self.alpha, self.beta):
            if not 0 < rate < 0.5:
                raise SetupError(ArenaFault("sprt rate", rate=rate))

    @property
    def lower(self) -> float:
        """At this ratio the first hypothesis is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At this ratio the second hypothesis is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """How much likelier these pairs are under the second hypothesis, as a logarithm."""
        if not any(counts):
            return 0.0
        seen = [count or UNSEEN for count in counts]
        under0, under1 = (_likeliest(seen, score_of(elo)) for elo in (self.elo0, self.elo1))
        return sum(
            count * math.log(one / zero) for count, zero, one in zip(seen, under0, under1, strict=True)
        )

    def verdict(self, counts: Sequence[int]) -> str | None:
        """Which hypothesis is accepted, `H0` or `H1`; None as long as the match goes on."""
        ratio = self.ratio(counts)
        if ratio >= self.upper:
            return "H1"
        return "H0" if ratio <= self.lower else None


def _likeliest(seen: Sequence[float], score: float) -> list[float]:
    """The rates with this mean under which what was seen is likeliest."""
    total = sum(seen)
    offsets = [share - score for share in SHARES]

    def mean_offset(x: float) -> float:
        return sum(count * offset / (1 + x * offset) for count, offset in zip(seen, offsets, strict=True))

    # All rates are positive between these two; the mean falls from plus to minus infinity there.
    low, high = -1 / offsets[-1], -1 / offsets[0]
    for _ in range(STEPS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if mean_offset(middle) > 0:
            low = middle
        else:
            high = middle
    x = (low + high) / 2
    return [count / total / (1 + x * offset) for count, offset in zip(seen, offsets, strict=True)]
