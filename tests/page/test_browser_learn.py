"""The lessons in a browser: their path, the way to them from home, and how far somebody has come."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.around import go, knows
from tests.page.axe import troubles
from tests.page.table import WHAT_FITS, Seat

Open = Callable[..., Seat]


def test_somebody_new_finds_the_lessons_beside_playing(open_seat: Open) -> None:
    seat = open_seat(390, 844)
    go(seat, "/")
    door = seat.page.locator("[data-newcomer]")
    expect(door).to_have_text("Learn in five minutes")
    expect(door).to_be_in_viewport(ratio=1)
    expect(seat.page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    expect(seat.page.locator("[data-go-on]")).to_be_hidden()
    door.click()
    expect(seat.page.locator("#lesson-title")).to_have_text("One thing in common")


def test_whoever_has_begun_goes_on_quietly(open_seat: Open) -> None:
    seat = open_seat()
    knows(seat, one_trait=([1, 2], False))
    go(seat, "/")
    expect(seat.page.locator("[data-newcomer]")).to_be_hidden()
    expect(seat.page.locator("[data-go-on]")).to_have_text("Go on learning Next: One thing in common")
    expect(seat.page.locator("[data-go-on] a")).to_have_attribute("href", "/learn/one-trait#3")


def test_whoever_has_played_is_not_new(open_seat: Open) -> None:
    seat = open_seat()
    seat.sit()
    go(seat, "/")
    expect(seat.page.locator("[data-newcomer]")).to_have_count(0)
    expect(seat.page.locator("[data-go-on]")).to_be_hidden()


def test_the_path_shows_what_is_done_and_where_to_go_on(seat: Seat) -> None:
    knows(seat, one_trait=([1, 2, 3, 4, 5], True), pieces=([1, 3], False))
    go(seat, "/learn")
    door = seat.page.locator("#lessons [data-go-on]")
    expect(door).to_have_text("Go on: lesson 2, task 2")
    expect(door).to_have_attribute("href", "/learn/pieces#2")
    names = seat.page.locator(".path h3 a").all_text_contents()
    assert ["Done.\xa0One thing in common", "Now.\xa0Sixteen pieces", "Give and place"] == names[:3]
    expect(seat.page.locator('[data-lesson="pieces"] [data-about]')).to_have_text("2 of 5 tasks done")
    for path in ("/rules", "/without-sight", "/new?opponent=level1"):
        expect(seat.page.locator(f'main a[href="{path}"]')).to_be_visible()


def test_the_course_has_an_end(seat: Seat) -> None:
    names = ("one_trait", "pieces", "give_and_place", "call_and_show", "missed", "hot", "safe", "pincer")
    whole = ([1, 2, 3, 4, 5, 6, 7], True)
    knows(seat, **dict.fromkeys((*names, "count", "trap"), whole))
    go(seat, "/learn")
    expect(seat.page.locator("[data-course-done]")).to_be_visible()
    expect(seat.page.locator("#lessons [data-go-on]")).to_be_hidden()
    go(seat, "/")
    expect(seat.page.locator("[data-go-on]")).to_be_hidden()


def test_the_pieces_to_learn_with_are_kept(seat: Seat) -> None:
    go(seat, "/learn")
    seat.page.locator("#edition").select_option("access")
    go(seat, "/learn/pieces")
    seat.page.wait_for_selector("body.ready")
    expect(seat.page.locator("#lesson-text")).to_contain_text("texture")


def test_a_lesson_is_one_link(seat: Seat) -> None:
    go(seat, "/learn/hot?lang=de&edition=access")
    seat.page.wait_for_selector("body.ready")
    seat.page.locator("#pass-on summary").click()
    address = f"{seat.base}/learn/hot?lang=de&edition=access"
    expect(seat.page.locator(".link-text")).to_have_text(address)
    expect(seat.page.locator(".link-picture")).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 844, 1440])
def test_nothing_is_cut_off_and_axe_finds_nothing(open_seat: Open, width: int) -> None:
    seat = open_seat(width, 390 if width == 844 else 800)
    knows(seat, one_trait=([1, 2, 3, 4, 5], True), pieces=([1, 3], False))
    for path in ("/learn", "/learn/trap#match", "/"):
        go(seat, path)
        assert 0 == seat.page.evaluate(WHAT_FITS), path
        assert [] == troubles(seat.page), path
