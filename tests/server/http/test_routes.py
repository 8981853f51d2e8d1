"""Over HTTP: pages, my games, languages, what is refused; and every answer is as the documents say."""

import gzip
import json
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openquarto.puzzles import daily
from openquarto.server.http.openapi import document
from openquarto.server.http.security import HEADERS
from openquarto.server.limits import Limits
from openquarto.speech.catalogue import languages
from openquarto.wire import analysis as wire_analysis
from openquarto.wire import http as wire
from openquarto.wire import replay as wire_replay
from openquarto.wire import task as wire_task
from openquarto.wire.table import Table
from tests.server.room.played import kept
from tests.server.serving import Answer, Running, Somebody, running

HTML = {"accept": "text/html"}
WON = "ABC1/4/4/4%20D%20-"  # by d1
FORM = {"content-type": "application/x-www-form-urlencoded"}
# What a stranger is answered about a tournament that there is not.
CLUB = (
    *(
        ("GET", f"/club/{{tournament}}{rest}", f"/club/nothing{rest}", None, HTML)
        for rest in ("", "/wall", "/print", "/come", "/slip", "/ratings")
    ),
    ("GET", "/club/{tournament}/files/{form}", "/club/nothing/files/report.trf", None, {}),
    ("GET", "/api/club/{tournament}", "/api/club/nothing", None, {}),
    ("GET", "/api/club/{tournament}/seq", "/api/club/nothing/seq", None, {}),
    ("POST", "/club/{tournament}/slips", "/club/nothing/slips", {}, {}),
    ("POST", "/api/club/{tournament}/slip", "/api/club/nothing/slip", {"secret": "x"}, {}),
    ("POST", "/club/{tournament}/act/{act}", "/club/nothing/act/enter", {"name": "Ada"}, {}),
    ("POST", "/api/club/{tournament}/key", "/api/club/nothing/key", {"player": 1}, {}),
    ("POST", "/api/club/{tournament}/come", "/api/club/nothing/come", {"secret": "x"}, {}),
    (
        "DELETE",
        "/api/club/{tournament}/players/{player}/name",
        "/api/club/nothing/players/1/name",
        None,
        {},
    ),
)


# What a stranger is answered about a class that there is not.
CLASS = (
    *(
        ("GET", f"/class/{{classroom}}{rest}", f"/class/nothing{rest}", None, HTML)
        for rest in ("", "/wall", "/print", "/come", "/class.csv")
    ),
    ("GET", "/api/class/{classroom}", "/api/class/nothing", None, {}),
    *(
        ("POST", f"/class/{{classroom}}{rest}", f"/class/nothing{rest}", {"name": "Ada"}, {})
        for rest in ("/join", "/away", "/delete")
    ),
    ("POST", "/class/{classroom}/act/{act}", "/class/nothing/act/close", {}, {}),
    ("POST", "/api/class/{classroom}/key", "/api/class/nothing/key", {}, {}),
    ("POST", "/api/class/{classroom}/come", "/api/class/nothing/come", {"secret": "x"}, {}),
    ("POST", "/api/class/{classroom}/match", "/api/class/nothing/match", {"game": "nothing"}, {}),
    ("GET", "/class", "/class", None, HTML),
    ("POST", "/class", "/class", {"name": "5b", "lesson": ["hot"]}, {}),
    ("POST", "/class", "/class", {"name": ""}, {}),
    ("POST", "/class", "/class", {"name": "5b", "lesson": ["nothing"]}, {}),
)


def test_pages(me: Somebody) -> None:
    assert "home. Quarto" in me.ask("GET", "/", headers=HTML).text
    game = me.open(opponent="level3")
    home = me.ask("GET", "/", headers=HTML).text
    assert 1 == home.count("Pine"), home
    assert f"{game} 2" in me.ask("GET", f"/table/{game}", headers=HTML).text
    assert "[Date " in me.ask("GET", f"/table/{game}/print", headers=HTML).text
    assert "<svg" in me.ask("GET", f"/table/{game}/picture.svg").text
    assert "/words/en/access.json" in me.ask("GET", "/rules", headers=HTML).text
    assert "Disallow: /table/" in me.ask("GET", "/robots.txt").text
    assert "OpenQuarto" == me.ask("GET", "/manifest.webmanifest").json["name"]
    assert "image/svg+xml" == me.ask("GET", "/icon.svg").headers["content-type"]


