"""The coach at a table of the server: an offer for its player alone, before anything has happened."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openquarto.server.room import coaching
from openquarto.speech.catalogue import languages
from tests.server.room.test_hints import take_turns, timeless, told
from tests.server.room.test_link import opened
from tests.server.serving import GENEROUS, Page, Running, Somebody, running

HOT = "A a1 B b1 C c1"  # then D completes row 1


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a worker may take longer to start than a player has to wait for the coach."""
    monkeypatch.setattr(coaching, "PATIENCE", 300.0)


@pytest.fixture
def you(server: Running) -> Somebody:
    return server.somebody()


def here(me: Somebody, coach: str = "on", **choice: object) -> Page:
    return me.sit(me.open(opponent="here", first="me", coach=coach, **choice))


def test_it_speaks_before_a_piece_is_given_and_a_no_gives_it(me: Somebody) -> None:
    page = here(me)
    page.acts(HOT)
    answer = page.ask("act", action="D")
    assert "coached" == answer["t"]
    advice = answer["d"]["advice"]
    assert ("l", "piece", True) == (answer["d"]["seen"], advice["part"], advice["isBig"])
    assert "After that, your opponent can win." == advice["sentences"][0]
    assert ["a1", "b1", "c1", "d1"] == advice["squares"]
    assert "Better" == advice["rows"][-1]["heading"]
    assert "Take it back?" == answer["d"]["question"]
    assert "give" == page.view["phase"]
    assert "done" == page.ask("wish", wish="decline")["t"]
    assert "D" == page.view["hand"]


def test_nobody_waits_for_ever_for_a_coach(me: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "PATIENCE", 0.0)
    page = here(me)
    page.acts(HOT)
    assert "done" == page.ask("act", action="D")["t"]
    assert "D" == page.view["hand"]


def test_a_yes_takes_back_as_much_as_is_at_fault(me: Somebody) -> None:
    page = here(me)
    page.acts(HOT)
    page.ask("act", action="D")
    assert ["Choose another piece to give."] == page.ask("wish", wish="accept")["d"]["sentences"]
    assert "c1" == page.view["last"]
    page.acts("M d4 N d3")  # the same position with M placed elsewhere would be as good
    page = me.sit(me.open(opponent="level1", first="them", coach="on"))
    page.wait_for_turn()
    assert page.table["rules"]["coach"] == "on"


def test_a_missed_win_is_taken_back_with_its_placement(me: Somebody) -> None:
    page = here(me, coach="off")
    page.acts(f"{HOT} D")
    page.ask("coach", coach="on")
    page.acts("d2")
    answer = page.ask("act", action="P")
    assert "turn" == answer["d"]["advice"]["part"]
    assert "row 1 on d1" in answer["d"]["advice"]["sentences"][1]
    page.ask("wish", wish="accept")  # at one screen the other one is asked
    page.ask("wish", wish="accept")
    assert ("place", "D") == (page.table["view"]["phase"], page.table["view"]["hand"])


def test_the_same_piece_again_is_meant(me: Somebody) -> None:
    page = here(me)
    page.acts(HOT)
    assert "coached" == page.ask("act", action="D")["t"]
    assert "done" == page.ask("act", action="D")["t"]


def test_typed_lines_are_coached_too(me: Somebody) -> None:
    page = here(me)
    page.acts(HOT)
    assert "coached" == page.say("give D")["t"]
    page.say("no")
    assert "D" == page.view["hand"]


def test_good_turns_are_done_at_once_and_counted(me: Somebody) -> None:
    page = here(me)
    page.acts(HOT)
    answer = page.ask("act", action="P", name="x")
    assert ("done", {"id": "x", "seen": "c"}) == (answer["t"], answer["d"])


@pytest.mark.parametrize(("coach", "spoken"), [("on", "done"), ("warn", "coached")])
def test_it_fades_with_the_turns_that_the_page_keeps(coach: str, spoken: str, me: Somebody) -> None:
    page = here(me, coach)
    page.acts(HOT)
    assert spoken == page.ask("act", action="D", turns="c" * 40)["t"]
    assert "l" == page.heard[-1]["d"]["seen"]


@pytest.mark.parametrize("turns", ["x", "c" * 41])
def test_other_turns_are_refused(turns: str, me: Somebody) -> None:
    page = here(me)
    page.acts(HOT)
    page.send("act", {"id": "z", "action": "D", "turns": turns})
    assert "refused" == page.until("refused")["t"]


