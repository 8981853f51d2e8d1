"""Tasks in words: whole questions, and verdicts that name what their claims name."""

from dataclasses import replace

import pytest

from openquarto.claims.claim import CanCall, Claim, HotGift, Threat
from openquarto.claims.task import Larger, Misses, NoQuarto, Outside, Question, Safe, TaskClaim, Verdict
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Side
from openquarto.rules.square import Square
from openquarto.rules.value import Value
from openquarto.speech import Hearer, Manner, languages
from openquarto.speech.catalogue import catalogue
from openquarto.speech.name import line_name, piece_name, side_name, square_name
from openquarto.speech.task import tell_question, tell_verdict
from openquarto.view.edition import Edition

QUESTIONS = [name.removeprefix("task-ask-") for name in catalogue("en").ids if name.startswith("task-ask-")]
ADDED = ("touches", "seconds")  # to other questions
THREAT = Threat(Line.ROW_2, Square.d2, (Side.DARK, Side.TALL))
HEARERS = [
    pytest.param(
        Hearer(manner=Manner(language=language, edition=edition, terse=terse)),
        id=f"{language} {edition} {terse}",
    )
    for language in languages()
    for edition in Edition
    for terse in (False, True)
]


def wrong(*claims: Claim | TaskClaim) -> Verdict:
    return Verdict(is_right=False, claims=claims, position="")


@pytest.mark.parametrize("hearer", HEARERS)
def test_every_question_is_said_and_names_its_line_and_square(hearer: Hearer) -> None:
    manner = hearer.manner
    for name in set(QUESTIONS) - {*ADDED}:
        said = tell_question(Question(name, Line.ROW_2, Square.b3, 3, touches=8, seconds=60), hearer)
        assert 3 == len(said)
        assert "8" in said[1]
        assert "60" in said[2]
        assert (name == "fit") == (line_name(Line.ROW_2, manner) in said[0])
        assert (name in ("see", "missed")) == (square_name(Square.b3, manner) in said[0])
        assert name.startswith("count-") == ("3" in said[0].replace("b3", ""))


@pytest.mark.parametrize("hearer", HEARERS)
def test_a_verdict_names_what_its_claim_names(hearer: Hearer) -> None:
    manner = hearer.manner
    row, piece, dark = (
        line_name(Line.ROW_1, manner),
        piece_name(Piece.P, manner),
        side_name(Side.DARK, manner),
    )
    cases: list[tuple[TaskClaim, tuple[str, ...]]] = [
        (NoQuarto(Line.ROW_1, "open", (Square.b1, Square.c1), ()), (row, "b1", "c1")),
        (NoQuarto(Line.ROW_1, "no shared side", (), ()), (row,)),
        (NoQuarto(Line.ROW_1, "expired", (), (Side.DARK,)), (row, *([] if manner.terse else [dark]))),
        (Misses(Square.d1, (Line.ROW_1,)), (row, "d1")),
        (Misses(Square.d1, ()), ("d1",)),
        (Safe(Piece.P), (piece,)),
        (Outside(Piece.P, (Line.ROW_2,), (THREAT,)), (piece, line_name(Line.ROW_2, manner), "d2", dark)),
        (Outside(Piece.P, (Line.ROW_1,), ()), (row,)),
        (Larger((Line.ROW_1, Line.ROW_2, Line.ROW_3), 2), ("2",)),
    ]
    for claim, names in cases:
        (_, said) = tell_verdict(wrong(claim), hearer).sentences
        assert [] == [name for name in names if name.lower() not in said.lower()], said
    assert "1" not in " ".join(tell_verdict(wrong(Larger((Line.ROW_1, Line.ROW_2), 1)), hearer).sentences)


@pytest.mark.parametrize("hearer", HEARERS)
def test_right_and_wrong_are_told_apart_first(hearer: Hearer) -> None:
    claim = Safe(Piece.P)
    no = wrong(claim)
    right, other = (tell_verdict(each, hearer).sentences for each in (replace(no, is_right=True), no))
    assert right[0] != other[0]
    assert right[1:] == other[1:]
    assert 2 == len(
        tell_verdict(replace(wrong(), is_right=True), hearer).sentences
    )  # there is no quarto to call


def test_values_and_silence_are_told() -> None:
    hot = HotGift(Piece.I, THREAT, (Side.DARK, Side.TALL))
    verdict = replace(wrong(hot), turn="c3I", value=Value("L", 2), is_continued=True)
    assert (
        "Not quite.",
        "Loss in 2: c3, then give dark round tall solid.",
        "Dark round tall solid completes row 2 on d2, in common: dark, tall.",
    ) == tell_verdict(verdict, Hearer()).sentences
    silent = replace(wrong(CanCall(Line.ROW_2, (Side.DARK,))), is_silent=True)
    assert (
        "There was a quarto, but it was not called: now the opponent can call it."
        in tell_verdict(silent, Hearer()).sentences
    )
