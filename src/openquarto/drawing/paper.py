"""A position in black on white, for paper: board, hand and stock in one drawing, without wood and shadows."""

import html
from collections.abc import Iterable, Iterator

from openquarto.drawing.palette import SANS
from openquarto.drawing.shapes import element, label, path
from openquarto.drawing.stock_and_hand import HOMES
from openquarto.drawing.symbols import definitions_on_paper, symbol, symbol_id
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.square import COLUMNS, ROWS, SQUARES
from openquarto.view.edition import Edition
from openquarto.view.view import View

WIDTH, HEIGHT = 900, 520  # tenths of a millimetre where it is printed small
PREFIX = "ink-"
_CELL = 117
_LEFT, _TOP = 40, 44  # of the board
_BESIDE = 560  # where hand and stock begin
_HAND = 120  # the size of the piece in hand
_FEW = 9  # so many pieces of the stock are drawn larger


def paper_symbols(edition: Edition) -> str:
    """The pieces of an edition in black and white, once for all drawings of a document."""
    symbols = (symbol(piece, edition, prefix=PREFIX, on_paper=True) for piece in PIECES)
    inside = element("defs", definitions_on_paper(edition, prefix=PREFIX), *symbols)
    return element("svg", inside, class_="ink", width=0, height=0, aria_hidden="true", focusable="false")


def draw_on_paper(view: View, edition: Edition, names: tuple[str, str], *, with_stock: bool) -> str:
    """Board, hand and perhaps the stock; the names are those of hand and stock. It needs `paper_symbols`."""
    hand_name, stock_name = names
    beside: list[str] = []
    if view.hand is not None:
        beside += [_named(hand_name, 70), _piece(view.hand, edition, _BESIDE + 205, 0, _HAND)]
    if with_stock:
        top = 170 if view.hand is not None else 40
        beside += [_named(stock_name, top), *_stock(view, edition, top + 16)]
    return element(
        "svg",
        *_grid(),
        _corners(view),
        *(_piece(piece, edition, *_corner(at), _CELL) for at, piece in enumerate(view.board) if piece),
        *beside,
        class_="scene",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        aria_hidden="true",
        focusable="false",
    )


def _grid() -> Iterator[str]:
    span = 4 * _CELL
    ends = [_CELL * at for at in range(5)]
    yield element(
        "path",
        d=path(
            *(part for at in ends for part in ("M", complex(_LEFT + at, _TOP), "v", str(span))),
            *(part for at in ends for part in ("M", complex(_LEFT, _TOP + at), "h", str(span))),
        ),
        fill="none",
        stroke="#000",
        stroke_width=4,
        stroke_linecap="square",
    )
    for at in range(4):
        middle = _CELL * (at + 0.5)
        yield _text(COLUMNS[at], complex(_LEFT + middle, _TOP - 12), "middle")
        yield _text(ROWS[at], complex(_LEFT - 12, _TOP + middle + 12), "end")


def _corners(view: View) -> str:
    """Four corners in the square that was placed on last."""
    if view.last is None:
        return ""
    x, y = _corner(SQUARES.index(view.last))
    near, far, long = 11, _CELL - 11, 22
    parts: list[str | complex] = []
    for right, down in ((near, near), (far, near), (far, far), (near, far)):
        inward = (long if right == near else -long, long if down == near else -long)
        corner = complex(x + right, y + down)
        parts += ["M", corner + inward[0], "L", corner, "L", corner + 1j * inward[1]]
    return element("path", d=path(*parts), fill="none", stroke="#000", stroke_width=7)


def _stock(view: View, edition: Edition, top: int) -> Iterator[str]:
    """What is left, in the order of the tray, in rows of three or four."""
    left = [piece for piece in HOMES if piece in view.stock]
    across = 3 if len(left) <= _FEW else 4
    size = min(340 // across, (HEIGHT - top) // -(-len(left) // across)) if left else 0
    for at, piece in enumerate(left):
        yield _piece(piece, edition, _BESIDE + at % across * size, top + at // across * size, size)


def _piece(piece: Piece, edition: Edition, x: float, y: float, room: float) -> str:
    size = room * 0.98
    href = f"#{PREFIX}{symbol_id(piece, edition)}"
    return element("use", href=href, x=x + room * 0.01, y=y, width=size, height=size)


def _corner(at: int) -> tuple[int, int]:
    return _LEFT + at % 4 * _CELL, _TOP + at // 4 * _CELL


def _named(name: str, y: float) -> str:
    return _text(name, complex(_BESIDE, y), "start")


def _text(text: str, at: complex, anchor: str) -> str:
    return label(text, at, font_family=SANS, font_size=34, text_anchor=anchor, fill="#000")


def described(sentences: Iterable[str]) -> str:
    """Sentences that say what a drawing shows, to be read and not seen."""
    rows = (element("li", html.escape(sentence, quote=False)) for sentence in sentences)
    return element("ul", *rows, class_="unseen")
