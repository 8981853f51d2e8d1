"""Arena: whoever is free is paired at once, with somebody near in points whom they have met least."""

from openquarto.tournament.card import Card, opponents, points
from openquarto.tournament.state import Tournament


def pair_free(tournament: Tournament, cards: dict[int, Card]) -> list[tuple[int, int]]:
    """Pairs of free players, the best first; nobody meets the same one twice running, but among three."""
    busy = {player for _, board in tournament.pending for player in (board.first, board.second)}
    upcoming = len(tournament.rounds) + 1
    here = [each.number for each in tournament.players.values() if tournament.is_present(each, upcoming)]
    free = sorted(
        (number for number in here if number not in busy), key=lambda each: (-points(cards[each]), each)
    )
    pairs = []
    while len(free) > 1:
        one = free.pop(0)
        fresh = [each for each in free if len(here) <= 3 or not _met_last(one, each, cards)]
        if fresh:
            other = min(fresh, key=lambda each: _cost(one, each, cards))
            free.remove(other)
            pairs.append((one, other))
    return pairs


def _met_last(one: int, other: int, cards: dict[int, Card]) -> bool:
    return opponents(cards[one])[-1:] == [other] or opponents(cards[other])[-1:] == [one]


def _cost(one: int, other: int, cards: dict[int, Card]) -> tuple[int, float, int]:
    met = list(opponents(cards[one])).count(other)
    return met, abs(points(cards[one]) - points(cards[other])), other
