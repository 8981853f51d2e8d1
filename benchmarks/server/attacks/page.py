"""A page at a table that does one thing after the other, as quickly as it is answered."""

import json
import secrets
import select
from typing import Any

from benchmarks.server.attacks.target import DRAINED, Target, text_frame


class Page:
    """One socket; what is shown of the table is known after a greeting."""

    def __init__(self, target: Target, game: str) -> None:
        self.line = target.websocket(game)
        self.seen = 0
        self.view: dict[str, Any] = {}
        self.next = ""  # the game that a rematch began
        self._count = 0
        self._name = secrets.token_hex(4)  # no two pages may call something the same
        self._buffer = b""

    def greet(self) -> None:
        """Say hello, and wait for the table."""
        self.line.sendall(text_frame("hello", {"language": "en"}))
        while not self.view:
            self.hear()

    def ask(self, kind: str, **data: object) -> dict[str, Any]:
        """Ask, and its answer; raises ConnectionError where it is sent away."""
        name = self.send(kind, **data)
        while True:
            message = self.hear()
            if message["d"].get("id") == name:
                return message

    def send(self, kind: str, **data: object) -> str:
        """Ask without waiting; the name under which it is answered."""
        self._count += 1
        name = f"{self._name}-{self._count}"
        self.line.sendall(text_frame(kind, {"id": name, **data}, self.seen))
        return name

    @property
    def has_news(self) -> bool:
        """Whether something has come that was not heard yet."""
        return bool(self._buffer or select.select([self.line], [], [], 0)[0])

    def hear(self) -> dict[str, Any]:
        """The next message; raises ConnectionError where it is sent away."""
        while True:
            kind, body = self._frame()
            if kind == 8:
                raise ConnectionError("sent away")
            if kind == 1:
                break
        message: dict[str, Any] = json.loads(body)
        data = message["d"]
        self.seen = max(self.seen, message["v"])
        if message["t"] == "news":
            self.view, self.next = data["view"], data["next"] or self.next
        elif message["t"] == "table":
            self.view = data["table"]["view"]
        return message

    def _frame(self) -> tuple[int, bytes]:
        head = self._read(2)
        size = head[1]
        if size == 126:
            size = int.from_bytes(self._read(2), "big")
        elif size == 127:
            size = int.from_bytes(self._read(8), "big")
        return head[0] & 15, self._read(size)

    def _read(self, size: int) -> bytes:
        while len(self._buffer) < size:
            more = self.line.recv(DRAINED)
            if not more:
                raise ConnectionError("closed")
            self._buffer += more
        read, self._buffer = self._buffer[:size], self._buffer[size:]
        return read
