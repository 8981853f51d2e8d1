"""Clients that take their time: for a head, a body, a hello or an answer. All are cut off, nobody waits."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from openquarto.server.fair_share import BURST
from openquarto.server.limits import Limits
from openquarto.server.site.assets import Asset
from tests.server.hostile.attack import frame, raw_connection, raw_socket, rest_of
from tests.server.serving import Page, Running, running

SHORT = Limits(head=0.5, body=0.5, hello=0.5, answer=1.0)
PATIENCE = 5.0  # seconds: ten times the deadlines
HONEST = 2.0  # seconds for three round trips and a page, on a busy machine
HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, limits=SHORT, database="memory:") as server:
        yield server


def post(server: Running, length: int) -> bytes:
    return (
        f"POST /language HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {length}\r\n\r\n"
    ).encode()


def drip(line: socket.socket, chunk: bytes) -> float:
    """Send a little every now and then until nobody takes it; how long that was."""
    began = time.monotonic()
    while time.monotonic() - began < 2 * PATIENCE:
        try:
            line.sendall(chunk)
        except OSError:
            break
        time.sleep(0.05)
    return time.monotonic() - began


def deadlines_passed(server: Running) -> int:
    return server.services.security_events.counts["deadline"]


def test_a_head_that_does_not_end(server: Running) -> None:
    with raw_connection(server, HEAD) as line:
        assert rest_of(line).startswith(b"HTTP/1.1 408 ")
    with raw_connection(server, HEAD) as line:
        assert drip(line, b"x-a: b\r\n") < PATIENCE  # each byte within the deadline, the head not
    assert 2 == deadlines_passed(server)
    assert 200 == server.somebody().ask("GET", "/healthz").status


def test_the_next_head_on_a_connection(server: Running) -> None:
    whole = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with raw_connection(server, whole) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 200 ")
        time.sleep(0.3)
        line.sendall(whole)
        assert line.recv(4096).startswith(b"HTTP/1.1 200 ")
        line.sendall(HEAD)
        assert rest_of(line).startswith(b"HTTP/1.1 408 ")


def test_a_connection_that_says_nothing_is_closed_without_a_word(server: Running) -> None:
    with raw_connection(server) as line:
        assert b"" == rest_of(line)
    assert 0 == deadlines_passed(server)  # browsers open connections in advance


def test_a_body_that_does_not_end(server: Running) -> None:
    with raw_connection(server, post(server, 100)) as line:
        assert rest_of(line).startswith(b"HTTP/1.1 408 ")
    with raw_connection(server, post(server, 4_000)) as line:
        assert drip(line, b" ") < PATIENCE
    assert 2 == deadlines_passed(server)


def test_a_body_that_is_too_large_is_not_read_for_ever(server: Running) -> None:
    with raw_connection(server, post(server, 10**12) + b" " * 8_000) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 413 ")
        assert drip(line, b" " * 1_000) < PATIENCE


def test_an_answer_that_is_not_taken(tmp_path: Path) -> None:
    with running(tmp_path, limits=SHORT, database="memory:", send_buffer=4096) as server:
        assets = server.services.templates.assets
        assets._assets["large.bin"] = Asset.of("large.bin", bytes(8_000_000))
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        with narrow:
            narrow.sendall(
                f"GET {assets.url('large.bin')} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
            )
            end = time.monotonic() + PATIENCE
            while not server.server.server_state.connections and time.monotonic() < end:
                time.sleep(0.01)
            while server.server.server_state.connections and time.monotonic() < end:
                time.sleep(0.05)
            assert set() == server.server.server_state.connections


def test_a_socket_that_does_not_say_hello(server: Running) -> None:
    me = server.somebody()
    game = me.open(opponent="here")
    with raw_socket(server, me, game) as line:
        assert b"\x88\x02\x0f\xa0" == line.recv(4096)  # 4000
    with raw_socket(server, me, game) as line:
        for _ in range(20):
            line.sendall(frame(0x89))  # pings are no hello
            time.sleep(0.05)
        assert b"\x88\x02\x0f\xa0" in line.recv(4096)
    page = me.sit(game)
    time.sleep(1.0)
    page.acts("A a1")
    page.close()
    assert 2 == deadlines_passed(server)


def test_a_hello_that_waits_here_is_not_late(tmp_path: Path) -> None:
    limits = Limits(hello=3.0)
    with running(tmp_path, limits=limits, database="memory:") as server:
        me = server.somebody()
        connection = me.socket(me.open(opponent="here"))
        late = limits.hello + 1
        server.services.addresses.share("127.0.0.1").spend(late * limits.share + BURST)
        page = Page(connection)  # is heard when all that was done for its address is paid back
        page.acts("A a1")
        page.close()
        assert 0 == deadlines_passed(server)


def test_a_body_that_breaks_off_is_no_mistake_of_ours(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    raw_connection(server, post(server, 100)).close()
    assert 200 == server.somebody().ask("GET", "/healthz").status
    assert "a request failed" not in caplog.text


@pytest.mark.parametrize("attack", ["silence", "half heads", "half bodies", "no hello"])
def test_an_honest_player_does_not_wait(tmp_path: Path, attack: str) -> None:
    with running(tmp_path, limits=Limits(), database="memory:") as server, ExitStack() as held:
        me, stranger = server.somebody("127.0.0.2"), server.somebody()
        game = me.open(opponent="here")
        page = me.sit(game)
        sent = {"silence": b"", "half heads": HEAD, "half bodies": post(server, 100)}
        for _ in range(45):
            line = raw_socket(server, stranger, game) if attack == "no hello" else None
            held.enter_context(line or raw_connection(server, sent[attack]))
        began = time.monotonic()
        page.acts("A a1 B b1")
        assert 200 == me.ask("GET", "/rules").status
        assert time.monotonic() - began < HONEST
        page.close()
