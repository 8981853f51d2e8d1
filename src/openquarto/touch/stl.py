"""Solids as binary STL, in millimetres: what every slicer reads."""

import struct
from collections.abc import Iterable
from math import hypot

from openquarto.about import NAME, VERSION
from openquarto.touch.outline import MM
from openquarto.touch.terrace import Facet, Terrace

_FACET = struct.Struct("<12fH")


def stl(solids: Iterable[Terrace]) -> bytes:
    """A file with these solids; the same bytes every time."""
    facets = [facet for solid in solids for facet in solid.facets()]
    header = f"{NAME} {VERSION}, millimetres".encode().ljust(80)
    return header + struct.pack("<I", len(facets)) + b"".join(map(_packed, facets))


def extent(solids: Iterable[Terrace]) -> tuple[float, float, float]:
    """How wide, deep and high they are together, in millimetres."""
    outlines = [(solid.edge, solid.top) for solid in solids]
    xs, ys = ([point[axis] for edge, _ in outlines for point in edge] for axis in (0, 1))
    return (max(xs) - min(xs)) / MM, (max(ys) - min(ys)) / MM, max(top for _, top in outlines) / MM


def _packed(facet: Facet) -> bytes:
    corners = (coordinate / MM for corner in facet for coordinate in corner)
    return _FACET.pack(*_normal(facet), *corners, 0)


def _normal(facet: Facet) -> tuple[float, float, float]:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = facet
    ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = hypot(x, y, z)
    return x / length, y / length, z / length
