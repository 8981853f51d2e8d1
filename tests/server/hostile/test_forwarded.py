"""X-Forwarded-For counts only from a trusted proxy, and only what that proxy itself has seen."""

import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from openquarto.server.limits import Limits
from openquarto.server.proxies import Proxies
from tests.server.serving import Page, running, sent_away

PUBLIC = "https://quarto.example"


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.7", "203.0.113.7"),  # the first one is made up
        ("10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"),
        ("10.0.0.1", "203.0.113.7,10.0.0.2,10.0.0.3", "203.0.113.7"),
        ("10.0.0.1", "10.0.0.9, 10.0.0.8", "10.0.0.9"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.7, garbage, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "203.0.113.7:4711", "203.0.113.7"),
        ("10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"),
        ("10.0.0.1", ",,,", "10.0.0.1"),
        ("::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"),  # a proxy of IPv4 at a socket of IPv6
        ("203.0.113.9", "1.1.1.1", "203.0.113.9"),
        ("", "1.1.1.1", ""),
    ],
)
def test_for_whom_a_peer_asks(peer: str, forwarded: str, client: str) -> None:
    assert client == Proxies(["10.0.0.0/8"]).client(peer, forwarded)


def test_a_client_cannot_choose_its_address(tmp_path: Path) -> None:
    limits = Limits(games=3)
    with running(tmp_path, limits=limits, database="memory:", public_url=PUBLIC) as server:
        me = server.somebody()

        def opens(forwarded: str) -> int:
            return me.ask("POST", "/tables", {}, {"x-forwarded-for": forwarded}).status

        spoofed = [opens(f"1.1.1.{number}, 203.0.113.7") for number in range(4)]
        assert [201, 201, 201, 429] == spoofed
        assert 201 == opens("203.0.113.8")


def test_sockets_are_counted_by_the_address_behind_the_proxy(tmp_path: Path) -> None:
    limits = Limits(sockets=1)
    with running(tmp_path, limits=limits, database="memory:", public_url=PUBLIC) as server:
        me = server.somebody()
        game = me.open(opponent="here")

        def connect(forwarded: str) -> ClientConnection:
            headers: dict[str, Any] = {"X-Forwarded-For": forwarded}
            return me.socket(game, **headers)

        first = Page(connect("1.1.1.1, 203.0.113.7"))
        assert (1008, "too many sockets") == sent_away(connect("1.1.1.2, 203.0.113.7"))
        Page(connect("203.0.113.8")).close()
        first.close()


@pytest.mark.parametrize(
    ("public_url", "trusted", "is_told"),
    [("", (), False), (PUBLIC, ("192.0.2.1",), True)],
)
def test_others_are_not_believed(
    tmp_path: Path,
    public_url: str,
    trusted: tuple[str, ...],
    is_told: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    with running(
        tmp_path,
        limits=Limits(games=3),
        database="memory:",
        public_url=public_url,
        trusted_proxies=trusted,
    ) as server:
        me = server.somebody()
        statuses = [
            me.ask("POST", "/tables", {}, {"x-forwarded-for": f"203.0.113.{number}"}).status
            for number in range(4)
        ]
        assert [201, 201, 201, 429] == statuses
    told = [record for record in caplog.records if "trusted_proxies" in record.getMessage()]
    assert (1 if is_told else 0) == len(told)
    assert "203.0.113." not in caplog.text
