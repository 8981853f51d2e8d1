"""The end of a game as a picture to be passed on: the board with the line that won, and words beside it."""

import hashlib
import html
import textwrap
from collections.abc import Iterator, Sequence

from openquarto.about import NAME
from openquarto.drawing import symbols, wood
from openquarto.drawing.palette import INK, PAPER, QUIET_INK, SANS, SERIF
from openquarto.drawing.platter import board
from openquarto.drawing.shapes import element, even_stops, gradient, label
from openquarto.rules.expect import expect, expect_each
from openquarto.view.edition import Edition
from openquarto.view.view import Seen, View, view_of

WIDTH, HEIGHT = 1200, 630  # the shape that previews of links have
_LEFT = 690  # of the words, beside the board
_SEED = "@"  # stands for the prefix of the ids until the picture is known
_MOST_LINES = 4
_SIZES = ((14, 68), (18, 56), (23, 44), (30, 34))  # letters in a line, and how large they can be then
_SMALL = (34, 29)  # the same for the sentences below


def draw_result(
    table: View | Seen,
    *,
    title: str,
    sentences: Sequence[str] = (),
    language: str = "",
    edition: Edition = Edition.CLASSIC,
) -> str:
    """A standalone picture; what it says is given in the words of somebody's language."""
    view = view_of(table)
    expect(title, str, "as title")
    expect_each(tuple(sentences), str, "as sentences")
    expect(edition, Edition)
    drawn = "".join((_definitions(view, edition), *_ground(view, edition)))
    prefix = f"q{hashlib.sha256(drawn.encode()).hexdigest()[:8]}-"
    return element(
        "svg",
        element("title", html.escape(title, quote=False)),
        element("desc", html.escape(" ".join(sentences), quote=False)),
        drawn.replace(_SEED, prefix),
        *_words(title, sentences),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        **({"lang": language} if language else {}),
    )


def _definitions(view: View, edition: Edition) -> str:
    placed = [piece for piece in view.board if piece is not None]
    return element(
        "defs",
        gradient(f"{_SEED}paper", even_stops(*PAPER), x2=0.6, y2=1),
        wood.definitions(_SEED),
        symbols.definitions(edition, prefix=_SEED),
        *(symbols.symbol(piece, edition, prefix=_SEED) for piece in placed),
    )


def _ground(view: View, edition: Edition) -> Iterator[str]:
    yield element("rect", width=WIDTH, height=HEIGHT, fill=f"url(#{_SEED}paper)")
    yield element("g", board(view, edition, _SEED), transform="translate(48 30) scale(.585)")


def _words(title: str, sentences: Sequence[str]) -> Iterator[str]:
    """The title as large as it fits, the sentences below it, the name of the page in the corner."""
    lines, size = _fitting(title)
    down = 190.0
    for line in lines:
        yield _text(line, down, SERIF, size, INK, weight=600)
        down += 1.12 * size
    letters, small = _SMALL
    for sentence in sentences:
        for line in textwrap.wrap(sentence, letters)[:_MOST_LINES]:
            yield _text(line, down + 8, SANS, small, QUIET_INK)
            down += 1.35 * small
    yield _text(NAME, HEIGHT - 52.0, SERIF, 32, INK, weight=600)


def _fitting(title: str) -> tuple[list[str], int]:
    for letters, size in _SIZES:
        lines = textwrap.wrap(title, letters)
        if len(lines) * size <= 2 * _SIZES[0][1]:
            return lines, size
    letters, size = _SIZES[-1]
    return textwrap.wrap(title, letters, max_lines=_MOST_LINES, placeholder=" …"), size


def _text(text: str, down: float, family: str, size: int, fill: str, *, weight: int = 400) -> str:  # noqa: PLR0913
    at = complex(_LEFT, down)
    return label(text, at, font_family=family, font_size=size, font_weight=weight, fill=fill)
