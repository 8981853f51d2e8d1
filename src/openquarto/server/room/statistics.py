"""My statistics: the games that I have ended against each level and by link, and the quartos in them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from openquarto.match.opponent import FRIENDLY
from openquarto.players.roster import NUMBERS
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.seat import Seat
from openquarto.server.room.summary import Summary

Result = Literal["won", "drawn", "lost"]
LOST_IN_A_ROW = 3  # at a level, after which the one below suits better


@dataclass(frozen=True, slots=True)
class Tally:
    """How the games against somebody ended."""

    results: tuple[Result, ...] = ()  # the latest first

    @property
    def played(self) -> int:
        """How many there were."""
        return len(self.results)

    def count(self, result: Result) -> int:
        """How many ended so."""
        return self.results.count(result)

    @property
    def is_too_hard(self) -> bool:
        """Whether the last few were all lost."""
        return self.results[:LOST_IN_A_ROW] == ("lost",) * LOST_IN_A_ROW


@dataclass(frozen=True, slots=True)
class Statistics:
    """What somebody has played, level by level and by link, and what became of the quartos."""

    levels: Mapping[int, Tally] = field(default_factory=dict)
    by_link: Tally = field(default_factory=Tally)
    taken: int = 0  # quartos that I called
    left_over: int = 0  # those among them that the other one had missed
    missed: int = 0  # quartos that I let pass

    @property
    def played(self) -> int:
        """How many games count."""
        return self.by_link.played + sum(tally.played for tally in self.levels.values())

    @property
    def next_level(self) -> int:
        """The level that suits: above the highest that was beaten, lower after losses in a row."""
        beaten = [level for level, tally in self.levels.items() if tally.count("won")]
        level = min(max(beaten) + 1, len(NUMBERS)) if beaten else NUMBERS[FRIENDLY]
        while level > 1 and self.levels.get(level, Tally()).is_too_hard:
            level -= 1
        return level


def statistics_of(games: Iterable[tuple[Seat, Summary]]) -> Statistics:
    """The statistics of games, the latest first, each with the seat that somebody has there."""
    mine = [(seat, summary) for seat, summary in games if result_of(summary, seat) and not summary.has_record]
    levels: dict[int, list[Result]] = {}
    linked: list[Result] = []
    for seat, summary in mine:
        result = result_of(summary, seat)
        assert result
        if summary.arrangement.by_link:
            linked.append(result)
        elif number := NUMBERS.get(summary.arrangement.computer or ""):
            levels.setdefault(number, []).append(result)
    return Statistics(
        levels={level: Tally(tuple(levels[level])) for level in sorted(levels)},
        by_link=Tally(tuple(linked)),
        taken=_calls(mine, Reason.CALLED) + _calls(mine, Reason.MISSED),
        left_over=_calls(mine, Reason.MISSED),
        missed=sum(summary.missed.count(seat) for seat, summary in mine),
    )


def result_of(summary: Summary, seat: Seat) -> Result | None:
    """How a game ended for a seat; None for one that goes on, or that nobody has claimed."""
    outcome = summary.view.outcome
    if outcome is None or outcome.result == "*":
        return None
    if outcome.winner is None:
        return "drawn"
    return "won" if outcome.winner is seat else "lost"


def _calls(games: Sequence[tuple[Seat, Summary]], reason: Reason) -> int:
    """How many games somebody has won for this reason."""
    return sum(summary.view.outcome == Outcome(reason, seat) for seat, summary in games)
