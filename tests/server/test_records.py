"""A record that is brought along becomes a table where the game goes on."""

from typing import Any

import pytest

from openquarto.speech.catalogue import languages
from tests.server.serving import Running, Somebody

BEGUN = '[First "Ada"]\n[Second "Bo"]\n[Variant "blocks"]\n[Edition "access"]\n\n1. A b2P 2. c3D a4O *\n'
WON = '[Result "0-1"]\n[Termination "resigned"]\n\n1. A b2P 2. c3D 0-1\n'


def opened(me: Somebody, record: str) -> str:
    answer = me.ask("POST", "/tables", {"record": record})
    assert 201 == answer.status, answer.text
    return str(answer.json["game"])


def seen(me: Somebody, game: str) -> dict[str, Any]:
    page = me.sit(game)
    page.close()
    return page.table


def test_a_game_goes_on(me: Somebody) -> None:
    game = opened(me, BEGUN)
    table = seen(me, game)
    assert ("both", "Ada", "Bo") == (table["seat"], table["first"]["name"], table["second"]["name"])
    assert ("blocks", "access") == (table["rules"]["variant"], table["rules"]["edition"])
    assert ("place", "O", "a4") == (table["view"]["phase"], table["view"]["hand"], table["view"]["last"])
    assert any("a4" in entry["text"] for entry in table["entries"])
    page = me.sit(game)
    page.act("d1")
    page.close()
    assert "a4O 3. d1" in me.ask("GET", f"/table/{game}/record.qgn").text


def test_a_game_that_is_over_is_shown(me: Somebody) -> None:
    table = seen(me, opened(me, WON))
    assert ("over", "resigned", "second") == (
        table["view"]["phase"],
        table["view"]["ending"]["reason"],
        table["view"]["ending"]["winner"],
    )


def test_everybody_comes_back_to_their_seat(me: Somebody) -> None:
    game = me.open(opponent="level2", first="me")
    record = me.ask("GET", f"/table/{game}/record.qgn").text
    table = seen(me, opened(me, record))
    assert ("first", True) == (table["seat"], table["second"]["isComputer"])


def test_the_last_of_several_games_counts(me: Somebody) -> None:
    table = seen(me, opened(me, WON + "\n" + BEGUN))
    assert "Ada" == table["first"]["name"]


@pytest.mark.parametrize(
    ("record", "code", "words"),
    [
        ("  \n", "no record", "no record"),
        ("1. A b2A *\n", "piece on board", "Line 1, column"),
        ("1. A b2P nonsense *", "token unreadable", "nonsense"),
        ('[Variant "traits=zz"]\n\n*\n', "variant traits", "Line 1"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(me: Somebody, record: str, code: str, words: str) -> None:
    answer = me.ask("POST", "/tables", {"record": record})
    assert (400, code) == (answer.status, answer.json["code"])
    assert words in answer.json["sentence"]
    assert [] == me.ask("GET", "/api/games").json


def test_a_record_has_its_limit(me: Somebody) -> None:
    comment = "{" + "x" * 66_000 + "}"
    assert 413 == me.ask("POST", "/tables", {"record": f"1. A {comment} *"}).status


def test_a_game_is_called_by_who_plays_in_everybodys_language(server: Running) -> None:
    me = server.somebody()
    me.open(opponent="level3")
    titles = {
        me.ask("GET", "/api/games", headers={"accept-language": language}).json[0]["title"]
        for language in languages()
    }
    assert len(languages()) == len(titles)