def test_the_table_is_in_the_page_and_cannot_break_out_of_it(me: Somebody) -> None:
    game = me.open(opponent="here", name_me="</script><b>")
    text = me.ask("GET", f"/table/{game}", headers=HTML).text
    inside = re.search(r"json'>(.*?)</script>", text, re.DOTALL)
    assert inside
    table = msgspec.json.decode(inside[1], type=Table)
    assert "</script><b>" in (table.first.name, table.second.name)
    assert "<b>" not in text


def test_a_record_is_a_file(me: Somebody) -> None:
    game = me.open(opponent="here")
    answer = me.ask("GET", f"/table/{game}/record.qgn")
    assert f'attachment; filename="quarto-{game}.qgn"' == answer.headers["content-disposition"]


def test_positions(me: Somebody) -> None:
    text = "D3/AO2/JF1G/IM1H - a1 classic"
    for space in ("%20", "+"):
        page = me.ask("GET", f"/position?text={text.replace(' ', space)}", headers=HTML).text
        assert page.startswith(text)
        assert "Second gives now." in page
    for variant in ("blocks%2Bauto", "blocks+auto"):
        page = me.ask("GET", f"/position?text=4/4/4/4+A+-+{variant}", headers=HTML).text
        assert page.startswith("4/4/4/4 A - blocks+auto ")
    page = me.ask("GET", "/position?text=4/4/4/4+A+-", headers=HTML).text
    assert 1 == page.count("Hand: light round tall solid.")
    assert "<svg" in me.ask("GET", "/position.svg?text=4/4/4/4%20A%20-&edition=access").text
    for wrong in ("", "AA2/4/4/4%20-%20-", "x" * 5000, "4/4/4/4%20-%20-&edition=gold"):
        answer = me.ask("GET", f"/position?text={wrong}")
        assert 400 == answer.status
        assert answer.json["sentence"].endswith(".")


def test_files_are_for_ever_and_small(me: Somebody, server: Running) -> None:
    assets = server.services.templates.assets
    for path in ("style.css", "js/main.js", "art/pieces.svg", "art/board-dark.svg"):
        plain = me.ask("GET", assets.url(path))
        small = me.ask("GET", assets.url(path), headers={"accept-encoding": "gzip"})
        assert "public, max-age=31536000, immutable" == plain.headers["cache-control"]
        assert plain.body == gzip.decompress(small.body)
    assert "text/javascript; charset=utf-8" == me.ask("GET", assets.url("js/main.js")).headers["content-type"]
    for path in ("/assets/old/style.css", assets.url("pages/home.html"), assets.url("../home.html")):
        assert 404 == me.ask("GET", path).status


def test_a_module_of_another_version_lets_its_page_come_again(me: Somebody, server: Running) -> None:
    other = "0123456789abcdef"
    for path in ("js/main.js", "js/no/longer/there.js"):
        answer = me.ask("GET", f"/assets/{other}/{path}")
        assert (200, "location.reload();\n") == (answer.status, answer.text)
        assert ("no-store", "text/javascript; charset=utf-8") == (
            answer.headers["cache-control"],
            answer.headers["content-type"],
        )
    own = server.services.templates.assets.url("js/no/longer/there.js")
    for path in (own, f"/assets/{other}/style.css", "/assets/old/js/main.js", f"/assets/{other}x/js/main.js"):
        assert 404 == me.ask("GET", path).status


def test_a_page_gets_a_module_and_all_that_it_imports_in_one_file(me: Somebody, server: Running) -> None:
    answer = me.ask("GET", server.services.templates.assets.bundle("js/pages/start.js"))
    assert "text/javascript; charset=utf-8" == answer.headers["content-type"]
    assert answer.text.index("const deep = 1;") < answer.text.index("const part = deep;")


def test_what_is_for_contributors_is_no_file_to_be_had(me: Somebody, server: Running) -> None:
    assert 404 == me.ask("GET", server.services.templates.assets.url("js/README.md")).status


