"""The print view of a set of puzzles: what stands on it, in whose words, and what is refused."""

from pathlib import Path

import msgspec
import pytest

from openquarto.puzzles import KINDS
from openquarto.puzzles.sets import MOST, PuzzleSet
from openquarto.speech.catalogue import languages
from tests.server.serving import GENEROUS, Somebody, running

HTML = {"accept": "text/html"}


def page(me: Somebody, query: str) -> str:
    answer = me.ask("GET", f"/puzzles/print?{query}", headers=HTML)
    assert 200 == answer.status, answer.text
    return answer.text


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_printed(me: Somebody, kind: str) -> None:
    query = f"kind={kind.replace(' ', '-')}&count=2&seed=5"
    told = page(me, query)
    assert 2 == told.count("<article") == told.count("<li><span")
    assert all(each.id in told for each in PuzzleSet.parse(query).puzzles)
    assert " style=" not in told


@pytest.mark.parametrize("language", languages())
def test_in_every_language(me: Somebody, language: str) -> None:
    told = page(me, f"count=3&lang={language}&edition=access")
    assert f'<html lang="{language}"' in told
    assert "#ink-access-" in told


def test_large_print_and_back_and_to_the_screen(me: Somebody) -> None:
    query = "kind=trap&count=2&seed=5"
    ids = PuzzleSet.parse(query).by_ids
    small, large = page(me, query), page(me, f"{query}&large=1")
    assert 'class="papers large"' in large
    assert 'class="papers large"' not in small
    assert f'href="/puzzles/print?{ids}&amp;edition=classic&amp;large=1"' in small
    assert f'href="/puzzles/print?{ids}&amp;edition=classic"' in large
    assert f'href="/puzzles/set?{ids}"' in small


def test_the_largest_set(me: Somebody) -> None:
    assert MOST == page(me, f"count={MOST}").count("<article")


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        (f"count={MOST + 1}", 400, "set count"),
        ("kind=riddle", 400, "set kind"),
        ("ids=00000000", 400, "puzzle unknown"),
        ("rating=9000-9999", 400, "set empty"),
        ("count=2&edition=gold", 400, "choice"),
        ("ids=" + "x" * 5_000, 400, "puzzle unknown"),
    ],
)
def test_what_is_refused(me: Somebody, query: str, status: int, code: str) -> None:
    answer = me.ask("GET", f"/puzzles/print?{query}")
    assert (status, code) == (answer.status, answer.json["code"])
    assert answer.json["sentence"].endswith(".")


def test_a_refusal_is_in_the_language_of_whoever_asks(me: Somebody) -> None:
    answer = me.ask("GET", "/puzzles/print?count=99&lang=de", headers={"accept": "text/html"})
    assert 400 == answer.status
    assert f"Eine Auswahl hat 1 bis {MOST} Aufgaben, nicht 99." in answer.text


def test_where_it_is_a_matter_of_time_the_page_says_so_and_leads_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, analyses=1)
    with running(tmp_path, limits=limits, database="memory:") as server:
        me = server.somebody()
        page(me, "kind=take-it&count=1&seed=1")
        refused = me.ask("GET", "/puzzles/print?kind=take-it&count=1&seed=2&large=1", headers=HTML)
        assert 429 == refused.status
        assert refused.text.startswith("Not just now. too many analyses: ")
        assert "href='?kind=take-it&amp;count=1&amp;seed=2&amp;large=1'" in refused.text


def test_without_workers_nothing_is_printed_however_long_one_waits(tmp_path: Path) -> None:
    with running(tmp_path, database="memory:", analysis_workers=0) as server:
        refused = server.somebody().ask("GET", "/puzzles/print?count=1", headers=HTML)
        assert 503 == refused.status
        assert refused.text.startswith("That did not work. no analysis: ")
        assert "href" not in refused.text
