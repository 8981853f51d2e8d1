"""At a table over a real socket: whole games, what is refused, what is said, and coming back."""

import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from openquarto.notation.record import Record
from openquarto.rules import PIECES, SQUARES
from openquarto.server.error import StoreError
from openquarto.server.room import idle, maintenance
from openquarto.server.room.projection import Projection
from openquarto.server.room.update import Update
from openquarto.server.room.viewer import Viewer
from openquarto.server.store.protocol import Transaction
from openquarto.server.store.sqlite import SqliteStore
from openquarto.wire.messages import Done, News
from tests.server.serving import PATIENCE, Running, Somebody, running, sent_away

# After the last of these row 1 is light and round.
ROUND_ROW = "A a1 B b1 C c1 E a2 D d1"


def some_action(view: dict[str, Any], chance: random.Random) -> str:
    used = {*view["board"], view["hand"]}
    match view["phase"]:
        case "give":
            return chance.choice([piece.name for piece in PIECES if piece.name not in used])
        case "place":
            return chance.choice([square.name for square in SQUARES if view["board"][square.index] is None])
        case _:
            return "="


@pytest.mark.parametrize("opponent", ["level1", "level5", "perfect", "random"])
def test_a_whole_game_against_the_computer(me: Somebody, opponent: str) -> None:
    chance = random.Random(opponent)
    game = me.open(opponent=opponent, variant="blocks")
    page = me.sit(game)
    assert [False, True] == sorted(page.table[seat]["isComputer"] for seat in ("first", "second"))
    assert "At random: " in " ".join(entry["text"] for entry in page.table["entries"])
    while not page.view["ending"]:
        page.wait_for_turn()
        if not page.view["ending"]:
            assert "done" == page.act(some_action(page.view, chance))["t"]
    record = Record.parse(me.ask("GET", f"/table/{game}/record.qgn").text)
    assert record.outcome is not None
    assert page.view["ending"]["reason"] == record.outcome.reason.value
    page.close()


def test_two_at_one_screen(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", name_me="Ada", name_other="Bo"))
    assert "both" == page.table["seat"]
    page.acts(ROUND_ROW)
    assert page.view["isMyTurn"]
    page.act("#a1-d1")
    news = page.heard[-2]["d"]
    assert "called" == news["view"]["ending"]["reason"]
    assert ["a1", "b1", "c1", "d1"] == news["view"]["shown"][0]["squares"]
    assert ["light", "round"] == news["view"]["shown"][0]["sides"]
    caller = page.table["second"]["name"]
    assert [
        f"Player {caller} calls Quarto: row 1.",
        "In common: light, round.",
        f"Player {caller} wins.",
    ] == news["urgent"]
    assert ["quarto", "over"] == news["cues"]
    assert "match over" == page.act("P")["d"]["code"]
    page.close()


def test_what_was_missed_is_told_after_the_end(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"))
    page.acts(f"{ROUND_ROW} F d4")
    assert None is page.view["ending"]
    page.ask("wish", wish="resign")
    assert ["row 1 after turn 5"] == page.heard[-2]["d"]["view"]["ending"]["missed"]
    page.close()


def test_news_comes_before_done_and_to_everybody(me: Somebody, server: Running) -> None:
    game = me.open(opponent="here")
    one, two, watcher = me.sit(game), me.sit(game), server.somebody().sit(game)
    assert "none" == watcher.table["seat"]
    one.act("A")
    assert ["news", "done"] == [message["t"] for message in one.heard[-2:]]
    assert "A" == two.until("news")["d"]["action"]
    assert "First gives light round tall solid." == watcher.until("news")["d"]["said"][0]
    assert "no seat" == watcher.act("a1")["d"]["code"]
    assert "no seat" == watcher.say("resign")["d"]["code"]
    assert "said" == watcher.say("board")["t"]
    for page in (one, two, watcher):
        page.close()


def test_what_is_refused_changes_nothing(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"))
    page.acts("A")
    before = page.view
    refused = {
        "B": "place expected",
        "z9": "action unreadable",
        "#a1-d1": "no window",
        "=": "place expected",
    }
    for action, code in refused.items():
        answer = page.act(action)
        assert ("refused", code) == (answer["t"], answer["d"]["code"])
        assert answer["d"]["sentence"].endswith(".")
    assert "stale" == page.act("a1", seen=2)["d"]["code"]
    assert before == page.view
    page.acts("a1")
    page.close()


def test_while_the_computer_thinks(tmp_path: Path) -> None:
    with running(tmp_path, pace=10.0, database="memory:") as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="level1", first="me"))
        page.acts("A")
        assert "not your turn" == page.act("a1")["d"]["code"]
        page.ask("wish", wish="draw")
        assert "The computer declines the draw." == page.heard[-2]["d"]["said"][1]
        page.ask("wish", wish="back")
        assert ("give", True) == (page.view["phase"], page.view["isMyTurn"])
        page.acts("B")
        page.close()


def test_the_same_name_counts_once(me: Somebody) -> None:
    game = me.open(opponent="here")
    page = me.sit(game)
    assert "done" == page.act("A", name="mine")["t"]
    assert "done" == page.act("A", name="mine", seen=2)["t"]
    assert "done" == page.ask("line", text="give A", name="mine")["t"]
    page.close()
    page = me.sit(game)
    assert "done" == page.act("A", name="mine")["t"]
    assert 3 == page.seen
    assert "A" == page.view["hand"]
    page.close()


def test_coming_back_tells_what_was_missed(me: Somebody) -> None:
    game = me.open(opponent="here")
    one, two = me.sit(game), me.sit(game)
    one.acts("A a1")
    two.close()
    one.acts("B b1 C")
    back = me.sit(game, seen=4)
    assert ["B", "b1", "C"] == [back.until("news")["d"]["action"] for _ in range(3)]
    assert 7 == back.seen
    back.acts("c1")
    up_to_date = me.sit(game, seen=8)
    up_to_date.ask("ask", question="turn")
    assert ["said"] == [message["t"] for message in up_to_date.heard]
    ahead = me.sit(game, seen=99)
    assert "table" == ahead.hear()["t"]
    for page in (one, back, up_to_date, ahead):
        page.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t": "act"}',
        '{"t": "dance", "d": {}, "v": 0}',
        '{"t": "act", "d": {"id": 7, "action": "A"}, "v": 0}',
        '{"t": "wish", "d": {"id": "x", "wish": "cheat"}, "v": 0}',
        '{"t": "act", "d": {"id": "x", "action": "A"}, "v": "two"}',
        "[" * 4000,
        "\N{GRINNING FACE}",
    ],
)
def test_malformed_messages_are_refused(me: Somebody, text: str) -> None:
    page = me.sit(me.open(opponent="here"))
    page.connection.send(text)
    assert "message unreadable" == page.until("refused")["d"]["code"]
    page.connection.send(b"\x00\xff bytes")
    assert "message unreadable" == page.until("refused")["d"]["code"]
    assert "done" == page.act("A")["t"]
    page.close()


