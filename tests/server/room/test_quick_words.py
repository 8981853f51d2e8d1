"""Quick words between two players by link: heard by both in their languages, limited, and kept nowhere."""

from pathlib import Path

import msgspec
import pytest

from tests.server.room.test_link import opened
from tests.server.serving import GENEROUS, Page, Running, Somebody, running


@pytest.fixture
def you(server: Running) -> Somebody:
    return server.somebody()


def heard(page: Page) -> list[str]:
    """What was said to a page so far; an answer to a question comes after all that was said before it."""
    page.ask("ask", question="turn")
    return [each["d"]["sentence"] for each in page.heard if each["t"] == "spoken"]


def test_both_players_are_told_in_their_own_language(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game, language="fr")
    assert "done" == mine.ask("talk", word="well seen")["t"]
    assert ["You: Well seen!"] == heard(mine)
    assert ["Joueur Ada\u00a0: Bien vu\u202f!"] == heard(yours)
    assert ("first", "well seen") == tuple(yours.heard[-2]["d"][name] for name in ("seat", "word"))


def test_what_is_asked_twice_is_said_once(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    for name in ("x", "x", "y"):
        assert "done" == mine.ask("talk", name=name, word="hello")["t"]
    assert 2 == len(heard(yours))


def test_who_watches_hears_nothing_and_says_nothing(me: Somebody, you: Somebody, server: Running) -> None:
    game = opened(me, you)
    mine, _, watching = me.sit(game), you.sit(game), server.somebody().sit(game)
    assert "no seat" == watching.ask("talk", word="hello")["d"]["code"]
    mine.ask("talk", word="hello")
    assert [] == heard(watching)


def test_who_does_not_want_them_is_left_alone(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    yours.send("hello", {"language": "en", "words": False})
    heard(yours)
    assert "done" == mine.ask("talk", word="hello")["t"]
    assert [] == heard(yours)


def test_nobody_speaks_to_an_empty_chair(me: Somebody, you: Somebody) -> None:
    refused = me.sit(opened(me, you)).ask("talk", word="hello")["d"]
    assert "nobody hears" == refused["code"]
    assert "The other player is not at the table now." == refused["sentence"]


def test_at_one_screen_there_is_nobody_to_greet(me: Somebody) -> None:
    page = me.sit(me.open(opponent="here"))
    assert "not here" == page.ask("talk", word="hello")["d"]["code"]


def test_other_words_are_no_message(me: Somebody, you: Somebody) -> None:
    game = opened(me, you)
    mine, yours = me.sit(game), you.sit(game)
    mine.send("talk", {"id": "1", "word": "<b>boo</b>"})
    assert "message unreadable" == mine.until("refused")["d"]["code"]
    assert [] == heard(yours)


def test_so_many_a_minute_and_the_other_has_their_own(tmp_path: Path) -> None:
    with running(tmp_path, limits=msgspec.structs.replace(GENEROUS, words=2)) as server:
        me, you = server.somebody(), server.somebody()
        game = opened(me, you)
        mine, yours = me.sit(game), you.sit(game)
        answers = [mine.ask("talk", word="hello") for _ in range(3)]
        assert ["done", "done", "refused"] == [each["t"] for each in answers]
        assert "too many words" == answers[-1]["d"]["code"]
        # Whoever opens the page again has no more of them.
        assert "refused" == me.sit(game).ask("talk", word="hello")["t"]
        assert "done" == yours.ask("talk", word="thanks")["t"]
        assert 3 == len(heard(yours))
