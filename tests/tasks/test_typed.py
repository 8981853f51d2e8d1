"""Answers as they are typed: every form, in every language, parts of turns, and commands beside them."""

import pytest

from openquarto.lessons import LESSONS
from openquarto.rules.action import Done, Place
from openquarto.rules.error import QuartoError, RuleError
from openquarto.rules.line import Line
from openquarto.rules.piece import Piece
from openquarto.rules.square import Square
from openquarto.speech.catalogue import languages
from openquarto.speech.command import Act, Ask, CallAsked, GivePlace, Insight, Question, Touch
from openquarto.speech.manner import Manner
from openquarto.speech.name import line_name, piece_name, square_name
from openquarto.tasks import Given, Task, possible, written
from openquarto.tasks.typed import Meant, understand
from openquarto.view.edition import Edition
from openquarto.view.touch import StockPlace

ENGLISH = Manner()
SQUARE, TURN = LESSONS["one-trait"].tasks[0], LESSONS["one-trait"].tasks[4]
PIECE, LINE, LINES = LESSONS["pieces"].tasks[0], LESSONS["missed"].tasks[0], LESSONS["pincer"].tasks[0]
MASKED = LESSONS["mask"].tasks


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("task", [SQUARE, PIECE, LINE], ids=lambda task: task.form.value)
def test_what_is_said_in_a_language_can_be_typed_in_it(task: Task, language: str) -> None:
    manner = Manner(language=language)
    for given in list(possible(task))[:40]:
        parts = given if isinstance(given, tuple) else (given,)
        if text := "".join(named(part, manner) for part in parts):
            assert Meant(given) == understand(task, text, manner), text
        assert Meant(given) == understand(task, written(given), manner)


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("language", languages())
def test_several_lines_are_named_at_once(language: str, edition: Edition) -> None:
    manner = Manner(language=language, edition=edition)
    between = [", ", " + ", "; ", *(f" {word} " for word in manner.words.forms("practice-and"))]
    for given in list(possible(LINES))[10:80]:
        lines = lines_of(given)
        for each in between:
            text = each.join(line_name(line, manner) for line in lines)
            assert Meant(lines) == understand(LINES, text, manner), text
        assert Meant(lines) == understand(LINES, written(lines), manner)


@pytest.mark.parametrize("language", languages())
def test_lines_are_named_one_after_the_other_until_it_is_done(language: str) -> None:
    manner = Manner(language=language)
    row, column = Line.ROW_2, Line.COLUMN_B
    assert Meant((row,), is_whole=False) == understand(LINES, line_name(row, manner), manner)
    both = Meant((row, column), is_whole=False)
    assert both == understand(LINES, line_name(column, manner), manner, begun="a2-d2")
    assert both == understand(LINES, line_name(row, manner), manner, begun="a2-d2+b1-b4")  # named already
    for word in manner.words.forms("word-done"):
        assert Meant((row, column)) == understand(LINES, word, manner, begun="a2-d2+b1-b4"), word
        assert Act(Done()) == understand(LINES, word, manner)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("task", [LINE, LINES], ids=lambda task: task.form.value)
def test_a_line_that_is_looked_at_is_no_answer(task: Task, language: str) -> None:
    manner = Manner(language=language)
    for word in manner.words.forms("word-look"):
        text = f"{word} {line_name(Line.ROW_2, manner)}"
        assert Ask(Question.LINES, (Line.ROW_2,)) == understand(task, text, manner), text


@pytest.mark.parametrize("language", languages())
def test_that_there_is_none_can_be_said_in_many_ways(language: str) -> None:
    manner = Manner(language=language)
    for text in (*manner.words.forms("word-none"), *manner.words.forms("word-decline"), "-"):
        assert Meant(()) == understand(LINE, text, manner), text


def test_a_turn_comes_whole_or_in_parts() -> None:
    assert Meant(given("d2#a2-d2")) == understand(TURN, "d2 quarto row 2", ENGLISH)
    assert Meant(given("d2"), is_whole=False) == understand(TURN, "d2", ENGLISH)
    assert Meant(given("d2#a2-d2")) == understand(TURN, "quarto row 2", ENGLISH, begun="d2")
    assert Meant(given("d2M")) == understand(TURN, "dark square tall solid", ENGLISH, begun="d2")
    assert Meant(given("d2M")) == understand(TURN, "d2 dsts", ENGLISH)
    with pytest.raises(RuleError):
        understand(TURN, "a2 dsts", ENGLISH)


def given(token: str) -> Given:
    meant = understand(TURN, token, ENGLISH)
    assert isinstance(meant, Meant)
    return meant.given


def lines_of(given: Given) -> tuple[Line, ...]:
    assert isinstance(given, tuple)
    return tuple(each for each in given if isinstance(each, Line))


def named(part: object, manner: Manner) -> str:
    match part:
        case Square():
            return square_name(part, manner)
        case Piece():
            return piece_name(part, manner)
        case Line():
            return line_name(part, manner)
    raise TypeError(part)


def test_other_commands_are_handed_on() -> None:
    assert Act(Place(Square.b2)) == understand(LINES, "b2", ENGLISH)
    assert Insight.HINT == understand(SQUARE, "hint", ENGLISH)
    assert Ask(Question.STOCK) == understand(PIECE, "stock", ENGLISH)
    assert isinstance(understand(TURN, "quarto", ENGLISH, begun="d2"), CallAsked)


def test_under_a_mask_places_are_felt_and_named_by_number() -> None:
    fit = MASKED[0]
    assert GivePlace(StockPlace(7)) == understand(fit, "7", ENGLISH)
    assert isinstance(understand(fit, "touch b2", ENGLISH), Touch)
    assert Meant(Piece.I) == understand(fit, "dark round tall solid", ENGLISH)  # it is only an answer


@pytest.mark.parametrize(
    ("task", "text", "code"),
    [
        (SQUARE, "J", "letter alone"),
        (PIECE, "b9", "square unknown"),
        (LINE, "quarto", "which line"),
        (LINE, "a1-d1+a2-d2", "words unclear"),
        (LINES, "-", "word unknown"),
        (LINES, "row 1 and rhubarb", "word unknown"),
        (LINES, "row 1 and hint", "words unclear"),
        (TURN, "", "nothing typed"),
    ],
)
def test_what_is_no_answer_is_refused(task: Task, text: str, code: str) -> None:
    with pytest.raises(QuartoError) as refused:
        understand(task, text, ENGLISH)
    assert code == refused.value.faults[0].code
