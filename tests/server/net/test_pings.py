"""Pings of pages: answered with the last event's number, and not decoded where they are plain."""

from pathlib import Path

import pytest

from openquarto.server.limits import Limits
from openquarto.server.net import inbound
from tests.server.hostile.attack import frame, raw_socket
from tests.server.serving import running

PLAIN = [b'{"t":"ping","d":{},"v":0}', b'{"t":"ping","d":{},"v":123456789}']
OTHER = [
    b'{"t": "ping", "d": {}, "v": 0}',
    b'{"t":"ping","d":{"lag":41},"v":12}',
    b'{"d":{},"t":"ping"}',
    b'{"t":"ping"}',
]
BROKEN = [b'{"t":"ping","d":{},"v":0', b'{"t":"ping","d":{},"v":0}}', b'{"t":"ping","d":[],"v":0}']


def _unread(text: bytes) -> None:
    raise AssertionError(f"decoded: {text!r}")


@pytest.mark.parametrize("ping", PLAIN)
def test_a_plain_ping_is_answered_without_being_decoded(
    ping: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, database="memory:") as server:
        me = server.somebody()
        with raw_socket(server, me, me.open(opponent="here")) as line:
            monkeypatch.setattr(inbound, "_decode", _unread)
            line.sendall(frame(0x81, ping))
            assert b'{"t":"pong","d":{},"v":2}' == line.recv(4096)[2:]


@pytest.mark.parametrize("ping", OTHER)
def test_a_ping_that_is_written_otherwise_is_answered_too(ping: bytes, tmp_path: Path) -> None:
    with running(tmp_path, database="memory:") as server:
        me = server.somebody()
        with raw_socket(server, me, me.open(opponent="here")) as line:
            line.sendall(frame(0x81, ping))
            assert b'{"t":"pong","d":{},"v":2}' == line.recv(4096)[2:]


@pytest.mark.parametrize("ping", BROKEN)
def test_what_only_begins_like_a_ping_is_refused(ping: bytes, tmp_path: Path) -> None:
    with running(tmp_path, database="memory:") as server:
        me = server.somebody()
        with raw_socket(server, me, me.open(opponent="here")) as line:
            line.sendall(frame(0x81, ping))
            assert b'"code":"message unreadable"' in line.recv(4096)


def test_pings_are_counted_as_every_message(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(messages=5), database="memory:") as server:
        me = server.somebody()
        with raw_socket(server, me, me.open(opponent="here")) as line:
            for _ in range(5):
                line.sendall(frame(0x81, PLAIN[0]))
                assert b'"pong"' in line.recv(4096)
            line.sendall(frame(0x81, PLAIN[0]))
            assert b"\x88\x02\x03\xf0" == line.recv(4096)  # 1008
