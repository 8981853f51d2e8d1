"""A position as a sheet for swell paper: A4 in true millimetres, black swells and white stays flat.

Squares are 40 mm wide inside, pieces at least 18 mm, and 6 mm or more lie between any two things: so much a
fingertip needs. Whatever is black swells, so nothing is written in ink; title and description are for
programs that read the file.
"""

import html
import re
from collections.abc import Iterator

from openquarto.drawing.shapes import element, number
from openquarto.drawing.stock_and_hand import HOMES
from openquarto.rules.piece import Piece
from openquarto.rules.square import COLUMNS, ROWS
from openquarto.speech.answer import read_board, read_stock, status
from openquarto.speech.catalogue import Catalogue
from openquarto.speech.cells import in_cells
from openquarto.speech.manner import Hearer, Manner
from openquarto.touch.dots import DOT, HEIGHT, dots, width
from openquarto.touch.outline import MM, Outline, Point, piece_hole, piece_outline, shifted
from openquarto.view.edition import Edition
from openquarto.view.view import View

_WIDTH, _HEIGHT = 210 * MM, 297 * MM
_WALL = 1_500  # the thickness of the board's lines: thinner ones are lost when the paper swells
_INSIDE = 40 * MM  # of a square
_STEP = _INSIDE + _WALL
_SPAN = 4 * _STEP + _WALL  # of the board
_GAP = 6 * MM  # the least between two things
_LEFT, _TOP = 13 * MM, 16 * MM
_TITLE_GAP = 8 * MM
_BOARD = (_LEFT + width("##") + _GAP, _TOP + 2 * HEIGHT + _TITLE_GAP + _GAP)  # its upper left corner
_BESIDE = _BOARD[1] + _SPAN + _TITLE_GAP + 14 * MM  # the middle of what lies below the board
_BELOW = _BESIDE + 14 * MM + _GAP  # where a text below all that begins
_LINE = 10 * MM  # between two lines of a text
ACROSS, DOWN = 30, 3  # cells of a line, and lines below the board


