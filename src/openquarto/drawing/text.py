"""The table as plain text, for terminals and screen readers: a grid of letters, then the same in words."""

from collections.abc import Iterator

from openquarto.drawing.words import caption, line_kinds, piece_name, shown_words, trait_names
from openquarto.rules.expect import expect
from openquarto.rules.piece import Piece
from openquarto.rules.square import COLUMNS, ROWS, SQUARES
from openquarto.view.edition import Edition
from openquarto.view.view import Seen, View, view_of


def text(table: View | Seen, *, edition: Edition = Edition.CLASSIC) -> str:
    """A view or a position in ASCII, at most 80 columns wide; the words of the pieces are the edition's."""
    view = view_of(table)
    expect(edition, Edition)
    return "\n".join((*_grid(view), "", *sentences(view, edition=edition))) + "\n"


def sentences(view: View, *, edition: Edition) -> Iterator[str]:
    """One fact a line: squares row by row, hand, last placed square, stock, turn and phase, variant."""
    occupied = [
        (square, piece) for square, piece in zip(SQUARES, view.board, strict=True) if piece is not None
    ]
    for square, piece in occupied:
        yield f"{square}: {_named(piece, edition)}."
    if not occupied:
        yield "Board: empty."
    yield f"Hand: {_named(view.hand, edition) if view.hand is not None else 'empty'}."
    yield f"Last placed: {view.last or 'none'}."
    yield "Stock:" if view.stock else "Stock: empty."
    yield from (f"{_named(piece, edition)}." for piece in view.stock)
    yield f"{caption(view)}."
    yield from (f"Quarto: {shown_words(shown, edition)}." for shown in view.shown)
    yield f"Traits that count: {trait_names(view.variant, edition)}."
    yield f"Lines that count: {line_kinds(view.variant)}."
    yield f"Calling: {view.variant.calling}."


def _grid(view: View) -> Iterator[str]:
    yield f"  {' '.join(COLUMNS)}"
    for row, digit in enumerate(ROWS):
        letters = ("." if piece is None else str(piece) for piece in view.board[4 * row : 4 * row + 4])
        yield f"{digit} {' '.join(letters)}"


def _named(piece: Piece, edition: Edition) -> str:
    return f"{piece}, {piece_name(piece, edition)}"
