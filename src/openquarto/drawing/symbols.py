"""The piece symbols, drawn layer by layer; run as a module it rewrites `pieces.svg` beside it."""

from importlib.resources import files
from pathlib import Path

from openquarto.drawing.palette import BEECH, BLANK, DARK, GROOVE, INKED, LIGHT, WELL_SHADE, Wood
from openquarto.drawing.shapes import element, ellipse, even_stops, gradient, number, path
from openquarto.drawing.solids import BASE, SOLIDS, TOPS
from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.view.edition import Edition

_BORE = (16.2, 9.2)
_NAMES = {Edition.CLASSIC: "piece", Edition.ACCESS: "access"}
_WOODS = {Edition.CLASSIC: (LIGHT, DARK), Edition.ACCESS: (BEECH,)}
_ON_PAPER = (BLANK, INKED)
# Strokes that make the edge of a shadow soft, each with its opacity: cheaper than a blur for each piece.
_PENUMBRA = ((11, 0.09), (8, 0.12), (5, 0.15), (2, 0.2))
_SEAM = ((3.4, 0.16), (1.6, 0.3))


def symbol_id(piece: Piece, edition: Edition) -> str:
    """The id of a piece's symbol: `piece-A`, or `access-A` in the Access edition."""
    return f"{_NAMES[edition]}-{piece}"


def symbol(piece: Piece, edition: Edition, *, prefix: str = "", on_paper: bool = False) -> str:
    """A piece as a symbol, of wood or in black and white; the prefix goes before every id.

    `p-` comes before those ids that symbols share.
    """
    wood = _wood_of(piece, edition, on_paper=on_paper)
    shape, height = piece.side(Trait.SHAPE), piece.side(Trait.HEIGHT)
    solid, top = SOLIDS[shape], TOPS[height]
    grooved = edition is Edition.ACCESS and Side.DARK in piece.sides
    layers = (
        "" if on_paper else _shared("shadow", shape, height, prefix),
        _body(shape, height, wood, prefix),
        _shared("grooves", shape, height, prefix) if grooved else "",
        _layer("bevel", solid.bevel(top), fill=wood.bevel),
        _layer("top", solid.flat(top), fill=f"url(#{prefix}p-{wood.name}-top)"),
        _bore(top, wood, prefix) if Side.HOLLOW in piece.sides else _rings(shape, height, wood),
        _edges(shape, height, wood),
    )
    sides = " ".join(edition.word(side) for side in piece.sides)
    names = {"id": prefix + symbol_id(piece, edition), "class_": f"piece {sides}"}
    return element("symbol", *layers, **names, viewBox="0 0 100 100", overflow="visible")


def stand(piece: Piece, edition: Edition, centre: complex, down: float, *, prefix: str) -> str:
    """A piece in a well of half height `down`; a tall one leans out over the rim, not over the next piece."""
    size = down * 2.08
    corner = centre + complex(-size / 2, down * 0.93 - size)
    box = {"x": corner.real, "y": corner.imag, "width": size, "height": size}
    return element("use", href=f"#{prefix}{symbol_id(piece, edition)}", **box)


def definitions_on_paper(edition: Edition, *, prefix: str = "") -> str:
    """What the symbols of an edition share in black and white."""
    grooves = [
        _grooves(shape, height, prefix, BLANK.outline, BLANK.bevel)
        for shape in Trait.SHAPE.sides
        for height in Trait.HEIGHT.sides
    ]
    woods = [_wood_gradients(wood, prefix) for wood in _ON_PAPER]
    return "".join((*(grooves if edition is Edition.ACCESS else ()), *woods))


def definitions(*editions: Edition, prefix: str = "") -> str:
    """What the symbols of these editions share: gradients, shadows, grooves."""
    parts = [_foot_gradient(prefix), *(_shadow_gradient(height, prefix) for height in Trait.HEIGHT.sides)]
    for shape in Trait.SHAPE.sides:
        parts.append(
            element(
                "path", id=f"{prefix}p-foot-{shape}", d=SOLIDS[shape].foot(), fill=f"url(#{prefix}p-foot)"
            )
        )
        for height in Trait.HEIGHT.sides:
            parts.append(_shadow(shape, height, prefix))
            if Edition.ACCESS in editions:
                parts.append(_grooves(shape, height, prefix))
    for edition in editions:
        parts += (_wood_gradients(wood, prefix) for wood in _WOODS[edition])
    return "".join(parts)


def sprite() -> str:
    """The whole file of symbols, of both editions."""
    symbols = (symbol(piece, edition) for edition in Edition for piece in PIECES)
    inside = "\n".join((element("defs", definitions(*Edition)), *symbols))
    return element("svg", f"\n{inside}\n", xmlns="http://www.w3.org/2000/svg") + "\n"


def _wood_of(piece: Piece, edition: Edition, *, on_paper: bool) -> Wood:
    if edition is Edition.ACCESS:
        return BLANK if on_paper else BEECH
    light, dark = _ON_PAPER if on_paper else (LIGHT, DARK)
    return dark if Side.DARK in piece.sides else light


def _layer(name: str, data: str, **attributes: str | float) -> str:
    """One path; the class lets a page restyle the layer, for forced colours."""
    return element("path", class_=f"p-{name}", d=data, **attributes)


def _shared(name: str, shape: Side, height: Side, prefix: str) -> str:
    return element("use", href=f"#{prefix}p-{name}-{shape}-{height}", class_=f"p-{name}")