def test_words(me: Somebody) -> None:
    answer = me.ask("GET", "/words/fr/access.json")
    words = msgspec.json.decode(answer.body, type=wire.Words)
    assert "lisse ronde grande pleine" == words.pieces["A"]
    assert ("rangée 1", "vide") == (words.lines["a1-d1"].replace("ligne", "rangée"), words.empty)
    assert (16, 16, 16, 19, 4) == tuple(
        len(each) for each in (words.pieces, words.sides, words.squares, words.lines, words.traits)
    )
    tag = answer.headers["etag"]
    assert 304 == me.ask("GET", "/words/fr/access.json", headers={"if-none-match": tag}).status
    for path in ("/words/tlh/access.json", "/words/fr/gold.json", "/words/fr/..%2f..json"):
        assert 404 == me.ask("GET", path).status


# Languages


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("tlh, nl;q=0.5, de;q=0.7", "de"),
        ("en;q=0, es", "es"),
        ("*", "en"),
        ("x" * 10_000, "en"),
        ("de;q=nonsense, it", "it"),
        ("", "en"),
    ],
)
def test_the_browsers_language(server: Running, header: str, language: str) -> None:
    answer = server.somebody().ask("GET", "/rules", headers={**HTML, "accept-language": header})
    assert answer.text.startswith(f"{language} ")


def test_an_address_goes_before_a_cookie_and_is_remembered(me: Somebody) -> None:
    german = {**HTML, "accept-language": "de"}
    assert me.ask("GET", "/rules?lang=fr", headers=german).text.startswith("fr ")
    assert me.ask("GET", "/rules", headers=german).text.startswith("fr ")
    assert 204 == me.ask("POST", "/language", {"language": "it"}).status
    assert me.ask("GET", "/rules", headers=german).text.startswith("it ")
    assert me.ask("GET", "/rules?lang=tlh", headers=german).text.startswith("it ")
    assert 400 == me.ask("POST", "/language", {"language": "tlh"}).status


@pytest.mark.parametrize(
    ("back", "there"),
    [
        ("/new?lang=x", "/new?lang=x"),
        ("//evil.example", "/"),
        ("https://evil.example", "/"),
        ("/\\evil", "/"),
    ],
)
def test_a_form_goes_back_to_where_it_was(me: Somebody, back: str, there: str) -> None:
    answer = me.ask("POST", "/language", {"language": "nl", "back": back}, FORM)
    assert (303, there) == (answer.status, answer.headers["location"])


def test_every_language_refuses_in_its_own_words(server: Running) -> None:
    said = {
        server.somebody().ask("GET", "/table/nothing", headers={"accept-language": language}).json["sentence"]
        for language in languages()
    }
    assert len(languages()) == len(said)


# My games


def test_my_games_are_mine(me: Somebody, server: Running) -> None:
    stranger = server.somebody()
    game = me.open(opponent="here", name_me="Ada", name_other="Bo", first="me")
    (listed,) = me.ask("GET", "/api/games").json
    assert {
        "game": game,
        "title": "Ada – Bo",
        "opponent": "Ada – Bo",
        "variant": "classic",
        "status": "Player Ada gives now.",
        "isOver": False,
        "isMyTurn": True,
        "leaving": "delete",
        "board": [None] * 16,
        "hand": None,
        "last": None,
        "shown": [],
        "placed": 0,
        "edition": "classic",
        "masked": False,
        "byLink": False,
        "result": None,
    } == {name: value for name, value in listed.items() if name != "changed"}
    assert [] == stranger.ask("GET", "/api/games").json
    stranger.open(opponent="here")
    for method, body in (("PATCH", {"title": "mine"}), ("DELETE", None)):
        answer = stranger.ask(method, f"/api/games/{game}", body)
        assert (403, "not your game") == (answer.status, answer.json["code"])
    assert 204 == me.ask("PATCH", f"/api/games/{game}", {"title": "  Sunday   evening "}).status
    assert "Sunday evening" == me.ask("GET", "/api/games").json[0]["title"]
    page = me.sit(game)
    assert "Sunday evening" == page.table["title"]
    assert 204 == me.ask("DELETE", f"/api/games/{game}").status
    assert [] == me.ask("GET", "/api/games").json
    assert 404 == me.ask("DELETE", f"/api/games/{game}").status
    assert 404 == me.ask("GET", f"/table/{game}").status


