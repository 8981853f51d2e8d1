"""The command line: a line that is sent with Enter."""

from textual import events
from textual.widgets import Input


class CommandLine(Input):
    """Sends its line at once and is empty again: what is typed ahead belongs to the next line."""

    def __init__(self, *, id: str) -> None:  # noqa: A002  Textual's own word
        super().__init__(id=id, compact=True, select_on_focus=False)

    def begin(self, text: str) -> None:
        """Take text that was typed elsewhere, and all that follows it."""
        self.value = text
        self.cursor_position = len(text)
        self.focus()

    def on_key(self, event: events.Key) -> None:
        """Send the line; Textual itself would do so only after the keys that follow."""
        if event.key == "enter":
            event.stop()
            event.prevent_default()
            self.post_message(self.Submitted(self, self.value))
            self.value = ""
