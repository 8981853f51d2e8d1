"""Killed while somebody sits down: they ask again with the same cookie, and sit there once."""

import random
import sqlite3
import tempfile
import threading
import time
from contextlib import closing, suppress
from http.client import HTTPException
from pathlib import Path

import pytest

from tests.server.faults.forks import Forks, held_port
from tests.server.serving import Answer, Somebody


def asked(you: Somebody, game: str, secret: str) -> Answer | None:
    """The answer to taking a seat, if there is one."""
    with suppress(OSError, HTTPException):
        return you.ask("POST", f"/api/games/{game}/seat", {"secret": secret, "name": "Bo"})
    return None


def sat_down(ready: Forks, file: Path, seed: int) -> tuple[str, list[str]]:
    """How far it had come when the server was killed, and what the log says in the end."""
    chance = random.Random(seed)
    disk = chance.choice((0.0, 0.005))
    with held_port() as port:
        life = ready.start(file, port, disk=disk)
        me, you = Somebody(port), Somebody(port)
        game = me.open(opponent="link", first="me")
        url = me.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"}).json["url"]
        secret = url.partition("#")[2]
        assert 200 == you.ask("GET", f"/join/{game}").status
        answers: list[Answer | None] = []
        asking = threading.Thread(target=lambda: answers.append(asked(you, game, secret)))
        asking.start()
        time.sleep(chance.uniform(0.0, 0.02))
        ready.end(life)
        asking.join(20)
        with closing(sqlite3.connect(file)) as connection:
            kept = connection.execute("select count(*) from event where kind = 'join'").fetchone()[0]
        life = ready.start(file, port, disk=disk)
        try:
            again = asked(you, game, secret)
            assert again is not None
            assert 201 == again.status, again.text
            page = you.sit(game)
            while page.table["isWaiting"]:
                page.until("table")
            assert "second" == page.table["seat"]
            page.close()
        finally:
            ready.end(life)
    with closing(sqlite3.connect(file)) as connection:
        kinds = [kind for (kind,) in connection.execute("select kind from event order by seq")]
    return ("answered" if answers[0] else "kept" if kept else "nothing"), kinds


def check(ready: Forks, seeds: range) -> None:
    came: dict[str, int] = {}
    for seed in seeds:
        with tempfile.TemporaryDirectory() as folder:
            far, kinds = sat_down(ready, Path(folder) / "games.sqlite", seed)
        came[far] = came.get(far, 0) + 1
        assert ["table", "join", "lot"] == kinds, f"seed {seed}, {far}"
    print(f"killed while somebody sat down: {came}")  # noqa: T201  for whoever runs it with -s


def test_killed_while_somebody_sits_down(ready: Forks) -> None:
    check(ready, range(6))


@pytest.mark.long
def test_often_killed_while_somebody_sits_down(ready: Forks) -> None:
    check(ready, range(6, 106))
