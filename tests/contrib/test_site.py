"""Real servers behind the proxy of `contrib`: upgraded one after the other, killed, and without affinity."""

import signal
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from openquarto.cli import database_work
from tests.contrib.proxying import HAPROXY, NGINX
from tests.contrib.site import Browser, Server, pair, site, wait_for_both
from tests.server.store.cluster import Cluster

pytestmark = [pytest.mark.needs("postgres", "haproxy"), pytest.mark.long]
BOTH = pytest.mark.parametrize("name", [HAPROXY, pytest.param(NGINX, marks=pytest.mark.needs(NGINX))])
PIECES, SQUARES = "ABCDEFGHIJKLMNO", [f"{column}{row}" for row in "1234" for column in "abcd"]
GAMES = 4
TURN = 3.0  # seconds: a game shall last until the second server is upgraded, too


class Players(threading.Thread):
    """Two who play turn after turn, and wait for each other's pieces, until they are told to stop."""

    def __init__(self, number: int, two: tuple[Browser, Browser]) -> None:
        super().__init__()
        self._order = number  # so that games differ
        self.two = two
        self.is_over = threading.Event()
        self.pieces: list[str] = []
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            self._play()
        except BaseException as problem:  # noqa: BLE001  told by the test
            self.problem = problem
        for each in self.two:
            each.leave()

    def _play(self) -> None:
        giver, placer = self.two
        for turn, square in enumerate(SQUARES[:15]):
            piece = PIECES[(turn + 5 * self._order) % 15]
            giver.act(piece)
            self.pieces.append(piece)
            placer.sees(piece)
            if self.is_over.wait(TURN):
                return
            placer.act(square)
            giver, placer = placer, giver


def played_while(port: int, happens: Callable[[], None]) -> Sequence[Players]:
    """Games in play while something happens to the servers."""
    games = [Players(number, pair(port)) for number in range(GAMES)]
    for game in games:
        game.start()
    try:
        happens()
    finally:
        for game in games:
            game.is_over.set()
    for game in games:
        game.join(120)
        assert not game.is_alive()
        assert game.problem is None, game.problem
    return games


def is_sound(database: str) -> bool:
    found, faults = database_work.check(database, lambda *_step: None)
    return (GAMES, []) == (found.counts["game"], faults)


@BOTH
def test_a_whole_game_through_the_proxy(cluster: Cluster, tmp_path: Path, name: str) -> None:
    """From the invitation to the call and the record: all that a browser asks for goes through it."""
    database = cluster.address(cluster.schema())
    with site(database, tmp_path, name=name) as (_, port):
        giver, placer = ada, bo = pair(port)
        for piece, square in zip("ABCD", ("a1", "b1", "c1", "d1"), strict=True):
            giver.act(piece)
            placer.sees(piece)
            placer.act(square)
            giver, placer = placer, giver
        giver.act("#a1-d1")  # whoever placed the last one
        status, record = ada.get(f"/table/{ada.game}/record.qgn")
        assert (200, 200) == (status, bo.get(f"/table/{ada.game}")[0])
        for each in (ada, bo):
            each.leave()
    assert '[Result "1-0"]' in record, record
    assert [1, 1] == [each.lines for each in (ada, bo)]  # one line each, from the first piece to the end
    found, faults = database_work.check(database, lambda *_step: None)
    assert (1, []) == (found.counts["game"], faults)


def test_a_rolling_upgrade_with_games_in_play(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.address(cluster.schema())
    ends: list[tuple[int, str]] = []

    def upgrade(servers: Sequence[Server], port: int) -> None:
        for server in servers:
            ends.append(server.stop(signal.SIGTERM))
            server.start()
            wait_for_both(port)

    with site(database, tmp_path) as (servers, port):
        games = played_while(port, lambda: upgrade(servers, port))
    assert [(0, ""), (0, "")] == ends
    assert all(len(game.pieces) >= 5 for game in games)
    assert sum(each.lines for game in games for each in game.two) > 2 * GAMES  # some had to come again
    assert is_sound(database)


def test_servers_that_are_killed_in_turn(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.address(cluster.schema())

    def kill(servers: Sequence[Server], port: int) -> None:
        for server in servers:
            server.stop(signal.SIGKILL)
            server.start()
            wait_for_both(port)

    with site(database, tmp_path) as (servers, port):
        played_while(port, lambda: kill(servers, port))
    assert is_sound(database)


def test_a_proxy_that_forgets_affinity(cluster: Cluster, tmp_path: Path) -> None:
    """Every line goes to any server: slower, and nothing is lost or doubled."""
    database = cluster.address(cluster.schema())

    def disturb(games: Sequence[Server], port: int) -> None:
        assert 2 == len(games)
        wait_for_both(port)
        threading.Event().wait(6)

    with site(database, tmp_path, has_affinity=False) as (servers, port):
        games = played_while(port, lambda: disturb(servers, port))
    assert all(len(game.pieces) >= 4 for game in games)
    assert is_sound(database)
