"""Requests that are made to be misread: two lengths, huge heads, numbers and lists; from foreign pages."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import cookie_parser
from websockets.exceptions import InvalidStatus

from tests.marking import more
from tests.server.hostile.attack import raw_connection, rest_of
from tests.server.serving import Running, running

PUBLIC = "https://quarto.example"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, database="memory:") as server:
        yield server


def mistakes(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server logged of things that should not happen."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def malformed(server: Running) -> int:
    return server.services.security_events.counts["malformed"]


@pytest.mark.parametrize(
    ("version", "lengths", "is_clear"),
    [
        ("1.1", "Content-Length: 2\r\n", True),  # two bytes that are no language
        ("1.1", "Transfer-Encoding: chunked\r\n", True),
        ("1.1", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", False),
        ("1.1", "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n", False),
        ("1.0", "Transfer-Encoding: chunked\r\n", False),
        ("1.1", "Content-Length: 2\r\nContent-Length: 3\r\n", False),
        ("1.1", "Transfer-Encoding: gzip, chunked\r\n", False),
    ],
)
def test_a_body_has_one_length(server: Running, version: str, lengths: str, is_clear: bool) -> None:
    hidden = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
    body = "2\r\n{}\r\n0\r\n\r\n" if "chunked" in lengths else "{}"
    head = f"POST /language HTTP/{version}\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: text/json\r\n"
    with raw_connection(server, (head + lengths + "\r\n" + body + hidden).encode()) as line:
        if not is_clear:
            heard = rest_of(line)  # it is closed, and what came behind is not read
            assert (b"HTTP/1.1 400 ", 1) == (heard[:13], heard.count(b"HTTP/1.1 "))
            assert 1 == malformed(server)
        else:
            heard = b""
            while b'"ok"' not in heard:  # the request behind it is another one
                heard += line.recv(4096)
            assert [b"400", b"200"] == [part[:3] for part in heard.split(b"HTTP/1.1 ")[1:]]


def test_escapes_in_a_cookie_are_not_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def parse(text: str) -> dict[str, str]:
        read.append(text)
        return cookie_parser(text)

    monkeypatch.setattr("starlette.requests.cookie_parser", parse)
    me = server.somebody()
    game = me.open(opponent="here")
    nasty = 'a="' + '\\"' * 5_000 + '"'  # a second of Python 3.11, for everybody
    games = me.ask("GET", "/api/games", headers={"cookie": f"{nasty}; {me.cookie_header}"}).json
    assert [game] == [each["game"] for each in games]
    assert {me.cookie_header} == {text.strip() for text in read}


@pytest.mark.parametrize("size", [40_000, 200_000])
@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_head_is_bounded_also_behind_another_request(server: Running, size: int, before: int) -> None:
    head = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    sent = f"{head}\r\n" * before + head + "a:b\r\n" * (size // 5) + "\r\n"
    with raw_connection(server, sent.encode()) as line:
        answers = [part[:3] for part in rest_of(line).split(b"HTTP/1.1 ")[1:]]
        assert [b"200"] * before + [b"400"] == answers
    assert 1 == malformed(server)


NUMBERS = {
    "huge": "1" + "0" * 400,
    "longer than Python reads": "9" * 4_000,
    "a float": "1e400",
    "minus": "-1",
}
DEEP = "[" * 2_000 + "]" * 2_000
BODIES = {
    **{name: f'{{"language": {text}}}'.encode() for name, text in NUMBERS.items()},
    "deep": f'{{"language": {DEEP}}}'.encode(),
    "deep where nobody looks": f'{{"other": {DEEP}}}'.encode(),
}


@pytest.mark.parametrize("name", more(BODIES, but=["huge", "deep where nobody looks"]))
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/language"),
        ("POST", "/tables"),
        ("POST", "/api/games/{game}/seat"),
        ("POST", "/api/games/{game}/invitation"),
        ("PATCH", "/api/games/{game}"),
    ],
)
def test_numbers_and_lists_without_end_are_refused(
    server: Running, method: str, path: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    me = server.somebody()
    game = me.open(opponent="link")
    sent = BODIES[name].replace(b"language", {"seat": b"secret", "tion": b"seat"}.get(path[-4:], b"title"))
    answer = me.ask(method, path.format(game=game), sent, {"content-type": "application/json"})
    assert answer.status in (201, 400)  # a number of a usual size is taken for a choice that nobody knows
    assert [] == mistakes(caplog)


@pytest.mark.parametrize("lag", [*NUMBERS.values(), DEEP, "{" * 1_900], ids=[*NUMBERS, "deep", "open"])
def test_numbers_without_end_in_a_message(
    server: Running, lag: str, caplog: pytest.LogCaptureFixture
) -> None:
    me = server.somebody()
    page = me.sit(me.open(opponent="here"))
    for text in (f'{{"t":"ping","d":{{"lag":{lag}}},"v":0}}', f'{{"t":"ping","d":{{}},"v":{lag}}}'):
        page.connection.send(text[:4_096])
        page.until("refused", "pong")
    page.acts("A a1")
    page.close()
    assert [] == mistakes(caplog)


def test_too_many_headers_of_a_socket_are_a_refusal(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    head = f"GET /table/x/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n" + "a: b\r\n" * 200
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    with raw_connection(server, (head + upgrade + key).encode()) as line:
        assert b" 101 " not in rest_of(line)
    assert [] == mistakes(caplog)


@pytest.mark.parametrize(
    ("host", "origin", "is_ours"),
    [
        ("quarto.example", PUBLIC, True),
        ("quarto.example", "http://quarto.example", False),
        ("quarto.example", "http://localhost:{port}", False),
        ("quarto.example", "http://127.0.0.1:{port}", False),
        ("quarto.example", "https://quarto.example:443", False),
        ("quarto.example", "https://quarto.example.evil.example", False),
        ("quarto.example", "null", False),
        ("localhost:{port}", "http://localhost:{port}", True),
        ("localhost:{port}", "http://127.0.0.1:{port}", False),
        ("localhost:{port}", PUBLIC, False),
        ("127.0.0.1:{port}", "http://127.0.0.1:{port}", True),
        ("127.0.0.1:{port}", "https://127.0.0.1:{port}", False),
        ("127.0.0.1:{port}", "http://127.0.0.1", False),
    ],
)
def test_a_page_is_ours_only_under_the_name_that_was_asked(
    tmp_path: Path, host: str, origin: str, is_ours: bool
) -> None:
    with running(tmp_path, public_url=PUBLIC, database="memory:") as server:
        host, origin = host.format(port=server.port), origin.format(port=server.port)
        me = server.somebody()
        body = json.dumps({"opponent": "here"}).encode()
        sent = {"host": host, "origin": origin, "content-type": "application/json"}
        answer = me.ask("POST", "/tables", body, sent)
        assert (201 if is_ours else 403) == answer.status
        game = me.open(opponent="here")
        upgrade = (
            f"GET /table/{game}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        with raw_connection(server, upgrade.encode()) as line:
            assert (b"101" if is_ours else b"403") == line.recv(12)[9:]
        assert (0 if is_ours else 2) == server.services.security_events.counts["origin"]


def test_a_socket_without_an_origin_is_refused(server: Running) -> None:
    me = server.somebody()
    game = me.open(opponent="here")
    with pytest.raises(InvalidStatus, match="403"):
        me.socket(game, Origin="")
