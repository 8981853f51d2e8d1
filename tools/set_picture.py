"""The picture of the set to print: `python tools/set_picture.py` writes docs/pictures/set.webp.

Drawn from the solids themselves, seen from the front and above without perspective, lit from the left; needs
what the tests need.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.speech.catalogue import COMMON, catalogue
from openquarto.touch.model import board_model, piece_model
from openquarto.touch.outline import MM, Point
from openquarto.touch.terrace import Terrace

TARGET = Path(__file__).parents[1] / "docs/pictures/set.webp"
PIXELS = 8  # a millimetre, before the picture is made half as large, which smooths its edges
PAPER, BOARD, PIECE = (250, 248, 243), (196, 149, 97), (240, 226, 196)
TURN, TILT = np.radians(-10), np.radians(48)  # of the table, and of the eye above it
LIGHT = np.array([-0.45, -0.35, 0.82])
ON_BOARD = {Piece.A: 0, Piece.N: 2, Piece.K: 5, Piece.H: 7, Piece.J: 10, Piece.E: 13}
Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def scene() -> list[tuple[Terrace, tuple[int, int, int], int]]:
    """Solids, their colours, and how high they are lifted."""
    board = board_model(catalogue(COMMON))
    squares = [_centre(square) for square in board.within[0].within]
    solids = [(board, BOARD, 0)]
    solids += [(piece_model(piece).shifted(squares[at]), PIECE, 3 * MM) for piece, at in ON_BOARD.items()]
    beside = [piece for piece in PIECES if piece not in ON_BOARD]
    beside.sort(key=lambda piece: piece.side(Trait.HEIGHT) is Side.SHORT)  # small ones hide nothing in front
    for number, piece in enumerate(beside):
        place = (196 + 40 * (number % 2)) * MM, (150 - 34 * (number // 2)) * MM
        solids.append((piece_model(piece).shifted(place), PIECE, 0))
    return solids


def _centre(terrace: Terrace) -> Point:
    xs, ys = zip(*terrace.outline, strict=True)
    return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


def seen(points: Numbers) -> Numbers:
    """Points as the eye has them: right, down, and how near."""
    x, y, z = np.moveaxis(points, -1, 0)
    x, y = x * np.cos(TURN) - y * np.sin(TURN), x * np.sin(TURN) + y * np.cos(TURN)
    down = -(y * np.sin(TILT) + z * np.cos(TILT))
    return np.stack((x * PIXELS, down * PIXELS, z * np.sin(TILT) - y * np.cos(TILT)), axis=-1)


def picture() -> Image.Image:
    """Every facet drawn where nothing nearer is."""
    facets, shades = [], []
    for solid, colour, lift in scene():
        corners = np.array(list(solid.facets()), dtype=float) / MM + (0, 0, lift / MM)
        normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        brightness = 0.5 + 0.58 * np.clip(normals @ (LIGHT / np.linalg.norm(LIGHT)), 0, 1)
        brightness *= 0.78 + 0.045 * np.clip(
            corners[..., 2].max(axis=1), 0, 5
        )  # what is raised catches light
        facets.append(seen(corners))
        shades.append(np.clip(brightness[:, None] * np.array(colour), 0, 255))
    corners, colours = np.concatenate(facets), np.concatenate(shades)
    corners[..., :2] += 10 * PIXELS - corners[..., :2].min(axis=(0, 1))
    wide, high = (int(size) + 10 * PIXELS for size in corners[..., :2].max(axis=(0, 1)))
    canvas, nearest = np.full((high, wide, 3), PAPER, dtype=float), np.full((high, wide), -np.inf)
    for triangle, colour in zip(corners, colours, strict=True):
        _fill(triangle, colour, canvas, nearest)
    smooth = Image.fromarray(canvas.round().astype(np.uint8))
    return smooth.resize((wide // 2, high // 2), Image.Resampling.LANCZOS)


def _fill(triangle: Numbers, colour: Numbers, canvas: Numbers, nearest: Numbers) -> None:
    left, top = np.floor(triangle[:, :2].min(axis=0)).astype(int)
    right, bottom = np.ceil(triangle[:, :2].max(axis=0)).astype(int) + 1
    (ax, ay), (bx, by), (cx, cy) = triangle[:, :2]
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if abs(area) < 1e-9:
        return
    y, x = np.mgrid[top:bottom, left:right] + 0.5
    second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
    third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
    near = (
        triangle[0, 2]
        + second * (triangle[1, 2] - triangle[0, 2])
        + third * (triangle[2, 2] - triangle[0, 2])
    )
    window = np.s_[top:bottom, left:right]
    drawn = (second >= 0) & (third >= 0) & (second + third <= 1) & (near > nearest[window])
    nearest[window][drawn] = near[drawn]
    canvas[window][drawn] = colour


if __name__ == "__main__":
    picture().save(TARGET, quality=70, method=6)
    print(TARGET)
