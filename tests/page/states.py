"""Every state that the page can be in: one function each, which brings a new page there."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.page import (  # noqa: F401  they add their own
    analysis_states,
    class_states,
    clock_states,
    club_states,
    lesson_states,
    link_states,
    puzzle_states,
    review_states,
    task_states,
)
from tests.page.around import MIDDLE, NOISE, STATES, state
from tests.page.table import FULL, QUARTO, Seat

__all__ = ["LEARNING", "NOISE", "STATES"]

# Lessons and puzzles from the question to the end.
LEARNING = (
    *("lesson", "lesson, wrong, refuted", "lesson, on the way, right", "lesson, hint", "lesson, lines"),
    *("lesson, mask", "lesson, clock", "lesson, small match", "lesson, small match over"),
    *("task, square", "task, square, wrong", "task, square, right", "task, see", "task, lines"),
    *("task, turn half made", "task, hint", "task, mask"),
    *(
        "series, streak over",
        "series, storm",
        "series, storm over",
        "puzzle set",
        "puzzles, a link for a class",
    ),
)

CLOCKS = {"clock_me": "60", "clock_other": "60"}


def stay(seat: Seat) -> None:
    """Notices that go away by themselves, and what a touch tells, stay, so that they can be looked at."""
    seat.page.add_init_script(
        "{ const real = setTimeout; window.setTimeout = (act, wait, ...rest) =>"
        " wait === 6000 || wait === 1400 ? 0 : real(act, wait, ...rest); }"
    )


def opened(seat: Seat, dialog: str) -> None:
    seat.page.locator("#menu-button").click()
    seat.page.locator(f'#menu [data-open="{dialog}"]').click()
    expect(seat.page.locator(f"#{dialog}")).to_be_visible()


@state("lot")
def lot(seat: Seat) -> None:
    seat.sit(first="lot", opponent="level3", **CLOCKS)


@state("give")
def give(seat: Seat) -> None:
    seat.sit(**CLOCKS)
    seat.quick(f"{MIDDLE} a4")


@state("place")
def place(seat: Seat) -> None:
    seat.sit(**CLOCKS)
    seat.quick(MIDDLE)
    seat.page.locator('#board [data-square="a4"]').focus()


@state("place, access edition, names and blocks")
def place_access(seat: Seat) -> None:
    seat.sit(edition="access", blocks="1", traits="csf", name_me="Ada", name_other="Grace Hopper")
    seat.quick(MIDDLE)


@state("low time")
def low_time(seat: Seat) -> None:
    """Nothing is touched yet, and the page's time stands still where eight seconds are left."""
    seat.page.add_init_script(
        "{ const real = performance.now.bind(performance);"
        " performance.now = () => window.stopped ?? real(); }"
    )
    seat.sit(clock_me="600", clock_other="600")
    skip = "window.stopped = (window.stopped ?? performance.now()) + 591_500"
    # A message that was still on its way sets the clock anew, at the time that now stands still: once more.
    clock = seat.page.locator(".low-clock")
    seat.page.evaluate(skip)
    for _ in range(3):
        seat.page.wait_for_timeout(1200)  # it is shown once a second
        if not clock.text_content():
            seat.page.evaluate(skip)
    expect(clock).to_have_text(re.compile("^0:0[5-8]$"))


@state("opponent's turn")
def others_turn(seat: Seat) -> None:
    """The computer's answer is held back, so that its turn lasts."""
    turns: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            if turns:
                return
            line.send(message)
            news = json.loads(message)
            if news["t"] == "news" and not news["d"]["view"]["isMyTurn"]:
                turns.append(news["d"]["status"])

        server.on_message(told)

    seat.page.route_web_socket("**/socket*", between)
    seat.sit(opponent="level3")
    seat.page.locator('#stock [data-piece="M"]').click()
    seat.happened("M")


@state("chosen, once more to give")
def chosen(seat: Seat) -> None:
    stay(seat)
    seat.page.add_init_script("localStorage.setItem('openquarto', JSON.stringify({ confirm: 'all' }))")
    seat.sit()
    seat.page.locator('#stock [data-piece="M"]').click()
    expect(seat.page.locator(".notice.again")).to_be_visible()


@state("call")
def call(seat: Seat) -> None:
    seat.sit(**CLOCKS)
    seat.quick(QUARTO)
    seat.page.locator("#quarto").click()
    expect(seat.page.locator("#call-dialog")).to_be_visible()


@state("call with blocks")
def call_blocks(seat: Seat) -> None:
    seat.sit(blocks="1")
    seat.quick("M b2")
    seat.page.locator("#quarto").click()
    expect(seat.page.locator("[data-line]")).to_have_count(7)


@state("coach")
def coach(seat: Seat) -> None:
    """After D, row 1 could be completed: the coach offers to take it back."""
    seat.sit()
    seat.quick("A a1 B b1 C c1")
    seat.page.locator("#menu-button").click()
    seat.page.locator("#coach-choice").select_option("on")
    seat.page.locator('#stock [data-piece="D"]').click()
    expect(seat.page.locator(".notice.coach button").first).to_be_visible(timeout=30_000)


@state("under a mask")
def masked(seat: Seat) -> None:
    stay(seat)
    seat.sit(mask="both", **CLOCKS)
    for line in ("give 1", "b2", "give 2"):
        seat.say(line)
    expect(seat.page.locator("#line")).to_have_value("")
    seat.say("touch b2")
    expect(seat.page.locator(".felt")).to_have_count(1)


