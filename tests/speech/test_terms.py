"""One word for one thing, in every text that players read: the tables of docs/speech.md, and orthography."""

import pytest

from openquarto.speech import languages
from tests.speech.player_texts import LANGUAGES, mistakes, terms, texts

LEAST_TEXTS = 500
LEAST_TERMS = 4


def never(language: str) -> list[str]:
    return [word for term in terms()[language] for word in term.never]


def test_every_language_has_its_table() -> None:
    assert {*languages()} == {*LANGUAGES.values()} == {*terms()}
    for language, table in terms().items():
        assert LEAST_TERMS <= len(table), language
        assert all(term.meaning and term.say for term in table), language
        assert never(language), language


@pytest.mark.parametrize("language", languages())
def test_no_text_says_it_in_another_word_or_writes_it_wrongly(language: str) -> None:
    forbidden, checked = never(language), 0
    found = []
    for name, text in texts(language):
        found += [f"{name}: {mistake}: {text}" for mistake in mistakes(language, name, text, forbidden)]
        checked += 1
    assert [] == found
    assert checked > LEAST_TEXTS


@pytest.mark.parametrize("language", languages())
def test_no_word_is_both_right_and_wrong(language: str) -> None:
    right = {word.lower() for term in terms()[language] for word in term.say}
    assert set() == right & {word.lower() for word in never(language)}


@pytest.mark.parametrize("language", languages())
def test_every_forbidden_word_is_found_where_it_is_planted(language: str) -> None:
    for word in never(language):
        assert f"says {word!r}" in mistakes(language, "planted", f"One, {word.upper()}.", [word])
        assert [] == mistakes(language, "planted", f"One x{word}x", [word])


@pytest.mark.parametrize(
    ("language", "text", "mistake"),
    [
        ("en", "Two  spaces.", "spaces"),
        ("en", "At the end ", "spaces"),
        ("it", "L\u2019ultima.", "the apostrophe is written '"),
        ("de", "Das sind 0.5 Punkte.", "a decimal point"),
        ("nl", "klein begonnen.", "begins with a small letter"),
        ("nl", "… is aan zet.", "begins with a small letter"),
        ("nl", "Goed.\nniet goed.", "begins with a small letter"),
        ("es", "¿quién?", "begins with a small letter"),
        ("pt", "Bem. mal.", "a sentence begins with a small letter"),
        ("fr", "La ligne: 2", "French spacing"),
        ("fr", "La ligne : 2", "French spacing"),
        ("fr", "Quarto !", "French spacing"),
        ("fr", "Quarto\u00a0!", "French spacing"),
        ("fr", "Oui\u00a0; non", "French spacing"),
        ("fr", "« Quarto\u00a0»", "French spacing"),
        ("fr", "La ligne \u00a0: 2", "French spacing"),
    ],
)
def test_planted_mistakes_are_found(language: str, text: str, mistake: str) -> None:
    assert [mistake] == mistakes(language, "planted", text, [])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Score: 0.5"),
        ("de", "Eine Adresse wie 192.0.2.7 oder 192.0.2.0/24."),
        ("es", "¿Quién? ¡Tú!"),
        ("es", "en la mano"),
        ("fr", "«\u00a0Quarto\u202f!\u00a0» Oui\u202f; non\u202f? Ligne\u00a0: 2, https://"),
        ("nl", "Ⓐ is aan zet."),
        ("nl", "Ⓥ is bezet."),
    ],
)
def test_what_is_right_is_let_alone(language: str, text: str) -> None:
    assert [] == mistakes(language, "planted", text, [])