def test_a_game_that_was_kept_without_a_network_is_brought_once(me: Somebody, server: Running) -> None:
    headers = {"content-type": "application/octet-stream"}
    body = kept("A a1 B b1", title="In the train")
    first = me.ask("POST", "/api/games/brought", body, headers)
    assert 201 == first.status
    (listed,) = me.ask("GET", "/api/games").json
    assert (first.json["game"], "In the train", 2) == (listed["game"], listed["title"], listed["placed"])
    again = me.ask("POST", "/api/games/brought", body, headers)
    assert (200, first.json) == (again.status, again.json)
    assert 1 == len(me.ask("GET", "/api/games").json)
    assert 403 == server.somebody().ask("POST", "/api/games/brought", body, headers).status
    assert 204 == me.ask("POST", "/api/games/brought", kept(""), headers).status
    assert 400 == me.ask("POST", "/api/games/brought", b"nothing", headers).status
    assert 413 == me.ask("POST", "/api/games/brought", b"x" * 300_000, headers).status


@pytest.mark.parametrize("title", ["", "   ", "x" * 61, "a\u202eb", "a\x00b"])
def test_titles_that_are_refused(me: Somebody, title: str) -> None:
    game = me.open(opponent="here")
    answer = me.ask("PATCH", f"/api/games/{game}", {"title": title})
    assert (400, "title") == (answer.status, answer.json["code"])


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"title": 1}', b"\xff"])
def test_unreadable_bodies(me: Somebody, body: bytes) -> None:
    game = me.open(opponent="here")
    headers = {"content-type": "application/json"}
    assert 400 == me.ask("PATCH", f"/api/games/{game}", body, headers).status
    if body and b"title" not in body:
        assert 400 == me.ask("POST", "/tables", body, headers).status


def test_too_large_bodies(me: Somebody) -> None:
    assert 413 == me.ask("POST", "/tables", b"x" * 70_000).status


# A new table


def test_a_form_leads_to_the_table(me: Somebody) -> None:
    answer = me.ask("POST", "/tables", {"opponent": "here", "traits": ["c", "h"]}, {**FORM, **HTML})
    assert 303 == answer.status
    assert "traits=ch" in me.ask("GET", answer.headers["location"], headers=HTML).text


def test_a_faulty_form_is_shown_again(me: Somebody) -> None:
    wrong = {"opponent": "nobody", "edition": "gold", "clock_me": "soon"}
    answer = me.ask("POST", "/tables", wrong, {**FORM, **HTML})
    assert 400 == answer.status
    assert 3 == answer.text.count("<p>")
    as_json = me.ask("POST", "/tables", wrong)
    assert (400, 3) == (as_json.status, len(as_json.json["errors"]))


def test_looking_makes_nothing(me: Somebody) -> None:
    answer = me.ask("GET", "/new?opponent=level8&start=1&lang=fr", headers=HTML)
    assert answer.text.startswith("oak False")
    assert "<option value='level8'>chêne</option>" in answer.text
    assert [] == me.ask("GET", "/api/games").json


@pytest.mark.parametrize(
    ("site", "starts"), [("none", True), ("same-origin", True), ("cross-site", False), ("same-site", False)]
)
def test_only_an_address_that_was_typed_or_ours_starts_by_itself(
    me: Somebody, site: str, starts: bool
) -> None:
    headers = {**HTML, "sec-fetch-site": site}
    assert me.ask("GET", "/new?start=1", headers=headers).text.startswith(f"pine {starts}")
    assert me.ask("GET", "/new?start=1&mask=left", headers=headers).text.startswith("pine False")


