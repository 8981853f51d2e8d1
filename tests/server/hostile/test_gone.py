"""Whoever is gone before it was their turn is nobody's mistake: nothing is written about it."""

import logging
import socket
import struct
import time
from pathlib import Path

import pytest

from openquarto.server.limits import Limits
from tests.server.serving import running

AT_ONCE = struct.pack("ii", 1, 0)  # a close that is a reset


@pytest.mark.parametrize("is_reset", [False, True])
def test_who_leaves_while_they_wait_to_be_let_in(
    is_reset: bool,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with running(tmp_path, limits=Limits(share=0.5), database="memory:") as server:
        me, other = server.somebody(), server.somebody("127.0.0.2")
        game = me.open(opponent="here")
        handshake = (
            f"GET /table/{game}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: {me.origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        server.services.addresses.share("127.0.0.1").spend(0.5)
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(handshake.encode())
                if is_reset:
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        time.sleep(1.5)
        assert 200 == other.ask("GET", "/rules").status
        assert 200 == me.ask("GET", "/rules").status
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
