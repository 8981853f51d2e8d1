"""What everybody may have of a tournament: its log without reports, its report for rating programs."""

import random
from contextlib import suppress
from pathlib import Path

import pytest
from py4swiss.trf import TrfParser

from openquarto.tournament import Log, acts
from openquarto.tournament.error import TournamentError
from openquarto.tournament.json_form import state_json
from openquarto.tournament.log import line_of, log_of, read_lines
from openquarto.tournament.publication import public_entries
from openquarto.tournament.trf import trf16
from tests.tournament.evening import begun, do


@pytest.fixture
def log() -> Log:
    """Two boards: both have reported at the first, one at the other, and one has thought again."""
    made = begun(4)
    do(made, acts.pair(made.state))
    one, other = made.state.round(1).boards
    for player, text in ((one.first, "1-0"), (other.first, "0-1"), (one.second, "0-1"), (one.second, "1-0")):
        do(made, acts.report(made.state, player, text), by=f"player {player}")
    return made


def told(log: Log) -> dict[str, object]:
    return {**state_json(log), "seq": 0}


def test_no_report_is_published_and_the_rest_replays(log: Log) -> None:
    text = line_of(public_entries(log))
    assert "reported" not in text
    assert told(log) == told(read_lines([text]))


def test_an_undo_is_published_unless_it_was_of_a_report(log: Log) -> None:
    do(log, log.undo())  # the report that made the result
    do(log, log.undo())  # the one before it
    do(log, acts.withdraw(log.state, 1))
    do(log, log.undo())
    entries = public_entries(log)
    assert [*range(1, len(entries) + 1)] == [entry.seq for entry in entries]
    assert told(log) == told(log_of(entries))


@pytest.mark.parametrize("seed", range(5))
def test_in_the_report_of_an_arena_opponents_stand_in_the_same_column(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    log = begun(7, kind="arena")
    for _ in range(30):
        with suppress(TournamentError):  # nobody waits
            do(log, acts.pair(log.state))
        played, board = chance.choice([*log.state.pending])
        do(log, acts.enter_result(log.state, played.number, board.number, chance.choice(("1-0", "0-1", "="))))
    for played, board in [*log.state.pending]:
        do(log, acts.enter_result(log.state, played.number, board.number, "="))
    do(log, acts.enter(log.state, "Late"))
    file = tmp_path / "report.trf"
    file.write_text(trf16(log.state), encoding="utf-8")
    sections = {each.starting_number: each for each in TrfParser.parse(file).player_sections}
    games = 0
    for number, section in sections.items():
        assert len(log.state.rounds) == len(section.results)
        for column, result in enumerate(section.results):
            if result.id:
                back = sections[result.id].results[column]
                assert (number, True) == (back.id, back.color != result.color)
                games += 1
    assert 2 * sum(len(each.boards) for each in log.state.rounds) == games
