"""The board: a wooden platter with sixteen wells, its coordinates, the pieces and the marks on it."""

from collections.abc import Iterator

from openquarto.drawing.palette import BURNT, INLAY, SERIF
from openquarto.drawing.shapes import capsule, element, label, path
from openquarto.drawing.superellipse import Superellipse
from openquarto.drawing.symbols import stand
from openquarto.drawing.wood import engraved_ring, rim, slab, use, well
from openquarto.rules.action import Phase
from openquarto.rules.line import Line
from openquarto.rules.square import COLUMNS, ROWS, SQUARES, Square
from openquarto.view.edition import Edition
from openquarto.view.view import View

_PLATTER = Superellipse(500, 470, 4.2)
_WELL = Superellipse(96.5, 90.5, 3.4)
_CELL = complex(212, 199.3)
_CORNER = complex(76, 71.4)
_CENTRES = {
    square: _CORNER + complex(_CELL.real * (square.index % 4 + 0.5), _CELL.imag * (square.index // 4 + 0.5))
    for square in SQUARES
}
_PAD = 9  # between a well and the capsule round it
_BEND = 80  # how round the corners of a capsule are, about as round as the wells
_FADED = 0.38


def board(view: View, edition: Edition, prefix: str) -> str:
    """The platter and all that is on it, 1000 wide."""
    empty = (square for square in SQUARES if view.board[square.index] is None)
    return "".join(
        (
            _slab(prefix),
            _coordinates(),
            _wells(prefix),
            *(_dot(square) for square in empty if view.phase is Phase.PLACE),
            _last_placed(view.last) if view.last is not None else "",
            *_pieces(view, edition, prefix),
        )
    )


def empty_board(prefix: str) -> str:
    """The platter with its sixteen wells and nothing on it."""
    return _slab(prefix) + _wells(prefix)


def _slab(prefix: str) -> str:
    outline = rim("well", prefix, _WELL) + well("well", prefix)
    return outline + slab("platter", prefix, _PLATTER, thick=26) + engraved_ring(_PLATTER)


def _wells(prefix: str) -> str:
    return "".join(use(f"{prefix}well", x=at.real, y=at.imag) for at in _CENTRES.values())


def _pieces(view: View, edition: Edition, prefix: str) -> Iterator[str]:
    """The pieces row by row; where quartos are shown, the others fade and lie below the capsules."""
    drawn = {
        square: stand(piece, edition, _CENTRES[square], _WELL.down, prefix=prefix)
        for square, piece in zip(SQUARES, view.board, strict=True)
        if piece is not None
    }
    if view.shown:
        shown = {square for quarto in view.shown for square in quarto.line.squares}
        others = [drawn.pop(square) for square in tuple(drawn) if square not in shown]
        yield from (element("g", other, opacity=_FADED) for other in others)
        yield from (_capsule_round(quarto.line) for quarto in view.shown)
    yield from drawn.values()


def _coordinates() -> str:
    letters = (label(name, complex(_CENTRES[SQUARES[at]].real, 60)) for at, name in enumerate(COLUMNS))
    digits = (label(name, complex(52, _CENTRES[SQUARES[4 * at]].imag + 12)) for at, name in enumerate(ROWS))
    style = {"font_family": SERIF, "font_weight": "600", "text_anchor": "middle", "fill": BURNT}
    return element("g", *letters, *digits, font_size=37, **style)


def _last_placed(square: Square) -> str:
    """Four inlaid arcs in the corners of the well: never a full ring, which would be taken for a focus."""
    arcs = _WELL.corners(inset=9)
    at = _CENTRES[square]
    line = {"fill": "none", "stroke": INLAY, "stroke_linecap": "round"}
    return element(
        "path", d=arcs, **line, stroke_width=4.6, transform=f"translate({at.real:.1f} {at.imag:.1f})"
    )


def _dot(square: Square) -> str:
    """An inlaid dot where a piece may be placed."""
    at = _CENTRES[square]
    return element("circle", cx=at.real, cy=at.imag, r=8, fill=INLAY, stroke=BURNT, stroke_opacity=0.35)


def _capsule_round(line: Line) -> str:
    """A band round the four squares of a line: light inlay with dark edges."""
    first, *_, last = (_CENTRES[square] for square in line.squares)
    slanting = first.real != last.real and first.imag != last.imag and not line.is_block
    data = capsule(first, last, _WELL.down + _PAD) if slanting else _box(first, last)
    strokes = ((BURNT, 15), (INLAY, 8))
    return "".join(
        element("path", d=data, fill="none", stroke=colour, stroke_width=width) for colour, width in strokes
    )


def _box(first: complex, last: complex) -> str:
    """A rectangle with round corners, round the wells from the first to the last."""
    reach = _WELL.reach + complex(_PAD, _PAD)
    low, high = first - reach, last + reach
    corners = (low, complex(high.real, low.imag), high, complex(low.real, high.imag))
    steps = (1, 1j, -1, -1j)  # the direction in which each corner is left
    parts: list[str | complex] = []
    for corner, step in zip(corners, steps, strict=True):
        into, out_of = corner + _BEND * step * 1j, corner + _BEND * step
        parts += ["L" if parts else "M", into, f"A{_BEND} {_BEND} 0 0 1", out_of]
    return path(*parts, "Z")
