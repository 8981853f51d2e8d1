"""An evening over HTTP: the arbiter, players by link, two results for one board, tables that tell theirs."""

import re
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PATIENCE, Answer, Running, Somebody, running

WEB = files("openquarto").joinpath("web")
HTML = {"accept": "text/html"}
NAMES = ("Anna", "Ben", "Chloé", "Dario", "Elif")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("club"), web=WEB) as started:
        yield started


class Evening:
    """An arbiter's browser."""

    def __init__(self, server: Running, **settings: object) -> None:
        self.server = server
        self.arbiter = server.somebody()
        answer = self.arbiter.ask("POST", "/club", {"name": "Tuesday", "rounds": 3, **settings})
        assert 201 == answer.status, answer.text
        self.name: str = answer.json["game"]

    def act(self, what: str, who: Somebody | None = None, **fields: object) -> Answer:
        return (who or self.arbiter).ask("POST", f"/club/{self.name}/act/{what}", fields)

    def done(self, what: str, who: Somebody | None = None, **fields: object) -> dict[str, Any]:
        answer = self.act(what, who, **fields)
        assert 200 == answer.status, answer.text
        found: dict[str, Any] = answer.json
        return found

    def entered(self, *names: str) -> "Evening":
        for name in names or NAMES:
            self.done("enter", name=name)
        return self

    def player(self, number: int) -> Somebody:
        url: str = self.arbiter.ask("POST", f"/api/club/{self.name}/key", {"player": number}).json["url"]
        somebody = self.server.somebody()
        somebody.ask("GET", "/")
        secret = url.partition("#")[2]
        assert 201 == somebody.ask("POST", f"/api/club/{self.name}/come", {"secret": secret}).status
        return somebody

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.arbiter.ask("GET", f"/api/club/{self.name}").json
        return found


def test_an_evening_with_mistakes(server: Running) -> None:
    evening = Evening(server).entered()
    assert (409, "entered already") == _refusal(evening.act("enter", name="anna"))
    evening.done("pair")
    assert (409, "results missing") == _refusal(evening.act("pair"))
    evening.done("result", board=1, result="1-0")
    assert (409, "result there") == _refusal(evening.act("result", board=1, result="0-1"))
    evening.done("result", board=1, result="0-1", was="1-0")
    evening.done("undo")
    assert "1-0" == evening.state["rounds"][0]["boards"][0]["result"]
    evening.done("withdraw", player=evening.state["rounds"][0]["boards"][1]["first"])
    evening.done("enter", name="Femke", half="1")
    seq = evening.state["seq"]
    evening.done("pair", seq=seq)
    assert (409, "log changed") == _refusal(evening.act("pair", seq=seq))  # pressed twice
    evening.done("unpair")
    assert 1 == len(evening.state["rounds"])


def _refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["code"]


def test_only_the_arbiter_is_one_and_players_report_for_themselves(server: Running) -> None:
    evening = Evening(server).entered("Anna", "Ben")
    stranger = server.somebody()
    assert (403, "not the arbiter") == _refusal(evening.act("enter", stranger, name="Me"))
    assert 403 == stranger.ask("POST", f"/api/club/{evening.name}/key", {"player": 1}).status
    assert 410 == stranger.ask("POST", f"/api/club/{evening.name}/come", {"secret": "x" * 22}).status
    anna, ben = evening.player(1), evening.player(2)
    evening.done("pair")
    assert (403, "not the arbiter") == _refusal(evening.act("undo", anna))
    assert (403, "not a player here") == _refusal(evening.act("report", stranger, result="1-0"))
    evening.done("report", anna, result="1-0")
    assert "1-0" not in ben.ask("GET", f"/club/{evening.name}").text.partition("<form")[0]
    assert evening.state["rounds"][0]["boards"][0]["result"] is None
    evening.done("report", ben, result="1-0")
    board = evening.state["rounds"][0]["boards"][0]
    assert ("1-0", "both") == (board["result"], board["how"])
    again = evening.player(1)  # issued again: the old one is out
    assert (403, "not a player here") == _refusal(evening.act("leave", anna))
    evening.done("leave", again)


@pytest.mark.parametrize(
    "path",
    [
        *("", "?tab=players", "?tab=round&round=1", "?tab=standings", "?tab=history", "?tab=settings"),
        *("/wall", "/print", "/come", "/slip", "/ratings"),
    ],
)
def test_pages_are_there_for_everybody(server: Running, path: str) -> None:
    evening = Evening(server).entered()
    evening.done("pair")
    player = evening.player(2)
    html = {"accept": "text/html"}
    for who in (evening.arbiter, player, server.somebody()):
        answer = who.ask("GET", f"/club/{evening.name}{path}", headers=html)
        assert 200 == answer.status
        assert "Tuesday" in answer.text
    assert 404 == player.ask("GET", "/club/nothing", headers=html).status
    assert "Tuesday" in evening.arbiter.ask("GET", "/club", headers=html).text


