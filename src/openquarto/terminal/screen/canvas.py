"""A sheet of coloured characters that is drawn on and then shown row by row."""

from dataclasses import dataclass
from functools import cache
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


@dataclass(frozen=True, slots=True)
class Ink:
    """How a character is painted: its own colour, the one behind it, and whether it is bold."""

    colour: str
    behind: str
    bold: bool = False


class Canvas:
    """Characters and their inks; what is drawn beyond the edges is lost."""

    def __init__(self, width: int, height: int, ink: Ink) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", ink)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: Ink) -> None:
        """Write from left to right."""
        for at, character in enumerate(text, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self.cells[y][at] = (character, ink)

    def put_middle(self, x: int, y: int, width: int, text: str, ink: Ink) -> None:
        """Write in the middle of some columns."""
        shown = text[:width]
        self.put(x + (width - len(shown)) // 2, y, shown, ink)

    def fill(self, x: int, y: int, width: int, height: int, ink: Ink) -> None:
        """Paint a rectangle empty."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, ink)

    def text(self, row: int) -> str:
        """A row as plain text."""
        return "".join(character for character, _ in self.cells[row])

    def strip(self, row: int) -> Strip:
        """A row as Textual shows it."""
        segments = [
            Segment("".join(character for character, _ in run), _style(ink))
            for ink, run in groupby(self.cells[row], key=lambda cell: cell[1])
        ]
        return Strip(segments, self.width)


@cache
def _style(ink: Ink) -> Style:
    return Style(color=ink.colour, bgcolor=ink.behind, bold=ink.bold)
