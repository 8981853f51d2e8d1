"""The home page and my games: which come first, what a search finds, the pages, and all in one file."""

import re
from pathlib import Path

import pytest

from openquarto.notation.read import read
from openquarto.notation.record import Record
from openquarto.server.http import game_list
from openquarto.server.limits import Limits
from openquarto.speech.catalogue import catalogue, languages
from tests.server.room.played import QUARTO
from tests.server.serving import Running, Somebody, running

HTML = {"accept": "text/html"}


def page(me: Somebody, path: str) -> str:
    answer = me.ask("GET", path, headers=HTML)
    assert 200 == answer.status, answer.text
    return answer.text


def headings(text: str) -> list[str]:
    return re.findall("<li>(.*?):", text)


def playing(me: Somebody, **choice: object) -> str:
    return me.open(**{"opponent": "here", "first": "me", **choice})


def ended(me: Somebody, **choice: object) -> str:
    game = playing(me, **choice)
    here = me.sit(game)
    here.acts(f"{QUARTO} #a1-a4")
    here.close()
    return game


def test_those_that_wait_for_me_come_first(me: Somebody) -> None:
    playing(me, opponent="link", name_me="Ada")
    playing(me, name_me="Bo", name_other="Cy")
    ended(me, name_me="Di", name_other="Ed")
    assert ["Bo – Cy", "A friend, by link", "Di – Ed"] == headings(page(me, "/games"))
    home = page(me, "/")
    assert "level 3 Bo – Cy" in home
    assert ["A friend, by link", "Di – Ed"] == headings(home)


def test_a_game_with_a_clock_is_the_most_urgent(me: Somebody) -> None:
    playing(me, name_me="Ada", clock="900")
    playing(me, name_me="Bo")
    assert "level 3 Ada" in page(me, "/")


def test_nothing_waits_for_me(me: Somebody) -> None:
    assert "level 3 " in page(me, "/")
    playing(me, opponent="link")
    assert ["A friend, by link"] == headings(page(me, "/"))


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("q=bo", ["Bo – Cy"]),
        ("q=CY+bo", ["Bo – Cy"]),
        ("q=bo+di", []),
        ("q=sunday", ["Sunday evening"]),
        ("show=turn", ["Sunday evening", "Bo – Cy"]),
        ("show=running", ["Sunday evening", "Bo – Cy"]),
        ("show=ended", ["Di – Ed"]),
        ("show=nonsense", ["Sunday evening", "Bo – Cy", "Di – Ed"]),
        ("show=ended&q=bo", []),
        ("q=99", []),  # no day, month or year
        ("q=blocks", ["Sunday evening"]),
    ],
)
def test_what_a_search_finds(server: Running, query: str, found: list[str]) -> None:
    me = server.somebody()
    ended(me, name_me="Di", name_other="Ed")
    playing(me, name_me="Bo", name_other="Cy")
    game = playing(me, name_me="Fay", blocks="1")
    me.ask("PATCH", f"/api/games/{game}", {"title": "Sunday evening"})
    assert found == headings(page(me, f"/games?{query}"))


def test_a_date_and_a_result_are_found(me: Somebody) -> None:
    game = me.open(opponent="level3", first="me")
    here = me.sit(game)
    assert "done" == here.ask("wish", wish="resign")["t"]
    year = re.findall(r'\[Date "(\d{4})\.', me.ask("GET", f"/table/{game}/record.qgn").text)[0]
    for text in (year, "lost", "pine", "level+3"):
        assert 1 == len(headings(page(me, f"/games?q={text}"))), text
    assert [] == headings(page(me, "/games?q=won"))


def test_pages(me: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.server.http.routes.home.PAGE", 2)
    for name in ("Ada", "Bo", "Cy"):
        playing(me, name_me=name, name_other="X")
    assert page(me, "/games").startswith("1 of 2, 3 of 3")
    assert page(me, "/games?page=2").startswith("2 of 2, 3 of 3")
    assert 1 == len(headings(page(me, "/games?page=2")))
    for wrong in ("0", "-1", "x", "99", "9" * 30, "%C2%B2"):
        assert re.match("[12] of 2", page(me, f"/games?page={wrong}"))


def test_an_address_leads_to_the_next_page_of_what_was_found() -> None:
    search = game_list.Search.of({"q": " Ada  & Bo ", "show": "ended", "page": "2"})
    assert "/games?q=Ada+%26+Bo&show=ended&page=3" == search.url(3)
    assert "/games?page=1" == game_list.Search().url(1)


def test_a_stranger_has_no_games(server: Running, me: Somebody) -> None:
    playing(me, name_me="Ada")
    assert "0 of 0" in page(server.somebody(), "/games")
    assert "" == server.somebody().ask("GET", "/games/all.qgn").text


def test_all_my_games_are_one_file_that_can_be_read(me: Somebody, server: Running) -> None:
    first = ended(me, name_me="Ada", name_other="Bo")
    second = playing(me, name_me="Cy", name_other="Di")
    playing(server.somebody(), name_me="Stranger")
    answer = me.ask("GET", "/games/all.qgn")
    assert 'attachment; filename="quarto.qgn"' == answer.headers["content-disposition"]
    records = [each for each in read(answer.text) if isinstance(each, Record)]
    assert ["Ada", "Cy"] == [record.tags["First"] for record in records]
    single = "\n".join(me.ask("GET", f"/table/{game}/record.qgn").text for game in (first, second))
    assert single.split() == answer.text.split()


def test_the_file_tells_nothing_of_a_masked_game_that_goes_on(me: Somebody) -> None:
    game = playing(me, mask="both")
    me.sit(game).acts("1 b2 2")
    answer = me.ask("GET", "/games/all.qgn")
    (record,) = [each for each in read(answer.text) if isinstance(each, Record)]
    assert (0, me.ask("GET", f"/table/{game}/record.qgn").text.split()) == (
        len(record.game.actions),
        answer.text.split(),
    )
    (listed,) = me.ask("GET", "/api/games").json
    assert (True, [None] * 16, None, None, None) == tuple(
        listed[name] for name in ("masked", "board", "hand", "last", "placed")
    )


def test_the_file_is_not_written_all_the_time(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(exports=2)) as server:
        me = server.somebody()
        statuses = [me.ask("GET", "/games/all.qgn").status for _ in range(3)]
    assert [200, 200, 429] == statuses


def test_a_name_that_is_forgotten_is_in_no_list(me: Somebody) -> None:
    playing(me, name_me="Ada Lovelace")
    assert "Ada Lovelace" in page(me, "/games")
    assert 204 == me.ask("DELETE", "/api/name").status
    for path in ("/", "/games", "/games?q=ada", "/games/all.qgn"):
        assert "Lovelace" not in page(me, path)


def test_games_are_listed_after_the_server_has_stopped(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.sqlite")
    with running(tmp_path / "one", database=kept) as server:
        me = server.somebody()
        playing(me, name_me="Ada", clock="900")
        ended(me, name_me="Di", name_other="Ed")
        before = page(me, "/games")
    with running(tmp_path / "two", database=kept) as server:
        me.port = server.port
        assert headings(before) == headings(page(me, "/games"))
        # Only the one whose clock runs is taken into memory.
        assert 1 == len(server.services.registry)


@pytest.mark.parametrize("language", languages())
def test_five_words_and_each_has_one(language: str) -> None:
    names = ("play", "learn", "puzzles", "analyse", "club")
    said = [catalogue(language).say(f"nav-{name}") for name in names]
    assert (5, []) == (len(set(said)), [word for word in said if " " in word])
