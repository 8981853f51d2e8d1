"""Whose turn it is and how a game ended, in words."""

from dataclasses import replace

import pytest

from openquarto.drawing.words import caption, joined, line_name
from openquarto.rules.action import Phase
from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.seat import Seat
from tests.drawing.views import VIEWS


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("First gives", "start"),
        ("Second places", "first gift"),
        ("Second places", "place"),
        ("Second gives", "give"),
        ("First: last look", "last look"),
        ("Second wins with a quarto", "called"),
        ("First wins with a quarto that Second missed", "missed"),
        ("First wins because Second resigned", "resigned"),
        ("Draw: the board is full", "draw"),
    ],
)
def test_caption(expected: str, name: str) -> None:
    assert expected == caption(VIEWS[name])


@pytest.mark.parametrize(
    ("expected", "outcome"),
    [
        ("Second wins on time", Outcome(Reason.TIME, Seat.SECOND)),
        ("First wins after a false call by Second", Outcome(Reason.FALSE_CALL, Seat.FIRST)),
        ("Second wins because First abandoned the game", Outcome(Reason.ABANDONED, Seat.SECOND)),
        ("The game was abandoned", Outcome(Reason.ABANDONED, None)),
        ("Draw by agreement", Outcome(Reason.AGREED, None)),
    ],
)
def test_outcomes(expected: str, outcome: Outcome) -> None:
    assert expected == caption(replace(VIEWS["draw"], outcome=outcome))


@pytest.mark.parametrize("winner", [*Seat, None])
@pytest.mark.parametrize("reason", Reason)
def test_every_outcome_has_words(reason: Reason, winner: Seat | None) -> None:
    told = caption(replace(VIEWS["draw"], outcome=Outcome(reason, winner)))
    assert told
    assert "{" not in told


def test_over_without_an_outcome() -> None:
    assert "The game is over" == caption(replace(VIEWS["place"], phase=Phase.OVER, to_act=None))


@pytest.mark.parametrize(
    ("expected", "line"),
    [
        ("row 2", Line.ROW_2),
        ("column b", Line.COLUMN_B),
        ("diagonal a1-d4", Line.DIAGONAL_A1),
        ("block b2-c3", Line.BLOCK_B2),
    ],
)
def test_line_name(expected: str, line: Line) -> None:
    assert expected == line_name(line)


@pytest.mark.parametrize(("expected", "words"), [("a", "a"), ("a and b", "ab"), ("a, b and c", "abc")])
def test_joined(expected: str, words: str) -> None:
    assert expected == joined(words)
