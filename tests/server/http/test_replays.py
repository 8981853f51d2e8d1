"""After the end: the turns over HTTP, links that carry a whole game, and pictures of it."""

from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from hypothesis import given

from openquarto.match.arrangement import Arrangement
from openquarto.notation import Record
from openquarto.rules import Game, Outcome, Reason, RuleError
from openquarto.server.error import ServerError
from openquarto.server.http.replay_link import LONGEST_GAME, link_query, linked_record
from openquarto.server.limits import Limits
from openquarto.speech.catalogue import languages
from tests import strategies
from tests.server.serving import Running, Somebody, running

WON = "1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1#a1-a4 0-1"
LINK = "game=M.b4A.a2J.a3H.d4F.b3I.a4G.d3O.b2D.a1~a1-a4&result=0-1"
HTML = {"accept": "text/html"}
TOLD = [
    WON,
    '[Termination "resigned"]\n\n1. M b4A 1-0',
    '[Termination "agreed"]\n\n1/2-1/2',
    '[Termination "abandoned"]\n\n1. M *',
    '[FalseCall "loses"]\n\n1. M b4#a4-d4? 1-0',
    '[Variant "blocks+traits=cs+auto"]\n[Termination "time"]\n[Edition "access"]\n\n1. M b4A 0-1',
    '[Termination "resigned"]\n[SetUp "1"]\n[Position "A3/4/4/4 B a1 classic"]\n\n1... #a1-d1?b1C 1-0',
]


def read(query: str) -> Record:
    return linked_record(dict(parse_qsl(query)))


@pytest.mark.parametrize("text", TOLD)
def test_a_game_comes_back_from_its_link(text: str) -> None:
    record = Record.parse(text)
    again = read(link_query(record, Arrangement.of(record, Arrangement())))
    assert record.game == again.game
    assert record.tags.get("Edition", "classic") == again.tags.get("Edition", "classic")


@given(strategies.games())
def test_every_game_that_is_over_comes_back(game: Game) -> None:
    over = game if game.outcome else game.end(Outcome(Reason.AGREED, None))
    query = link_query(Record.of(over), Arrangement())
    assert len(query) < LONGEST_GAME
    assert over == read(query).game


def test_a_link_is_short_and_names_nobody() -> None:
    record = Record.parse(f'[First "Ada"]\n[Second "Bo"]\n[Date "2026.11.17"]\n\n{WON}')
    arrangement = Arrangement.of(record, Arrangement())
    assert LINK == link_query(record, arrangement)
    assert f"{LINK}&first=Ada&second=Bo" == link_query(record, arrangement, with_names=True)


def test_a_computer_is_told_without_a_name() -> None:
    record = read(f"{LINK}&second_player=pine")
    assert {"FirstPlayer": "person", "SecondPlayer": "pine"}.items() <= record.tags.items()


@pytest.mark.parametrize(
    "query",
    [
        "",
        "game=M.b4A",
        LINK.replace("0-1", "1-0"),
        LINK.replace("M.", "Z."),
        LINK[:40],
        f"{LINK}&result=9",
        f"{LINK}&variant=gold",
        f"{LINK}&edition=gold",
        f"{LINK}&end=tired",
        f"{LINK}&false_call=pays",
        f'{LINK}&start=4/4/4/4"]',
        f"{LINK}&first_player=deep",
        f"{LINK}&first={'x' * 25}",
        f"{LINK}&first=a%0Ab",
        f"game={'M.' * 300}&result=0-1",
        "game=%22%5D&result=0-1",
    ],
)
def test_a_link_that_was_cut_off_or_changed_is_refused(query: str) -> None:
    with pytest.raises(ServerError) as refused:
        read(query)
    assert "replay link" == refused.value.faults[0].code


def test_a_game_that_goes_on_has_no_replay(me: Somebody) -> None:
    game = me.open(opponent="here")
    answer = me.ask("GET", f"/api/games/{game}/replay")
    assert (409, "replay before the end") == (answer.status, answer.json["code"])
    with pytest.raises(RuleError) as refused:
        read("game=M.b4A&result=open")
    assert "replay before the end" == refused.value.faults[0].code


def ended(me: Somebody, text: str = WON) -> str:
    answer = me.ask("POST", "/tables", {"record": text})
    return str(answer.json["game"])


