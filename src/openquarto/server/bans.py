"""Networks that an operator has shut out: in memory only, until their time is over or the server stops."""

import ipaddress
import math
import time
from collections.abc import Callable
from typing import Protocol

from openquarto.server.error import ServerError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
MINUTE = 60.0
MAPPED = 96  # bits of an address of IPv6 before the one of IPv4 in it


class Closable(Protocol):
    """The end of a socket that can be closed."""

    def close(self, code: int) -> None:
        """Close it."""
        ...


class Bans:
    """The networks that are shut out, and the open sockets by their addresses."""

    def __init__(self, *, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._until: dict[Network, float] = {}
        self.sockets: dict[Closable, str] = {}

    def ban(self, text: str, minutes: float = 0.0) -> Network:
        """Shut a network out, for so many minutes or for good; raises ServerError."""
        network = parse_network(text)
        self._until[network] = self._now() + minutes * MINUTE if minutes else math.inf
        return network

    def unban(self, text: str) -> bool:
        """Let a network in again; whether it was shut out."""
        return self._until.pop(parse_network(text), None) is not None

    def holds(self, address: str) -> bool:
        """Whether an address is shut out. Nearly always no network is, and then this costs nothing."""
        return bool(self._until) and self._is_within(address)

    def _is_within(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(known, ipaddress.IPv6Address):
            known = known.ipv4_mapped or known  # one of IPv4 that came through a socket of IPv6
        return any(known in network for network in self.left())

    def left(self) -> dict[Network, float]:
        """The networks that are shut out now, each with the minutes that are left."""
        now = self._now()
        self._until = {network: until for network, until in self._until.items() if until > now}
        return {network: (until - now) / MINUTE for network, until in self._until.items()}

    def cut(self, code: int) -> int:
        """Close the open sockets of those who are shut out; how many there were."""
        found = [socket for socket, address in self.sockets.items() if self.holds(address)]
        for socket in found:
            socket.close(code)
        return len(found)


def parse_network(text: str) -> Network:
    """An address or a network; raises ServerError."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise ServerError("network", text=text) from None
    if isinstance(network, ipaddress.IPv4Network) or network.prefixlen < MAPPED:
        return network
    mapped = network.network_address.ipv4_mapped
    return ipaddress.ip_network((mapped, network.prefixlen - MAPPED)) if mapped else network
