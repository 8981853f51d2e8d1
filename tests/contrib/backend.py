"""A server that stands in for ours behind a proxy: it says who it is, and can be told to misbehave."""

import base64
import hashlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455


@dataclass
class Backend:
    """What one of the servers does, and what it was asked."""

    name: str
    port: int = 0
    is_ready: bool = True
    is_leaving: bool = False  # no new sockets
    drops_posts: bool = False  # takes them, and answers nothing
    posts: list[str] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)


@contextmanager
def backend(name: str, port: int = 0) -> Iterator[Backend]:
    """A server on loopback, from its start to its stop."""
    told = Backend(name)
    server = _Server(("127.0.0.1", port), type("Handler", (_Handler,), {"backend": told}))
    told.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield told
    finally:
        server.shutdown()
        server.server_close()
        thread.join(20)
        for connection in server.connections:  # as if the process were gone
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, *settings: Any) -> None:  # noqa: ANN401  the library's own
        super().__init__(*settings)
        self.connections: list[socket.socket] = []

    def get_request(self) -> tuple[socket.socket, Any]:
        """Take a connection, and remember it."""
        connection, address = super().get_request()
        self.connections.append(connection)
        return connection, address

    def handle_error(self, *_told: object) -> None:
        """Say nothing of connections that a proxy cuts off."""


class _Handler(BaseHTTPRequestHandler):
    backend: ClassVar[Backend]
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        own = self.backend
        if self.path != "/readyz":
            own.headers.append(dict(self.headers.items()))
        if self.path == "/readyz":
            self._answer(200 if own.is_ready else 503)
        elif self.path.endswith("/socket"):
            self._open_socket()
        elif self.path.startswith("/assets/"):  # of one version
            self._answer(200 if self.path.endswith(own.name) else 404)
        else:
            self._answer(200)

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.backend.posts.append(self.path)
        if self.backend.drops_posts:
            self.close_connection = True
        else:
            self._answer(201)

    def _answer(self, status: int) -> None:
        text = self.backend.name.encode()
        self.send_response(status)
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def _open_socket(self) -> None:
        self.close_connection = True
        if self.backend.is_leaving:
            self._answer(503)
            return
        digest = hashlib.sha1((self.headers["sec-websocket-key"] + GUID).encode()).digest()  # noqa: S324
        self.send_response(101)
        self.send_header("upgrade", "websocket")
        self.send_header("connection", "upgrade")
        self.send_header("sec-websocket-accept", base64.b64encode(digest).decode())
        self.end_headers()
        text = self.backend.name.encode()
        self.wfile.write(bytes((0x81, len(text))) + text)
        self.rfile.read(1)  # until the other end leaves

    def log_message(self, *_told: object) -> None:
        """Write nothing."""
