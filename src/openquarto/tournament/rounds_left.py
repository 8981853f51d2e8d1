"""What a round robin still has to play: the next round, also where rounds were paired by hand."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, combinations

from openquarto.tournament.card import Card
from openquarto.tournament.matchings import fewest_rounds, shared_out
from openquarto.tournament.round_robin import Pair, schedule
from openquarto.tournament.seating import seated
from openquarto.tournament.state import Round, Tournament

Games = Counter[frozenset[int]]  # whom it is between; the seats are left out


def rounds_left(roster: Sequence[int], tournament: Tournament) -> int:
    """How many rounds there are still to be; where a round by hand has left a game out, it is one more."""
    return fewest_rounds(_games_left(roster, tournament), len(roster))


def next_round(roster: Sequence[int], tournament: Tournament, cards: dict[int, Card]) -> list[Pair]:
    """The next round of the Berger table, as long as what was played is whole rounds of it.

    Otherwise the games that are left are shared out anew, and everybody still meets everybody once.
    """
    left, is_double = _games_left(roster, tournament), tournament.settings.is_double
    table = [pairs for pairs, _ in schedule(roster, is_double=is_double)]
    for played in tournament.rounds:
        same = (pairs for pairs in table if _games(pairs) == _games(_pairs(played)))
        if found := next(same, None):
            table.remove(found)
    is_tabled = _games(left) == _games(chain.from_iterable(table))
    pairs = table[0] if is_tabled else shared_out(left, len(roster))[0]
    if is_double:
        met = {pair for played in tournament.rounds for pair in _pairs(played)}
        return [(other, one) if (one, other) in met else (one, other) for one, other in pairs]
    return pairs if is_tabled else [seated(one, other, cards) for one, other in pairs]


def _games_left(roster: Sequence[int], tournament: Tournament) -> list[Pair]:
    times = 2 if tournament.settings.is_double else 1
    had = _games(chain.from_iterable(map(_pairs, tournament.rounds)))
    return [pair for pair in combinations(roster, 2) for _ in range(times - had[frozenset(pair)])]


def _pairs(played: Round) -> list[Pair]:
    return [(board.first, board.second) for board in played.boards]


def _games(pairs: Iterable[Pair]) -> Games:
    return Counter(map(frozenset, pairs))
