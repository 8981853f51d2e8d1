"""Sixteen pieces can be told apart in colour, in grey, in forced colours and with colour deficiencies."""

from functools import cache
from itertools import combinations
from statistics import fmean

import pytest
from PIL import Image

from openquarto.drawing import palette
from openquarto.drawing.symbols import definitions, symbol, symbol_id
from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.view.edition import Edition
from tests.drawing.pixels import (
    DEFICIENCIES,
    Colour,
    contrast,
    contrast_of,
    crisp,
    mean_luminance,
    on,
    opaque_pixels,
    rendered,
    share_of_difference,
)

SMALL = 40
FACES_ONLY = ".p-shadow,.p-bevel,.p-rim,.p-outline,.p-lip,.p-bore,.p-floor{display:none}"
FORCED = """
.p-shadow,.p-grain,.p-foot,.p-glint,.p-bevel,.p-rings,.p-lip{display:none}
.p-body,.p-top{fill:%(light)s} .dark .p-body,.dark .p-top{fill:%(dark)s}
.p-bore,.p-floor{fill:%(dark)s} .dark .p-bore,.dark .p-floor{fill:%(light)s}
.p-outline{stroke:%(text)s;stroke-width:1.5} .p-groove{stroke:%(dark)s}
.p-rim{stroke:%(dark)s} .dark .p-rim{stroke:%(light)s}
"""


@cache
def alone(piece: Piece, edition: Edition) -> str:
    """A piece in a drawing of its own."""
    name = symbol_id(piece, edition)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">'
        f"<defs>{definitions(edition)}{symbol(piece, edition)}</defs>"
        f'<use href="#{name}" width="100" height="100"/></svg>'
    )


@cache
def in_a_well(piece: Piece, edition: Edition, *, as_in_a_browser: bool) -> Image.Image:
    svg = alone(piece, edition)
    scaled = crisp(svg, scale=SMALL / 100) if as_in_a_browser else svg
    return on(palette.WELL[1], rendered(scaled, width=SMALL))


@pytest.mark.parametrize("as_in_a_browser", [False, True])
@pytest.mark.parametrize("mode", ["RGB", "L"])
@pytest.mark.parametrize("edition", Edition)
def test_pieces_differ_when_small(edition: Edition, mode: str, *, as_in_a_browser: bool) -> None:
    images = [in_a_well(piece, edition, as_in_a_browser=as_in_a_browser).convert(mode) for piece in PIECES]
    assert 0.02 < min(share_of_difference(one, other) for one, other in combinations(images, 2))


@pytest.mark.parametrize("piece", PIECES[:8])
def test_grooved_differs_from_smooth_in_small_grey(piece: Piece) -> None:
    smooth, grooved = (
        in_a_well(each, Edition.ACCESS, as_in_a_browser=True).convert("L")
        for each in (piece, Piece(piece.number + Trait.COLOUR.bit))
    )
    assert 0.03 < share_of_difference(smooth, grooved)


@pytest.mark.parametrize(
    ("ground", "text"), [("#FFFFFF", "#000000"), ("#000000", "#FFFFFF")], ids=["white", "black"]
)
@pytest.mark.parametrize("edition", Edition)
def test_pieces_differ_in_forced_colours(edition: Edition, ground: str, text: str) -> None:
    style = FORCED % {"light": "#FFFFFF", "dark": "#000000", "text": text}
    images = [on(ground, rendered(alone(piece, edition), width=SMALL, style=style)) for piece in PIECES]
    assert 0.02 < min(share_of_difference(one, other) for one, other in combinations(images, 2))


@cache
def faces(piece: Piece) -> list[Colour]:
    """The pixels of the visible wood, without edges, bore and shadow."""
    return opaque_pixels(rendered(alone(piece, Edition.CLASSIC), width=60, style=FACES_ONLY))


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_light_and_dark_wood_contrast(deficiency: str) -> None:
    light, dark = (
        [mean_luminance(faces(piece), DEFICIENCIES[deficiency]) for piece in PIECES if side in piece.sides]
        for side in (Side.LIGHT, Side.DARK)
    )
    assert contrast(fmean(light), fmean(dark)) >= 7
    assert min(contrast(one, other) for one, other in zip(light, dark, strict=True)) >= 7


@pytest.mark.parametrize("wood", palette.WOODS, ids=lambda wood: wood.name)
@pytest.mark.parametrize("well", palette.WELL)
def test_outline_stands_out_from_the_well(wood: palette.Wood, well: str) -> None:
    assert contrast_of(wood.outline, well) >= 3


@pytest.mark.parametrize(
    ("least", "one", "other"),
    [
        pytest.param(3, palette.DARK.bevel, palette.DARK.top[0], id="edge of the dark top"),
        pytest.param(3, palette.DARK.bevel, palette.DARK.floor, id="lip of the dark bore"),
        pytest.param(3, palette.LIGHT.floor, palette.LIGHT.top[1], id="light bore"),
        pytest.param(3, palette.BEECH.floor, palette.BEECH.top[1], id="beech bore"),
        pytest.param(3, palette.GROOVE, palette.BEECH.sides[3], id="groove in the shade"),
        pytest.param(3, palette.INLAY, palette.WELL[1], id="marks in a well"),
        pytest.param(4.5, palette.BURNT, palette.PLATTER[2], id="letters on the wood"),
        pytest.param(4.5, palette.INK, palette.PAPER[1], id="text"),
        pytest.param(4.5, palette.QUIET_INK, palette.PAPER[1], id="quiet text"),
        pytest.param(4.5, palette.INK, palette.CARD, id="badge"),
    ],
)
def test_contrast(least: float, one: str, other: str) -> None:
    assert contrast_of(one, other) >= least
