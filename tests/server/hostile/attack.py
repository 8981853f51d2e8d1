"""An attacker's socket: it speaks the protocol byte by byte, and is bounded in time and in bytes."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.server.serving import Running, Somebody

MASK = bytes(4)


def frame(head: int, body: bytes = b"") -> bytes:
    """A masked frame with this first byte."""
    assert len(body) < 126
    return bytes((head, 0x80 | len(body))) + MASK + body


def raw_socket(server: Running, somebody: Somebody, game: str) -> socket.socket:
    """The socket of a page behind its opening; nothing is answered that the test does not answer."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(10)
    line.sendall(
        f"GET /table/{game}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {somebody.origin}\r\n"
        f"Cookie: {somebody.cookie_header}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b" 101 " in head
    return line


def raw_connection(server: Running, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection that has sent these bytes and nothing more."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=30, source_address=(source, 0))
    line.sendall(sent)
    return line


def rest_of(line: socket.socket) -> bytes:
    """All that comes until the other end closes or cuts the connection."""
    heard = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            heard += part
    return heard


class Flood:
    """Sends the same bytes over and over, for so many seconds or until it is cut off."""

    def __init__(self, line: socket.socket, chunk: bytes, seconds: float) -> None:
        self.bytes_taken = 0
        self.was_cut = False
        self._line = line
        self._chunk = chunk
        self._end = time.monotonic() + seconds
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self._line.settimeout(0.5)
        while time.monotonic() < self._end and not self._stop.is_set():
            try:
                self.bytes_taken += self._line.send(self._chunk)
            except TimeoutError:
                continue
            except OSError:
                self.was_cut = True
                return

    @contextmanager
    def going(self) -> Iterator["Flood"]:
        """Flood while something else is tried."""
        self._thread.start()
        try:
            yield self
        finally:
            self._stop.set()
            self._thread.join(5)

    def wait(self) -> None:
        """Wait until it is cut off or its time is over."""
        self._thread.join(max(0.0, self._end - time.monotonic()) + 1)
