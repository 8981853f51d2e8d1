"""Games reviewed: values around each turn, slips and whether they were punished, overlooked quartos."""

import pytest

from openquarto.claims.json_form import claim_json
from openquarto.insight.annotation import annotated_record
from openquarto.insight.review import Review, ReviewedTurn, overlooked_in, review
from openquarto.kernel import Solver
from openquarto.notation.read import read_one
from openquarto.notation.record import Record
from openquarto.rules.seat import Seat
from openquarto.rules.variant import VARIANTS
from tests.insight.claimed import careless_game, game_faults, plain
from tests.insight.falsehoods import falsehoods

SOLVER = Solver(table_mb=16)
PICTURED = "I a2M c1A a1N d1O d4G b4C c2H a4F b1J c4D b2K d2#a2-d2 1-0"
# Nothing is worth more or less than a draw here until somebody makes the row.
LATE = '[SetUp "1"]\n[Position "ABC1/PG2/2NH/OK1I D - classic"]\n'


def reviewed(text: str) -> Review:
    return review(Record.parse(text).game, SOLVER)


def facts(turn: ReviewedTurn) -> tuple[object, ...]:
    kinds = [claim.kind for claim in turn.claims]
    return turn.turn, str(turn.before), str(turn.after), turn.is_slip, turn.punished, kinds


def test_a_whole_game() -> None:
    told = reviewed(PICTURED)
    assert [
        ("I", "D", "D", False, None, ["held"]),
        ("a2M", "D", "D", False, None, ["held"]),
        ("c1A", "D", "D", False, None, ["held"]),
        ("a1N", "D", "D", False, None, ["held"]),
        ("d1O", "D", "D", False, None, ["held"]),
        ("d4G", "D", "D", False, None, ["held"]),
        ("b4C", "D", "L10", True, False, ["refuted"]),
        ("c2H", "W9", "D", True, False, ["held"]),
        ("a4F", "D", "L2", True, False, ["hot gift", "empties"]),
        ("b1J", "W1", "L1", True, False, ["overlooked"]),
        ("c4D", "W0", "D", True, False, ["call"]),
        ("b2K", "D", "L2", True, True, ["hot gift"]),
        ("d2#a2-d2", "W1", "W1", False, None, ["complete"]),
    ] == [facts(turn) for turn in told.turns]
    assert [7, 8, 9, 12] == [turn.ply for turn in told.slips]
    assert (11, 30) == (len(told.turns[11].keep), told.turns[11].of)
    assert Seat.SECOND is told.turns[9].seat
    # What was not seen is told apart: as if the quarto had expired, that turn led to a draw.
    assert ["W1", "D"] == [str(told.turns[9].before), str(told.turns[9].quiet)]


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("d1E #a1-d1 1-0", [("d1E", "W1", "L1", True, True, ["overlooked"])]),
        ("d1#a1-d1 0-1", [("d1#a1-d1", "W1", "W1", False, None, ["complete"])]),
        # A false call first changes nothing.
        ("#a1-a4?d1#a1-d1 0-1", [("#a1-a4?d1#a1-d1", "W1", "W1", False, None, ["complete"])]),
        # The wrong line was called: the quarto is not called by its maker.
        ("d1#d1-d4?E #a1-d1 1-0", [("d1#d1-d4?E", "W1", "L1", True, True, ["overlooked"])]),
        # Cut short: nothing is given yet.
        ("b3 *", [("b3", "W1", "L2", True, None, ["empties"])]),
    ],
)
def test_turns_as_they_are_played(moves: str, expected: list[tuple[object, ...]]) -> None:
    told = reviewed(LATE + moves)
    assert expected == [facts(turn) for turn in told.turns[: len(expected)]]


def test_a_false_call_that_loses_is_a_slip_without_a_distance() -> None:
    told = reviewed('[FalseCall "loses"]\n' + LATE + "#a1-a4? 1-0")
    assert [("#a1-a4?", "W1", "L", True, None, [])] == [facts(turn) for turn in told.turns]


@pytest.mark.parametrize("seed", range(60))
def test_overlooked_quartos_hold_and_falsehoods_about_them_are_found(seed: int) -> None:
    game = careless_game(VARIANTS[seed % len(VARIANTS)], seed)
    for claim in map(plain, map(claim_json, overlooked_in(game))):
        assert [] == game_faults(claim, game), (claim, game)
        for name, false in falsehoods(claim):
            assert game_faults(false, game), (name, false, game)


def test_annotating_keeps_everything_and_is_done_once() -> None:
    record = read_one(f'[Event "Club"]\n\n{PICTURED.replace("b4C", "b4C $6 {so quick} (b4D)")}')
    turns = review(record.game, SOLVER).turns
    once = annotated_record(record, turns, lambda turn: f"Reason {turn.ply}.")
    text = str(once)
    assert "b4C $6 $2 {so quick [%val W9] Reason 7.} (4. b4D)" in " ".join(text.split())
    assert "b1J $4 {[%val W0] Reason 10.}" in " ".join(text.split())
    assert "{[%val D]}" in text
    assert 12 == text.count("%val")  # not after the end
    assert once == annotated_record(read_one(text), turns, lambda turn: f"Reason {turn.ply}.")
    assert record.game == once.game
