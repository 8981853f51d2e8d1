"""What waits to be sent to one page: bounded, so that a reader that does not read holds nobody up."""

import asyncio
from collections import deque

import msgspec

from openquarto.server.line import Line
from openquarto.wire.messages import TO_PAGE, ToPage

OVERFLOW = 1013
_HEADS = {kind: f'{{"t":"{name}","d":'.encode() for name, kind in TO_PAGE.items()}
_ENCODER = msgspec.json.Encoder()


class Outbox:
    """Sends at once as long as the page reads; then messages wait, and at last it is sent away."""

    def __init__(self, line: Line, size: int) -> None:
        self._line = line
        self._size = size
        self._waiting: deque[bytes] = deque()
        self._farewell: asyncio.Task[None] | None = None
        line.on_writable = self._go_on

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is sent."""
        return self._farewell is not None

    def put(self, message: ToPage, seq: int) -> None:
        """Send a message when its turn comes; if too many wait already, send the reader away."""
        if self._farewell:
            return
        if self._line.is_free and not self._waiting:
            self._line.write(encoded(message, seq))
        elif len(self._waiting) < self._size:
            self._waiting.append(encoded(message, seq))
        else:
            self.close(OVERFLOW)

    def close(self, code: int) -> None:
        """Say farewell; before one that is nobody's fault comes whatever waits."""
        if self._farewell is None:
            if code != OVERFLOW:
                for text in self._waiting:
                    self._line.write(text)
            self._farewell = asyncio.get_running_loop().create_task(self._line.leave(code))

    async def closed(self) -> None:
        """Wait until the farewell is written."""
        if self._farewell:
            await asyncio.wait({self._farewell})

    def _go_on(self) -> None:
        while self._waiting and self._line.is_free and self._farewell is None:
            self._line.write(self._waiting.popleft())


def encoded(message: ToPage, seq: int) -> bytes:
    """A message as it goes over the wire: `{"t": …, "d": …, "v": …}`."""
    return b'%b%b,"v":%d}' % (_HEADS[type(message)], _ENCODER.encode(message), seq)
