"""A round robin in which the arbiter pairs rounds by hand: everybody still meets everybody once."""

import random
from collections import Counter

import pytest

from openquarto.tournament import Log, acts
from openquarto.tournament.card import balance, cards
from openquarto.tournament.error import TournamentError
from openquarto.tournament.matchings import fewest_rounds, shared_out
from openquarto.tournament.pairing import round_count
from openquarto.tournament.round_robin import berger
from openquarto.tournament.state import ByeKind
from tests.tournament.evening import begun, do

Pairs = list[tuple[int, int]]


def finish(log: Log) -> None:
    for played, board in [*log.state.pending]:
        do(log, acts.enter_result(log.state, played.number, board.number, "1-0"))


def by_hand(log: Log, pairs: Pairs, byes: tuple[int, ...] = ()) -> None:
    free = [(player, ByeKind.BYE) for player in byes]
    do(log, acts.pair_by_hand(log.state, len(log.state.rounds) + 1, pairs, free))
    finish(log)


def to_the_end(log: Log) -> None:
    while len(log.state.rounds) < (round_count(log.state) or 0):
        do(log, acts.pair(log.state))
        finish(log)
    with pytest.raises(TournamentError, match="no further round"):
        acts.pair(log.state)


def met(log: Log) -> Counter[frozenset[int]]:
    return Counter(
        frozenset((board.first, board.second)) for each in log.state.rounds for board in each.boards
    )


def test_a_round_of_the_table_out_of_turn_is_not_played_again() -> None:
    log = begun(4, kind="round robin")
    by_hand(log, [(1, 3), (2, 4)])
    to_the_end(log)
    assert 3 == len(log.state.rounds)
    assert [1] * 6 == [*met(log).values()]
    assert [(1, 4), (2, 3)] == [(each.first, each.second) for each in log.state.rounds[1].boards]


def test_who_is_alone_in_a_round_by_hand_is_free_and_stays_in_it() -> None:
    log = begun(5, kind="round robin")
    by_hand(log, [(1, 2), (3, 4)], (5,))
    assert [(5, ByeKind.FREE)] == [(bye.player, bye.kind) for bye in log.state.round(1).byes]
    to_the_end(log)
    assert 5 == len(log.state.rounds)
    assert [1] * 10 == [*met(log).values()]
    assert [0.0] * 5 == [bye.kind.points for each in log.state.rounds for bye in each.byes]


def test_a_game_that_a_round_by_hand_left_out_makes_one_more_round() -> None:
    log = begun(4, kind="round robin")
    by_hand(log, [(1, 2)], (3, 4))
    to_the_end(log)
    assert 4 == len(log.state.rounds)
    assert [1] * 6 == [*met(log).values()]


@pytest.mark.parametrize("is_double", [False, True])
@pytest.mark.parametrize("seed", range(30))
def test_everybody_meets_everybody_whatever_the_hand_has_paired(seed: int, is_double: bool) -> None:
    chance = random.Random(seed)
    players = chance.randint(4, 14)
    log = begun(players, kind="round robin", is_double=is_double)
    planned = round_count(log.state)
    for _ in range(2 * players):
        if len(log.state.rounds) >= (round_count(log.state) or 0):
            break
        if chance.random() < 0.4:
            left = [*range(1, players + 1)]
            chance.shuffle(left)
            pairs: Pairs = []
            while left:
                one = left.pop()
                fresh = [each for each in left if met(log)[frozenset((one, each))] == 0]
                if fresh:
                    left.remove(fresh[0])
                    pairs.append((one, fresh[0]))
            named = {each for pair in pairs for each in pair}
            if pairs:
                by_hand(log, pairs, tuple({*range(1, players + 1)} - named))
                continue
        do(log, acts.pair(log.state))
        finish(log)
    to_the_end(log)
    assert [1 + is_double] * (players * (players - 1) // 2) == [*met(log).values()]
    assert len(log.state.rounds) <= 2 * (planned or 0)
    if is_double:
        seats = Counter((board.first, board.second) for each in log.state.rounds for board in each.boards)
        assert {1} == {*seats.values()}


@pytest.mark.parametrize("players", [6, 10, 16, 24])
def test_one_round_by_hand_costs_no_round(players: int) -> None:
    log = begun(players, kind="round robin")
    by_hand(log, [(number, number + 1) for number in range(1, players, 2)])
    to_the_end(log)
    assert players - 1 == len(log.state.rounds)
    assert {1} == {*met(log).values()}
    assert all(abs(balance(card)) <= 3 for card in cards(log.state).values())


@pytest.mark.parametrize("seed", range(40))
def test_games_that_fit_into_so_many_rounds_take_no_more(seed: int) -> None:
    chance = random.Random(seed)
    numbers = [*range(1, chance.choice((6, 8, 12, 16, 24)) + 1)]
    chance.shuffle(numbers)
    rounds = chance.sample(berger(len(numbers)), chance.randint(1, len(numbers) - 1))
    games = [(numbers[one - 1], numbers[other - 1]) for each in rounds for one, other in each]
    chance.shuffle(games)
    found = shared_out(games, len(numbers))
    assert len(rounds) == len(found)
    assert sorted(games) == sorted(game for each in found for game in each)
    assert all(2 * len(each) == len({player for game in each for player in game}) for each in found)


def test_games_that_two_triangles_make_take_three_rounds() -> None:
    triangles = [(1, 2), (2, 3), (1, 3), (4, 5), (5, 6), (4, 6)]
    assert 2 == fewest_rounds(triangles, 6)
    assert [2, 2, 2] == [len(each) for each in shared_out(triangles, 6)]
    assert [] == shared_out([], 6)


def test_a_hundred_players_are_shared_out_in_a_moment() -> None:
    games = [(one, two) for one in range(100) for two in range(one) if two != one - 1 or one % 2 == 0]
    assert 98 == len(shared_out(games, 100))