def test_a_form_that_is_refused_says_why_on_the_page(server: Running) -> None:
    evening = Evening(server).entered()
    form = {
        "content-type": "application/x-www-form-urlencoded",
        "accept": "text/html",
        "origin": evening.arbiter.origin,
    }
    answer = evening.arbiter.ask("POST", f"/club/{evening.name}/act/enter", {"name": "Ben"}, form)
    assert 400 == answer.status
    assert "already on the list" in answer.text
    answer = evening.arbiter.ask("POST", f"/club/{evening.name}/act/enter?tab=players", {"name": "Zoë"}, form)
    assert (303, f"/club/{evening.name}?tab=players") == (answer.status, answer.headers["location"])


@pytest.mark.parametrize(
    "form", ["report.trf", "standings.csv", "pairings.csv", "log.jsonl", "sheet.html", "games.qgn"]
)
def test_files(server: Running, form: str) -> None:
    evening = Evening(server).entered()
    evening.done("pair")
    answer = evening.arbiter.ask("GET", f"/club/{evening.name}/files/{form}")
    assert 200 == answer.status
    assert form == "games.qgn" or "Chloé" in answer.text
    assert 404 == evening.arbiter.ask("GET", f"/club/{evening.name}/files/x.y").status


def test_tables_open_by_themselves_and_tell_their_results(server: Running) -> None:
    evening = Evening(server, place="tables", clock="-").entered("Anna", "Ben")
    players = {1: evening.player(1), 2: evening.player(2)}
    evening.done("pair")
    board = evening.state["rounds"][0]["boards"][0]
    first, second = players[board["first"]], players[board["second"]]
    page = first.ask("GET", f"/club/{evening.name}", headers={"accept": "text/html"}).text
    game = page.partition('href="/table/')[2].partition('"')[0]
    assert game
    one, other = first.sit(game), second.sit(game)
    one.act("A")
    other.say("resign")
    deadline = time.monotonic() + 10
    while evening.state["rounds"][0]["boards"][0]["result"] is None:
        assert time.monotonic() < deadline
        other.say("yes")
        time.sleep(0.1)
    board = evening.state["rounds"][0]["boards"][0]
    assert ("1-0", "table") == (board["result"], board["how"])
    games = evening.arbiter.ask("GET", f"/club/{evening.name}/files/games.qgn").text
    assert '[Event "Tuesday"]' in games
    assert '[Round "1.1"]' in games
    one.close()
    other.close()


def test_two_at_a_wooden_board_may_play_on_screen(server: Running) -> None:
    evening = Evening(server, clock="-").entered("Anna", "Ben", "Chloé", "Dario")
    players = {number: evening.player(number) for number in range(1, 5)}
    evening.done("pair")
    board = evening.state["rounds"][0]["boards"][0]
    one, other = players[board["first"]], players[board["second"]]
    path = f"/club/{evening.name}"
    assert (403, "not a player here") == _refusal(evening.act("on-screen", server.somebody()))
    seq = evening.done("on-screen", one)["seq"]
    assert seq == evening.done("on-screen", one)["seq"]  # pressed twice
    assert "/table/" not in other.ask("GET", path, headers=HTML).text
    evening.done("on-screen", other)
    pages = [who.ask("GET", path, headers=HTML).text for who in (one, other)]
    games = {page.partition('href="/table/')[2].partition('"')[0] for page in pages}
    (game,) = games
    assert game
    first, second = one.sit(game), other.sit(game)
    first.act("A")
    second.say("resign")
    deadline = time.monotonic() + PATIENCE
    while evening.state["rounds"][0]["boards"][0]["result"] is None:
        assert time.monotonic() < deadline
        second.say("yes")
        time.sleep(0.1)
    found = evening.state["rounds"][0]["boards"]
    assert [("1-0", "table"), (None, "")] == [(each["result"], each["how"]) for each in found]
    assert (409, "result settled") == _refusal(evening.act("on-screen", one))
    first.close()
    second.close()


def test_a_name_is_forgotten(server: Running) -> None:
    evening = Evening(server).entered()
    evening.done("pair")
    anna = evening.player(1)
    assert 403 == anna.ask("DELETE", f"/api/club/{evening.name}/players/2/name").status
    assert 204 == anna.ask("DELETE", f"/api/club/{evening.name}/players/1/name").status
    log = evening.arbiter.ask("GET", f"/club/{evening.name}/files/log.jsonl").text
    assert "Anna" not in log
    assert "Ben" in log


