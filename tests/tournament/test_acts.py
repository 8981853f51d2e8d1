"""What arbiters and players do, and the way back from every mistake."""

from collections.abc import Callable

import pytest

from openquarto.tournament import Log, Result, Settings, acts, standings
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Undone
from openquarto.tournament.log import line_of, read_lines
from openquarto.tournament.state import ByeKind, Tournament
from tests.tournament.evening import begun, do, evening


@pytest.fixture
def log() -> Log:
    """Six players, round 1 paired: 1-4, 5-2, 3-6."""
    made = begun(6)
    do(made, acts.pair(made.state))
    return made


def code_of(act: Callable[..., object], *arguments: object, **named: object) -> str:
    with pytest.raises(TournamentError) as refused:
        act(*arguments, **named)
    return refused.value.faults[0].code


def test_a_double_entry_is_told_and_can_be_removed(log: Log) -> None:
    assert "entered already" == code_of(acts.enter, log.state, " player  3 ")
    do(log, acts.enter(log.state, "Player 33"))
    do(log, acts.remove(log.state, 7))
    assert 7 not in log.state.players
    assert "has played" == code_of(acts.remove, log.state, 3)


def test_a_second_result_is_refused_until_it_is_called_a_correction(log: Log) -> None:
    do(log, acts.enter_result(log.state, 1, 1, "1-0"))
    assert [] == acts.enter_result(log.state, 1, 1, "1")  # the same again is nothing new
    assert "result there" == code_of(acts.enter_result, log.state, 1, 1, "0-1")
    do(log, acts.enter_result(log.state, 1, 1, "0-1", corrects=True))
    assert ["1-0", "0-1"] == [entry.event.result for entry in log.history(1, 1)]  # type: ignore[attr-defined]
    do(log, log.undo())
    assert Result(1.0, 0.0) == log.state.round(1).board(1).result


def test_two_reports_make_a_result_and_different_ones_a_question(log: Log) -> None:
    board = log.state.round(1).board(1)
    do(log, acts.report(log.state, board.first, "1-0"), "player 1")
    assert log.state.round(1).board(1).result is None
    do(log, acts.report(log.state, board.second, "0-1"))
    assert log.state.round(1).board(1).differs
    do(log, acts.report(log.state, board.second, "1-0"))
    settled = log.state.round(1).board(1)
    assert ("both", Result(1.0, 0.0), False) == (settled.how, settled.result, settled.differs)
    assert "result settled" == code_of(acts.report, log.state, board.first, "0-1")


def test_somebody_who_vanishes_loses_and_is_paired_no_more(log: Log) -> None:
    do(log, acts.withdraw(log.state, 1))
    board = log.state.round(1).board_of(1)
    assert board
    assert "+/-" == str(board.result).replace("-/+", "+/-")
    assert 0.0 == next(row.points for row in standings(log.state) if row.player == 1)
    for number in log.state.rounds[0].missing:
        do(log, acts.enter_result(log.state, 1, number, "="))
    do(log, acts.pair(log.state))
    assert log.state.round(2).board_of(1) is None
    do(log, acts.come_back(log.state, 1))
    for number in log.state.rounds[1].missing:
        do(log, acts.enter_result(log.state, 2, number, "="))
    do(log, acts.pair(log.state))
    assert log.state.round(3).board_of(1)


def test_a_wrong_pairing_can_be_taken_back_or_made_by_hand(log: Log) -> None:
    do(log, acts.enter_result(log.state, 1, 1, "1-0"))
    kept = log.state.round(1).board(1)
    others = [player for player in log.state.players if player not in (kept.first, kept.second)]
    pairs = [(kept.first, kept.second), (others[0], others[1]), (others[3], others[2])]
    do(log, acts.pair_by_hand(log.state, 1, pairs))
    assert Result(1.0, 0.0) == log.state.round(1).board(1).result
    assert "paired twice" == code_of(acts.pair_by_hand, log.state, 1, [(1, 2), (2, 3)])
    assert "not paired" == code_of(acts.pair_by_hand, log.state, 1, [(1, 2)])
    do(log, acts.take_back(log.state))
    assert () == log.state.rounds
    do(log, log.undo())
    assert Result(1.0, 0.0) == log.state.round(1).board(1).result


