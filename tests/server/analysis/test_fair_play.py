"""No values for whoever sits in a running game that counts, or in one under a mask; by the session alone."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from openquarto.speech.catalogue import languages
from tests.server.serving import Running, Somebody, running

WON = "/api/analysis?position=ABC1/4/4/4%20D%20-"
LINK = "game=A.a1B.b1C.c1D.d1~a1-d1&result=1-0"
ASKED = (
    WON,
    WON.replace("analysis?", "analysis/turn?turn=a2M&"),
    WON.replace("analysis?", "analysis/pressure?"),
    f"/api/review?{LINK}",
    "/analysis",
    f"/review?{LINK}",
)


@pytest.fixture(scope="module", params=["file", "memory:"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = "" if request.param == "file" else request.param
    with running(tmp_path_factory.mktemp("server"), database=database) as started:
        yield started


def test_a_game_that_counts_forbids_it_from_its_beginning_to_its_end(me: Somebody) -> None:
    assert 200 == me.ask("GET", WON).status
    game = me.open(opponent="level1", counts=True, first="me")
    for path in ASKED:
        answer = me.ask("GET", path)
        assert (409, "analysis while a game counts") == (answer.status, answer.json["code"]), path
    page = me.sit(game)
    assert "done" == page.ask("wish", wish="resign")["t"]
    assert [200] * len(ASKED) == [me.ask("GET", path).status for path in ASKED]
    assert 200 == me.ask("GET", f"/api/games/{game}/review").status


def test_a_page_that_computes_by_itself_is_told_the_same(me: Somebody, server: Running) -> None:
    """Before each position it asks; somebody without a session, or without such a game, may."""
    path = "/api/analysis/permission"
    assert 204 == server.somebody().ask("GET", path).status
    me.open(opponent="here")
    answer = me.ask("GET", path)
    assert (204, "no-store") == (answer.status, answer.headers["cache-control"])
    game = me.open(opponent="level1", counts=True, first="me")
    answer = me.ask("GET", f"{path}?language=de", headers={"accept-language": "de"})
    assert (409, "analysis while a game counts") == (answer.status, answer.json["code"])
    assert "Partie" in answer.json["sentence"]
    assert "done" == me.sit(game).ask("wish", wish="resign")["t"]
    assert 204 == me.ask("GET", path).status


def test_the_refusal_names_the_game_in_every_language(me: Somebody) -> None:
    game = me.open(opponent="here", counts=True)
    assert 204 == me.ask("PATCH", f"/api/games/{game}", {"title": "Sunday evening"}).status
    told = {me.ask("GET", WON, headers={"accept-language": each}).json["sentence"] for each in languages()}
    assert len(languages()) == len(told)
    assert all("Sunday evening" in sentence for sentence in told)


def test_a_mask_forbids_it_to_both_seats_until_the_end(server: Running) -> None:
    host, guest = server.somebody(), server.somebody()
    game = host.open(opponent="link", mask="them", first="me", counts=False)
    assert 200 == host.ask("GET", WON).status  # nobody plays yet
    sit_down(host, guest, game)
    for each in (host, guest):
        answer = each.ask("GET", WON)
        assert (409, "analysis under a mask") == (answer.status, answer.json["code"])
    page = host.sit(game)
    assert "done" == page.ask("wish", wish="resign")["t"]
    assert [200, 200] == [each.ask("GET", WON).status for each in (host, guest)]


@pytest.mark.parametrize("opponent", ["here", "level1", "link"])
def test_a_casual_game_forbids_nothing(me: Somebody, opponent: str) -> None:
    me.open(opponent=opponent, counts=False)
    assert 200 == me.ask("GET", WON).status


def test_whoever_only_watches_or_plays_elsewhere_may_ask(me: Somebody, server: Running) -> None:
    me.open(opponent="level1", counts=True)
    assert 200 == server.somebody().ask("GET", WON).status


def test_whoever_deletes_the_game_may_ask_again(me: Somebody) -> None:
    game = me.open(opponent="level1", counts=True)
    assert 409 == me.ask("GET", WON).status
    assert 204 == me.ask("DELETE", f"/api/games/{game}").status
    assert 200 == me.ask("GET", WON).status


def test_a_rematch_forbids_it_again(me: Somebody) -> None:
    game = me.open(opponent="level1", counts=True, first="me")
    page = me.sit(game)
    assert "done" == page.ask("wish", wish="resign")["t"]
    assert 200 == me.ask("GET", WON).status
    assert "done" == page.ask("wish", wish="rematch")["t"]
    assert 409 == me.ask("GET", WON).status


def test_a_game_that_begins_while_an_answer_is_computed_forbids_it(me: Somebody) -> None:
    path = "/api/analysis/pressure?position=A3/1E2/4/3K%20B%20d4"  # a slice takes a second
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(me.ask, "GET", path, None, {"cookie": me_known(me)})
        time.sleep(0.4)
        me.open(opponent="level1", counts=True)
        assert 409 == asked.result().status


def me_known(me: Somebody) -> str:
    """The cookie of somebody who has a game already, so that it stays the same."""
    me.open(opponent="here")
    return me.cookie_header


def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = server.somebody()
        me.open(opponent="level1", counts=True)
    with running(tmp_path) as server:
        again = Somebody(server.port, me.cookies)
        assert 409 == again.ask("GET", WON).status


def sit_down(host: Somebody, guest: Somebody, game: str) -> None:
    url = host.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"}).json["url"]
    answer = guest.ask("POST", f"/api/games/{game}/seat", {"secret": url.partition("#")[2]})
    assert 201 == answer.status, answer.text
