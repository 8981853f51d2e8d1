"""Elements and paths of SVG as text; points are complex numbers, x to the right and y down."""

import html
import re
from collections.abc import Iterable, Sequence

_NEEDLESS = re.compile(r"(?<=[A-Z]) | (?=[A-Z])")  # blanks beside a command


def number(value: float, places: int = 1) -> str:
    """A number in as few characters as will do."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path(*parts: str | complex | Iterable[complex]) -> str:
    """The data of a path: commands as text, points, plain numbers (as text) and runs of points."""
    words: list[str] = []
    for part in parts:
        if isinstance(part, str):
            words.append(part)
        else:
            points = (part,) if isinstance(part, complex) else part
            words += (f"{number(point.real)} {number(point.imag)}" for point in points)
    return _NEEDLESS.sub("", " ".join(words))


def element(name: str, *content: str, **attributes: str | float) -> str:
    """One element; in the names of attributes `_` stands for `-`, and one at the end is dropped."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value, 3)}"'
        for key, value in attributes.items()
    )
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def label(text: str, at: complex, **attributes: str | float) -> str:
    """A line of real text."""
    return element("text", html.escape(text, quote=False), x=at.real, y=at.imag, **attributes)


def gradient(id_: str, stops: Sequence[tuple[float, str, float]], **attributes: str | float) -> str:
    """A linear gradient; each stop is its offset, colour and opacity."""
    written = (
        element(
            "stop", offset=offset, stop_color=colour, **({"stop_opacity": opacity} if opacity < 1 else {})
        )
        for offset, colour, opacity in stops
    )
    return element("linearGradient", *written, id=id_, **attributes)


def even_stops(*colours: str) -> list[tuple[float, str, float]]:
    """Opaque stops at equal distances."""
    return [(at / (len(colours) - 1), colour, 1) for at, colour in enumerate(colours)]


def eased(corners: Sequence[complex], ease: float) -> str:
    """A closed polygon whose corners are eased with short curves."""
    parts: list[str | complex] = []
    for at, corner in enumerate(corners):
        before, after = corners[at - 1], corners[(at + 1) % len(corners)]
        start = corner + ease * (before - corner) / abs(before - corner)
        end = corner + ease * (after - corner) / abs(after - corner)
        parts += ["L" if parts else "M", start, "Q", corner, end]
    return path(*parts, "Z")


def ellipse(centre: complex, across: float, down: float) -> str:
    """A closed ellipse."""
    reach = complex(across)
    radii = f"A{number(across)} {number(down)} 0 0 0"
    return path("M", centre - reach, radii, centre + reach, radii, centre - reach, "Z")


def capsule(start: complex, end: complex, radius: float) -> str:
    """A closed band with round ends."""
    side = complex(0, radius) * (end - start) / abs(end - start)
    cap = f"A{number(radius)} {number(radius)} 0 0 0"
    return path(
        "M", start + side, "L", end + side, cap, end - side, "L", start - side, cap, start + side, "Z"
    )
