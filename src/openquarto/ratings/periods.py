"""Ratings of a club, period by period: everybody's strength follows from the games alone."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from openquarto.ratings.glicko import Result, Strength, rated

PROVISIONAL = 110.0  # a deviation above which a rating is told as provisional
ANCHOR_DEVIATION = 30.0  # of a player whose strength was measured elsewhere, and does not change here


@dataclass(frozen=True, slots=True)
class RatedGame:
    """Two players by name, and what the first of them scored: 1, one half or 0."""

    one: str
    other: str
    score: float


@dataclass(frozen=True, slots=True)
class Point:
    """Somebody's strength after a period."""

    at: float  # seconds of the world's time
    strength: Strength
    games: int  # of this period

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known of it."""
        return self.strength.deviation > PROVISIONAL


@dataclass(slots=True)
class Ratings:
    """Everybody's strength over time; anchors are players whose rating is fixed, such as our levels."""

    anchors: Mapping[str, float] = field(default_factory=dict)
    points: dict[str, list[Point]] = field(default_factory=dict)

    def strength(self, name: str) -> Strength:
        """How strong somebody is now."""
        if name in self.anchors:
            return Strength(self.anchors[name], ANCHOR_DEVIATION)
        return self.points[name][-1].strength if name in self.points else Strength()

    def add(self, games: Sequence[RatedGame], at: float) -> None:
        """Take in the games of a period, such as a tournament; who was away is known less surely after."""
        results: dict[str, list[Result]] = {name: [] for name in self.points}
        for game in games:
            for name, other, score in (
                (game.one, game.other, game.score),
                (game.other, game.one, 1 - game.score),
            ):
                met = self.strength(other)
                results.setdefault(name, []).append(Result(met.rating, met.deviation, score))
        after = {
            name: Point(at, rated(self.strength(name), had), len(had))
            for name, had in results.items()
            if name not in self.anchors
        }
        for name, point in after.items():
            self.points.setdefault(name, []).append(point)

    def listed(self) -> list[tuple[str, Point]]:
        """Everybody who has a name, with their last point: sure ratings first, the highest on top."""
        rows = [(name, points[-1]) for name, points in self.points.items() if not name.startswith("#")]
        return sorted(rows, key=lambda row: (row[1].is_provisional, -row[1].strength.rating, row[0]))


def ratings_of(
    periods: Iterable[tuple[float, Sequence[RatedGame]]], anchors: Mapping[str, float] | None = None
) -> Ratings:
    """The ratings after several periods, which are taken in the order of their times."""
    ratings = Ratings(anchors or {})
    for at, games in sorted(periods, key=lambda period: period[0]):
        ratings.add(games, at)
    return ratings
