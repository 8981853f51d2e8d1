"""SIGTERM while much is going on: it takes effect within seconds, and what was acknowledged is kept."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import Somebody
from tests.server.test_processes import port_of, reached, started

SOON = 30  # seconds, on a busy machine: the pages have 0.5, requests 3, the disk 5


@contextmanager
def asking(port: int, path: str, count: int) -> Iterator[None]:
    """Requests one after the other, from so many at a time, until the server is gone."""
    stop = threading.Event()

    def ask() -> None:
        somebody = Somebody(port)
        while not stop.is_set():
            try:
                somebody.ask("GET", path)
            except OSError:
                time.sleep(0.05)

    threads = [threading.Thread(target=ask, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)


def test_a_server_stops_soon_while_many_ask(tmp_path: Path) -> None:
    with started("serve", "--port", "0", folder=tmp_path) as (process, address):
        port = port_of(address)
        me = reached(port)
        game = me.open(opponent="here")
        page = me.sit(game)
        page.acts("A a1 B b1")
        with asking(port, f"/table/{game}", 12):
            time.sleep(0.5)
            process.send_signal(signal.SIGTERM)
            assert 0 == process.wait(SOON)
        assert process.stderr is not None
        assert "" == process.stderr.read()
        page.connection.close()
    with started("serve", "--port", "0", folder=tmp_path) as (_, address):
        me.port = port_of(address)
        reached(me.port)
        page = me.sit(game)
        assert ["A", "B"] == [piece for piece in page.view["board"] if piece]
        page.close()
