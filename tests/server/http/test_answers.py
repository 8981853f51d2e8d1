"""What every answer has or must not have, whoever asks for it; see docs/security.md."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from markupsafe import escape

from tests.server.http.test_routes import HTML, answers
from tests.server.serving import Running, Somebody, running

PERSONAL = (
    "/",
    "/new",
    "/tables",
    "/table",
    "/games",
    "/api",
    "/join",
    "/language",
)  # what differs by who asks


def test_every_text_says_its_charset(me: Somebody) -> None:
    for method, path, answer in answers(me):
        kind = answer.headers.get("content-type", "")
        if answer.body and kind.startswith("text/"):
            assert "charset=utf-8" in kind.lower(), (method, path)
        assert kind or not answer.body, (method, path)


def test_no_answer_is_for_pages_of_others(me: Somebody) -> None:
    for method, path, answer in answers(me):
        given = [name for name in answer.headers if name.lower().startswith("access-control-")]
        assert [] == given, (method, path)


def test_nothing_personal_is_kept_on_the_way(me: Somebody) -> None:
    for method, path, answer in answers(me):
        is_personal = path == "/" or (path.startswith(PERSONAL[1:]) and path != "/api/puzzles/index")
        if is_personal and answer.body and answer.status == 200:
            assert "no-store" == answer.headers["cache-control"], (method, path)


@pytest.mark.parametrize("method", ["TRACE", "TRACK", "PUT", "PROPFIND"])
@pytest.mark.parametrize("path", ["/", "/tables", "/api/games", "/openapi.json"])
def test_methods_that_are_not_served(me: Somebody, method: str, path: str) -> None:
    answer = me.ask(method, path, headers={"x-told-to-nobody": "secret"})
    assert 405 == answer.status
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    "path", ["/.git/config", "/assets/", "/words/", "/pages/", "/js/", "/server.sqlite", "/table/", "/.env"]
)
def test_folders_and_what_lies_beside_the_page_are_not_shown(me: Somebody, path: str) -> None:
    assert 404 == me.ask("GET", path, headers=HTML).status


@pytest.mark.parametrize("title", ["x'); drop table event; --", '" or 1=1 --', "%s {0} $(id) {{7*7}}"])
def test_what_looks_like_code_is_a_title(me: Somebody, title: str) -> None:
    game = me.open(opponent="here")
    assert 204 == me.ask("PATCH", f"/api/games/{game}", {"title": title}).status
    (listed,) = me.ask("GET", "/api/games").json
    assert title == listed["title"]
    assert escape(title) in me.ask("GET", f"/table/{game}", headers=HTML).text


def test_what_is_not_asked_for_cannot_be_set(me: Somebody, server: Running) -> None:
    game = me.open(opponent="here", game="mine", seats="both", session="x")
    assert "mine" != game
    more = {"title": "Sunday", "seats": {}, "isOver": True, "changed": 0, "game": "other"}
    assert 204 == me.ask("PATCH", f"/api/games/{game}", more).status
    (listed,) = me.ask("GET", "/api/games").json
    assert ("Sunday", game, False) == (listed["title"], listed["game"], listed["isOver"])
    assert [] == server.somebody().ask("GET", "/api/games").json


def test_a_name_that_stands_twice_is_read_in_one_way(me: Somebody) -> None:
    twice = me.ask("GET", "/rules?lang=fr&lang=de", headers=HTML).text
    once = me.ask("GET", "/rules?lang=de", headers=HTML).text
    assert once == twice
    # The body and the address are never mixed: a form counts by its body alone.
    answer = me.ask("POST", "/language?language=fr", {"language": "tlh"})
    assert 400 == answer.status


def test_nothing_that_opens_a_seat_stands_in_the_file(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = server.somebody()
        game = me.open(opponent="link")
        url = me.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"}).json["url"]
        secrets = [url.partition("#")[2], *me.cookies.values()]
    assert 2 <= len(secrets)
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
        dump = "\n".join(connection.iterdump())
    assert game in dump
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("games.sqlite*"))
    for secret in secrets:
        assert secret not in dump
        assert secret.encode() not in kept


def test_secrets_have_128_bits_and_none_comes_twice(server: Running) -> None:
    tokens = {next(iter(_new_session(server).values())) for _ in range(50)}
    assert 50 == len(tokens)
    assert {22} == {len(token) for token in tokens}  # of 64 letters: six bits each


def _new_session(server: Running) -> dict[str, str]:
    somebody = server.somebody()
    somebody.ask("GET", "/", headers=HTML)
    return somebody.cookies


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    with running(tmp_path):
        assert 0o600 == (tmp_path / "games.sqlite").stat().st_mode & 0o777
