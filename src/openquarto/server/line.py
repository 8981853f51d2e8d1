"""The line to one page: uvicorn's WebSocket, but what is sent is written at once and nobody is waited for."""

import asyncio
from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINGER = 10.0  # seconds that a page has to take what was sent before it was sent away
FEW = 8  # messages that may wait to be heard before no more are read
_SHORT, _LONG = 126, 1 << 16  # bytes from which on a frame's head tells its length in another way


def line_of(websocket: WebSocket) -> "Line":
    """The line under a WebSocket."""
    line: Line = websocket.state.line
    return line


class Line(WebSocketsSansIOProtocol):
    """Messages come in through ASGI and go out past it: that would be a task and a wait for each of them."""

    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let whoever serves the socket find its line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    # What goes out

    @property
    def is_free(self) -> bool:
        """Whether the other end has taken nearly all that was written."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send a text, in one frame that is not masked, as servers do."""
        size = len(text)
        if size < _SHORT:
            head = bytes((0x81, size))
        elif size < _LONG:
            head = bytes((0x81, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((0x81, 127)) + size.to_bytes(8, "big")
        if not (self.close_sent or self.disconnected):
            self.transport.write(head + text)

    def resume_writing(self) -> None:
        """The other end reads again."""
        super().resume_writing()
        if self.on_writable:
            self.on_writable()

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a farewell is written at once, behind whatever was not taken yet."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)

    def leave(self, code: int) -> "asyncio.Task[None]":
        """Say farewell."""
        return self.loop.create_task(self.send({"type": "websocket.close", "code": code, "reason": ""}))

    # What comes in

    @property
    def has_more(self) -> bool:
        """Whether another message waits to be heard."""
        return not self.queue.empty()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; uvicorn stops reading at each and then goes on, which is two system calls."""
        if self.read_paused or self.queue.qsize() >= FEW:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as uvicorn knows
        super().send_receive_event_to_app()
        self.read_paused = False

    async def run_asgi(self) -> None:
        """Serve a socket; soon afterwards it is gone, whether the other end agrees or not."""
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)
