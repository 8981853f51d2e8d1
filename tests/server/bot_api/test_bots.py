"""Programs that play at a real server: what lets them in, what they see and do, and how they are marked."""

import http.client
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openquarto.rules.error import QuartoError
from openquarto.server.bots import BotFile
from openquarto.server.limits import Limits
from tests.server.serving import GENEROUS, Answer, Running, Somebody, running

PATIENCE = 40.0  # seconds for a message to come
QUARTO = "A a1 B b1 C c1 D d1"  # given by first and second in turn


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, analysis_workers=0) as found:
        yield found


class Bot:
    """A program with a token."""

    def __init__(self, server: Running, name: str = "Fern") -> None:
        self.file = BotFile(server.config.bots_path)
        self.somebody = server.somebody()
        self.token = self.file.add(name)

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Answer:
        headers = {"authorization": f"Bearer {token or self.token}"}
        return self.somebody.ask(method, f"/api/bot{path}", body, headers)

    def lines(self, path: str) -> "Stream":
        return Stream(self.somebody.port, f"/api/bot{path}", self.token)

    def act(self, game: str, action: str, seq: int, name: str = "") -> dict[str, Any]:
        message = {"t": "act", "d": {"id": name or f"{seq} {action}", "action": action}, "v": seq}
        answers = self.ask("POST", f"/games/{game}", message).json
        told: dict[str, Any] = answers[0]
        return told