# Who may ask


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "null", "sec-fetch-site": "cross-site"}, 403),
        ({"origin": "null", "sec-fetch-site": "none"}, 403),
        ({"origin": "null", "sec-fetch-site": "same-origin"}, 201),
        ({"origin": "http://evil.example", "sec-fetch-site": "same-origin"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({}, 201),
    ],
)
def test_only_our_own_pages_may_change_something(me: Somebody, headers: dict[str, str], status: int) -> None:
    assert status == me.ask("POST", "/tables", {"opponent": "here"}, headers).status


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:1", ""])
def test_other_names_of_this_machine_are_refused(me: Somebody, host: str) -> None:
    answer = me.ask("GET", "/", headers={"host": host})
    assert (421, "foreign host") == (answer.status, answer.json["code"])


def test_our_own_names_are_taken(me: Somebody) -> None:
    for host in ("localhost", "127.0.0.1", "[::1]"):
        origin = {"host": f"{host}:{me.port}", "origin": f"http://{host}:{me.port}"}
        assert 201 == me.ask("POST", "/tables", {"opponent": "here"}, origin).status


def test_cookies(server: Running) -> None:
    cookie = server.somebody().ask("GET", "/", headers=HTML).headers["set-cookie"]
    assert re.fullmatch(r"oq=[\w-]{22}; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax", cookie)
    old = server.somebody()
    old.cookies["oq"] = "B" * 22
    assert None is old.ask("GET", "/", headers=HTML).headers["set-cookie"]


def test_behind_https(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://quarto.example", database="memory:") as server:
        outside = {**HTML, "host": "quarto.example"}
        answer = server.somebody().ask("GET", "/", headers=outside)
        assert answer.headers["set-cookie"].startswith("__Host-oq=")
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age=31536000; includeSubDomains" == answer.headers["strict-transport-security"]
        assert 404 == server.somebody().ask("GET", "/metrics", headers={"host": "quarto.example"}).status
        assert 200 == server.somebody().ask("GET", "/metrics").status
        origin = {"host": "quarto.example", "origin": "https://quarto.example"}
        assert 201 == server.somebody().ask("POST", "/tables", {"opponent": "here"}, origin).status


def test_new_games_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(), database="memory:") as server:
        me = server.somebody()
        statuses = [me.ask("POST", "/tables", {"opponent": "here"}).status for _ in range(22)]
        assert [201] * 20 + [429] * 2 == statuses
        assert "Wait a minute" in me.ask("POST", "/tables", {"opponent": "here"}).json["sentence"]


def test_a_mistake_of_ours_is_a_sentence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path, database="memory:") as server:
        (tmp_path / "web/pages/rules.html").write_text("{{ 1 / 0 }}", encoding="utf-8")
        answer = server.somebody().ask("GET", "/rules")
        assert (500, "our mistake") == (answer.status, answer.json["code"])
        assert HEADERS.items() <= {**dict(answer.headers)}.items()
        assert 200 == server.somebody().ask("GET", "/healthz").status
    assert "a request failed" in caplog.text


def test_figures(me: Somebody) -> None:
    text = me.ask("GET", "/metrics").text
    names = set(re.findall(r"^openquarto_(\w+) ", text, re.MULTILINE))
    assert {
        "event_loop_lag_seconds",
        "event_loop_lag_longest_seconds",
        "gc_seconds_total",
        "gc_longest_seconds",
        "gc_runs_total",
        "tables",
        "sockets",
        "commits_total",
        "commit_seconds_total",
        "commits_in_doubt_total",
        "changes_failed_total",
        "changes_unknown_total",
        "log_clashes_total",
        "ready",
        "analyses_waiting",
        "analyses_total",
        "analysis_cache_hits_total",
        "analysis_seconds_total",
    } == names


# What the documents say


