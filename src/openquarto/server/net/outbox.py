"""The queue of messages for one page: bounded, so that a reader that does not read holds nobody up."""

import asyncio
from collections import deque

import msgspec

from openquarto.server.net.page_connection import PageConnection
from openquarto.wire.messages import TO_PAGE, ToPage

OVERFLOW = 1013
_HEADS = {kind: f'{{"t":"{name}","d":'.encode() for name, kind in TO_PAGE.items()}
_PONG = b'{"t":"pong","d":{},"v":%d}'
_ENCODER = msgspec.json.Encoder()


class Outbox:
    """Sends at once as long as the page reads; then messages wait, and at last it is sent away."""

    def __init__(self, connection: PageConnection, size: int) -> None:
        self._connection = connection
        self._size = size
        self._waiting: deque[bytes] = deque()
        self._closing: asyncio.Task[None] | None = None
        connection.on_writable = self._go_on

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is sent."""
        return self._closing is not None

    def put(self, message: ToPage, seq: int) -> None:
        """Send a message when its turn comes; if too many wait already, send the reader away."""
        if not self._closing:
            self._put(encoded(message, seq))

    def put_pong(self, seq: int) -> None:
        """Answer a ping: as `put` would do it, but without a message that has to be made and encoded."""
        if self._closing:
            return
        if self._connection.is_writable and not self._waiting:
            self._connection.write_at_once(_PONG % seq)
        else:
            self._put(_PONG % seq)

    def _put(self, text: bytes) -> None:
        if self._connection.is_writable and not self._waiting:
            self._connection.write(text)
        elif len(self._waiting) < self._size:
            self._waiting.append(text)
        else:
            self.close(OVERFLOW)

    def close(self, code: int) -> None:
        """Close; what waits is sent before that, unless it is too much."""
        if self._closing is None:
            if code != OVERFLOW:
                for text in self._waiting:
                    self._connection.write(text)
            self._closing = asyncio.get_running_loop().create_task(self._connection.send_close(code))

    def measure_lag(self) -> None:
        """Measure how long a message takes to the page and back, if it reads."""
        if self._connection.is_writable and not (self._waiting or self._closing):
            self._connection.measure_lag()

    @property
    def lag(self) -> float:
        """How long it took at the last time, in seconds."""
        return self._connection.lag

    async def closed(self) -> None:
        """Wait until the close frame is written."""
        if self._closing:
            await asyncio.wait({self._closing})

    def _go_on(self) -> None:
        while self._waiting and self._connection.is_writable and self._closing is None:
            self._connection.write(self._waiting.popleft())


def encoded(message: ToPage, seq: int) -> bytes:
    """A message as it goes over the wire: `{"t": …, "d": …, "v": …}`."""
    return b'%b%b,"v":%d}' % (_HEADS[type(message)], _ENCODER.encode(message), seq)
