"""The guide for those who play by ear: whole in every language, and its pages in the docs are as it is."""

import re
from pathlib import Path

import pytest

from openquarto.speech.catalogue import catalogue, languages
from openquarto.speech.guide import guide, guide_as_markdown
from openquarto.speech.manner import Hearer, Manner

PAGES = Path(__file__).parents[2] / "docs" / "without-sight"
LONGEST = 30  # words of a sentence that is to be heard


@pytest.mark.parametrize("language", languages())
def test_every_part_of_the_catalogue_is_told(language: str) -> None:
    hearer = Hearer(manner=Manner(language=language))
    told = {sentence for part in guide(hearer) for sentence in (part.title, *part.sentences)}
    words = catalogue(language)
    parts = [name for name in words.ids if name.startswith("guide-") and name != "guide-title"]
    assert {line for name in parts for line in words.say(name).splitlines()} <= told
    assert all(part.sentences for part in guide(hearer))


@pytest.mark.parametrize("language", languages())
def test_it_is_written_to_be_heard(language: str) -> None:
    for part in guide(Hearer(manner=Manner(language=language))):
        for sentence in part.sentences:
            assert sentence.endswith((".", "?")), sentence
            assert not set("()[]|*_/") & set(sentence), sentence
            assert max(len(each.split()) for each in re.split(r"[.;:?] ", sentence)) <= LONGEST, sentence


@pytest.mark.parametrize("language", languages())
def test_the_page_in_the_docs_is_the_same(language: str) -> None:
    page = PAGES / f"{language}.md"
    assert guide_as_markdown(Hearer(manner=Manner(language=language))) == page.read_text("utf-8"), (
        f"openquarto guide --markdown --language {language} > {page}"
    )
