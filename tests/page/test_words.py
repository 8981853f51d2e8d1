"""The page reads squares, lines and stock as the Python words do: one file of cases for both."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openquarto.rules.line import Line
from openquarto.rules.piece import Trait
from openquarto.rules.position import Position
from openquarto.rules.square import Square
from openquarto.server.site.words import words
from openquarto.speech.answer import read_board, read_line, read_square, read_stock
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.name import line_name
from openquarto.view.edition import Edition
from openquarto.view.view import View
from tests.speech.table import check_file

FILE = Path(__file__).with_name("reading.json")
VIEW = View.of(Position.parse("4/AO2/JF1G/IM1H D b2 blocks"))
LINES = tuple(map(Line, ("a1-d1", "a3-d3", "b1-b4", "a1-d4", "a4-d1", "b2-c3", "a3-b4")))
EMPTY = View.of(Position.parse("4/4/4/4 - - classic"))


def cases() -> list[dict[str, Any]]:
    """Each language and edition in full words, with and without a lens; English in every manner."""
    manners = [
        Manner(language=language, edition=edition, lens=lens)
        for language, edition in product(languages(), Edition)
        for lens in (None, Trait.FILL)
    ]
    manners += [
        Manner(language=language, edition=edition, pieces=pieces, squares=squares)
        for language, edition in (("en", Edition.CLASSIC), ("de", Edition.ACCESS), ("nl", Edition.ACCESS))
        for pieces, squares in product(Pieces, Squares)
    ]
    return [case(manner) for manner in manners]


def case(manner: Manner) -> dict[str, Any]:
    hearer = Hearer(manner=manner)
    return {
        "language": manner.language,
        "edition": manner.edition.value,
        "pieces": manner.pieces.value,
        "squares": manner.squares.value,
        "lens": None if manner.lens is None else list(Trait).index(manner.lens),
        "lineNames": [line_name(line, manner) for line in LINES],
        "readLines": [read_line(line, VIEW, hearer) for line in LINES],
        "readBoard": list(read_board(VIEW, hearer)),
        "readStock": read_stock(VIEW, hearer),
        "readSquare": read_square(Square.b2, VIEW, hearer),
        "emptyBoard": read_board(EMPTY, hearer)[0],
    }


def written() -> str:
    catalogues = {
        f"{language}/{edition}": lent(language, edition)
        for language, edition in product(languages(), Edition)
    }
    parts = {
        "board": _line([piece.name if piece is not None else None for piece in VIEW.board]),
        "hand": _line(VIEW.hand.name if VIEW.hand is not None else None),
        "lines": _line([line.value for line in LINES]),
        "words": "{\n" + ",\n".join(f'"{name}": {_line(each)}' for name, each in catalogues.items()) + "\n}",
        "cases": "[\n" + ",\n".join(map(_line, cases())) + "\n]",
    }
    return "{\n" + ",\n".join(f'"{name}": {text}' for name, text in parts.items()) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def lent(language: str, edition: Edition) -> dict[str, Any]:
    """The words that reading needs; the page's other messages would only change this file often."""
    whole = msgspec.json.decode(words(language, edition), type=dict[str, Any])
    needed = ("read-", "line-", "list-", "lens-", "set-lens", "piece-", "code-", "columns-", "home-")
    del whole["squares"], whole["lines"]
    whole["messages"] = {key: text for key, text in whole["messages"].items() if key.startswith(needed)}
    return whole


def test_the_cases_are_up_to_date() -> None:
    check_file(FILE, written())


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_page_is_plain(language: str) -> None:
    """The browser puts values in by name; anything else of Fluent would be shown as it stands."""
    messages = msgspec.json.decode(words(language, Edition.CLASSIC), type=dict[str, Any])["messages"]
    assert messages
    for key, text in messages.items():
        assert "$" not in text, key
        assert "->" not in text, key
