"""A 4×4 grid of squares with a cursor: what board and stock have in common."""

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from openquarto.rules.action import Phase
from openquarto.speech.manner import Manner
from openquarto.terminal.screen.canvas import Canvas, Ink
from openquarto.terminal.screen.fit import FITS, Box
from openquarto.terminal.screen.grid_lines import DOUBLE, HEAVY, SIDE, Lattice, Strokes
from openquarto.terminal.screen.palette import Palette, palette_of
from openquarto.view.masked import MaskedView, Sight
from openquarto.view.touch import Felt
from openquarto.view.view import View

_LAST = SIDE * SIDE - 1
_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Grid(Widget, can_focus=True):
    """Sixteen squares drawn on wood; a subclass says what stands on each."""

    cursor = reactive(0)
    left = 0  # columns of wood at the left, beside the margin

    class Chosen(Message):
        """A click on a square."""

        def __init__(self, grid: "Grid") -> None:
            super().__init__()
            self.grid = grid

    def __init__(self, *, id: str) -> None:  # noqa: A002  Textual's own word
        super().__init__(id=id)
        self.box = FITS[0].board
        self.margin = FITS[0].margin
        self.manner = Manner()
        self.view: View | None = None
        self.is_masked = False
        self.felt: Felt | None = None  # under a mask: what is shown of it, for a moment
        self._canvas: Canvas | None = None

    def show(self, view: Sight, manner: Manner) -> None:
        """Draw another state of the table; under a mask it looks empty."""
        self.is_masked = isinstance(view, MaskedView)
        self.view, self.manner = (view.blank() if isinstance(view, MaskedView) else view), manner
        self.redraw()

    def feel(self, felt: Felt | None) -> None:
        """Show what a touch told, or nothing any more."""
        self.felt = felt
        self.redraw()

    def resize(self, box: Box, margin: int) -> None:
        """Draw in another size."""
        self.box, self.margin = box, margin
        self._canvas = None
        self.refresh(layout=True)

    def redraw(self) -> None:
        """Draw anew, in the colours of now."""
        self._canvas = None
        self.refresh()

    # Movement

    def go(self, index: int) -> None:
        """Move the cursor; at an edge it stays, and a bell tells."""
        if index == self.cursor:
            self.app.bell()
        self.cursor = index

    def move(self, key: str) -> bool:
        """Move the cursor if the key does that; whether it does."""
        row, column = divmod(self.cursor, SIDE)
        match key:
            case "left" | "right" | "up" | "down":
                across, down = _STEPS[key]
                self.go(_within(row + down) * SIDE + _within(column + across))
            case "home":
                self.go(row * SIDE)
            case "end":
                self.go(row * SIDE + SIDE - 1)
            case "ctrl+home":
                self.go(0)
            case "ctrl+end":
                self.go(_LAST)
            case _:
                return False
        return True

    def on_click(self, event: events.Click) -> None:
        """Choose the square under the pointer."""
        index = self._lattice.at(event.x, event.y)
        if index is not None:
            self.cursor = index
            self.post_message(self.Chosen(self))

    # Drawing

    @property
    def _lattice(self) -> Lattice:
        return Lattice(self.box, left=self.left + self.margin, top=1)

    @property
    def _width(self) -> int:
        return self._lattice.left + self._lattice.width + self.margin

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """The grid, and some wood at both sides."""
        return self._width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """The grid, and a row of wood above it."""
        return self._lattice.height + 1

    def render_line(self, y: int) -> Strip:
        """One row of the drawing, which is made once for all rows."""
        if self._canvas is None:
            self._canvas = self.draw()
        return self._canvas.strip(y) if y < self._canvas.height else Strip.blank(self.size.width)

    def draw(self) -> Canvas:
        """The whole grid."""
        colours = palette_of(self.app)
        lattice = self._lattice
        burnt = Ink(colours.burn, colours.wood, bold=True)
        canvas = Canvas(self._width, lattice.height + 1, burnt)
        self.draw_margin(canvas, lattice, burnt)
        for index in range(_LAST + 1):
            x, y = lattice.corner(index)
            canvas.fill(x, y, self.box.width, self.box.height, Ink(colours.burn, colours.well))
            if self.view is not None:
                self.draw_square(canvas, index, x, y, colours)
        strokes = Strokes()
        strokes.frame(self.framed(), DOUBLE)
        if self.has_focus:
            strokes.frame((self.cursor,), HEAVY)
        thin = Ink(colours.line, colours.wood)
        double, heavy = Ink(*colours.shown, bold=True), Ink(*colours.focus, bold=True)
        lattice.draw(canvas, strokes, (thin, double, heavy))
        return canvas

    def draw_margin(self, canvas: Canvas, lattice: Lattice, ink: Ink) -> None:
        """What is burnt into the wood around the squares."""

    def draw_square(self, canvas: Canvas, index: int, x: int, y: int, colours: Palette) -> None:
        """What stands on a square."""
        raise NotImplementedError

    def framed(self) -> tuple[int, ...]:
        """The squares with a double frame."""
        return ()

    @property
    def is_placing(self) -> bool:
        """Whether a piece is in hand."""
        return self.view is not None and self.view.phase is Phase.PLACE

    def watch_cursor(self) -> None:
        """Show the cursor where it is now."""
        self.redraw()

    def on_focus(self) -> None:
        """Show the cursor."""
        self.redraw()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.redraw()


def _within(step: int) -> int:
    return max(0, min(SIDE - 1, step))
