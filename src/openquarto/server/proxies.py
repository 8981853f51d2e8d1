"""Which proxies are believed when they say for whom they ask."""

import ipaddress
from collections.abc import Iterable

from openquarto.server.error import ServerError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LOOPBACK = ("127.0.0.1", "::1")


class Proxies:
    """Addresses and networks whose X-Forwarded-For counts.

    >>> proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    >>> proxies.client("127.0.0.1", "8.8.8.8, 203.0.113.7, 10.1.2.3")
    '203.0.113.7'
    >>> proxies.client("198.51.100.1", "203.0.113.7")
    '198.51.100.1'
    """

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = tuple(_network(text) for text in trusted)

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        known = _address(address)
        return known is not None and any(known in network for network in self._networks)

    def client(self, peer: str, forwarded: str) -> str:
        """For whom a peer asks: the last address in the header that is not a trusted proxy's itself.

        Each proxy adds at the end whom it was asked by, so what stands before that could be made up. The peer
        itself, if it is not trusted, or says nothing that can be read.
        """
        client = peer
        for text in reversed(forwarded.split(",")):
            if not self.trusts(client):
                return client
            known = _address(text)
            if known is None:
                return client
            client = str(known)
        return client


def _address(text: str) -> Address | None:
    """An address as proxies write it, perhaps with a port; one of IPv4 also if it came through IPv6."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        known = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text.strip())
    except ValueError as problem:
        raise ServerError("setting", name="trusted_proxies", text=text, why=problem) from None
