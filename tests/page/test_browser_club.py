"""Tournaments in a browser: an arbiter's keys and what is said, tables of all widths, the wall."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.page.around import go
from tests.page.club_states import asked, evening
from tests.page.states import STATES
from tests.page.table import WHAT_FITS, Seat

pytestmark = pytest.mark.needs("chromium")
OpenSeat = Callable[..., Seat]


def at_second_board(seat: Seat) -> None:
    go(seat, evening(seat))
    seat.page.locator("#board-2-2 .result").first.focus()


# An arbiter's keys, and what is said


def test_results_by_keys_alone(seat: Seat) -> None:
    """The page comes anew with each result; the focus stays at the board, and the next key is heard."""
    at_second_board(seat)
    page = seat.page
    page.keyboard.press("1")
    entered = page.locator('#board-2-2 .result[aria-pressed="true"]')
    expect(entered).to_have_text("1–0")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)  # what the browser does with the part after # comes late
    expect(entered).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("=")
    entered = page.locator('#board-2-3 .result[aria-pressed="true"]')
    expect(entered).to_have_text("½–½")
    page.wait_for_timeout(300)
    expect(entered).to_be_focused()


def test_what_was_done_is_said_once(seat: Seat) -> None:
    at_second_board(seat)
    page = seat.page
    expect(page.locator("#club-told")).to_be_empty()
    page.keyboard.press("0")
    expect(page.locator("#club-told")).to_contain_text("0–1")
    expect(page.locator("#club-told")).to_have_text(
        page.locator("[data-told]").get_attribute("data-told") or ""
    )
    page.locator("#do-undo").click()
    expect(page.locator('#board-2-2 [aria-pressed="true"]')).to_have_count(0)
    expect(page.locator("#club-told")).not_to_be_empty()
    page.reload()
    page.wait_for_selector("body.ready")
    page.wait_for_timeout(600)
    expect(page.locator("#club-told")).to_be_empty()


def test_a_player_hears_what_became_of_the_report(seat: Seat) -> None:
    STATES["club, player"](seat)
    page = seat.page
    page.locator("#report-1").click()
    expect(page.locator("#report-1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#club-told")).to_contain_text("has not told a result yet")


def test_where_something_is_refused_only_the_refusal_is_said(open_seat: OpenSeat) -> None:
    seat = open_seat(allowed="400")
    go(seat, f"{evening(seat)}?tab=players")
    page = seat.page
    page.locator("#enter-name").fill("Mira")
    page.locator("#enter-name").press("Enter")
    expect(page.locator("[data-errors]")).to_be_focused()
    page.wait_for_timeout(600)
    expect(page.locator("#club-told")).to_be_empty()


# Tables of all widths

# Words and numbers that stand in more than one line, though no space is in them; names may.
BROKEN = """() => {
  const broken = [];
  const places = "table :is(td, th):not(.name, tbody th, .why), .board-number";
  for (const place of document.querySelectorAll(places)) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement.closest(".unseen")) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}"""


NAMES = ("Wilhelmina van Berg", "Jo", "Maximilian")


def large_evening(seat: Seat) -> str:
    """Twenty-four players in their second round, so that places and boards have two digits."""
    go(seat, "/club")
    name = asked(seat, "/club", name="Tuesday Open", rounds=5)["game"]
    for at in range(24):
        asked(seat, f"/club/{name}/act/enter", name=f"{NAMES[at % 3]} {at}")
    for last in (12, 3):
        asked(seat, f"/club/{name}/act/pair")
        for board in range(1, last + 1):
            asked(seat, f"/club/{name}/act/result", board=board, result=("1-0", "=", "0-1")[board % 3])
    return f"/club/{name}"


@pytest.mark.parametrize("language", more(["de", "en", "es", "fr", "it", "nl", "pt"], but=["en", "es"]))
def test_numbers_results_and_headings_are_not_broken(open_seat: OpenSeat, language: str) -> None:
    seat = open_seat(320, 568, locale=language)
    page = seat.page
    path = large_evening(seat)
    seen = {}
    for part in ("?tab=standings", "?tab=round", "/wall", "/print"):
        for width in (320, 390, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            go(seat, f"{path}{part}")
            seen[part, width] = page.evaluate(BROKEN), page.evaluate(WHAT_FITS)
    page.context.clear_cookies()
    for width in (320, 390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        go(seat, path)
        seen["", width] = page.evaluate(BROKEN), page.evaluate(WHAT_FITS)
    assert {} == {where: found for where, found in seen.items() if found != ([], 0)}


def test_the_wall_has_boards_and_standings_on_every_page(open_seat: OpenSeat) -> None:
    seat = open_seat(1920, 1080, reduced_motion="reduce")
    go(seat, f"{large_evening(seat)}/wall")
    pages = seat.page.locator("[data-page]")
    expect(pages).to_have_count(3)
    counts = [
        (page.locator(".board-number").count(), page.locator(".card tr").count()) for page in pages.all()
    ]
    assert [(4, 8)] * 3 == counts
    for number in ("1", "2", "3"):
        expect(seat.page.locator("[data-page-told]:visible")).to_have_text(f"Page {number} of 3")
        seat.page.locator("#turn").click()


@pytest.mark.parametrize("name", ["club, arbiter, players", "club, arbiter, settings"])
@pytest.mark.parametrize("width", [320, 1440])
def test_buttons_do_not_touch(open_seat: OpenSeat, name: str, width: int) -> None:
    seat = open_seat(width, 900)
    STATES[name](seat)
    assert [] == seat.page.evaluate(TOUCHING)


TOUCHING = """() => {
  const buttons = [...document.querySelectorAll(".quiet-button, .primary, input, select")]
    .filter((each) => each.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }));
  const boxes = buttons.map((each) => [each.textContent || each.name, each.getBoundingClientRect()]);
  const shown = boxes.filter(([, { width, height }]) => width > 30 && height > 30);
  const apart = (one, other) =>
    Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom);
  return shown.flatMap(([name, one], at) =>
    shown.slice(at + 1).filter(([, other]) => apart(one, other) < 6).map(([other]) => `${name}: ${other}`));
}"""
