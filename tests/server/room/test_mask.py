"""Mask play has no side doors: before the end nothing tells of a piece but a touch."""

import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.mask import Mask, Wearer
from openquarto.match.settings import Settings
from openquarto.match.touching import PAUSE
from openquarto.rules import PIECES, Piece, QuartoError, Seat, Side, Square
from openquarto.rules.action import Call, parse_action
from openquarto.server.game.events import Acted, LotDrawn, Opened, Touched
from openquarto.server.game.history import History
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.limits import Limits
from openquarto.server.net.outbox import encoded
from openquarto.server.room.agreement import record
from openquarto.server.room.projection import Projection
from openquarto.server.room.update import Update
from openquarto.server.site.words import masked_words
from openquarto.server.store.protocol import GameInfo
from openquarto.speech.answer import status
from openquarto.speech.catalogue import languages
from openquarto.speech.command import Ask, Question
from openquarto.speech.manner import Manner, Pieces
from openquarto.speech.name import piece_name, side_name
from openquarto.view.edition import Edition
from openquarto.wire.messages import Whole
from openquarto.wire.table import Sitter
from tests.server.room.test_link import invited, sit_down
from tests.server.room.test_silence import silent_game
from tests.server.serving import Page, Running, Somebody

KEPT = GameInfo("game", "title", 0.0)


def trait_words() -> set[str]:
    """Every word for a side, in all languages and editions; "square" is also what a board is made of."""
    manners = [Manner(language=language, edition=edition) for language in languages() for edition in Edition]
    return {side_name(side, manner).casefold() for side in Side for manner in manners} - {"square"}


TRAIT_WORDS = trait_words()


def told_sides(text: str) -> set[str]:
    """The trait words in a text, and four words or letters that name a piece."""
    return TRAIT_WORDS & {*re.findall(r"\w+", text.casefold())}


def moments_of(actions: list[str], mask: Mask, *, edition: Edition = Edition.CLASSIC) -> list[Snapshot]:
    """A game by link under masks, with a touch between any two actions."""
    arrangement = Arrangement(Settings(mask=mask, edition=edition), dict.fromkeys(Seat, PERSON), by_link=True)
    snapshots = [Snapshot.opening(Opened.of(arrangement), 0.0)]
    snapshots.append(snapshots[-1].after(LotDrawn(swaps=False, by_lot=True), 0.0))
    for number, action in enumerate(actions, 1):
        match, wearer = snapshots[-1].match, min(mask.wearer.seats, key=str)
        snapshots.append(
            snapshots[-1].after(Touched(wearer.value, str(number % 16 + 1), f"t{number}"), number - 0.5)
        )
        assert match.to_act
        snapshots.append(snapshots[-1].after(Acted(match.to_act.value, action, f"n{number}"), float(number)))
        if snapshots[-1].match.outcome:
            break
    return snapshots


def sent(snapshots: list[Snapshot], projection: Projection, *, every: int = 1) -> Iterator[str]:
    """All that a seat or a watcher is sent before the end, by socket and over HTTP; without the touches."""
    for count, snapshot in enumerate(snapshots[1:], 2):
        if snapshot.match.outcome:
            return
        now = snapshot.at + 0.1
        if not isinstance(snapshot.cause, Touched):
            yield encoded(projection.news(Update(snapshot, now, snapshots[count - 2])), snapshot.seq).decode()
        if count % every:
            continue
        yield encoded(
            Whole(
                projection.table(History(snapshots[:count], Limits()), now, KEPT), projection.manner.language
            ),
            snapshot.seq,
        ).decode()
        outside = projection.from_outside(snapshot)
        yield str(record(snapshot))
        yield " ".join(status(outside.view(snapshot), outside.hearer(snapshot)))
        yield repr(outside.view(snapshot))
        for question in Question:
            try:
                yield " ".join(projection.answer(Ask(question), snapshot, now))
            except QuartoError as error:
                yield str(error)


def turned(actions: list[str], by: int) -> list[str]:
    """The same game with other pieces that make the same quartos."""
    return [Piece(Piece[each].number ^ by).name if each in Piece.__members__ else each for each in actions]


def check_nothing_is_told(language: str, wearer: Wearer, *, every: int) -> None:
    chance = random.Random(f"{language} {wearer}")
    mask = Mask(wearer=wearer, touches=chance.choice([None, 5]))
    sitters: list[Sitter] = [*(seat.value for seat in wearer.seats), "none"]
    actions, edition = silent_game(chance), chance.choice([*Edition])
    games = [moments_of(turned(actions, by), mask, edition=edition) for by in (0, chance.randrange(1, 16))]
    assert len(games[0]) > 50
    for sitter in sitters:
        manner = Manner(language=language, edition=edition, pieces=chance.choice([*Pieces]))
        one, other = ([*sent(game, Projection(sitter, manner), every=every)] for game in games)
        assert set() == {word for text in one for word in told_sides(text)}
        assert one == other  # a letter stands for a piece: no other piece may make another letter


