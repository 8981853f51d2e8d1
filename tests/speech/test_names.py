"""Names: 16 different ones in each language and edition, understood in any order and cut short."""

from itertools import permutations, product
from random import Random

import pytest

from openquarto.rules.action import Give
from openquarto.rules.line import Line
from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.rules.square import SQUARES, Square
from openquarto.rules.variant import CLASSIC, Variant
from openquarto.speech import (
    Manner,
    Pieces,
    Squares,
    language_names,
    languages,
    line_name,
    parse,
    piece_code,
    piece_name,
    side_name,
    square_name,
    trait_name,
    variant_sentences,
)
from openquarto.speech.command import Act
from openquarto.speech.lexicon import Meaning, Sides, lexicon, tokens
from openquarto.view.edition import Edition
from tests.speech.table import START

MANNERS = [Manner(language=language, edition=edition) for language, edition in product(languages(), Edition)]
# The table of words of the access document, verbatim: classic, then what Access says instead.
TRAIT_WORDS = {
    "fr": "claire foncée ronde carrée haute basse pleine creuse lisse rainurée grande petite",
    "en": "light dark round square tall short solid hollow smooth grooved large small",
    "es": "clara oscura redonda cuadrada alta baja llena hueca lisa ranurada grande pequeña",
    "de": "hell dunkel rund eckig hoch niedrig massiv hohl glatt gerillt groß klein",
    "it": "chiara scura tonda quadrata alta bassa piena forata liscia rigata grande piccola",
    "nl": "licht donker rond vierkant hoog laag massief hol glad gegroefd groot klein",
    "pt": "clara escura redonda quadrada alta baixa cheia oca lisa ranhurada grande pequena",
}

of_manner = pytest.mark.parametrize("manner", MANNERS, ids=lambda m: f"{m.language}-{m.edition}")


@pytest.mark.parametrize("language", languages())
def test_the_trait_words_are_those_of_the_table(language: str) -> None:
    if language not in TRAIT_WORDS:
        pytest.skip("a language that the table does not know")
    said = [side_name(side, Manner(language=language)) for side in Side]
    access = Manner(language=language, edition=Edition.ACCESS)
    said += [side_name(side, access) for trait in (Trait.COLOUR, Trait.HEIGHT) for side in trait.sides]
    assert TRAIT_WORDS[language].split() == said
    same = [side for trait in (Trait.SHAPE, Trait.FILL) for side in trait.sides]
    assert [side_name(side, Manner(language=language)) for side in same] == [
        side_name(side, access) for side in same
    ]


@of_manner
def test_sixteen_different_names_and_codes(manner: Manner) -> None:
    assert 16 == len({piece_name(piece, manner) for piece in PIECES})
    assert 16 == len({piece_code(piece, manner) for piece in PIECES})
    assert all(len(piece_code(piece, manner)) == 4 for piece in PIECES)
    for pieces in Pieces:
        way = Manner(language=manner.language, edition=manner.edition, pieces=pieces)
        assert 16 == len({piece_name(piece, way) for piece in PIECES})


@of_manner
def test_names_parse_back_in_every_order(manner: Manner) -> None:
    for piece in PIECES:
        for order in permutations(side_name(side, manner) for side in piece.sides):
            assert Act(Give(piece)) == parse(" ".join(order), manner, START)


@of_manner
def test_codes_parse_back(manner: Manner) -> None:
    for piece in PIECES:
        code = piece_code(piece, manner)
        for typed in (code, code.lower(), " ".join(code), " ".join(code.lower())):
            assert Act(Give(piece)) == parse(typed, manner, START)


@of_manner
def test_every_unambiguous_prefix_parses_back(manner: Manner) -> None:
    """Each prefix of each word with the other words whole, then random prefixes of all four in any order."""
    chance = Random(f"{manner}")
    for piece in PIECES:
        parts = [prefixes(side, manner) for side in piece.sides]
        words = [side_name(side, manner) for side in piece.sides]
        for at, side_parts in enumerate(parts):
            for part in side_parts:
                typed = [*words[:at], part, *words[at + 1 :]]
                assert Act(Give(piece)) == parse(" ".join(typed), manner, START), typed
        for _ in range(20):
            typed = [chance.choice(side_parts) for side_parts in parts]
            chance.shuffle(typed)
            if is_all_letters(typed):  # a code, which is positional
                continue
            assert Act(Give(piece)) == parse(" ".join(typed), manner, START), typed