@state("first masked table")
def first_masked(seat: Seat) -> None:
    seat.sit(mask="both")
    expect(seat.page.locator(".notice.hint")).to_be_visible()


@state("call under a mask")
def masked_call(seat: Seat) -> None:
    seat.sit(mask="both", blocks="1")
    for line in ("give 1", "b2"):
        seat.say(line)
    expect(seat.page.locator("#log")).to_contain_text("b2")
    seat.page.locator("#quarto").click()
    expect(seat.page.locator("[data-line]")).to_have_count(19)


@state("menu")
def menu(seat: Seat) -> None:
    seat.sit()
    seat.quick(MIDDLE)
    seat.page.locator("#menu-button").click()


@state("menu, resign?")
def menu_resign(seat: Seat) -> None:
    menu(seat)
    seat.page.locator('[data-sure="resign"]').click()


@state("settings")
def settings(seat: Seat) -> None:
    seat.sit()
    opened(seat, "settings")


@state("keys")
def keys(seat: Seat) -> None:
    seat.sit()
    opened(seat, "keys-dialog")


@state("record")
def record(seat: Seat) -> None:
    seat.sit()
    seat.quick(MIDDLE)
    opened(seat, "record-dialog")
    expect(seat.page.locator("#record")).not_to_be_empty()


@state("rules here")
def rules_here(seat: Seat) -> None:
    seat.sit()
    opened(seat, "badge-dialog")


@state("offer")
def offer(seat: Seat) -> None:
    seat.sit()
    seat.quick(MIDDLE)
    seat.page.locator("#menu-button").click()
    seat.page.locator('#menu [data-wish="draw"]').click()
    expect(seat.page.locator(".notice.offer button")).to_have_count(2)


@state("offer to take back")
def offer_back(seat: Seat) -> None:
    seat.sit()
    seat.quick(MIDDLE)
    seat.page.locator("#menu-button").click()
    seat.page.locator('#menu [data-wish="back"]').click()
    expect(seat.page.locator(".notice.offer button")).to_have_count(2)


@state("refused")
def refused(seat: Seat) -> None:
    stay(seat)
    seat.sit()
    seat.quick(MIDDLE)
    seat.say("bananas")
    expect(seat.page.locator(".notice.refused")).to_be_visible()


@state("offline")
def offline(seat: Seat) -> None:
    seat.sit()
    seat.quick(MIDDLE)
    seat.page.route_web_socket("**/socket*", lambda line: line.close())
    seat.page.reload()
    seat.ready()
    expect(seat.page.locator(".notice.offline")).to_be_visible()


@state("games to bring")
def games_to_bring(seat: Seat) -> None:
    seat.page.goto(f"{seat.base}/games")
    seat.page.evaluate(
        """() => new Promise((resolve) => {
          const request = indexedDB.open("openquarto", 1);
          request.onupgradeneeded = () =>
            request.result.createObjectStore("shelf").put(new Uint8Array(9), "game:x");
          request.onsuccess = () => resolve(request.result.close());
        })"""
    )
    seat.page.reload()
    expect(seat.page.locator("[data-bring]")).to_be_visible()


@state("last look")
def last_look(seat: Seat) -> None:
    seat.sit(**CLOCKS)
    seat.quick(FULL)
    expect(seat.page.locator("#done")).to_be_visible()


@state("won")
def won(seat: Seat) -> None:
    seat.sit(name_me="Ada", name_other="Grace")
    seat.quick(QUARTO)
    seat.call("a1-a4")
    expect(seat.page.locator(".ending-title")).to_be_visible()


@state("drawn")
def drawn(seat: Seat) -> None:
    last_look(seat)
    for _ in range(2):
        before = seat.page.locator("#status").inner_text()
        seat.page.locator("#done").click()
        expect(seat.page.locator("#status")).not_to_have_text(before)
    expect(seat.page.locator(".ending-title")).to_be_visible()


@state("over, with a missed quarto")
def missed(seat: Seat) -> None:
    seat.sit()
    seat.quick(f"{QUARTO} P c1")
    menu_button = seat.page.locator("#menu-button")
    menu_button.click()
    seat.page.locator('[data-sure="resign"]').click()
    seat.page.locator('#sure [data-wish="resign"]').click()
    expect(seat.page.locator(".missed li")).to_have_count(1)


@state("over, a missed quarto is shown")
def missed_shown(seat: Seat) -> None:
    missed(seat)
    seat.page.locator(".missed-one").click()
    expect(seat.page.locator(".missed-one[aria-current]")).to_be_visible()


@state("over, at an earlier turn")
def stepped_back(seat: Seat) -> None:
    won(seat)
    seat.page.locator('[data-step="before"]').click()
    expect(seat.page.locator('[data-step="next"][aria-disabled="false"]')).to_be_visible()


@state("share")
def share(seat: Seat) -> None:
    won(seat)
    seat.page.locator("#share").click()
    expect(seat.page.locator("#share-dialog")).to_be_visible()


@state("watcher")
def watcher(seat: Seat) -> None:
    browser = seat.page.context.browser
    assert browser
    with browser.new_context() as elsewhere:
        player = Seat(elsewhere.new_page(), seat.base)
        player.sit(name_me="Ada", name_other="Grace")
        player.quick(MIDDLE)
        seat.page.goto(player.page.url)
        seat.ready()