@pytest.mark.parametrize("language", languages())
def test_what_is_sent_before_a_touch_names_no_side(language: str) -> None:
    wearers = [*Wearer]
    check_nothing_is_told(language, wearers[languages().index(language) % len(wearers)], every=9)


@pytest.mark.long
@pytest.mark.parametrize("wearer", Wearer)
@pytest.mark.parametrize("language", languages())
def test_what_is_sent_before_a_touch_names_no_side_at_any_moment(language: str, wearer: Wearer) -> None:
    check_nothing_is_told(language, wearer, every=1)


def test_who_sees_is_sent_everything_and_after_the_end_everybody_is() -> None:
    actions = ["A", "a1", "B", "b1", "C", "c1", "D", "d1", "#a1-d1"]
    snapshots = moments_of(actions, Mask(wearer=Wearer.FIRST))
    english = Manner()
    seen = " ".join(sent(snapshots, Projection("second", english)))
    assert {"light", "round", "tall", "solid"} <= told_sides(seen)
    for sitter in ("first", "second", "none"):
        table = Projection(sitter, english).table(History(snapshots, Limits()), 99.0, KEPT)
        assert ["A", "B", "C", "D"] == table.view.board[:4]
        assert not table.view.masked
        assert '[Touches "first@1 ' in table.record
        log = " ".join(entry.text for entry in table.entries)
        assert "a1, light round tall solid." in log or "Placed a1." in log
        assert "Touches: " in log


def test_the_log_of_a_masked_seat_holds_the_last_event_only() -> None:
    snapshots = moments_of(["A", "a1", "B", "b1", "C"], Mask())
    entries = Projection("first", Manner()).table(History(snapshots, Limits()), 9.0, KEPT).entries
    assert [("You get a piece.")] == [entry.text for entry in entries] or 1 == len(entries)
    assert not any("a1" in entry.text or "b1" in entry.text for entry in entries)


def test_a_piece_that_is_announced_is_said_once_and_stands_nowhere() -> None:
    snapshots = moments_of(["J", "b2"], Mask(announces=True))
    projection = Projection("first", Manner())
    news = projection.news(Update(snapshots[-1], 9.0, snapshots[-2]))
    assert ["Second: b2, dark round tall hollow."] == news.said
    assert ["Second: b2."] == [entry.text for entry in news.entries]
    assert set() == told_sides(
        encoded(Whole(projection.table(History(snapshots, Limits()), 9.0, KEPT), "en"), 9).decode()
    )
    assert ["Placed b2.", "Give a piece."] == Projection("second", Manner()).news(
        Update(snapshots[-1], 9.0, snapshots[-2])
    ).said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", Edition)
def test_the_words_of_a_masked_page_name_no_side(language: str, edition: Edition) -> None:
    assert set() == told_sides(masked_words(language, edition).decode())


# Over real sockets


@pytest.fixture
def you(server: Running) -> Somebody:
    return server.somebody()


def opened(me: Somebody, you: Somebody, **choice: object) -> str:
    game = me.open(opponent="link", first="me", mask="both", **choice)
    assert 201 == sit_down(you, game, invited(me, game)).status
    return game


def test_a_touch_is_answered_after_its_while_and_twenty_at_once_are_answered_once(
    me: Somebody, you: Somebody
) -> None:
    game = opened(me, you)
    mine = me.sit(game)
    began = time.monotonic()
    for number in range(20):
        mine.send("touch", {"id": f"x{number}", "spot": str(number % 16 + 1)})
    answers = [mine.until("felt", "refused") for _ in range(20)]
    assert time.monotonic() - began >= PAUSE
    felt = [each for each in answers if each["t"] == "felt"]
    assert ["1"] == [each["d"]["spot"] for each in felt]
    assert felt[0]["d"]["piece"] in Piece.__members__
    assert {"touch too soon"} == {each["d"]["code"] for each in answers if each["t"] == "refused"}
    # Another page of the same seat is the same hand.
    other = me.sit(game)
    for page in (mine, other):
        page.send("touch", {"id": f"y{id(page)}", "spot": "3"})
    kinds = [page.until("felt", "refused")["t"] for page in (mine, other)]
    assert ["felt", "refused"] == sorted(kinds)


def test_whoever_waits_for_each_answer_is_never_too_soon(me: Somebody, you: Somebody) -> None:
    mine = me.sit(opened(me, you))
    assert ["felt"] * 6 == [mine.touch(str(place))["t"] for place in range(1, 7)]


