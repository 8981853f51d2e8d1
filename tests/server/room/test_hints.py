"""Hints at a table of the server: three steps for the asker, and for everybody else that they asked."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.settings import Settings
from openquarto.rules import Seat, Variant
from openquarto.server.game.events import Acted, Hinted, LotDrawn, Opened
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.room.agreement import record
from openquarto.server.room.projection import Projection
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Manner
from tests.server.room import test_link
from tests.server.room.test_silence import ANNOUNCED, SITTERS, sent, silent_game, without_rules
from tests.server.serving import GENEROUS, Page, Running, Somebody, running


@pytest.fixture
def you(server: Running) -> Somebody:
    return server.somebody()


def told(page: Page) -> list[str]:
    """All that was said to a page so far; an answer to a question comes after all that was said before it."""
    page.ask("ask", question="turn")
    return [sentence for each in page.heard if each["t"] == "news" for sentence in each["d"]["said"]]


def take_turns(*turns: tuple[Page, str]) -> None:
    for page, actions in turns:
        page.wait_for_turn()
        page.acts(actions)


def test_the_asker_hears_three_steps_and_the_others_that_somebody_asked(
    me: Somebody, you: Somebody, server: Running
) -> None:
    game = opened(me, you)
    mine, yours, watching = me.sit(game), you.sit(game, language="fr"), server.somebody().sit(game)
    take_turns((mine, "A"), (yours, "a1 B"))
    mine.wait_for_turn()
    hints = [mine.hint()["hint"] for _ in range(4)]
    assert [1, 2, 3, 3] == [each["step"] for each in hints]
    assert ["Hint 1 of 3: Nothing urgent: every turn keeps the draw."] == hints[0]["sentences"]
    assert 3 == told(yours).count("Joueur Ada demande un indice.")  # what was told again is not counted again
    assert 3 == told(watching).count("Player Ada asks for a hint.")
    assert [] == [each for each in told(mine) if "hint" in each]  # the hint itself is said instead
    assert {"hinted"} & {each["t"] for each in yours.heard + watching.heard} == set()
    mine.say("resign")
    mine.ask("wish", wish="accept")
    assert "Hints: you 3." in " ".join(told(mine))


def test_the_second_step_marks_what_it_is_about(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", first="me"))
    page.acts("A a1 B b1 C c1")
    hint = page.hint()["hint"]
    assert ([], []) == (hint["squares"], hint["pieces"])
    hint = page.hint()["hint"]
    assert ["a1", "b1", "c1", "d1"] == hint["squares"]
    assert [] == hint["pieces"]  # which would be those to avoid
    hint = page.hint()["hint"]
    assert hint["sentences"][0].startswith("Hint 3 of 3: Draw: give dark square tall solid")
    assert ([], ["M"]) == (hint["squares"], hint["pieces"])
    page.acts("D")
    assert [1, 2, 3] == [(hint := page.hint()["hint"])["step"] for _ in range(3)]
    assert ["a1", "b1", "c1", "d1"] == hint["squares"]  # it is placed there, and the line is called
    page.acts("d2")
    assert 1 == page.hint()["hint"]["step"]


def test_why_is_typed_and_counts_once(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", first="me"))
    page.acts("A a1 B b1 C c1")
    assert ["Draw.", "4 of 13 turns hold the draw.", "Type why again for more."] == page.why()
    assert "To give: " in page.why()[0]
    assert '[Hints "0,1"]' in me.ask("GET", f"/table/{page.table['game']}/record.qgn").text
    assert "review too soon" == page.say("review")["d"]["code"]


def test_a_call_that_is_used_is_no_hint_any_more(me: Somebody) -> None:
    """The text of a position does not tell it, and the hint knows it all the same."""
    page = me.sit(me.open(opponent="here", first="me"))
    page.acts("A a1 B b1 C c1 D d1 #a1-a4")
    assert "Against perfect play every turn loses" in page.hint()["hint"]["sentences"][0]


def opened(me: Somebody, you: Somebody, **choice: object) -> str:
    """A casual game by link, unless something else is chosen."""
    return test_link.opened(me, you, **{"counts": False, **choice})


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        ({"opponent": "link", "counts": True}, "hint counts"),
        ({"opponent": "here", "mask": "both"}, "hint masked"),
    ],
)
def test_refused_before_the_end_where_it_counts_or_a_mask_is_worn(
    choice: dict[str, Any], code: str, me: Somebody, you: Somebody
) -> None:
    is_link = choice["opponent"] == "link"
    game = opened(me, you, counts=True) if is_link else me.open(first="me", **choice)
    page = me.sit(game)
    assert code == page.hint()["code"]
    assert code == page.say("why")["d"]["code"]
    assert '[Hints "' not in page.table["record"]


def test_refused_to_watchers_to_who_waits_and_after_the_end(
    me: Somebody, you: Somebody, server: Running
) -> None:
    game = opened(me, you)
    mine, yours, watching = me.sit(game), you.sit(game), server.somebody().sit(game)
    assert "no seat" == watching.hint()["code"]
    assert "not your turn" == yours.hint()["code"]
    mine.ask("wish", wish="resign")
    assert "Review" in mine.ask("hint")["d"]["sentences"][0]


def test_refused_to_who_plays_elsewhere_where_it_counts(me: Somebody, you: Somebody) -> None:
    opened(me, you, counts=True)
    page = me.sit(me.open(opponent="here", first="me"))
    assert "analysis while a game counts" == page.hint()["code"]
    assert '[Hints "' not in me.ask("GET", f"/table/{page.table['game']}/record.qgn").text


def test_so_many_a_turn_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, limits=msgspec.structs.replace(GENEROUS, hints=4)) as server:
        me = server.somebody()
        game = me.open(opponent="here", first="me")
        for _ in range(2):  # another page begins with the first step again
            page = me.sit(game)
            assert ["hint", "hint"] == [[*page.hint()][1] for _ in range(2)]
        assert "too many hints" == me.sit(game).hint()["code"]
        page = me.sit(game)
        page.acts("A")
        assert 1 == page.hint()["hint"]["step"]


def test_what_is_asked_twice_is_counted_once(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", first="me"))
    for _ in range(2):
        assert "done" == page.ask("hint", name="x")["t"]
        assert "x" == page.until("hinted")["d"]["id"]
    assert '[Hints "1,0"]' in me.ask("GET", f"/table/{page.table['game']}/record.qgn").text


# Nothing gives a live quarto away


def asked_for_all_the_time(variant: Variant, actions: list[str]) -> list[Snapshot]:
    """A silent game in which a hint is asked for before every action."""
    arrangement = Arrangement(Settings(variant=variant), {Seat.FIRST: PERSON, Seat.SECOND: PERSON})
    snapshots = [Snapshot.opening(Opened.of(arrangement), 0.0)]
    snapshots.append(snapshots[-1].after(LotDrawn(swaps=False, by_lot=True), 0.0))
    for number, action in enumerate(actions, 1):
        seat = snapshots[-1].match.to_act
        assert seat is not None
        for event in (Hinted(seat.value, f"h{number}"), Acted(seat.value, action, f"n{number}")):
            snapshots.append(snapshots[-1].after(event, float(number)))
    return snapshots


@pytest.mark.parametrize("seed", range(2))
def test_all_that_anybody_is_sent_of_a_hint_is_the_same_whether_a_quarto_is_live(seed: int) -> None:
    chance = random.Random(seed)
    actions = silent_game(chance)
    variants = [ANNOUNCED[0], *chance.sample(ANNOUNCED, 4)]
    games = [asked_for_all_the_time(variant, actions) for variant in variants]
    live = [[bool(each.match.game.position.live) for each in game] for game in games]
    assert len({*map(tuple, live)}) > 1  # else there would be nothing to give away
    for sitter in SITTERS:
        projection = Projection(sitter, Manner(language=chance.choice(languages())))
        streams = [[without_rules(text) for text in sent(game, projection)] for game in games]
        assert all(streams[0] == stream for stream in streams)
    moves = [[str(record(each)).rpartition("]\n\n")[2] for each in game[:-1]] for game in games]
    assert all(moves[0] == each for each in moves)


def timeless(heard: list[dict[str, Any]]) -> list[Any]:
    """Messages without the rules, and without how many milliseconds are left until a game may be claimed."""
    plain = [without_rules(json.dumps(each).encode()) for each in heard]
    for each in plain:
        each["d"].pop("claimIn", None)
    return plain


def test_the_same_over_real_sockets(server: Running) -> None:
    """Light, round pieces in a row: with colour a quarto, with height none."""
    streams: list[str] = []
    for variant in ("traits=c", "traits=h"):
        me, you = server.somebody(), server.somebody()
        game = opened(me, you, variant=variant)
        mine, yours, watching = me.sit(game), you.sit(game), server.somebody().sit(game)
        take_turns((mine, "A"), (yours, "a1 B"), (mine, "b1 C"), (yours, "c1 E"), (mine, "d1"))
        heard = len(yours.heard), len(watching.heard)
        hints = [mine.hint()["hint"]["sentences"] for _ in range(3)]
        streams.append(json.dumps(hints))
        yours.ask("ask", question="last", name="x")
        watching.ask("ask", question="last", name="x")
        kept = me.ask("GET", f"/table/{game}/record.qgn").text.rpartition("]\n\n")[2]
        rest = [timeless(yours.heard[heard[0] :]), timeless(watching.heard[heard[1] :])]
        streams.append(json.dumps([rest, kept]))
    assert streams[0] != streams[2]  # the asker is told
    assert streams[1] == streams[3]  # and nobody else
