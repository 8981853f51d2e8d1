"""The text of a position, and set-ups diagnosed with all their faults at once."""

import pytest
from hypothesis import given

from openquarto.rules import Piece, Position, Setup, SetupError, Square, TextError, Variant
from tests.strategies import setups


@given(setups())
def test_every_set_up_is_read_back(setup: Setup) -> None:
    assert setup == Setup.parse(str(setup))
    assert () == setup.faults()


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("4/4/4/4 - -", "4/4/4/4 - - classic"),
        ("D3/AO2/JF1G/IM1H - a1", "D3/AO2/JF1G/IM1H - a1 classic"),
        ("1A1B/4/4/4 C d1 auto+blocks", "1A1B/4/4/4 C d1 blocks+auto"),
        ("ABCD/EFGH/IJKL/MNOP - - traits=cshf", "ABCD/EFGH/IJKL/MNOP - - classic"),
    ],
)
def test_positions_are_written_in_one_way(text: str, written: str) -> None:
    assert written == str(Position.parse(text))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "expected 3 or 4 fields '<board> <hand> <last> [<variant>]', got 1 in ''"),
        ("4/4/4/4", "expected 3 or 4 fields '<board> <hand> <last> [<variant>]', got 1 in '4/4/4/4'"),
        ("4/4/4/4 - - classic x", "expected 3 or 4 fields '<board> <hand> <last> [<variant>]', got 5 in"),
        ("4/4/4/4  - -", "expected a piece letter A to P, got ''"),
        ("4/4/4 - -", "expected four rows with '/' between them, got 3 in '4/4/4'"),
        ("4/4/4/4/4 - -", "expected four rows with '/' between them, got 5 in '4/4/4/4/4'"),
        ("4/4/4/5 - -", "runs 1 to 4 of empty squares in row 4, got '5'"),
        ("4/0A3/4/4 - -", "runs 1 to 4 of empty squares in row 2, got '0A3'"),
        ("4/22/4/4 - -", "runs 1 to 4 of empty squares in row 2, got '22'"),
        ("4/4/q3/4 - -", "runs 1 to 4 of empty squares in row 3, got 'q3'"),
        ("A4/4/4/4 - -", "expected 4 squares in row 1, got 5 in 'A4'"),
        ("4//4/4 - -", "expected 4 squares in row 2, got 0 in ''"),
        ("4/4/4/4 Q -", "expected a piece letter A to P, got 'Q'"),
        ("4/4/4/4 - e1", "expected a square a1 to d4, got 'e1'"),
        ("4/4/4/4 - - chess", "expected 'classic' alone or the flags blocks, traits=… and auto, got 'chess'"),
    ],
)
def test_unreadable_texts_say_what_was_expected_and_what_came(text: str, sentence: str) -> None:
    with pytest.raises(TextError) as caught:
        Position.parse(text)
    assert sentence in str(caught.value)


def test_an_impossible_set_up_is_told_all_its_faults_at_once() -> None:
    setup = Setup.parse("AA2/A2B/4/B3 B c3")
    assert [
        "A stands on a1, b1 and a2",
        "B stands on d2 and a4",
        "the piece in hand, B, also stands on d2",
        "the last placed square, c3, is empty",
    ] == [str(fault) for fault in setup.faults()]
    with pytest.raises(SetupError, match="A stands on a1, b1 and a2; B stands on .*; the piece in hand"):
        Position.of(setup)


def test_a_board_has_sixteen_squares() -> None:
    assert ["a board has 16 squares, not 3"] == [str(fault) for fault in Setup((None,) * 3).faults()]


def test_a_set_up_is_made_from_pieces_by_their_squares() -> None:
    made = Setup.of({Square.b2: Piece.M}, hand=Piece.A, last=Square.b2, variant=Variant.parse("blocks"))
    assert "4/1M2/4/4 A b2 blocks" == str(made)
