"""Pages for braille: a position or a game as text that fits 40 cells and 25 lines in every language."""

import re
from collections.abc import Iterable, Iterator, Sequence

from openquarto.rules.action import Action, Call, Done, Give, Place
from openquarto.rules.line import LINES
from openquarto.rules.piece import Trait
from openquarto.rules.square import SQUARES
from openquarto.speech.answer import read_square, status
from openquarto.speech.manner import Hearer
from openquarto.speech.name import line_name, piece_code, square_name, trait_name
from openquarto.view.view import View

CELLS, ROWS = 40, 25  # the widest common display, and a page of an embosser
_EMPTY = "::::"  # as wide as a code, so that columns can be felt, and the same cells in every table
_INDENT = "   "  # a row's number takes two cells, and one stands between


def cells(text: str) -> int:
    """At most so many cells: a sign stands before capitals and numbers, and before some accents."""
    signs = re.findall(r"[^\W\d_a-z]|\d+|[^\w\s.,:-]", text)
    return len(text) + len(signs)


def position_page(view: View, hearer: Hearer) -> tuple[str, ...]:
    """The board in codes, whose turn it is, the hand, the stock, what counts; then every piece in words."""
    words = hearer.words
    facts = [" ".join(status(view, hearer))]
    if view.outcome is None and view.last is not None:
        facts.append(f"{words.first('last')} {square_name(view.last, hearer.manner)}")
    if view.stock:
        codes = " ".join(piece_code(piece, hearer.manner).lower() for piece in view.stock)
        facts.append(f"{words.say('label-stock').lower()}: {codes}")
    if len(view.variant.traits) < len(Trait):
        facts.append(words.joined([trait_name(trait, hearer.manner) for trait in view.variant.traits]))
    if view.variant.blocks:
        facts.append(words.say("variant-blocks"))
    pieces = [read_square(square, view, hearer).rstrip(".") for square in SQUARES if view.board[square.index]]
    return (*_board(view, hearer), *(line for fact in facts for line in wrapped(fact)), *pieces)


def _board(view: View, hearer: Hearer) -> Iterator[str]:
    yield _INDENT + " ".join(letter.ljust(len(_EMPTY)) for letter in "abcd").rstrip()
    for number, row in enumerate(LINES[:4], 1):
        pieces = (view.board[square.index] for square in row.squares)
        codes = (piece_code(piece, hearer.manner).lower() if piece else _EMPTY for piece in pieces)
        yield f"{number} {' '.join(codes)}"


def game_lines(turns: Iterable[Sequence[Action]], hearer: Hearer) -> tuple[str, ...]:
    """The turns of a game, numbered from the first gift: the square, the code of the gift, any call."""
    return tuple(
        line
        for number, turn in enumerate(turns, 1)
        for line in wrapped(f"{number} {' '.join(_action(action, hearer) for action in turn)}")
    )


def _action(action: Action, hearer: Hearer) -> str:
    match action:
        case Give(piece):
            return piece_code(piece, hearer.manner).lower()
        case Place(square):
            return square_name(square, hearer.manner)
        case Call(line):
            return f"{hearer.words.first('call')} {line_name(line, hearer.manner)}"
        case Done():
            return hearer.words.first("done")


def wrapped(text: str) -> Iterator[str]:
    """Lines of whole words that fit the cells; a word that never fits is cut."""
    line = ""
    for word in _pieces(text):
        longer = f"{line} {word}" if line else word
        if cells(longer) > CELLS:
            yield line
            longer = word
        line = longer
    if line:
        yield line


def _pieces(text: str) -> Iterator[str]:
    """The words of a text; one that never fits a line is cut."""
    for word in text.split():
        most = CELLS if cells(word) <= CELLS else CELLS // 2
        yield from (word[start : start + most] for start in range(0, len(word), most))


def pages(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Lines in pages of an embosser."""
    for start in range(0, len(lines), ROWS):
        yield tuple(lines[start : start + ROWS])