class Stream:
    """An answer without an end."""

    def __init__(self, port: int, path: str, token: str) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        self.connection.request("GET", path, headers={"authorization": f"Bearer {token}"})
        self.answer = self.connection.getresponse()

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; empty lines keep a stream alive, and are no answer."""
        passed: list[str] = []
        ready = time.monotonic() + PATIENCE
        while time.monotonic() < ready:
            line = self.answer.readline()
            assert line, "the stream has ended"
            if line.strip():
                message: dict[str, Any] = json.loads(line)
                if message["t"] in kinds:
                    return message
                passed.append(line.decode())
        raise AssertionError(f"no {' or '.join(kinds)} in {PATIENCE:.0f} seconds, but {passed}")

    def close(self) -> None:
        self.connection.close()


def seated(server: Running, **choice: str) -> tuple[Bot, Somebody, str]:
    """A bot, and somebody who has opened a table and invited it; they give first."""
    bot, somebody = Bot(server), server.somebody()
    game = somebody.open(opponent="link", first="me", **choice)
    link = somebody.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"}).json["url"]
    answer = bot.ask("POST", f"/games/{game}/seat", {"secret": link.partition("#")[2]})
    assert 201 == answer.status, answer.text
    return bot, somebody, game


def test_only_a_token_lets_in(server: Running) -> None:
    bot = Bot(server)
    assert {"name": "Fern (bot)", "games": []} == bot.ask("GET", "").json
    for token in ("x" * 22, "", "é"):
        assert (
            401
            == bot.somebody.ask(
                "GET", "/api/bot", headers={"authorization": f"Bearer {token}".encode().decode("latin-1")}
            ).status
        )
    assert 401 == bot.somebody.ask("GET", "/api/bot").status
    assert "no bot" == bot.somebody.ask("GET", "/api/bot/stream").json["code"]
    bot.file.remove("Fern")
    assert 401 == bot.ask("GET", "").status


def test_a_bot_plays_and_sees_what_a_person_sees(server: Running) -> None:
    bot, somebody, game = seated(server)
    page, stream = somebody.sit(game), bot.lines(f"/games/{game}/stream")
    table = stream.next("table")
    assert "second" == table["d"]["table"]["seat"]
    assert "application/x-ndjson" == stream.answer.headers["content-type"]
    for action in QUARTO.split():
        seat = "second" if page.view["toAct"] == "second" else "first"
        if seat == "second":
            assert "done" == bot.act(game, action, page.seen)["t"]
            page.until("news")
        else:
            page.acts(action)
        news = stream.next("news")
        assert news["d"]["action"] == action
        mine = {**page.view, "isMyTurn": None}
        assert mine == {
            **news["d"]["view"],
            "isMyTurn": None,
        }  # nothing tells of the quarto that stands there
    page.acts("E")  # without a word
    assert not stream.next("news")["d"]["view"]["shown"]
    assert "done" == bot.act(game, "#a1-d1", page.seen)["t"]
    assert "second" == stream.next("news")["d"]["view"]["ending"]["winner"]
    stream.close()


def test_it_is_marked_wherever_there_is_a_name(server: Running) -> None:
    _, somebody, game = seated(server, name_me="Ada")
    page = somebody.sit(game)
    assert "Fern (bot)" == page.table["second"]["name"]
    page.acts("A")
    assert "Fern (bot)" in page.heard[-1]["d"].get("status", "") + page.table["record"]
    assert '[Second "Fern (bot)"]' in somebody.ask("GET", f"/table/{game}/record.qgn").text
    assert "Fern (bot)" in json.dumps(server.somebody().sit(game).table["entries"])


def test_nobody_else_is_called_so(server: Running) -> None:
    somebody = server.somebody()
    refused = somebody.ask("POST", "/tables", {"opponent": "link", "name_me": "Me (BOT) "})
    assert (400, "bot name") == (refused.status, refused.json["code"])
    game = somebody.open(opponent="link")
    link = somebody.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"}).json["url"]
    sitting = {"secret": link.partition("#")[2], "name": "Ada (bot)"}
    assert "bot name" == server.somebody().ask("POST", f"/api/games/{game}/seat", sitting).json["code"]


def test_it_opens_a_table_and_hears_of_its_games(server: Running) -> None:
    bot = Bot(server)
    games = bot.lines("/stream")
    opened = bot.ask("POST", "/tables", {"first": "them", "blocks": True})
    assert 201 == opened.status, opened.text
    game, link = opened.json["game"], opened.json["invitation"]
    assert {"game": game, "seat": "second"} == games.next("game")["d"]
    somebody = server.somebody()
    body = {"secret": link.partition("#")[2], "name": "Ada"}
    assert 201 == somebody.ask("POST", f"/api/games/{game}/seat", body).status
    page = somebody.sit(game)
    page.acts("A")
    assert "done" == bot.act(game, "b2", page.seen)["t"]
    assert [{"game": game, "seat": "second"}] == bot.ask("GET", "").json["games"]
    assert 400 == bot.ask("POST", "/tables", {"edition": "nonsense"}).status
    games.close()


def test_what_is_done_twice_happens_once_and_late_is_refused(server: Running) -> None:
    bot, somebody, game = seated(server)
    page = somebody.sit(game)
    page.acts("A")
    seen = page.seen
    assert "done" == bot.act(game, "a1", seen, "one")["t"]
    assert "done" == bot.act(game, "a1", seen, "one")["t"]
    assert "stale" == bot.act(game, "B", seen, "two")["d"]["code"]
    for body in (b"{", {"t": "hint", "d": {"id": "x"}}, {"t": "hello", "d": {}}, {"t": "act", "d": {}}):
        answer = bot.ask("POST", f"/games/{game}", body)
        assert (400, "message unreadable") == (answer.status, answer.json["code"])
    assert 404 == bot.ask("POST", "/games/none", {"t": "wish", "d": {"id": "x", "wish": "resign"}}).status
    other = Bot(server, "Moss")
    assert "no seat" == other.act(game, "B", seen + 1)["d"]["code"]
    assert "invitation used" == bot.ask("POST", "/games/none/seat", {"secret": "short"}).json["code"]


def test_under_a_mask_it_sees_nothing_either(server: Running) -> None:
    bot, somebody, game = seated(server, mask="both")
    stream = bot.lines(f"/games/{game}/stream")
    view = stream.next("table")["d"]["table"]["view"]
    assert view["masked"]
    somebody.sit(game).acts("1")
    view = stream.next("news")["d"]["view"]
    assert (None, [None] * 16) == (view["hand"], view["board"])
    felt = bot.ask("POST", f"/games/{game}", {"t": "touch", "d": {"id": "t", "spot": "hand"}, "v": 0}).json
    assert "felt" in [each["t"] for each in felt], felt
    stream.close()


def test_it_is_limited(tmp_path: Path) -> None:
    with running(tmp_path, limits=msgspec.structs.replace(GENEROUS, messages=3, sockets=2)) as server:
        bot, _, game = seated(server)
        wish = {"t": "wish", "d": {"id": "x", "wish": "accept"}}
        codes = [bot.ask("POST", f"/games/{game}", wish).status for _ in range(4)]
        assert [200, 200, 200, 429] == codes
        streams = [bot.lines("/stream") for _ in range(3)]
        assert [200, 200, 429] == [each.answer.status for each in streams]
        for each in streams:
            each.close()


def test_a_stream_outlives_the_deadline_of_answers_and_blocks_nothing(tmp_path: Path) -> None:
    short: Limits = msgspec.structs.replace(GENEROUS, answer=3.0)
    with running(tmp_path, limits=short, analysis_workers=0) as server:
        bot, somebody, game = seated(server)
        streams = [bot.lines(f"/games/{game}/stream") for _ in range(12)]
        for each in streams:
            each.next("table")
        time.sleep(4.0)
        page = somebody.sit(game)
        page.acts("A")
        assert ["A"] * 12 == [each.next("news")["d"]["action"] for each in streams]
        for each in streams:
            each.close()


@pytest.mark.parametrize("name", ["", "  ", "x" * 40, "a\nb"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(QuartoError):
        BotFile(tmp_path / "bots.json").add(name)


def test_the_file_of_bots(tmp_path: Path) -> None:
    file = BotFile(tmp_path / "deep/bots.json")
    assert not file.bots
    token = file.add("Fern (bot)")
    assert "Fern" == file.bots[0].name
    assert token not in (tmp_path / "deep/bots.json").read_text()
    found = BotFile(tmp_path / "deep/bots.json").of_token(token)
    assert found
    assert "Fern (bot)" == found.shown_name
    with pytest.raises(QuartoError, match="Fern"):
        file.add("Fern")
    with pytest.raises(QuartoError, match="Moss"):
        file.remove("Moss")
    file.remove("Fern")
    assert file.of_token(token) is None
    (tmp_path / "deep/bots.json").write_text("{")
    with pytest.raises(QuartoError, match=r"bots\.json"):
        file.of_token(token)
    with pytest.raises(QuartoError):
        BotFile(None).add("Fern")
