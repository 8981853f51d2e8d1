"""Attacks over the sockets of tables."""

import secrets
import time
from contextlib import suppress

from benchmarks.server.attacks.page import Page
from benchmarks.server.attacks.target import DRAINED, Target, abort, frame, text_frame

MOST_MESSAGES = 95  # that a socket may send without being cut off
WISHES = 38  # pairs of wishes between two actions
PREPARING = 10.0  # seconds at most: an event waits for the one before to be on the disk
ACTIONS = [text for pair in zip("ABCDEFGHIJKLMNOP", "abcdabcdabcdabcd", strict=True) for text in pair]
HELLO = text_frame("hello", {"language": "en"})


def a_game(target: Target) -> str:
    """A table of the attacker's own."""
    return target.open(opponent="here")


def long_game(target: Target) -> str:
    """A table with as many events as the server lets anybody make: draws offered and declined."""
    game = a_game(target)
    actions = iter([f"{each}{at // 8 + 1}" if each.islower() else each for at, each in enumerate(ACTIONS)])
    end, page, left = time.monotonic() + PREPARING, Page(target, game), MOST_MESSAGES
    page.greet()
    while time.monotonic() < end:
        wishes = [("wish", {"wish": wish}) for wish in ("draw", "decline")] * WISHES
        for kind, data in [*wishes, ("act", {"action": next(actions, "A")})]:
            if left == 0:
                abort(page.line)
                seen, page, left = page.seen, Page(target, game), MOST_MESSAGES
                page.seen = seen
            left -= 1
            answer = page.ask(kind, **data)
            if answer["t"] == "refused":
                if answer["d"]["code"] != "too long":
                    raise RuntimeError(f"{kind} {data} after {page.seen} events: {answer['d']}")
                abort(page.line)
                return game
    return game


def fragments(target: Target, game: str) -> int:
    """One text without an end, in empty pieces."""
    line = target.websocket(game)
    line.sendall(frame(0x01, b"{"))
    return 8_000 * target.flood(line, frame(0x00) * 8_000)


def pings(target: Target, game: str) -> int:
    """Pings of the protocol, as large as they may be."""
    return 400 * target.flood(target.websocket(game), frame(0x89, bytes(125)) * 400)


def hellos(target: Target, game: str) -> int:
    """The whole table, as often as one socket may ask for it, on one socket after the other."""
    return _say(target, game, HELLO * MOST_MESSAGES, MOST_MESSAGES)


def long_hellos(target: Target, game: str) -> int:
    """The whole table of a long game, once on each socket: a second time would be too much for one."""
    page = Page(target, game)
    try:
        page.greet()
    finally:
        abort(page.line)
    return 1


def json_bombs(target: Target, game: str) -> int:
    """Messages that are as large and as deep as a frame lets them be, and a number that is too long."""
    deep = frame(0x81, b'{"t":"act","d":' + b"[" * 2_000 + b"]" * 2_000 + b"}")
    long = text_frame("line", {"id": "x", "text": "é" * 600})
    number = frame(0x81, b'{"t":"ping","d":{"lag":1' + b"0" * 3_000 + b"}}")
    count = _say(target, game, (deep + long + number) * 30, 90)
    target.ask("POST", f"/api/games/{game}/seat", b"[" * 2_000 + b"]" * 2_000)
    return count + 1


def slow_readers(target: Target, game: str) -> int:
    """Ask for the whole table and never read it."""
    line = target.websocket(game, receive_buffer=4096)
    sent = target.flood(line, HELLO * 10)
    return 10 * sent


def rematches(target: Target, game: str) -> int:
    """Resign, ask for a rematch, go there, and again."""
    count = 0
    while target.is_going_on:
        page = Page(target, game)
        try:
            page.greet()
            page.ask("wish", wish="resign")
            answer = page.ask("wish", wish="rematch")
        finally:
            abort(page.line)
        if answer["t"] == "refused" or not page.next:
            raise ConnectionError(answer["d"].get("code", "no rematch"))
        game, count = page.next, count + 1
    return count


def coached(target: Target, _: None) -> int:
    """A table with a coach, and turns at random to its end: what the coach speaks of is played too."""
    page = Page(target, target.open(opponent="here", coach="warn"))
    chance, count = secrets.SystemRandom(), 0
    pieces, squares = [*"ABCDEFGHIJKLMNOP"], [f"{column}{row}" for column in "abcd" for row in "1234"]
    chance.shuffle(pieces)
    chance.shuffle(squares)
    try:
        page.greet()
        for text in (each for turn in zip(pieces, squares, strict=True) for each in turn):
            answer = page.ask("act", action=text)
            if answer["t"] == "coached":
                answer = page.ask("wish", wish="decline")
            if answer["t"] == "refused":
                raise ConnectionError(answer["d"].get("code", "refused"))
            count += text in pieces
            if not target.is_going_on:
                break
    finally:
        abort(page.line)
    return count


def _say(target: Target, game: str, messages: bytes, count: int) -> int:
    """Send messages and read what is answered, until cut off or answered."""
    line = target.websocket(game)
    try:
        line.sendall(messages)
        line.settimeout(0.3)
        with suppress(TimeoutError):
            while target.is_going_on and line.recv(DRAINED):
                pass
    finally:
        abort(line)
    return count
