"""Every fault has its message in every language, and uses only what the fault knows."""

import string

import pytest
from fluent.syntax import ast

from openquarto.classroom.error import ClassroomFault
from openquarto.kernel.error import KernelFault
from openquarto.match.error import MatchFault
from openquarto.notation.error import RecordError, RecordFault
from openquarto.notation.read import read_one
from openquarto.puzzles.sets import SetFault
from openquarto.rules import Fault, Piece, Position, QuartoError, RuleError, Seat, SetupError, parse_action
from openquarto.rules.action import Call, Give
from openquarto.rules.line import Line
from openquarto.rules.square import Square
from openquarto.server.error import ServerFault
from openquarto.speech import (
    Hearer,
    Manner,
    Pieces,
    SpeechFault,
    Squares,
    languages,
    parse,
    refuse,
    refuse_record,
)
from openquarto.speech.refusal import fault_sentence, message_name
from openquarto.tournament.error import TournamentFault
from openquarto.view.error import ViewFault
from tests.speech.table import GIVING
from tests.speech.test_catalogue import entries, variables

CALL = Call(Line.ROW_2)
CLASSES = (
    Fault,
    ViewFault,
    MatchFault,
    RecordFault,
    KernelFault,
    SpeechFault,
    ServerFault,
    SetFault,
    TournamentFault,
    ClassroomFault,
)
# Faults among programs, of which nobody at a table hears.
UNSAID = (
    "openquarto.bot",
    "openquarto.engine",
    "openquarto.workshop",
    "openquarto.players",
    "openquarto.puzzles.error",
)
SENTENCES = {code: text for each in CLASSES for code, text in each.sentences.items()}


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def patterns(language: str) -> dict[str, ast.Pattern]:
    return {name: pattern for _, name, pattern in entries(language)}


def test_no_two_kinds_of_fault_share_a_code() -> None:
    assert len(SENTENCES) == sum(len(each.sentences) for each in CLASSES)
    said = {each for each in Fault.__subclasses__() if not each.__module__.startswith(UNSAID)}
    assert {*CLASSES} == {Fault, *said}


@pytest.mark.parametrize("language", languages())
def test_every_fault_has_a_message_that_knows_its_fields(language: str) -> None:
    known = patterns(language)
    for code, sentence in SENTENCES.items():
        assert variables(known[message_name(code)]) <= fields(sentence), code
    messages = {name for name in known if name.startswith("fault-")} - {"fault-in-record"}
    assert messages == set(map(message_name, SENTENCES))


@pytest.mark.parametrize("language", languages())
def test_every_fault_can_be_said(language: str) -> None:
    values = {"count": 5, "squares": "a1 and b2", "piece": Piece.D, "hand": Piece.D, "square": Square.b2}
    hearer = Hearer(manner=Manner(language=language), seat=Seat.FIRST)
    for each in CLASSES:
        for code, sentence in each.sentences.items():
            filled = {name: values.get(name, "text") for name in fields(sentence)}
            said = fault_sentence(each(code, **filled), hearer)
            assert said.endswith((".", "?", "*")), said
            assert "{" not in said


SAID = [
    (["A", "a1", "B", "a1"], "a1 taken."),
    (["A", "a1", "A"], "Light round tall solid is already on the board."),
    (["A", "B"], "Place your piece first: light round tall solid."),
    (["b2"], "Give a piece first."),
    (
        ["A", "#a1-d1"],
        (
            "No call now. You may call a line through the piece placed last: "
            "after you place it, or before you place the next one."
        ),
    ),
    (["A", "a1", "#a1-d1", "#a1-d1"], "You have already called. One call per chance."),
    (["A", "a1", "#a1-b2"], "Block a1 does not count in this variant."),
]


@pytest.mark.parametrize(("actions", "said"), SAID)
def test_what_the_rules_refuse(actions: list[str], said: str) -> None:
    position = Position()
    for action in actions[:-1]:
        position = position.play(parse_action(action))
    with pytest.raises(RuleError) as refused:
        position.play(parse_action(actions[-1]))
    assert (said,) == refuse(refused.value, Hearer())


def test_pieces_squares_and_lines_are_named_in_the_hearers_manner() -> None:
    hearer = Hearer(manner=Manner(pieces=Pieces.LETTERS, squares=Squares.NATO), seat=Seat.SECOND, first="Ada")
    said = [
        (Fault("piece on board", piece=Piece.J), "D R T H is already on the board."),
        (Fault("square taken", square=Square.b2, piece=Piece.A), "Bravo 2 taken."),
        (Fault("line not in variant", line=Line.BLOCK_B2), "Block Bravo 2 does not count in this variant."),
        (MatchFault("not your turn", to_act=Seat.FIRST), "Not your turn. Player Ada is to move."),
        (
            RecordFault("marked as false", action=Call(Line.ROW_2)),
            "The call quarto row 2 is true, but is marked as false.",
        ),
        (SpeechFault("several pieces", pieces=(Piece.A, Piece.B)), "Which one: L R T S, L R T H?"),
    ]
    assert [sentence for _, sentence in said] == [fault_sentence(fault, hearer) for fault, _ in said]


def test_all_faults_of_a_set_up_are_said() -> None:
    with pytest.raises(SetupError) as refused:
        Position.parse("AA2/4/4/4 A b2")
    assert (
        "Light round tall solid is there twice, on a1, b1.",
        "The piece in hand, light round tall solid, is also on a1.",
        "The square played last, b2, is empty.",
    ) == refuse(refused.value, Hearer())


def test_a_record_is_refused_with_the_place() -> None:
    with pytest.raises(RecordError) as refused:
        read_one("1. A a1B\n2. zz *")
    error = refused.value
    assert ("Line 2, column 4: zz is not a turn. A turn looks like b4A.",) == refuse_record(
        error.faults, Hearer(), line=error.line, column=error.column
    )


def test_several_readings_are_told_as_what_to_type() -> None:
    from openquarto.speech import Act, Ask, Question  # noqa: PLC0415

    fault = SpeechFault("several readings", readings=(Ask(Question.BOARD), Act(Give(Piece.A))))
    assert "That could mean board, light round tall solid. Type one of them." == fault_sentence(
        fault, Hearer()
    )


@pytest.mark.parametrize("text", ["x" * 150, "{ $whom }", "dark \u202e up", "b2 \x1b[31m"])
def test_what_was_typed_is_quoted_harmlessly(text: str) -> None:
    with pytest.raises(QuartoError) as refused:
        parse(text, Manner(), GIVING)
    (said,) = refuse(refused.value, Hearer())
    assert len(said) < 140
    assert said.isprintable()
