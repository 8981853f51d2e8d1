"""Where messages for one page are put: the one thing that a table knows of a connection."""

from typing import Protocol

from openquarto.wire import messages as wire


class Sender(Protocol):
    """Where messages for a page are put."""

    def put(self, message: wire.ToPage, seq: int) -> None:
        """Send a message about the table as it is after this event."""
        ...

    def close(self, code: int) -> None:
        """Send nothing more."""
        ...

    def measure_lag(self) -> None:
        """Measure how long a message takes from here to the page and back."""
        ...

    @property
    def lag(self) -> float:
        """How long it took at the last time, in seconds; at least as long as an answer is waited for."""
        ...
