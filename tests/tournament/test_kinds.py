"""Round robin, knock-out and arena."""

import random
from contextlib import suppress
from itertools import pairwise

import pytest

from openquarto.rules.seat import Seat
from openquarto.tournament import acts, standings
from openquarto.tournament.card import balance, cards, opponents, seats
from openquarto.tournament.error import TournamentError
from openquarto.tournament.knock_out import seeds
from openquarto.tournament.pairing import round_count
from openquarto.tournament.round_robin import berger, schedule
from tests.tournament.evening import begun, do

# The printed tables of the federations.
TABLES = {
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
}


@pytest.mark.parametrize("players", TABLES)
def test_berger_tables_are_the_printed_ones(players: int) -> None:
    rounds = [" ".join(f"{first}-{second}" for first, second in pairs) for pairs in berger(players)]
    assert TABLES[players] == " / ".join(rounds)


@pytest.mark.parametrize("players", range(3, 25))
@pytest.mark.parametrize("is_double", [False, True])
def test_everybody_meets_everybody(players: int, is_double: bool) -> None:
    met: list[tuple[int, int]] = []
    had: dict[int, list[Seat]] = {number: [] for number in range(1, players + 1)}
    for pairs, free in schedule(range(1, players + 1), is_double=is_double):
        assert players == 2 * len(pairs) + len(free)
        met += pairs
        for first, second in pairs:
            had[first].append(Seat.FIRST)
            had[second].append(Seat.SECOND)
    everybody = {(one, two) for one in had for two in had if one != two}
    if is_double:
        assert everybody == set(met)
    assert (
        len(met)
        == len({frozenset(pair) for pair in met}) * (1 + is_double)
        == len(everybody) // (2 - is_double)
    )
    for each in had.values():
        assert abs(each.count(Seat.FIRST) - each.count(Seat.SECOND)) <= 1
        assert not any(a is b is c for a, b, c in zip(each, each[1:], each[2:], strict=False))


def test_a_round_robin_with_somebody_who_leaves() -> None:
    log = begun(5, kind="round robin")
    do(log, acts.pair(log.state))
    for board in (1, 2):
        do(log, acts.enter_result(log.state, 1, board, "1-0"))
    do(log, acts.withdraw(log.state, 3))
    for number in range(2, 6):
        do(log, acts.pair(log.state))
        for board in log.state.rounds[-1].missing:
            do(log, acts.enter_result(log.state, number, board, "1/2-1/2"))
    lost = [entry for entry in cards(log.state)[3] if entry.opponent and not entry.is_played]
    assert [0.0] * 3 == [entry.points for entry in lost]
    with pytest.raises(TournamentError, match="all 5 are played"):
        acts.pair(log.state)
    with pytest.raises(TournamentError, match="take round 1 back"):
        acts.enter(log.state, "Late")


def test_seeds_meet_as_late_as_they_can() -> None:
    assert [1, 8, 4, 5, 2, 7, 3, 6] == seeds(8)


@pytest.mark.parametrize("players", range(2, 34))
def test_a_knock_out_has_one_winner(players: int) -> None:
    chance = random.Random(players)
    log = begun(players, rated=True, kind="knock-out")
    while True:
        if len(log.state.rounds) == round_count(log.state):
            break
        do(log, acts.pair(log.state))
        for board in log.state.rounds[-1].missing:
            text = chance.choice(("1-0", "0-1", "+/-"))
            do(log, acts.enter_result(log.state, len(log.state.rounds), board, text))
    with pytest.raises(TournamentError, match="no further round"):
        acts.pair(log.state)
    boards = sum(len(each.boards) for each in log.state.rounds)
    assert players - 1 == boards
    assert 1 == sum(row.place == 1 for row in standings(log.state))
    assert (players - 1).bit_length() == len(log.state.rounds)


def test_a_draw_knocks_nobody_out_and_a_played_round_stays() -> None:
    log = begun(4, kind="knock-out")
    do(log, acts.pair(log.state))
    with pytest.raises(TournamentError, match="play again with seats swapped"):
        acts.enter_result(log.state, 1, 1, "1/2-1/2")
    for board in (1, 2):
        do(log, acts.enter_result(log.state, 1, board, "-/-" if board == 1 else "1-0"))
    do(log, acts.pair(log.state))
    assert 1 == len(log.state.rounds[-1].byes)  # nobody came to board 1
    with pytest.raises(TournamentError, match="played from the winners"):
        acts.enter_result(log.state, 1, 2, "0-1", corrects=True)


@pytest.mark.parametrize("seed", range(10))
def test_an_arena_keeps_everybody_playing(seed: int) -> None:
    chance = random.Random(seed)
    log = begun(chance.randint(4, 20), kind="arena")
    for _ in range(150):
        with suppress(TournamentError):  # nobody waits
            do(log, acts.pair(log.state))
        playing = list(log.state.pending)
        players = [player for _, board in playing for player in (board.first, board.second)]
        assert len(players) == len(set(players))
        each, board = chance.choice(playing)
        do(
            log,
            acts.enter_result(log.state, each.number, board.number, chance.choice(("1-0", "0-1", "1/2-1/2"))),
        )
    for card in cards(log.state).values():
        met, had = opponents(card), seats(card)
        assert all(one != two for one, two in pairwise(met))
        assert abs(balance(card)) <= 2
        assert len(had) >= 2
