"""Drawings on paper: sixteen pieces told apart on a bad photocopy, and all of a position in its place."""

import re
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from openquarto.drawing.paper import PREFIX, draw_on_paper, paper_symbols
from openquarto.drawing.symbols import symbol_id
from openquarto.rules.piece import PIECES, Piece
from openquarto.rules.position import Position
from openquarto.view.edition import Edition
from openquarto.view.view import View
from tests.drawing.pixels import on, rendered, share_of_difference

COPIED = 44  # pixels a piece: 11 mm at 100 dots an inch
NAMES = ("Hand", "Stock")
GREY = re.compile(r"#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b")


@cache
def copied(piece: Piece, edition: Edition, threshold: int) -> Image.Image:
    """A piece after a copier has made every grey black or white."""
    symbols = paper_symbols(edition).partition(">")[2].rpartition("<")[0]
    name = f"{PREFIX}{symbol_id(piece, edition)}"
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">'
        f'{symbols}<use href="#{name}" width="100" height="100"/></svg>'
    )
    grey = on("#FFFFFF", rendered(svg, width=COPIED)).convert("L")
    return grey.point([0 if value < threshold else 255 for value in range(256)])


@pytest.mark.parametrize("threshold", [90, 128, 190])
@pytest.mark.parametrize("edition", Edition)
def test_pieces_differ_on_a_photocopy(edition: Edition, threshold: int) -> None:
    images = [copied(piece, edition, threshold) for piece in PIECES]
    assert 0.02 < min(share_of_difference(one, other) for one, other in combinations(images, 2))


@pytest.mark.parametrize("edition", Edition)
def test_there_is_no_colour(edition: Edition) -> None:
    position = Position.parse("1J1E/L2B/4/KOH1 I b1 classic")
    drawn = paper_symbols(edition) + draw_on_paper(View.of(position), edition, NAMES, with_stock=True)
    for colour in GREY.findall(drawn):
        parts = {colour[at : at + len(colour) // 3] for at in range(0, len(colour), len(colour) // 3)}
        assert 1 == len(parts), colour


def pieces(drawn: str) -> list[str]:
    return re.findall(rf'href="#{PREFIX}piece-(.)"', drawn)


def test_every_piece_is_drawn_once_in_its_place() -> None:
    view = View.of(Position.parse("1J1E/L2B/4/KOH1 I b1 classic"))
    whole = draw_on_paper(view, Edition.CLASSIC, NAMES, with_stock=True)
    assert sorted(piece.name for piece in PIECES) == sorted(pieces(whole))
    assert ["Hand", "Stock"] == [name for name in NAMES if f">{name}<" in whole]
    bare = draw_on_paper(view, Edition.CLASSIC, NAMES, with_stock=False)
    assert list("JELBKOHI") == pieces(bare)
    assert ">Stock<" not in bare


def test_a_full_stock_stays_within_the_drawing() -> None:
    for text in ("4/4/4/4 - - classic", "4/4/4/4 A - classic", "ABCD/EFGH/IJKL/4 M d3 classic"):
        drawn = draw_on_paper(View.of(Position.parse(text)), Edition.CLASSIC, NAMES, with_stock=True)
        boxes = re.findall(r'<use [^>]*x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', drawn)
        for x, y, width, height in (tuple(map(float, box)) for box in boxes):
            assert x + width <= 900, text
            assert y + height <= 520, text
