"""The way in with an invitation, what is refused there, and privacy."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.link import REFUSED, join, link_of, pair
from tests.page.table import Seat, serving

pytestmark = pytest.mark.needs("chromium")


def test_a_used_invitation_offers_to_watch(open_seat: Callable[..., Seat]) -> None:
    me, you, late = open_seat(), open_seat(), open_seat(allowed=REFUSED)
    me.sit(opponent="link", first="me")
    link, table = link_of(me), me.page.url
    late.page.goto(link)
    expect(late.page.locator(".lead")).to_have_text("Somebody invites you to a game of Quarto.")
    join(you, link, "Boris")
    late.page.locator(".join form .primary").click()  # you were quicker
    taken = late.page.locator("[data-join-taken]")
    expect(taken.locator("h1")).to_have_text("This seat is taken")
    late.page.goto("about:blank")
    late.page.goto(link)
    expect(taken.locator("h1")).to_have_text("This seat is taken")
    expect(late.page.locator("form[data-join]")).to_be_hidden()
    taken.locator("a").click()
    late.ready()
    assert table == late.page.url
    assert '"seat":"none"' in (late.page.locator("#table").text_content() or "")


def test_an_old_invitation_to_a_free_seat_says_so(open_seat: Callable[..., Seat]) -> None:
    me, late = open_seat(), open_seat(allowed=REFUSED)
    me.sit(opponent="link", first="me")
    late.page.goto(f"{link_of(me).split('#')[0]}#{'x' * 22}")
    expect(late.page.locator("[data-join-taken] h1")).to_have_text("This invitation no longer works")


def test_an_invitation_that_was_cut_off_offers_to_watch(open_seat: Callable[..., Seat]) -> None:
    me, late = open_seat(), open_seat()
    me.sit(opponent="link", first="me")
    late.page.goto(link_of(me).split("#")[0])
    cut = late.page.locator("[data-join-cut]")
    expect(cut).to_contain_text("The end of this link is missing.")
    cut.locator("a").click()
    late.ready()


def test_who_sits_there_already_goes_straight_to_the_table(open_seat: Callable[..., Seat]) -> None:
    me, you = open_seat(), open_seat()
    me.sit(opponent="link", first="me")
    link, table = link_of(me), me.page.url
    join(you, link, "Boris")
    for seat in (me, you):
        seat.page.goto(link)
        seat.ready()
        assert table == seat.page.url


def test_without_a_line_and_in_another_language(open_seat: Callable[..., Seat]) -> None:
    me, you = open_seat(), open_seat(allowed="ERR_INTERNET_DISCONNECTED")
    me.sit(opponent="link", first="me", name_me="Ada")
    link = link_of(me)
    you.page.goto(link)
    you.page.locator("#name").fill("Boris")
    you.page.context.set_offline(True)
    you.page.locator(".join form .primary").click()
    expect(you.page.locator("[data-join-error]")).to_have_text(
        "No connection. Nothing is lost: please try again."
    )
    you.page.context.set_offline(False)
    expect(you.page.locator("#name")).to_have_value("Boris")
    you.page.locator(".language select").select_option("nl")
    expect(you.page.locator(".lead")).to_have_text("Speler Ada nodigt je uit voor een partij Quarto.")
    expect(you.page).to_have_url(re.compile("^[^#]*$"))
    you.page.locator(".join form .primary").click()
    you.ready()
    you.page.go_back()
    assert "/join/" not in you.page.url


def test_another_tab_plays_on_after_one_has_taken_a_seat(open_seat: Callable[..., Seat]) -> None:
    me, you = open_seat(), open_seat()
    me.sit(opponent="link", first="me")
    you.sit(opponent="here")
    you.quick("A")
    tab = Seat(you.page.context.new_page(), you.base)
    join(tab, link_of(me), "Boris")  # a new cookie, for both tabs
    expect(you.page.get_by_text("Connected again. Nothing is lost.").first).to_be_attached()
    you.quick("a1 B")
    you.page.reload()
    you.ready()
    you.happened("B")


@pytest.mark.more
def test_who_tries_too_often_waits(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, OPENQUARTO_LIMITS_TRIES="3") as base, browser.new_context() as mine:
        me = Seat(mine.new_page(), base)
        me.sit(opponent="link")
        link = link_of(me)
        with browser.new_context() as yours:
            page = yours.new_page()
            for _ in range(3):
                page.goto(f"{link.split('#')[0]}#{'x' * 22}")
                expect(page.locator("[data-join-taken]")).to_be_visible()
                page.goto("about:blank")
            page.goto(link)
            page.locator(".join form .primary").click()
            expect(page.locator("[data-join-error]")).to_contain_text("Too many tries.")


def test_the_secret_stays_where_it_belongs(open_seat: Callable[..., Seat]) -> None:
    me, you = open_seat(), open_seat()
    me.sit(opponent="link")
    link = link_of(me)
    secret = link.split("#")[1]
    asked: list[str] = []
    you.page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    join(you, link, "Boris")
    you.page.wait_for_load_state("networkidle")
    assert asked
    assert not [each for each in asked if secret in each]
    kept = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state])"
    assert secret not in you.page.evaluate(kept)


def test_a_table_by_link_is_chosen(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    seat.page.goto(seat.base)
    seat.page.locator(".start a", has_text="Play by link").click()
    expect(seat.page.locator('[value="link"]')).to_be_checked()
    expect(seat.page.locator('[name="name_other"]')).to_be_hidden()
    seat.page.locator('[name="name_me"]').fill("Ada")
    seat.page.locator(".start button.primary").click()
    assert "/join/" in link_of(seat)
    seat.page.goto(f"{seat.base}/new?opponent=link&start=1")
    assert "/join/" in link_of(seat)


@pytest.mark.more
def test_a_name_is_forgotten(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat)
    page = both.you.page
    page.goto(both.you.base)
    page.locator(".foot a[href='/privacy']").click()
    expect(page.locator("article")).to_contain_text("Games by link are deleted 90 days after their end.")
    expect(page.locator("article")).to_contain_text("everything stays on the computer it runs on")
    page.locator("[data-ask]").click()
    expect(page.locator("[data-cancel]")).to_be_focused()
    page.locator("[data-really]").click()
    expect(page.locator("[data-told]")).to_have_text("Your name has been removed.")
    expect(both.me.page.locator("#players")).to_contain_text("Second")
    expect(both.me.page.locator("body")).not_to_contain_text("Boris")


def test_without_scripts_it_is_said(open_seat: Callable[..., Seat]) -> None:
    me, you = open_seat(), open_seat()
    me.sit(opponent="link")
    text = you.page.request.get(link_of(me)).text()
    assert "To sit down you need JavaScript" in text.split("<noscript>")[-1]


def test_a_link_is_passed_on_without_encryption(open_seat: Callable[..., Seat]) -> None:
    """In a network without https a browser has no clipboard for pages; the old way works there."""
    seat = open_seat(allowed="ERR_FAILED")
    page = seat.page
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        " navigator.share = async ({ url }) => { window.shared = url; };"
        " document.addEventListener('copy', () => { window.taken = String(getSelection()); });"
    )
    page.route("**/invitation", lambda route: route.abort())
    seat.sit(opponent="link")
    seat.heard("The link could not be made.")
    page.unroute("**/invitation")
    page.locator("#invite button").click()
    link = link_of(seat)
    expect(page.locator("#invite .primary")).to_be_focused()
    page.locator("#invite .primary").click()
    seat.heard("Link copied.")
    expect(page.locator("#invite .primary")).to_be_focused()
    page.locator("#invite .quiet-button").click()
    assert [link, link] == page.evaluate("[taken, shared]")
    page.locator("#menu-button").click()
    page.locator('[data-link="watch"]').click()
    seat.heard("Link copied. Whoever opens it can watch, but not play.")
    assert page.url == page.evaluate("taken")
    page.locator("#menu-button").click()
    page.locator('[data-link="invite"]').click()
    expect(page.locator("#invite .primary")).to_be_focused()


def test_whatever_a_link_chooses_stays_chosen_in_the_form(seat: Seat) -> None:
    for clock, said in (("60", "60 seconds"), ("86400", "a day"), ("45", "45"), ("300+5", "300+5")):
        seat.page.goto(f"{seat.base}/new?opponent=link&clock={clock.replace('+', '%2B')}")
        mine = seat.page.locator("select[name=clock_me]")
        expect(mine).to_be_visible()  # unfolded, because it is not as usual
        assert (clock, said) == (mine.input_value(), mine.locator("option:checked").inner_text())
    seat.page.goto(f"{seat.base}/new?opponent=link")
    expect(seat.page.locator("select[name=clock_me]")).to_be_hidden()


def test_by_link_a_game_counts_until_somebody_chooses_otherwise(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat()
    page = seat.page
    page.goto(f"{seat.base}/new?opponent=link")
    counts = page.locator('input[type="checkbox"][name="counts"]')
    expect(counts).to_be_checked()
    page.locator('input[name="opponent"][value="here"]').check(force=True)
    expect(counts).not_to_be_checked()
    page.locator('input[name="opponent"][value="link"]').check(force=True)
    expect(counts).to_be_checked()
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    counts.uncheck()
    page.locator('input[name="opponent"][value="here"]').check(force=True)
    page.locator('input[name="opponent"][value="link"]').check(force=True)
    expect(counts).not_to_be_checked()
