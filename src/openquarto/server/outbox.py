"""What waits to be sent to one socket: bounded, so that a reader that does not read holds nobody up."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected, WebSocketState

from openquarto.wire.messages import TO_PAGE, Envelope, ToPage

OVERFLOW = 1013
_TYPES = {kind: name for name, kind in TO_PAGE.items()}
_ENCODER = msgspec.json.Encoder()
_GONE = (WebSocketDisconnect, WebSocketDisconnected)


class Outbox:
    """A queue of messages and the task that sends them."""

    def __init__(self, websocket: WebSocket, size: int) -> None:
        self._websocket = websocket
        self._queue: asyncio.Queue[str] = asyncio.Queue(size)
        self._is_over: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def put(self, message: ToPage, seq: int) -> None:
        """Send a message when its turn comes; if too many wait already, send the reader away."""
        try:
            self._queue.put_nowait(encoded(message, seq))
        except asyncio.QueueFull:
            self.close(OVERFLOW)

    def close(self, code: int) -> None:
        """Send what waits no more, and close."""
        if not self._is_over.done():
            self._is_over.set_result(code)

    async def run(self) -> None:
        """Send until it is over, then close the socket."""
        writer = asyncio.create_task(self._write())
        ends: list[asyncio.Future[Any]] = [writer, self._is_over]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            writer.cancel()
        if self._is_over.done() and self._websocket.application_state is WebSocketState.CONNECTED:
            code = self._is_over.result()
            with suppress(*_GONE):
                if code != OVERFLOW:
                    await self._flush()
                await self._websocket.close(code)

    async def _write(self) -> None:
        try:
            while True:
                await self._websocket.send_text(await self._queue.get())
        except _GONE:
            return

    async def _flush(self) -> None:
        """The last words before a farewell that is nobody's fault, if they are taken at once."""
        try:
            async with asyncio.timeout(0.5):
                while not self._queue.empty():
                    await self._websocket.send_text(self._queue.get_nowait())
        except TimeoutError:
            return


def encoded(message: ToPage, seq: int) -> str:
    """A message as it goes over the wire."""
    body = msgspec.Raw(_ENCODER.encode(message))
    return _ENCODER.encode(Envelope(_TYPES[type(message)], body, seq)).decode()
