"""The page of all puzzles: today's for everybody, by kind, what a browser remembers, a set as one link."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from openquarto.puzzles import find, shipped
from tests.page.around import go
from tests.page.puzzle_states import known_progress, remember
from tests.page.table import WHAT_FITS, Seat

pytestmark = pytest.mark.needs("chromium")


def opened_puzzle(page: Page) -> str:
    """The name of the puzzle whose page is open now."""
    page.wait_for_url(re.compile(r"/puzzles/[0-9a-f]{8}"))
    found = re.search(r"/puzzles/([0-9a-f]{8})", page.url)
    assert found
    return found[1]


def test_the_puzzle_of_the_day_is_the_same_for_two_browsers(open_seat: Callable[..., Seat]) -> None:
    seen = []
    for language in ("en-GB", "fr-FR"):
        seat = open_seat(locale=language, timezone_id="UTC")
        go(seat, "/puzzles")
        seen.append(seat.page.locator("#today .primary").get_attribute("href"))
    assert seen[0] == seen[1]


def test_a_browser_that_is_a_day_ahead_has_its_own_day(open_seat: Callable[..., Seat]) -> None:
    days = set()
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):  # 25 hours apart: never the same day
        seat = open_seat(timezone_id=zone)
        go(seat, "/puzzles")
        day = seat.page.evaluate("new Date().toLocaleDateString('sv')")
        expect(seat.page.locator("#today")).to_have_attribute("data-day", day)
        expect(seat.page.locator("#today .primary")).to_have_attribute("href", re.compile(f"day={day}$"))
        days.add(day)
    assert 2 == len(days)


@pytest.mark.parametrize("kind", ["trap", "take it", "mask"])
def test_a_kind_leads_to_a_puzzle_of_its_kind(open_seat: Callable[..., Seat], kind: str) -> None:
    seat = open_seat(allowed="404")
    go(seat, "/puzzles")
    seat.page.locator(f'a[data-kind="{kind}"]').click()
    puzzle = find(opened_puzzle(seat.page))
    assert puzzle
    assert kind == puzzle.puzzle.kind


def test_harder_and_with_blocks_is_what_comes(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="404")
    remember(seat)
    go(seat, "/puzzles")
    seat.page.locator('[name="difficulty"][value="harder"]').check(force=True)
    seat.page.locator("#choice select").select_option("blocks")
    seat.page.locator('a[data-kind="trap"]').click()
    puzzle = find(opened_puzzle(seat.page))
    assert puzzle
    assert "blocks" == str(puzzle.puzzle.position.variant)
    assert abs(puzzle.rating - 1713) < 150
    go(seat, "/puzzles")
    expect(seat.page.locator('[name="difficulty"][value="harder"]')).to_be_checked()


def test_everything_is_reached_by_the_keyboard_alone(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="404")
    go(seat, "/puzzles")
    for _ in range(60):
        seat.page.keyboard.press("Tab")
        if seat.page.evaluate("document.activeElement.dataset?.begin") == "streak":
            break
    seat.page.keyboard.press("Enter")
    assert opened_puzzle(seat.page)
    assert "in=streak" in seat.page.url


def test_saved_forgotten_and_read_again(seat: Seat, tmp_path: Path) -> None:
    page = seat.page
    remember(seat)
    go(seat, "/puzzles")
    expect(page.locator(".rating-number b")).to_have_text("1513")
    with page.expect_download() as download:
        page.locator('[data-kept="export"]').click()
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    assert re.fullmatch(r"openquarto-progress-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    page.locator('[data-kept="forget"]').click()
    expect(page.locator("[data-cancel]")).to_be_focused()
    page.locator("[data-really]").click()
    expect(page.locator(".rating-number")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('openquarto-progress')") is None
    page.locator('[data-kept="file"]').set_input_files(file)
    expect(page.locator(".rating-number b")).to_have_text("1513")
    kept = json.loads(page.evaluate("localStorage.getItem('openquarto-progress')"))
    assert json.loads(known_progress())["puzzles"]["tries"] == kept["puzzles"]["tries"]
    assert {"hot": {"done": [0, 1], "match": False}} == kept["lessons"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "cannot be read"),
        ('{"a": 1}', "not a file saved on this page"),
        ('{"openquarto": "progress", "version": 9}', "newer version"),
        ('{"openquarto": "progress", "version": 1}', "nothing to remember"),
    ],
)
def test_a_bad_file_gets_a_sentence_and_changes_nothing(
    seat: Seat, tmp_path: Path, text: str, told: str
) -> None:
    remember(seat)
    go(seat, "/puzzles")
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    seat.page.locator('[data-kept="file"]').set_input_files(file)
    expect(seat.page.locator('[data-kept="told"]')).to_contain_text(told)
    expect(seat.page.locator(".rating-number b")).to_have_text("1513")


def test_a_file_does_not_replace_anything_unasked(seat: Seat, tmp_path: Path) -> None:
    remember(seat)
    go(seat, "/puzzles")
    other = json.loads(known_progress())
    other["puzzles"]["rating"] = 1800
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"openquarto": "progress", **other}), encoding="utf-8")
    seat.page.locator('[data-kept="file"]').set_input_files(file)
    seat.page.locator("[data-cancel]").click()
    expect(seat.page.locator(".rating-number b")).to_have_text("1513")
    seat.page.locator('[data-kept="file"]').set_input_files(file)
    seat.page.locator("[data-really]").click()
    expect(seat.page.locator(".rating-number b")).to_have_text("1800")


def test_another_tab_shows_what_this_one_learnt(seat: Seat) -> None:
    go(seat, "/puzzles")
    other = seat.page.context.new_page()
    other.goto(f"{seat.base}/puzzles")
    other.evaluate("(text) => localStorage.setItem('openquarto-progress', text)", known_progress())
    expect(seat.page.locator(".rating-number b")).to_have_text("1513")


def test_without_storage_the_page_says_so_and_works(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="404")
    seat.page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('off', 'SecurityError'); } });"
    )
    go(seat, "/puzzles")
    expect(seat.page.locator("#not-kept")).to_contain_text("does not let us remember")
    seat.page.locator('a[data-begin="streak"]').click()
    assert opened_puzzle(seat.page)


def test_a_set_opens_in_another_browser(open_seat: Callable[..., Seat]) -> None:
    teacher, pupil = open_seat(), open_seat(locale="de-DE")
    go(teacher, "/puzzles")
    form = teacher.page.locator("#set-form")
    form.locator('[name="kind"]').select_option("hold")
    form.locator('[name="level"]').select_option("hard")
    form.locator('[name="count"]').fill("4")
    form.locator("button").click()
    expect(teacher.page.locator(".link-picture")).to_be_visible()
    expect(teacher.page.locator(".link-buttons .primary")).to_be_focused()
    link = teacher.page.locator(".link-text").inner_text()
    pupil.page.goto(link)
    expect(pupil.page.locator("h1")).to_have_text("Eine Auswahl mit 4 Aufgaben")
    names = pupil.page.locator("[data-puzzle]").evaluate_all(
        "(all) => all.map((each) => each.dataset.puzzle)"
    )
    puzzles = [each for each in map(find, names) if each]
    assert ["hold"] * 4 == [each.puzzle.kind for each in puzzles]
    assert sorted(each.rating for each in puzzles) == [each.rating for each in puzzles]


@pytest.mark.parametrize(("field", "text", "told"), [("ids", "xyz", "xyz"), ("count", "99", "1 to 50")])
def test_what_cannot_be_a_set_gets_a_sentence(seat: Seat, field: str, text: str, told: str) -> None:
    go(seat, "/puzzles")
    form = seat.page.locator("#set-form")
    form.evaluate("(form) => { form.noValidate = true; }")
    form.locator(f'[name="{field}"]').fill(text)
    form.locator("button").click()
    expect(form.locator("[data-set-error]")).to_contain_text(told)


def test_a_puzzle_that_is_not_there_is_told_of(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="400")
    go(seat, "/puzzles")
    seat.page.locator('#set-form [name="ids"]').fill("00000000")
    seat.page.locator("#set-form button").click()
    expect(seat.page.locator(".teachers .link-note")).to_contain_text("00000000")


def test_a_set_shows_what_was_tried(seat: Seat) -> None:
    remember(seat)
    tried, fresh = shipped()[0].id, shipped()[1].id
    go(seat, f"/puzzles/set?ids={tried}.{fresh}")
    told = seat.page.locator("[data-result-told]")
    expect(told.nth(0)).to_have_text("Not right.")
    expect(told.nth(1)).to_have_text("Not tried.")


@pytest.mark.parametrize("path", ["/puzzles", "/puzzles/set?ids=" + shipped()[0].id])
def test_it_fits_a_narrow_phone(open_seat: Callable[..., Seat], path: str) -> None:
    seat = open_seat(320, 568)
    remember(seat)
    go(seat, path)
    assert 0 == seat.page.evaluate(WHAT_FITS)
