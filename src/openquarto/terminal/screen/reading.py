"""Some sentences to be read at leisure: the keys, or help; and the word that the window is too small."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from openquarto.speech.manner import Hearer
from openquarto.terminal.screen.dialog import Dialog
from openquarto.terminal.screen.fit import LEAST_COLUMNS, LEAST_ROWS
from openquarto.terminal.screen.side import Push

KEYS = (  # in the order of their table
    *("arrows", "digits", "enter"),
    *("r", "c", "d", "x", "v", "z", "h", "o", "w", "t", "l", "comma", "s", "b", "i", "q", "e", "m"),
    "help",
)


class Reading(Dialog[None]):
    """A page of text; Esc, Enter or the button closes it, the arrows scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark", "close", show=False),
        Binding("up", "scroll('up')", show=False),
        Binding("down", "scroll('down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
        Binding("home", "scroll('home')", show=False),
        Binding("end", "scroll('end')", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str], close: str) -> None:
        super().__init__()
        self._title = title
        self.lines = tuple(lines)
        self._close = close

    def compose(self) -> ComposeResult:
        """The title, the text, a button."""
        with Vertical(id="dialog"):
            yield Static(Content(self._title), id="question")
            with VerticalScroll(id="text", can_focus=False):
                yield Static(Content("\n".join(self.lines)))
            yield Push(Content(self._close), id="close")

    def on_mount(self) -> None:
        """Let Enter close it."""
        self.query_one("#close").focus()

    def on_push_pushed(self) -> None:
        """The button closes it."""
        self.close()

    def action_close(self) -> None:
        """Close it."""
        self.close()

    def action_scroll(self, way: str) -> None:
        """Scroll the text."""
        getattr(self.query_one("#text"), f"scroll_{way}")(animate=False)


class TooSmall(ModalScreen[None]):
    """What is shown instead of a table that would be broken."""

    def __init__(self, hearer: Hearer) -> None:
        super().__init__()
        self._hearer = hearer

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(id="too-small")

    def on_resize(self, event: events.Resize) -> None:
        """Say how large the window is, and how large it has to be."""
        columns, rows = event.size
        values = {"least-columns": LEAST_COLUMNS, "least-rows": LEAST_ROWS}
        said = self._hearer.says("screen-too-small", columns=columns, rows=rows, **values)
        self.query_one(Static).update(Content(said))


def keys_in_words(hearer: Hearer) -> tuple[str, ...]:
    """The list of keys."""
    return tuple(hearer.says(f"key-{name}") for name in KEYS)
