"""Swiss rounds: random evenings seen by an independent checker, and another implementation beside ours."""

from collections.abc import Sequence

import pytest

from openquarto.tournament import acts, standings
from openquarto.tournament.card import balance, cards, opponents
from openquarto.tournament.error import TournamentError
from openquarto.tournament.py4swiss_system import pair
from openquarto.tournament.swiss import Entrant, SwissRound
from tests.tournament import caissify_system
from tests.tournament.checker import Checker
from tests.tournament.evening import begun, do, evening

BLOCKS = [range(start, start + 100) for start in range(40, 5_040, 100)]


def check(seed: int) -> None:
    log = evening(seed)
    checker = Checker()
    assert [] == checker.follow(entry.event for entry in log.entries), seed
    for row in standings(log.state):
        assert checker.scores[row.player] == row.points, (seed, row)


@pytest.mark.parametrize("seed", range(20))
def test_random_evenings_keep_the_rules(seed: int) -> None:
    check(seed)


@pytest.mark.more
@pytest.mark.parametrize("seed", range(20, 40))
def test_more_evenings(seed: int) -> None:
    check(seed)


@pytest.mark.long
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: str(block.start))
def test_five_thousand_evenings(block: range) -> None:
    for seed in block:
        check(seed)


def differences(seeds: range) -> list[tuple[int, int]]:
    """The rounds in which two implementations let others meet, over calm evenings.

    Three reasons for a difference are known, and left out. Seats: the rules rank by points, then by number;
    the other library by number alone. Odd numbers: by the rules from 2026 on, which are theirs, the bye goes
    to as few points as can be; by those before, which are ours, to the last bracket. Late rounds of few
    players: the older rules look less far ahead in the bracket before the last one that can be paired.
    """
    found = []
    for seed in seeds:
        rounds = 0

        def both(
            entrants: Sequence[Entrant], apart: frozenset[frozenset[int]], seed: int = seed
        ) -> SwissRound:
            nonlocal rounds
            rounds += 1
            ours = pair(entrants, apart)
            count = len(entrants)
            count = len(entrants)
            if not apart and count % 2 == 0 and 2 * rounds < count <= 20:
                theirs = caissify_system.pair(entrants, apart)
                if {*map(frozenset, ours.pairs)} != {*map(frozenset, theirs.pairs)}:
                    found.append((seed, rounds))
            return ours

        evening(seed, both, calm=True)
    return found


def test_another_implementation_pairs_the_same() -> None:
    assert [] == differences(range(12))


@pytest.mark.long
@pytest.mark.parametrize("block", range(5))
def test_another_implementation_pairs_the_same_nearly_always(block: int) -> None:
    """Six of the 500 evenings have one round that differs, three of them in one block."""
    assert len(differences(range(100 * block, 100 * block + 100))) <= 3


def test_four_players_meet_again_only_when_they_must() -> None:
    log = begun(4, rounds=6)
    for number in range(1, 7):
        do(log, acts.pair(log.state))
        for board in (1, 2):
            do(log, acts.enter_result(log.state, number, board, "1/2-1/2"))
        met = {player: opponents(card) for player, card in cards(log.state).items()}
        for each in met.values():
            assert max(each.count(other) for other in each) == (number + 2) // 3
        assert all(abs(balance(card)) <= 2 for card in cards(log.state).values())


def test_an_odd_number_has_one_bye_a_round_and_nobody_two() -> None:
    log = begun(7, rounds=5)
    for number in range(1, 6):
        do(log, acts.pair(log.state))
        for board in log.state.rounds[-1].boards:
            do(log, acts.enter_result(log.state, number, board.number, "1-0"))
    byes = [bye.player for each in log.state.rounds for bye in each.byes]
    assert 5 == len(byes) == len(set(byes))


def test_without_two_players_there_is_no_round() -> None:
    log = begun(1)
    with pytest.raises(TournamentError, match="at least two"):
        acts.pair(log.state)
