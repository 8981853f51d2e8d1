"""Who comes late, is away or leaves, when rounds are taken back; and brackets that nobody is left in."""

import pytest

from openquarto.tournament import Log, acts, standings
from openquarto.tournament.error import TournamentError
from openquarto.tournament.pairing import round_count
from openquarto.tournament.state import ByeKind
from tests.tournament.evening import begun, do


def points(log: Log, player: int) -> float:
    return next(row.points for row in standings(log.state) if row.player == player)


def finish(log: Log, text: str = "1-0") -> None:
    for played, board in [*log.state.pending]:
        do(log, acts.enter_result(log.state, played.number, board.number, text))


@pytest.mark.parametrize("is_undone", [False, True])
def test_somebody_late_plays_in_the_round_that_is_taken_back(is_undone: bool) -> None:
    log = begun(3)
    do(log, acts.pair(log.state))
    if is_undone:
        do(log, log.undo())
        do(log, acts.enter(log.state, "Late", 0, ByeKind.HALF))
    else:
        do(log, acts.enter(log.state, "Late", 0, ByeKind.HALF))
        assert 0.5 == points(log, 4)
        do(log, acts.take_back(log.state))
    assert 0.0 == points(log, 4)
    do(log, acts.pair(log.state))
    assert log.state.round(1).board_of(4)


def test_a_break_that_was_asked_for_stays_when_the_round_is_taken_back() -> None:
    log = begun(5)
    do(log, acts.excuse(log.state, 5, 1, ByeKind.HALF))
    do(log, acts.pair(log.state))
    do(log, acts.take_back(log.state))
    do(log, acts.pair(log.state))
    assert 0.5 == points(log, 5)


def test_rounds_before_an_entry_stay_missed_when_a_later_one_is_taken_back() -> None:
    log = begun(4)
    do(log, acts.pair(log.state))
    finish(log)
    do(log, acts.pair(log.state))
    do(log, acts.enter(log.state, "Late", 0, ByeKind.HALF))
    assert 1.0 == points(log, 5)
    do(log, acts.take_back(log.state))
    assert 0.5 == points(log, 5)


def test_who_has_left_gets_nothing_for_a_break_asked_for_before() -> None:
    log = begun(5)
    do(log, acts.excuse(log.state, 5, 1, ByeKind.HALF))
    do(log, acts.excuse(log.state, 5, 2, ByeKind.HALF))
    do(log, acts.pair(log.state))
    finish(log)
    do(log, acts.withdraw(log.state, 5))
    do(log, acts.pair(log.state))
    assert 0.5 == points(log, 5)  # the round when they were still there


def test_there_are_never_fewer_rounds_than_are_paired() -> None:
    log = begun(4, rounds=3)
    for _ in range(2):
        do(log, acts.pair(log.state))
        finish(log, "1/2-1/2")
    with pytest.raises(TournamentError, match="at least 2 rounds") as refused:
        acts.change_settings(log.state, rounds=1)
    assert "rounds paired" == refused.value.faults[0].code
    do(log, acts.change_settings(log.state, rounds=2))
    assert 2 == round_count(log.state)
    do(log, acts.end(log.state))
    with pytest.raises(TournamentError, match="this one is over"):
        acts.change_settings(log.state, rounds=3)


def test_the_number_of_rounds_of_a_swiss_means_nothing_elsewhere() -> None:
    log = begun(4, kind="round robin")
    for _ in range(2):
        do(log, acts.pair(log.state))
        finish(log)
    do(log, acts.change_settings(log.state, rounds=1))
    assert 3 == round_count(log.state)


@pytest.mark.parametrize("players", [4, 5, 8])
def test_a_bracket_that_nobody_is_left_in_has_no_further_round(players: int) -> None:
    log = begun(players, kind="knock-out")
    do(log, acts.pair(log.state))
    finish(log, "-/-")
    for bye in log.state.round(1).byes:
        do(log, acts.withdraw(log.state, bye.player))
    with pytest.raises(TournamentError, match="nobody is left"):
        acts.pair(log.state)
    with pytest.raises(TournamentError, match="nobody is left"):
        acts.pair_by_hand(log.state, 2, [])
    do(log, acts.end(log.state))
