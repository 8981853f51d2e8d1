"""Solids made of terraces: flat ground inside an outline, with higher or deeper terraces within it.

Everything that we print is one: a piece is a terrace with a deeper one as its hole; the board is low ground
with a block on it that has sixteen deep squares. Nothing overhangs, so that it prints without supports.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.touch.outline import Outline, Point, shifted
from openquarto.touch.triangles import triangles

Corner = tuple[int, int, int]
Facet = tuple[Corner, Corner, Corner]  # counter-clockwise, seen from outside


@dataclass(frozen=True, slots=True, kw_only=True)
class Terrace:
    """Ground at a height; its foot is where its slope begins on the ground around it, if that is wider."""

    outline: Outline
    height: int
    within: tuple["Terrace", ...] = ()
    foot: Outline = ()

    @property
    def edge(self) -> Outline:
        """Where it meets the ground around it."""
        return self.foot or self.outline

    @property
    def top(self) -> int:
        """The greatest height."""
        return max(self.height, *(terrace.top for terrace in self.within), 0)

    def facets(self) -> Iterator[Facet]:
        """The whole solid, standing on the ground: its bottom, its walls, and all that is on top."""
        yield from _flat(((one, three, two) for one, two, three in triangles(self.edge)), 0)
        yield from self._above(0)

    def _above(self, ground: int) -> Iterator[Facet]:
        yield from _walls(self.edge, ground, self.outline, self.height)
        yield from _flat(triangles(self.outline, (terrace.edge for terrace in self.within)), self.height)
        for terrace in self.within:
            yield from terrace._above(self.height)  # noqa: SLF001  one of us

    def shifted(self, by: Point) -> "Terrace":
        """This terrace moved to another place."""
        return Terrace(
            outline=shifted(self.outline, by),
            height=self.height,
            within=tuple(terrace.shifted(by) for terrace in self.within),
            foot=shifted(self.foot, by),
        )


def _flat(cut: Iterator[tuple[Point, Point, Point]], height: int) -> Iterator[Facet]:
    for one, two, three in cut:
        yield (*one, height), (*two, height), (*three, height)


def _walls(foot: Outline, ground: int, top: Outline, height: int) -> Iterator[Facet]:
    """From the foot up to the top, or down to it: then the same facets look the other way, into the hole."""
    for number in range(len(foot)):
        one, two, three, four = foot[number - 1], foot[number], top[number], top[number - 1]
        yield (*one, ground), (*two, ground), (*three, height)
        yield (*one, ground), (*three, height), (*four, height)
