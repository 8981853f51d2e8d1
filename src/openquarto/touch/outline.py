"""The pieces of the Access edition seen from above, at true size: the same for the sheet and for the model.

Four traits for the finger, each by a feature of its own: corners or none, 28 mm across or 18, a hole or none,
an edge that is notched or smooth. Points are whole micrometres, so that what is computed is exact.
"""

from math import asin, cos, pi, sin, sqrt

from openquarto.rules.piece import Piece, Side, Trait

Point = tuple[int, int]
Outline = tuple[Point, ...]  # closed, counter-clockwise where y points up

MM = 1_000
ACROSS = {Side.TALL: 28 * MM, Side.SHORT: 18 * MM}  # the diameter, or the side
_HOLE = {Side.TALL: 14 * MM, Side.SHORT: 8 * MM}  # wide enough for a fingertip to sink in
_AROUND = {Side.TALL: 12, Side.SHORT: 6}  # notches of a round piece
_ASIDE = {Side.TALL: 3, Side.SHORT: 2}  # notches in each side of a square one
NOTCH_WIDTH, NOTCH_DEPTH = 3 * MM, 2_500
_STEPS = 96  # of a circle; off by less than a hundredth of a millimetre


def piece_outline(piece: Piece) -> Outline:
    """The edge of a piece around the origin."""
    size = piece.side(Trait.HEIGHT)
    across = ACROSS[size]
    is_notched = piece.side(Trait.COLOUR) is Side.DARK
    if piece.side(Trait.SHAPE) is Side.ROUND:
        return _notched_circle(across / 2, _AROUND[size]) if is_notched else circle(across / 2)
    return _notched_square(across, _ASIDE[size]) if is_notched else rectangle(across, across)


def piece_hole(piece: Piece) -> Outline:
    """The edge of its hole, of the same shape as the piece; empty where there is none."""
    if piece.side(Trait.FILL) is Side.SOLID:
        return ()
    across = _HOLE[piece.side(Trait.HEIGHT)]
    return circle(across / 2) if piece.side(Trait.SHAPE) is Side.ROUND else rectangle(across, across)


def circle(radius: float, steps: int = _STEPS) -> Outline:
    """A circle around the origin."""
    return tuple(_polar(radius, 2 * pi * step / steps) for step in range(steps))


def rectangle(width: int, height: int, *, eased: int = 0) -> Outline:
    """A rectangle around the origin, its corners perhaps rounded with this radius."""
    corners = [(width // 2, height // 2), (-width // 2, height // 2)]
    corners += [(-x, -y) for x, y in corners]
    if not eased:
        return tuple(corners)
    quarter = _STEPS // 4
    return tuple(
        moved(
            _polar(eased, pi / 2 * (number + step / quarter)), (x - _toward(x, eased), y - _toward(y, eased))
        )
        for number, (x, y) in enumerate(corners)
        for step in range(quarter + 1)
    )


def moved(point: Point, by: Point) -> Point:
    """A point at another place."""
    return point[0] + by[0], point[1] + by[1]


def shifted(outline: Outline, by: Point) -> Outline:
    """An outline at another place."""
    return tuple(moved(point, by) for point in outline)


def _notched_circle(radius: float, notches: int) -> Outline:
    """A circle with notches at equal distances, the first half a step from the right."""
    half, turn = NOTCH_WIDTH / 2, 2 * pi / notches
    edge, reach = asin(half / radius), sqrt(radius**2 - half**2)  # where a notch leaves the circle
    steps = _STEPS // notches
    points: list[Point] = []
    for number in range(notches):
        middle = turn * (number + 0.5)
        land = turn - 2 * edge
        points += (_polar(radius, middle - turn + edge + land * step / steps) for step in range(1, steps))
        corners = ((reach, -half), (radius - NOTCH_DEPTH, -half), (radius - NOTCH_DEPTH, half), (reach, half))
        points += (_turned(x, y, middle) for x, y in corners)
    return tuple(points)


def _notched_square(across: int, notches: int) -> Outline:
    """A square with so many notches in each side, the corners whole."""
    land = (across - notches * NOTCH_WIDTH) // (notches + 1)
    half = across // 2
    side: list[Point] = [(half, -half)]  # up the right-hand side
    for number in range(notches):
        start = -half + land + number * (land + NOTCH_WIDTH)
        end = start + NOTCH_WIDTH
        side += [(half, start), (half - NOTCH_DEPTH, start), (half - NOTCH_DEPTH, end), (half, end)]
    return tuple(_turned(x, y, pi / 2 * turn) for turn in range(4) for x, y in side)


def _polar(radius: float, angle: float) -> Point:
    return round(radius * cos(angle)), round(radius * sin(angle))


def _turned(x: float, y: float, angle: float) -> Point:
    return round(x * cos(angle) - y * sin(angle)), round(x * sin(angle) + y * cos(angle))


def _toward(value: int, length: int) -> int:
    return length if value > 0 else -length
