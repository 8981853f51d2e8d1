"""The whole table as one SVG document, drawn from a View."""

import hashlib
import html
from functools import cache

from openquarto.drawing import symbols, wood
from openquarto.drawing.palette import CARD, HAIRLINE, INK, PAPER, QUIET_INK, SANS, SERIF
from openquarto.drawing.platter import board
from openquarto.drawing.shapes import element, even_stops, gradient, label
from openquarto.drawing.stock_and_hand import hand, stock
from openquarto.drawing.text import sentences
from openquarto.drawing.words import caption, line_kinds, line_name, piece_name, shown_words, trait_names
from openquarto.rules.expect import expect
from openquarto.rules.piece import PIECES
from openquarto.view.edition import Edition
from openquarto.view.view import Seen, View, view_of

_WIDTH, _HEIGHT = 1200, 916
_SEED = "@"  # stands for the prefix of the ids until the picture is known
_LONGEST_STORY = 72  # in letters, so that it fits in wide fonts too


def draw(table: View | Seen, *, edition: Edition = Edition.CLASSIC) -> str:
    """A standalone picture of a view or a position. Of the variant only badge and description tell."""
    view = view_of(table)
    expect(edition, Edition)
    picture = _picture(view, edition)
    # Several pictures in one page must not share ids; equal ones may, for theirs mean the same.
    prefix = f"q{hashlib.sha256(picture.encode()).hexdigest()[:8]}-"
    return element(
        "svg",
        element("title", html.escape(f"Quarto: {caption(view)}", quote=False)),
        element("desc", html.escape(" ".join(sentences(view, edition=edition)), quote=False)),
        picture.replace(_SEED, prefix),
        _badge(view, edition),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        width=_WIDTH * 0.75,
        height=_HEIGHT * 0.75,
        role="img",
    )


def _picture(view: View, edition: Edition) -> str:
    """All but what the variant tells."""
    return "".join(
        (
            _definitions(edition),
            element("rect", width=_WIDTH, height=_HEIGHT, rx=28, fill=f"url(#{_SEED}paper)"),
            label(caption(view), 44 + 60j, font_family=SERIF, font_size=42, font_weight=600, fill=INK),
            label(_story(view, edition), 44 + 97j, font_family=SANS, font_size=25, fill=QUIET_INK),
            element("g", board(view, edition, _SEED), transform="translate(32 120) scale(.73)"),
            element("g", hand(view, edition, _SEED), transform="translate(798 174) scale(.56)"),
            element("g", stock(view, edition, _SEED), transform="translate(798 456) scale(.617)"),
        )
    )


@cache
def _definitions(edition: Edition) -> str:
    """All sixteen pieces are somewhere on the table, so that every drawing of an edition needs the same."""
    inside = (
        gradient(f"{_SEED}paper", even_stops(*PAPER), x2=0.6, y2=1),
        wood.definitions(_SEED),
        symbols.definitions(edition, prefix=_SEED),
        *(symbols.symbol(piece, edition, prefix=_SEED) for piece in PIECES),
    )
    return element("defs", *inside)


def _story(view: View, edition: Edition) -> str:
    """The line under the caption: the quartos that were shown, or the last placed piece."""
    if view.shown:
        full = "; ".join(shown_words(shown, edition) for shown in view.shown)
        short = ", ".join(line_name(shown.line) for shown in view.shown)
        told = (full, short, f"{len(view.shown)} lines at once")
        return f"Quarto: {next(words for words in told if len(words) <= _LONGEST_STORY)}"
    piece = view.board[view.last.index] if view.last is not None else None
    return (
        f"Last placed: {view.last}, {piece_name(piece, edition)}"
        if piece is not None
        else "Last placed: none"
    )


def _badge(view: View, edition: Edition) -> str:
    """What counts: the traits, the lines, the calling."""
    variant = view.variant
    told = f"{trait_names(variant, edition)} · {line_kinds(variant)} · {variant.calling}"
    card = element("rect", x=32, y=846, width=1136, height=48, rx=24, fill=CARD, stroke=HAIRLINE)
    words = label(told, 600 + 879j, font_family=SANS, font_size=25, text_anchor="middle", fill=INK)
    return element("g", card, words, class_="badge")
