"""How much one socket, address or game may ask for; addresses are remembered only as long as needed."""

import ipaddress
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeVar

import msgspec

from openquarto.server.error import ServerError
from openquarto.server.fair_share import Share


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much may be asked for."""

    messages: int = 100  # frames of any kind of a socket ...
    message_seconds: float = 20.0  # ... in so many seconds
    games: int = 20  # new ones a minute of an address, rematches among them
    tries: int = 20  # with a secret that opens nothing, likewise: those who come in do not count
    invitations: int = 20  # likewise
    renames: int = 30  # likewise
    tournaments: int = 5  # new ones, likewise
    pairings: int = 12  # of rounds, which cost up to a second each, likewise
    club: int = 240  # acts of arbiters and players, likewise: a hall may have one address
    classes: int = 5  # new ones, likewise
    class_acts: int = 600  # answers, joins and acts in classes, likewise: a school may have one address
    exports: int = 6  # of all games of a browser, likewise
    pictures: int = 12  # of ends of games, drawn anew, likewise
    analyses: int = 90  # of positions, turns and games, computed anew, likewise
    words: int = 10  # quick ones a minute of a player at a table
    share: float = 0.25  # of the event loop's time, of an address; what is more waits
    sockets: int = 50  # of an address at a time
    connections: int = 100  # of any kind, of an address at a time
    head: float = 10.0  # seconds for the head of a request, from the connection or the last answer on
    body: float = 10.0  # seconds for its body
    answer: float = 60.0  # seconds for the answer, until it is taken
    hello: float = 10.0  # seconds from the opening of a socket to its hello
    outbox: int = 64  # messages that wait for a reader
    silence: float = 45.0  # seconds after which a silent page is gone
    events: int = 1500  # of a game; then nothing can be taken back, offered or touched any more
    wishes: int = 80  # between two actions: a whole game can be taken back step by step
    touches: int = 100  # likewise, where the players have agreed on no number
    hints: int = 12  # likewise

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if value <= 0:
                raise ServerError("setting", name=f"limits.{name}", text=value, why="expected more than 0")


class Rate:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float, *, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._seconds = seconds
        self._now = now
        self._times: deque[float] = deque(maxlen=most)

    def take(self) -> bool:
        """Whether one more is within the limit; it is counted if it is."""
        if self.is_full:
            return False
        self._times.append(self._now())
        return True

    @property
    def is_full(self) -> bool:
        """Whether one more would be too many."""
        return len(self._times) == self.most and self._now() - self._times[0] < self._seconds

    @property
    def is_forgotten(self) -> bool:
        """Whether nothing of it counts any more."""
        return not self._times or self._now() - self._times[-1] >= self._seconds


Counted = Literal[
    "games",
    "tries",
    "invitations",
    "renames",
    "tournaments",
    "club",
    "pairings",
    "classes",
    "class_acts",
    "exports",
    "pictures",
    "analyses",
]  # by the minute
REFUSED: dict[Counted, str] = {"games": "too many games", "analyses": "too many analyses"}
MINUTE = 60.0
FEW = 64  # things that are worth a look for those that can be forgotten
Key = TypeVar("Key")
Value = TypeVar("Value")


class Remembered(dict[Key, Value]):
    """What is kept by key until it is over; looked through only when there is twice as much as before."""

    def __init__(self, is_over: Callable[[Value], bool]) -> None:
        super().__init__()
        self._is_over = is_over
        self._sweep_at = FEW

    def of(self, key: Key, make: Callable[[], Value]) -> Value:
        """What is kept for a key; it is made if there is nothing."""
        if key not in self:
            if len(self) >= self._sweep_at:
                for old in [each for each, value in self.items() if self._is_over(value)]:
                    del self[old]
                self._sweep_at = max(FEW, 2 * len(self))
            self[key] = make()
        return self[key]


class Addresses:
    """What each address has open, and how much it asked for in the last minute."""

    def __init__(self, limits: Limits, *, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._now = now
        self._rates: Remembered[tuple[Counted, str], Rate] = Remembered(lambda rate: rate.is_forgotten)
        self._sockets: Counter[str] = Counter()
        self._shares: Remembered[str, Share] = Remembered(lambda share: share.is_paid)

    def share(self, address: str) -> Share:
        """The share of the event loop that an address has; the same one as long as it counts."""
        return self._shares.of(network(address), lambda: Share(self._limits.share))

    def count(self, what: Counted, address: str) -> None:
        """Count one more of something; raises ServerError if there were too many in a minute."""
        if not (rate := self._rate(what, address)).take():
            raise ServerError(REFUSED.get(what, "too many tries"), most=rate.most)

    @contextmanager
    def trying(self, address: str) -> Iterator[None]:
        """Let somebody try a secret, and count it if it opens nothing; raises ServerError after too many.

        Those who come in do not count: a hall or a school may have one address.
        """
        rate = self._rate("tries", address)
        if rate.is_full:
            raise ServerError("too many tries", most=rate.most)
        try:
            yield
        except ServerError:
            rate.take()
            raise

    def _rate(self, what: Counted, address: str) -> Rate:
        most = getattr(self._limits, what)
        return self._rates.of((what, network(address)), lambda: Rate(most, MINUTE, now=self._now))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket for as long as it is open; raises ServerError if there are too many."""
        key = network(address)
        if self._sockets[key] >= self._limits.sockets:
            raise ServerError("too many sockets", most=self._limits.sockets)
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
    """What counts as one address: of IPv6 the first half, because a household has all of the rest.

    An IPv4 address that came through an IPv6 socket is that of IPv4.
    """
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False))
