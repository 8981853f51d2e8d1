"""The server under attack, from one address: connections, requests and sockets, byte by byte."""

import http.client
import json
import socket
import struct
import threading
import time
from dataclasses import dataclass, field

MASK = bytes(4)
PATIENCE = 5.0  # seconds for one answer
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
DRAINED = 65536  # bytes that are read at a time


def frame(head: int, body: bytes = b"") -> bytes:
    """A masked frame with this first byte."""
    size = len(body)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE,)) + size.to_bytes(2, "big")
    return bytes((head,)) + length + MASK + body


def text_frame(kind: str, data: dict[str, object], seen: int = 0) -> bytes:
    """A message of the page."""
    return frame(0x81, json.dumps({"t": kind, "d": data, "v": seen}).encode())


@dataclass
class Target:
    """A server, seen by somebody who comes from one address and has one cookie."""

    port: int
    end: float  # when the attack is over, by the monotonic clock
    source: str = "127.0.0.1"
    cookie: str = ""
    _lines: threading.local = field(default_factory=threading.local)

    @property
    def is_going_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    def from_address(self, source: str) -> "Target":
        """The same attacker with the same cookie, from another address."""
        return Target(self.port, self.end, source, self.cookie)

    # Connections

    def connect(self, receive_buffer: int = 0) -> socket.socket:
        """A connection on which nothing has been said."""
        line = socket.socket()
        line.settimeout(PATIENCE)
        if receive_buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        line.bind((self.source, 0))
        line.connect(("127.0.0.1", self.port))
        return line

    def websocket(self, game: str, receive_buffer: int = 0) -> socket.socket:
        """The socket of a table behind its opening; raises ConnectionError where it is refused."""
        line = self.connect(receive_buffer)
        line.sendall(
            f"GET /table/{game}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Origin: http://127.0.0.1:{self.port}\r\nCookie: oq={self.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            byte = line.recv(1)
            if not byte:
                break
            head += byte
        if b" 101 " not in head[:20]:
            line.close()
            raise ConnectionError(head[:80].decode())
        return line

    def flood(self, line: socket.socket, chunk: bytes) -> int:
        """Send the same bytes over and over until cut off; how often they were taken."""
        taken = 0
        line.settimeout(0.5)
        while self.is_going_on:
            try:
                line.sendall(chunk)
                taken += 1
            except TimeoutError:  # half of a frame may be sent: go on with another socket
                break
            except OSError:
                break
        abort(line)
        return taken

    # Requests

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """A request on this thread's connection, which is kept; the status and the body of the answer."""
        line: http.client.HTTPConnection | None = getattr(self._lines, "line", None)
        if line is None:
            line = http.client.HTTPConnection(
                "127.0.0.1", self.port, timeout=PATIENCE, source_address=(self.source, 0)
            )
            self._lines.line = line
        headers = {"content-type": "application/json", "accept": "application/json"}
        if self.cookie:
            headers["cookie"] = f"oq={self.cookie}"
        try:
            sent = body if isinstance(body, bytes | None) else json.dumps(body).encode()
            line.request(method, path, sent, headers)
            answer = line.getresponse()
            read = answer.read()
        except (OSError, http.client.HTTPException):
            line.close()
            self._lines.line = None
            raise
        fresh = answer.getheader("set-cookie", "").partition("oq=")[2].partition(";")[0]
        self.cookie = fresh or self.cookie
        return answer.status, read

    def open(self, **choice: object) -> str:
        """A table; raises ConnectionError where it is refused."""
        status, read = self.ask("POST", "/tables", choice)
        if status != 201:
            raise ConnectionError(f"{status} {read[:80]!r}")
        return str(json.loads(read)["game"])


def abort(line: socket.socket) -> None:
    """Close without waiting for anything that is still to be sent."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()