def board_sheet(view: View, language: str, *, above: str = "", below: str = "") -> str:
    """The board with its coordinates, the hand and the last square below; above it whose turn it is.

    Another text may stand above instead, on one line, and one below all that, on `DOWN` lines.
    """
    hearer = _feeler(language)
    words = hearer.words
    title = above or status(view, hearer)[0]
    drawn = [_braille(in_cells(title, words), (_LEFT, _TOP)), *_coordinates(words), _lines()]
    drawn += _text(text_lines(below, language), _BELOW)
    drawn += (
        _piece(piece, _centre(index % 4, index // 4)) for index, piece in enumerate(view.board) if piece
    )
    if view.hand:
        label = in_cells(words.say("label-hand"), words)
        drawn += [
            _braille(label, (_BOARD[0], _BESIDE - HEIGHT // 2)),
            _piece(view.hand, (_middle(1), _BESIDE)),
        ]
    if view.last:
        label = in_cells(f"{words.first('last')} {view.last}", words)
        drawn.append(_braille(label, (_BOARD[0] + 2 * _STEP + _GAP, _BESIDE - HEIGHT // 2)))
    told = (below,) if below else ()
    return _sheet(title, (*told, *status(view, hearer), *read_board(view, hearer)), drawn, language)


def stock_sheet(view: View, language: str) -> str:
    """The stock: every piece in its home, where a step along a row or a column changes one trait."""
    hearer = _feeler(language)
    title = hearer.words.say("label-stock")
    drawn = [_braille(in_cells(title, hearer.words), (_LEFT, _TOP))]
    drawn += (
        _piece(piece, _centre(at % 4, at // 4)) for at, piece in enumerate(HOMES) if piece in view.stock
    )
    return _sheet(title, (read_stock(view, hearer),), drawn, language)


def text_sheet(text: str, language: str) -> str:
    """Sentences alone, each on lines of its own."""
    return _sheet(text, (), [*_text(text_lines(text, language), _TOP)], language)


def text_lines(text: str, language: str) -> list[str]:
    """A text in lines of braille; each sentence begins a line, and the signs between sentences are left out.

    >>> [len(line) for line in text_lines("No piece is safe. Which lines make it so?", "en")]
    [16, 22]
    """
    words = _feeler(language).words
    lines: list[str] = []
    for sentence in re.split(r"[.?!;¿¡]\s*", text.replace("\u00a0", " ").replace("\u202f", " ")):
        line = ""
        for word in sentence.split():
            cells = in_cells(word, words)
            if line and len(line) + 1 + len(cells) > ACROSS:
                lines.append(line)
                line = ""
            line = f"{line}{in_cells(' ', words)}{cells}" if line else cells
        lines += [line] if line else []
    return lines


def _feeler(language: str) -> Hearer:
    return Hearer(
        manner=Manner(language=language, edition=Edition.ACCESS)
    )  # the pieces that are made for touch


def _coordinates(words: Catalogue) -> Iterator[str]:
    """A letter above the middle of each column, a digit beside the middle of each row."""
    for column, letter in enumerate(COLUMNS):
        cells = in_cells(letter, words)
        yield _braille(cells, (_middle(column) - width(cells) // 2, _BOARD[1] - _GAP - HEIGHT))
    for row, digit in enumerate(ROWS):
        cells = in_cells(digit, words)
        yield _braille(cells, (_BOARD[0] - _GAP - width(cells), _centre(0, row)[1] - HEIGHT // 2))


def _middle(column: int) -> int:
    return _BOARD[0] + _WALL + column * _STEP + _INSIDE // 2


def _centre(column: int, row: int) -> Point:
    return _middle(column), _BOARD[1] + _WALL + row * _STEP + _INSIDE // 2


def _text(lines: list[str], top: int) -> Iterator[str]:
    return (_braille(line, (_LEFT, top + number * _LINE)) for number, line in enumerate(lines))


def _lines() -> str:
    """The board as one shape with sixteen holes."""
    parts = [_box(_BOARD, _SPAN)]
    for index in range(16):
        x, y = _centre(index % 4, index // 4)
        parts.append(_box((x - _INSIDE // 2, y - _INSIDE // 2), _INSIDE))
    return element("path", class_="board", d="".join(parts))


def _box(corner: Point, side: int) -> str:
    x, y = corner
    return _loop(((x, y), (x + side, y), (x + side, y + side), (x, y + side)))


def _piece(piece: Piece, centre: Point) -> str:
    loops = (piece_outline(piece), piece_hole(piece))
    data = "".join(_loop(shifted(loop, centre)) for loop in loops if loop)
    return element("path", class_="piece", id=f"piece-{piece}", d=data)


def _braille(cells: str, corner: Point) -> str:
    drawn = (element("circle", cx=x / MM, cy=y / MM, r=DOT / MM / 2) for x, y in dots(cells, corner))
    return element("g", *drawn, class_="braille", data_cells=cells)


def _loop(outline: Outline) -> str:
    points = " ".join(f"{number(x / MM, 3)} {number(y / MM, 3)}" for x, y in outline)
    return f"M{points}Z"


def _sheet(title: str, description: tuple[str, ...], drawn: list[str], language: str) -> str:
    return element(
        "svg",
        element("title", html.escape(title, quote=False)),
        element("desc", html.escape(" ".join(description), quote=False)),
        element("rect", width=_WIDTH / MM, height=_HEIGHT / MM, fill="#fff"),
        element("g", *drawn, fill="#000", fill_rule="evenodd"),
        xmlns="http://www.w3.org/2000/svg",
        width=f"{_WIDTH // MM}mm",
        height=f"{_HEIGHT // MM}mm",
        viewBox=f"0 0 {_WIDTH // MM} {_HEIGHT // MM}",
        lang=language,
        role="img",
    )