def answers(me: Somebody) -> Iterator[tuple[str, str, Answer]]:
    """One answer at least of every operation and of most statuses, with the path as it is described."""
    game = me.open(opponent="here")
    here = f"/table/{game}"
    over = str(me.ask("POST", "/tables", {"record": "1. A a1B 2. b1C c1D d1#a1-d1 1-0"}).json["game"])
    link = "game=A.a1B.b1C.c1D.d1~a1-d1&result=1-0"
    asked: list[tuple[str, str, str, object, dict[str, str]]] = [
        ("GET", "/", "/", None, HTML),
        ("GET", "/new", "/new?variant=blocks", None, HTML),
        ("POST", "/tables", "/tables", {"opponent": "here"}, {}),
        ("POST", "/tables", "/tables", {"opponent": "here"}, {**FORM, **HTML}),
        ("POST", "/tables", "/tables", {"opponent": "nobody"}, {}),
        ("POST", "/tables", "/tables", {"opponent": "nobody"}, {**FORM, **HTML}),
        ("POST", "/tables", "/tables", {}, {"origin": "http://evil.example"}),
        ("POST", "/tables", "/tables", b"x" * 90_000, {}),
        ("GET", "/table/{game}", here, None, HTML),
        ("GET", "/table/{game}", "/table/nothing", None, {}),
        ("GET", "/table/{game}", "/table/nothing", None, HTML),
        ("GET", "/table/{game}/record.qgn", f"{here}/record.qgn", None, {}),
        ("GET", "/table/{game}/print", f"{here}/print", None, HTML),
        ("GET", "/table/{game}/picture.svg", f"{here}/picture.svg", None, {}),
        ("GET", "/position", "/position?text=4/4/4/4%20-%20-", None, HTML),
        ("GET", "/position", "/position?text=nonsense", None, {}),
        ("GET", "/position.svg", "/position.svg?text=4/4/4/4%20-%20-", None, {}),
        ("GET", "/api/games/{game}/replay", f"/api/games/{over}/replay", None, {}),
        ("GET", "/api/games/{game}/replay", f"/api/games/{game}/replay", None, {}),
        ("GET", "/api/games/{game}/replay", "/api/games/nothing/replay", None, {}),
        ("GET", "/replay", f"/replay?{link}", None, HTML),
        ("GET", "/replay", "/replay?game=A", None, HTML),
        ("GET", "/replay", "/replay?game=A&result=open", None, HTML),
        ("GET", "/replay/picture.svg", f"/replay/picture.svg?{link}", None, {}),
        ("GET", "/replay/picture.png", f"/replay/picture.png?{link}", None, {}),
        ("GET", "/replay/picture.png", "/replay/picture.png", None, {}),
        ("GET", "/analysis", f"/analysis?position={WON}", None, HTML),
        ("GET", "/analysis", "/analysis?position=nonsense", None, HTML),
        ("GET", "/api/analysis", f"/api/analysis?position={WON}", None, {}),
        ("GET", "/api/analysis", "/api/analysis?position=AA2/4/4/4%20A%20d4", None, {}),
        ("GET", "/api/analysis/permission", "/api/analysis/permission", None, {}),
        ("GET", "/api/analysis/turn", f"/api/analysis/turn?position={WON}&turn=a2M", None, {}),
        ("GET", "/api/analysis/turn", f"/api/analysis/turn?position={WON}&turn=a1M", None, {}),
        ("GET", "/api/analysis/pressure", f"/api/analysis/pressure?position={WON}", None, {}),
        ("GET", "/api/games/{game}/review", f"/api/games/{over}/review", None, {}),
        ("GET", "/api/games/{game}/review", f"/api/games/{game}/review", None, {}),
        ("GET", "/api/games/{game}/review", "/api/games/nothing/review", None, {}),
        ("GET", "/api/review", f"/api/review?{link}", None, {}),
        ("GET", "/api/review", "/api/review?game=A", None, {}),
        ("GET", "/api/review", "/api/review?game=A&result=open", None, {}),
        ("GET", "/table/{game}/review", f"/table/{over}/review", None, HTML),
        ("GET", "/table/{game}/review", f"/table/{game}/review", None, HTML),
        ("GET", "/review", f"/review?{link}", None, HTML),
        ("GET", "/review", "/review?game=A", None, HTML),
        ("GET", "/rules", "/rules", None, HTML),
        ("GET", "/learn", "/learn", None, HTML),
        ("GET", "/learn/{lesson}", "/learn/hot?edition=access&lang=fr", None, HTML),
        ("GET", "/learn/{lesson}/link", "/learn/hot/link?edition=access", None, {}),
        ("GET", "/open", "/open", None, HTML),
        ("GET", "/games", "/games?q=ada&show=ended&page=2", None, HTML),
        ("GET", "/games/all.qgn", "/games/all.qgn", None, {}),
        ("GET", "/without-sight", "/without-sight", None, HTML),
        ("GET", "/puzzles/print", "/puzzles/print?count=1&kind=see", None, HTML),
        ("GET", "/puzzles/print", "/puzzles/print?count=100", None, {}),
        ("GET", "/puzzles/print", "/puzzles/print?ids=00000000", None, {}),
        ("GET", "/api/games", "/api/games", None, {}),
        ("PATCH", "/api/games/{game}", f"/api/games/{game}", {"title": "t"}, {}),
        ("PATCH", "/api/games/{game}", f"/api/games/{game}", {"title": ""}, {}),
        ("PATCH", "/api/games/{game}", "/api/games/nothing", {"title": "t"}, {}),
        ("POST", "/api/games/{game}/invitation", f"/api/games/{game}/invitation", {"seat": "mine"}, {}),
        ("POST", "/api/games/{game}/invitation", f"/api/games/{game}/invitation", {"seat": "other"}, {}),
        ("POST", "/api/games/{game}/invitation", f"/api/games/{game}/invitation", {"seat": "all"}, {}),
        ("POST", "/api/games/{game}/invitation", "/api/games/nothing/invitation", {}, {}),
        ("POST", "/api/games/{game}/invited", f"/api/games/{game}/invited", {"secret": "x" * 22}, {}),
        ("POST", "/api/games/{game}/invited", f"/api/games/{game}/invited", {"secret": "short"}, {}),
        ("POST", "/api/games/{game}/invited", f"/api/games/{game}/invited", {}, {}),
        ("POST", "/api/games/{game}/seat", f"/api/games/{game}/seat", {"secret": "x" * 22}, {}),
        ("POST", "/api/games/{game}/seat", f"/api/games/{game}/seat", {}, {}),
        ("GET", "/join/{game}", f"/join/{game}", None, HTML),
        ("GET", "/join/{game}", "/join/nothing", None, HTML),
        ("GET", "/privacy", "/privacy", None, HTML),
        ("DELETE", "/api/name", "/api/name", None, {}),
        ("GET", "/club", "/club", None, HTML),
        ("POST", "/club", "/club", {"name": "Tuesday"}, {}),
        ("POST", "/club", "/club", {"name": ""}, {}),
        *CLUB,
        *CLASS,
        ("DELETE", "/api/games/{game}", f"/api/games/{game}", None, {"cookie": "oq=" + "C" * 22}),
        ("DELETE", "/api/games/{game}", f"/api/games/{game}", None, {}),
        ("POST", "/language", "/language", {"language": "fr"}, {}),
        ("POST", "/language", "/language", {"language": "fr"}, FORM),
        ("POST", "/language", "/language", {"language": "tlh"}, {}),
        ("GET", "/words/{language}/{edition}.json", "/words/de/classic.json", None, {}),
        ("GET", "/words/{language}/{edition}.json", "/words/de/gold.json", None, {}),
        *_tasks(),
        *_club(),
        ("GET", "/healthz", "/healthz", None, {}),
        ("GET", "/readyz", "/readyz", None, {}),
        ("GET", "/metrics", "/metrics", None, {}),
        ("GET", "/openapi.json", "/openapi.json", None, {}),
        ("GET", "/robots.txt", "/robots.txt", None, {}),
    ]
    for method, described, path, body, headers in asked:
        yield method, described, me.ask(method, path, body, headers)


