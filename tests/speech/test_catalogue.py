"""The catalogues: whole in every language, the same variables everywhere, nothing left in English."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from openquarto.rules.error import SetupError
from openquarto.speech import Manner, languages
from openquarto.speech.catalogue import Catalogue, CatalogueError, catalogue
from tests.packaging.source_tree import ROOT
from tests.speech.table import FOLDER, rows

WORDS = ROOT / "src/openquarto/speech/words"
OTHERS = [language for language in languages() if language != "en"]


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's own names
        self.found.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """The theme, the name and the pattern of each message, and of each attribute as name.attribute."""
    for file in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.value is not None, entry.id.name
                yield file.stem, entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield file.stem, f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


def texts(pattern: ast.Pattern) -> str:
    return "|".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


def test_english_and_french_are_there() -> None:
    assert {"en", "fr"} <= {*languages()}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_themes(language: str) -> None:
    assert [entry[:2] for entry in entries("en")] == [entry[:2] for entry in entries(language)]


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables(language: str) -> None:
    english = {name: variables(pattern) for _, name, pattern in entries("en")}
    assert english == {name: variables(pattern) for _, name, pattern in entries(language)}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """What is the same as in English is listed with the reason."""
    reasons = {name for code, name, reason in rows(FOLDER / "same_as_english.tsv") if code in (language, "*")}
    english = {name: texts(pattern) for _, name, pattern in entries("en")}
    same = {
        name
        for _, name, pattern in entries(language)
        if any(map(str.isalpha, texts(pattern))) and texts(pattern) == english[name]
    }
    assert set() == same - reasons


@pytest.mark.parametrize("language", languages())
def test_themes_stay_short_and_comments_explain(language: str) -> None:
    for file in (WORDS / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert text.startswith("### ")
        assert len(text.splitlines()) <= 250


@pytest.mark.parametrize("language", languages())
def test_no_message_holds_marks_that_are_not_said(language: str) -> None:
    for _, name, pattern in entries(language):
        assert not {"\u2068", "\u2069", "\t", "…"} & set(texts(pattern)), name


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SetupError, match="expected one of the languages .*'tlh'"):
        Manner(language="tlh")


def test_a_missing_message_is_loud() -> None:
    with pytest.raises(CatalogueError, match="en: there is no message nonsense"):
        catalogue("en").say("nonsense")


def test_a_missing_variable_is_loud() -> None:
    with pytest.raises(CatalogueError, match="en: wins: Unknown external: who"):
        catalogue("en").say("wins")


@pytest.mark.parametrize(
    ("text", "message"),
    [("what is this", "cannot read"), ("a = b\na = c", "a stands twice")],
)
def test_a_broken_catalogue_is_loud(text: str, message: str) -> None:
    with pytest.raises(CatalogueError, match=message):
        Catalogue("en", [text])


def test_a_message_without_a_value_is_loud() -> None:
    with pytest.raises(CatalogueError, match="has no value"):
        Catalogue("en", ["a =\n    .terse = b"]).say("a")


def test_capitals_and_long_texts() -> None:
    words = Catalogue("en", ["a = { CAPITAL($who) }!"])
    assert "Élan!" == words.say("a", who="élan")
    assert "!" == words.say("a", who="")
    assert "{Who}!" == words.say("a", who="{who}")  # for the browser, which then gives the value its capital
    assert "A?[31m?b!" == words.say("a", who="a\x1b[31m\u202eb")
    assert 2_003 > len(words.say("a", who="x" * 10**6))
