"""Many connections from one address: the others come in, and whoever is in stays."""

import contextlib
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from openquarto.server.limits import Limits
from openquarto.server.net.admission import MOST_FILES, RESERVE, connection_room, raise_file_limit
from tests.server.hostile.attack import raw_connection
from tests.server.serving import Running, Somebody, running

HALF = b"GET / HTTP/1.1\r\nHost: 127."
WHOLE = HALF + b"0.0.1\r\n\r\n"
OTHER = "127.0.0.2"
MOST = 2.0  # seconds of the processor for an honest round trip; they stand still while a busy machine does


def is_open(server: Running, source: str = "127.0.0.1") -> bool:
    """Whether one more connection from there is let in."""
    try:
        with raw_connection(server, WHOLE, source) as line:
            return line.recv(1) != b""
    except ConnectionError:
        return False


def test_a_flood_from_one_address_ends_at_its_limit(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(connections=30), database="memory:") as server, _stack() as held:
        me = server.somebody(OTHER)
        game = me.open(opponent="here")
        page = me.sit(game)
        for _ in range(100):
            with contextlib.suppress(ConnectionError):
                held.enter_context(raw_connection(server, HALF))
        assert not is_open(server)
        assert is_open(server, OTHER)
        began = time.process_time()
        page.acts("A a1")
        assert 200 == me.ask("GET", "/healthz").status
        assert time.process_time() - began < MOST
        assert 71 == server.services.security_events.counts["connections"]
        held.close()
        end = time.monotonic() + 5
        while not is_open(server) and time.monotonic() < end:
            time.sleep(0.05)
        assert is_open(server)
        page.close()


def test_sockets_and_requests_count_together_and_are_given_back(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(connections=3), database="memory:") as server:
        me = server.somebody()
        game = me.open(opponent="here")
        for _ in range(3):
            pages = [me.sit(game) for _ in range(3)]
            assert not is_open(server)
            for page in pages:
                page.close()
            end = time.monotonic() + 5
            while server.server.server_state.connections and time.monotonic() < end:
                time.sleep(0.02)
        assert 200 == me.ask("GET", "/healthz").status


def test_a_trusted_proxy_asks_for_many_people(tmp_path: Path) -> None:
    limits = Limits(connections=2, sockets=2)
    url, proxies = "https://quarto.example", ("127.0.0.3",)
    with (
        running(
            tmp_path, limits=limits, database="memory:", public_url=url, trusted_proxies=proxies
        ) as server,
        _stack() as held,
    ):
        for _ in range(10):
            held.enter_context(raw_connection(server, HALF, source="127.0.0.3"))
        assert is_open(server, "127.0.0.3")
        for _ in range(2):
            held.enter_context(raw_connection(server, HALF))
        assert not is_open(server)


def _stack() -> contextlib.ExitStack:
    return contextlib.ExitStack()


@contextlib.contextmanager
def _process(folder: Path, files: int) -> Iterator[Running]:
    """A server in a process of its own that may open so many files."""
    environment = {
        **os.environ,
        "OPENQUARTO_LIMITS_HEAD": "4",
        "OPENQUARTO_LIMITS_CONNECTIONS": "1000",
        "OPENQUARTO_DATABASE": str(folder / "games.sqlite"),
    }
    with subprocess.Popen(
        [sys.executable, "-m", "openquarto", "serve", "--port", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),  # noqa: PLW1509
    ) as process:
        try:
            assert process.stdout
            found = re.search(r":(\d+)", process.stdout.readline())
            assert found
            yield _Elsewhere(int(found[1]))  # type: ignore[misc]
        finally:
            process.terminate()
            _, complaints = process.communicate(timeout=20)
        assert "Too many open files" not in complaints


class _Elsewhere:
    """A server in another process, as far as attackers need it."""

    def __init__(self, port: int) -> None:
        self.port = port

    def somebody(self) -> Somebody:
        return Somebody(self.port)


def test_whoever_is_in_plays_on_when_there_are_no_files_left(tmp_path: Path) -> None:
    with _process(tmp_path, files=RESERVE + 60) as server, _stack() as held:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        for _ in range(120):
            with contextlib.suppress(OSError):
                held.enter_context(raw_connection(server, HALF))
        assert not is_open(server)
        page.acts("A a1 B b1")
        began = time.monotonic()
        while not is_open(server) and time.monotonic() - began < 15:
            time.sleep(0.2)
        assert 200 == me.ask("GET", "/rules").status  # the half heads are cut off, and there is room again
        page.acts("C c1")
        page.close()


def test_the_limit_of_files_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, resource.RLIM_INFINITY)]
    monkeypatch.setattr(resource, "getrlimit", lambda _which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _which, pair: limits.append(pair))
    assert 256 - RESERVE == connection_room()
    raise_file_limit()
    raise_file_limit()
    assert [(256, resource.RLIM_INFINITY), (MOST_FILES, resource.RLIM_INFINITY)] == limits
    limits.append((256, 1024))
    raise_file_limit()
    assert (1024, 1024) == limits[-1]
