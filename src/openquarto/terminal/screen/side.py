"""What stands beside board and stock: the hand, the two players with their clocks, buttons."""

from collections.abc import Mapping

from rich.cells import cell_len, set_cell_size
from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from openquarto.match.warning import WARNING
from openquarto.rules.piece import Piece
from openquarto.rules.seat import Seat
from openquarto.speech.answer import Clocks
from openquarto.speech.manner import Hearer
from openquarto.terminal.screen.canvas import Canvas, Ink
from openquarto.terminal.screen.fit import FITS, Box
from openquarto.terminal.screen.palette import palette_of
from openquarto.terminal.screen.piece import Pencil
from openquarto.view.masked import MaskedView, Sight


class Hand(Widget):
    """The piece in hand, larger than all others, in a saucer."""

    def __init__(self, *, id: str) -> None:  # noqa: A002  Textual's own word
        super().__init__(id=id)
        self.box = FITS[0].hand
        self.piece: Piece | None = None
        self.hearer = Hearer()

    def show(self, view: Sight, hearer: Hearer) -> None:
        """Draw another hand; under a mask it looks empty."""
        self.piece = None if isinstance(view, MaskedView) else view.hand
        self.hearer = hearer
        self.refresh()

    def feel(self, piece: Piece | None) -> None:
        """Show what a touch told, or nothing any more."""
        self.piece = piece
        self.refresh()

    def resize(self, box: Box) -> None:
        """Draw in another size."""
        self.box = box
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """The box, with a row of wood above and below it."""
        return self.box.height + 2

    def render_line(self, y: int) -> Strip:
        """One row of the drawing."""
        return self._draw().strip(y) if y < self.box.height + 2 else Strip.blank(self.size.width)

    def _draw(self) -> Canvas:
        colours = palette_of(self.app)
        width, box = self.size.width, self.box
        burnt = Ink(colours.burn, colours.wood, bold=True)
        canvas = Canvas(width, box.height + 2, burnt)
        canvas.put_middle(0, 0, width, self.hearer.says("label-hand"), burnt)
        left = (width - box.width) // 2
        canvas.fill(left - 2, 1, box.width + 4, box.height, Ink(colours.burn, colours.well))
        if self.piece is not None:
            Pencil(canvas, self.hearer.manner.edition, colours).draw(self.piece, left, 1, box)
        return canvas


class Players(Static):
    """Both seats, a row each: who is to act, and what the clocks have left."""

    def show(self, names: Mapping[Seat, str], clocks: Clocks, to_act: Seat | None) -> None:
        """Write both rows anew if they have changed."""
        rows = Content("\n").join(
            [self._row(names[seat], clocks.get(seat), is_acting=seat is to_act) for seat in Seat]
        )
        if rows != self.content:
            self.update(rows)

    def _row(self, name: str, seconds: float | None, *, is_acting: bool) -> Content:
        time = "" if seconds is None else clock_face(seconds)
        mark, room = "▶" if is_acting else " ", max(4, self.size.width - 2 - len(time))
        shown = name if cell_len(name) <= room else f"{set_cell_size(name, room - 1)}…"
        row = Content(f"{mark}{set_cell_size(shown, room)} {time}")
        if not is_acting:
            return row.stylize("$second")
        is_low = seconds is not None and seconds <= WARNING
        return row.stylize("bold $error" if is_low else "bold $accent")


class Push(Static, can_focus=True):
    """A button: Enter, Space or a click pushes it. It looks the same at all times."""

    class Pushed(Message):
        """The button was pushed."""

        def __init__(self, push: "Push") -> None:
            super().__init__()
            self.push = push

    def on_key(self, event: events.Key) -> None:
        """Push it by key."""
        if event.key in ("enter", "space"):
            event.stop()
            self.post_message(self.Pushed(self))

    def on_click(self) -> None:
        """Push it by pointer."""
        self.post_message(self.Pushed(self))


def clock_face(seconds: float) -> str:
    """Minutes and seconds, rounded down: a clock never shows more than there is."""
    minutes, rest = divmod(int(seconds), 60)
    if minutes < 60:
        return f"{minutes}:{rest:02}"
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
