"""Whoever leaves before being answered is no mistake of the server's, and nothing is written about it."""

import logging
import socket
import struct
import time
from pathlib import Path

import pytest

from tests.server.hostile.attack import raw_socket
from tests.server.serving import running

AT_ONCE = struct.pack("ii", 1, 0)  # a reset in the place of a goodbye


def test_leaving_a_game_that_there_is_not(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "openquarto")
    with running(tmp_path) as server:
        stranger = server.somebody()
        for _ in range(20):
            line = raw_socket(server, stranger, "nothing-of-that-name")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            line.close()
        time.sleep(0.3)
        assert 404 == stranger.ask("GET", "/table/nothing-of-that-name").status
    assert [] == [record.getMessage() for record in caplog.records]
