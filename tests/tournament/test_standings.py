"""Tie-breaks, worked by hand, and what is written for other programs."""

import csv
import io
from pathlib import Path

import pytest
from py4swiss.trf import TrfParser

from openquarto.tournament import Log, acts, standings
from openquarto.tournament.card import cards
from openquarto.tournament.settings import TieBreak
from openquarto.tournament.tables import number_text, pairings_csv, points_text, standings_csv
from openquarto.tournament.trf import trf16
from tests.tournament.evening import begun, do, evening


@pytest.fixture
def round_robin() -> Log:
    """Four players; 1 beats 2, 2 beats 3, 3 beats 1, all beat 4, but 3 draws with 4."""
    log = begun(4, kind="round robin")
    won = {(1, 2), (2, 3), (3, 1), (1, 4), (2, 4)}
    for number in range(1, 4):
        do(log, acts.pair(log.state))
        for board in log.state.rounds[-1].boards:
            text = "1-0" if (board.first, board.second) in won else "0-1"
            text = "=" if {3, 4} == {board.first, board.second} else text
            do(log, acts.enter_result(log.state, number, board.number, text))
    return log


def test_points_then_encounter_then_sonneborn_berger(round_robin: Log) -> None:
    rows = standings(round_robin.state)
    assert [2.0, 2.0, 1.5, 0.5] == [row.points for row in rows]
    assert [1, 2, 3, 4] == [row.player for row in rows]  # 1 beat 2
    assert [1.0, 0.0] == [row.tie_breaks[TieBreak.DIRECT_ENCOUNTER] for row in rows[:2]]
    # 1 beat 2 (2 points) and 4 (half a point); 2 beat 3 (1½) and 4
    assert [2.5, 2.0] == [row.tie_breaks[TieBreak.SONNEBORN_BERGER] for row in rows[:2]]


def test_buchholz_with_a_bye_counts_ones_own_points() -> None:
    log = begun(3, rounds=2)
    do(log, acts.pair(log.state))
    board = log.state.round(1).board(1)
    do(log, acts.enter_result(log.state, 1, 1, "1-0"))
    row = next(row for row in standings(log.state) if row.player == board.first)
    assert (0.0, 0.0) == (row.tie_breaks[TieBreak.BUCHHOLZ], row.tie_breaks[TieBreak.BUCHHOLZ_CUT_1])
    free = log.state.round(1).byes[0].player
    assert 1.0 == next(r.tie_breaks[TieBreak.BUCHHOLZ] for r in standings(log.state) if r.player == free)
    do(log, acts.pair(log.state))
    pending = next(board for board in log.state.round(2).boards)
    do(log, acts.enter_result(log.state, 2, 1, "0-1"))
    second = next(row for row in standings(log.state) if row.player == pending.second)
    assert 1.0 == second.tie_breaks[TieBreak.WINS_AS_SECOND]


def test_players_whom_nothing_tells_apart_share_a_place() -> None:
    log = begun(4)
    do(log, acts.pair(log.state))
    for board in (1, 2):
        do(log, acts.enter_result(log.state, 1, board, "="))
    assert [1, 1, 1, 1] == [row.place for row in standings(log.state)]


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (0.5, "½"), (1, "1"), (2.5, "2½"), (10, "10")])
def test_points_as_people_write_them(points: float, text: str) -> None:
    assert text == points_text(points)


def test_quarters_are_decimals() -> None:
    assert ["3½", "3.25"] == [number_text(3.5), number_text(3.25)]


@pytest.mark.parametrize("seed", range(8))
def test_a_report_is_read_by_another_program(seed: int, tmp_path: Path) -> None:
    log = evening(seed)
    file = tmp_path / "report.trf"
    file.write_text(trf16(log.state, date="2026/11/18"), encoding="utf-8")
    report = TrfParser.parse(file)
    ranked = log.state.ranked
    made = cards(log.state)
    assert len(ranked) == len(report.player_sections)
    for section in report.player_sections:
        player = ranked[section.starting_number - 1]
        assert round(10 * sum(entry.points or 0 for entry in made[player])) == section.points_times_ten
        assert [(entry.opponent and ranked.index(entry.opponent) + 1) or 0 for entry in made[player]] == [
            each.id for each in section.results
        ]


def test_tables_for_spreadsheets() -> None:
    log = begun(4)
    do(log, acts.change_entry(log.state, 2, "=HYPERLINK(1)", 0))
    do(log, acts.pair(log.state))
    for board in (1, 2):
        do(log, acts.enter_result(log.state, 1, board, "1-0"))
    rows = list(csv.reader(io.StringIO(standings_csv(log.state))))
    assert ["place", "name", "points"] == rows[0][:3]
    assert "'=HYPERLINK(1)" in {row[1] for row in rows}
    assert 3 == len(list(csv.reader(io.StringIO(pairings_csv(log.state)))))
