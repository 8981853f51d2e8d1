"""A drawing as PNG, for where SVG is not taken; the rasteriser is an extra that may not be there."""

from importlib.util import find_spec

from openquarto.about import COMMAND
from openquarto.rules.expect import expect

RASTERISER = "resvg_py"
NO_PNG = f"pictures as PNG need the extra package png: pip install '{COMMAND}[png]'"


def has_png() -> bool:
    """Whether the rasteriser is there."""
    return find_spec(RASTERISER) is not None


def png(svg: str, *, width: int = 1200) -> bytes:
    """The bytes of a PNG picture of an SVG document, so many pixels wide. Raises ImportError."""
    expect(svg, str, "as svg")
    expect(width, int, "as width")
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415  an extra that may not be there
    except ModuleNotFoundError as missing:
        raise ImportError(NO_PNG, name=RASTERISER) from missing
    return bytes(svg_to_bytes(svg_string=svg, width=width))
