"""The tie-breaks as rules. A round without a game counts as one against somebody with one's own points."""

from collections.abc import Callable, Mapping, Sequence

from openquarto.rules.seat import Seat
from openquarto.tournament.card import Card
from openquarto.tournament.settings import TieBreak

Cards = Mapping[int, Card]
Totals = Mapping[int, float]


def direct_encounter(tied: Sequence[int], cards: Cards) -> dict[int, float]:
    """The points of tied players against each other; nothing for anybody unless all of them have met."""
    others = set(tied)
    found: dict[int, float] = {}
    for player in tied:
        met = [entry for entry in cards[player] if entry.opponent in others and entry.is_played]
        if {entry.opponent for entry in met} != others - {player}:
            return dict.fromkeys(tied, 0.0)
        found[player] = sum(entry.points or 0.0 for entry in met)
    return found


def opposition(player: int, cards: Cards, totals: Totals) -> list[float]:
    """The points of all opponents; one's own for every round that was not played."""
    return [
        totals[entry.opponent] if entry.opponent and entry.is_played else totals[player]
        for entry in cards[player]
        if entry.points is not None
    ]


def buchholz(player: int, cards: Cards, totals: Totals) -> float:
    """The points of the opponents, all together."""
    return sum(opposition(player, cards, totals), 0.0)


def buchholz_cut_1(player: int, cards: Cards, totals: Totals) -> float:
    """The same without the weakest opponent."""
    met = opposition(player, cards, totals)
    return sum(met) - min(met, default=0.0)


def sonneborn_berger(player: int, cards: Cards, totals: Totals) -> float:
    """The points of those whom one has beaten, and half of those one has drawn with."""
    return sum(
        (entry.points or 0.0) * totals[entry.opponent]
        for entry in cards[player]
        if entry.opponent and entry.is_played
    )


def wins_as_second(player: int, cards: Cards, _totals: Totals) -> float:
    """Games won without giving first."""
    return float(sum(entry.is_win and entry.seat is Seat.SECOND for entry in cards[player]))


TIE_BREAK_RULES: Mapping[TieBreak, Callable[[int, Cards, Totals], float]] = {
    TieBreak.BUCHHOLZ_CUT_1: buchholz_cut_1,
    TieBreak.BUCHHOLZ: buchholz,
    TieBreak.SONNEBORN_BERGER: sonneborn_berger,
    TieBreak.WINS_AS_SECOND: wins_as_second,
}
