"""What players type: tables of phrasings, whole lines of anything, and every command told back."""

import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.rules.action import Call, Done, Give, Place
from openquarto.rules.error import QuartoError, TextError
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.speech import Hearer, Manner, Pieces, Squares, languages, parse, phrase, refuse
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    Command,
    Help,
    Load,
    Oppose,
    Question,
    Save,
    SetManner,
    Topic,
    Wish,
)
from openquarto.speech.lexicon import Lexicon, Meaning, Word, lexicon
from openquarto.speech.parser import LONGEST_LINE
from openquarto.view.edition import Edition
from openquarto.view.view import View
from tests.speech.table import FOLDER, GIVING, START, read_short, rows

TABLES = sorted((FOLDER / "phrases").glob("*.tsv"))
PHRASES = [(table.stem, line, meant) for table in TABLES for line, meant in rows(table)]
COMMANDS: list[Command] = [
    *(Act(Give(piece)) for piece in Piece),
    *(Act(Place(square)) for square in Square),
    *(Act(Call(line)) for line in Line),
    Act(Done()),
    CallAsked((Line.ROW_2, Line.COLUMN_B, Line.DIAGONAL_A1)),
    *(Ask(Question.LINES, (line,)) for line in Line),
    Ask(Question.SQUARE, Square.c3),
    Ask(Question.WHERE, Piece.K),
    *(Ask(question) for question in list(Question)[3:]),
    *Wish,
    Save(),
    Save("Tuesday.qgn"),
    Load("Tuesday.qgn"),
    Oppose(),
    Oppose("3"),
    Help(),
    *(Help(topic) for topic in Topic),
]
SETTINGS: list[dict[str, object]] = [
    {"edition": Edition.ACCESS},
    {"pieces": Pieces.LETTERS},
    {"pieces": Pieces.MARKED},
    {"squares": Squares.NAMES},
    {"squares": Squares.NATO},
    {"terse": True},
    {"lens": Trait.COLOUR},
    {"lens": Trait.SHAPE},
    {"lens": Trait.HEIGHT},
    {"lens": Trait.FILL},
]


@pytest.mark.parametrize(("language", "line", "meant"), PHRASES)
def test_phrasings(language: str, line: str, meant: str) -> None:
    assert meant == read_short(line, Manner(language=language))


def test_there_are_enough_phrasings() -> None:
    counts = {table.stem: len(rows(table)) for table in TABLES}
    assert counts["en"] >= 120
    assert counts["fr"] >= 80


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("language", languages())
def test_every_command_is_understood_as_it_is_told(language: str, edition: Edition) -> None:
    for squares in Squares:
        for pieces in Pieces:
            manner = Manner(language=language, edition=edition, squares=squares, pieces=pieces)
            for command in COMMANDS:
                assert command == parse(phrase(command, manner), manner, GIVING)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("change", SETTINGS, ids=str)
def test_every_setting_is_understood_as_it_is_told(language: str, change: dict[str, object]) -> None:
    manner = Manner(language=language)
    after = replace(manner, **change)  # type: ignore[arg-type]  # a table of single changes
    assert SetManner(after) == parse(phrase(SetManner(after), manner), manner, GIVING)
    back = phrase(SetManner(manner), after)
    assert SetManner(manner) == parse(back, after, GIVING)


@pytest.mark.parametrize("language", languages())
def test_every_language_can_be_asked_for_in_every_other(language: str) -> None:
    for other in languages():
        for name in (other, Manner(language=other).words.say("language-name")):
            manner = Manner(language=language)
            line = f"{manner.words.first('language')} {name}"
            assert SetManner(Manner(language=other)) == parse(line, manner, GIVING)


@pytest.mark.parametrize("language", languages())
def test_text_forms_are_understood_in_every_language(language: str) -> None:
    manner = Manner(language=language)
    assert Act(Place(Square.b2)) == parse("b2", manner, GIVING)
    assert Act(Call(Line.ROW_1)) == parse("#a1-d1", manner, GIVING)
    assert Act(Done()) == parse("=", manner, GIVING)
    assert Help() == parse("?", manner, GIVING)


