"""All that may be typed in one language and edition: each form with what it can mean, and what that costs."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from openquarto.rules.piece import PIECES, Piece, Side
from openquarto.rules.square import COLUMNS
from openquarto.speech.catalogue import COMMON, catalogue, languages, own_name
from openquarto.speech.manner import Manner
from openquarto.speech.name import piece_code
from openquarto.view.edition import Edition

_NUMBERS = (1, 2, 3, 4)
SIGNS = {"#": "call", "=": "done", "?": "help"}  # of the text forms; the same in every language
_TOKEN = re.compile(r"[^\W\d_]+|\d+|[#=]")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the catalogue by its name there, such as "give" or "row"."""

    name: str


@dataclass(frozen=True, slots=True)
class Filler:
    """A word that says nothing here."""


@dataclass(frozen=True, slots=True)
class Sides:
    """A trait word, or a part of one, which may fit several sides."""

    sides: frozenset[Side]


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter: a column, a piece after "give", or a part of a code spelled apart."""

    letter: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number: a row, or which of several."""

    number: int


@dataclass(frozen=True, slots=True)
class Code:
    """A four-letter code."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Language:
    """A language by its code or its own name."""

    code: str


Reading = Word | Filler | Sides | Letter | Number | Code | Language
WHOLE, PART, SKIPPED = 0, 1, 2  # what a reading costs: the cheapest sense of a whole line is meant


@dataclass(frozen=True, slots=True)
class Meaning:
    """One way to read a form, and its cost."""

    reading: Reading
    cost: int = WHOLE


Form = tuple[str, ...]


def tokens(text: str) -> Form:
    """Words, numbers and signs without case, accents and punctuation; b2 is two of them."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    bare = "".join(character for character in plain if not unicodedata.combining(character))
    return ("?",) if bare.strip() == "?" else tuple(_TOKEN.findall(bare))


class Lexicon:
    """The forms of one language and edition."""

    def __init__(self, language: str, edition: Edition) -> None:
        self.manner = Manner(language=language, edition=edition)
        self.entries: dict[Form, list[Meaning]] = {}
        for form, meaning in self._own():
            self._add(form, meaning)
        # Parts of words stand beside whole words, and the cost decides. But a skipped word is never a part of
        # another: in "redonda alta e cheia" the Portuguese "and" must not make the piece dark ("escura").
        for form, sides in self._parts().items():
            if Meaning(Filler(), SKIPPED) not in self.entries.get(form, ()):
                self._add(form, Meaning(Sides(frozenset(sides)), PART))
        for form, meaning in self._common():
            self.entries.setdefault(form, [meaning])
        self.longest = max(map(len, self.entries))

    def meanings(self, form: Form) -> tuple[Meaning, ...]:
        """Everything that a form can mean; nothing if it is not known."""
        if len(form) == 1 and form[0].isdecimal():
            return (Meaning(Number(int(form[0][:4]))),)
        if len(form) == 1 and len(form[0]) == 1 and form[0].isalpha():
            return (Meaning(Letter(form[0])), *self.entries.get(form, ()))
        return tuple(self.entries.get(form, ()))

    def _add(self, form: Form, meaning: Meaning) -> None:
        listed = self.entries.setdefault(form, [])
        if meaning not in listed:
            listed.append(meaning)

    def _own(self) -> Iterator[tuple[Form, Meaning]]:
        """The whole words of the language."""
        words = self.manner.words
        yield from (((sign,), Meaning(Word(name))) for sign, name in SIGNS.items())
        yield from _commands(self.manner.language)
        for form in words.forms("word-filler"):
            yield tokens(form), Meaning(Filler(), SKIPPED)
        for number in _NUMBERS:
            for form in words.forms(f"word-{number}"):
                yield tokens(form), Meaning(Number(number))
        for name in ("columns-names", "columns-nato"):
            for letter, form in zip(COLUMNS, words.forms(name), strict=True):
                yield tokens(form), Meaning(Letter(letter))
        for code in languages():
            for form in (code, own_name(code)):
                yield tokens(form), Meaning(Language(code))
        for named in words.forms("languages"):
            code, _, name = named.partition(" ")
            if code in languages():
                yield tokens(name), Meaning(Language(code))
        yield from self._own_pieces()

    def _own_pieces(self) -> Iterator[tuple[Form, Meaning]]:
        """The trait words of both editions, other words for them, and the codes."""
        words = self.manner.words
        for side in Side:
            editions = [words.say(f"side-{edition}-{side}") for edition in Edition]
            for form in (*editions, *words.forms(f"also-{side}")):
                yield tokens(form), Meaning(Sides(frozenset({side})))
        for piece in PIECES:
            yield (piece_code(piece, self.manner).casefold(),), Meaning(Code(piece))

    def _parts(self) -> dict[Form, set[Side]]:
        """Every part of a trait word of this edition that begins it, and the sides that it fits."""
        fits: dict[Form, set[Side]] = {}
        for side in Side:
            (word,) = tokens(self.manner.words.say(f"side-{self.manner.edition}-{side}"))
            for length in range(1, len(word)):
                fits.setdefault((word[:length],), set()).add(side)
        return fits

    def _common(self) -> Iterator[tuple[Form, Meaning]]:
        """The English command words; those that collide with anything of the language are left out."""
        own = {word for form in self.entries for word in form}
        for form, meaning in _commands(COMMON):
            if own.isdisjoint(form):
                yield form, meaning


def _commands(language: str) -> Iterator[tuple[Form, Meaning]]:
    words = catalogue(language)
    apart = {"word-filler", *(f"word-{number}" for number in _NUMBERS)}
    for name in words.ids:
        if name.startswith("word-") and name not in apart:
            for form in words.forms(name):
                yield tokens(form), Meaning(Word(name.removeprefix("word-")))


@cache
def lexicon(language: str, edition: Edition) -> Lexicon:
    """The lexicon of a language and edition."""
    return Lexicon(language, edition)
