"""How a match stands: what its games add up to, and whether the test that may end it is decided."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import add

from openquarto.workshop.arena.contest import Round
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.arena.score import Score
from openquarto.workshop.arena.sprt import Sprt


@dataclass(frozen=True, slots=True)
class Standing:
    """The games of a match, by their rounds; all numbers are those of the first of the two players."""

    games: Mapping[Round, Played]

    @property
    def results(self) -> tuple[int, int, int]:
        """Games won, drawn and lost."""
        return _results(self.games.values())

    @property
    def seats(self) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """Games won, drawn and lost where the player sat first, and where it sat second."""
        first = [game for played, game in self.games.items() if played.first == 0]
        second = [game for played, game in self.games.items() if played.first == 1]
        return _results(first), _results(second)

    def up_to(self, pair: int) -> "Standing":
        """The standing as far as this pair."""
        return Standing({each: game for each, game in self.games.items() if each.pair <= pair})

    @property
    def score(self) -> Score:
        """The score from whole pairs; a game whose partner is missing says nothing."""
        return Score.of([points for points in self._pairs().values() if points is not None])

    @property
    def ends(self) -> Mapping[str, int]:
        """How many games ended for which reason, most frequent first."""
        return dict(Counter(game.reason for game in self.games.values()).most_common())

    def forfeits(self, who: int) -> Mapping[str, tuple[int, str]]:
        """How many games a player forfeited, by kind, and a sentence about the first of each."""
        found: dict[str, tuple[int, str]] = {}
        for _, game in sorted(self.games.items()):
            if game.forfeit and game.winner == 1 - who:
                count, sentence = found.get(game.forfeit, (0, game.sentence))
                found[game.forfeit] = (count + 1, sentence)
        return found

    def _pairs(self) -> dict[int, float | None]:
        """The points of each pair; None where one of its games is missing."""
        pairs: dict[int, list[float]] = {}
        for played, game in self.games.items():
            pairs.setdefault(played.pair, []).append(game.points(0))
        return {pair: sum(points) if len(points) == 2 else None for pair, points in pairs.items()}


def _results(games: Iterable[Played]) -> tuple[int, int, int]:
    points = [game.points(0) for game in games]
    return points.count(1.0), points.count(0.5), points.count(0.0)


class Trial:
    """The test on its way through the pairs.

    They are taken in their order, not as they happen to end, so that neither the number of processes nor the
    length of the games has a say in the verdict.
    """

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.pairs = 0  # how many it has taken in
        self.counts = Score().counts
        self.verdict: str | None = None

    @property
    def ratio(self) -> float:
        """Where it stands between its bounds."""
        return self.sprt.ratio(self.counts)

    def advance(self, games: Mapping[Round, Played]) -> str | None:
        """Take in the pairs that are whole by now, and stop at the verdict."""
        while self.verdict is None:
            pair = [games.get(Round(self.pairs + 1, number)) for number in (1, 2)]
            points = [game.points(0) for game in pair if game is not None]
            if len(points) < 2:
                break
            self.pairs += 1
            self.counts = tuple(map(add, self.counts, Score.of([sum(points)]).counts))
            self.verdict = self.sprt.verdict(self.counts)
        return self.verdict
