"""The ways through the pages: the header, the home page and my games, by keyboard and without scripts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from openquarto.speech.catalogue import catalogue, languages
from tests.page.around import MIDDLE, REPLAY, go, open_a_record, play_some
from tests.page.table import WHAT_FITS, Seat

pytestmark = pytest.mark.needs("chromium")

FIVE = ("play", "learn", "puzzles", "analyse", "club")
BOXES = """(all) => all.map((each) => each.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height])"""


def focused(page: Page) -> str:
    said: str = page.evaluate("document.activeElement.textContent.trim().replace(/\\s+/g, ' ')")
    return said


def test_the_keyboard_comes_by_everything_in_order(seat: Seat) -> None:
    play_some(seat)
    go(seat, "/")
    reached = []
    for _ in range(18):
        seat.page.keyboard.press("Tab")
        reached.append(focused(seat.page))
    assert ["Skip to the content", "OpenQuarto", "Play", "Learn", "Puzzles", "Analyse", "Club"] == reached[:7]
    assert "Settings" in reached[8:10]
    rest = reached[reached.index("Settings") + 1 :]
    assert ["Play", "Play by link", "Choose the table"] == rest[:3]
    assert rest[3].startswith("Place it")
    assert ["Puzzle of the day", "Learn", "Two players, one screen", "Playing without sight"] == rest[4:8]


def test_the_skip_link_leads_to_the_content(seat: Seat) -> None:
    go(seat, "/rules")
    seat.page.keyboard.press("Tab")
    expect(seat.page.locator(".skip")).to_be_in_viewport()
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator("main")).to_be_focused()


@pytest.mark.parametrize(
    ("path", "word", "current"),
    [
        ("/", "Play", "page"),
        ("/games", "Play", "true"),
        ("/learn", "Learn", "page"),
        ("/puzzles", "Puzzles", "page"),
        ("/rules", "Learn", "true"),
    ],
)
def test_the_header_tells_where_one_is(seat: Seat, path: str, word: str, current: str) -> None:
    go(seat, path)
    here = seat.page.locator(".ways [aria-current]")
    expect(here).to_have_text(word)
    expect(here).to_have_attribute("aria-current", current)


@pytest.mark.parametrize("path", ["/", "/games", "/new", "/privacy", "/nowhere", "/join/x", REPLAY])
def test_the_header_is_the_same_on_every_page(open_seat: Callable[..., Seat], path: str) -> None:
    page = open_seat(allowed="status of 4").page
    page.goto(f"{open_seat().base}{path}")
    [[left, _, width, height]] = page.locator(".site-top").evaluate_all(BOXES)
    assert (0, 1440, 64) == (left, width, height)
    page.locator("[data-look] button").click()
    page.locator("[data-look] select").select_option("dark")
    assert "dark" == page.evaluate("document.documentElement.dataset.theme")


@pytest.mark.parametrize(("width", "rows"), [(1440, 1), (600, 1), (390, 2), (320, 2)])
def test_five_words_fit_in_every_language(open_seat: Callable[..., Seat], width: int, rows: int) -> None:
    """What is built later has its room already: one row of words, each large enough for a finger."""
    page = open_seat(width, 700).page
    base = open_seat().base
    for language in languages():
        page.goto(f"{base}/rules?lang={language}")
        words = [catalogue(language).say(f"nav-{word}") for word in FIVE]
        page.evaluate(
            """(words) => document.querySelector(".ways ul").replaceChildren(...words.map((word) => {
              const item = document.createElement("li");
              item.innerHTML = `<a href="/">${word}</a>`;
              return item;
            }))""",
            words,
        )
        boxes = page.locator(".ways a").evaluate_all(BOXES)
        assert 1 == len({y for _, y, _, _ in boxes}), (language, words)
        assert all(wide >= 44 and high >= 44 for _, _, wide, high in boxes), (language, boxes)
        assert boxes[-1][0] + boxes[-1][2] <= width
        assert 0 == page.evaluate(WHAT_FITS), language
        brand = page.locator(".site-top .brand").bounding_box()
        assert brand
        assert (2 if boxes[0][1] >= brand["y"] + brand["height"] - 1 else 1) == rows, language
        high = page.locator(".site-top").bounding_box()
        assert high
        assert high["height"] <= (64 if rows == 1 else 46 + 44 + 1)


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_hint_of_the_search_stands_below_its_field(seat: Seat, width: int) -> None:
    play_some(seat)
    seat.page.set_viewport_size({"width": width, "height": 800})
    go(seat, "/games")
    field, hint, choice = (
        seat.page.locator(f".search {each}").bounding_box() for each in ("input", ".hint", "select")
    )
    assert field
    assert hint
    assert choice
    assert field["y"] + field["height"] <= hint["y"]
    assert choice["y"] == field["y"] or hint["y"] + hint["height"] <= choice["y"]


def test_everything_works_without_scripts(browser: Browser, base: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(base)
        expect(page.locator(".look")).to_be_hidden()
        page.locator(".start button.primary").click()
        expect(page).to_have_url(re.compile("/table/"))
        page.goto(base)
        page.locator(".all-games").click()
        expect(page.locator("h1")).to_have_text("My games")
        page.locator('input[name="q"]').fill("pine")
        page.locator(".search button").click()
        expect(page.locator("[data-game]")).to_have_count(1)
        expect(page.locator("[data-rename]")).to_be_hidden()
        page.locator('input[name="q"]').fill("bananas")
        page.locator(".search button").click()
        expect(page.locator(".found")).to_contain_text("No game found.")
        page.goto(base)
        page.locator(".language select").select_option("fr")
        page.locator(".language button").click()
        expect(page.locator("h1")).to_have_text(catalogue("fr").say("page-home-title"))


def test_light_or_dark_is_kept(seat: Seat) -> None:
    go(seat, "/")
    page = seat.page
    page.locator("[data-look] button").click()
    page.locator("[data-look] select").select_option("dark")
    page.keyboard.press("Escape")
    expect(page.locator("[data-look] select")).to_be_hidden()
    expect(page.locator("[data-look] button")).to_be_focused()
    page.goto(f"{seat.base}/rules")
    assert "dark" == page.evaluate("document.documentElement.dataset.theme")
    page.locator("[data-look] button").click()
    expect(page.locator("[data-look] select")).to_have_value("dark")
    page.locator("h1").click()
    expect(page.locator("[data-look] select")).to_be_hidden()


def test_a_masked_game_shows_no_piece(seat: Seat) -> None:
    seat.sit(mask="both")
    for line in ("give 1", "b2", "give 2"):
        seat.say(line)
    go(seat, "/")
    expect(seat.page.locator(".urgent .well")).to_have_count(16)
    expect(seat.page.locator(".urgent .piece")).to_have_count(0)
    assert "b2" not in seat.page.locator("main").inner_text()


def test_a_running_game_shows_its_board_and_the_last_square_alone(seat: Seat) -> None:
    seat.sit()
    seat.quick(MIDDLE)
    go(seat, "/")
    expect(seat.page.locator(".urgent .game-board .piece")).to_have_count(5)
    expect(seat.page.locator(".urgent .last")).to_have_count(1)
    expect(seat.page.locator(".urgent .shown")).to_have_count(0)
    title = seat.page.locator(".urgent time").get_attribute("title") or ""
    assert re.search(r"20\d\d", title)
    assert "UTC" not in title


def test_whoever_has_beaten_a_level_is_offered_the_next(seat: Seat) -> None:
    page = seat.page
    open_a_record(seat)
    expect(page.locator(".ladder")).to_have_count(0)
    seat.call("a1-a4")
    expect(page.locator(".ladder")).to_contain_text("You beat level 3.")
    before = page.url
    page.locator(".ladder a").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_function("(before) => location.href !== before", arg=before)
    seat.ready()
    expect(page.locator("#players")).to_contain_text("level 4")
