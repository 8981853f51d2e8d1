"""The one soft shape of board, wells, tray and saucer: between an ellipse and a rectangle."""

from cmath import rect
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import copysign, cos, pi, radians, sin

from openquarto.drawing.shapes import path

# Directions of the normal, in degrees, where a quarter is cut into Bézier curves; its corner is amid.
_CUTS = (0, 4, 20, 45, 70, 86)
_CORNER = slice(2, 4)

Curve = tuple[complex, complex, complex, complex]


@dataclass(frozen=True, slots=True)
class Superellipse:
    """The curve `|x / across| ** power + |y / down| ** power = 1`."""

    across: float
    down: float
    power: float

    @property
    def reach(self) -> complex:
        """From the centre to the lower right of the rectangle around it."""
        return complex(self.across, self.down)

    def path(self, centre: complex, *, inset: float = 0, drop: float = 0) -> str:
        """The closed outline, or its parallel `inset` further in; the lower half is pulled down by `drop`."""
        curves = self._curves(inset)
        half = len(curves) // 2
        lower = [[centre + complex(0, drop) + knot for knot in curve] for curve in curves[:half]]
        upper = [[centre + knot for knot in curve] for curve in curves[half:]]
        parts: list[str | complex | Iterable[complex]] = ["M", lower[0][0]]
        for curve in lower:
            parts += ["C", curve[1:]]
        if drop:
            parts += ["L", upper[0][0]]
        for curve in upper:
            parts += ["C", curve[1:]]
        return path(*parts, "Z")

    def corners(self, *, inset: float) -> str:
        """The four rounded corners alone of a parallel, around the origin."""
        curves = self._curves(inset)
        parts: list[str | complex | Iterable[complex]] = []
        for quarter in range(4):
            into, out_of = curves[quarter * len(_CUTS) :][_CORNER]
            parts += ["M", into[0], "C", into[1:], out_of[1:]]
        return path(*parts)

    def _curves(self, inset: float) -> list[Curve]:
        """Bézier curves around the origin, clockwise from the right: start, two handles, goal."""
        turns = [quarter * pi / 2 + radians(cut) for quarter in range(4) for cut in _CUTS] + [2 * pi]
        knots = [(turn, self._point(turn) - rect(inset, turn)) for turn in turns]
        return [_curve(*start, *goal) for start, goal in pairwise(knots)]

    def _point(self, turn: float) -> complex:
        """The point where the normal has the direction `turn`."""
        x, y = self.across * cos(turn), self.down * sin(turn)
        root = 1 / (self.power - 1)
        size = (abs(x) ** (root + 1) + abs(y) ** (root + 1)) ** (1 / self.power)
        return complex(
            copysign(self.across * abs(x) ** root / size, x), copysign(self.down * abs(y) ** root / size, y)
        )


def _curve(turn: float, start: complex, goal_turn: float, goal: complex) -> Curve:
    """Both handles reach towards the point where the tangents meet, so that the curve never bulges."""
    leave, arrive, chord = rect(1, turn + pi / 2), rect(1, goal_turn + pi / 2), goal - start
    bend = _cross(leave, arrive)
    reach, back = 2 / 3 * _cross(chord, arrive) / bend, 2 / 3 * _cross(leave, chord) / bend
    return start, start + reach * leave, goal - back * arrive, goal


def _cross(one: complex, other: complex) -> float:
    return (one.conjugate() * other).imag
