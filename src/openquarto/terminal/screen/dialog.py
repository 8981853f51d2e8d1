"""What every dialog has: it opens over the table, and is closed once."""

from typing import Generic, TypeVar

from textual.screen import ModalScreen

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer | None], Generic[Answer]):
    """Something over the table."""

    _is_closed = False

    def close(self, answer: Answer | None = None) -> None:
        """Close it with an answer; keys that were typed ahead find it closed."""
        if not self._is_closed:
            self._is_closed = True
            self.dismiss(answer)
