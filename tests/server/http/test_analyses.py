"""Analyses and reviews over HTTP: what is told, in whose words, and what is refused."""

import re
from pathlib import Path
from urllib.parse import urlencode

import msgspec
import pytest

from openquarto.insight import explain, review
from openquarto.insight.explain import played
from openquarto.kernel import Solver
from openquarto.notation.record import Record
from openquarto.rules.position import Position
from openquarto.server.limits import Limits
from openquarto.speech.catalogue import languages
from openquarto.wire.analysis import Analysis, PressureAnalysis, Review, TurnAnalysis
from tests.server.serving import GENEROUS, Running, Somebody, running

HTML = {"accept": "text/html"}
WON = "ABC1/4/4/4 D - classic"
DRAWN = "D1PK/3B/MH1C/1F1A - a3 classic"
LOST = "2BC/GPM1/IO1D/2J1 L c1 classic"  # in 6
RECORD = "I a2M c1A a1N d1O d4G b4C c2H a4F b1J c4D b2K d2#a2-d2 1-0"
LINK = "game=I.a2M.c1A.a1N.d1O.d4G.b4C.c2H.a4F.b1J.c4D.b2K.d2~a2-d2&result=1-0"


def asked(me: Somebody, path: str, position: str = "", **more: str) -> bytes:
    fields = {**({"position": position} if position else {}), **more}
    answer = me.ask("GET", f"{path}?{urlencode(fields)}")
    assert 200 == answer.status, answer.text
    return answer.body


def analysis(me: Somebody, position: str, **more: str) -> Analysis:
    return msgspec.json.decode(asked(me, "/api/analysis", position, **more), type=Analysis)


@pytest.mark.parametrize("text", [WON, DRAWN, LOST, "4/4/4/4 - - blocks", "ABC1/4/4/4 D - traits=cs+auto"])
def test_a_position_is_told_as_it_is(me: Somebody, text: str) -> None:
    told, position = analysis(me, text), Position.parse(text)
    known = explain(position, turns=True)
    assert (text, str(known.value)) == (told.position, told.value)
    assert list(known.line) == [each.turn for each in told.line]
    assert [(each.turn, str(each.value)) for each in known.turns] == [(e.turn, e.value) for e in told.turns]
    assert sorted(each.turn for each in told.turns) == sorted(t for group in told.groups for t in group.turns)
    assert told.headline
    assert told.why.sentences
    solver = Solver()
    for each in solver.turns(position):
        after = played(position, each.actions)
        (shown,) = (turn.after for turn in told.turns if turn.turn == each.turn)
        assert ("" if after.outcome else str(after)) == shown


def test_each_turn_of_the_best_line_is_worth_what_its_player_gets(me: Somebody) -> None:
    for turn in (told := analysis(me, LOST)).line:
        assert turn.value == analysis(me, told.position).value
        if turn.after:
            told = analysis(me, turn.after)
    assert "W1" == turn.value


def test_the_table_can_be_mounted(me: Somebody) -> None:
    table = analysis(me, DRAWN, edition="access").table
    assert ("both", "access", None, "give") == (
        table.seat,
        table.rules.edition,
        table.clock.running,
        table.view.phase,
    )
    assert ["D", None, "P", "K"] == table.view.board[:4]
    assert "Second gives now." == table.status


def test_it_is_told_as_somebody_wants_it(me: Somebody) -> None:
    said = {analysis(me, WON, language=language).headline for language in languages()}
    assert len(languages()) == len(said)
    assert analysis(me, DRAWN).turns[0].text != analysis(me, DRAWN, pieces="letters").turns[0].text
    assert analysis(me, DRAWN).turns[0].text != analysis(me, DRAWN, edition="access").turns[0].text


def test_a_turn_tells_whether_it_is_right_and_what_follows(me: Somebody) -> None:
    told = msgspec.json.decode(asked(me, "/api/analysis/turn", WON, turn="a2E"), type=TurnAnalysis)
    assert (False, "L2", ["d1#a1-d1"]) == (told.is_right, told.turn.value, [each.turn for each in told.line])
    assert "hot gift" == told.why.claims[0]["kind"]
    right = msgspec.json.decode(asked(me, "/api/analysis/turn", WON, turn="d1#a1-d1"), type=TurnAnalysis)
    assert (True, "W1", [], "") == (right.is_right, right.turn.value, right.line, right.turn.after)


def test_pressure_comes_in_parts_until_it_is_all_there(me: Somebody) -> None:
    told, parts = None, 0
    while told is None or told.finished < told.total:
        told = msgspec.json.decode(asked(me, "/api/analysis/pressure", DRAWN), type=PressureAnalysis)
        parts += 1
        assert parts < 100
    solver, position = Solver(), Position.parse(DRAWN)
    for group in told.groups:
        (turn,) = (each for each in solver.turns(position) if each.turn == group.turns[0])
        answers = solver.turns(played(position, turn.actions))
        share = sum(each.value.is_loss for each in answers) / len(answers)
        assert (share if group.value == "D" else None) == group.pressure


def test_everything_that_is_wrong_with_a_position_is_told_at_once(me: Somebody) -> None:
    answer = me.ask("GET", "/api/analysis?position=AA2/4/4/4%20A%20d4", headers={"accept-language": "de"})
    assert (400, "piece twice", 3) == (answer.status, answer.json["code"], len(answer.json["errors"]))
    assert "zweimal" in answer.json["sentence"]
    for wrong in ("position=nonsense", "position=" + "x" * 9000, "edition=gold"):
        assert 400 == me.ask("GET", f"/api/analysis?{wrong}").status


