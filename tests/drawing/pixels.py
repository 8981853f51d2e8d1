"""What the eye gets: drawings as pixels, seen in colour, in grey and with four colour deficiencies."""

import io
import re
from collections.abc import Iterable, Sequence
from statistics import fmean

import resvg_py
from PIL import Image, ImageChops

Colour = tuple[float, float, float]  # linear light, 0 to 1

# Machado, Oliveira and Fernandes 2009, severity 1; they work on linear light.
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
DEFICIENCIES = {
    "normal": NORMAL,
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
_LUMINANCE = (0.2126, 0.7152, 0.0722)


def rendered(svg: str, *, width: int, style: str | None = None) -> Image.Image:
    """The drawing on nothing, so that its alpha tells where it is; `style` is a page's style sheet."""
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, style_sheet=style)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def on(background: str, image: Image.Image) -> Image.Image:
    """The drawing on a plain ground."""
    ground = Image.new("RGBA", image.size, background)
    return Image.alpha_composite(ground, image).convert("RGB")


def share_of_difference(one: Image.Image, other: Image.Image, *, at_least: int = 32) -> float:
    """The share of pixels that differ by an eighth of the range or more in any channel."""
    gaps = ImageChops.difference(one, other).tobytes()
    depth = len(one.getbands())
    differing = sum(max(gaps[at : at + depth]) >= at_least for at in range(0, len(gaps), depth))
    return differing / (one.width * one.height)


def colour(text: str) -> Colour:
    """A colour such as #A06E42 in linear light."""
    red, green, blue = (int(text[at : at + 2], 16) for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


_LINEAR = tuple(_linear(value) for value in range(256))


def opaque_pixels(image: Image.Image) -> list[Colour]:
    """The pixels that the drawing covers wholly."""
    data = image.convert("RGBA").tobytes()
    return [
        (_LINEAR[data[at]], _LINEAR[data[at + 1]], _LINEAR[data[at + 2]])
        for at in range(0, len(data), 4)
        if data[at + 3] == 255
    ]


def luminance(seen: Colour, deficiency: Sequence[Sequence[float]] = NORMAL) -> float:
    """How light a colour is to an eye with this deficiency."""
    channels = (
        min(1.0, max(0.0, sum(part * value for part, value in zip(row, seen, strict=True))))
        for row in deficiency
    )
    return sum(weight * channel for weight, channel in zip(_LUMINANCE, channels, strict=True))


def mean_luminance(pixels: Iterable[Colour], deficiency: Sequence[Sequence[float]] = NORMAL) -> float:
    return fmean(luminance(pixel, deficiency) for pixel in pixels)


def contrast(one: float, other: float) -> float:
    """The contrast of two luminances, from 1 to 21."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def contrast_of(one: str, other: str) -> float:
    """The contrast of two colours."""
    return contrast(luminance(colour(one)), luminance(colour(other)))


def crisp(svg: str, *, scale: float) -> str:
    """Strokes that a browser does not scale, which the rasteriser does, as the browser would draw them."""

    def widen(path: re.Match[str]) -> str:
        return re.sub(r'(?<=stroke-width=")[\d.]+', lambda width: f"{float(width[0]) / scale:.3f}", path[0])

    return re.sub(r"<path [^>]*non-scaling-stroke[^>]*>", widen, svg)