def test_off_by_default_and_set_at_the_table(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", first="me"))
    assert "off" == page.table["rules"]["coach"]
    page.acts(HOT)
    assert "done" == page.ask("coach", coach="warn")["t"]
    page.ask("ask", question="turn")
    assert "warn" == page.table["rules"]["coach"]
    assert "always before a piece that loses" in " ".join(told(page))
    assert "coached" == page.ask("act", action="D")["t"]
    assert '[Coach "warn"]' in me.ask("GET", f"/table/{page.table['game']}/record.qgn").text
    page.say("coach off")
    assert '[Coach "off"]' in me.ask("GET", f"/table/{page.table['game']}/record.qgn").text
    assert ["The coach is off.", "Type coach on, coach off, or coach warn."] == page.say("coach")["d"][
        "sentences"
    ]


@pytest.mark.parametrize(
    ("choice", "code", "words"),
    [({"counts": True}, "coach counts", "serious"), ({"mask": "both"}, "coach masked", "mask")],
)
def test_refused_where_it_counts_or_a_mask_is_worn(
    choice: dict[str, Any], code: str, words: str, me: Somebody
) -> None:
    answer = me.ask("POST", "/tables", {"opponent": "here", "coach": "on", **choice})
    assert 400 <= answer.status < 500
    assert words in answer.text
    page = me.sit(me.open(opponent="here", first="me", **choice))
    refused = page.ask("coach", coach="on")["d"]
    assert code == refused["code"]
    assert refused["sentence"].startswith("No coach here:")
    assert code == page.say("coach on")["d"]["code"]


@pytest.mark.parametrize("language", languages())
def test_refused_in_every_language(language: str, me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", first="me", counts=True), language=language)
    assert page.ask("coach", coach="on")["d"]["sentence"]


def test_by_link_it_stays_as_it_was_agreed(me: Somebody, you: Somebody) -> None:
    game = opened(me, you, coach="on")
    mine, yours = me.sit(game), you.sit(game)
    assert ["on", "on"] == [page.table["rules"]["coach"] for page in (mine, yours)]
    assert any("coach" in sentence for sentence in yours.table["rules"]["sentences"])
    assert "coach agreed" == mine.ask("coach", coach="off")["d"]["code"]


def test_nobody_else_hears_of_it(me: Somebody, you: Somebody, server: Running) -> None:
    game = opened(me, you, coach="on")
    mine, yours, watching = me.sit(game), you.sit(game), server.somebody().sit(game)
    take_turns((mine, "A"), (yours, "a1 B"), (mine, "b1 C"), (yours, "c1"))
    watching.ask("ask", question="turn", name="w")
    mine.ask("ask", question="turn", name="w")
    heard = len(mine.heard), len(watching.heard)
    assert "coached" == yours.ask("act", action="D")["t"]
    kept = me.ask("GET", f"/table/{game}/record.qgn").text
    watching.ask("ask", question="turn", name="x")
    mine.ask("ask", question="turn", name="x")
    assert [["said"], ["said"]] == [
        [each["t"] for each in page.heard[at:]] for page, at in zip((mine, watching), heard, strict=True)
    ]
    assert kept == me.ask("GET", f"/table/{game}/record.qgn").text
    assert '[Coach "on"]' in kept


def test_who_waits_for_the_coach_does_not_pay_for_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page = here(server.somebody(), clock="60/turn")
        page.acts(HOT)
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as store:
        given = "SELECT credit FROM event WHERE kind = 'act' ORDER BY seq LIMIT 1"
        ((credit,),) = store.execute(given)
    assert credit > 0.1  # a worker was started for the first look


def test_silent_for_who_plays_elsewhere_where_it_counts(me: Somebody, you: Somebody) -> None:
    opened(me, you, counts=True)
    page = here(me)
    page.acts(HOT)
    assert "done" == page.ask("act", action="D")["t"]
    said = [sentence for each in page.heard if each["t"] == "said" for sentence in each["d"]["sentences"]]
    assert 1 == len(said)  # once, and not again with every turn
    assert "serious" in said[0]


def test_a_server_without_analysis_plays_on(tmp_path: Path) -> None:
    with running(tmp_path, analysis_workers=0) as server:
        page = here(server.somebody())
        page.acts(HOT)
        assert "done" == page.ask("act", action="D")["t"]


def test_who_has_asked_for_too_much_plays_on_without_a_coach(tmp_path: Path) -> None:
    with running(tmp_path, limits=msgspec.structs.replace(GENEROUS, analyses=1)) as server:
        page = here(server.somebody())
        page.acts(HOT)
        page.acts("P d4 O d3 N d2 K")
        assert "K" == page.view["hand"]


# Nothing gives a live quarto away

LAST = ("A a1 B b1 C c1 E a2 D d1", "A a1 B b1 C c1 D d1 E a2")  # row 1 is live at last, or has expired


@pytest.mark.parametrize("gift", ["H", "P", "F", "I"])
@pytest.mark.parametrize("place", ["b3", "b2"])
def test_twins_are_sent_the_same(place: str, gift: str, server: Running) -> None:
    streams = []
    for actions in LAST:
        page = here(server.somebody(), coach="off")
        page.acts(f"{actions} G")
        page.ask("coach", coach="on", name="c")
        heard = len(page.heard)
        for number, action in enumerate((place, gift)):
            page.ask("act", name=f"n{number}", action=action)
        page.ask("wish", wish="decline", name="d")
        game = page.table["game"]
        streams.append(json.dumps(timeless(page.heard[heard:])).replace(game, "game"))
    assert streams[0] == streams[1]


def test_a_quarto_that_was_just_made_is_given_away_by_nothing(me: Somebody) -> None:
    page = here(me, coach="off")
    page.acts(f"{HOT} D")
    page.ask("coach", coach="warn")
    page.acts("d1")
    assert "done" == page.ask("act", action="P")["t"]  # no word of what was missed