@pytest.mark.parametrize("turn", ["a1M", "", "x", "a2", "M", "#a1-d1", "a2M" * 50, "\u2026"])
def test_a_turn_that_cannot_be_made_is_refused(me: Somebody, turn: str) -> None:
    answer = me.ask("GET", f"/api/analysis/turn?{urlencode({'position': WON, 'turn': turn})}")
    assert (400, "turn not possible") == (answer.status, answer.json["code"])


# Reviews


def test_a_shared_game_is_reviewed(me: Somebody) -> None:
    told = msgspec.json.decode(me.ask("GET", f"/api/review?{LINK}").body, type=Review)
    known = review(Record.parse(RECORD).game)
    assert [(each.ply, str(each.before), str(each.after)) for each in known.turns] == [
        (each.ply, each.before, each.after) for each in told.turns
    ]
    assert ("first", "4 slips, 1 of them punished.") == (told.seat, told.summary)
    assert list(range(len(told.turns))) == [each.at for each in told.turns]
    for turn, each in zip(told.turns, known.turns, strict=True):
        quiet = each.quiet if turn.seat == "first" else -each.quiet
        assert (quiet.letter, str(each.position), list(each.keep)) == (turn.bar, turn.position, turn.keep)
        assert list(each.keep[:4]) == [better.turn for better in turn.better]
        assert bool(turn.mark) == bool(turn.heading)
    marks = {turn.ply: turn.mark for turn in told.turns if turn.mark}
    assert {7: "unpunished", 8: "unpunished", 9: "unpunished", 12: "punished"}.items() <= marks.items()


def test_a_game_of_this_server_is_reviewed_for_who_played_it(me: Somebody, server: Running) -> None:
    game = str(me.ask("POST", "/tables", {"record": RECORD}).json["game"])
    told = msgspec.json.decode(me.ask("GET", f"/api/games/{game}/review").body, type=Review)
    seen = msgspec.json.decode(server.somebody().ask("GET", f"/api/games/{game}/review").body, type=Review)
    assert [each.after for each in told.turns] == [each.after for each in seen.turns]
    assert 404 == me.ask("GET", "/api/games/nothing/review").status


def test_a_level_is_reviewed_from_my_seat(me: Somebody) -> None:
    game = me.open(opponent="level1", first="them")
    page = me.sit(game)
    page.wait_for_turn()
    answer = me.ask("GET", f"/api/games/{game}/review")
    assert (409, "review before the end") == (answer.status, answer.json["code"])
    assert "done" == page.ask("wish", wish="resign")["t"]
    told = msgspec.json.decode(me.ask("GET", f"/api/games/{game}/review").body, type=Review)
    assert ("second", "first") == (told.seat, told.turns[0].seat)
    assert told.attention == ["Nobody made a quarto."]


def test_links_that_are_cut_off_or_go_on_are_refused(me: Somebody) -> None:
    assert (400, 409) == tuple(
        me.ask("GET", f"/api/review?game=A{end}").status for end in ("", "&result=open")
    )


# Pages


def test_the_page_of_analysis_has_what_is_soon_there(me: Somebody) -> None:
    page = me.ask("GET", f"/analysis?position={WON.replace(' ', '+')}", headers=HTML).text
    assert page.startswith(WON)
    (told,) = re.findall(r"json'>(.*?)</script>", page, re.DOTALL)
    if told == "null":  # a machine that is slow: it is there when the page asks
        analysis(me, WON)
        page = me.ask("GET", f"/analysis?position={WON.replace(' ', '+')}", headers=HTML).text
        (told,) = re.findall(r"json'>(.*?)</script>", page, re.DOTALL)
    assert "W1" == msgspec.json.decode(told, type=Analysis).value
    assert "Win in 1" in page


def test_a_text_that_is_no_position_can_be_mended_on_the_page(me: Somebody) -> None:
    answer = me.ask("GET", "/analysis?position=AA2/4/4/4+B+d4", headers=HTML)
    assert 400 == answer.status
    assert answer.text.startswith("4/4/4/4 - - classic")
    assert 400 == me.ask("GET", "/api/analysis?position=AA2/4/4/4+B+d4").status


def test_the_pages_of_reviews_know_where_theirs_is_to_be_had(me: Somebody) -> None:
    page = me.ask("GET", f"/review?{LINK}", headers=HTML).text
    source = re.search(r"/api/review\S+", page)
    assert source
    assert f"/api/review?{LINK}" == source[0].replace("&amp;", "&")
    told = me.ask("GET", f"/api/review?{LINK}").json["summary"]
    assert told in me.ask("GET", f"/review?{LINK}", headers=HTML).text  # it is cached by now


# Limits


def test_only_what_is_computed_anew_is_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, analyses=2)
    with running(tmp_path, limits=limits, database="memory:") as server:
        me = server.somebody()
        for _ in range(3):
            analysis(me, WON)
        analysis(me, DRAWN)
        refused = me.ask("GET", f"/api/analysis?position={LOST.replace(' ', '%20')}")
        assert (429, "too many analyses") == (refused.status, refused.json["code"])
        assert int(refused.headers["retry-after"]) > 0
        assert 200 == me.ask("GET", "/analysis", headers=HTML).status  # the page is there all the same
        analysis(me, WON)
        analysis(server.somebody("127.0.0.2"), LOST)


def test_a_server_without_workers_has_its_pages_and_says_that_it_makes_no_analyses(tmp_path: Path) -> None:
    with running(tmp_path, database="memory:", analysis_workers=0) as server:
        me = server.somebody()
        answer = me.ask("GET", "/api/analysis")
        assert (503, "no analysis") == (answer.status, answer.json["code"])
        assert 200 == me.ask("GET", "/analysis", headers=HTML).status


def test_what_is_limited_by_default() -> None:
    assert 90 == Limits().analyses
