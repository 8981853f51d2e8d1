"""Answers to questions, word for word, and within the words that an arrow step may have."""

from itertools import product

import pytest

from openquarto.match import Match
from openquarto.rules.action import Give, Place
from openquarto.rules.line import Line
from openquarto.rules.outcome import Outcome, Reason
from openquarto.rules.piece import PIECES, Piece, Trait
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.square import SQUARES, Square
from openquarto.speech import (
    Ask,
    Hearer,
    Manner,
    Question,
    answer,
    duration,
    languages,
    prompt,
    status,
    tell_change,
)
from openquarto.speech.answer import read_square, read_where
from openquarto.speech.command import Topic
from openquarto.speech.help import help_now, help_with
from openquarto.view.edition import Edition
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.view import View
from tests.speech.test_announce import words

VIEW = View.of(Position.parse("4/J1G1/4/3A H c2 classic"), seat=Seat.FIRST)
SECOND = Hearer(seat=Seat.SECOND)
MASKED = MaskedView.of(VIEW, seat=Seat.FIRST)


def asked(question: Question, target: object = None, *, lens: Trait | None = None) -> tuple[str, ...]:
    hearer = Hearer(manner=Manner(lens=lens), seat=Seat.SECOND)
    return answer(Ask(question, target), VIEW, hearer)  # type: ignore[arg-type]  # the tests' own table


@pytest.mark.parametrize(
    ("question", "target", "said"),
    [
        (
            Question.LINES,
            (Line.ROW_2,),
            ["a2 dark round tall hollow, empty, light square short solid, empty."],
        ),
        (Question.LINES, (Line.COLUMN_D,), ["d1 empty, empty, empty, light round tall solid."]),
        (
            Question.LINES,
            (Line.DIAGONAL_A1, Line.DIAGONAL_A4),
            [
                "a1 empty, empty, empty, light round tall solid.",
                "a4 empty, empty, light square short solid, empty.",
            ],
        ),
        (Question.LINES, (Line.BLOCK_B2,), ["b2 empty, light square short solid, empty, empty."]),
        (Question.SQUARE, Square.a2, ["a2 dark round tall hollow."]),
        (Question.SQUARE, Square.b2, ["b2 empty."]),
        (Question.WHERE, Piece.J, ["Dark round tall hollow, on a2."]),
        (Question.WHERE, Piece.H, ["Light square short hollow, in hand."]),
        (Question.WHERE, Piece.P, ["Dark square short hollow, in the stock."]),
        (
            Question.BOARD,
            None,
            ["a2 dark round tall hollow, c2 light square short solid.", "d4 light round tall solid."],
        ),
        (Question.HAND, None, ["Hand: light square short hollow."]),
        (Question.TURN, None, ["First places now.", "Hand: light square short hollow."]),
        (Question.TIME, None, ["You: no clock.", "First: no clock."]),
        (Question.LAST, None, ["Nothing has happened yet."]),
    ],
)
def test_answers(question: Question, target: object, said: list[str]) -> None:
    assert said == list(asked(question, target))


def test_through_the_lens_one_word_a_square() -> None:
    assert ("a2 dark empty light empty.",) == asked(Question.LINES, (Line.ROW_2,), lens=Trait.COLOUR)
    assert (
        "a1 empty empty empty empty.",
        "a2 hollow empty solid empty.",
        "a3 empty empty empty empty.",
        "a4 empty empty empty solid.",
    ) == asked(Question.BOARD, lens=Trait.FILL)
    (stock,) = asked(Question.STOCK, lens=Trait.SHAPE)
    assert "Stock: round round round square square round round round square square square square." == stock
    assert ("a2 dark round tall hollow.",) == asked(Question.SQUARE, Square.a2, lens=Trait.FILL)


def test_the_empty_table_and_the_full_one() -> None:
    start = View.of(Position())
    assert ("Board empty.",) == answer(Ask(Question.BOARD), start, SECOND)
    assert ("Hand empty.",) == answer(Ask(Question.HAND), start, SECOND)
    full = View.of(Position.parse("ABCD/EFGH/IJKL/MNOP - -"))
    assert ("Stock empty.",) == answer(Ask(Question.STOCK), full, SECOND)
    assert ("First has the last look.",) == status(full, SECOND)
    assert ("Your turn: last look.",) == status(full, Hearer(seat=Seat.FIRST))


def test_the_last_move_is_told_again_also_after_a_take_back() -> None:
    match = Match()
    match.act(Seat.FIRST, Give(Piece.J))
    assert ("You get dark round tall hollow.",) == _last(match)
    match.act(Seat.SECOND, Place(Square.b2))
    match.act(Seat.SECOND, Give(Piece.G))
    assert ("Placed b2.", "Given light square short solid.") == _last(match)
    match.take_back(Seat.SECOND)
    match.take_back(Seat.FIRST)
    back = ("Taken back.", "Back in the stock: light square short solid.", "Your turn: give.")
    assert back == _last(match)


