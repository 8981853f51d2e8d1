"""The clock for a real board in a browser: by touch, keyboard and ear, after a reload, without storage."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.page.clock_states import raise_flag, set_clock, skip, start
from tests.page.states import STATES
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")
OpenSeat = Callable[..., Seat]


def times(seat: Seat) -> tuple[str, str]:
    """What the near and the far half show."""
    near, far = (seat.page.locator(f"#half-{place} [data-time]").inner_text() for place in ("near", "far"))
    return near, far


def said(seat: Seat) -> str:
    return " ".join(seat.page.locator("#polite, #assertive").all_inner_texts()).replace("\xa0", " ")


def test_a_whole_game_by_taps(open_seat: OpenSeat) -> None:
    seat = open_seat(has_touch=True)
    set_clock(seat)
    near, far = seat.page.locator("#half-near [data-face]"), seat.page.locator("#half-far [data-face]")
    near.tap()
    skip(seat, 5_000)
    far.tap(force=True)  # not theirs
    expect(seat.page.locator("#half-near.active")).to_be_visible()
    near.tap()
    expect(seat.page.locator("#half-far.active")).to_be_visible()
    skip(seat, 10_000)
    expect(seat.page.locator("#half-far [data-time]")).to_have_text("0:50")
    assert "1:00" == times(seat)[0]
    seat.page.locator("#half-near [data-act]").tap()  # nor this: it is answered in words
    expect(seat.page.locator("#polite")).to_contain_text("in your own turn")
    seat.page.locator("#half-far [data-act]").tap()
    expect(seat.page.locator("[data-state]")).to_have_text("Jonas calls Quarto.")
    skip(seat, 30_000)
    assert "0:50" == times(seat)[1]
    seat.page.locator("#half-far [data-act]").tap()  # no quarto: play on
    expect(seat.page.locator("#half-far .quarto.open")).to_be_visible()
    seat.page.locator("#half-far [data-act]").tap()
    seat.page.locator("#half-near [data-act]").tap()
    expect(seat.page.locator("[data-state]")).to_have_text("Jonas wins with a quarto.")
    seat.page.locator(
        "#half-near [data-act]"
    ).tap()  # seats changed: Jonas sits where he sat, and gives first
    expect(seat.page.locator("#half-far [data-name]")).to_have_text("Jonas")
    far.tap()
    expect(seat.page.locator("#half-far.active")).to_be_visible()


def test_the_keys(open_seat: OpenSeat) -> None:
    seat = open_seat()
    set_clock(seat)
    keyboard = seat.page.keyboard
    keyboard.press("Shift")
    expect(seat.page.locator("#half-near.active")).to_be_visible()
    skip(seat, 20_000)
    keyboard.press("Shift+Tab")  # no turn is ended by the way back
    expect(seat.page.locator("#half-near.active")).to_be_visible()
    seat.page.locator("#board-clock").focus()
    keyboard.press("t")
    expect(seat.page.locator("#polite")).to_contain_text("Anna: 40 seconds. Jonas: 1 minute.")
    keyboard.press("Shift")
    expect(seat.page.locator("#half-far.active")).to_be_visible()
    keyboard.press("u")
    expect(seat.page.locator("#half-near.active")).to_be_visible()
    assert ("0:40", "1:00") == times(seat)
    keyboard.press("p")
    skip(seat, 20_000)
    expect(seat.page.locator('[data-do="pause"]')).to_have_text("Go on")
    keyboard.press("p")
    expect(seat.page.locator("#half-near [data-time]")).to_have_text("0:40")
    keyboard.press(" ")
    expect(seat.page.locator("#assertive")).to_contain_text("Anna calls Quarto.")


def test_keys_that_are_switched_off_do_nothing(open_seat: OpenSeat) -> None:
    seat = open_seat()
    start(seat)
    seat.page.locator('[data-do="more"]').click()
    seat.page.locator('#clock-more [name="keys"]').uncheck()
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("Shift")
    seat.page.keyboard.press("p")
    expect(seat.page.locator("#half-near.active")).to_be_visible()
    expect(seat.page.locator('[data-do="pause"]')).to_have_text("Pause")


def test_little_time_is_said_and_the_flag_too(open_seat: OpenSeat) -> None:
    seat = open_seat()
    start(seat)
    for gone, words in ((30_500, "30 seconds"), (20_000, "10 seconds"), (5_000, "5 seconds")):
        skip(seat, gone)
        expect(seat.page.locator("#polite, #assertive").filter(has_text=words)).to_have_count(1)
    skip(seat, 5_000)
    expect(seat.page.locator("#assertive")).to_contain_text("Flag: Anna")
    seat.page.locator('[data-do="undo"]').click()  # the turn begins anew, and waits
    expect(seat.page.locator("#half-near [data-time]")).to_have_text("1:00")
    expect(seat.page.locator('[data-do="pause"]')).to_have_text("Go on")


def test_an_arbiter_gives_time_and_decides(open_seat: OpenSeat) -> None:
    seat = open_seat()
    raise_flag(seat)
    seat.page.locator('[data-do="more"]').click()
    seat.page.locator('[data-more="add-first"]').click()
    expect(seat.page.locator("#half-near [data-time]")).to_have_text("0:30")
    seat.page.locator('[data-do="more"]').click()
    seat.page.locator('[data-more="draw"]').click()
    expect(seat.page.locator("[data-state]")).to_have_text("A draw.")


def test_a_voice_where_it_is_wanted(open_seat: OpenSeat) -> None:
    """With a mask on nobody reads a screen: the browser's own voice says what a reader would."""
    seat = open_seat()
    seat.page.add_init_script(
        "window.spoken = []; speechSynthesis.speak = (each) => window.spoken.push([each.lang, each.text]);"
    )
    start(seat)
    seat.page.keyboard.press("t")
    assert [] == seat.page.evaluate("window.spoken")
    seat.page.locator('[data-do="more"]').click()
    seat.page.locator('#clock-more [name="aloud"]').check()
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("t")
    assert [["en", "Anna: 1 minute. Jonas: 1 minute."]] == seat.page.evaluate("window.spoken")


