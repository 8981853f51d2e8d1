"""The board: 16 squares, a to d above them and 1 to 4 at the left."""

from openquarto.rules.square import COLUMNS, ROWS, SQUARES, Square
from openquarto.terminal.screen.canvas import Canvas, Ink
from openquarto.terminal.screen.fit import Box
from openquarto.terminal.screen.grid import Grid
from openquarto.terminal.screen.grid_lines import Lattice
from openquarto.terminal.screen.palette import Palette
from openquarto.terminal.screen.piece import Pencil


class Board(Grid):
    """The board as everybody sees it."""

    left = 2

    @property
    def square(self) -> Square:
        """The square under the cursor."""
        return SQUARES[self.cursor]

    def draw_margin(self, canvas: Canvas, lattice: Lattice, ink: Ink) -> None:
        """The coordinates."""
        for index, name in enumerate(COLUMNS):
            x, _ = lattice.corner(index)
            canvas.put_middle(x, 0, self.box.width, name, ink)
        for index, name in enumerate(ROWS):
            _, y = lattice.corner(index * len(COLUMNS))
            canvas.put(lattice.left - 1, y + self.box.height // 2, name, ink)

    def draw_square(self, canvas: Canvas, index: int, x: int, y: int, colours: Palette) -> None:
        """A piece, or a dot where one can be placed; the last placed one stands between four corners."""
        assert self.view is not None
        width, height = self.box.width, self.box.height
        inlay = Ink(colours.inlay, colours.well, bold=True)
        is_felt = self.felt is not None and self.felt.spot is SQUARES[index]
        piece = self.felt.piece if self.felt and is_felt else self.view.board[index]
        if piece is not None:
            pencil = Pencil(canvas, self.manner.edition, colours)
            pencil.draw(piece, x + 1, y, Box(width - 2, height))
        elif self.is_placing:
            canvas.put(x + width // 2, y + height // 2, "·", inlay)
        if SQUARES[index] is self.view.last:
            canvas.put(x, y, "┏", inlay)
            canvas.put(x + width - 1, y, "┓", inlay)
            canvas.put(x, y + height - 1, "┗", inlay)
            canvas.put(x + width - 1, y + height - 1, "┛", inlay)

    def framed(self) -> tuple[int, ...]:
        """The squares of the lines that won."""
        if self.view is None:
            return ()
        return tuple(square.index for shown in self.view.shown for square in shown.line.squares)