def _last(match: Match) -> tuple[str, ...]:
    return answer(Ask(Question.LAST), match.view(Seat.SECOND), SECOND, events=match.events())


def test_clocks_the_hearers_own_first() -> None:
    clocks = {Seat.FIRST: 59.9, Seat.SECOND: 125.0}
    ask = Ask(Question.TIME)
    assert ("You: 2 minutes 5 seconds.", "First: 59 seconds.") == answer(ask, VIEW, SECOND, clocks=clocks)
    assert ("First: 59 seconds.", "Second: 2 minutes 5 seconds.") == answer(
        ask, VIEW, Hearer(), clocks=clocks
    )


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.0, "0 seconds"),
        (1.9, "1 second"),
        (59.99, "59 seconds"),
        (60.0, "1 minute"),
        (61.0, "1 minute 1 second"),
        (3600.0, "60 minutes"),
    ],
)
def test_durations(seconds: float, said: str) -> None:
    assert said == duration(seconds, Manner())


@pytest.mark.parametrize("language", languages())
def test_durations_in_every_language(language: str) -> None:
    said = [duration(seconds, Manner(language=language)) for seconds in (1, 2, 60, 121, 0)]
    assert 5 == len({*said})
    assert all(any(map(str.isdigit, text)) for text in said)


def test_the_prompt_is_a_word_that_tells_the_phase() -> None:
    views = [Position(), Position.parse("4/4/4/4 A -"), Position.parse("ABCD/EFGH/IJKL/MNOP - -")]
    assert ["give?", "place?", "look?"] == [prompt(View.of(each), SECOND) for each in views]
    assert ["First, give?", "Second, place?", "First, look?"] == [
        prompt(View.of(each), Hearer()) for each in views
    ]
    over = View.of(Position(), outcome=Outcome(Reason.AGREED, None))
    assert "new?" == prompt(over, Hearer())
    assert ("The game is over.", "Agreed.", "Draw.") == status(over, Hearer())
    assert ["line?", "Second, line?"] == [
        prompt(View.of(views[1]), each, is_line_asked=True) for each in (SECOND, Hearer())
    ]
    assert ("Player Ada, place?") == prompt(View.of(views[1]), Hearer(second="Ada"))


@pytest.mark.parametrize(("language", "edition"), list(product(languages(), Edition)))
def test_an_arrow_step_has_at_most_4_or_7_words(language: str, edition: Edition) -> None:
    hearer = Hearer(manner=Manner(language=language, edition=edition))
    empty, full = View.of(Position()), View.of(Position.parse("ABCD/EFGH/IJKL/MNOP - -"))
    assert all(words(read_square(square, empty, hearer)) <= 4 for square in SQUARES)
    assert all(words(read_square(square, full, hearer)) <= 7 for square in SQUARES)
    assert all(words(read_where(piece, full, hearer)) <= 7 for piece in PIECES)


@pytest.mark.parametrize("language", languages())
def test_a_lens_word_is_one_word(language: str) -> None:
    for edition, trait in product(Edition, Trait):
        hearer = Hearer(manner=Manner(language=language, edition=edition, lens=trait))
        (read,) = answer(Ask(Question.LINES, (Line.ROW_2,)), VIEW, hearer)
        assert 6 == words(read.replace("a2", "a 2"))


def test_help_goes_with_the_phase_and_the_turn() -> None:
    assert "Place your piece: type a square, such as b2." == help_now(VIEW, Hearer())[0]
    assert "It is your opponent's turn." == help_now(VIEW, SECOND)[0]
    assert (
        "Give a piece: type its words in any order, such as dark round tall hollow."
        == help_now(View.of(Position()), Hearer(seat=Seat.FIRST))[0]
    )


def test_every_help_ends_with_the_topics_while_the_game_goes_on() -> None:
    views: list[Sight] = [VIEW, View.of(Position()), MASKED]
    for view, hearer in product(views, (Hearer(), Hearer(seat=Seat.FIRST), SECOND)):
        last = help_now(view, hearer)[-1]
        assert last.startswith("Type help and one of these for more: playing,"), (view, hearer)


@pytest.mark.parametrize(
    ("language", "written"), [("en", "English"), ("fr", "français"), ("es", "español"), ("de", "Deutsch")]
)
def test_a_language_is_named_as_inside_a_sentence(language: str, written: str) -> None:
    first = help_with(Topic.SETTINGS, Hearer(manner=Manner(language=language)))[0]
    assert first.endswith(f" {written}.")


def test_a_setting_is_told_in_the_new_manner() -> None:
    assert ("Langue\u00a0: français.",) == tell_change(Manner(), Manner(language="fr"))
    assert ("Lens: texture.",) == tell_change(
        Manner(edition=Edition.ACCESS), Manner(edition=Edition.ACCESS, lens=Trait.COLOUR)
    )
    assert ("Brief.",) == tell_change(Manner(), Manner(terse=True))
    assert ("Whole sentences.",) == tell_change(Manner(terse=True), Manner())
    assert ("No change.",) == tell_change(Manner(), Manner())
