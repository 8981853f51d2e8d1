"""Swiss, by the Dutch system of the federations: a library pairs, and where it cannot, less is asked of it.

Nobody meets twice, gets a second bye, is more than twice off in seats, or three times running in one. Where
all of that cannot be had, seats give way first, then byes, and only then people meet again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from openquarto.rules.seat import Seat
from openquarto.tournament.card import Card, Entry
from openquarto.tournament.error import TournamentError
from openquarto.tournament.seating import seated
from openquarto.tournament.state import ByeKind


@dataclass(frozen=True, slots=True)
class Past:
    """One round behind a player: against somebody in a seat, or points without a game."""

    points: float
    opponent: int = 0
    seat: Seat | None = None
    is_played: bool = False
    is_bye: bool = False  # the pairing gave it


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player as a pairing system sees one: numbered from the strongest on, with what was played."""

    rank: int
    past: tuple[Past, ...]
    is_present: bool


@dataclass(frozen=True, slots=True)
class SwissRound:
    """First and second by rank, best boards first, and whoever has the bye."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None


class NoPairingError(Exception):
    """There is no round that keeps all rules."""


class SwissSystem(Protocol):
    """Pairs a round; whoever stands in `apart` must not meet, beside those who have met already."""

    def __call__(self, entrants: Sequence[Entrant], apart: frozenset[frozenset[int]]) -> SwissRound:
        """A round; raises NoPairingError."""
        ...


def library() -> SwissSystem:
    """The library that pairs, from the extra `tournament`."""
    try:
        from openquarto.tournament.py4swiss_system import pair  # noqa: PLC0415  an extra
    except ImportError:
        raise TournamentError("no swiss") from None
    return pair


def pair_swiss(
    ranked: Sequence[int], present: frozenset[int], cards: dict[int, Card], system: SwissSystem
) -> tuple[list[tuple[int, int]], int | None]:
    """The next round: pairs by their numbers, first and second; and the bye."""
    ranks = {number: rank for rank, number in enumerate(ranked, 1)}
    entrants = [
        Entrant(ranks[number], tuple(_past(each, ranks) for each in cards[number]), number in present)
        for number in ranked
    ]
    for attempt, (asked, apart) in enumerate(_attempts(entrants)):
        try:
            found = system(asked, apart)
        except NoPairingError:
            continue
        pairs = [(ranked[first - 1], ranked[second - 1]) for first, second in found.pairs]
        if attempt:  # the system was told nothing of seats
            pairs = [seated(first, second, cards) for first, second in pairs]
        return pairs, ranked[found.bye - 1] if found.bye else None
    raise TournamentError("nobody waits")


def _past(entry: Entry, ranks: dict[int, int]) -> Past:
    if entry.opponent is None:
        return Past(entry.points or 0.0, is_bye=entry.bye is ByeKind.BYE)
    return Past(entry.points or 0.0, ranks[entry.opponent], entry.seat, entry.is_played)


def _attempts(entrants: Sequence[Entrant]) -> Iterator[tuple[Sequence[Entrant], frozenset[frozenset[int]]]]:
    """What is asked, from all rules to fewer and fewer."""
    yield entrants, frozenset()
    times: dict[frozenset[int], int] = {}
    for entrant in entrants:
        for past in entrant.past:
            if past.is_played:
                pair = frozenset((entrant.rank, past.opponent))
                times[pair] = times.get(pair, 0) + 1
    times = {pair: count // 2 for pair, count in times.items()}  # both have it on their cards
    no_seats = [replace(each, past=tuple(map(_pointed, each.past))) for each in entrants]
    yield no_seats, frozenset(times)
    no_byes = [
        replace(each, past=tuple(replace(old, is_bye=False) for old in each.past)) for each in no_seats
    ]
    for most in range(1, max(times.values(), default=0) + 2):
        apart = frozenset(pair for pair, count in times.items() if count >= most)
        if most > 1:
            yield no_seats, apart
        yield no_byes, apart


def _pointed(past: Past) -> Past:
    """What was played as mere points."""
    return Past(past.points, is_bye=past.is_bye) if past.is_played else past