def _body(shape: Side, height: Side, wood: Wood, prefix: str) -> str:
    solid, top = SOLIDS[shape], TOPS[height]
    layers = [
        _layer("body", face, fill=f"url(#{prefix}p-{wood.name}-{name})") for name, face in solid.faces(top)
    ]
    if wood in (LIGHT, DARK):  # grooves must be the only lines on beech
        layers.append(_layer("grain", solid.grain(top), fill="none", stroke=wood.grain, opacity=0.17))
    if wood in (LIGHT, BEECH):
        layers.append(element("use", href=f"#{prefix}p-foot-{shape}", class_="p-foot"))
    return "".join(layers)


def _rings(shape: Side, height: Side, wood: Wood) -> str:
    """End grain; paper has none."""
    if wood in _ON_PAPER:
        return ""
    rings = SOLIDS[shape].rings(TOPS[height])
    return _layer("rings", rings, fill="none", stroke=wood.grain, stroke_width=0.8, opacity=0.24)


def _bore(top: complex, wood: Wood, prefix: str) -> str:
    """One looks over the near edge down the far wall into the dark."""
    across, down = _BORE
    at = top - 0.5j
    left, right = at - across, at + across
    near, far = f"A{across} {down} 0 0 0", f"A{across} {number(down * 0.6)} 0 0 0"
    return "".join(
        (
            _layer("lip", ellipse(at, across + 2.3, down + 1.6), fill=wood.bevel),
            _layer("bore", ellipse(at, across, down), fill=f"url(#{prefix}p-{wood.name}-wall)"),
            _layer("floor", path("M", left, near, right, far, left, "Z"), fill=wood.floor),
        )
    )


def _edges(shape: Side, height: Side, wood: Wood) -> str:
    """The lit edges and the outline: equally fine at 40 and at 400 pixels, and bold on paper."""
    solid, top = SOLIDS[shape], TOPS[height]
    is_bold = wood in _ON_PAPER
    crisp = {} if is_bold else {"vector_effect": "non-scaling-stroke"}
    thin, thick = (2.2, 3) if is_bold else (1.1, 1.35)
    lit = wood.outline if wood is BLANK else wood.bevel  # white on white would leave no edge
    rim = _layer("rim", solid.rim(top), stroke=lit, stroke_width=thin, **crisp)
    outline = _layer("outline", solid.outline(top), stroke=wood.outline, stroke_width=thick, **crisp)
    return element("g", rim, outline, fill="none", stroke_linejoin="round")


def _push(height: Side) -> complex:
    """How far a shadow is cast: a taller piece throws a longer one."""
    rise = (BASE - TOPS[height]).imag
    return complex(0.34 * rise + 5, 0.1 * rise + 3)


def _shadow(shape: Side, height: Side, prefix: str) -> str:
    """Cast to the lower right, and a dark seam where the piece meets the ground."""
    cast, base = (f"{prefix}p-{name}-{shape}-{height}" for name in ("cast", "base"))
    outlines = (
        element("path", id=cast, d=SOLIDS[shape].shadow(_push(height))),
        element("path", id=base, d=SOLIDS[shape].ground()),
    )
    layers = (
        element("use", href=f"#{outline}", fill=paint, stroke=paint, stroke_width=width, opacity=opacity)
        for outline, paint, strokes in (
            (cast, f"url(#{prefix}p-shadow-{height})", _PENUMBRA),
            (base, WELL_SHADE, _SEAM),
        )
        for width, opacity in strokes
    )
    shadow = element("g", *layers, id=f"{prefix}p-shadow-{shape}-{height}", stroke_linejoin="round")
    return "".join((*outlines, shadow))


def _grooves(shape: Side, height: Side, prefix: str, ink: str = GROOVE, glint: str = BEECH.bevel) -> str:
    layers = (
        element("path", class_="p-groove", d=dark, stroke=ink, stroke_width=width)
        + element("path", class_="p-glint", d=lit, stroke=glint, stroke_width=0.9, opacity=0.75)
        for width, dark, lit in SOLIDS[shape].grooves(TOPS[height])
    )
    return element(
        "g", *layers, id=f"{prefix}p-grooves-{shape}-{height}", fill="none", stroke_linecap="round"
    )


def _shadow_gradient(height: Side, prefix: str) -> str:
    """Dark at the foot, gone where the shadow ends."""
    push = _push(height)
    far = BASE + push * (1 + 31 / abs(push))
    ends = {"x1": BASE.real, "y1": BASE.imag, "x2": far.real, "y2": far.imag}
    stops = [(0, WELL_SHADE, 0.9), (0.5, WELL_SHADE, 0.75), (1, WELL_SHADE, 0)]
    return gradient(f"{prefix}p-shadow-{height}", stops, gradientUnits="userSpaceOnUse", **ends)


def _foot_gradient(prefix: str) -> str:
    """Light wood is warmer near the ground; grey there would look dirty."""
    stops = [(0, "#7A3F0C", 0), (1, "#7A3F0C", 0.3)]
    return gradient(f"{prefix}p-foot", stops, gradientUnits="userSpaceOnUse", x1=0, y1=66, x2=0, y2=96)


def _wood_gradients(wood: Wood, prefix: str) -> str:
    lit, plain, shaded, dim = wood.sides
    name = f"{prefix}p-{wood.name}"
    round_body = [(0, shaded, 1), (0.16, lit, 1), (0.42, plain, 1), (0.78, shaded, 1), (1, dim, 1)]
    return "".join(
        (
            gradient(f"{name}-round", round_body),
            gradient(f"{name}-left", even_stops(lit, plain), x2=0.8, y2=0.6),
            gradient(f"{name}-right", [(0.5, shaded, 1), (1, dim, 1)]),
            gradient(f"{name}-top", even_stops(*wood.top), x2=0.7, y2=1),
            gradient(f"{name}-wall", even_stops(*wood.wall)),
        )
    )


if __name__ == "__main__":
    Path(str(files("openquarto.drawing") / "pieces.svg")).write_text(sprite(), encoding="utf-8")
