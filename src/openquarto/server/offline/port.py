"""The connection of a page to a table through a port of messages: nothing is lost, and nobody is far."""

import asyncio
from collections.abc import Callable

from openquarto.server.limits import Limits
from openquarto.server.security_events import SecurityEvents


class PortConnection:
    """A way to one page and back. It has no lag, no silence and no flood: both ends are one browser's."""

    lag = 0.0
    is_writable = True

    def __init__(
        self,
        send: Callable[[str], object],
        close: Callable[[int], object],
        limits: Limits,
        events: SecurityEvents,
    ) -> None:
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.limits = limits
        self.events = events
        self.on_writable: Callable[[], None] | None = None
        self._send = send
        self._close = close
        self._is_closed = False

    @property
    def heard_at(self) -> float:
        """Now: a port that is open is heard."""
        return self.loop.time()

    def write(self, text: bytes) -> None:
        """Send a text."""
        if not self._is_closed:
            self._send(text.decode())

    write_at_once = write

    async def send_close(self, code: int) -> None:
        """Close, once."""
        if not self._is_closed:
            self._is_closed = True
            self._close(code)

    def ping(self) -> None:
        """Nothing is to be asked."""

    def charge(self, cost: int) -> None:
        """Nothing is to be paid."""

    def measure_lag(self) -> None:
        """There is none."""
