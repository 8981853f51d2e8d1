"""A token that somebody else knows is worth nothing: for no new seat, and in no other mode than ours."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from openquarto.server.limits import Limits
from tests.server.serving import Answer, Running, Somebody, running, sent_away

PLANTED = "P" * 22
HTTPS = {"host": "quarto.example", "origin": "https://quarto.example"}


@pytest.fixture(params=["memory", "sqlite"], scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = "memory:" if request.param == "memory" else ""
    with running(tmp_path_factory.mktemp("server"), database=database) as started:
        yield started


def known(server: Running, token: str) -> Somebody:
    """Somebody who brings a token."""
    return Somebody(server.port, {"oq": token})


def invited(host: Somebody, game: str, seat: str = "other") -> str:
    answer = host.ask("POST", f"/api/games/{game}/invitation", {"seat": seat})
    assert 201 == answer.status, answer.text
    return str(answer.json["url"]).partition("#")[2]


def seated(somebody: Somebody, game: str, secret: str) -> Answer:
    return somebody.ask("POST", f"/api/games/{game}/seat", {"secret": secret, "name": "Bo"})


def games(somebody: Somebody) -> list[Any]:
    return [each["game"] for each in somebody.ask("GET", "/api/games").json]


# Planted tokens


def test_a_planted_token_gets_no_seat(server: Running) -> None:
    host, victim, thief = server.somebody(), known(server, PLANTED), known(server, PLANTED)
    game = host.open(opponent="link", first="me")
    assert 201 == seated(victim, game, invited(host, game)).status
    assert PLANTED != victim.cookies["oq"]
    assert "none" == thief.sit(game).table["seat"]
    assert "second" == victim.sit(game).table["seat"]
    assert ([], [game]) == (games(thief), games(victim))
    assert 403 == thief.ask("POST", f"/api/games/{game}/invitation", {"seat": "mine"}).status


def test_a_planted_token_opens_no_table(server: Running) -> None:
    victim, thief = known(server, "Q" * 22), known(server, "Q" * 22)
    game = victim.open(opponent="here")
    assert "none" == thief.sit(game).table["seat"]
    assert "both" == victim.sit(game).table["seat"]


def test_the_games_of_before_go_with_the_new_token_and_leave_the_old_one(server: Running) -> None:
    host, victim = server.somebody(), server.somebody()
    earlier = victim.open(opponent="here")
    assert 204 == victim.ask("PATCH", f"/api/games/{earlier}", {"title": "mine"}).status
    thief = Somebody(server.port, dict(victim.cookies))
    tab, listening = victim.sit(earlier), thief.sit(earlier)
    game = host.open(opponent="link")
    assert 201 == seated(victim, game, invited(host, game)).status
    assert sorted([earlier, game]) == sorted(games(victim))
    assert "mine" in {each["title"] for each in victim.ask("GET", "/api/games").json}
    assert [] == games(thief)
    assert [(4002, ""), (4002, "")] == [sent_away(page.connection) for page in (tab, listening)]
    assert ("both", "none") == (victim.sit(earlier).table["seat"], thief.sit(earlier).table["seat"])


def test_a_lost_answer_loses_nothing_and_the_old_token_may_ask_again(server: Running) -> None:
    host, victim = server.somebody(), server.somebody()
    earlier = victim.open(opponent="here")
    game = host.open(opponent="link")
    secret, before = invited(host, game), dict(victim.cookies)
    for _ in range(3):  # the answer does not arrive
        assert 201 == seated(victim, game, secret).status
        victim.cookies = dict(before)
        assert [earlier] == games(victim)
    assert 201 == seated(victim, game, secret).status
    assert sorted([earlier, game]) == sorted(games(victim))
    assert 1 == sum("sat down" in entry["text"] for entry in host.sit(game).table["entries"])


def test_who_holds_the_old_token_and_the_secret_gains_nothing_once_the_seat_is_used(server: Running) -> None:
    host = server.somebody()
    game = host.open(opponent="link", first="me")
    secret = invited(host, game)
    victim, thief = known(server, "R" * 22), known(server, "R" * 22)
    assert 201 == seated(victim, game, secret).status
    page = victim.sit(game)
    answer = seated(thief, game, secret)
    assert (410, "invitation used") == (answer.status, answer.json["code"])
    assert ("second", "none") == (page.table["seat"], thief.sit(game).table["seat"])


def test_of_two_who_took_the_same_seat_only_the_first_who_comes_back_has_it(server: Running) -> None:
    host = server.somebody()
    game = host.open(opponent="link", first="me")
    secret = invited(host, game)
    victim, thief = known(server, "S" * 22), known(server, "S" * 22)
    assert 201 == seated(thief, game, secret).status
    assert 201 == seated(victim, game, secret).status
    assert "second" == victim.sit(game).table["seat"]
    assert "none" == thief.sit(game).table["seat"]
    assert [game] == games(victim)
    assert [] == games(thief)


def test_who_moves_a_seat_to_the_browser_where_it_is_keeps_it(server: Running) -> None:
    me = server.somebody()
    game = me.open(opponent="here")
    before = me.cookies["oq"]
    assert 201 == seated(me, game, invited(me, game, "mine")).status
    assert before != me.cookies["oq"]
    assert ("both", [game]) == (me.sit(game).table["seat"], games(me))


# Cookies


def test_on_https_only_the_cookie_counts_that_nobody_else_can_set(tmp_path: Path) -> None:
    with running(tmp_path, public_url="https://quarto.example", database="memory:") as server:
        me = server.somebody()
        game = me.ask("POST", "/tables", {"opponent": "here"}, HTTPS).json["game"]
        token = me.cookies["__Host-oq"]
        plain = Somebody(server.port, {"oq": token})
        assert 403 == plain.ask("PATCH", f"/api/games/{game}", {"title": "t"}, HTTPS).status
        both = Somebody(server.port, {"oq": PLANTED, "__Host-oq": token})
        assert 204 == both.ask("PATCH", f"/api/games/{game}", {"title": "t"}, HTTPS).status


def test_without_https_the_other_name_does_not_count(server: Running) -> None:
    me = server.somebody()
    game = me.open(opponent="here")
    other = Somebody(server.port, {"__Host-oq": me.cookies["oq"]})
    assert 403 == other.ask("PATCH", f"/api/games/{game}", {"title": "t"}).status


def test_two_cookies_that_differ_are_none(server: Running) -> None:
    me = server.somebody()
    game = me.open(opponent="here")
    mine, other = f"oq={me.cookies['oq']}", f"oq={PLANTED}"
    for cookies, status in (
        (f"{mine}; {other}", 403),
        (f"{other}; {mine}", 403),
        (f"{mine}; {mine}", 204),
        (f"a=b;{mine} ; lang=en", 204),
        (f"x{mine}", 403),
        (f"oq; {mine}", 403),
        (f'oq="{me.cookies["oq"]}"', 403),
        ("oq=", 403),
    ):
        answer = server.somebody().ask("PATCH", f"/api/games/{game}", {"title": "t"}, {"cookie": cookies})
        assert status == answer.status, cookies


# How much


def test_rematches_count_as_new_games(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(messages=10_000, games=5), database="memory:") as server:
        me = server.somebody()
        game = me.open(opponent="here")
        page = me.sit(game)
        for _ in range(4):
            page.ask("wish", wish="resign")
            assert "done" == page.ask("wish", wish="rematch")["t"]
            assert "done" == page.ask("wish", wish="rematch")["t"]  # there is one already: it counts once
            page = me.sit(page.heard[-3]["d"]["next"])
        page.ask("wish", wish="resign")
        refused = page.ask("wish", wish="rematch")
        assert ("refused", "too many games") == (refused["t"], refused["d"]["code"])
        assert "refused" == page.say("new")["t"]
        assert 2 == server.services.security_events.counts["limit"]
        assert 429 == me.ask("POST", "/tables", {"opponent": "here"}).status
        assert 5 == len(games(me))


def test_invitations_are_counted_and_the_newest_few_stay_open(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(invitations=8)) as server:
        host = server.somebody()
        game = host.open(opponent="link")
        mine = [invited(host, game, "mine")]
        others = [invited(host, game) for _ in range(7)]
        answer = host.ask("POST", f"/api/games/{game}/invitation", {})
        assert (429, "too many tries") == (answer.status, answer.json["code"])
        statuses = [seated(server.somebody(), game, secret).status for secret in others[:2]]
        assert [410, 410] == statuses
        assert 201 == seated(server.somebody(), game, others[2]).status
        assert 201 == seated(server.somebody(), game, mine[0]).status


def test_renames_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(renames=3), database="memory:") as server:
        me = server.somebody()
        path = f"/api/games/{me.open(opponent='here')}"
        assert [204, 204, 204, 429] == [me.ask("PATCH", path, {"title": "t"}).status for _ in range(4)]
