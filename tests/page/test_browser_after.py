"""After the end, in a real browser: stepping through the turns, missed quartos, sharing, a shared game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.around import REPLAY
from tests.page.states import missed, won
from tests.page.table import QUARTO, Seat

pytestmark = pytest.mark.needs("chromium")


def pieces(page: Page) -> int:
    return page.locator("#board td:not(.empty), .replay .board-grid td:not(.empty)").count()


def turn(page: Page, label: str) -> None:
    expect(page.locator("#steps .step-label")).to_have_text(label)


def test_by_buttons_one_turn_at_a_time(seat: Seat) -> None:
    won(seat)
    turn(seat.page, "Turn 9 of 9")
    names = ["First turn", "Turn before", "Next turn", "Last turn"]
    assert names == seat.page.locator("#steps button").all_inner_texts()
    for step in ("next", "last"):
        expect(seat.page.locator(f'[data-step="{step}"]')).to_have_attribute("aria-disabled", "true")
    seat.page.locator('[data-step="before"]').click()
    turn(seat.page, "Turn 8 of 9")
    expect(seat.page.locator("#status")).to_have_text("Turn 8 of 9")
    seat.heard(
        "Turn 8 of 9. Player Ada: b2, dark square short solid. Player Ada gives light round short hollow."
    )
    assert (8, "D") == (pieces(seat.page), seat.hand)
    expect(seat.page.locator(".capsule")).to_have_count(0)
    seat.page.locator('[data-step="first"]').click()
    turn(seat.page, "Start")
    assert (0, "M") == (pieces(seat.page), seat.hand)
    seat.page.locator('[data-step="last"]').click()
    assert 9 == pieces(seat.page)
    expect(seat.page.locator(".capsule.called")).to_have_count(2)


def test_by_keys_outside_the_grids(seat: Seat) -> None:
    won(seat)
    turn(seat.page, "Turn 9 of 9")
    seat.page.locator("#share").focus()
    for key, label in (("ArrowLeft", "Turn 8 of 9"), ("Home", "Start"), ("ArrowRight", "Turn 1 of 9")):
        seat.page.keyboard.press(key)
        turn(seat.page, label)
    seat.page.locator("#board [tabindex='0']").focus()
    seat.page.keyboard.press("ArrowRight")
    seat.page.locator("#line").press("Home")
    turn(seat.page, "Turn 1 of 9")
    seat.page.keyboard.press("Escape")
    seat.page.locator("#board [tabindex='0']").focus()
    seat.page.keyboard.press("h")
    seat.heard("Hand: light round tall solid.")
    seat.page.locator("#share").focus()
    seat.page.keyboard.press("End")
    turn(seat.page, "Turn 9 of 9")


def test_by_the_command_field(seat: Seat) -> None:
    won(seat)
    turn(seat.page, "Turn 9 of 9")
    for line, label in (("turn 3", "Turn 3 of 9"), ("next turn", "Turn 4 of 9"), ("back", "Turn 3 of 9")):
        seat.say(line)
        turn(seat.page, label)
        expect(seat.page.locator("#line")).to_have_value("")
    seat.heard("Turn 3 of 9. Player Grace: a3, dark round tall hollow.")
    expect(seat.page.locator(".notice")).to_have_count(0)


def test_by_a_finger_that_wipes_over_the_board(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(390, 844, has_touch=True, is_mobile=True)
    won(seat)
    turn(seat.page, "Turn 9 of 9")
    wipe(seat.page, 120)
    turn(seat.page, "Turn 8 of 9")
    wipe(seat.page, -120)
    turn(seat.page, "Turn 9 of 9")


def wipe(page: Page, across: int) -> None:
    box = page.locator("#platter").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        *(("touchMove", [{"x": x + across * part / 4, "y": y}]) for part in (1, 2, 3, 4)),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_missed_quarto_names_who_missed_it_and_leads_to_its_turn(seat: Seat) -> None:
    missed(seat)
    button = seat.page.locator(".missed-one")
    expect(button).to_have_accessible_name("Turn 9, column a: round Second made it. Nobody called. 5... a1P")
    button.click()
    turn(seat.page, "Turn 9 of 10")
    expect(seat.page.locator(".capsule.called")).to_have_count(2)
    expect(seat.page.locator("#board td.faded")).to_have_count(12)
    seat.heard("Turn 9, column a: round. Second made it. Nobody called.")


def test_nothing_of_it_is_there_before_the_end(seat: Seat) -> None:
    loaded: list[str] = []
    seat.page.on("request", lambda request: loaded.append(request.url))
    seat.sit()
    seat.quick(QUARTO)
    seat.page.keyboard.press("Home")
    expect(seat.page.locator("#steps")).to_be_hidden()
    expect(seat.page.locator("#missed")).to_be_hidden()
    assert not [url for url in loaded if "after" in url.rpartition("/")[2] or "replay" in url]


def test_a_watcher_steps_too(seat: Seat, open_seat: Callable[..., Seat]) -> None:
    won(seat)
    watcher = open_seat()
    watcher.page.goto(seat.page.url)
    watcher.ready()
    watcher.page.locator('[data-step="before"]').click()
    turn(watcher.page, "Turn 8 of 9")
    expect(watcher.page.locator("#share")).to_be_visible()


def test_a_record_that_is_over_can_be_stepped_through(seat: Seat) -> None:
    seat.page.goto(seat.base)
    record = "1. A a1B 2. b1C c1D d1#a1-d1 1-0"
    answer = seat.page.request.post(
        f"{seat.base}/tables", data={"record": record}, headers={"Origin": seat.base}
    )
    seat.page.goto(answer.url)
    seat.ready()
    seat.page.locator('[data-step="before"]').click()
    turn(seat.page, "Turn 3 of 4")


def test_under_masks_the_turns_are_open_after_the_end(seat: Seat) -> None:
    seat.sit(mask="both")
    for line in ("give 1", "b2", "give 2"):
        seat.say(line)
    seat.page.locator("#menu-button").click()
    seat.page.locator('[data-sure="resign"]').click()
    seat.page.locator('#sure [data-wish="resign"]').click()
    seat.page.locator('[data-step="first"]').click()
    turn(seat.page, "Start")
    expect(seat.page.locator("#steps .step-said")).to_have_text(
        re.compile(r"^First gives \w+ \w+ \w+ \w+\.$")
    )


def test_a_link_is_copied_without_names_unless_they_are_wanted(seat: Seat) -> None:
    seat.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    won(seat)
    seat.page.locator("#share").click()
    link = seat.page.locator("#share-dialog .link-text")
    expect(link).to_have_text(re.compile(r"/replay\?game=M\.b4A\..*&result=0-1$"))
    seat.page.get_by_label("Include the players' names").check()
    expect(link).to_have_text(re.compile("&first=Ada&second=Grace$"))
    seat.page.get_by_role("button", name="Copy the link").click()
    seat.heard("Link copied.")
    copied = seat.page.evaluate("navigator.clipboard.readText()")
    seat.page.goto(copied)
    expect(seat.page.get_by_role("heading", level=1)).to_have_text("Player Grace wins.")


def test_where_the_system_can_share_it_is_asked(seat: Seat) -> None:
    seat.page.add_init_script("navigator.share = async (what) => { window.shared = what.url; }")
    won(seat)
    seat.page.locator("#share").click()
    seat.page.locator("#share-dialog .primary").click()
    assert "/replay?game=M.b4A" in seat.page.evaluate("window.shared")


def test_pictures_of_the_end_can_be_had(seat: Seat) -> None:
    won(seat)
    seat.page.locator("#share").click()
    for name, start in (("Picture (SVG)", b"<svg"), ("Picture (PNG)", b"\x89PNG")):
        with seat.page.expect_download() as download:
            seat.page.get_by_role("link", name=name).click()
        assert download.value.path().read_bytes().startswith(start)


def test_a_shared_game_by_keyboard_and_ear(seat: Seat) -> None:
    seat.page.goto(f"{seat.base}{REPLAY}")
    seat.page.wait_for_selector("body.ready")
    expect(seat.page.get_by_role("heading", level=1)).to_have_text("Second wins.")
    turn(seat.page, "Turn 10 of 10")
    seat.page.keyboard.press("ArrowLeft")
    turn(seat.page, "Turn 9 of 10")
    spoken = seat.page.locator("[aria-live=polite]")
    expect(spoken).to_contain_text("Turn 9 of 10. Second: a1, light round short hollow.")
    seat.page.locator(".board-grid [tabindex='0']").focus()
    seat.page.keyboard.press("r")
    expect(spoken).to_contain_text("a1 light round short hollow")
    seat.page.keyboard.press("h")
    expect(spoken).to_contain_text("Hand: dark square short hollow.")
    expect(seat.page.locator(".replay-turns li.now")).to_contain_text("Turn 9 of 10")
    seat.page.locator(".missed-one").click()
    expect(seat.page.locator(".capsule.called")).to_have_count(2)
    expect(seat.page.get_by_role("link", name="Play a game yourself")).to_be_visible()


def test_a_link_that_was_cut_off_says_so(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="400")
    seat.page.goto(f"{seat.base}{REPLAY[:40]}")
    expect(seat.page.locator("main")).to_contain_text("This link does not hold a whole game")
