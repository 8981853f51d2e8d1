"""What stands on the screen: screenshots as pixels, and the contrast that is really there."""

import io
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Locator, Page

Pixels = NDArray[np.uint8]  # height × width × 3
Light = NDArray[np.float64]  # luminance, 0 to 1
Mask = NDArray[np.bool_]

_SHARE = np.arange(256) / 255
_LINEAR = np.where(_SHARE <= 0.04045, _SHARE / 12.92, ((_SHARE + 0.055) / 1.055) ** 2.4)
_WEIGHTS = np.array([0.2126, 0.7152, 0.0722])


def shot(page: Page, part: Locator | None = None, *, margin: float = 0) -> Pixels:
    """The page, or one part of it with a margin, as pixels."""
    clip = None
    if part is not None:
        box = part.bounding_box()
        assert box, part
        clip = {
            "x": box["x"] - margin,
            "y": box["y"] - margin,
            "width": box["width"] + 2 * margin,
            "height": box["height"] + 2 * margin,
        }
    data = page.screenshot(clip=clip) if clip else page.screenshot()  # type: ignore[arg-type]
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"))


def luminance(pixels: Pixels) -> Light:
    light: Light = _LINEAR[pixels] @ _WEIGHTS
    return light


def contrast(one: Light | float, other: Light | float) -> Light:
    """The contrast of two luminances, from 1 to 21; of two pictures, pixel by pixel."""
    low, high = np.minimum(one, other), np.maximum(one, other)
    ratio: Light = np.asarray((high + 0.05) / (low + 0.05))
    return ratio


def text_contrast(pixels: Pixels) -> float:
    """The most frequent colour is the ground; the text is what differs most from it.

    The strokes of small letters are smoothed, so what is measured is never more than what was meant.
    """
    flat = pixels.reshape(-1, 3)
    colours, counts = np.unique(flat, axis=0, return_counts=True)
    ground = luminance(colours[counts.argmax()])
    return float(contrast(luminance(flat), ground).max())


def share_that_differs(one: Pixels, other: Pixels, *, at_least: int = 32) -> float:
    """The share of pixels that differ by an eighth of the range or more in any channel."""
    gaps = np.abs(one.astype(int) - other.astype(int)).max(axis=-1)
    return float((gaps >= at_least).mean())


def grey(pixels: Pixels) -> Pixels:
    """The same without colour, as a printer or a film would have it."""
    values = np.asarray(Image.fromarray(pixels).convert("L"))
    return np.repeat(values[..., None], 3, axis=-1)


def painted(page: Page, rules: Iterable[str]) -> None:
    """Adds style rules to the page; those of the test before are gone."""
    page.evaluate(
        """(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet]; }""",
        "\n".join(rules),
    )
