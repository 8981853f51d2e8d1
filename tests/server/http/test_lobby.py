"""The lobby of a real server: who waits, who is paired with whom, what is shown, and to whom."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openquarto.server.config import Config
from openquarto.server.room import lobby
from tests.server.serving import GENEROUS, Page, Running, Somebody, running

BEGUN = 3  # opened, joined, the lot drawn


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(lobby, "FRESH", 0.0)
    with running(tmp_path, lobby="on", analysis_workers=0) as found:
        yield found


def listed(somebody: Somebody, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = somebody.ask("GET", f"/api/lobby{query}").json
    return found


def waits(server: Running, **choice: str) -> tuple[Somebody, str, Page]:
    """Somebody who waits at a table that is open to all."""
    somebody = server.somebody()
    game = somebody.open(opponent="link", lobby="1", **choice)
    return somebody, game, somebody.sit(game)


def begun(page: Page) -> None:
    """Wait until the other one has sat down, and it is told who gives first."""
    while page.seen < BEGUN:
        page.hear()


def test_there_is_one_where_others_come_or_the_operator_wants_it() -> None:
    public = {"public_url": "https://quarto.example", "operator": "Ada", "contact": "ada@quarto.example"}
    assert not Config().has_lobby
    assert Config(lan=True).has_lobby
    assert Config(lobby="on").has_lobby
    assert Config(**public).has_lobby  # type: ignore[arg-type]
    assert not Config(**public, lobby="off").has_lobby  # type: ignore[arg-type]


def test_without_one_nothing_is_there(tmp_path: Path) -> None:
    with running(tmp_path, analysis_workers=0) as server:
        somebody = server.somebody()
        for method, path in (("GET", "/lobby"), ("GET", "/api/lobby"), ("POST", "/lobby/seek")):
            assert 404 == somebody.ask(method, path, {} if method == "POST" else None).status
        game = somebody.open(opponent="link", lobby="1")  # it is a table by link, as ever
        assert not server.services.registry.rooms.get(game)
        assert "False" in somebody.ask("GET", "/club", headers={"accept": "text/html"}).text


def test_who_waits_is_seen_as_long_as_they_are_there(server: Running) -> None:
    me = server.somebody()
    assert {"waiting": [], "playing": []} == listed(me)
    _, game, page = waits(server, name_me="Ada", clock_me="60", clock_other="60")
    (entry,) = listed(me)["waiting"]
    told = (entry["game"], entry["host"], entry["clock"], entry["isMine"])
    assert (game, "Ada", "60/turn", False) == told
    assert "1 0<li>Ada</li>" == me.ask("GET", "/lobby", headers={"accept": "text/html"}).text
    page.close()
    for _ in range(100):  # until the server has noticed
        if not listed(me)["waiting"]:
            break
        threading.Event().wait(0.05)
    assert [] == listed(me)["waiting"]


def test_a_table_by_link_is_nobody_elses_business(server: Running) -> None:
    somebody = server.somebody()
    page = somebody.sit(somebody.open(opponent="link"))
    level = somebody.sit(somebody.open(opponent="level1", lobby="1"))
    assert {"waiting": [], "playing": []} == listed(server.somebody())
    page.close()
    level.close()


def test_sitting_down_and_watching(server: Running) -> None:
    host, game, page = waits(server, first="me")
    me = server.somebody()
    answer = me.ask("POST", f"/lobby/{game}/seat", {"name": "Grace"})
    assert (201, f"/table/{game}") == (answer.status, answer.json["url"])
    begun(page)
    assert "Grace" == page.table["second"]["name"]
    mine = me.sit(game)
    page.acts("A")
    mine.until("news")
    mine.acts("b2")
    (entry,) = listed(server.somebody())["playing"]
    assert (game, 1, False) == (entry["game"], entry["placed"], entry["waits"])
    assert "board" not in entry
    gone = server.somebody().ask("POST", f"/lobby/{game}/seat", {})
    assert (410, "lobby table gone") == (gone.status, gone.json["code"])
    assert "none" == server.somebody().sit(game).table["seat"]
    assert listed(host)["playing"][0]["isMine"]


def test_one_seat_is_taken_once(server: Running) -> None:
    """Eight come at once: one of them sits down, nobody else takes the seat from them."""
    _, game, page = waits(server)
    people = [server.somebody() for _ in range(8)]
    statuses: list[int] = []

    def come(somebody: Somebody) -> None:
        statuses.append(somebody.ask("POST", f"/lobby/{game}/seat", {}).status)

    threads = [threading.Thread(target=come, args=(each,)) for each in people]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert 1 == statuses.count(201), statuses
    assert {201, 409, 410} >= {*statuses}, statuses
    seats = [each.sit(game).table["seat"] for each in people]
    assert 7 == seats.count("none"), seats
    page.close()


def test_seeking_pairs_those_who_want_the_same(server: Running) -> None:
    ada, grace, other = server.somebody(), server.somebody(), server.somebody()
    blocks = {"variant": "blocks", "clock": "60", "name": "Ada"}
    first = ada.ask("POST", "/lobby/seek", blocks).json["game"]
    page = ada.sit(first)
    assert first != other.ask("POST", "/lobby/seek", {"variant": "classic"}).json["game"]
    assert first != ada.ask("POST", "/lobby/seek", blocks).json["game"]  # not against oneself
    assert first == grace.ask("POST", "/lobby/seek", {**blocks, "name": "Grace"}).json["game"]
    grace.sit(first)  # who gives first is told when both are here
    begun(page)
    assert {"Ada", "Grace"} == {page.table[seat]["name"] for seat in ("first", "second")}
    assert page.table["rules"]["blocks"]
    refused = ada.ask("POST", "/lobby/seek", {"clock": "soon"})
    assert 400 == refused.status


def test_own_tables_and_names_of_bots_are_refused(server: Running) -> None:
    host, game, page = waits(server)
    assert "own invitation" == host.ask("POST", f"/lobby/{game}/seat", {}).json["code"]
    assert (
        "bot name" == server.somebody().ask("POST", f"/lobby/{game}/seat", {"name": "A (bot)"}).json["code"]
    )
    assert (
        "bot name"
        == server.somebody().ask("POST", "/lobby/seek", {"name": "A (bot)", "clock": "15"}).json["code"]
    )
    page.close()


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("?variant=blocks", 1),
        ("?variant=classic", 0),
        ("?clock=turn", 1),
        ("?clock=60", 1),
        ("?clock=none", 0),
        ("?edition=access", 1),
        ("?edition=classic&variant=blocks", 0),
    ],
)
def test_filters(server: Running, query: str, count: int) -> None:
    _, _, page = waits(server, blocks="1", clock_me="60", clock_other="60", edition="access")
    assert count == len(listed(server.somebody(), query)["waiting"])
    page.close()


def test_a_masked_game_tells_nothing(server: Running) -> None:
    _, game, page = waits(server, mask="both", first="me")
    me = server.somebody()
    me.ask("POST", f"/lobby/{game}/seat", {})
    begun(page)
    mine = me.sit(game)
    page.acts("1")
    mine.until("news")
    mine.acts("b2")
    assert 0 == listed(server.somebody())["playing"][0]["placed"]


def test_it_is_looked_for_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "FRESH", 3600.0)
    with running(tmp_path, lobby="on", analysis_workers=0) as server:
        found = server.services.lobby
        assert found
        me = server.somebody()
        listed(me)
        before = found._found
        waits(server)
        for _ in range(5):
            listed(me)
        assert before is found._found


def test_limits_by_address(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, games=2, tries=2)
    with running(tmp_path, lobby="on", limits=few, analysis_workers=0) as server:
        me = server.somebody()
        assert [201, 201, 429] == [me.ask("POST", "/lobby/seek", {"clock": "15"}).status for _ in range(3)]
        assert [410, 410, 429] == [me.ask("POST", "/lobby/none/seat", {}).status for _ in range(3)]
