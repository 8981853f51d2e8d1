"""The stock: every piece has its home, and from one home to the next one trait changes."""

from openquarto.rules.piece import PIECES, Piece, Side, Trait
from openquarto.rules.square import SQUARES
from openquarto.speech.manner import Hearer
from openquarto.terminal.screen.canvas import Canvas, Ink
from openquarto.terminal.screen.fit import Box
from openquarto.terminal.screen.grid import Grid
from openquarto.terminal.screen.grid_lines import Lattice
from openquarto.terminal.screen.palette import Palette
from openquarto.terminal.screen.piece import Pencil
from openquarto.view.touch import StockPlace

_ROWS = (
    (Side.LIGHT, Side.ROUND),
    (Side.LIGHT, Side.SQUARE),
    (Side.DARK, Side.SQUARE),
    (Side.DARK, Side.ROUND),
)
_COLUMNS = (
    (Side.TALL, Side.SOLID),
    (Side.TALL, Side.HOLLOW),
    (Side.SHORT, Side.HOLLOW),
    (Side.SHORT, Side.SOLID),
)
HOMES = tuple(Piece.of(*row, *column) for row in _ROWS for column in _COLUMNS)


class Stock(Grid):
    """The pieces left; of a used one, a word of where it is."""

    heading = ""
    hand_word = ""

    @property
    def piece(self) -> Piece:
        """The piece under the cursor."""
        return HOMES[self.cursor]

    @property
    def place(self) -> StockPlace:
        """The place under the cursor, under a mask."""
        return StockPlace(self.cursor + 1)

    def speak(self, hearer: Hearer) -> None:
        """Take the words of a language."""
        self.heading, self.hand_word = hearer.says("label-stock"), hearer.says("label-hand")

    def flip(self, trait: Trait) -> None:
        """Go to the piece that differs in one trait."""
        self.go(HOMES.index(PIECES[self.piece.number ^ trait.bit]))

    def draw_margin(self, canvas: Canvas, lattice: Lattice, ink: Ink) -> None:
        """The heading."""
        canvas.put_middle(lattice.left, 0, lattice.width, self.heading, ink)

    def draw_square(self, canvas: Canvas, index: int, x: int, y: int, colours: Palette) -> None:
        """A piece at home, or the square that it went to, or the word for the hand."""
        assert self.view is not None
        box, piece = self.box, HOMES[index]
        if self.is_masked:
            self._draw_place(canvas, StockPlace(index + 1), (x, y), colours)
            return
        if piece in self.view.stock:
            margin = 1 if box.width > 5 else 0
            pencil = Pencil(canvas, self.manner.edition, colours)
            pencil.draw(piece, x + margin, y, Box(box.width - 2 * margin, box.height))
            return
        faint = Ink(colours.faint, colours.wood)
        canvas.fill(x, y, box.width, box.height, faint)
        words = self._whereabouts(piece)
        for row, word in enumerate(words, start=y + (box.height - len(words)) // 2):
            canvas.put_middle(x, row, box.width, word, faint)

    def _draw_place(self, canvas: Canvas, place: StockPlace, at: tuple[int, int], colours: Palette) -> None:
        """A place under a mask: its number, or for a moment what was felt there."""
        (x, y), box = at, self.box
        if self.felt and self.felt.spot == place and self.felt.piece is not None:
            margin = 1 if box.width > 5 else 0
            pencil = Pencil(canvas, self.manner.edition, colours)
            pencil.draw(self.felt.piece, x + margin, y, Box(box.width - 2 * margin, box.height))
        else:
            ink = Ink(colours.inlay, colours.well)
            canvas.put_middle(x, y + (box.height - 1) // 2, box.width, str(place), ink)

    def _whereabouts(self, piece: Piece) -> list[str]:
        assert self.view is not None
        if piece in self.view.board:
            return [SQUARES[self.view.board.index(piece)].name]
        return self.hand_word.split()[: self.box.height]
