"""Things of one wood on which pieces stand: the platter, the tray and the saucer, with wells and grain."""

from functools import lru_cache
from math import sin

from openquarto.drawing.palette import BURNT, EDGE, LIT_EDGE, PLATTER, WELL, WELL_SHADE
from openquarto.drawing.shapes import element, even_stops, gradient, path
from openquarto.drawing.superellipse import Superellipse

# Strokes that make the shade in a well soft, each with its opacity: cheaper than sixteen blurs.
_SHADE = ((40, 0.05), (33, 0.06), (26, 0.08), (19, 0.09), (12, 0.11), (6, 0.14))


def definitions(prefix: str) -> str:
    """The gradients of the wood, and the blur of the shadows that it casts."""
    blur = element("feGaussianBlur", stdDeviation=14)
    lit = [(0, LIT_EDGE, 1), (0.45, LIT_EDGE, 0.7), (1, LIT_EDGE, 0.15)]
    lip = [(0, BURNT, 0.75), (0.5, BURNT, 0.3), (1, LIT_EDGE, 0.95)]
    return "".join(
        (
            gradient(f"{prefix}wood", even_stops(*PLATTER), x2=1, y2=1),
            gradient(f"{prefix}edge", even_stops(*EDGE)),
            gradient(f"{prefix}lit", lit, x2=0.8, y2=1),
            gradient(f"{prefix}recess", even_stops(*WELL), x2=0.35, y2=1),
            gradient(f"{prefix}lip", lip, x2=0.25, y2=1),
            element("filter", blur, id=f"{prefix}blur", x=-0.2, y=-0.2, width=1.4, height=1.4),
        )
    )


def slab(name: str, prefix: str, form: Superellipse, *, thick: float) -> str:
    """A soft-cornered slab with its upper left at the origin: shadow, side, grained top and lit edge."""
    top, side, clip = (f"{prefix}{name}-{part}" for part in ("top", "side", "clip"))
    shift = f"translate({thick * 0.4:.0f} {thick * 0.75:.0f})"
    arris = form.path(form.reach, inset=1.4)
    return "".join(
        (
            _outline(side, form.path(form.reach, drop=thick)),
            _outline(top, form.path(form.reach)),
            element("clipPath", use(top), id=clip),
            use(side, fill=WELL_SHADE, opacity=0.4, transform=shift, filter=f"url(#{prefix}blur)"),
            use(side, fill=f"url(#{prefix}edge)"),
            use(top, fill=f"url(#{prefix}wood)"),
            element("g", _grain(2 * form.reach), clip_path=f"url(#{clip})"),
            element("path", d=arris, fill="none", stroke=f"url(#{prefix}lit)", stroke_width=3.2),
        )
    )


def engraved_ring(form: Superellipse) -> str:
    """A fine line cut into a slab's top along its edge, with its lit lower lip."""
    ring = form.path(form.reach, inset=14)
    lip = element("path", d=ring, stroke=LIT_EDGE, opacity=0.55, transform="translate(0 1.7)")
    return element(
        "g", lip, element("path", d=ring, stroke=EDGE[2], opacity=0.6), fill="none", stroke_width=1.6
    )


def rim(name: str, prefix: str, form: Superellipse) -> str:
    """The outline of a well around the origin, to be used many times."""
    return _outline(f"{prefix}{name}-rim", form.path(0j))


def well(name: str, prefix: str) -> str:
    """A recess inside the rim of that name: dark at its upper left, lit at its lower lip."""
    outline, clip = f"{prefix}{name}-rim", f"{prefix}{name}-clip"
    shade = (use(outline, stroke_width=width, opacity=opacity) for width, opacity in _SHADE)
    inner = element("g", *shade, fill="none", stroke=WELL_SHADE, transform="translate(4 9)")
    recess = element(
        "g",
        use(outline, fill=f"url(#{prefix}recess)"),
        element("g", inner, clip_path=f"url(#{clip})"),
        use(outline, fill="none", stroke=f"url(#{prefix}lip)", stroke_width=2),
        id=f"{prefix}{name}",
    )
    return element("defs", element("clipPath", use(outline), id=clip), recess)


def _outline(id_: str, data: str) -> str:
    return element("defs", element("path", id=id_, d=data))


def use(id_: str, **attributes: str | float) -> str:
    """What is defined elsewhere, once more."""
    return element("use", href=f"#{id_}", **attributes)


@lru_cache(maxsize=16)  # half of what a drawing costs, and there are three sizes
def _grain(size: complex) -> str:
    """Lines of grain from side to side, closer and wider apart by turns."""
    lines: list[str] = []
    y = 6.0
    while y < size.imag:
        lines.append(_grain_line(len(lines), y, size.real))
        y += 7 + 11 * (0.5 + 0.5 * sin(len(lines) * 2.3) * sin(len(lines) * 0.37 + 1))
    kinds = (
        (lines[::3], EDGE[2], 1.2, 0.16),
        (lines[1::3], EDGE[0], 2.4, 0.11),
        (lines[2::6], LIT_EDGE, 2.2, 0.17),
    )
    return "".join(
        element("path", d="".join(some), fill="none", stroke=colour, stroke_width=width, opacity=opacity)
        for some, colour, width, opacity in kinds
    )


def _grain_line(at: int, y: float, width: float) -> str:
    """All lines sway together, and each so little on its own that they never cross."""
    sway = [15 * sin(step * 0.8 + y * 0.004) + 6 * sin(step * 1.9 + y * 0.009) for step in range(7)]
    knots = [
        complex(width * step / 6, y + sway[step] + 2.2 * sin(at * 1.7 + step * 2.1)) for step in range(7)
    ]
    run = complex(width / 6 / 2.4)
    parts: list[str | complex] = ["M", knots[0], "C", knots[0] + run, knots[1] - run, knots[1]]
    for knot in knots[2:]:
        parts += ["S", knot - run, knot]
    return path(*parts)
