"""Everybody at the same table: Tab stops, names, keys, answers, and what is loaded."""

import gzip
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.table import FULL, Seat, tree

pytestmark = pytest.mark.needs("chromium")


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
    assert len(sizes) <= 20


def body(answer: Any) -> bytes:  # noqa: ANN401  Playwright's response
    return bytes(answer.body())
