"""What goes wrong in the middle of an evening, and what is left when it is taken back."""

import pytest

from openquarto.tournament import Log, acts, standings
from openquarto.tournament.error import TournamentError
from openquarto.tournament.event import Forgotten, TableOpened
from openquarto.tournament.log import TABLE, line_of, read_lines
from openquarto.tournament.pairing import round_count
from openquarto.tournament.state import ByeKind
from tests.tournament.evening import begun, do


@pytest.fixture
def log() -> Log:
    """Six players, round 1 paired."""
    made = begun(6)
    do(made, acts.pair(made.state))
    return made


def finish(log: Log, text: str = "1-0") -> None:
    for played, board in [*log.state.pending]:
        do(log, acts.enter_result(log.state, played.number, board.number, text))


def test_undoing_a_withdrawal_takes_its_forfeit_along(log: Log) -> None:
    before = log.state
    do(log, acts.withdraw(log.state, 1))
    assert 5 == sum(not each.is_withdrawn for each in log.state.players.values())
    do(log, log.undo())
    assert before == log.state


def test_undoing_a_round_takes_the_forfeits_of_those_who_are_away_along() -> None:
    log = begun(5, kind="round robin")
    do(log, acts.pair(log.state))
    finish(log)
    do(log, acts.withdraw(log.state, 3))
    before = log.state
    do(log, acts.pair(log.state))
    assert any(board.how == "forfeit" for board in log.state.rounds[-1].boards)
    do(log, log.undo())
    assert before == log.state


def test_undoing_the_second_of_two_reports_leaves_the_first(log: Log) -> None:
    board = log.state.round(1).board(1)
    do(log, acts.report(log.state, board.first, "1-0"))
    before = log.state
    do(log, acts.report(log.state, board.second, "1-0"))
    assert log.state.round(1).board(1).result
    do(log, log.undo())
    assert before == log.state


def test_what_tables_tell_is_not_undone_but_with_its_round(log: Log) -> None:
    do(log, [TableOpened(1, 2, "game")], by=TABLE)
    do(log, acts.enter(log.state, "Late"))
    do(log, acts.enter_result(log.state, 1, 2, "1-0", how="table"), by=TABLE)
    do(log, log.undo())  # the entry
    assert 6 == len(log.state.players)
    assert "table" == log.state.round(1).board(2).how
    do(log, log.undo())  # the round, with its table
    assert () == log.state.rounds
    assert line_of(log.entries) == line_of(read_lines([line_of(log.entries)]).entries)


def test_somebody_who_was_away_and_is_removed_leaves_no_trace_in_the_round() -> None:
    log = begun(5)
    do(log, acts.excuse(log.state, 5, 1, ByeKind.ABSENT))
    do(log, acts.pair(log.state))
    assert [5] == [bye.player for bye in log.state.round(1).byes]
    do(log, acts.remove(log.state, 5))
    assert () == log.state.round(1).byes
    assert 4 == len(standings(log.state))


@pytest.mark.parametrize("players", [3, 5, 6])
def test_a_bracket_by_hand_loses_nobody(players: int) -> None:
    log = begun(players, kind="knock-out")
    pairs = [(2, 1)] if players == 3 else [(2, 1), (4, 3)]
    byes = [(number, ByeKind.BYE) for number in range(2 * len(pairs) + 1, players + 1)]
    do(log, acts.pair_by_hand(log.state, 1, pairs, byes))
    finish(log)
    alive = {2, 4, *range(2 * len(pairs) + 1, players + 1)} & {*log.state.players}
    alive -= {4} if players == 3 else set()
    while len(log.state.rounds) < (round_count(log.state) or 0):
        do(log, acts.pair(log.state))
        seen = {each for board in log.state.rounds[-1].boards for each in (board.first, board.second)}
        seen |= {bye.player for bye in log.state.rounds[-1].byes}
        assert alive == seen
        alive -= {board.second for board in log.state.rounds[-1].boards}
        finish(log)
    assert 1 == len(alive)


def test_a_later_round_of_a_bracket_by_hand_asks_for_those_who_have_not_lost() -> None:
    log = begun(4, kind="knock-out", rated=True)
    do(log, acts.pair(log.state))
    finish(log)
    winners = [board.first for board in log.state.rounds[0].boards]
    do(log, acts.pair_by_hand(log.state, 2, [(winners[1], winners[0])]))
    do(log, acts.pair_by_hand(log.state, 2, [(winners[0], winners[1])]))
    assert (winners[0], winners[1]) == (
        log.state.rounds[1].boards[0].first,
        log.state.rounds[1].boards[0].second,
    )
    with pytest.raises(TournamentError, match="without"):
        acts.pair_by_hand(log.state, 2, [], [(winners[0], ByeKind.BYE)])


def test_an_arena_has_its_time() -> None:
    log = begun(4, kind="arena", minutes=10)
    log.check_time(1e9)  # it has not begun
    for event in acts.pair(log.state):
        log.append(event, at=1000.0)
    assert 1600.0 == log.ends_at
    log.check_time(1599.0)
    with pytest.raises(TournamentError, match="10 minutes"):
        log.check_time(1600.0)
    assert begun(4).ends_at is None


def test_standings_are_told_after_the_last_round_whose_results_are_all_there(log: Log) -> None:
    def settled() -> int:
        return len(log.state.settled.rounds)

    assert 0 == settled()
    finish(log)
    assert 1 == settled()
    do(log, acts.pair(log.state))
    assert 1 == settled()


def test_a_forgotten_name_cannot_come_back_by_undo(log: Log) -> None:
    do(log, [Forgotten(1)])
    assert "#1" == log.state.name(1)
    do(log, log.undo())  # the round
    assert "#1" == log.state.name(1)


def test_a_slip_counts_at_once_and_never_against_another_result(log: Log) -> None:
    do(log, acts.tell_by_slip(log.state, 1, 1, "1-0"), by="slip")
    assert "slip" == log.state.round(1).board(1).how
    assert [] == acts.tell_by_slip(log.state, 1, 1, "1-0")
    with pytest.raises(TournamentError, match="ask the arbiter"):
        acts.tell_by_slip(log.state, 1, 1, "0-1")
