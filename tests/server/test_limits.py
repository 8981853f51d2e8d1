"""How much may be asked for: by a socket, by an address, by a reader that does not read."""

import socket
import time
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from openquarto.server.error import ServerError
from openquarto.server.limits import FEW, Addresses, Limits, Rate, network
from tests.server.hostile.attack import frame, raw_socket
from tests.server.serving import Page, running, sent_away


def test_a_rate() -> None:
    now = [0.0]
    rate = Rate(3, 10.0, now=lambda: now[0])
    assert [True, True, True, False] == [rate.take() for _ in range(4)]
    now[0] = 9.9
    assert not rate.take()
    now[0] = 10.0
    assert [True, True, True, False] == [rate.take() for _ in range(4)]
    now[0] = 20.0
    assert rate.is_forgotten


def test_addresses_are_forgotten() -> None:
    now = [0.0]
    addresses = Addresses(Limits(games=1, sockets=1), now=lambda: now[0])
    addresses.count("games", "10.0.0.1")
    addresses.count("tries", "10.0.0.1")
    with pytest.raises(ServerError, match="at most 1 new games"):
        addresses.count("games", "10.0.0.1")
    for each in range(FEW):
        now[0] = 61.0 * each
        addresses.count("games", f"10.0.1.{each}")
    assert [("games", f"10.0.1.{FEW - 2}"), ("games", f"10.0.1.{FEW - 1}")] == [*addresses._rates][-2:]
    assert len(addresses._rates) < FEW
    with addresses.socket("10.0.0.1"), pytest.raises(ServerError), addresses.socket("10.0.0.1"):
        pass
    assert {} == addresses._sockets
    assert 0 == addresses.sockets


def test_only_secrets_that_open_nothing_count_as_tries() -> None:
    """A hall has one address: all its players come in, and whoever guesses is not heard for long."""
    addresses, opened = Addresses(Limits(tries=2)), 0
    for _ in range(30):
        with addresses.trying("10.0.0.1"):
            opened += 1
    for _ in range(2):
        with pytest.raises(ServerError, match="used"), addresses.trying("10.0.0.1"):
            raise ServerError("invitation used")
    with pytest.raises(ServerError, match="tries"), addresses.trying("10.0.0.1"):
        opened += 1
    with addresses.trying("10.0.0.2"):
        opened += 1
    assert 31 == opened


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert counted == network(address)


def test_a_flood_closes_its_socket_and_no_other(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(), database="memory:") as server:
        me = server.somebody()
        game = me.open(opponent="here")
        flood, calm = me.sit(game), me.sit(game)
        # In one piece: whoever still writes when the server has given up reads no close frame any more.
        flood.connection.socket.sendall(frame(0x81, b'{"t":"ping","d":{},"v":0}') * 120)
        assert 1008 == sent_away(flood.connection)[0]
        calm.acts("A a1")
        calm.close()


def test_too_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(sockets=2), database="memory:") as server:
        me = server.somebody()
        game = me.open(opponent="here")
        pages = [me.sit(game) for _ in range(2)]
        assert (1008, "too many sockets") == sent_away(me.socket(game))
        pages[0].close()
        deadline = time.monotonic() + 5
        while server.services.addresses.sockets > 1 and time.monotonic() < deadline:
            time.sleep(0.01)
        me.sit(game).close()
        pages[1].close()


def test_a_silent_page_is_asked_and_then_let_go(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(silence=1.0), database="memory:") as server:
        me = server.somebody()
        game = me.open(opponent="here")
        with raw_socket(server, me, game) as line:
            heard = b""
            while len(heard) < 6:
                heard += line.recv(4096)
        assert [b"\x89\0", b"\x88\x02\x0f\xa0"] == [heard[:2], heard[2:6]]  # a ping, and 4000


def test_a_page_that_only_answers_pings_stays(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(silence=3.0), database="memory:") as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))  # a hidden one, whose timers the browser has stopped
        time.sleep(4.0)
        page.acts("A a1")
        page.close()


def test_pings_of_a_page_that_does_not_read_are_not_answered_for_ever(tmp_path: Path) -> None:
    generous = Limits(silence=20.0, messages=1_000_000)
    with running(tmp_path, limits=generous, database="memory:", send_buffer=4096) as server:
        me = server.somebody()
        flood = (b"\x89\xfd" + bytes(4 + 125)) * 1_000_000
        line = raw_socket(server, me, me.open(opponent="here"))
        with line, pytest.raises(OSError, match="reset|pipe"):
            line.sendall(flood)


def test_a_reader_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    generous = Limits(messages=100_000, games=100, sockets=100, events=100_000)
    with running(tmp_path, limits=generous, database="memory:", send_buffer=4096) as server:
        me = server.somebody()
        game = me.open(opponent="here")
        # The kernels of both ends may keep very little for this one.
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        url = f"ws://127.0.0.1:{server.port}/table/{game}/socket"
        with connect(
            url,
            sock=narrow,
            origin=Origin(me.origin),
            additional_headers={"Cookie": me.cookie_header},
            compression=None,
            max_queue=1,
            ping_interval=None,
        ) as connection:
            slow, quick = Page(connection, seen=2), me.sit(game)
            # Each pair fills the slow one's outbox a little more; the quick one does not notice.
            for _ in range(4_000):
                quick.acts("A")
                quick.ask("wish", wish="back")
                quick.ask("wish", wish="accept")
                if server.services.addresses.sockets == 1:
                    break
            assert 1 == server.services.addresses.sockets
            quick.acts("A a1")
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
            assert 1013 == sent_away(slow.connection)[0]
        quick.close()