def test_the_next_round_waits_for_all_results(log: Log) -> None:
    do(log, acts.enter_result(log.state, 1, 2, "1-0"))
    with pytest.raises(TournamentError, match="2 still open, by board: 1 and 3"):
        acts.pair(log.state)
    assert "results missing" == code_of(acts.end, log.state)


def test_late_entries_and_byes_that_were_asked_for(log: Log) -> None:
    do(log, acts.enter(log.state, "Late", 0, ByeKind.HALF))
    assert 0.5 == next(row.points for row in standings(log.state) if row.player == 7)
    do(log, acts.excuse(log.state, 7, 2, ByeKind.HALF))
    assert "round past" == code_of(acts.excuse, log.state, 7, 1, ByeKind.HALF)
    for number in log.state.rounds[0].missing:
        do(log, acts.enter_result(log.state, 1, number, "="))
    do(log, acts.pair(log.state))
    assert [(7, ByeKind.HALF)] == [(bye.player, bye.kind) for bye in log.state.round(2).byes]


def test_only_those_who_are_checked_in_are_paired_where_that_is_asked() -> None:
    log = begun(5, check_in=True)
    for number in (1, 2, 4, 5):
        do(log, acts.check_in(log.state, number))
    do(log, acts.pair(log.state))
    assert [(3, ByeKind.ABSENT)] == [(bye.player, bye.kind) for bye in log.state.round(1).byes]


def test_pairs_of_games_count_as_one_result() -> None:
    log = begun(4, games=2)
    do(log, acts.pair(log.state))
    do(log, acts.enter_result(log.state, 1, 1, "1.5-0.5"))
    do(log, acts.enter_result(log.state, 1, 2, "1-1"))
    assert "result of pair" == code_of(acts.enter_result, log.state, 1, 2, "1-0", corrects=True)
    assert [1.0, 0.5, 0.5, 0.0] == [row.points for row in standings(log.state)]
    assert "1½–½" == log.state.round(1).board(1).result.shown  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["", "2-0", "x", "1-1", "½-1", "9" * 5000, "1-0-0"])
def test_a_result_that_cannot_be_is_refused(log: Log, text: str) -> None:
    with pytest.raises(TournamentError):
        acts.enter_result(log.state, 1, 1, text)


def test_a_tournament_that_is_over_takes_nothing_more(log: Log) -> None:
    for number in (1, 2, 3):
        do(log, acts.enter_result(log.state, 1, number, "="))
    do(log, acts.end(log.state))
    assert "tournament over" == code_of(acts.enter, log.state, "Late")
    assert "tournament over" == code_of(acts.pair, log.state)
    do(log, acts.reopen(log.state))
    do(log, acts.enter(log.state, "Late"))


@pytest.mark.parametrize(
    "wrong", [{"kind": "ladder"}, {"rounds": 0}, {"games": 3}, {"name": ""}, {"mask": 1}]
)
def test_settings_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(TournamentError):
        Settings.of_json({"name": "x", **wrong})


@pytest.mark.parametrize("seed", range(5))
def test_every_state_can_be_replayed_from_its_lines(seed: int) -> None:
    log = evening(seed)
    again = read_lines([line_of([entry]) for entry in log.entries])
    assert log.state == again.state
    assert log.entries == again.entries


@pytest.mark.parametrize("seed", range(5))
def test_undo_goes_back_step_by_step_to_the_beginning(seed: int) -> None:
    log = evening(seed)
    states: list[Tournament] = [log.at(seq) for seq in range(1, log.seq + 1)]
    for state in reversed(states[:-1]):
        do(log, log.undo())
        assert state == log.state
    assert "nothing to undo" == code_of(log.undo)
    assert any(isinstance(entry.event, Undone) for entry in log.entries)


BAD = (
    "",
    "{}",
    "[1]",
    "[{}]",
    '[{"seq":1,"at":0,"by":"","kind":"removed","player":"x"}]',
    '[{"seq":1,"at":0,"by":"","kind":"removed","player":1}]',
    '[{"seq":2,"at":0,"by":"","kind":"created","settings":{"name":"x"}}]',
    '[{"seq":1,"at":0,"by":"","kind":"no"}]',
    '[{"seq":1,"at":0,"by":"","kind":"created","settings":{"name":"x","more":1}}]',
)


@pytest.mark.parametrize("line", BAD)
def test_a_log_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(TournamentError):
        read_lines([line])
