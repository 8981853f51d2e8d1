"""Whole games in a real browser: by mouse, keyboard, command field and touch, with every way of calling."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openquarto.speech.catalogue import languages
from tests.marking import spread
from tests.page.table import FULL, QUARTO, Seat

pytestmark = pytest.mark.needs("chromium")


def test_by_mouse_with_a_quarto_called(seat: Seat) -> None:
    seat.sit()
    seat.click(QUARTO)
    seat.call("a1-a4")
    seat.heard("Second calls Quarto: column a. In common: round. Second wins.", urgent=True)
    expect(seat.page.locator(".ending-title")).to_have_text("Second wins.")
    expect(seat.page.locator(".ending-line")).to_have_text("Column a: round")
    expect(seat.page.locator(".capsule.called")).to_have_count(2)


def test_by_keyboard_alone(seat: Seat) -> None:
    seat.sit()
    for _ in range(9):
        if seat.page.evaluate("document.activeElement.closest('#board') !== null"):
            break
        seat.page.keyboard.press("Tab")
    seat.press(QUARTO)
    seat.page.keyboard.press("q")
    expect(seat.page.locator("[data-line]").first).to_be_focused()
    seat.page.keyboard.press("ArrowDown")
    seat.page.keyboard.press("Enter")
    seat.heard("Second wins.", urgent=True)


@pytest.mark.more
def test_by_command_field_alone(seat: Seat) -> None:
    seat.sit()
    seat.type(QUARTO)
    seat.say("quarto column a")
    seat.heard("Second wins.", urgent=True)
    expect(seat.page.locator("#line")).to_have_value("")


def test_lines_typed_ahead_go_in_order(seat: Seat) -> None:
    seat.sit()
    for line in ("give M", "b4", "give A", "a2", "give J"):
        seat.say(line)
    seat.happened("J")
    expect(seat.page.locator("#board td:not(.empty)")).to_have_count(2)


def test_by_touch_a_gift_is_confirmed(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(390, 844, has_touch=True, is_mobile=True)
    seat.sit()
    home = seat.page.locator('#stock [data-piece="M"]')
    home.tap()
    expect(home).to_have_class(re.compile("chosen"))
    seat.heard("Dark square tall solid: once more to give.")
    seat.page.locator('#stock [data-piece="A"]').tap()
    expect(home).not_to_have_class(re.compile("chosen"))
    seat.click(QUARTO, tap=True)
    seat.page.locator("#quarto").tap()
    seat.page.locator('[data-line="a1-a4"]').tap()
    expect(seat.page.locator(".ending-title")).to_have_text("Second wins.")


def test_by_dragging(seat: Seat) -> None:
    seat.sit()
    seat.page.locator('#stock [data-piece="M"]').drag_to(seat.page.locator("#saucer"))
    seat.happened("M")
    seat.page.locator("#saucer").drag_to(seat.page.locator('#board [data-square="c3"]'))
    seat.happened("c3")


def test_a_missed_quarto_is_taken_by_the_other(seat: Seat) -> None:
    seat.sit()
    seat.quick(f"{QUARTO} P")
    seat.call("a1-a4")
    seat.heard("First calls Quarto: column a. In common: round. First wins.", urgent=True)


def test_a_quarto_expires_and_is_listed_at_the_end(seat: Seat) -> None:
    seat.sit()
    seat.quick(f"{QUARTO} P c1")
    seat.page.locator("#quarto").click()
    expect(seat.page.locator("[data-line]")).to_have_count(2)
    assert "a1-a4" not in seat.page.locator("#choices").inner_html()
    seat.page.keyboard.press("Escape")
    seat.say("quarto column a")
    seat.heard("That was a quarto, but it has expired.")
    seat.page.locator("#menu-button").click()
    seat.page.locator('[data-sure="resign"]').click()
    seat.page.locator('[data-wish="resign"]').click()
    expect(seat.page.locator(".missed li")).to_have_count(1)
    expect(seat.page.locator(".missed li")).to_contain_text("column a")


def test_a_false_call_is_told_and_used_up(seat: Seat) -> None:
    seat.sit()
    seat.quick("M b4")
    seat.call("a4-d4")
    seat.heard("Second calls Quarto: row 4. Not a quarto.")
    expect(seat.page.locator(".notice")).to_contain_text("Not a quarto.")
    before = seat.page.locator("#quarto").evaluate("button => button.outerHTML")
    seat.page.locator("#quarto").click()
    assert before == seat.page.locator("#quarto").evaluate("button => button.outerHTML")


def test_a_false_call_can_lose(seat: Seat) -> None:
    seat.sit(false_call="loses")
    seat.quick("M b4")
    seat.call("a4-d4")
    expect(seat.page.locator(".ending-title")).to_have_text("First wins.")


def test_the_last_look(seat: Seat) -> None:
    seat.sit()
    done = seat.page.locator("#done")
    expect(done).to_be_hidden()
    seat.quick(FULL)
    expect(done).to_be_visible()
    expect(seat.page.locator("#status")).to_contain_text("First has the last look.")
    done.click()
    expect(seat.page.locator("#status")).to_contain_text("Second has the last look.")
    done.click()
    expect(seat.page.locator(".ending-title")).to_have_text("Draw.")
    expect(done).to_be_hidden()


def test_only_who_looks_can_be_done_and_keeps_the_focus_at_the_board(open_seat: Callable[..., Seat]) -> None:
    seat, watcher = open_seat(), open_seat()
    seat.sit()
    seat.quick(FULL)
    watcher.page.goto(seat.page.url)
    watcher.ready()
    expect(watcher.page.locator("#status")).to_contain_text("First has the last look.")
    expect(watcher.page.locator("#done")).to_be_hidden()
    done = seat.page.locator("#done")
    done.press("Enter")
    expect(seat.page.locator("#status")).to_contain_text("Second has the last look.")
    expect(done).to_be_focused()
    done.press("Enter")
    expect(done).to_be_hidden()
    expect(seat.page.locator("#board td:focus")).to_be_visible()


def test_outside_a_window_the_button_only_answers(seat: Seat) -> None:
    seat.sit()
    seat.page.locator("#quarto").click()
    seat.heard(
        "No call now. You may call a line through the piece placed last: "
        "after you place it, or before you place the next one."
    )
    expect(seat.page.locator("#call-dialog")).to_be_hidden()


def test_refused_words_stay_in_the_field(seat: Seat) -> None:
    seat.sit()
    seat.say("bananas")
    seat.heard("I do not know bananas.")
    expect(seat.page.locator(".notice.refused")).to_be_visible()
    expect(seat.page.locator("#line")).to_have_value("bananas")


def test_against_the_computer_and_again(seat: Seat) -> None:
    """The computer gives first, so a place and a gift are one turn; the rematch changes who begins."""
    seat.sit(opponent="level1", first="them")
    page = seat.page
    for _ in range(16):
        expect(page.locator("#status")).to_contain_text("Your turn")
        if page.locator(".ending-title").count() or page.locator("#done").is_visible():
            break
        page.locator("#board td.empty").first.click()
        if page.locator("#done").is_visible():
            break
        expect(page.locator("#stock")).to_have_class(re.compile("to-give"))
        page.locator("#stock td:not(.gone)").first.click()
        page.wait_for_function(
            "() => document.querySelector('#board.to-place') || !document.querySelector('#ending').hidden"
            " || !document.querySelector('#done').hidden"
        )
        if page.locator(".ending-title").count():
            break
    if not page.locator(".ending-title").count():
        page.locator("#menu-button").click()
        page.locator('[data-sure="resign"]').click()
        page.locator('[data-wish="resign"]').click()
    before = page.url
    page.locator("#rematch").click()
    page.wait_for_url(lambda url: url != before)
    seat.ready()
    expect(page.locator("#status")).to_contain_text("Your turn: give.")


def test_take_back_and_an_offered_draw(seat: Seat) -> None:
    seat.sit()
    seat.quick("M b4")
    seat.page.locator("#menu-button").click()
    seat.page.locator('#menu [data-wish="back"]').click()
    seat.page.locator(".notice.offer button").first.click()
    expect(seat.page.locator('#board [data-square="b4"]')).to_have_class(re.compile("empty"))
    seat.page.locator("#menu-button").click()
    seat.page.locator('#menu [data-wish="draw"]').click()
    seat.page.locator(".notice.offer button").first.click()
    expect(seat.page.locator(".ending-title")).to_have_text("Draw.")


@pytest.mark.parametrize("language", spread(languages(), quick=("en",), more=("fr",)))
def test_every_language_plays(open_seat: Callable[..., Seat], language: str) -> None:
    seat = open_seat(locale=language)
    seat.sit(edition="access")
    assert language == seat.page.locator("html").get_attribute("lang")
    seat.quick(QUARTO)
    seat.call("a1-a4")
    expect(seat.page.locator(".ending-title")).not_to_be_empty()
    assert "{" not in seat.page.locator("body").inner_text()
