"""Two servers on one database: whoever is at either of them plays at the same table."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.room.test_link import LINK
from tests.server.serving import PATIENCE, Page, Running, Somebody, running
from tests.server.store.cluster import Cluster

pytestmark = pytest.mark.needs("postgres")


@pytest.fixture
def servers(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Running, Running]]:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    database = cluster.address(cluster.schema())
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with running(folders[0], database=database) as one, running(folders[1], database=database) as two:
        yield one, two


def moved(somebody: Somebody, server: Running) -> Somebody:
    """The same browser, which comes to another server from now on."""
    somebody.port = server.port
    return somebody


def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    deadline = time.monotonic() + seconds
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.02)
    return holds()


def opened_at_both(one: Running, two: Running, **choice: object) -> tuple[str, Somebody, Somebody]:
    """A game by link: Ada sits at the first server, Boris at the second."""
    me, you = one.somebody(), two.somebody()
    game = me.open(opponent="link", first="me", name_me="Ada", **choice)
    answer = me.ask("POST", f"/api/games/{game}/invitation", {"seat": "other"})
    found = LINK.fullmatch(answer.json["url"])
    assert found
    sat = you.ask("POST", f"/api/games/{game}/seat", {"secret": found[3], "name": "Boris"})
    assert 201 == sat.status, sat.text
    return game, me, you


def told(page: Page, piece: str) -> None:
    """Wait until a page shows a piece in the hand."""
    while page.view["hand"] != piece:
        page.until("news")


def test_two_play_at_two_servers(servers: tuple[Running, Running]) -> None:
    game, me, you = opened_at_both(*servers)
    mine, yours = me.sit(game), you.sit(game)
    assert ("first", "second") == (mine.table["seat"], yours.table["seat"])
    mine.acts("A")
    told(yours, "A")
    yours.acts("a1 B")
    told(mine, "B")
    mine.acts("b2 C")
    told(yours, "C")
    assert {"A", "B"} == {piece for piece in mine.view["board"] if piece}
    assert mine.view["board"] == yours.view["board"]
    for page in (mine, yours):
        page.close()


def together(page: Page) -> None:
    """Wait until a page knows that both players are here."""
    while True:
        present = page.until("presence")["d"]
        if present["first"] and present["second"]:
            return


def test_who_is_present_and_what_they_say_is_known_at_both(servers: tuple[Running, Running]) -> None:
    game, me, you = opened_at_both(*servers)
    mine, yours = me.sit(game), you.sit(game)
    for page in (mine, yours):
        together(page)
    assert "done" == mine.ask("talk", word="well seen")["t"]
    assert "well seen" == yours.until("spoken")["d"]["word"]
    mine.close()
    gone = yours.until("presence")["d"]
    assert (False, True) == (gone["first"], gone["second"])
    assert ["Player Ada has stepped away. The seat is kept."] == gone["said"]
    yours.close()


def test_a_clocked_game_begins_when_both_are_here(servers: tuple[Running, Running]) -> None:
    game, me, you = opened_at_both(*servers, clock="60/turn")
    mine = me.sit(game)
    assert "not begun" == mine.act("A")["d"]["code"]
    yours = you.sit(game)
    while mine.table["isWaiting"]:
        mine.until("table")
    mine.acts("A")
    told(yours, "A")
    for page in (mine, yours):
        page.close()


def test_an_answer_that_was_lost_is_given_by_the_other(servers: tuple[Running, Running]) -> None:
    one, two = servers
    me = one.somebody()
    game = me.open(opponent="here")
    there = moved(me, two).sit(game)  # its table is in memory there, too
    here = moved(me, one).sit(game)
    assert "done" == here.act("A", name="once", seen=2)["t"]
    assert "done" == there.act("A", name="once", seen=2)["t"]
    assert ("A", here.seen) == (there.view["hand"], there.seen)
    for page in (here, there):
        page.close()


def test_a_new_session_is_confirmed_at_the_other(servers: tuple[Running, Running]) -> None:
    one, two = servers
    game, _, you = opened_at_both(one, two)
    sessions = two.services.registry.store
    assert "second" == moved(you, one).sit(game).table["seat"]
    info = one.services.registry.rooms[game].table.info
    assert ["first", "second"] == sorted(info.seats.values())
    assert sessions is not one.services.registry.store


def test_a_computer_answers_wherever_its_opponent_is(servers: tuple[Running, Running]) -> None:
    one, two = servers
    me = one.somebody()
    game = me.open(opponent="pine", first="me")
    page = moved(me, two).sit(game)
    page.acts("A")
    while page.view["hand"] in ("A", None):
        page.until("news")
    page.close()
    again = moved(me, one).sit(game)
    assert again.view == page.view
    again.close()
