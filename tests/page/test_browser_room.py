"""Room and rest in every state: large targets and letters, nothing over the side, no motion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from openquarto.speech.catalogue import languages
from tests.marking import spread
from tests.page.axe import settle
from tests.page.states import LEARNING, NOISE, STATES
from tests.page.table import WHAT_FITS, Seat

pytestmark = pytest.mark.needs("chromium")

LEAST = 44
QUICK = ("home, with games", "new, all choices", "place")
MORE = ("call", "won")
# What can be pressed, but for links inside a sentence; a field in a label is as large as its label.
TARGETS = """() => [...document.querySelectorAll("[role=grid] td, button, a, select, summary, input")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
  .map((element) => [element.outerHTML.slice(0, 90), (element.closest("label") ?? element)])
  .map(([text, element]) => [text, element.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1)
  .map(([text, box]) => [text, Math.round(10 * Math.min(box.width, box.height)) / 10])"""
# Phones upright, phones on their side, and a page enlarged twofold; and what is in sight there at once.
UPRIGHT = ((320, 568), (360, 640), (390, 844))
SIDEWAYS = ((844, 390), (667, 375), (568, 320), (720, 450))
OTHERS = ((320, 256), (360, 225), (768, 1024), (900, 900), (1000, 540), (1000, 700), (3840, 2160))
IN_SIGHT = """() => [...document.querySelectorAll("#status-row, #platter, #stock, #quarto, .ending-title")]
  .filter((part) => part.checkVisibility() && part.offsetWidth !== 1)
  .map((part) => [part.id || part.className, part.getBoundingClientRect()])
  .filter(([, box]) => 0 <= box.top && box.bottom <= innerHeight + 0.5)
  .filter(([, box]) => 0 <= box.left && box.right <= innerWidth + 0.5)
  .map(([name]) => name)"""
# What moves is counted from the start, whatever comes and goes between two looks.
MOTIONS = """
window.motions = [];
{
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.motions.push(`animate ${this.id}`);
    return animate.apply(this, how);
  };
  for (const kind of ["animationstart", "transitionrun"])
    document.addEventListener(kind, (event) => window.motions.push(`${kind} ${event.target.id}`), true);
}
"""
BESIDE = """() => [...document.querySelectorAll("body *")]
  .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .slice(0, 5).map((element) => element.outerHTML.slice(0, 90))"""


EVERY = pytest.mark.parametrize("name", spread(STATES, quick=QUICK, more=MORE))


def over_the_side(page: Page, width: int, height: int) -> tuple[int, list[str]]:
    """By how many pixels the page is too wide, and what is."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    too_wide = max(0, page.evaluate(WHAT_FITS))
    return too_wide, page.evaluate(BESIDE) if too_wide else []


def needed(page: Page, *, is_sideways: bool) -> set[str]:
    """What has to be in sight together: after the end nothing is called and given any more."""
    if page.locator("body.over").count():
        return {"platter", "ending-title"}
    button = {"quarto"} if page.locator("#quarto").is_visible() else set()
    return {"status-row", "platter", *button, *({"stock"} if is_sideways else ())}


@EVERY
def test_room_and_rest(open_seat: Callable[..., Seat], name: str) -> None:
    seat = open_seat(320, 568, reduced_motion="reduce", allowed=NOISE.get(name, ""))
    page = seat.page
    page.add_init_script(MOTIONS)
    STATES[name](seat)
    assert [] == page.evaluate("window.motions")
    assert 0 == page.evaluate("document.getAnimations().length")
    assert [] == [(text, size) for text, size in page.evaluate(TARGETS) if size < LEAST]
    # While a seat is free there is nothing to play yet: the invitation comes before the board.
    is_played = page.locator("#board").count() and not page.locator("dialog[open], .waiting").count()
    for size in (*UPRIGHT, *SIDEWAYS, *OTHERS):
        assert (0, []) == over_the_side(page, *size), size
        if is_played and size not in OTHERS:
            page.evaluate("scrollTo(0, 0)")
            assert needed(page, is_sideways=size in SIDEWAYS) <= {*page.evaluate(IN_SIGHT)}, size
    if page.locator("#board").count():
        page.set_viewport_size({"width": 568, "height": 320})
        assert [] == [(text, size) for text, size in page.evaluate(TARGETS) if size < LEAST]


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_room_where_one_learns_in_any_language(open_seat: Callable[..., Seat], language: str) -> None:
    """Long words of a language run over no side and take no room from what is pressed."""
    found = []
    for name in LEARNING:
        seat = open_seat(320, 568, locale=language, reduced_motion="reduce", allowed=NOISE.get(name, ""))
        STATES[name](seat)
        found += [(name, text) for text, size in seat.page.evaluate(TARGETS) if size < LEAST]
        for size in ((320, 568), (390, 844), (568, 320), (1100, 800), (1440, 900)):
            found += [(name, f"{size}: {text}") for text in over_the_side(seat.page, *size)[1]]
        seat.page.close()
    assert [] == found


@EVERY
def test_large_letters(open_seat: Callable[..., Seat], large_browser: Browser, name: str) -> None:
    """Letters of 200 %: nothing runs over the side of a desk's screen, nor of a phone's."""
    seat = open_seat(1280, 800, within=large_browser, reduced_motion="reduce", allowed=NOISE.get(name, ""))
    STATES[name](seat)
    assert "32px" == seat.page.evaluate("getComputedStyle(document.documentElement).fontSize")
    for width, height in ((1280, 800), (640, 800), (320, 568)):
        assert (0, []) == over_the_side(seat.page, width, height), width
