"""Play by link: an invitation, the way in, two people and a watcher, over real sockets."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.rules.clock import TurnClock
from openquarto.rules.seat import Seat
from openquarto.server.game.computers import Computers
from openquarto.server.game.referee_time import RefereeTime
from openquarto.server.game.table import TableServices
from openquarto.server.limits import Limits
from openquarto.server.room.registry import Registry
from openquarto.server.room.seats import Newcomer, invite, leave
from openquarto.server.room.seats import sit_down as take_seat
from openquarto.server.store.memory import MemoryStore
from openquarto.speech.catalogue import languages
from tests.server.serving import Page, Running, Somebody, running, sent_away

LINK = re.compile(r"(http://127\.0\.0\.1:\d+)/join/([\w-]{16})#([\w-]{22})")


def invited(me: Somebody, game: str, seat: str = "other") -> str:
    """The secret of an invitation."""
    answer = me.ask("POST", f"/api/games/{game}/invitation", {"seat": seat})
    assert 201 == answer.status, answer.text
    found = LINK.fullmatch(answer.json["url"])
    assert found
    assert ("local", game) == (answer.json["reach"], found[2])
    assert answer.json["qr"].startswith("data:image/svg+xml")
    return found[3]


def sit_down(somebody: Somebody, game: str, secret: str, name: str = "") -> Any:  # noqa: ANN401
    return somebody.ask("POST", f"/api/games/{game}/seat", {"secret": secret, "name": name})


@pytest.fixture
def you(server: Running) -> Somebody:
    return server.somebody()


def opened(me: Somebody, you: Somebody, **choice: object) -> str:
    """A game where both sit, me giving first."""
    game = me.open(opponent="link", first="me", name_me="Ada", **choice)
    answer = sit_down(you, game, invited(me, game), "Boris")
    assert (201, f"/table/{game}") == (answer.status, answer.json["url"])
    return game


def last_said(page: Page) -> str:
    return " ".join(page.until("presence")["d"]["said"])


def test_two_people_and_a_watcher(me: Somebody, you: Somebody, server: Running) -> None:
    game = me.open(opponent="link", first="me", name_me="Ada", variant="blocks")
    mine = me.sit(game)
    assert (True, True, True) == tuple(mine.table[name] for name in ("byLink", "isWaiting", "isFree"))
    assert ("Waiting for the other player.", False) == (mine.table["status"], mine.view["isMyTurn"])
    assert "not begun" == mine.act("A")["d"]["code"]
    assert 201 == sit_down(you, game, invited(me, game), "  Bo  ").status
    yours = you.sit(game, language="fr")
    mine.until("table")
    mine.until("table")
    assert ("first", "second") == (mine.table["seat"], yours.table["seat"])
    assert "Bo" == mine.table["second"]["name"]
    assert ["Player Bo has sat down."] == [
        entry["text"] for entry in mine.table["entries"] if "sat down" in entry["text"]
    ]
    watcher = server.somebody().sit(game)
    assert "none" == watcher.table["seat"]
    mine.act("A")
    assert "Vous recevez claire ronde haute pleine." in " ".join(yours.until("news")["d"]["said"])
    assert "no seat" == watcher.act("b2", seen=mine.seen)["d"]["code"]
    assert "not your turn" == mine.act("b2")["d"]["code"]
    yours.act("b2")
    assert "b2" == watcher.until("news")["d"]["view"]["last"]


def test_an_invitation_works_once(me: Somebody, you: Somebody, server: Running) -> None:
    game = me.open(opponent="link")
    first, second = invited(me, game), invited(me, game)
    assert 201 == sit_down(you, game, second).status
    for secret in (first, second):
        answer = sit_down(server.somebody(), game, secret)
        assert (410, "invitation used") == (answer.status, answer.json["code"])
    assert (409, "nobody to invite") == (
        (answer := me.ask("POST", f"/api/games/{game}/invitation", {})).status,
        answer.json["code"],
    )


def test_who_did_not_hear_that_they_sit_may_ask_again(me: Somebody, you: Somebody) -> None:
    game = me.open(opponent="link")
    secret = invited(me, game)
    you.ask("GET", f"/join/{game}")  # the page brings the cookie, before anything can be lost
    again = [Somebody(you.port, dict(you.cookies)) for _ in range(4)]  # none of whom has heard an answer
    with ThreadPoolExecutor(4) as crowd:
        answers = [*crowd.map(partial(sit_down, game=game, secret=secret), again)]
    you = again[-1]
    answers.append(sit_down(you, game, secret))
    assert [201] * 5 == [answer.status for answer in answers]
    page = you.sit(game)
    assert 1 == sum("sat down" in entry["text"] for entry in me.sit(game).table["entries"])
    assert page.table["seat"] != "none"


def test_two_at_once_for_one_seat(me: Somebody, server: Running) -> None:
    for _ in range(5):
        game = me.open(opponent="link")
        secret = invited(me, game)
        people = [server.somebody() for _ in range(6)]
        with ThreadPoolExecutor(len(people)) as crowd:
            statuses = crowd.map(partial(sit_down, game=game, secret=secret), people)
            assert [201, 410, 410, 410, 410, 410] == sorted(answer.status for answer in statuses)
        assert 1 == sum(bool(who.ask("GET", "/api/games").json) for who in people)


def test_what_is_no_way_in(me: Somebody, you: Somebody) -> None:
    game, other = me.open(opponent="link"), me.open(opponent="link")
    secret = invited(me, game)
    for wrong in ("", "x", secret[:-1], secret[::-1], "é" * 22, secret + "x"):
        assert 410 == sit_down(you, game, wrong).status
    assert 410 == sit_down(you, other, secret).status
    assert 404 == you.ask("POST", "/api/games/nothing/invitation", {}).status
    assert 403 == you.ask("POST", f"/api/games/{game}/invitation", {}).status
    assert (409, "own invitation") == (
        (answer := sit_down(me, game, secret)).status,
        answer.json["code"],
    )
    for name in ("x" * 25, "a\u202eb", "a\x00b"):
        assert 400 == sit_down(you, game, secret, name).status
    assert 201 == sit_down(you, game, secret, "<b>Quarto!").status


def test_nobody_guesses_on(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(tries=5), database="memory:") as server:
        game = server.somebody().open(opponent="link")
        statuses = [sit_down(server.somebody(), game, "x" * 22).status for _ in range(7)]
    assert [410] * 5 + [429] * 2 == statuses


def test_a_seat_moves_to_another_device(me: Somebody, you: Somebody, server: Running) -> None:
    game = opened(me, you)
    old = me.sit(game)
    phone = server.somebody()
    assert 201 == sit_down(phone, game, invited(me, game, "mine")).status
    assert "none" == old.until("table")["d"]["table"]["seat"]
    assert ["Your seat is on another device now. Here you are watching."] == old.until("said")["d"][
        "sentences"
    ]
    assert "no seat" == old.act("A")["d"]["code"]
    page = phone.sit(game)
    assert ("first", "Ada") == (page.table["seat"], page.table["first"]["name"])
    assert "done" == page.act("A")["t"]
    assert [] == me.ask("GET", "/api/games").json


def test_a_game_against_the_computer_moves_too(me: Somebody, you: Somebody) -> None:
    game = me.open(opponent="level1", first="me")
    assert 409 == me.ask("POST", f"/api/games/{game}/invitation", {}).status
    assert 201 == sit_down(you, game, invited(me, game, "mine")).status
    assert "first" == you.sit(game).table["seat"]


def test_the_clock_waits_for_both(me: Somebody, you: Somebody) -> None:
    game = opened(me, you, clock="60")
    yours = you.sit(game)
    assert (True, None, None) == (
        yours.table["isWaiting"],
        yours.table["clock"]["running"],
        yours.table["clock"]["first"],
    )
    mine = me.sit(game)
    yours.until("table")
    assert (False, "first") == (yours.table["isWaiting"], yours.table["clock"]["running"])
    mine.until("table")
    assert 59_000 < mine.table["clock"]["first"] <= 60_000


def test_without_a_clock_nobody_waits(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    assert "done" == me.sit(game).act("A")["t"]


def test_who_comes_and_goes(me: Somebody, you: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.server.room.presence.GRACE", 0.3)
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    while not mine.until("presence")["d"]["second"]:
        pass
    yours.close()
    assert "Player Boris has stepped away. The seat is kept." == last_said(mine)
    you.sit(game)
    assert "Player Boris is back." == last_said(mine)


def test_a_second_tab_is_the_same_player(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    one, two = me.sit(game), me.sit(game)
    one.act("A")
    assert "A" == two.until("news")["d"]["view"]["hand"]
    assert "stale" == two.act("B", seen=1)["d"]["code"]


def test_another_game_waits_for_both(me: Somebody, you: Somebody) -> None:
    game = opened(me, you, clock="60")
    mine, yours = me.sit(game), you.sit(game)
    mine.until("table")
    yours.ask("wish", wish="resign")
    yours.ask("wish", wish="rematch")
    following = yours.heard[-2]["d"]["next"]
    again = you.sit(following)
    assert ("first", True, "Boris", 1.0) == (
        again.table["seat"],
        again.table["isWaiting"],
        again.table["first"]["name"],
        again.table["second"]["points"],
    )
    me.sit(following)
    again.until("table")
    assert not again.table["isWaiting"]


def test_who_leaves_leaves_the_game_to_the_other(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    assert 204 == me.ask("DELETE", f"/api/games/{game}").status
    assert [] == me.ask("GET", "/api/games").json
    assert "second" == you.sit(game).table["seat"]
    assert 204 == you.ask("DELETE", f"/api/games/{game}").status
    assert 404 == you.ask("GET", f"/table/{game}").status


def test_a_name_is_forgotten_everywhere(me: Somebody, you: Somebody) -> None:
    games = [opened(me, you), opened(me, you)]
    pages = [me.sit(game) for game in games]
    assert 204 == you.ask("DELETE", "/api/name").status
    for game, page in zip(games, pages, strict=True):
        page.until("table")
        assert ("Ada", "Second") == (page.table["first"]["name"], page.table["second"]["name"])
        for path in ("", "/record.qgn", "/print"):
            assert "Boris" not in me.ask("GET", f"/table/{game}{path}").text


def test_the_host_does_not_name_the_other_player(me: Somebody, you: Somebody) -> None:
    game = me.open(opponent="link", first="me", name_me="Ada", name_other="Fool\u202e")
    assert "Fool" not in me.ask("GET", f"/table/{game}").text
    assert 201 == sit_down(you, game, invited(me, game)).status
    assert ("Ada", "Second") == tuple(you.sit(game).table[seat]["name"] for seat in ("first", "second"))


def test_a_title_is_its_givers_alone(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    assert 204 == me.ask("PATCH", f"/api/games/{game}", {"title": "My 👨‍👩‍👧 game"}).status
    assert ["My 👨‍👩‍👧 game", "Ada – Boris"] == [
        each.ask("GET", "/api/games").json[0]["title"] for each in (me, you)
    ]
    for page, title in ((mine, "My 👨‍👩‍👧 game"), (yours, "Ada – Boris")):
        page.send("hello", {"language": "en"})
        assert title == page.until("table")["d"]["table"]["title"]
    assert "Ada – Boris" == you.sit(game).table["title"]
    mine.ask("wish", wish="resign")
    mine.ask("wish", wish="rematch")
    following = mine.heard[-2]["d"]["next"]
    assert ("My 👨‍👩‍👧 game", "Boris – Ada") == tuple(
        each.sit(following).table["title"] for each in (me, you)
    )


@pytest.mark.parametrize("language", languages())
def test_every_language_has_its_pages(me: Somebody, language: str) -> None:
    game = me.open(opponent="link")
    headers = {"accept": "text/html", "accept-language": language}
    for path in (f"/join/{game}", "/privacy"):
        assert me.ask("GET", path, headers=headers).text.startswith(language)


def test_the_game_of_somebody_who_left_for_good_can_be_claimed_at_once(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine = me.sit(game)
    mine.acts("A")
    assert "claim too early" == mine.ask("wish", wish="claim")["d"]["code"]
    assert 204 == you.ask("DELETE", f"/api/games/{game}").status
    left = "Player Boris has left the game for good."
    then = "You can claim the game in the menu, or invite somebody else to take the seat."
    while mine.until("news")["d"]["said"] != [left, then]:
        pass
    while not mine.until("table")["d"]["table"]["isFree"]:
        pass
    assert "Second has left the game for good." in [entry["text"] for entry in mine.table["entries"]]
    assert "done" == mine.ask("wish", wish="claim")["t"]
    assert "first" == mine.view["ending"]["winner"]
    mine.close()


def test_somebody_else_may_take_the_seat_of_one_who_left(
    me: Somebody, you: Somebody, server: Running
) -> None:
    game = opened(me, you)
    mine = me.sit(game)
    assert 204 == you.ask("DELETE", f"/api/games/{game}").status
    other = server.somebody()
    assert 201 == sit_down(other, game, invited(me, game), "Cleo").status
    page = other.sit(game)
    assert ("second", "Cleo") == (page.table["seat"], page.table["second"]["name"])
    while mine.table["second"]["name"] != "Cleo":
        mine.until("table")
    mine.acts("A")
    assert "claim too early" == mine.ask("wish", wish="claim")["d"]["code"]
    page.close()
    mine.close()


def test_one_leaves_while_the_other_sits_down() -> None:
    async def story() -> object:
        store = MemoryStore()
        tables = Registry(TableServices(store, Computers(0.0), RefereeTime(), Limits()))
        game = await tables.create(Arrangement(by_link=True), {b"ada": "first"}, by_lot=False)
        before = await store.game(game)  # as it was when the one who leaves asked for it
        assert before is not None
        await take_seat(tables, game, await invite(tables, before, None), Newcomer(b"bo", None, "Bo"))
        await leave(tables, before, b"ada")
        info = await store.game(game)
        return (info and info.seats, (await tables.find(game)).table.info.seats)

    assert ({b"bo": "second"}, {b"bo": "second"}) == asyncio.run(story())


def test_no_event_stands_before_the_last_where_another_process_was_ahead() -> None:
    """Who sits down, and the beginning, came with the time of this process, though it was behind."""

    async def story() -> list[float]:
        store, clock = MemoryStore(), [100.0]
        tables = Registry(TableServices(store, Computers(0.0), lambda: clock[0], Limits()))
        settings = Settings(first_clock=TurnClock(60), second_clock=TurnClock(60))
        arrangement = Arrangement(settings=settings, by_link=True)
        game = await tables.create(arrangement, {b"ada": "first"}, by_lot=False)
        info = await store.game(game)
        assert info is not None
        secret = await invite(tables, info, None)
        clock[0] = 99.0
        await take_seat(tables, game, secret, Newcomer(b"bo", None, "Bo"))
        table = (await tables.find(game)).table
        table.arrived |= {*Seat}
        await table._begin()
        return [snapshot.at for snapshot in table.history.since(1)]

    times = asyncio.run(story())
    assert times == sorted(times)
    assert 3 <= len(times)


def test_take_back_by_link_goes_to_the_askers_own_act(me: Somebody, you: Somebody) -> None:
    game = opened(me, you, counts=False)
    mine, yours = me.sit(game), you.sit(game)
    mine.acts("A")
    yours.until("news")
    assert "nothing own to take back" == yours.ask("wish", wish="back")["d"]["code"]
    yours.acts("a1 B")
    while mine.view["hand"] != "B":
        mine.until("news")
    mine.ask("wish", wish="back")  # Ada is about to place, and has given before
    would = [
        "That would empty a1.",
        "That would put back in the stock: light round tall solid, light round tall hollow.",
    ]
    while not (asked := yours.until("news")["d"])["offers"]["takeBack"]:
        pass
    assert would == asked["offers"]["undoes"]
    assert ["Player Ada asks to take the move back. Yes or no?", *would] == asked["said"]
    yours.ask("wish", wish="accept")
    taken = next(each["d"] for each in reversed(yours.heard) if each["t"] == "news")
    assert [
        "Taken back.",
        "a1 is empty again.",
        "Back in the stock: light round tall solid, light round tall hollow.",
        "Player Ada gives now.",
    ] == taken["said"]
    assert ("give", "first", None) == (yours.view["phase"], yours.view["toAct"], yours.view["board"][0])
    mine.close()
    yours.close()


def test_an_invitation_is_looked_at_without_being_used(me: Somebody, you: Somebody, server: Running) -> None:
    game, other = me.open(opponent="link"), me.open(opponent="link")
    secret, late = invited(me, game), server.somebody()

    def status(somebody: Somebody, game: str, secret: str) -> int:
        return somebody.ask("POST", f"/api/games/{game}/invited", {"secret": secret}).status

    assert [204, 204] == [status(you, game, secret) for _ in range(2)]
    assert [410, 410, 410] == [
        *(status(you, other, secret), status(you, game, "x" * 22), status(you, game, "short"))
    ]
    assert 201 == sit_down(you, game, secret).status
    assert 410 == status(late, game, secret)


@pytest.mark.parametrize(("is_over", "kind"), [(False, "leave"), (True, "remove")])
def test_a_list_says_what_becomes_of_a_game_by_link(
    me: Somebody, you: Somebody, *, is_over: bool, kind: str
) -> None:
    game = me.open(opponent="link", first="me")
    assert "delete" == me.ask("GET", "/api/games").json[0]["leaving"]
    sit_down(you, game, invited(me, game), "Boris")
    mine, yours = me.sit(game), you.sit(game)
    if is_over:
        mine.ask("wish", wish="resign")
    assert [kind, kind] == [each.ask("GET", "/api/games").json[0]["leaving"] for each in (me, you)]
    assert 204 == you.ask("DELETE", f"/api/games/{game}").status
    assert ([], "none") == (you.ask("GET", "/api/games").json, you.sit(game).table["seat"])
    assert "delete" == me.ask("GET", "/api/games").json[0]["leaving"]  # nobody else has it any more
    mine.close()
    yours.close()


def test_who_leaves_in_one_tab_is_told_so_in_another(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    yours = you.sit(game)
    assert 204 == you.ask("DELETE", f"/api/games/{game}").status
    assert ["You have left the game."] == yours.until("news")["d"]["said"]
    while yours.table["seat"] != "none":
        assert "said" != yours.until("table", "said")["t"]  # the seat is on no other device
    yours.close()


@pytest.mark.parametrize("opponent", ["level1", "here"])
def test_a_game_that_nobody_else_plays_is_gone_with_its_address(me: Somebody, opponent: str) -> None:
    game = me.open(opponent=opponent)
    page = me.sit(game)
    assert "delete" == me.ask("GET", "/api/games").json[0]["leaving"]
    assert 204 == me.ask("DELETE", f"/api/games/{game}").status
    assert (4004, 404) == (sent_away(page.connection)[0], me.ask("GET", f"/table/{game}").status)


def test_it_is_told_when_a_game_can_be_claimed(me: Somebody, you: Somebody, server: Running) -> None:
    game = opened(me, you)
    mine, yours, watcher = me.sit(game), you.sit(game), server.somebody().sit(game)
    three_days = 3 * 24 * 60 * 60 * 1000
    assert None is mine.table["claimIn"]  # it is my own turn
    assert three_days - 60_000 < yours.table["claimIn"] <= three_days
    assert None is watcher.table["claimIn"]
    assert 204 == me.ask("DELETE", f"/api/games/{game}").status
    while (told := yours.until("news")["d"])["claimIn"] != 0:
        pass
    assert "Player Ada has left the game for good." == told["said"][0]
    for page in (mine, yours, watcher):
        page.close()


def test_in_a_game_with_a_clock_nothing_is_claimed(me: Somebody, you: Somebody) -> None:
    game = opened(me, you, clock="60")
    pages = [me.sit(game), you.sit(game)]
    for page in pages:
        while page.table["isWaiting"]:
            page.until("table")
        assert None is page.table["claimIn"]
        page.close()
