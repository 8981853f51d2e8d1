"""Each kind of refusal, over and over: counters tell all of them, the log a few lines, neither tells who."""

import json
import re
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.marking import more
from tests.server.hostile.attack import frame, raw_connection, raw_socket, rest_of
from tests.server.serving import Running, Somebody
from tests.server.test_processes import port_of, reached, started

TIMES = 8
LIMITS = {
    "OPENQUARTO_LIMITS_GAMES": "3",
    "OPENQUARTO_LIMITS_CONNECTIONS": "20",
    "OPENQUARTO_LIMITS_HEAD": "6",  # the slow ones wait together, so an honest client has all of it
    "OPENQUARTO_LIMITS_TRIES": "4",
}
SECRET = "A7b-" * 5 + "xy"
NAME = "Rumpelstilzchen"


class _Attacked:
    """A server in another process, as far as attackers need it."""

    def __init__(self, port: int) -> None:
        self.port = port


def counted(me: Somebody) -> dict[str, int]:
    text = me.ask("GET", "/metrics").text
    found = re.findall(r'openquarto_refused_total\{reason="(\w+)"\} (\d+)', text)
    return {reason: int(number) for reason, number in found}


def attack(server: Running, me: Somebody, game: str) -> None:
    """Every kind of attack that is refused for a reason of its own."""
    stranger = Somebody(me.port)
    slow = [raw_connection(server, b"GET / HT") for _ in range(TIMES)]
    for _ in range(TIMES):
        me.ask("GET", "/", headers={"host": "evil.example"})
        me.ask("POST", "/language", {"language": "fr"}, {"origin": "http://evil.example"})
        stranger.ask("POST", f"/api/games/{game}/seat", {"secret": SECRET, "name": NAME})
        me.ask("POST", "/tables", {"opponent": "here", "name_me": NAME})
        with suppress(ConnectionResetError):  # refused by its head, before the body was sent
            me.ask("POST", "/language", b" " * 5_000)
        with raw_connection(server, b"no http\r\n\r\n") as line:
            rest_of(line)
    for line in slow:
        with line:
            rest_of(line)
    with raw_socket(server, me, game) as line:
        line.sendall(frame(0x89) * 200)
        rest_of(line)
    lines = []
    for _ in range(30):
        with suppress(ConnectionError):
            lines.append(raw_connection(server, source="127.0.0.2"))
    end = time.monotonic() + 30
    while counted(me).get("connections", 0) < 10 and time.monotonic() < end:
        time.sleep(0.1)
    for line in lines:
        line.close()


@pytest.mark.parametrize("log_format", more(["text", "json"], but=["json"]))
def test_everything_that_is_refused_is_counted_and_nothing_is_told(tmp_path: Path, log_format: str) -> None:
    options = ("serve", "--port", "0", "--database", "memory:", "--log-format", log_format)
    with started(*options, folder=tmp_path, **LIMITS) as (process, address):
        me = reached(port_of(address))
        game = me.open(opponent="link", name_me=NAME)
        attack(_Attacked(me.port), me, game)  # type: ignore[arg-type]
        found = counted(me)
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=20)
    assert {"host": TIMES, "origin": TIMES, "secret": 4, "size": TIMES, "malformed": TIMES} == {
        reason: found[reason] for reason in ("host", "origin", "secret", "size", "malformed")
    }
    assert (1, TIMES, 4 + TIMES - 2) == (found["frames"], found["deadline"], found["limit"])
    assert found["connections"] >= 10
    assert {reason for reason, number in found.items() if number} == told(log, log_format)
    for private in ("127.0.0", "evil.example", SECRET, NAME, game, *me.cookies.values()):
        assert private not in log


def told(log: str, log_format: str) -> set[str]:
    """The reasons in the lines of a log, each in one line."""
    lines = log.splitlines()
    if log_format == "json":
        read = [json.loads(line) for line in lines]
        assert {("refused", "warning", 1)} == {(each["event"], each["level"], each["count"]) for each in read}
        reasons = [each["reason"] for each in read]
    else:
        reasons = [found[1] for line in lines if (found := re.search(r"refused reason=(\w+) count=1$", line))]
    assert len(lines) == len(set(reasons))
    return set(reasons)
