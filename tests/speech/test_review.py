"""The words of a review: in every language, for every number and every change."""

import pytest

from openquarto.rules.seat import Seat
from openquarto.rules.value import Value
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.review import (
    Attention,
    Mark,
    attention_in_words,
    change_in_words,
    kept_in_words,
    mark_in_words,
    slip_heading,
    slips_in_words,
)

ENGLISH = Hearer(seat=Seat.FIRST, second="Ada")


@pytest.mark.parametrize(
    ("slips", "punished", "words"),
    [
        (0, 0, "No slips."),
        (1, 0, "1 slip, and it was not punished."),
        (1, 1, "1 slip, and it was punished."),
        (3, 0, "3 slips, none of them punished."),
        (3, 1, "3 slips, 1 of them punished."),
        (12, 2, "12 slips, 2 of them punished."),
    ],
)
def test_slips(slips: int, punished: int, words: str) -> None:
    assert words == slips_in_words(slips, punished, ENGLISH)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("W3", "D", "From a win in 3 to a draw."),
        ("W0", "D", "From a win at once to a draw."),
        ("W1", "L2", "From a win in 1 to a loss in 2."),
        ("W0", "L0", "From a win at once to a loss at once."),
        ("D", "L2", "From a draw to a loss in 2."),
        ("D", "L", "From a draw to a lost game."),
        ("W5", "L", "From a win to a lost game."),
        ("W3", "W9", ""),
        ("D", "D", ""),
        ("L2", "L8", ""),
        ("L2", "D", ""),
    ],
)
def test_changes(before: str, after: str, words: str) -> None:
    assert words == change_in_words(Value.parse(before), Value.parse(after), ENGLISH)


def test_headings_marks_and_what_was_kept() -> None:
    assert "Slip on turn 11, punished" == slip_heading("punished", 11, ENGLISH)
    assert "Quarto overlooked on turn 3" == slip_heading("overlooked", 3, ENGLISH)
    assert "Slip, not punished." == mark_in_words("unpunished", ENGLISH)
    assert ("", "") == (slip_heading("", 3, ENGLISH), mark_in_words("", ENGLISH))
    assert "11 of 30 turns kept the draw." == kept_in_words(Value.parse("D"), 11, 30, ENGLISH)
    assert "1 of 30 turns kept the win." == kept_in_words(Value.parse("W3"), 1, 30, ENGLISH)


def test_attention() -> None:
    players = (Attention(Seat.FIRST, 1, 1, 0), Attention(Seat.SECOND, 2, 0, 3))
    assert (
        "You: 1 quarto made, 1 called, 0 overlooked.",
        "Player Ada: 2 quartos made, 0 called, 3 overlooked.",
        "2 quartos expired: nobody called them.",
    ) == attention_in_words(players, 2, ENGLISH)
    nobody = tuple(Attention(seat, 0, 0, 0) for seat in Seat)
    assert ("Nobody made a quarto.",) == attention_in_words(nobody, 0, ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_every_number(language: str) -> None:
    hearer = Hearer(manner=Manner(language=language), seat=Seat.SECOND)
    values = ["W0", "W1", "W5", "D", "L0", "L2", "L"]
    marks: tuple[Mark, ...] = ("punished", "unpunished", "overlooked")
    said = [
        *(slips_in_words(slips, punished, hearer) for slips in range(4) for punished in range(slips + 1)),
        *(change_in_words(Value.parse(a), Value.parse(b), hearer) for a in values for b in values),
        *(slip_heading(mark, 7, hearer) for mark in marks),
        *(mark_in_words(mark, hearer) for mark in marks),
        *(kept_in_words(Value.parse(value), keep, 30, hearer) for value in "WD" for keep in (1, 2, 21)),
        *attention_in_words(
            tuple(Attention(seat, made, made, made) for made, seat in enumerate(Seat)), 2, hearer
        ),
    ]
    assert not [text for text in said if "{" in text or "$" in text]
    for number in ("21", "30", "7"):
        assert any(number in text for text in said)
