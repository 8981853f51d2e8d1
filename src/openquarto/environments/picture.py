"""What the environments show of a game: the table as text or as pixels, as a seat sees it."""

import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from openquarto.drawing.board import draw
from openquarto.drawing.png import png
from openquarto.drawing.text import text
from openquarto.rules.position import Position
from openquarto.view.view import View

RENDER_MODES = ("human", "ansi", "rgb_array")
WIDTH = 600  # pixels
Frame = str | NDArray[np.uint8]


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"expected {', '.join(RENDER_MODES)} or None as render_mode, got {mode!r}")


def picture_of(position: Position, mode: str | None) -> Frame | None:
    """The picture in a mode: text, or pixels of red, green and blue; `human` prints the text."""
    view = View.of(position)
    if mode == "rgb_array":
        with Image.open(io.BytesIO(png(draw(view), width=WIDTH))) as drawn:
            return np.asarray(drawn.convert("RGB"), np.uint8)
    if mode == "ansi":
        return text(view)
    if mode == "human":
        print(text(view))  # noqa: T201  that is what this mode means
    return None
