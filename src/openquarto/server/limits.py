"""How much one socket, address or game may ask for; addresses are remembered only as long as needed."""

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from openquarto.server.error import ServerError


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much may be asked for."""

    messages: int = 100  # frames of any kind of a socket ...
    message_seconds: float = 20.0  # ... in so many seconds
    games: int = 20  # new ones a minute of an address
    sockets: int = 50  # of an address at a time
    outbox: int = 64  # messages that wait for a reader
    silence: float = 30.0  # seconds after which a silent page is gone
    events: int = 1500  # of a game; then nothing can be taken back, offered or touched any more
    wishes: int = 80  # between two actions: a whole game can be taken back step by step
    touches: int = 100  # likewise, where the players have agreed on no number


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float, *, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._times: deque[float] = deque(maxlen=most)

    def take(self) -> bool:
        """Whether one more is within the limit; it is counted if it is."""
        now, times = self._now(), self._times
        if len(times) == times.maxlen and now - times[0] < self._seconds:
            return False
        times.append(now)
        return True

    @property
    def is_forgotten(self) -> bool:
        """Whether nothing of it counts any more."""
        return not self._times or self._now() - self._times[-1] >= self._seconds


class Addresses:
    """What each address has open, and how many games it began in the last minute."""

    def __init__(self, *, games: int, sockets: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most_games = games
        self._most_sockets = sockets
        self._now = now
        self._rates: dict[tuple[str, str], Rate] = {}
        self._sockets: Counter[str] = Counter()

    def begin_game(self, address: str) -> None:
        """Count a new game; raises ServerError if there are too many."""
        self._count("games", "too many games", address)

    def try_secret(self, address: str) -> None:
        """Count a try with an invitation; raises ServerError if somebody seems to guess."""
        self._count("tries", "too many tries", address)

    def _count(self, what: str, refusal: str, address: str) -> None:
        self._rates = {key: rate for key, rate in self._rates.items() if not rate.is_forgotten}
        key = (what, network(address))
        if not self._rates.setdefault(key, Rate(self._most_games, 60.0, now=self._now)).take():
            raise ServerError(refusal, most=self._most_games)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket for as long as it is open; raises ServerError if there are too many."""
        key = network(address)
        if self._sockets[key] >= self._most_sockets:
            raise ServerError("too many sockets", most=self._most_sockets)
        self._sockets[key] += 1
        try:
            yield
        finally:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()


def network(address: str) -> str:
    """What counts as one address: of IPv6 the first half, because a household has all of the rest."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address) and not known.ipv4_mapped:
        return str(ipaddress.ip_network((known, 64), strict=False))
    return address
