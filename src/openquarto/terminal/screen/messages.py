"""The messages: the newest prominent at the bottom, the older ones above it."""

from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.content import Content
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

_MOST = 300  # messages that are kept to be scrolled to
_MARK, _NO_MARK = "▌ ", "  "
_NO_BREAK, _STAND_IN = "\N{NO-BREAK SPACE}", "\ue000"  # of private use, so nobody types it
_CURRENT, _OTHER, _MARKED = "messages--current", "messages--other", "messages--mark"


class Messages(ScrollView, can_focus=False):
    """A log that can be scrolled, and gone through message by message."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {_CURRENT, _OTHER, _MARKED}

    def __init__(self, *, id: str) -> None:  # noqa: A002  Textual's own word
        super().__init__(id=id)
        self._messages: list[str] = []
        self._at = 0
        self._lines: list[tuple[int, str]] = []  # the rows as they are wrapped, each with its message

    def add(self, text: str) -> None:
        """Say something new."""
        self._messages = [*self._messages, text][-_MOST:]
        self._point_at(len(self._messages) - 1)

    def forget(self) -> None:
        """Wipe all that was said: under a mask nothing stays to be read."""
        self._messages = []
        self._point_at(0)

    def step(self, by: int) -> bool:
        """Point at an older or newer message; whether there is one."""
        at = self._at + by
        if not 0 <= at < len(self._messages):
            return False
        self._point_at(at)
        return True

    @property
    def current(self) -> str:
        """The message that is pointed at."""
        return self._messages[self._at] if self._messages else ""

    def _point_at(self, at: int) -> None:
        self._at = at
        self._wrap()

    def on_resize(self, event: events.Resize) -> None:  # noqa: ARG002
        """Wrap to the new width."""
        self._wrap()

    def _wrap(self) -> None:
        width = self.scrollable_content_region.width
        if not width:
            return
        self._lines = [
            (number, row)
            for number, message in enumerate(self._messages)
            for row in _rows(message, max(1, width - len(_MARK)))
        ]
        self.virtual_size = Size(width, len(self._lines))
        self.refresh()
        # After the layout, and from its beginning: a long message is read from there.
        self.call_after_refresh(self._show_current)

    def _show_current(self) -> None:
        rows = [row for row, (number, _) in enumerate(self._lines) if number == self._at]
        if rows:
            region = Region(0, rows[0], self.virtual_size.width, len(rows))
            is_long = len(rows) > self.size.height
            self.scroll_to_region(region, animate=False, force=True, top=is_long)

    def render_line(self, y: int) -> Strip:
        """One row of what is scrolled to."""
        row = y + self.scroll_offset.y
        width = self.size.width
        if row >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        number, text = self._lines[row]
        is_current = number == self._at
        style = self.get_component_rich_style(_CURRENT if is_current else _OTHER)
        mark = Segment(_MARK if is_current else _NO_MARK, self.get_component_rich_style(_MARKED))
        return Strip([mark, Segment(text, style)]).adjust_cell_length(width, style)


def _rows(text: str, width: int) -> list[str]:
    """A message in rows; Textual alone would break a row at a space that must not be broken at."""
    lines = text.replace(_NO_BREAK, _STAND_IN).splitlines()
    rows = [row.plain for line in lines for row in Content(line).wrap(width)]
    return [row.replace(_STAND_IN, _NO_BREAK) for row in rows]
