"""What the queues in and out need of a connection: a WebSocket has it, and the port of a worker too."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from openquarto.server.limits import Limits
from openquarto.server.security_events import SecurityEvents


class PageConnection(Protocol):
    """A way to one page and back, of whatever kind."""

    loop: asyncio.AbstractEventLoop
    limits: Limits
    events: SecurityEvents
    on_writable: Callable[[], None] | None  # is called when the page reads again

    @property
    def heard_at(self) -> float:
        """When the page was heard last, in the time of the loop."""
        ...

    @property
    def is_writable(self) -> bool:
        """Whether the page has taken nearly all that was written."""
        ...

    def write(self, text: bytes) -> None:
        """Send a text, perhaps together with what follows in this turn of the loop."""
        ...

    def write_at_once(self, text: bytes) -> None:
        """Send a short text in this turn of the loop, where nothing waits to be sent with it."""
        ...

    async def send_close(self, code: int) -> None:
        """Close, if there is still anybody."""
        ...

    def ping(self) -> None:
        """Ask whether the page is there; whatever it sends is an answer."""
        ...

    def charge(self, cost: int) -> None:
        """Count a message as so many."""
        ...

    def measure_lag(self) -> None:
        """Measure how long a message takes to the page and back."""
        ...

    @property
    def lag(self) -> float:
        """How long it took at the last time, in seconds."""
        ...
