"""A name that is to be forgotten is nowhere any more: in no game, record or title, and not in the file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Running, Somebody, running

NAME = "Zebulon"
RECORD = (
    f'[Event "Cup of {NAME}"]\n[First "{NAME}"]\n[Second "Yolanda"]\n[Annotator "{NAME}"]\n\n'
    f"1. A {{{NAME} smiles}} 2. a1B {{[%clk 0:00:42] {NAME}}} ({{{NAME}?}} 2. b2C) *\n"
)


@pytest.fixture(params=["memory", "sqlite"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, database="memory:" if request.param == "memory" else "") as started:
        yield started


def opened_with(me: Somebody, you: Somebody) -> str:
    """A game by link where both have a name, mine first."""
    game = me.open(opponent="link", first="me", name_me=NAME)
    url = me.ask("POST", f"/api/games/{game}/invitation", {}).json["url"]
    secret = url.partition("#")[2]
    assert 201 == you.ask("POST", f"/api/games/{game}/seat", {"secret": secret, "name": "Bo"}).status
    return game


def shown(somebody: Somebody, game: str) -> str:
    """All that somebody can read of a game."""
    paths = [f"/table/{game}{part}" for part in ("", "/record.qgn", "/print")]
    return "".join(somebody.ask("GET", path).text for path in ["/api/games", *paths])


def forgets(somebody: Somebody) -> None:
    assert 204 == somebody.ask("DELETE", "/api/name").status


def test_in_a_series_by_link_and_in_the_live_room(server: Running) -> None:
    me, you = server.somebody(), server.somebody()
    game = opened_with(me, you)
    page = me.sit(game)
    page.ask("wish", wish="resign")
    page.ask("wish", wish="rematch")
    following = page.heard[-2]["d"]["next"]
    yours = you.sit(following)
    assert NAME in shown(you, game)
    assert NAME in shown(you, following)
    forgets(me)
    assert "Second" == yours.until("table")["d"]["table"]["second"]["name"]
    for each in (game, following):
        assert NAME not in shown(you, each) + shown(me, each)
        assert "Bo" in shown(me, each)


def test_in_a_game_that_was_left(server: Running) -> None:
    me, you = server.somebody(), server.somebody()
    game = opened_with(me, you)
    yours = you.sit(game)
    assert 204 == me.ask("DELETE", f"/api/games/{game}").status
    assert "First" == yours.until("table")["d"]["table"]["first"]["name"]
    assert NAME not in shown(you, game)


@pytest.mark.parametrize("opponent", ["here", "random"])
def test_in_games_that_are_not_by_link(server: Running, opponent: str) -> None:
    me = server.somebody()
    for first in ("me", "them", "lot"):
        game = me.open(opponent=opponent, first=first, name_me=NAME, name_other="Yolanda")
        forgets(me)
        assert NAME not in shown(me, game)
        assert "Yolanda" not in shown(me, game)


def test_in_titles_of_both(server: Running) -> None:
    me, you = server.somebody(), server.somebody()
    games = [opened_with(me, you) for _ in range(3)]
    for somebody, title in ((me, "zebulon is me"), (you, f"against {NAME.upper()}!")):
        assert 204 == somebody.ask("PATCH", f"/api/games/{games[0]}", {"title": title}).status
    assert 204 == you.ask("PATCH", f"/api/games/{games[1]}", {"title": "Sunday"}).status
    assert NAME.upper() not in shown(me, games[0])  # a title is its giver's alone
    you.sit(games[0])
    forgets(me)
    assert NAME.lower() not in "".join(shown(each, games[0]) for each in (me, you)).lower()
    assert "Sunday" in shown(you, games[1])


def test_in_a_record_that_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = server.somebody()
        game = me.open(record=RECORD)
        assert 'First "Zebulon"' in me.ask("GET", f"/table/{game}/record.qgn").text
        forgets(me)
        assert NAME not in shown(me, game)
        page = me.sit(game)
        page.acts("b1 C")
        page.close()
    with running(tmp_path) as server:  # the log is whole: it is played on after a restart
        again = Somebody(server.port, me.cookies).sit(game)
        assert ("A", "B") == tuple(again.view["board"][:2])
    assert_nowhere(tmp_path, NAME, "Yolanda", "smiles")


def test_nothing_of_it_is_left_in_the_file(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me, you = server.somebody(), server.somebody()
        games = [opened_with(me, you) for _ in range(20)]
        alone = me.open(opponent="here", name_me=NAME)
        for game in games[::2]:
            you.ask("PATCH", f"/api/games/{game}", {"title": f"{NAME} and I"})
        assert 204 == me.ask("DELETE", f"/api/games/{games[0]}").status
        assert 204 == me.ask("DELETE", f"/api/games/{alone}").status
        forgets(me)
        assert_nowhere(tmp_path, NAME)  # also while the server runs: the write-ahead log is emptied
        assert 204 == you.ask("PATCH", f"/api/games/{games[1]}", {"title": "Xanadu"}).status
        assert 204 == you.ask("PATCH", f"/api/games/{games[1]}", {"title": "another"}).status
        assert_nowhere(tmp_path, "Xanadu")
    assert_nowhere(tmp_path, NAME)


def assert_nowhere(folder: Path, *words: str) -> None:
    files = [file for file in folder.glob("games.sqlite*") if file.is_file()]
    assert files
    for file in files:
        for word in words:
            assert word.encode() not in file.read_bytes(), f"{word} in {file.name}"
