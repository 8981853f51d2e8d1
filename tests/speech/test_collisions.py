"""Every form that can mean two things in a language and edition, listed with the one that wins."""

import pytest

from openquarto.speech import Manner, languages
from openquarto.speech.lexicon import Form, Language, Lexicon, lexicon, tokens
from openquarto.view.edition import Edition
from tests.speech.table import FOLDER, check_file, meaning_text, read_short

HEAD = "# edition, form, everything that it can mean, and what it means when it is typed alone\n"


def known_forms(words: Lexicon) -> list[Form]:
    letters = [(letter,) for letter in "abcdefghijklmnopqrstuvwxyz"]
    return sorted({*words.entries, *letters})


def collisions(language: str) -> str:
    table = HEAD
    for edition in Edition:
        words = lexicon(language, edition)
        manner = Manner(language=language, edition=edition)
        for form in known_forms(words):
            # A language is only meant after that word, whatever its code is besides: see test_parser.
            meanings = [each for each in words.meanings(form) if not isinstance(each.reading, Language)]
            if len({meaning.reading for meaning in meanings}) > 1:
                typed = " ".join(form)
                meant = " | ".join(map(meaning_text, meanings))
                table += f"{edition}\t{typed}\t{meant}\t{read_short(typed, manner)}\n"
    return table


@pytest.mark.parametrize("language", languages())
def test_every_collision_is_listed_with_its_winner(language: str) -> None:
    check_file(FOLDER / "collisions" / f"{language}.tsv", collisions(language))


@pytest.mark.parametrize("language", languages())
def test_each_form_stands_once_in_the_catalogue(language: str) -> None:
    """Else a command could never be told from another. What collides otherwise is in the table above."""
    words = Manner(language=language).words
    for kind in ("word-", "also-"):
        places: dict[str, set[str]] = {}
        for name in words.ids:
            if name.startswith(kind) and name != "word-filler":
                for form in words.forms(name):
                    places.setdefault(" ".join(tokens(form)), set()).add(name)
        assert {} == {form: names for form, names in places.items() if len(names) > 1}
