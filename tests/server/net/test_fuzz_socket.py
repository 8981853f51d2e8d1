"""Messages made up from the types of the wire, and what is none: server and table stay sound."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from hypothesis import event, example, given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from openquarto.server.game.snapshot import replay_log
from openquarto.server.room.projection import Projection
from openquarto.server.room.update import Update
from openquarto.server.store.protocol import StoredEvent
from openquarto.speech.manner import Manner
from tests.server.complaints import Complaints
from tests.server.net.messages import FINAL, TEXT, frame, scripts
from tests.server.serving import Running, running

# A server beside the test may draw by chance while Hypothesis does, which takes it for a strategy.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")
TABLES: dict[str, dict[str, str]] = {
    "plain": {},
    "clock": {"clock": "60"},
    "masked": {"mask": "both"},
    "watched": {},
}
INTERNAL_ERROR = 1011
BEGUN = 2  # events before the first action: the table, and the lot
PING = frame(TEXT | FINAL, b'{"t":"ping","d":{},"v":0}')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), database="memory:") as started:
        yield started


@pytest.fixture(scope="module")
def complaints() -> Iterator[Complaints]:
    with Complaints() as noted:
        yield noted


def attack(line: ClientConnection, chunks: list[bytes], *, is_cut: bool) -> int:
    """Send all of it, and wait until it is handled or the line is closed; the code if it is."""
    with suppress(OSError, ConnectionClosed):
        for chunk in chunks:
            line.socket.sendall(chunk)
        if is_cut:
            line.socket.sendall(PING[:-3])
            line.socket.shutdown(socket.SHUT_WR)
        else:
            line.socket.sendall(PING)
        while json.loads(line.recv(20))["t"] != "pong":
            pass
    code = line.protocol.close_code or 0
    line.close()
    return code


def log_of(server: Running, game: str) -> list[StoredEvent]:
    return asyncio.run(server.services.registry.store.log(game))


def shown_by_the_log(server: Running, game: str, seq: int) -> object:
    """The table after an event as the log tells of it, to whoever plays both seats."""
    snapshot = [*replay_log(log_of(server, game))][seq - 1]
    projection = Projection("both", Manner(language="en"))
    return msgspec.to_builtins(projection.shown(Update(snapshot, snapshot.at)))


@pytest.mark.parametrize("kind", TABLES)
@given(chunks=scripts(begin=BEGUN), is_cut=st.sampled_from([False, False, True]))
@example(chunks=[frame(TEXT | FINAL, b'{"t":"ping","d":{"lag":1%b},"v":0}' % (b"0" * 400))], is_cut=False)
def test_nothing_that_a_page_sends_breaks_anything(
    server: Running, complaints: Complaints, kind: str, chunks: list[bytes], is_cut: bool
) -> None:
    me = server.somebody()
    game = me.open(opponent="here", **TABLES[kind])
    page = me.sit(game)
    attacker = server.somebody() if kind == "watched" else me
    code = attack(attacker.socket(game), chunks, is_cut=is_cut)
    event(f"closed with {code}" if code else "answered")
    assert [] == complaints.taken()
    assert INTERNAL_ERROR != code
    assert "said" == page.ask("ask", question="turn")["t"]
    # What was under way when a line was cut comes to its end. Under a mask touches are told to nobody else.
    while kind != "masked" and page.seen < len(log_of(server, game)):
        page.until("news", "table")
    assert shown_by_the_log(server, game, page.seen) == page.view
    page.close()
    if kind == "watched":
        assert BEGUN == len(log_of(server, game))  # who has no seat changes nothing
    again = me.sit(game)
    event(f"{again.seen - BEGUN} events")
    assert shown_by_the_log(server, game, again.seen) == again.view
    again.close()


def test_a_page_that_shows_something_else_than_the_log_is_noticed(server: Running) -> None:
    me = server.somebody()
    game = me.open(opponent="here")
    page, before = me.sit(game), me.sit(game)
    page.acts("A")
    assert shown_by_the_log(server, game, page.seen) == page.view
    assert shown_by_the_log(server, game, page.seen) != before.view
    before.close()
    page.close()
