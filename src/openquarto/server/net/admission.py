"""How many connections of any kind may be open at a time: of one address, and of all together."""

import math
import sys
from asyncio import BaseTransport
from collections import Counter
from collections.abc import Callable

from openquarto.server.limits import network

if sys.platform != "win32":  # which has no such limit
    import resource

RESERVE = 64  # files that are left for the database, the words and the listener when no connection is let in
MOST_FILES = 65536  # that are asked for; programs that the server starts inherit them


class Admission:
    """Counts open connections from the moment they are accepted; a trusted proxy asks for many people."""

    def __init__(self, most: int, room: float, trusts: Callable[[str], bool]) -> None:
        self._most = most  # of an address
        self._room = room  # for all
        self._trusts = trusts
        self._open: dict[BaseTransport, str | None] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: BaseTransport) -> bool:
        """Whether one more connection may be open; it is counted if so."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        key = None if self._trusts(address) else network(address)
        if len(self._open) >= self._room or (key is not None and self._counts[key] >= self._most):
            return False
        self._open[transport] = key
        if key is not None:
            self._counts[key] += 1
        return True

    def leave(self, transport: BaseTransport) -> None:
        """Count a connection no more, if it was let in."""
        key = self._open.pop(transport, None)
        if key is not None:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]


def raise_file_limit() -> None:
    """Have the system let this process open as many files as it may, within reason."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS says that there is no limit, and has one
            return


def connection_room() -> float:
    """How many connections the limit of open files leaves room for."""
    if sys.platform == "win32":
        return math.inf
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return math.inf if soft == resource.RLIM_INFINITY else max(1, soft - RESERVE)
