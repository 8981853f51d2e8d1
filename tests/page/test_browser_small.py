"""Small screens and first tables: a status that stays in its place, low time, how one plays under a mask."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from openquarto.speech.catalogue import languages
from openquarto.speech.page import page_messages
from tests.marking import more
from tests.page.states import STATES
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")

WIDTHS = {"phone": (390, 844), "on its side": (844, 390), "desk": (1440, 900)}
LEFT = "document.querySelector('.phases').getBoundingClientRect().left"
LINES = """() => {
  const part = document.querySelector(".status-brief");
  const letters = parseFloat(getComputedStyle(part).fontSize);
  return [part.clientHeight < 2 * letters, part.scrollWidth <= part.clientWidth];
}"""


@pytest.mark.parametrize("size", more(WIDTHS, but=["phone"]))
def test_the_phase_stays_where_it_is(open_seat: Callable[..., Seat], size: str) -> None:
    seat = open_seat(*WIDTHS[size])
    seat.sit(name_me="Jo", name_other="Wilhelmina")
    lefts = [seat.page.evaluate(LEFT)]
    for move in ("M", "b2", "A", "c3"):
        seat.quick(move)
        lefts.append(seat.page.evaluate(LEFT))
    assert 1 == len(set(lefts)), lefts


@pytest.mark.parametrize("size", more([(320, 568), (390, 844), (568, 320)], but=[(320, 568)]))
def test_the_brief_status_is_one_line(open_seat: Callable[..., Seat], size: tuple[int, int]) -> None:
    seat = open_seat(*size)
    STATES["opponent's turn"](seat)
    expect(seat.page.locator(".status-brief")).to_have_text("The computer places")
    assert [True, True] == seat.page.evaluate(LINES)
    expect(seat.page.locator("#status")).to_have_text(
        "The computer places now. Hand: dark square tall solid."
    )


@pytest.mark.parametrize("language", languages())
def test_the_brief_status_has_at_most_four_words(language: str) -> None:
    brief = {key: text for key, text in page_messages(language).items() if key.startswith("brief-")}
    assert 8 == len(brief)
    for key, text in brief.items():
        assert 4 >= len(text.split()), key


@pytest.mark.parametrize("size", more(WIDTHS, but=["phone"]))
def test_low_time_stands_large_beside_an_untouched_board(open_seat: Callable[..., Seat], size: str) -> None:
    seat = open_seat(*WIDTHS[size])
    STATES["low time"](seat)
    clock, status = seat.page.locator(".low-clock"), seat.page.locator("#status-row")
    expect(clock).to_be_in_viewport(ratio=1)
    box, row = clock.bounding_box(), status.bounding_box()
    assert box
    assert row
    assert 24 <= box["height"] <= row["height"] + 1
    seat.page.evaluate("window.stopped -= 300_000")
    expect(clock).to_be_hidden()


def test_the_first_masked_table_says_how_it_is_played(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(390, 844, has_touch=True, is_mobile=True)
    seat.sit(mask="both")
    hint = seat.page.locator(".notice.hint")
    expect(hint).to_contain_text("Hold to feel a piece. Tap to place or give.")
    expect(hint).to_be_in_viewport(ratio=1)
    hint.get_by_role("button", name="Got it").tap()
    expect(hint).to_have_count(0)
    assert seat.page.evaluate("document.activeElement.closest('#board') !== null")
    seat.sit(mask="both")
    expect(seat.page.locator(".notice.hint")).to_have_count(0)


def test_without_a_mask_nothing_is_explained(seat: Seat) -> None:
    seat.sit()
    expect(seat.page.locator(".notice")).to_have_count(0)


def test_the_name_of_the_game_leads_home_but_not_by_tab(seat: Seat) -> None:
    seat.sit()
    assert ["board", "stock", "quarto", "menu-button", "line", "ok"] == seat.tab_stops
    seat.page.locator(".brand").click()
    seat.page.wait_for_load_state()
    assert "/" == urlsplit(seat.page.url).path


@pytest.mark.parametrize("name", ["place", "won"])
def test_on_its_side_the_board_stays_beside_what_scrolls_and_covers_nothing(
    open_seat: Callable[..., Seat], name: str
) -> None:
    seat = open_seat(667, 375)
    STATES[name](seat)
    page = seat.page
    if name == "won":  # however long what is beside it: the board stays
        page.locator("#share").evaluate("(last) => last.scrollIntoView({ block: 'end' })")
        expect(page.locator("#platter")).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 99_999)")
    board, command = page.locator("#platter").bounding_box(), page.locator("#command").bounding_box()
    assert board
    assert command
    assert board["y"] + board["height"] <= command["y"] + 1