STRUCTS: dict[str, Any] = {
    **vars(wire),
    **vars(wire_replay),
    **vars(wire_analysis),
    **vars(wire_task),
}


def _tasks() -> Iterator[tuple[str, str, str, dict[str, Any] | None, dict[str, str]]]:
    """Puzzles and lessons: what there is, what there is not, and what is judged."""
    yield "GET", "/puzzles", "/puzzles", None, HTML
    yield "GET", "/puzzles/any", "/puzzles/any?kind=trap", None, {}
    for ids in (f"{daily(date(2026, 11, 18)).id}&lang=fr", "nonsense", "", ".".join(["00000000"] * 60)):
        yield "GET", "/puzzles/set", f"/puzzles/set?ids={ids}", None, HTML
        yield "GET", "/api/puzzles/set", f"/api/puzzles/set?ids={ids}", None, {}
    yield "GET", "/api/puzzles/index", "/api/puzzles/index", None, {}
    yield "GET", "/api/puzzles/daily", "/api/puzzles/daily", None, {}
    yield "GET", "/api/puzzles/daily", "/api/puzzles/daily?date=tomorrow", None, {}
    yield "GET", "/api/lessons", "/api/lessons", None, {}
    for puzzle in (daily(date(2026, 11, 18)).id, "nothing"):
        yield "GET", "/api/puzzles/{puzzle}", f"/api/puzzles/{puzzle}", None, {}
        yield "GET", "/puzzles/{puzzle}", f"/puzzles/{puzzle}", None, HTML
        for what, body in (("answer", {"answer": "?"}), ("reading", {"text": "hint"}), ("hint", {"step": 1})):
            described = f"/api/puzzles/{{puzzle}}/{what}"
            yield "POST", described, f"/api/puzzles/{puzzle}/{what}", body, {}
    for lesson in ("pieces", "nothing"):
        yield "GET", "/api/lessons/{lesson}", f"/api/lessons/{lesson}", None, {}
        for what, body in (
            ("answer", {"answer": "A"}),
            ("answer", {"answer": "K"}),
            ("reading", {"text": "K"}),
            ("reading", {"text": "stock"}),
            ("hint", {"step": 1}),
        ):
            described = f"/api/lessons/{{lesson}}/{{task}}/{what}"
            yield "POST", described, f"/api/lessons/{lesson}/1/{what}", body, {}


