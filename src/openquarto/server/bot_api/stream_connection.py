"""The connection of a program to a table: an answer without an end, taken line by line."""

import asyncio
from collections.abc import AsyncIterator, Callable

from openquarto.server.limits import Limits
from openquarto.server.security_events import SecurityEvents

QUIET = 7.0  # seconds after which an empty line tells that the stream is alive
AHEAD = 16  # lines that wait for a reader; what is more waits in the outbox, which sends away who never reads


class StreamConnection:
    """A way to one program; it sends nothing here, but by requests of its own."""

    lag = 0.0

    def __init__(self, limits: Limits, events: SecurityEvents) -> None:
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self.limits = limits
        self.events = events
        self.on_writable: Callable[[], None] | None = None
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def heard_at(self) -> float:
        """Now: whoever has left takes no more of the answer, and it ends."""
        return self.loop.time()

    @property
    def is_writable(self) -> bool:
        """Whether the program reads."""
        return self._lines.qsize() < AHEAD

    def write(self, text: bytes) -> None:
        """Send a text."""
        self._lines.put_nowait(text)

    write_at_once = write

    async def send_close(self, code: int) -> None:  # noqa: ARG002  the end of an answer has no code
        """End the answer, behind what was sent."""
        self._lines.put_nowait(None)

    def ping(self) -> None:
        """Nothing is to be asked."""

    def charge(self, cost: int) -> None:
        """Nothing is to be paid: it is told what happens, and asks for nothing here."""

    def measure_lag(self) -> None:
        """Nothing comes back here."""

    async def lines(self) -> AsyncIterator[bytes]:
        """Each text as a line, and an empty line where nothing has happened for a while."""
        while True:
            try:
                text = await asyncio.wait_for(self._lines.get(), QUIET)
            except TimeoutError:
                yield b"\n"
                continue
            if text is None:
                return
            if self.on_writable and self.is_writable:
                self.on_writable()
            yield text + b"\n"
