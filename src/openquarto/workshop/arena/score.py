"""What a match has shown: the score with its error bars, from pairs of games, and the same as Elo.

The two games of a pair share their opening, so they are not independent; pairs are. So the error is taken
from the spread of the five scores that a pair can have, which is the pentanomial model.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

POINTS = (0.0, 0.5, 1.0, 1.5, 2.0)  # of a pair
SHARES = tuple(points / 2 for points in POINTS)
TWO_SIDED_95 = NormalDist().inv_cdf(0.975)
PER_DECADE = 400.0  # Elo between odds of 10 to 1


def elo_of(score: float) -> float:
    """The Elo difference at which this score is expected; infinite where all is won or lost."""
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else PER_DECADE * math.log10(score / (1 - score))


def score_of(elo: float) -> float:
    """The score that is expected at an Elo difference."""
    return 1 / (1 + 10 ** (-elo / PER_DECADE))


@dataclass(frozen=True, slots=True)
class Score:
    """The pairs that scored 0, 1/2, 1, 3/2 and 2 points for one of the players."""

    counts: tuple[int, ...] = (0,) * len(POINTS)

    @classmethod
    def of(cls, points: Sequence[float]) -> "Score":
        """The score of pairs, each by its points."""
        return cls(tuple(sum(each == one for each in points) for one in POINTS))

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return sum(self.counts)

    @property
    def mean(self) -> float | None:
        """The share of all points, from 0 to 1; None without a pair."""
        if not self.pairs:
            return None
        return sum(count * share for count, share in zip(self.counts, SHARES, strict=True)) / self.pairs

    @property
    def deviation(self) -> float | None:
        """The standard error of the mean; None where it cannot be told, because all pairs scored the same."""
        mean = self.mean
        if mean is None:
            return None
        spread = sum(count * (share - mean) ** 2 for count, share in zip(self.counts, SHARES, strict=True))
        return math.sqrt(spread) / self.pairs if spread > 0 else None

    @property
    def error(self) -> float | None:
        """Half the width of the interval that holds the true score with 95 %."""
        return None if self.deviation is None else TWO_SIDED_95 * self.deviation

    @property
    def elo(self) -> float | None:
        """The Elo difference; infinite where all games were won, or all lost."""
        return None if self.mean is None else elo_of(self.mean)

    @property
    def elo_range(self) -> tuple[float, float] | None:
        """The interval that holds the true Elo difference with 95 %; an end of it may be infinite."""
        if self.mean is None or self.error is None:
            return None
        return elo_of(self.mean - self.error), elo_of(self.mean + self.error)

    @property
    def superiority(self) -> float | None:
        """How likely the player is the stronger one of the two, on this evidence alone."""
        if self.mean is None or self.deviation is None:
            return None
        return NormalDist().cdf((self.mean - 0.5) / self.deviation)