def _club() -> Iterator[tuple[str, str, str, dict[str, Any] | None, dict[str, str]]]:
    """The pages of the club, and what this server refuses: it has no lobby, and whoever asks is no bot."""
    yield "GET", "/club", "/club", None, HTML
    yield "GET", "/clock", "/clock?first=Ada&clock=60/turn&lang=fr", None, HTML
    yield "GET", "/lobby", "/lobby?variant=blocks", None, HTML
    yield "POST", "/api/games/brought", "/api/games/brought", {}, {}
    yield "GET", "/api/lobby", "/api/lobby", None, {}
    yield "POST", "/lobby/seek", "/lobby/seek", {"variant": "classic"}, {}
    yield "POST", "/lobby/{game}/seat", "/lobby/nothing/seat", {"name": "Ada"}, {}
    for path in ("/api/bot", "/api/bot/stream", "/api/bot/games/{game}/stream"):
        yield "GET", path, path.replace("{game}", "nothing"), None, {}
    for path in ("/api/bot/tables", "/api/bot/games/{game}/seat", "/api/bot/games/{game}"):
        yield "POST", path, path.replace("{game}", "nothing"), {}, {"authorization": "Bearer nobody"}


def test_every_answer_is_as_it_is_described_and_sealed(me: Somebody, server: Running) -> None:
    described = me.ask("GET", "/openapi.json").json
    assert json.loads(json.dumps(document(server.server._app.routes))) == described
    tried: set[tuple[str, str]] = set()
    for method, path, answer in answers(me):
        responses = described["paths"][path][method.lower()]["responses"]
        case = (method, path, answer.status, answer.body[:100])
        assert str(answer.status) in responses, case
        kinds = responses[str(answer.status)].get("content", {})
        if not kinds:
            assert b"" == answer.body, case
        else:
            kind = answer.headers["content-type"].partition(";")[0]
            assert kind in kinds, case
            check_schema(kinds[kind].get("schema"), answer)
        for name, value in HEADERS.items():
            assert value == answer.headers[name], case
        tried.add((method, path))
    operations = {
        (method.upper(), path) for path, methods in described["paths"].items() for method in methods
    }
    assert operations == tried


def check_schema(schema: dict[str, Any] | None, answer: Answer) -> None:
    if schema is None:
        return
    is_list = schema.get("type") == "array"
    name = (schema["items"] if is_list else schema)["$ref"].rpartition("/")[2]
    kind = STRUCTS[name]
    read = msgspec.json.decode(answer.body)
    for each in read if is_list else [read]:
        msgspec.convert(each, kind)
