"""The smallest WebSocket client that plays and pings as the page does: ten thousand must cost little."""

import asyncio
import base64
import json
import os
import random
import time
from collections.abc import Callable
from typing import cast

MASK = b"\0\0\0\0"  # allowed, and then the bytes need not be changed
PING_PRESSING, PING_AT_EASE = 2.5, 12.0  # seconds without a word: web/js/net/socket_transport.js


class Player(asyncio.Protocol):
    """One seat at one table; remembers the last event seen, and when its action was sent and acknowledged."""

    def __init__(
        self, port: int, game: str, cookie: str, on_done: Callable[[float], None], *, seen: int = 0
    ) -> None:
        self.seen = seen
        self.seen_at = 0.0  # when its last news came
        self.on_news: Callable[[], None] = lambda: None
        self.on_lost: Callable[[], None] = lambda: None
        self.heard = 0  # messages
        self.pings = 0
        self.is_pressing = False  # it is this player's turn
        self.is_ready = asyncio.get_running_loop().create_future()
        self.refused = ""
        self.is_waiting = False  # for the other player: the game has not begun
        self.is_over = False  # the table told of the game's end
        self._head = (
            f"GET /table/{game}/socket?seen={seen} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Cookie: oq={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._on_done = on_done
        self._buffer = b""
        self._is_open = False
        self._asked = 0.0
        self._spoke = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by its class
        self._transport.write(self._head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has sent us away."""
        if not self.is_ready.done():
            self.is_ready.set_exception(ConnectionError(exc or "closed"))
        self.refused = self.refused or "the connection was lost"
        self.stop_pinging()
        self.on_lost()

    def close(self) -> None:
        """Leave."""
        self.stop_pinging()
        if self._transport:
            self._transport.abort()

    # What is said

    def act(self, name: str, action: str, seen: int) -> None:
        """Give or place."""
        self._asked = time.perf_counter()
        self._send({"t": "act", "d": {"id": name, "action": action}, "v": seen})

    def start_pinging(self) -> None:
        """Ping in the rhythm of the page; where in it we are is left to chance."""
        self.stop_pinging()
        self._spoke = self._loop.time() - random.random() * self._silence
        self._wait()

    def stop_pinging(self) -> None:
        """Ping no more; what the server itself asks is still answered."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def set_pressing(self, is_pressing: bool) -> None:  # noqa: FBT001  as the page's own function answers
        """Say whether it is this player's turn, so that pings come sooner."""
        if is_pressing is not self.is_pressing:
            self.is_pressing = is_pressing
            if is_pressing and self._timer:
                self._timer.cancel()
                self._wait()

    @property
    def _silence(self) -> float:
        return PING_PRESSING if self.is_pressing else PING_AT_EASE

    def _wait(self) -> None:
        self._timer = self._loop.call_at(self._spoke + self._silence, self._tick)

    def _tick(self) -> None:
        if self._loop.time() >= self._spoke + self._silence - 0.001:
            self._send({"t": "ping", "d": {"lag": 1}, "v": self.seen})
            self.pings += 1
        self._wait()

    def _send(self, message: dict[str, object]) -> None:
        self._spoke = self._loop.time()
        self._frame(1, json.dumps(message, separators=(",", ":")).encode())

    def _frame(self, kind: int, body: bytes) -> None:
        size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
        if self._transport:
            self._transport.write(bytes([128 | kind]) + size + MASK + body)

    # What is heard

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
            self.is_over = self.is_over or (b'"ending":{' in body)
            self.seen_at = time.perf_counter()
            self.on_news()
        if what == b"tabl":
            self.is_waiting = b'"isWaiting":true' in body
            if not self.is_ready.done():
                self.is_ready.set_result(None)
        elif what == b"done":
            self._on_done(time.perf_counter() - self._asked)
        elif what == b"refu":
            self.refused = body.decode()
