"""Attacks over HTTP, and by connections on which nothing is asked."""

import re
import secrets
import socket
import time
from contextlib import suppress

from benchmarks.server.attacks.target import Target, abort

GAMES, ADDRESSES = 100, 5  # of the attacker, opened from so many addresses
HALF_HEADERS = 1_104  # more than the files that many systems allow a process
NETWORKS = 40  # addresses of an attacker who has many
LARGEST = 65_000  # bytes of a request with a record


def nothing(_target: Target) -> None:
    """No preparation."""


def hundred_games(target: Target) -> None:
    """A hundred games of one cookie."""
    for at in range(ADDRESSES):
        other = target.from_address(f"127.1.0.{at + 1}")
        with suppress(OSError):
            for _ in range(GAMES // ADDRESSES):
                other.open(opponent="here")
        target.cookie = other.cookie


def game_by_link(target: Target) -> str:
    """A table by link with a free seat."""
    return target.open(opponent="link")


def pages(target: Target, game: str) -> int:
    """Everything that shows a game."""
    for part in ("", "/record.qgn", "/print", "/picture.svg"):
        target.ask("GET", f"/table/{game}{part}")
    return 4


def my_games(target: Target, _: None) -> int:
    """The lists of a hundred games."""
    target.ask("GET", "/")
    target.ask("GET", "/api/games")
    return 2


def unknown_games(target: Target, _: None) -> int:
    """Games that there are not, as pages and as sockets."""
    target.ask("GET", f"/table/{secrets.token_urlsafe(12)}")
    abort(target.websocket(secrets.token_urlsafe(12)))
    return 2


def records(target: Target, _: None) -> int:
    """A record full of variations, to go on with."""
    status, _read = target.ask("POST", "/tables", {"record": RECORD})
    return _counted(status)


def invitations(target: Target, game: str) -> int:
    """Invitations to the same seat."""
    status, _ = target.ask("POST", f"/api/games/{game}/invitation", {})
    return _counted(status)


def renames(target: Target, game: str) -> int:
    """Titles of the same game."""
    status, _ = target.ask("PATCH", f"/api/games/{game}", {"title": secrets.token_hex(8)})
    return _counted(status)


def health(target: Target, _: None) -> int:
    """What operators ask."""
    status, _read = target.ask("GET", "/healthz")
    return _counted(status)


def analyses(target: Target, _: None) -> int:
    """Positions that nobody has asked for before, of three to five pieces, and the page of each."""
    position = _position()
    target.ask("GET", f"/analysis?position={position}")
    status, _read = target.ask("GET", f"/api/analysis?position={position}")
    return _counted(status)


def analyses_from_everywhere(_target: Target, lines: list[Target]) -> int:
    """The same from many addresses, each within its limit."""
    return analyses(secrets.choice(lines), None)


def addresses(target: Target) -> list[Target]:
    """The attacker at many addresses."""
    return [target.from_address(f"127.2.0.{at + 1}") for at in range(NETWORKS)]


def known_analyses(target: Target, _: None) -> int:
    """An analysis that is cached, over and over."""
    status, _read = target.ask("GET", "/api/analysis?position=A3/1E2/4/3K%20B%20d4")
    return _counted(status)


def connections(target: Target, _: None) -> int:
    """Connections that come and go."""
    abort(target.connect())
    return 1


def slow_loris(target: Target, _: None) -> int:
    """Half a request on many connections, and a byte more on each of them now and then."""
    held: list[socket.socket] = []
    count = 0
    while target.is_going_on:
        while len(held) < HALF_HEADERS and target.is_going_on:
            try:
                line = target.connect()
                line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            except OSError:
                break
            held.append(line)
            count += 1
        held = [line for line in held if _drips(line)]
        time.sleep(0.2)
    for line in held:
        abort(line)
    return count


def _counted(status: int) -> int:
    """One thing more that was done; raises ConnectionError where it was refused."""
    if status >= 400:
        raise ConnectionError(status)
    return 1


def _position() -> str:
    """A position of three to five pieces at random places, with a hand."""
    chance = secrets.SystemRandom()
    placed = chance.randint(3, 5)
    *standing, hand = chance.sample("ABCDEFGHIJKLMNOP", placed + 1)
    places = dict(zip(chance.sample(range(16), placed), standing, strict=True))
    rows = ["".join(places.get(4 * row + column, "1") for column in range(4)) for row in range(4)]
    board = "/".join(re.sub("1+", lambda run: str(len(run[0])), row) for row in rows)
    return f"{board}%20{hand}%20-"


def _drips(line: socket.socket) -> bool:
    try:
        line.sendall(b"x")
    except OSError:
        line.close()
        return False
    return True


def _record() -> str:
    """As many variations as fit: each replaces the second turn."""
    start = "1. A a1B 2. b1C "
    variations = [f"(2. {column}{row}{piece}) " for row in "234" for column in "abcd" for piece in "CDEFGHIJ"]
    text = start
    while len(text) + 100 < LARGEST:
        text += "".join(variations)
    return text[: text.rfind(")", 0, LARGEST) + 1] + " *"


RECORD = _record()
