"""Who sits first: the seats of two players are kept as even as their cards allow."""

from openquarto.rules.seat import Seat
from openquarto.tournament.card import Card, balance, seats

MOST_OFF = 2  # times that anybody is first more often than second, or the other way round


def seated(one: int, other: int, cards: dict[int, Card]) -> tuple[int, int]:
    """The two as first and second: the order that costs least, and as they came where that is the same."""
    return min(((one, other), (other, one)), key=lambda pair: _cost(pair[0], pair[1], cards))


def _cost(first: int, second: int, cards: dict[int, Card]) -> tuple[int, int, int]:
    """How bad an order is: somebody too far off or three times alike, then the balance, then alternation."""
    worst = evenness = repeated = 0
    for player, seat in ((first, Seat.FIRST), (second, Seat.SECOND)):
        had = seats(cards[player])
        off = balance(cards[player]) + (1 if seat is Seat.FIRST else -1)
        worst += abs(off) > MOST_OFF
        worst += had[-2:] == [seat, seat]
        evenness += off * off
        repeated += had[-1:] == [seat]
    return worst, evenness, repeated
