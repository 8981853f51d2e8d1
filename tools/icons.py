"""Writes the icons for telephones from the drawing of the site's icon: `python tools/icons.py`."""

import re
from pathlib import Path

from openquarto.drawing.png import png

WEB = Path(__file__).parents[1] / "src/openquarto/web"
SAFE = 0.62  # of the width that no mask cuts off, with a little air around it
PAPER = "#F4EEE3"


def maskable(svg: str) -> str:
    """The drawing on paper that fills the whole square, for systems that cut their own shape out of it."""
    drawing = re.sub(r"^<svg[^>]*>|</svg>$", "", svg.strip())
    edge = 64 * (1 - SAFE) / 2
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" fill="{PAPER}"/>'
        f'<g transform="translate({edge:.2f} {edge:.2f}) scale({SAFE})">{drawing}</g></svg>'
    )


def main() -> None:
    """Draw all of them."""
    svg = (WEB / "icon.svg").read_text(encoding="utf-8")
    drawn = {
        "icon-192.png": (svg, 192),
        "icon-512.png": (svg, 512),
        "icon-maskable-512.png": (maskable(svg), 512),
    }
    for name, (text, width) in drawn.items():
        (WEB / name).write_bytes(png(text, width=width))
        print(f"{name}: {(WEB / name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
