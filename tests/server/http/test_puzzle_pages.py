"""The pages about puzzles: the puzzle of a day is the same for all; a set is its link."""

import json
import re
from datetime import UTC, datetime, timedelta

import pytest

from openquarto.puzzles import daily, shipped
from openquarto.speech.catalogue import languages
from tests.server.serving import Somebody

HTML = {"accept": "text/html"}
MASKED = next(each for each in shipped() if each.puzzle.kind == "mask")
OTHER = shipped()[0]


def test_the_puzzle_of_the_day_is_that_of_the_day_of_whoever_asks(me: Somebody) -> None:
    today = datetime.now(UTC).date()
    for off in (-1, 0, 1):
        day = today + timedelta(days=off)
        text = me.ask("GET", f"/puzzles?day={day}", headers=HTML).text
        assert text.startswith(f"{day} {daily(day).id} 9 ")
        days = json.loads(re.search(r"(\{.*?\})<", text)[1])  # type: ignore[index]
        assert 14 == len(days)
        assert daily(day - timedelta(days=13)).id == days[str(day - timedelta(days=13))]


@pytest.mark.parametrize("day", ["", "2019-01-01", "tomorrow", "9999-99-99"])
def test_another_day_is_today(me: Somebody, day: str) -> None:
    today = datetime.now(UTC).date()
    assert me.ask("GET", f"/puzzles?day={day}", headers=HTML).text.startswith(f"{today} ")


def test_a_set_is_its_link(me: Somebody) -> None:
    ids = f"{OTHER.id}.{MASKED.id}"
    page = me.ask("GET", f"/puzzles/set?ids={ids}", headers=HTML).text
    assert page.startswith(ids)
    assert f"[{'.' * 16}]" in page, "under a mask nothing is seen"
    link = me.ask("GET", f"/api/puzzles/set?ids={ids}").json
    assert link["url"].endswith(f"/puzzles/set?ids={ids}")
    assert link["qr"].startswith("data:image/svg+xml")


def test_a_set_by_kind_is_passed_on_by_its_names(me: Somebody) -> None:
    asked = "kind=trap&rating=1200-1400&count=3&seed=7"
    ids = me.ask("GET", f"/puzzles/set?{asked}", headers=HTML).text.partition("<")[0]
    assert 3 == len(ids.split("."))
    assert me.ask("GET", f"/api/puzzles/set?{asked}").json["url"].endswith(f"?ids={ids}")


@pytest.mark.parametrize("query", ["", "ids=", "ids=00000000", "ids=zz", "kind=chess", "count=51", "count=0"])
@pytest.mark.parametrize("language", languages())
def test_a_bad_link_gets_a_sentence(me: Somebody, query: str, language: str) -> None:
    answer = me.ask("GET", f"/puzzles/set?{query}&lang={language}", headers=HTML)
    assert 400 == answer.status
    assert answer.text.strip().endswith((".", "?"))
    assert 400 == me.ask("GET", f"/api/puzzles/set?{query}").status


def test_any_puzzle_is_one_of_its_kind(me: Somebody) -> None:
    answer = me.ask("GET", "/puzzles/any?kind=take%20it", headers=HTML)
    assert 303 == answer.status
    name = answer.headers["location"].removeprefix("/puzzles/")
    assert "take it" == next(each for each in shipped() if each.id == name).puzzle.kind


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_page_are_in_the_page(me: Somebody, language: str) -> None:
    text = me.ask("GET", f"/puzzles?lang={language}", headers=HTML).text
    words = json.loads(re.search(r"json'>(.*?)</script>", text)[1])  # type: ignore[index]
    assert language == words["language"]
    assert {"puzzles-next", "link-copy", "reach-near", "progress-full"} <= words["messages"].keys()
    assert 9 == len(words["kinds"])