def test_a_tournament_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        evening = Evening(server).entered()
        evening.done("pair")
        evening.done("result", board=1, result="=")
        before, cookies = evening.state, evening.arbiter.cookies
    with running(tmp_path) as server:
        again = Somebody(server.port, cookies)
        assert before == again.ask("GET", f"/api/club/{evening.name}").json
        assert (
            200 == again.ask("POST", f"/club/{evening.name}/act/result", {"board": 2, "result": "1-0"}).status
        )


def test_a_slip_tells_the_result_of_its_board_and_of_no_other(server: Running) -> None:
    evening = Evening(server).entered("Anna", "Ben", "Chloé", "Dario")
    evening.done("pair")
    assert 403 == server.somebody().ask("POST", f"/club/{evening.name}/slips", {}).status
    printed = evening.arbiter.ask("POST", f"/club/{evening.name}/slips", {}).text
    secrets = re.findall(r"/slip#([\w-]{22})\"", printed)
    assert 2 == len(secrets)
    stranger = server.somebody()

    def tell(secret: str, **more: str) -> Answer:
        return stranger.ask("POST", f"/api/club/{evening.name}/slip", {"secret": secret, **more})

    assert "" == tell(secrets[0]).json["result"]
    assert "1–0" == tell(secrets[0], result="1-0").json["result"]
    assert (409, "result settled") == _refusal(tell(secrets[0], result="0-1"))
    assert 410 == tell("x" * 22).status
    # It opens no seat, and ends when others are paired there.
    body = {"secret": secrets[0]}
    assert 410 == stranger.ask("POST", f"/api/club/{evening.name}/come", body).status
    evening.done("unpair")
    evening.done("pair-by-hand", round=1, pairs="1/2,3/4")
    assert 410 == tell(secrets[1]).status


def test_a_result_of_an_earlier_round_is_corrected_on_the_page(server: Running) -> None:
    evening = Evening(server).entered("Anna", "Ben", "Chloé", "Dario")
    for _ in range(2):
        evening.done("pair")
        for board in (1, 2):
            evening.done("result", board=board, result="1-0")
    page = evening.arbiter.ask("GET", f"/club/{evening.name}?tab=round&round=1", headers=HTML).text
    assert 'id="board-1-1"' in page
    evening.done("result", round=1, board=1, result="0-1", was="1-0")
    assert "0-1" == evening.state["rounds"][0]["boards"][0]["result"]


def test_settings_are_changed_on_the_way(server: Running) -> None:
    evening = Evening(server).entered()
    told = evening.done(
        "settings", rounds=4, clock="30/turn", clock_second="300+3", traits=["c", "s"], blocks="1"
    )
    settings = told["settings"]
    assert (4, "30/turn,300+3", "blocks+traits=cs") == tuple(
        settings[each] for each in ("rounds", "clock", "variant")
    )
    evening.done("pair")
    assert 400 == evening.act("settings", kind="arena").status


def test_a_wooden_board_has_a_clock_that_is_set(server: Running) -> None:
    evening = Evening(server).entered("Anna", "Ben")
    player = evening.player(1)
    evening.done("pair")
    page = player.ask("GET", f"/club/{evening.name}", headers=HTML).text
    assert "/clock?first=" in page
    assert "clock=60%2Fturn" in page


def test_ratings_of_a_club_and_a_name_that_goes_from_all_of_it(server: Running) -> None:
    first = Evening(server).entered("Anna", "Ben")
    second = Evening(server)
    second.arbiter = first.arbiter
    second.name = first.arbiter.ask("POST", "/club", {"name": "Again"}).json["game"]
    second.entered("Anna", "Ben")
    casual = first.arbiter.ask("POST", "/club", {"name": "Casual", "rated": "0"}).json["game"]
    for evening in (first, second):
        evening.done("pair")
        evening.done("result", board=1, result="1-0")
    page = first.arbiter.ask("GET", f"/club/{casual}/ratings?player=Anna", headers=HTML).text
    assert "data:image/svg+xml," in page
    assert 2 == page.count('<td class="figure">2</td>')  # two games each
    assert 204 == first.act("forget", player=1).status
    assert 204 == second.act("forget", player=1).status
    page = first.arbiter.ask("GET", f"/club/{casual}/ratings", headers=HTML).text
    assert "Anna" not in page
    assert "Ben" in page
    first.done("undo")
    assert "#1" == first.state["players"][0]["name"]