@pytest.mark.parametrize("language", languages())
def test_english_command_words_are_understood_unless_they_collide(language: str) -> None:
    english = {form for form, _ in _command_forms("en")}
    words = lexicon(language, Edition.CLASSIC)
    own = {form for form, _ in _command_forms(language)}
    for form in english - own:
        if form not in words.entries:
            assert any(word in {each for key in words.entries for each in key} for word in form)


def _command_forms(language: str) -> list[tuple[tuple[str, ...], Meaning]]:
    words: Lexicon = lexicon(language, Edition.CLASSIC)
    return [
        (form, meaning)
        for form, meanings in words.entries.items()
        for meaning in meanings
        if isinstance(meaning.reading, Word)
    ]


@pytest.mark.parametrize("language", languages())
def test_a_bare_letter_is_never_a_gift(language: str) -> None:
    manner = Manner(language=language)
    for letter in "abcdefghijklmnop":
        for line in (letter, letter.upper()):
            assert not read_short(line, manner).startswith("give")


def test_a_kind_of_line_alone_means_the_one_through_the_last_placed_square() -> None:
    manner = Manner()
    corner = View.of(Position.parse("4/4/4/D3 - a4 blocks"))
    assert "ask line a4-d1" == read_short("diagonal", manner, corner)
    assert "call a4-d1" == read_short("quarto diagonal", manner, corner)
    assert "call a3-b4" == read_short("quarto block", manner, corner)
    assert "call which a4-d4 a1-a4 a4-d1 a3-b4" == read_short("quarto", manner, corner)
    edge = View.of(Position.parse("1D2/4/4/4 - b1 classic"))
    assert "ask line a1-d4 a4-d1" == read_short("diagonal", manner, edge)
    assert "fault: diagonal unknown" == read_short("quarto diagonal", manner, edge)
    assert "ask line a1-d4 a4-d1" == read_short("diagonal", manner, START)
    assert "fault: which line" == read_short("row", manner, START)


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("4/4/4/4 A - classic", "no call now"),
        ("4/1D2/4/4 - b2 auto", "calling automatic"),
    ],
)
def test_quarto_alone_outside_a_window(position: str, fault: str) -> None:
    assert f"fault: {fault}" == read_short("quarto", Manner(), View.of(Position.parse(position)))


def test_the_question_after_quarto_offers_up_to_seven_lines() -> None:
    view = View.of(Position.parse("4/1D2/4/4 - b2 blocks"))
    command = parse("quarto", Manner(), view)
    assert isinstance(command, CallAsked)
    assert 7 == len(command.lines)


@given(line=st.text(max_size=LONGEST_LINE + 20), language=st.sampled_from(languages()))
def test_any_text_is_a_command_or_refused_in_words(line: str, language: str) -> None:
    survive(line, language)


@given(data=st.data(), language=st.sampled_from(languages()), edition=st.sampled_from(Edition))
def test_any_words_of_the_vocabulary_are_a_command_or_refused(
    data: st.DataObject, language: str, edition: Edition
) -> None:
    forms = st.sampled_from(sorted(map(" ".join, lexicon(language, edition).entries)))
    others = st.sampled_from(["1", "2", "4", "7", "a", "b", "d", "x", "-", "#", "=", "b2", "a1-d1", ""])
    line = " ".join(data.draw(st.lists(forms | others, max_size=9)))
    survive(line, language, edition)


def survive(line: str, language: str, edition: Edition = Edition.CLASSIC) -> None:
    manner = Manner(language=language, edition=edition)
    try:
        said: tuple[str, ...] = (phrase(parse(line, manner, GIVING), manner) or "already so",)
    except QuartoError as error:
        said = refuse(error, Hearer(manner=manner))
    assert all(said)


@pytest.mark.parametrize("line", ["a " * 99, "x" * 10**6, "one " * 49, "s " * 12, "d r t h " * 12])
def test_long_lines_are_refused_soon(line: str) -> None:
    start = time.process_time()
    with pytest.raises(TextError):
        parse(line, Manner(), GIVING)
    assert time.process_time() - start < 1.0
