"""The two bodies that pieces are made from, round and square, seen from the front and from above."""

from math import atan2, cos, pi, radians, sin, sqrt
from typing import Protocol

from openquarto.drawing.shapes import eased, ellipse, number, path
from openquarto.rules.piece import Side

# A piece stands in a box of 100 × 100; the ground is squashed by the slant of the look.
SLANT = 0.57
BASE = complex(50, 74.5)
TOPS = {Side.TALL: complex(50, 24.5), Side.SHORT: complex(50, 57.5)}  # the same foot, sides nearly 3 : 1

_ROUND = (32.5, 18.5)  # half axes of the round top
_RIGHT, _FRONT = complex(36.8), complex(0, 36.8 * SLANT)  # from the middle to corners of the square top
_EASE = 2.4
_FLAT = 0.91  # how much of the square top its bevel leaves flat
_LIFT = -0.5j  # the flat of the top lies a little above the edge that its bevel goes down to
_SHY = complex(3.5, 1.5)  # a cast shadow begins so far in that its soft edge hides on the lit side
_GRAIN = ((0.2, 0.9, 0.1), (0.34, 0.5, 0.3), (0.5, 0.8, 0.05), (0.66, 0.45, 0.4), (0.8, 0.75, 0.15))


class Solid(Protocol):
    """The paths of one body; `top` is the centre of its top face."""

    def outline(self, top: complex) -> str: ...
    def faces(self, top: complex) -> tuple[tuple[str, str], ...]:
        """The lit parts of the side, each with the name of its gradient."""

    def bevel(self, top: complex) -> str: ...
    def flat(self, top: complex) -> str: ...
    def rim(self, top: complex) -> str:
        """The edges towards the eye."""

    def rings(self, top: complex) -> str: ...
    def grain(self, top: complex) -> str: ...
    def grooves(self, top: complex) -> tuple[tuple[float, str, str], ...]:
        """Upright grooves by their width: the grooves, and the glints on their right edges."""

    def ground(self) -> str:
        """The base."""

    def foot(self) -> str:
        """The lowest part of the side, as high as a short piece."""

    def shadow(self, push: complex) -> str:
        """The base swept along a push."""


class RoundSolid:
    """A cylinder."""

    def outline(self, top: complex) -> str:
        reach = complex(_ROUND[0])
        arc = f"A{_ROUND[0]} {_ROUND[1]} 0 0 0"
        down, up = f"V{number(BASE.imag)}", f"V{number(top.imag)}"
        return path("M", top - reach, down, arc, BASE + reach, up, arc, top - reach, "Z")

    def faces(self, top: complex) -> tuple[tuple[str, str], ...]:
        return (("round", self.outline(top)),)

    def bevel(self, top: complex) -> str:
        return ellipse(top, *_ROUND)

    def flat(self, top: complex) -> str:
        return ellipse(top + _LIFT, _ROUND[0] - 2.6, _ROUND[1] - 1.9)

    def rim(self, top: complex) -> str:
        reach = complex(_ROUND[0])
        return path("M", top - reach, f"A{_ROUND[0]} {_ROUND[1]} 0 0 0", top + reach)

    def rings(self, top: complex) -> str:
        heart = complex(-4.5, -1.6)
        sizes = (0.16, 0.36, 0.57, 0.8)
        return "".join(ellipse(top + _LIFT + heart * (1 - size), 29 * size, 16 * size) for size in sizes)

    def grain(self, top: complex) -> str:
        return "".join(
            _fibre(_on_rim(top, pi * across), _on_rim(BASE, pi * across), length, start)
            for across, length, start in _GRAIN
        )

    def grooves(self, top: complex) -> tuple[tuple[float, str, str], ...]:
        cuts = []
        for step in range(1, 8):
            turn = radians(22.5 * step)
            width = 5.8 * sin(turn) ** 1.1
            cuts.append((width, *_groove(_on_rim(top, turn), _on_rim(BASE, turn), width)))
        return tuple(cuts)

    def ground(self) -> str:
        return ellipse(BASE, *_ROUND)

    def foot(self) -> str:
        reach, rise = complex(_ROUND[0]), complex(0, (BASE - TOPS[Side.SHORT]).imag)
        arc = f"A{_ROUND[0]} {_ROUND[1]} 0 0 0"
        return path(
            "M", BASE - reach - rise, "L", BASE - reach, arc, BASE + reach, "L", BASE + reach - rise, "Z"
        )

    def shadow(self, push: complex) -> str:
        # In units of the half axes the base is a circle, and the sweep touches it square to the push.
        turn = atan2(push.imag / _ROUND[1], push.real / _ROUND[0]) + pi / 2
        side = complex(_ROUND[0] * cos(turn), _ROUND[1] * sin(turn))
        arc = f"A{_ROUND[0]} {_ROUND[1]} 0 0 0"
        near, far = BASE + _SHY, BASE + push
        return path("M", near - side, arc, near + side, "L", far + side, arc, far - side, "Z")


