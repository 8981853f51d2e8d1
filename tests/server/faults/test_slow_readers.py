"""A tenth of the pages at a table never read: all others are told everything, and the tenth is let go."""

import asyncio
import random
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from openquarto.server.game.snapshot import Snapshot, replay_log
from openquarto.server.store.sqlite import SqliteStore
from tests.server.faults.client import Client, Wish
from tests.server.faults.verdict import sight_faults
from tests.server.serving import Running, Somebody, running

READERS, MUTE = 9, 1
HANDSHAKE = (
    "GET /table/{game}/socket?seen=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO = b'{"t": "hello", "d": {"language": "en"}, "v": 0}'


@contextmanager
def mute(port: int, game: str) -> Iterator[None]:
    """Somebody who says hello and then never reads; the system keeps very little for them."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port))
        line.sendall(HANDSHAKE.format(game=game, port=port).encode())
        assert b" 101 " in line.recv(40)
        line.sendall(bytes((0x81, 0x80 | len(HELLO), 0, 0, 0, 0)) + HELLO)
        yield


def stirring(client: Client) -> Wish | None:
    """Give, ask to take it back, and agree to that, again and again."""
    if client.view["hand"] is None:
        return "act", {"action": "A"}
    return "wish", {"wish": "accept" if client.offers["takeBack"] else "back"}


def test_those_who_do_not_read_hold_nobody_up(tmp_path: Path) -> None:
    with running(tmp_path, send_buffer=4096) as server, ExitStack() as mutes:
        me = server.somebody()
        game = me.open(opponent="here")
        for _ in range(MUTE):
            mutes.enter_context(mute(server.port, game))
        clients = asyncio.run(_told(server, me, game))
    snapshots = asyncio.run(_kept(tmp_path, game))
    assert [] == [fault for client in clients for fault in sight_faults(client, snapshots)]
    assert {1} == {client.lines for client in clients}


async def _told(server: Running, me: Somebody, game: str) -> list[Client]:
    """Everybody else, when the mute are gone and all is told."""
    is_over = False

    def mind(client: Client) -> Wish | None:
        return stirring(client) if client is clients[0] and not is_over else None

    def page(number: int, cookies: Mapping[str, str]) -> Client:
        name, port, chance = f"page{number}", server.port, random.Random(number)
        return Client(name, game, port, port, cookies, chance, mind, lambda: None, dead_after=60.0)

    clients = [page(number, {} if number else me.cookies) for number in range(READERS)]
    tasks = [asyncio.create_task(client.run()) for client in clients]
    try:
        await _until(lambda: all(client.seen for client in clients))
        await _until(lambda: server.services.addresses.sockets == READERS)
        is_over = True
        await _until(lambda: not clients[0].queue and 1 == len({client.seen for client in clients}))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return clients


async def _until(holds: Callable[[], bool]) -> None:
    for _ in range(6000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("those who do not read are still there, or somebody was not told")


async def _kept(folder: Path, game: str) -> list[Snapshot]:
    store = SqliteStore(folder / "games.sqlite")
    try:
        return [*replay_log(await store.log(game))]
    finally:
        await store.close()
