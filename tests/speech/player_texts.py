"""The texts that players read, as plain strings, and what may be wrong with one of them."""

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from tests.packaging.source_tree import ROOT

WORDS = ROOT / "src/openquarto/speech/words"
TERMS = ROOT / "docs/speech.md"
LANGUAGES = {
    "English": "en",
    "French": "fr",
    "Spanish": "es",
    "German": "de",
    "Italian": "it",
    "Dutch": "nl",
    "Portuguese": "pt",
}
VALUE = "…"  # in place of a variable; no message holds this sign
CAPITAL = "Ⓐ"  # in place of a variable that is given a capital
AS_WRITTEN = "Ⓥ"  # in place of one that is written as it is, also at the head of a sentence: "b2 taken."
_AS_WRITTEN = {"square", "text", "file", "number", "count", "host", "name", "seconds", "place"}
_TYPED = re.compile(
    r"level-(?!numbered)"
)  # the names of the levels: what may be typed besides is listed with them


class Term(NamedTuple):
    """A row of a table of terms: a meaning, the words for it, and those that must not be used."""

    meaning: str
    say: tuple[str, ...]
    never: tuple[str, ...]


def terms() -> dict[str, list[Term]]:
    """The tables of terms of docs/speech.md, by the code of the language."""
    section = TERMS.read_text(encoding="utf-8").split("\n## Terms\n")[1].split("\n## ")[0]
    found = {}
    for part in section.split("\n### ")[1:]:
        heading, *lines = part.splitlines()
        cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines if "|" in line]
        found[LANGUAGES[heading]] = [
            Term(row[0], _parts(row[1]), _parts("".join(row[2:]))) for row in cells[2:]
        ]
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    """The name and each form of each message that players read; not what they may type."""
    for file in sorted((WORDS / language).glob("*.ftl")):
        if file.stem == "vocabulary":
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and not _TYPED.match(entry.id.name):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                for pattern in patterns:
                    yield from ((entry.id.name, text) for text in _forms(pattern) if pattern)


def mistakes(language: str, name: str, text: str, never: list[str]) -> list[str]:
    """What is wrong with a text, whatever it says."""
    found = [f"says {word!r}" for word in never if _word(word).search(text)]
    if re.search(r" {2}|^ | $", text) and "separator" not in name:
        found.append("spaces")
    if "\u2019" in text:
        found.append("the apostrophe is written '")
    if language != "en" and re.search(r"(?<![\d.])\d+\.\d+(?![\d.])", text):
        found.append("a decimal point")
    if not name.startswith("prompt-") and any(map(_begins_small, text.splitlines())):
        found.append("begins with a small letter")
    if re.search(r"[.!?] [a-zà-ÿ…]", text):
        found.append("a sentence begins with a small letter")
    if language == "fr" and _french_spacing_wrong(text):
        found.append("French spacing")
    return found


def _forms(pattern: ast.Pattern | None) -> list[str]:
    """All that a pattern can say: each choice, with signs in place of the values."""
    parts = [_element(element) for element in pattern.elements] if pattern else []
    return ["".join(form) for form in product(*parts)]


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [str(element.value)]
    match element.expression:
        case ast.StringLiteral(value=value):
            return [str(value)]
        case ast.SelectExpression(variants=variants):
            return [form for variant in variants for form in _forms(variant.value)]
        case ast.FunctionReference(id=ast.Identifier(name="CAPITAL")) | ast.MessageReference():
            return [CAPITAL]
        case ast.VariableReference(id=ast.Identifier(name=name)) if name in _AS_WRITTEN:
            return [AS_WRITTEN]
    return [VALUE]


def _begins_small(line: str) -> bool:
    """Whether a whole sentence begins with a small letter, or with a value that has no capital."""
    if not line.endswith((".", "!", "?")):
        return False
    first = line.lstrip("«\u00a0\u202f¿¡\"'[")[:1]
    return first == VALUE or first.islower()


def _french_spacing_wrong(text: str) -> bool:
    return bool(
        re.search(r"(?<!\u00a0):(?!//)", text)
        or re.search(r"(?<!\u202f)[;!?]", text)
        or re.search(r"«(?!\u00a0)|(?<!\u00a0)»", text)
        or re.search(r"[ \u00a0\u202f]{2}", text)
    )


def _word(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)


def _parts(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split(",") if part.strip())