class SquareSolid:
    """A square prism turned by 45°, so that two faces show."""

    def outline(self, top: complex) -> str:
        return eased(
            (top - _FRONT, top + _RIGHT, BASE + _RIGHT, BASE + _FRONT, BASE - _RIGHT, top - _RIGHT), _EASE
        )

    def faces(self, top: complex) -> tuple[tuple[str, str], ...]:
        # The corners at the foot are kept inside the eased outline.
        left = path("M", top - _RIGHT, "L", top + _FRONT, BASE + _FRONT - 0.6j, BASE - _RIGHT - 1j, "Z")
        return (("right", self.outline(top)), ("left", left))

    def bevel(self, top: complex) -> str:
        return _rhombus(top, 1, _EASE)

    def flat(self, top: complex) -> str:
        return _rhombus(top + _LIFT, _FLAT, 1.8)

    def rim(self, top: complex) -> str:
        side = _RIGHT * 0.985  # ends short of the eased corners
        front = top + _FRONT
        return path("M", top - side, "L", front, top + side, "M", front, "L", BASE + _FRONT)

    def rings(self, top: complex) -> str:
        """Arcs about the left corner, from edge to edge."""
        arcs = ""
        for share in (0.3, 0.48, 0.65, 0.82):
            radius = share * abs(_RIGHT) * sqrt(2) * _FLAT
            middle, half = top + _LIFT - _FLAT * _RIGHT * (1 - share), _FLAT * _FRONT * share
            arcs += path(
                "M", middle - half, f"A{number(radius)} {number(radius * SLANT)} 0 0 1", middle + half
            )
        return arcs

    def grain(self, top: complex) -> str:
        lines = ""
        for across, length, start in _GRAIN:
            corner, share = (-_RIGHT, across * 2) if across < 0.5 else (_RIGHT, 2.06 - across * 2)
            at = corner + share * (_FRONT - corner)
            lines += _fibre(top + at, BASE + at, length, start)
        return lines

    def grooves(self, top: complex) -> tuple[tuple[float, str, str], ...]:
        width = 4.8
        shares = [(step + 0.5) / 4 for step in range(4)]
        places = [corner + share * (_FRONT - corner) for corner in (-_RIGHT, _RIGHT) for share in shares]
        cuts = [_groove(top + at, BASE + at, width) for at in places]
        return ((width, "".join(dark for dark, _ in cuts), "".join(glint for _, glint in cuts)),)

    def ground(self) -> str:
        return _rhombus(BASE, 1, _EASE)

    def foot(self) -> str:
        upper = TOPS[Side.SHORT]
        return eased((upper - _RIGHT, upper + _RIGHT, BASE + _RIGHT, BASE + _FRONT, BASE - _RIGHT), _EASE)

    def shadow(self, push: complex) -> str:
        near, far = BASE + _SHY, BASE + push
        return eased(
            (near + _FRONT, near - _RIGHT, near - _FRONT, far - _FRONT, far + _RIGHT, far + _FRONT), _EASE
        )


def _on_rim(centre: complex, turn: float) -> complex:
    """A point of the front rim, from 0 at the left to π at the right."""
    return centre + complex(-_ROUND[0] * cos(turn), _ROUND[1] * sin(turn))


def _rhombus(centre: complex, scale: float, ease: float) -> str:
    across, down = _RIGHT * scale, _FRONT * scale
    return eased((centre - down, centre + across, centre + down, centre - across), ease)


def _fibre(upper: complex, lower: complex, length: float, start: float) -> str:
    """A line of side grain, a little bent, over a part of the height."""
    height = lower - upper
    first = upper + height * (0.08 + 0.3 * start)
    last = first + height * length * 0.62
    bend = (first + last) / 2 + (0.9 if start > 0.12 else -0.9)
    return path("M", first, "Q", bend, last)


def _groove(upper: complex, lower: complex, width: float) -> tuple[str, str]:
    """A groove with round ends, and the glint where its right edge catches the light."""
    first, last = upper + complex(0, 2.9 + width / 2), lower - complex(0, 1.3 + width / 2)
    beside = width / 2 + 0.35
    return path("M", first, "L", last), path("M", first + beside, "L", last + beside)


SOLIDS: dict[Side, Solid] = {Side.ROUND: RoundSolid(), Side.SQUARE: SquareSolid()}