def test_the_turns_are_told_in_the_words_of_whoever_asks(me: Somebody, server: Running) -> None:
    game = ended(me)
    told = me.ask("GET", f"/api/games/{game}/replay").json
    assert ["Start", "Turn 1 of 9"] == [turn["label"] for turn in told["turns"][:2]]
    assert "5... a1#a1-a4" == told["turns"][-1]["move"]
    assert "Second wins." == told["turns"][-1]["sentences"][-1]
    assert (f"/replay?{LINK}", "") == (told["link"], told["namedLink"])
    asked = f"/api/games/{game}/replay?language=fr&pieces=letters&squares=nato&terse=1"
    french = server.somebody().ask("GET", asked).json
    assert "Tour 9 sur 9" == french["turns"][-1]["label"]
    assert "Alfa 1, C R B C." in french["turns"][-1]["sentences"][0]
    assert 404 == me.ask("GET", "/api/games/none/replay").status


def test_a_typed_step_is_the_pages_to_take(me: Somebody) -> None:
    page = me.sit(ended(me))
    for line, step in (("previous", "before"), ("start", "first"), ("turn 3", "3"), ("last", "last")):
        answer = page.ask("line", text=line)
        assert ("said", [], step) == (answer["t"], answer["d"]["sentences"], answer["d"]["step"])
    assert "There are turns 0 to 9." == page.ask("line", text="turn 10")["d"]["sentence"]
    page.close()
    going_on = me.sit(me.open(opponent="here"))
    assert "replay before the end" == going_on.ask("line", text="next")["d"]["code"]
    going_on.close()


def test_missed_quartos_name_who_missed_them_and_lead_to_their_turn(me: Somebody) -> None:
    lost = WON.replace("a1#a1-a4 0-1", "a1P 6. c1B 0-1")
    game = ended(me, f'[Termination "resigned"]\n\n{lost}')
    told = me.ask("GET", f"/api/games/{game}/replay").json
    (missed,) = told["missed"]
    assert "Turn 9, column a: round" == missed["title"]
    assert "Second made it. Nobody called." == missed["text"]
    assert (9, "a1-a4") == (told["turns"][missed["at"]]["turn"], missed["line"])


def test_the_page_of_a_link_needs_no_game_that_is_kept(me: Somebody) -> None:
    page = me.ask("GET", f"/replay?{LINK}", headers=HTML)
    assert 200 == page.status
    assert page.text.startswith("Second wins. Quarto: column a. In common: round. http")
    assert "/replay/picture.png?game=M.b4A" in page.text
    named = me.ask("GET", f"/replay?{LINK}&first=Ada&second=%3Cb%3E", headers=HTML).text
    assert named.startswith("Player &lt;b&gt; wins.")
    assert "<b>" not in named
    for language in languages():
        answer = me.ask("GET", f"/replay?game=nothing&lang={language}", headers=HTML)
        assert 400 == answer.status
        assert "replay link: " in answer.text


def test_pictures(me: Somebody) -> None:
    drawn = me.ask("GET", f"/replay/picture.svg?{LINK}&lang=de")
    assert ("image/svg+xml", 200) == (drawn.headers["content-type"].partition(";")[0], drawn.status)
    assert 'lang="de"' in drawn.text
    png = me.ask("GET", f"/replay/picture.png?{LINK}")
    assert "image/png" == png.headers["content-type"]
    assert png.body.startswith(b"\x89PNG")
    assert 400 == me.ask("GET", "/replay/picture.svg?game=x").status


def test_without_the_extra_no_png_is_offered(me: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openquarto.server.http.routes.replays.has_png", lambda: False)
    told = me.ask("GET", f"/api/games/{ended(me)}/replay").json
    assert "" == told["png"]
    assert 404 == me.ask("GET", f"/replay/picture.png?{LINK}").status
    assert "Quarto: column a. In common: round.  10" in me.ask("GET", f"/replay?{LINK}", headers=HTML).text


def test_drawing_anew_is_limited_and_what_is_kept_is_not(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(pictures=2, share=1000), database="memory:") as server:
        me = server.somebody()
        asked = ("", "", "&lang=fr", "", "&lang=de", "&lang=fr")
        answers = [me.ask("GET", f"/replay/picture.svg?{LINK}{more}").status for more in asked]
    assert [200, 200, 200, 200, 429, 200] == answers