def test_the_games_of_a_forgotten_name_forget_it_too(server: Running) -> None:
    evening = Evening(server, place="tables", clock="-").entered("Anna", "Ben")
    for number in (1, 2):
        evening.player(number)
    evening.done("pair")
    assert 2 == evening.state["seq"] - 3  # the round, and its table
    log = evening.arbiter.ask("GET", f"/club/{evening.name}/files/log.jsonl").text
    game = re.findall(r'"game":"([\w-]+)"', log)[0]
    assert "Anna" in server.somebody().ask("GET", f"/table/{game}/record.qgn").text
    assert 204 == evening.act("forget", player=1).status
    assert "Anna" not in server.somebody().ask("GET", f"/table/{game}/record.qgn").text


def test_what_players_report_is_in_the_log_of_the_arbiter_alone(server: Running) -> None:
    evening = Evening(server).entered("Anna", "Ben")
    anna, ben = evening.player(1), evening.player(2)
    evening.done("pair")
    evening.done("report", anna, result="1-0")
    path = f"/club/{evening.name}/files/log.jsonl"
    assert '"reported"' in evening.arbiter.ask("GET", path).text
    for who in (anna, ben, server.somebody()):
        answer = who.ask("GET", path)
        assert 200 == answer.status
        assert "1-0" not in answer.text
        assert '"paired"' in answer.text


@pytest.mark.parametrize(
    ("language", "differ", "reported", "missing"),
    [
        ("en", "reports differ: {} says 1–0, {} says 0–1", "{} reported 0–1.", "missing on board 1."),
        (
            "fr",
            "différentes\u00a0: {} dit 1–0, {} dit 0–1",
            "{} a indiqué 0–1.",
            "le résultat de la table 1.",
        ),
        ("de", "verschieden: {} sagt 1–0, {} sagt 0–1", "{} hat 0–1 gemeldet.", "das Ergebnis an Brett 1."),
        ("es", "distintas: {} dice 1–0, {} dice 0–1", "{} indicó 0–1.", "el resultado del tablero 1."),
        ("it", "diverse: {} dice 1–0, {} dice 0–1", "{} ha indicato 0–1.", "il risultato al tavolo 1."),
        (
            "nl",
            "verschillen: {} zegt 1–0, {} zegt 0–1",
            "{} heeft 0–1 gemeld.",
            "uitslag van bord 1 ontbreekt.",
        ),
        ("pt", "diferentes: {} diz 1–0, {} diz 0–1", "{} indicou 0–1.", "o resultado no tabuleiro 1."),
    ],
)
def test_an_arbiter_sees_who_has_reported_what(
    server: Running, language: str, differ: str, reported: str, missing: str
) -> None:
    evening = Evening(server).entered("Anna", "Ben")
    players = {1: evening.player(1), 2: evening.player(2)}
    evening.done("pair")
    board = evening.state["rounds"][0]["boards"][0]
    first, second = board["first"], board["second"]
    evening.done("report", players[first], result="1-0")
    evening.done("report", players[second], result="0-1")
    names = {1: "Anna", 2: "Ben"}
    headers = {**HTML, "accept-language": language}
    page = evening.arbiter.ask("GET", f"/club/{evening.name}?tab=round", headers=headers).text
    assert differ.format(names[first], names[second]) in page
    assert missing in page
    page = evening.arbiter.ask("GET", f"/club/{evening.name}?tab=history", headers=headers).text
    assert reported.format(names[second]) in page


def test_nobody_is_entered_with_the_name_of_a_program(server: Running) -> None:
    evening = Evening(server).entered("Fern")
    assert (400, "bot name") == _refusal(evening.act("enter", name="Moss (bot)"))
    assert (400, "bot name") == _refusal(evening.act("entry", player=1, name="Fern (Bot) "))
    evening.done("entry", player=1, name="Fern", rating=1500)


def test_an_undo_under_tables_that_have_paired_on_is_refused_and_every_page_answers(server: Running) -> None:
    evening = Evening(server, kind="arena", place="tables", clock="-").entered(
        "Anna", "Ben", "Chloé", "Dario"
    )
    evening.done("pair")
    evening.done("enter", name="Xenia")
    evening.done("enter", name="Yann")
    assert 2 == len(evening.state["rounds"])  # whoever looks lets the tables pair
    assert (409, "undo too late") == _refusal(evening.act("undo"))
    for path in (
        "",
        "?tab=round",
        "?tab=history",
        "/wall",
        "/print",
        "/files/report.trf",
        "/files/sheet.html",
    ):
        answer = evening.arbiter.ask("GET", f"/club/{evening.name}{path}", headers=HTML)
        assert (200, True) == (answer.status, "Yann" in answer.text), path
    evening.done("withdraw", player=6)
    evening.done("undo")