def test_a_reload_loses_nothing_and_another_visit_is_asked(open_seat: OpenSeat) -> None:
    seat = open_seat()
    start(seat)
    skip(seat, 15_000)
    expect(seat.page.locator("#half-near [data-time]")).to_have_text("0:45")
    seat.page.reload()
    expect(seat.page.locator("#half-near [data-time]")).to_have_text("0:45")
    expect(seat.page.locator("#polite")).to_contain_text("the clock stands still")
    seat.page.goto(f"{seat.base}/club")
    seat.page.goto(f"{seat.base}/clock")
    expect(seat.page.locator("#standing")).to_contain_text("Anna and Jonas")
    seat.page.locator("#standing button").click()
    expect(seat.page.locator("#half-near [data-time]")).to_have_text("0:45")


def test_a_browser_that_keeps_nothing_says_so(open_seat: OpenSeat) -> None:
    seat = open_seat()
    seat.page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); };")
    seat.page.add_init_script("Storage.prototype.removeItem = () => { throw new Error('full'); };")
    start(seat)
    seat.page.locator('[data-do="more"]').click()
    seat.page.locator('[data-more="new"]').click()
    expect(seat.page.locator("#not-kept")).to_be_visible()


LEAST = {(320, 568): 64, (375, 667): 85, (390, 844): 112, (768, 1024): 112, (844, 390): 112, (1440, 900): 112}


@pytest.mark.parametrize("size", more(LEAST, but=[(320, 568), (768, 1024)]))
@pytest.mark.parametrize("language", more(["en", "de", "fr"], but=["en"]))
def test_the_call_is_large_and_nothing_is_cut_off(
    open_seat: OpenSeat, size: tuple[int, int], language: str
) -> None:
    seat = open_seat(*size, locale=language)
    start(seat)
    for half in seat.page.locator(".half").all():
        around, call = half.bounding_box(), half.locator(".quarto").bounding_box()
        assert around
        assert call
        assert LEAST[size] <= call["height"]
        assert around["y"] <= call["y"]
        assert call["y"] + call["height"] <= around["y"] + around["height"]
        assert half.locator(".face").evaluate("(face) => face.scrollHeight <= face.clientHeight + 1")
    pause, undo = (seat.page.locator(f'[data-do="{act}"]').bounding_box() for act in ("pause", "undo"))
    assert pause
    assert undo
    assert pause["x"] + pause["width"] + 5 <= undo["x"]


def test_the_lists_of_clocks_stay_within_a_phone(open_seat: OpenSeat) -> None:
    seat = open_seat(320, 568, locale="de")
    STATES["clock, setting it"](seat)
    for select in seat.page.locator("#setup-form select").all():
        box = select.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 308


def test_a_length_that_is_none_is_refused_in_words(open_seat: OpenSeat) -> None:
    seat = open_seat()
    seat.page.goto(f"{seat.base}/clock?clock=nonsense")
    seat.page.wait_for_selector("body.ready")
    seat.page.locator('[name="clock_first"]').select_option("own")
    seat.page.locator('[name="minutes_first"]').evaluate("field => field.type = 'text'")
    seat.page.locator('[name="minutes_first"]').fill("soon")
    seat.page.locator("#setup-form .primary").click()
    expect(seat.page.locator("#setup-error")).to_contain_text("5 seconds to 24 hours")
