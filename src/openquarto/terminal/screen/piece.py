"""Pieces drawn in characters: a top with or without a bore, and a side below it.

Every trait has a sign that needs no colour: round pieces have their corners cut, tall ones more rows, hollow
ones a bore in the top, and the side of a dark one is dense (Access: grooved).
"""

from dataclasses import dataclass

from openquarto.rules.piece import Piece, Side
from openquarto.terminal.screen.canvas import Canvas, Ink
from openquarto.terminal.screen.fit import Box
from openquarto.terminal.screen.palette import Palette, Wood
from openquarto.view.edition import Edition

_GRAINS = {
    (Edition.CLASSIC, Side.LIGHT): "░",
    (Edition.CLASSIC, Side.DARK): "▓",
    (Edition.ACCESS, Side.LIGHT): " ",
    (Edition.ACCESS, Side.DARK): "║",
}
_RIM = "▁"


@dataclass(frozen=True, slots=True)
class Pencil:
    """Draws pieces of an edition on a canvas."""

    canvas: Canvas
    edition: Edition
    palette: Palette

    def draw(self, piece: Piece, x: int, y: int, box: Box) -> None:
        """Draw a piece in a box, standing on its bottom."""
        colour, shape, tallness, fill = piece.sides
        wood, grain = self._wood(colour), _GRAINS[self.edition, colour]
        top = 1 if box.height < 5 else 2
        side = box.height - top if tallness is Side.TALL else 1
        start = y + box.height - top - side
        for row in range(top):
            edge = _RIM if row == top - 1 else " "
            self.canvas.put(x, start + row, edge * box.width, Ink(wood.rim, wood.top))
        for row in range(top, top + side):
            self.canvas.put(x, start + row, grain * box.width, Ink(wood.grain, wood.side))
        if shape is Side.ROUND:
            self._cut_corners(x, start, Box(box.width, top + side), wood)
        if fill is Side.HOLLOW:
            self._bore(x + box.width // 2, start, top, wood)

    def _wood(self, colour: Side) -> Wood:
        """What a piece of this colour or texture is made of."""
        colours = self.palette
        if self.edition is Edition.ACCESS:
            return colours.smooth_piece if colour is Side.LIGHT else colours.grooved_piece
        return colours.light_piece if colour is Side.LIGHT else colours.dark_piece

    def _cut_corners(self, x: int, y: int, box: Box, wood: Wood) -> None:
        """Take the corners off: one step where the top has one row, two where it has two."""
        steps = 1 if box.width < 9 else 2
        bottom = y + box.height - 1
        for step in range(steps):
            gap = " " * (steps - 1 - step)
            self._cut_row(x, y + step, box.width, (gap + "▟", "▙" + gap), wood.top)
            if bottom - step >= y + steps:
                self._cut_row(x, bottom - step, box.width, (gap + "▜", "▛" + gap), wood.side)

    def _cut_row(self, x: int, y: int, width: int, ends: tuple[str, str], face: str) -> None:
        left, right = ends
        self.canvas.put(x, y, left, Ink(face, self.palette.well))
        self.canvas.put(x + width - len(right), y, right, Ink(face, self.palette.well))

    def _bore(self, middle: int, y: int, top: int, wood: Wood) -> None:
        lip, bore = Ink(wood.lip, wood.top), Ink(wood.bore, wood.top, bold=True)
        rows = [("(", "●", ")")] if top == 1 else [("▗", "▄▄▄", "▖"), ("▝", "▀▀▀", "▘")]
        for row, (left, hole, right) in enumerate(rows, start=y):
            start = middle - len(hole) // 2
            self.canvas.put(start - 1, row, left, lip)
            self.canvas.put(start, row, hole, bore)
            self.canvas.put(start + len(hole), row, right, lip)
