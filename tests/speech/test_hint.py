"""Hints in words: each step, in every language, from plain data alone."""

import pytest

from openquarto.claims.claim import CanCall, Threat
from openquarto.claims.hint import STEPS, Focus, Hint, Matter
from openquarto.rules.line import Line
from openquarto.rules.piece import Side
from openquarto.rules.square import Square
from openquarto.rules.value import Value
from openquarto.speech import Hearer, Manner, languages
from openquarto.speech.hint import tell_hint
from openquarto.speech.name import line_name, side_name, square_name

THREAT = Threat(Line.ROW_2, Square.d2, (Side.DARK, Side.TALL))
WIN, DRAW, LOSS = Value("W", 3), Value("D"), Value("L", 4)


def first(matter: Matter, keep: int, of: int, value: Value = DRAW) -> str:
    (said,) = tell_hint(Hint(1, matter, keep, of, value), Hearer())
    return said.removeprefix("Hint 1 of 3: ")


@pytest.mark.parametrize(
    ("expected", "matter", "keep", "of", "value"),
    [
        ("There is a quarto that can be called now.", Matter.CALL, 1, 9, Value("W", 0)),
        ("The piece in hand can win at once.", Matter.COMPLETE, 1, 9, Value("W", 1)),
        ("There is a win: 1 of 30 turns wins.", Matter.WIN, 1, 30, WIN),
        ("There is a win: 4 of 30 turns win.", Matter.WIN, 4, 30, WIN),
        ("Every turn wins with perfect play.", Matter.WIN, 30, 30, WIN),
        ("Careful when giving: 1 of 9 pieces completes a line.", Matter.AVOID, 8, 9, DRAW),
        ("Careful when giving: 3 of 9 pieces complete a line.", Matter.AVOID, 6, 9, DRAW),
        ("Careful: only 1 of 9 turns keeps the draw.", Matter.HOLD, 1, 9, DRAW),
        ("Careful: only 6 of 9 turns keep the draw.", Matter.HOLD, 6, 9, DRAW),
        ("Nothing urgent: every turn keeps the draw.", Matter.QUIET, 9, 9, DRAW),
        ("Against perfect play every turn loses; look for the longest way.", Matter.LOST, 9, 9, LOSS),
    ],
)
def test_the_first_step_tells_that_there_is_something(
    expected: str, matter: Matter, keep: int, of: int, value: Value
) -> None:
    assert expected == first(matter, keep, of, value)


@pytest.mark.parametrize(
    ("expected", "focus"),
    [
        ("Look at row 2.", Focus(line=Line.ROW_2)),
        ("Look at b3.", Focus(square=Square.b3)),
        ("Look at row 2: its three pieces have in common dark, tall.", Focus(threat=THREAT)),
        ("Look among the pieces that are hollow.", Focus(side=Side.HOLLOW)),
        ("No place needs special care.", Focus()),
    ],
)
def test_the_second_step_tells_where(expected: str, focus: Focus) -> None:
    assert (f"Hint 2 of 3: {expected}",) == tell_hint(Hint(2, Matter.HOLD, 1, 9, DRAW, focus), Hearer())


def test_the_third_step_tells_what_and_why() -> None:
    claims = (CanCall(Line.ROW_2, (Side.DARK,)),)
    told = tell_hint(Hint(3, Matter.CALL, 1, 9, Value("W", 0), Focus(), "#a2-d2", claims), Hearer())
    assert "Hint 3 of 3: Call now: quarto, row 2." == told[0]
    assert "Row 2" in told[1]


@pytest.mark.parametrize("language", languages())
def test_every_language_names_the_same_place(language: str) -> None:
    manner = Manner(language=language)
    hearer = Hearer(manner=manner)

    def said(focus: Focus) -> str:
        return " ".join(tell_hint(Hint(2, Matter.HOLD, 2, 9, DRAW, focus), hearer))

    assert line_name(Line.ROW_2, manner) in said(Focus(line=Line.ROW_2))
    assert square_name(Square.b3, manner) in said(Focus(square=Square.b3))
    assert side_name(Side.TALL, manner) in said(Focus(threat=THREAT))
    assert side_name(Side.HOLLOW, manner) in said(Focus(side=Side.HOLLOW))
    for matter in Matter:
        (told,) = tell_hint(Hint(1, matter, 2, 9, DRAW), hearer)
        assert "1" in told
        assert str(STEPS) in told
