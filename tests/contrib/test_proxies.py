"""HAProxy and nginx as `contrib` sets them up: one server a game, and the other one when that is gone."""

import http.client
import socket
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import pytest
from websockets.sync.client import connect

from tests.contrib.backend import Backend, backend
from tests.contrib.proxying import COMMANDS, HAPROXY, NGINX, proxy

HOST = "quarto.example"
GAMES = [f"Zk3-2b1cQ9uP_{number:02}" for number in range(24)]
PATHS = ("/table/{}", "/table/{}?seen=3", "/join/{}", "/api/games/{}/invitation", "/table/{}/record.qgn")
BOTH = pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.needs(each)) for each in (HAPROXY, NGINX)]
)
pytestmark = pytest.mark.more


class Site:
    """Two servers behind a proxy."""

    def __init__(self, name: str, folder: Path) -> None:
        self._stack = ExitStack()
        self._servers = [ExitStack(), ExitStack()]
        self.one, self.two = (
            stack.enter_context(backend(who))
            for stack, who in zip(self._servers, ("one", "two"), strict=True)
        )
        self._proxy = (name, folder)
        self.port = 0

    def __enter__(self) -> Self:
        name, folder = self._proxy
        self.port = self._stack.enter_context(proxy(name, folder, (self.one.port, self.two.port)))
        until(lambda: {"one", "two"} == {self.get(f"/table/{game}")[1] for game in GAMES})
        return self

    def __exit__(self, *_raised: object) -> None:
        self._stack.close()
        for stack in self._servers:
            stack.close()

    def stop(self, server: Backend) -> None:
        self._servers[server is self.two].close()

    def ask(self, method: str, path: str, **headers: str) -> tuple[int, str]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, b"{}" if method == "POST" else None, {"Host": HOST, **headers})
            answer = connection.getresponse()
            return answer.status, answer.read().decode(errors="replace")
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> tuple[int, str]:
        return self.ask("GET", path, **headers)

    def socket(self, game: str) -> str:
        """Which server a page's socket is opened at."""
        line = socket.create_connection(("127.0.0.1", self.port))
        with connect(f"ws://{HOST}/table/{game}/socket", sock=line) as page:
            return str(page.recv(20))


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 40
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


@BOTH
def test_all_of_a_game_goes_to_one_server(name: str, tmp_path: Path) -> None:
    with Site(name, tmp_path) as site:
        found = {game: {site.get(path.format(game)) for path in PATHS} for game in GAMES}
        assert {1} == {len(answers) for answers in found.values()}
        servers = {game: answers.pop() for game, answers in found.items()}
        assert {(200, "one"), (200, "two")} == {*servers.values()}
        assert {game: site.socket(game) for game in GAMES[:6]} == {
            game: servers[game][1] for game in GAMES[:6]
        }


@BOTH
def test_when_one_is_gone_the_other_answers(name: str, tmp_path: Path) -> None:
    with Site(name, tmp_path) as site:
        before = {game: site.get(f"/table/{game}")[1] for game in GAMES}
        site.stop(site.one)
        answers = {game: site.get(f"/table/{game}") for game in GAMES}
        assert {(200, "two")} == {*answers.values()}
        lost = next(game for game in GAMES if before[game] == "one")
        assert "two" == site.socket(lost)
        assert (201, "two") == site.ask("POST", f"/api/games/{lost}/invitation")  # one that could not connect


@BOTH
def test_one_that_leaves_gets_no_pages_any_more(name: str, tmp_path: Path) -> None:
    with Site(name, tmp_path) as site:
        theirs = next(game for game in GAMES if site.get(f"/table/{game}")[1] == "one")
        site.one.is_ready, site.one.is_leaving = False, True
        assert "two" == site.socket(theirs)
        if name == HAPROXY:  # which asks /readyz
            until(lambda: {"two"} == {site.get(f"/table/{game}")[1] for game in GAMES})
            site.one.is_ready, site.one.is_leaving = True, False
            until(lambda: "one" == site.get(f"/table/{theirs}")[1])  # the same as before


@BOTH
def test_what_changes_something_is_sent_once(name: str, tmp_path: Path) -> None:
    with Site(name, tmp_path) as site:
        site.one.drops_posts = site.two.drops_posts = True
        assert 502 == site.ask("POST", "/tables")[0]
        assert ["/tables"] == site.one.posts + site.two.posts


@BOTH
def test_files_of_either_version_are_found(name: str, tmp_path: Path) -> None:
    with Site(name, tmp_path) as site:
        assert (200, "one") == site.get("/assets/one")
        assert (200, "two") == site.get("/assets/two")
        assert 404 == site.get("/assets/three")[0]


@BOTH
def test_the_servers_are_told_who_asks(name: str, tmp_path: Path) -> None:
    with Site(name, tmp_path) as site:
        _, who = site.get("/", **{"X-Forwarded-For": "203.0.113.7"})
        told = (site.one if who == "one" else site.two).headers[-1]
        names = [value for key, value in told.items() if key.lower() == "x-forwarded-for"]
        assert (["127.0.0.1"], HOST) == (names, told.get("Host") or told.get("host"))
        assert 404 == site.get("/metrics")[0]
        assert not any("/metrics" in str(each) for each in site.one.headers + site.two.headers)


@pytest.mark.parametrize(
    ("name", "option"),
    [
        pytest.param(HAPROXY, "-c", marks=pytest.mark.needs(HAPROXY)),
        pytest.param(NGINX, "-t", marks=pytest.mark.needs(NGINX)),
    ],
)
def test_the_program_finds_nothing_to_complain_of(name: str, option: str, tmp_path: Path) -> None:
    command = [*COMMANDS[name](tmp_path, 8443, (8016, 8017)), option]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert 0 == checked.returncode, checked.stderr
    assert "WARNING" not in checked.stderr
    assert "[warn]" not in checked.stderr
