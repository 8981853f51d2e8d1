"""The pages of the lessons: their list, one of them in its edition and language, and the link to it."""

import re
from pathlib import Path

import pytest

from openquarto.lessons import COURSE, LESSONS
from tests.server.serving import Somebody, running


def test_ten_lessons_with_numbers_and_three_extras_without(me: Somebody) -> None:
    rows = re.findall(r"<li>(\w+) ([\w-]+): (.+?), (\d)</li>", me.ask("GET", "/learn").text)
    assert [*map(str, range(1, 11)), "None", "None", "None"] == [number for number, *_ in rows]
    assert list(LESSONS) == [name for _, name, *_ in rows]
    assert [str(len(lesson.tasks)) for lesson in LESSONS.values()] == [tasks for *_, tasks in rows]


def test_a_lesson_tells_its_number_its_title_and_its_text(me: Somebody) -> None:
    text = me.ask("GET", "/learn/hot?lang=de").text
    assert text.startswith(f"6 of {len(COURSE)} Die heiße Figur: ")
    assert "None of 10 Blocks: " in me.ask("GET", "/learn/blocks?lang=en").text


def test_the_edition_of_the_address_names_the_traits(me: Somebody) -> None:
    classic = me.ask("GET", "/learn/pieces?lang=en").text
    access = me.ask("GET", "/learn/pieces?lang=en&edition=access").text
    assert ("colour" in classic, "colour" in access) == (True, False)


@pytest.mark.parametrize("path", ["/learn/juggling", "/learn/juggling/link"])
def test_a_lesson_that_there_is_not_is_no_page(me: Somebody, path: str) -> None:
    answer = me.ask("GET", path)
    assert (404, "no such page") == (answer.status, answer.json["code"])


def test_an_unknown_edition_is_refused(me: Somebody) -> None:
    assert 400 == me.ask("GET", "/learn/hot?edition=gold").status


def test_a_link_keeps_language_and_edition(me: Somebody, tmp_path: Path) -> None:
    me.ask("POST", "/language", {"language": "nl"})
    told = me.ask("GET", "/learn/trap/link?edition=access").json
    assert f"{me.origin}/learn/trap?lang=nl&edition=access" == told["url"]
    assert told["qr"].startswith("data:image/svg+xml")
    with running(tmp_path, public_url="https://quarto.example") as public:
        assert (
            "https://quarto.example/learn/hot?lang=en"
            == public.somebody().ask("GET", "/learn/hot/link", headers={"accept-language": "en"}).json["url"]
        )
