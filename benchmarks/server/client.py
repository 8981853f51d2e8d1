"""The smallest WebSocket client that can play: a driver with ten thousand of them must cost little itself."""

import asyncio
import base64
import json
import os
import time
from collections.abc import Callable

MASK = b"\0\0\0\0"  # allowed, and then the bytes need not be changed


class Player(asyncio.Protocol):
    """One seat at one table; remembers the last event seen, and when its action was sent and acknowledged."""

    def __init__(self, port: int, game: str, cookie: str, on_done: Callable[[float], None]) -> None:
        self.seen = 0
        self.heard = 0  # messages
        self.is_ready = asyncio.get_running_loop().create_future()
        self.refused = ""
        self._head = (
            f"GET /table/{game}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Cookie: oq={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._on_done = on_done
        self._buffer = b""
        self._is_open = False
        self._sent = 0.0
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has sent us away."""
        if not self.is_ready.done():
            self.is_ready.set_exception(ConnectionError(exc or "closed"))

    def act(self, name: str, action: str, seen: int) -> None:
        """Give or place."""
        self._sent = time.perf_counter()
        self._send({"t": "act", "d": {"id": name, "action": action}, "v": seen})

    def close(self) -> None:
        """Leave."""
        if self._transport:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take frames apart; a server's frames are not masked and here never in pieces."""
        buffer = self._buffer + data
        if not self._is_open:
            head, blank, buffer = buffer.partition(b"\r\n\r\n")
            if not blank:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self.is_ready.set_exception(ConnectionError(head[:80].decode()))
                return
            self._is_open = True
            self._send({"t": "hello", "d": {"language": "en"}, "v": 0})
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            self._take(buffer[0] & 15, buffer[start : start + size])
            buffer = buffer[start + size :]
        self._buffer = buffer

    def _take(self, kind: int, body: bytes) -> None:
        if kind == 9:  # a ping of the protocol
            self._frame(10, body)
        if kind != 1:
            return
        self.heard += 1
        what = body[6:10]  # {"t":"news",…
        if what in (b"news", b"tabl"):
            self.seen = int(body[body.rfind(b":") + 1 : -1])
        if what == b"tabl" and not self.is_ready.done():
            self.is_ready.set_result(None)
        elif what == b"done":
            self._on_done(time.perf_counter() - self._sent)
        elif what == b"refu":
            self.refused = body.decode()

    def _send(self, message: dict[str, object]) -> None:
        self._frame(1, json.dumps(message).encode())

    def _frame(self, kind: int, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
        if self._transport:
            self._transport.write(bytes([128 | kind]) + size + MASK + body)