def is_all_letters(typed: list[str]) -> bool:
    return all(len(part) == 1 for part in typed)


def prefixes(side: Side, manner: Manner) -> list[str]:
    """The prefixes of a side's word that fit no other side."""
    (word,) = tokens(side_name(side, manner))
    words = lexicon(manner.language, manner.edition)
    found = [word[:length] for length in range(1, len(word) + 1)]
    return [part for part in found if _sides(words.meanings((part,))) == {side}]


def _sides(meanings: tuple[Meaning, ...]) -> set[Side]:
    readings = [meaning.reading for meaning in meanings]
    return {side for reading in readings if isinstance(reading, Sides) for side in reading.sides}


@of_manner
def test_words_of_the_other_edition_are_understood_whole(manner: Manner) -> None:
    other = next(edition for edition in Edition if edition is not manner.edition)
    for piece in PIECES:
        name = piece_name(piece, Manner(language=manner.language, edition=other))
        assert Act(Give(piece)) == parse(name, manner, START)


@of_manner
def test_marked_names_parse_back_for_those_who_hear_them(manner: Manner) -> None:
    marked = Manner(language=manner.language, edition=manner.edition, pieces=Pieces.MARKED)
    for piece in PIECES:
        assert Act(Give(piece)) == parse(piece_name(piece, marked), marked, START)


def test_pieces_by_manner() -> None:
    assert "dark round tall hollow" == piece_name(Piece.J, Manner())
    assert "D R T H" == piece_name(Piece.J, Manner(pieces=Pieces.LETTERS))
    assert "dark hollow" == piece_name(Piece.J, Manner(pieces=Pieces.MARKED))
    assert "plain" == piece_name(Piece.A, Manner(pieces=Pieces.MARKED))
    assert "G R L H" == piece_name(Piece.J, Manner(edition=Edition.ACCESS, pieces=Pieces.LETTERS))


def test_squares_and_lines_by_manner() -> None:
    named, nato = Manner(squares=Squares.NAMES), Manner(squares=Squares.NATO)
    assert ["b2", "Bella 2", "Bravo 2"] == [square_name(Square.b2, way) for way in (Manner(), named, nato)]
    assert "row 2" == line_name(Line.ROW_2, Manner())
    assert "column b" == line_name(Line.COLUMN_B, Manner())
    assert "column Bella" == line_name(Line.COLUMN_B, named)
    assert "diagonal a4" == line_name(Line.DIAGONAL_A4, Manner())
    assert "block Bravo 2" == line_name(Line.BLOCK_B2, nato)


@of_manner
def test_every_square_line_and_trait_has_a_name_of_its_own(manner: Manner) -> None:
    for squares in Squares:
        way = Manner(language=manner.language, edition=manner.edition, squares=squares)
        assert 16 == len({square_name(square, way) for square in SQUARES})
        assert len(Line) == len({line_name(line, way) for line in Line})
    assert 4 == len({trait_name(trait, manner) for trait in Trait})
    assert 8 == len({side_name(side, manner) for side in Side})


def test_the_rule_badge() -> None:
    assert (
        "Traits that count: colour, shape, height, fill.",
        "Lines that count: rows, columns, diagonals.",
        "Calling: announced.",
    ) == variant_sentences(CLASSIC, Manner())
    assert (
        "Traits that count: texture, size.",
        "Lines that count: rows, columns, diagonals, blocks.",
        "Calling: automatic.",
    ) == variant_sentences(Variant.parse("blocks+traits=ch+auto"), Manner(edition=Edition.ACCESS))


def test_languages_in_their_own_words() -> None:
    names = language_names()
    assert names.keys() == {*languages()}
    assert len(names) == len({*names.values()})
    assert ("English", "français") == (names["en"], names["fr"])