def test_what_is_tried_where_something_is_was_a_touch(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    assert "done" == mine.act("5")["t"]
    yours.until("news")
    assert "" == yours.heard[-1]["d"]["action"]
    assert "done" == yours.act("b2")["t"]
    answer = yours.act("5")
    assert ("felt", None, ["stock 5 empty."]) == (answer["t"], answer["d"]["piece"], answer["d"]["sentences"])
    assert "done" == yours.act("6")["t"]
    mine.wait_for_turn()
    answer = mine.act("b2")
    assert ("felt", "b2") == (answer["t"], answer["d"]["spot"])
    assert answer["d"]["piece"]
    assert "b2" == answer["d"]["sentences"][0].split()[0]


REFUSED = [
    "row 2",
    "board",
    "stock",
    "last",
    "repeat",
    "lens colour",
    "where dark round",
    "look row 2",
    "save",
]


def test_readings_and_names_are_refused(me: Somebody, you: Somebody) -> None:
    mine = me.sit(opened(me, you))
    for line in REFUSED:
        assert (
            "masked reading" == mine.say(line)["d"]["code"]
            or "masked give by name" == mine.heard[-1]["d"]["code"]
        )
    for line in ("dark round tall hollow", "give J", "drth"):
        assert "masked give by name" == mine.say(line)["d"]["code"]
    assert "masked give by name" == mine.act("J")["d"]["code"]
    for question in ("hand", "last"):
        assert "masked reading" == mine.ask("ask", question=question)["d"]["code"]
    assert ["Your turn: give."] == mine.ask("ask", question="turn")["d"]["sentences"]
    assert "felt" == mine.say("touch 3")["t"]
    assert ["Hand empty."] == mine.say("hand")["d"]["sentences"]


def test_whoever_watches_or_asks_over_http_sees_no_more(me: Somebody, you: Somebody, server: Running) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    mine.acts("1")
    yours.until("news")
    yours.acts("b2 2")
    stranger = server.somebody()
    watching = stranger.sit(game, seen=0)
    assert "no seat" == watching.touch("b2")["d"]["code"]
    assert watching.view["masked"]
    for each in (me, you, stranger):
        for path in ("", "/record.qgn", "/print"):
            text = each.ask("GET", f"/table/{game}{path}").text
            assert set() == told_sides(text)
            assert "b2" not in text.replace("5b2", "") or path == ""
        picture = each.ask("GET", f"/table/{game}/picture.svg")
        assert (400, "masked reading") == (picture.status, picture.json["code"])
        assert set() == told_sides(each.ask("GET", "/api/games").text)
    # Whoever comes back is told nothing that is past.
    back = me.sit(game, seen=2)
    assert "table" == back.until("table", "news")["t"]
    assert 1 == len(back.table["entries"])


def test_a_touch_makes_nothing_stale_and_stands_in_the_record_at_the_end(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    assert "felt" == yours.touch("hand")["t"]
    assert "done" == mine.act("7")["t"]  # made for the table before that touch
    assert "done" == mine.ask("wish", wish="resign")["t"]
    table = yours.until("table")["d"]["table"]
    assert '[Touches "second@1 hand=-"]' in table["record"]
    assert not table["view"]["masked"]
    assert table["view"]["hand"]
    assert '[Touches "second@1 hand=-"]' in you.ask("GET", f"/table/{game}/record.qgn").text


class Inbound:
    """A player that knows only what was said to it."""

    def __init__(self, page: Page, names: dict[str, Piece], places: list[int]) -> None:
        self.page = page
        self.places = places  # of the stock, in the order in which it gives them
        self.names = names
        self.board: dict[str, Piece] = {}
        self.taken: set[str] = set()

    def feel(self, spot: str) -> Piece | None:
        answer = self.page.say(f"touch {spot}")
        assert "felt" == answer["t"], answer
        text = answer["d"]["sentences"][0].rstrip(".")
        return next((piece for name, piece in self.names.items() if text.endswith(name)), None)

    def hear(self) -> None:
        """What the other one was heard to do."""
        for message in self.page.heard:
            for said in message["d"].get("said", []) if message["t"] == "news" else []:
                self.taken.update(re.findall(r"\b([a-d][1-4])\b", said))

    def turn(self) -> bool:
        """Call what it knows, place, and give; whether the game goes on."""
        page = self.page
        self.hear()
        if page.view["phase"] == "place":
            hand = self.feel("hand")
            assert hand is not None
            for square in self.taken - {*self.board}:
                felt = self.feel(square)
                assert felt is not None
                self.board[square] = felt
            if self.call():
                return False
            free = next(square.name for square in Square if square.name not in self.taken)
            assert "done" == page.say(free)["t"]
            self.board[free], self.taken = hand, self.taken | {free}
            if self.call():
                return False
        if page.view["phase"] == "last look":
            assert "done" == page.say("done")["t"]
            return not page.view["ending"]  # the other one looks too
        while page.say(f"give {self.places.pop()}")["t"] != "done":
            pass  # that one was gone
        return True

    def call(self) -> bool:
        for line in self.page.view["lines"] if self.page.view["mayCall"] else []:
            call = parse_action(f"#{line}")
            assert isinstance(call, Call)
            pieces = [self.board.get(square.name) for square in call.line.squares]
            known = [piece for piece in pieces if piece is not None]
            if len(known) == 4 and set.intersection(*({*piece.sides} for piece in known)):
                assert "done" == self.page.act(f"#{line}")["t"]
                return True
        return False


def test_a_whole_masked_game_by_two_who_only_hear(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    names = {piece_name(piece, Manner()): piece for piece in PIECES}
    mine, yours = me.sit(game), you.sit(game)
    places = [*range(1, 17)]
    players = [Inbound(mine, names, places[:]), Inbound(yours, names, places[::-1])]
    assert players[0].turn()
    for turn in range(1, 20):
        inbound = players[turn % 2]
        inbound.page.wait_for_turn()
        if not inbound.turn():
            break
    for page in (mine, yours):
        while not page.table["view"]["ending"]:
            page.until("table")
    # The places are drawn, so it may be a draw: one game of some fifty has no quarto.
    assert mine.table["view"]["ending"]["reason"] in ("called", "missed", "full board")
    for page in (mine, yours):
        frames = [
            each for each in page.heard if each["t"] not in ("felt", "table") and "ending" not in str(each)
        ]
        assert set() == told_sides(json.dumps([each for each in frames if not ended(each)]))


def ended(message: dict[str, Any]) -> bool:
    view = message["d"].get("view")
    return bool(view and view["ending"])


def test_one_may_see_while_the_other_wears_a_mask(me: Somebody) -> None:
    game = me.open(opponent="random", first="me", mask="me")
    mine = me.sit(game)
    assert mine.view["masked"]
    game = me.open(opponent="random", first="me", mask="them")
    mine = me.sit(game)
    assert not mine.view["masked"]
    assert "second" == mine.table["rules"]["mask"]
    watching = Somebody(me.port).sit(game)
    assert watching.view["masked"]
    assert replace(Mask(), wearer=Wearer.SECOND).hides_from(None)


def test_clocks_and_warnings_go_on_under_masks(me: Somebody) -> None:
    game = me.open(opponent="here", mask="me", first="me", clock="60,90")
    page = me.sit(game)
    assert ("both", True) == (page.table["rules"]["mask"], page.view["masked"])
    assert (60000, 90000) == (page.table["rules"]["firstLimit"], page.table["rules"]["secondLimit"])
    assert page.table["clock"]["first"] <= 60000


def test_a_masked_computer_says_where_it_touched_and_after_the_end_what_it_felt(me: Somebody) -> None:
    page = me.sit(me.open(opponent="level1", first="me", mask="them"))
    assert ["The computer wears a mask."] == page.table["rules"]["sentences"][3:]
    for piece, square in (("A", ""), ("B", "c1"), ("P", "d1")):
        if square:
            page.wait_for_turn()
            free = page.view["board"].index(None)
            page.acts("abcd"[free % 4] + str(free // 4 + 1))
        left = [each for each in "ABCDEFGHIJKLMNOP" if each not in [*page.view["board"], page.view["hand"]]]
        page.acts(piece if piece in left else left[0])
    page.wait_for_turn()
    page.ask("wish", wish="resign")
    news = [each["d"]["said"] for each in page.heard if each["t"] == "news"]
    touched = [text for said in news for text in said if "touches" in text]
    assert touched
    assert all(text.startswith("The computer touches: hand") for text in touched)
    assert "stock" not in " ".join(touched)  # which would tell what it gives
    assert set() == {word for text in touched for word in told_sides(text)}
    assert '[Mask "second"]' in page.table["record"]
    assert re.search(r'\[Touches "second@2 hand=[A-P] ', page.table["record"])
    felt = [entry["text"] for entry in page.table["entries"] if "computer touches" in entry["text"]]
    assert len(touched) == len(felt)
    assert all(told_sides(text) for text in felt)


def test_two_masked_against_the_computer_play_to_the_end(me: Somebody) -> None:
    page = me.sit(me.open(opponent="level3", first="them", mask="both", mask_touches="4"))
    squares, places = [square.name for square in Square], [*range(1, 17)]
    while not page.view["ending"]:
        page.wait_for_turn()
        if page.view["phase"] == "place":
            page.act(squares.pop())
        elif page.view["phase"] == "give":
            page.act(str(places.pop()))
        elif page.view["phase"] == "last look":
            page.act("=")
    assert page.view["ending"]["reason"]
