"""Lessons in words: short texts and the small match."""

import re

import pytest

from openquarto.speech import Hearer, Manner, languages
from openquarto.speech.catalogue import catalogue
from openquarto.speech.lesson import lesson_text, lesson_title, tell_small_match
from openquarto.view.edition import Edition

MOST_SENTENCES = 3
LONGEST_TEXT = 240  # characters: three sentences that are heard in a quarter of a minute
NAMES = [
    name.removesuffix("-text").removeprefix("lesson-")
    for name in catalogue("en").ids
    if name.endswith("-text")
]
LESSONS = [name for name in NAMES if f"lesson-{name}" in catalogue("en").ids]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_a_title_and_at_most_three_sentences(language: str, name: str) -> None:
    for edition in Edition:
        hearer = Hearer(manner=Manner(language=language, edition=edition))
        text = lesson_text(name, hearer)
        assert 0 < len(re.findall(r"[.!?](?= |$)", text)) <= MOST_SENTENCES
        assert len(text) <= LONGEST_TEXT
        assert not lesson_title(name, hearer).endswith(".")


def test_there_are_thirteen() -> None:
    assert 13 == len(LESSONS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("wanted", ["call", "hold", "finish"])
def test_the_small_match_names_its_level(language: str, wanted: str) -> None:
    hearer = Hearer(manner=Manner(language=language))
    assert hearer.words.forms("level-pine")[0] in tell_small_match(wanted, "pine", hearer)
