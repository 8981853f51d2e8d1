"""Networks that are shut out: which addresses are within, until when, and whose sockets are cut."""

import pytest

from openquarto.rules.error import QuartoError
from openquarto.server.bans import MINUTE, Bans


class Socket:
    def __init__(self) -> None:
        self.codes: list[int] = []

    def close(self, code: int) -> None:
        self.codes.append(code)


@pytest.mark.parametrize(
    ("network", "address", "is_held"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.7", "::ffff:192.0.2.7", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.0/120", "192.0.2.9", True),
        ("192.0.2.99/24", "192.0.2.7", True),
        ("2001:db8::/32", "2001:db8:1::1", True),
        ("2001:db8::/32", "192.0.2.7", False),
        ("0.0.0.0/0", "2001:db8::1", False),
        ("192.0.2.7", "", False),
        ("192.0.2.7", "a name", False),
    ],
)
def test_who_is_within(network: str, address: str, is_held: bool) -> None:
    bans = Bans()
    assert not bans.holds(address)
    bans.ban(network)
    assert is_held == bans.holds(address)
    assert bans.unban(network)
    assert not bans.holds(address)


def test_a_ban_ends_by_itself() -> None:
    now = [0.0]
    bans = Bans(now=lambda: now[0])
    bans.ban("192.0.2.7", 5)
    bans.ban("192.0.2.8")
    now[0] = 4 * MINUTE
    assert (True, True) == (bans.holds("192.0.2.7"), bans.holds("192.0.2.8"))
    now[0] = 6 * MINUTE
    assert (False, True) == (bans.holds("192.0.2.7"), bans.holds("192.0.2.8"))
    assert ["192.0.2.8/32"] == [str(network) for network in bans.left()]


def test_open_sockets_are_cut() -> None:
    bans, near, far = Bans(), Socket(), Socket()
    bans.sockets |= {near: "192.0.2.7", far: "198.51.100.7"}
    bans.ban("192.0.2.0/24")
    assert 1 == bans.cut(1008)
    assert ([1008], []) == (near.codes, far.codes)


@pytest.mark.parametrize("text", ["", "everybody", "192.0.2", "192.0.2.0/33", "1.2.3.4/", "\0"])
def test_what_is_no_network_is_told(text: str) -> None:
    with pytest.raises(QuartoError, match="expected a network such as 192.0.2.7 or 192.0.2.0/24"):
        Bans().ban(text)