def test_an_oversized_message_closes_the_socket_and_nothing_else(me: Somebody) -> None:
    game = me.open(opponent="here")
    page, other = me.sit(game), me.sit(game)
    page.connection.send("x" * 4097)
    assert 1009 == sent_away(page.connection)[0]
    assert "typed too long" == other.say("x" * 201)["d"]["code"]
    other.acts("A")
    other.close()


def test_unknown_games(me: Somebody) -> None:
    assert (4004, "no such game") == sent_away(me.socket("nothing"))


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"host": "evil.example"}],
)
def test_foreign_pages_get_no_socket(me: Somebody, headers: dict[str, Any]) -> None:
    game = me.open(opponent="here")
    with pytest.raises(InvalidStatus) as refused:
        me.socket(game, **headers)
    assert refused.value.response.status_code in (403, 421)
    assert "foreign" in refused.value.response.body.decode()


def test_somebody_elses_cookie_is_no_seat(me: Somebody, server: Running) -> None:
    game = me.open(opponent="here")
    stranger = server.somebody()
    stranger.cookies["oq"] = "A" * 22
    page = stranger.sit(game)
    assert "no seat" == page.act("A")["d"]["code"]
    page.close()


# What is typed


def test_typed_lines(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"))
    assert "done" == page.say("light round tall solid")["t"]
    assert "done" == page.say("b2")["t"]
    asked = page.say("quarto")
    assert ("said", "line") == (asked["t"], asked["d"]["ask"])
    assert "done" == page.say("row 2")["t"]
    assert "Not a quarto." == page.heard[-2]["d"]["said"][1]
    assert ["false call"] == page.heard[-2]["d"]["cues"]
    sure = page.say("resign")
    assert (["Resign? Yes or no?"], "yes") == (sure["d"]["sentences"], sure["d"]["ask"])
    assert ["Cancelled."] == page.say("no")["d"]["sentences"]
    assert ["Cancelled."] == page.say("repeat")["d"]["sentences"]
    assert "not here" == page.say("save game.qgn")["d"]["code"]
    assert "not here" == page.say("opponent oak")["d"]["code"]
    assert "not over" == page.say("new")["d"]["code"]
    assert "word unknown" == page.say("abracadabra")["d"]["code"]
    assert ["Two players at one screen."] == page.say("opponent")["d"]["sentences"]
    assert page.say("help")["d"]["sentences"]
    assert page.say("help opponent")["d"]["sentences"][-1].startswith("Here")
    assert page.say("quit")["d"]["sentences"]
    page.say("resign")
    assert "done" == page.say("yes")["t"]
    assert "resigned" == page.view["ending"]["reason"]
    page.close()


def test_a_wish_answers_what_a_line_asked(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"))
    page.say("resign")
    assert ["Cancelled."] == page.ask("wish", wish="decline")["d"]["sentences"]
    page.say("resign")
    page.ask("wish", wish="accept")
    assert "resigned" == page.view["ending"]["reason"]
    page.close()


def test_another_language_by_hello_and_by_line(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"), language="fr")
    assert "Premier" in page.table["status"]
    page.send("hello", {"language": "de", "pieces": "letters", "terse": True})
    assert "de" == page.until("table")["d"]["language"]
    page.say("Sprache italienisch")
    assert "it" == page.until("table")["d"]["language"]
    page.acts("A")
    assert "C T A P" in page.heard[-2]["d"]["said"][0]
    page.close()


@pytest.mark.parametrize("question", ["hand", "turn", "time", "last", "rules"])
def test_questions_of_a_key(me: Somebody, question: str) -> None:
    page = me.sit(me.open(opponent="here", false_call="loses"))
    page.acts("A")
    said = page.ask("ask", question=question)["d"]["sentences"]
    expected = {
        "hand": ["Hand: light round tall solid."],
        "turn": ["Second places now.", "Hand: light round tall solid."],
        "time": ["First: no clock.", "Second: no clock."],
        "last": ["First gives light round tall solid."],
        "rules": [
            "Traits that count: colour, shape, height, fill.",
            "Lines that count: rows, columns, diagonals.",
            "Calling: announced.",
            "A false call loses the game.",
        ],
    }
    assert expected[question] == said
    page.close()


# What is wished


def test_draw_offers_between_two_people(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"))
    assert "no draw offered" == page.ask("wish", wish="accept")["d"]["code"]
    page.ask("wish", wish="draw")
    assert "first" == page.heard[-2]["d"]["offers"]["draw"]
    page.ask("wish", wish="decline")
    assert None is page.heard[-2]["d"]["offers"]["draw"]
    page.ask("wish", wish="draw")
    page.ask("wish", wish="accept")
    assert ("agreed", "Draw.") == (page.view["ending"]["reason"], page.view["ending"]["title"])
    assert "draw" in page.heard[-2]["d"]["cues"]
    page.close()


def test_take_back_between_two_people_and_against_the_computer(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"))
    page.acts("A a1")
    page.ask("wish", wish="back")
    assert ["That would empty a1."] == page.heard[-2]["d"]["offers"]["undoes"]
    page.ask("wish", wish="accept")
    assert (None, "A") == (page.view["board"][0], page.view["hand"])
    page.acts("a1 B")
    page.ask("wish", wish="back")  # the last act, whoever did it
    page.ask("wish", wish="accept")
    assert ("A", None) == (page.view["board"][0], page.view["hand"])
    page.close()
    page = me.sit(me.open(opponent="level1", first="me"))
    page.acts("A")
    page.wait_for_turn()
    page.ask("wish", wish="back")
    assert ["Taken back."] == page.heard[-3]["d"]["said"][:1]
    assert "A" not in page.view["board"]
    assert "give" == page.view["phase"]
    page.ask("wish", wish="draw")
    assert "The computer declines the draw." in page.heard[-2]["d"]["said"]
    page.close()


def test_a_game_that_counts_takes_nothing_back(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", counts=True))
    page.acts("A")
    assert "take back not allowed" == page.ask("wish", wish="back")["d"]["code"]
    assert "own turn" == page.ask("wish", wish="claim")["d"]["code"]
    page.close()


def test_rematch_and_the_running_score(me: Somebody) -> None:
    page = me.sit(me.open(opponent="level1", first="me", name_me="Ada"))
    page.acts("A")
    page.ask("wish", wish="resign")
    page.send("wish", {"id": "again", "wish": "rematch"})
    game = page.until("news")["d"]["next"]
    assert "done" == page.until("done")["t"]
    assert "done" == page.ask("wish", wish="rematch", name="once more")["t"]
    page.close()
    page = me.sit(game)
    assert "second" == page.table["seat"]
    assert ("Ada", 0.0) == (page.table["second"]["name"], page.table["second"]["points"])
    assert ("Willow (level 1)", 1.0) == (page.table["first"]["name"], page.table["first"]["points"])
    page.close()


def test_automatic_calling(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here", variant="auto"))
    page.acts(ROUND_ROW)
    assert "called" == page.view["ending"]["reason"]
    assert [] == page.view["lines"]
    page.close()


# Time


def test_a_flag_falls_by_itself_and_low_time_is_told(me: Somebody) -> None:
    game = me.open(opponent="here", clock_me="13", clock_other="5", first="me")
    page = me.sit(game)
    assert "first" == page.table["clock"]["running"]
    warned = page.until("urgent")["d"]
    assert (["First: 10 seconds left."], ["low time"]) == (warned["sentences"], warned["cues"])
    page.acts("A")
    assert 12_000 < page.heard[-2]["d"]["clock"]["first"] <= 13_000
    over = page.until("news")
    assert ("time", "first") == (over["d"]["view"]["ending"]["reason"], over["d"]["view"]["ending"]["winner"])
    assert ["Second is out of time.", "First wins."] == over["d"]["urgent"]
    assert "match over" == page.act("a1")["d"]["code"]
    assert None is page.heard[-2]["d"]["clock"]["running"]
    page.close()


# Where nobody is


def test_an_empty_table_is_put_away_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle, "IDLE", 0.0)
    monkeypatch.setattr(maintenance, "BEAT", 0.02)
    monkeypatch.setattr(maintenance, "SLOW_BEAT", 0.02)
    with running(tmp_path) as server:
        me = server.somebody()
        game = me.open(opponent="here")
        page = me.sit(game)
        page.acts("A a1")
        before = page.view
        assert 1 == len(server.services.registry)
        page.close()
        deadline = time.monotonic() + PATIENCE
        while len(server.services.registry):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        page = me.sit(game)
        assert before == page.view
        page.acts("B")
        page.close()


def test_whoever_has_a_deleted_game_open_is_sent_away(me: Somebody) -> None:
    game = me.open(opponent="here")
    page = me.sit(game)
    assert 204 == me.ask("DELETE", f"/api/games/{game}").status
    assert 4004 == sent_away(page.connection)[0]


def test_a_mistake_about_one_viewer_is_not_the_others_concern(
    me: Somebody, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = me.open(opponent="here")
    english, french = me.sit(game), me.sit(game, language="fr")
    plain = Projection.news

    def broken(self: Projection, update: Update) -> News:
        assert "fr" != self.manner.language
        return plain(self, update)

    monkeypatch.setattr(Projection, "news", broken)
    english.acts("A a1")
    assert 1011 == sent_away(french.connection)[0]
    assert "a viewer could not be sent an update" in caplog.text
    english.close()


def test_a_mistake_in_an_answer_sends_the_page_away_and_nobody_else(
    me: Somebody, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = me.open(opponent="here")
    page, other = me.sit(game), me.sit(game)
    plain = Viewer.put

    def broken(self: Viewer, message: object) -> None:
        assert not isinstance(message, Done)
        plain(self, message)  # type: ignore[arg-type]

    monkeypatch.setattr(Viewer, "put", broken)
    page.send("act", {"id": "x", "action": "A"})
    assert 1011 == sent_away(page.connection)[0]
    assert "a message could not be handled" in caplog.text
    monkeypatch.undo()
    other.until("news")
    other.acts("a1")
    other.close()


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me = server.somebody()
        page = me.sit(me.open(opponent="here"))
        store = server.services.registry.store
        assert isinstance(store, SqliteStore)
        write, broken = store.write, StoreError("the disk is full")

        async def refuse(_change: Transaction) -> None:
            raise broken

        store.write = refuse  # type: ignore[method-assign, assignment]
        answer = page.act("A", name="once")
        assert ("refused", "not kept") == (answer["t"], answer["d"]["code"])
        assert 503 == me.ask("POST", "/tables", {"opponent": "here"}).status
        store.write = write  # type: ignore[method-assign]
        assert "done" == page.act("A", name="once")["t"]
        assert 3 == page.seen
        page.close()


def test_an_action_of_a_page_that_is_gone_happens_all_the_same(me: Somebody, server: Running) -> None:
    game = me.open(opponent="here")
    for number, action in enumerate(["A", "a1", "B", "b1", "C", "c1"], 2):
        page = me.sit(game)
        page.send("act", {"id": action, "action": action}, number)
        page.connection.close()
        # The answer never comes to this page, but the action to the table.
        deadline = time.monotonic() + PATIENCE
        while server.services.registry.rooms[game].table.last.seq == number:
            assert time.monotonic() < deadline
            time.sleep(0.005)
