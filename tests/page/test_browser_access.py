"""Everybody at the same table: Tab stops, names, targets, room, motion, and what axe finds."""

import gzip
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from openquarto.speech.catalogue import languages
from tests.page.table import FULL, QUARTO, WHAT_FITS, Seat, tree

pytestmark = pytest.mark.needs("chromium")

LEAST = 44


def troubles(page: Page) -> list[str]:
    """What axe finds, and what it cannot decide; it does not know that a dialog lies above the whole page."""
    # Colours in the middle of a motion are not those that are read.
    page.wait_for_timeout(100)
    page.wait_for_function("() => document.getAnimations().length === 0")
    found = Axe().run(page).response
    told = [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in (*found["violations"], *found["incomplete"])
        for node in each["nodes"]
    ]
    is_dialog = page.locator("dialog[open]").count() > 0
    return [one for one in told if not (is_dialog and "partially overlaps other elements" in one)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (320, 568)])
def test_axe_finds_nothing_at_the_table(
    open_seat: Callable[..., Seat], scheme: str, width: int, height: int
) -> None:
    seat = open_seat(width, height, color_scheme=scheme)
    seat.sit(clock_me="60", clock_other="60")
    assert [] == troubles(seat.page)
    seat.quick(QUARTO)
    seat.page.locator("#quarto").click()
    assert [] == troubles(seat.page)
    seat.page.locator('[data-line="a1-a4"]').click()
    assert [] == troubles(seat.page)
    if scheme == "dark":
        return  # the dialogs have the same two colours as the cards
    for opener in ("settings", "record-dialog", "badge-dialog", "keys-dialog"):
        seat.page.locator("#menu-button").click()
        seat.page.locator(f'#menu [data-open="{opener}"]').click()
        assert [] == troubles(seat.page), opener
        seat.page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/position?text=4/AO2/JF1G/IM1H+D+b2", "/nowhere"])
def test_axe_finds_nothing_around(open_seat: Callable[..., Seat], path: str, scheme: str) -> None:
    seat = open_seat(390, 844, color_scheme=scheme, allowed="404" if path == "/nowhere" else "")
    page = seat.page
    if path == "/":
        seat.sit()  # so that there is a game to list
    page.goto(f"{seat.base}{path}")
    assert [] == troubles(page)
    assert 0 == page.evaluate(WHAT_FITS)


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_axe_finds_nothing_in_any_language(open_seat: Callable[..., Seat], language: str) -> None:
    seat = open_seat(320, 256, locale=language)
    seat.sit()
    assert [] == troubles(seat.page)
    seat.quick(QUARTO)
    assert [] == troubles(seat.page)
    seat.call("a1-a4")
    assert [] == troubles(seat.page)


def test_at_most_seven_tab_stops(seat: Seat) -> None:
    seat.sit()
    assert ["board", "stock", "quarto", "menu-button", "line", "ok"] == seat.tab_stops
    seat.quick(FULL)
    assert ["board", "stock", "quarto", "done", "menu-button", "line", "ok"] == seat.tab_stops


def test_two_grids_with_32_names(seat: Seat) -> None:
    seat.sit()
    seat.quick("M b4 A")
    names = tree(seat.page)
    assert ["Board", "Stock"] == names["grid"]
    assert 32 == len(names["gridcell"])
    assert 32 == len(set(names["gridcell"]))
    assert "b4 dark square tall solid" in names["gridcell"]
    assert "dark square tall solid, on b4" in names["gridcell"]
    assert "light round tall solid, in hand" in names["gridcell"]
    stops = [seat.page.locator(f"#{grid} [tabindex='0']").count() for grid in ("board", "stock")]
    assert [1, 1] == stops
    assert 0 == seat.page.locator("td[aria-label]").count()
    assert ["Board", "Stock", "Actions", "Messages"] == seat.page.locator("main h2").all_inner_texts()


def test_used_pieces_stay_reachable(seat: Seat) -> None:
    seat.sit()
    seat.click("M")
    home = seat.page.locator('#stock [data-piece="M"]')
    expect(home).to_have_attribute("aria-disabled", "true")
    home.focus()
    expect(home).to_be_focused()


