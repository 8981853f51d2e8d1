"""A sheet read back from its SVG: what is black on it, in millimetres, and how far apart things are."""

import re
from dataclasses import dataclass
from math import cos, dist, hypot, inf, pi, sin
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
Point = tuple[float, float]
Loop = list[Point]


@dataclass(frozen=True)
class Thing:
    """One black thing: its loops; with the even-odd rule, as it is drawn."""

    kind: str
    name: str
    loops: list[Loop]

    @property
    def box(self) -> tuple[float, float, float, float]:
        points = [point for loop in self.loops for point in loop]
        return (
            min(x for x, _ in points),
            min(y for _, y in points),
            max(x for x, _ in points),
            max(y for _, y in points),
        )

    @property
    def centre(self) -> Point:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2

    def covers(self, point: Point) -> bool:
        """Whether this point is black."""
        return sum(_crossings(loop, point) for loop in self.loops) % 2 == 1


def read_sheet(text: str) -> tuple[ET.Element, list[Thing]]:
    """The document, and every black thing on it; whatever else it holds is a fault."""
    root = ET.fromstring(text)  # noqa: S314  our own
    kinds = [child.tag.removeprefix(SVG) for child in root]
    assert ["title", "desc", "rect", "g"] == kinds
    paper, ink = root[2], root[3]
    assert ("#fff", "#000", "evenodd") == (paper.get("fill"), ink.get("fill"), ink.get("fill-rule"))
    things = []
    for each in ink:
        kind = str(each.get("class"))
        if each.tag == f"{SVG}path":
            assert {"class", "d"} <= set(each.attrib) <= {"class", "d", "id"}
            things.append(Thing(kind, str(each.get("id")), _loops(str(each.get("d")))))
        else:
            assert f"{SVG}g" == each.tag
            assert {"class", "data-cells"} == set(each.attrib)
            things.append(Thing(kind, str(each.get("data-cells")), [_round(dot) for dot in each]))
    return root, things


def _loops(data: str) -> list[Loop]:
    loops = []
    for part in re.findall(r"M([^MZ]*)Z", data):
        numbers = [float(text) for text in re.findall(r"-?[\d.]+", part)]
        loops.append(list(zip(numbers[::2], numbers[1::2], strict=True)))
    return loops


def _round(dot: ET.Element) -> Loop:
    assert {"cx", "cy", "r"} == set(dot.attrib)
    x, y, radius = (float(str(dot.get(name))) for name in ("cx", "cy", "r"))
    return [(x + radius * cos(pi * at / 8), y + radius * sin(pi * at / 8)) for at in range(16)]


def gap(one: Thing, other: Thing) -> float:
    """How much white lies between the edges of two things."""
    return min(_loop_gap(a, b) for a in one.loops for b in other.loops)


def _loop_gap(one: Loop, other: Loop) -> float:
    return min(_reach(one, other), _reach(other, one))


def _reach(points: Loop, loop: Loop) -> float:
    """From these points to the nearest side of a loop; loops that do not cross are nearest at a corner."""
    nearest = inf
    for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True):
        dx, dy = bx - ax, by - ay
        squared = dx * dx + dy * dy
        for x, y in points:
            along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / squared))
            nearest = min(nearest, hypot(ax + along * dx - x, ay + along * dy - y))
    return nearest


def _crossings(loop: Loop, point: Point) -> int:
    x, y = point
    sides = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(
        (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in sides
    )


def dots_of(thing: Thing) -> list[Point]:
    """The centres of a braille line."""
    return [
        (sum(x for x, _ in loop) / len(loop), sum(y for _, y in loop) / len(loop)) for loop in thing.loops
    ]


def across(loop: Loop) -> float:
    """The diameter of a dot."""
    return dist(loop[0], loop[8])
