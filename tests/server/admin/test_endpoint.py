"""The operator's socket itself: what comes in is bounded, and what a killed server left is replaced."""

import logging
import os
import signal
import socket
import time
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest

from openquarto.server.admin import endpoint
from openquarto.server.admin.listener import listen_admin
from openquarto.server.config import Config
from openquarto.server.error import ServerError
from openquarto.wire import admin as wire
from tests.server.admin.asking import done, path_of
from tests.server.serving import PATIENCE, Running, running
from tests.server.test_processes import port_of, reached, started


def exchanged(server: Running, sent: bytes) -> bytes:
    """All that comes back for some bytes."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        line.connect(str(path_of(server)))
        with suppress(BrokenPipeError):  # it may be closed already
            line.sendall(sent)
        answer = b""
        while more := line.recv(65536):
            answer += more
        return answer


@pytest.mark.parametrize(
    "sent",
    [
        b"\n",
        b"nonsense\n",
        b'{"command": "reboot"}\n',
        b'{"command": "close"}\n',
        b'{"command": "ban", "network": 7}\n',
        b'{"command": "list", "x": "' + b"y" * 10_000 + b'"}\n',
        b"[" * 4000 + b"\n",
        b"\xff\xfe\n",
    ],
)
def test_what_is_no_request_is_refused(
    server: Running, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = msgspec.json.decode(exchanged(server, sent), type=wire.Refused)
    assert "message unreadable" == answer.code
    assert [] == caplog.records


def test_whoever_says_nothing_is_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "DEADLINE", 0.2)
    assert b"" == exchanged(server, b'{"command":')


def test_only_some_operators_at_a_time(server: Running) -> None:
    watching = []
    for _ in range(endpoint.MOST):
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(PATIENCE)
        line.connect(str(path_of(server)))
        line.sendall(b'{"command": "watch"}\n')
        assert line.recv(10)
        watching.append(line)
    assert b"" == exchanged(server, b'{"command": "list"}\n')
    for line in watching:
        line.close()
    deadline = time.monotonic() + PATIENCE
    while not exchanged(server, b'{"command": "list"}\n'):  # the places are free when it is noticed
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_what_a_killed_server_left_is_replaced(tmp_path: Path) -> None:
    file = str(tmp_path / "g.sqlite")
    with started("serve", "--port", "0", "--database", file, folder=tmp_path) as (process, address):
        reached(port_of(address))
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    assert Path(f"{file}.admin").is_socket()
    with running(tmp_path, database=file) as server:
        assert 0 == done(server, wire.List())


def config(tmp_path: Path, admin: str) -> Config:
    return Config(database=str(tmp_path / "g.sqlite"), admin_socket=admin)


def test_a_socket_that_is_in_use_is_left_alone(tmp_path: Path) -> None:
    named = config(tmp_path, str(tmp_path / "s"))
    first = listen_admin(named)
    assert first is not None
    with closing(first), pytest.raises(ServerError, match="another server listens there; set admin_socket"):
        listen_admin(named)
    assert (tmp_path / "s").is_socket()


def test_a_file_of_that_name_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "s").write_text("mine")
    with pytest.raises(ServerError, match="Address already in use"):
        listen_admin(config(tmp_path, str(tmp_path / "s")))
    assert "mine" == (tmp_path / "s").read_text()


def test_a_path_that_is_too_long_keeps_no_server_from_starting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / ("long" * 40)
    with caplog.at_level(logging.WARNING):
        assert None is listen_admin(Config(database=str(folder / "g.sqlite")))
    assert "set admin_socket to another, or off" in caplog.text
    with pytest.raises(ServerError, match="cannot be opened"):
        listen_admin(Config(admin_socket=str(folder / "s")))


def test_a_system_without_local_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("socket.AF_UNIX")
    assert None is listen_admin(config(tmp_path, ""))
    with pytest.raises(ServerError, match="this system has none"):
        listen_admin(config(tmp_path, str(tmp_path / "s")))


def test_off_and_memory_have_none(tmp_path: Path) -> None:
    assert None is listen_admin(config(tmp_path, "off"))
    assert None is listen_admin(Config(database="memory:"))


def test_with_postgresql_the_users_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path / "not" / "there"))
    listener = listen_admin(Config(database="postgresql:///quarto"))
    assert listener is not None
    with closing(listener):
        assert (tmp_path / "not" / "there" / "postgresql.admin").is_socket()