def test_the_keys_answer(seat: Seat) -> None:
    seat.sit(clock_me="60")
    seat.quick("M b4 A")
    page = seat.page
    page.locator('#board [data-square="b4"]').focus()
    for key, said in (
        ("r", "a4 empty, dark square tall solid, empty, empty."),
        ("c", "b1 empty, empty, empty, dark square tall solid."),
        ("d", "No diagonal here."),
        (
            "x",
            "a3 empty, empty, empty, dark square tall solid. b3 empty, empty, dark square tall solid, empty.",
        ),
        ("v", "b4 dark square tall solid."),
        ("z", "Lens: colour."),
        ("r", "a4 empty dark empty empty."),
        ("o", "b4 dark square tall solid"),
        ("h", "Hand: light round tall solid."),
        ("w", "First places now."),
        ("t", "no clock."),
        ("l", "Second: b4, dark square tall solid."),
        (",", "Second: b4, dark square tall solid."),
        (".", "Second gives light round tall solid."),
    ):
        page.keyboard.press(key)
        seat.heard(said)
    page.keyboard.press("s")
    assert page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("i")
    expect(page.locator("#line")).to_be_focused()
    page.locator('#board [data-square="b4"]').focus()
    page.keyboard.press("?")
    expect(page.locator("#keys-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(page.locator("#menu")).to_be_visible()


def test_the_same_question_twice_is_answered_twice(seat: Seat) -> None:
    seat.sit()
    page = seat.page
    page.evaluate(
        "window.count = 0; new MutationObserver(() => window.count++)"
        ".observe(document.querySelector('#polite'), { childList: true, characterData: true, subtree: true })"
    )
    page.locator("#board td").first.focus()
    for asked in range(1, 11):
        page.keyboard.press("v")
        page.wait_for_function("asked => window.count >= asked", arg=asked)
        seat.heard("Board empty.")


def test_the_opponent_never_moves_the_focus(seat: Seat) -> None:
    seat.sit(opponent="level1", first="me")
    page = seat.page
    for place in ("#board td", "#stock td:nth-child(3)", "#quarto", "#line"):
        page.locator(place).first.focus()
        focused = page.evaluate("document.activeElement.outerHTML.length")
        before = page.locator("#log li").count()
        if page.locator("#stock.to-give").count():
            page.evaluate("document.querySelector('#stock td:not(.gone)').click()")
        else:
            page.evaluate("document.querySelector('#board td.empty').click()")
        page.wait_for_function("before => document.querySelectorAll('#log li').length > before", arg=before)
        page.wait_for_timeout(300)
        assert page.evaluate(f"document.activeElement.matches({place!r}) || {focused} === -1")


def test_targets_are_large_enough_at_320(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(320, 568)
    seat.sit()
    boxes = seat.page.evaluate(
        """() => [...document.querySelectorAll("main td, main button, main input")]
        .filter((element) => element.offsetParent)
        .map((element) => [element.outerHTML.slice(0, 60), element.getBoundingClientRect()])
        .map(([text, box]) => [text, Math.min(box.width, box.height)])"""
    )
    small = [(text, size) for text, size in boxes if size < LEAST]
    assert [] == small


def test_nothing_runs_over_the_side(open_seat: Callable[..., Seat]) -> None:
    for width, height in (
        (320, 256),
        (320, 568),
        (390, 844),
        (1000, 700),
        (1440, 900),
        (3840, 2160),
    ):
        seat = open_seat(width, height)
        seat.sit()
        seat.quick("M b4 A")
        assert 0 >= seat.page.evaluate(WHAT_FITS), width


def test_board_and_status_fit_a_small_phone(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(320, 568)
    seat.sit()
    boxes = [seat.page.locator(name).bounding_box() for name in ("#status", "#platter", "#quarto")]
    for box in boxes:
        assert box is not None
        assert 0 <= box["y"]
        assert box["y"] + box["height"] <= 568


def test_reduced_motion_means_none(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(reduced_motion="reduce")
    seat.sit()
    for move in QUARTO.split():
        seat.quick(move)
        assert 0 == seat.page.evaluate("document.getAnimations().length")
    seat.call("a1-a4")
    assert 0 == seat.page.evaluate("document.getAnimations().length")


def test_the_first_load_is_small(seat: Seat, capsys: pytest.CaptureFixture[str]) -> None:
    """What a browser needs before the first move, compressed as a server would send it at best."""
    sizes: dict[str, int] = {}
    seat.page.on("response", lambda answer: sizes.__setitem__(answer.url, len(gzip.compress(body(answer)))))
    seat.sit()
    seat.page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    with capsys.disabled():
        print(f"\nfirst load: {total:,} bytes compressed in {len(sizes)} files")  # noqa: T201  a figure to keep
    assert total <= 100_000


def body(answer: Any) -> bytes:  # noqa: ANN401  Playwright's response
    return bytes(answer.body())
