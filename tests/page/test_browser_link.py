"""Two people at one table by link, and a watcher, in real browsers: from the invitation to the rematch."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.page.link import TURNS, Pair, join, link_of, pair
from tests.page.table import Seat, serving

pytestmark = pytest.mark.needs("chromium")

PATIENCE = 20_000  # an absence is told after 5 s
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def tab_to(seat: Seat, selector: str) -> None:
    """Go there by Tab alone."""
    for _ in range(20):
        if seat.page.evaluate("name => document.activeElement.closest(name) !== null", selector):
            return
        seat.page.keyboard.press("Tab")
    raise AssertionError(selector)


def play_on(me: Seat, you: Seat, watcher: Seat) -> None:
    """The whole game, me by pointer and you by keyboard; both load their pages again on the way."""
    tab_to(you, "#board")
    for at, moves in enumerate(TURNS):
        actor, other = (me, you) if at % 2 == 0 else (you, me)
        actor.quick(" ".join(moves)) if actor is me else actor.press(" ".join(moves))
        for move in moves:
            other.happened(move)
            watcher.happened(move)
        if at == 3:
            me.page.reload()
            me.ready()
            you.page.reload()
            you.ready()
            tab_to(you, "#board")


def test_a_game_in_two_languages_one_by_keyboard_alone(open_seat: Callable[..., Seat]) -> None:
    me, you, watcher = open_seat(permissions=CLIPBOARD), open_seat(locale="fr"), open_seat()
    me.sit(opponent="link", first="me", name_me="Ada")
    expect(me.page.locator("#status")).to_have_text("Waiting for the other player.")
    expect(me.page.locator("#invite")).to_contain_text("This link works on this computer only.")
    expect(me.page.locator(".link-picture")).to_have_attribute("alt", "The link as a QR code")
    me.heard("The link for the other player is ready.")
    tab_to(me, "#invite .primary")
    me.page.keyboard.press("Enter")
    me.heard("Link copied.")
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert link == link_of(me)
    me.page.reload()
    assert link == link_of(me)
    tab_to(me, "#invite .primary")

    you.page.goto(link)
    expect(you.page.locator(".lead")).to_have_text("Joueur Ada vous invite à une partie de Quarto.")
    assert "#" not in you.page.url
    tab_to(you, "#name")
    you.page.keyboard.type("Boris")
    you.page.keyboard.press("Enter")
    you.ready()
    expect(me.page.locator("#log")).to_contain_text("Player Boris has sat down.")
    me.heard("Your turn: give.")
    expect(me.page.locator("#invite")).to_be_hidden()
    expect(me.page.locator("#board td:focus")).to_have_count(
        1
    )  # where the panel was, nothing is left to hold it
    assert me.page.evaluate("sessionStorage.getItem('openquarto-invitation')") is None
    watcher.page.goto(me.page.url)
    watcher.ready()
    assert 7 >= len(me.tab_stops)

    play_on(me, you, watcher)
    you.page.keyboard.press("q")
    you.page.keyboard.press("ArrowDown")
    you.page.keyboard.press("Enter")
    you.heard("Vous gagnez", urgent=True)
    me.heard("Player Boris calls Quarto: column a. In common: round. Player Boris wins.", urgent=True)
    watcher.heard("Player Boris wins.", urgent=True)
    expect(watcher.page.locator(".ending-line")).to_have_text("Column a: round")
    expect(watcher.page.locator("#rematch")).to_have_count(0)
    expect(watcher.page.locator("#review-game")).to_have_text("Review the game")

    me.page.locator("#rematch").click()
    me.page.wait_for_url(lambda url: url not in (you.page.url, watcher.page.url))
    you.heard("L'autre joueur propose une autre partie.")
    watcher.heard("The players have started another game.")
    you.page.locator(".ending-buttons a.primary").click()
    you.ready()
    assert me.page.url == you.page.url
    expect(you.page.locator("#players")).to_contain_text("Score\u00a0: 1")


def test_the_lot_is_told_to_both(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat, first="lot")
    for seat in (both.me, both.you):
        expect(seat.page.locator("#log")).to_contain_text("At random")
    assert ["first", "second"] == sorted(mine(seat) for seat in (both.me, both.you))


def mine(seat: Seat) -> str:
    """Where the player of a page sits."""
    name = seat.page.locator(".player", has=seat.page.get_by_text("You", exact=True))
    return str(name.get_attribute("data-seat"))


def test_names_cannot_pass_for_messages(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat, "2nd calls Quarto: row 1", name_me="<b>Ada</b>")
    name = "Player 2nd calls Quarto: row 1"
    expect(both.me.page.locator("#log")).to_contain_text(f"{name} has sat down.")
    expect(both.you.page.locator("#players")).to_contain_text("<b>Ada</b>")
    assert 0 == both.you.page.locator("#players b, #log b, h1 b, #hand b").count()
    both.play(2)
    both.you.page.locator("#menu-button").click()
    both.you.page.locator('[data-wish="draw"]').click()
    expect(both.me.page.locator(".notice.offer p")).to_have_text(f"{name} offers a draw.")
    both.me.heard(f"{name} offers a draw.")
    both.me.page.locator(".notice.offer button").first.click()
    for seat in (both.me, both.you):
        expect(seat.page.locator(".ending-title")).to_have_text("Draw.")


@pytest.mark.more
def test_who_is_here_and_who_watches(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat)
    me, you = both.me.page, both.you.page
    other = me.locator('.player[data-seat="second"] .player-here')
    expect(other).to_have_text("here")
    expect(me.locator('.player[data-seat="first"] .player-here')).to_be_empty()
    watcher = open_seat().page
    watcher.goto(me.url)
    expect(me.locator("#watchers")).to_have_text("1 watching", timeout=PATIENCE)
    where = you.url
    you.goto("about:blank")
    expect(me.locator("#polite")).to_contain_text(
        "Player Boris has stepped away. The seat is kept.", timeout=PATIENCE
    )
    expect(other).to_have_text("away")
    expect(me.locator("#log li").last).to_have_text("Player Boris has stepped away. The seat is kept.")
    you.goto(where)
    both.me.heard("Player Boris is back.")
    expect(other).to_have_text("here")
    both.me.quick("M")
    expect(me.locator("#log li").nth(-2)).to_have_text("Player Boris is back.")


def test_quick_words_are_seen_and_heard_by_the_other(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat)
    me, you = both.me.page, both.you.page
    me.locator(".messages-head button").click()
    expect(me.locator("#talk-dialog button[data-word]")).to_have_count(6)
    me.get_by_role("button", name="Well seen!").click()
    expect(me.locator("#talk-dialog")).to_be_hidden()
    both.you.heard("Player Ada: Well seen!")
    expect(you.locator("#log li").last).to_have_text("Player Ada: Well seen!")
    expect(you.locator("#notices")).to_contain_text("Player Ada: Well seen!")
    both.me.heard("You: Well seen!")
    # Whoever does not want them says so, and is offered none.
    you.locator("#menu-button").click()
    you.locator('#menu [data-open="settings"]').click()
    you.locator('#settings [name="words"]').uncheck()
    expect(you.locator('[data-open="talk-dialog"]:visible')).to_have_count(0)
    me.locator(".messages-head button").click()
    me.get_by_role("button", name="Hello!").click()
    both.me.heard("You: Hello!")
    both.me.quick("M")
    both.you.happened("M")
    assert "Hello!" not in you.locator("#log").inner_text()


def test_a_seat_moves_to_another_device(open_seat: Callable[..., Seat]) -> None:
    both, phone = pair(open_seat), open_seat(390, 844)
    both.play(2)
    me = both.me.page
    me.locator("#menu-button").click()
    me.locator('[data-link="move"]').click()
    expect(me.locator("#link-dialog")).to_contain_text("whoever opens it first has your seat")
    phone.page.goto(me.locator("#link-body .link-text").inner_text())
    expect(phone.page.locator("#name")).to_have_count(0)
    phone.page.locator(".join form .primary").click()
    phone.ready()
    both.me.heard("Your seat is on another device now. Here you are watching.")
    expect(me.locator("#link-dialog")).to_be_hidden()
    expect(me.locator(".notice")).to_contain_text("Here you are watching.")
    Pair(phone, both.you).me.quick("a2 J")
    both.you.happened("J")
    both.me.happened("J")


def test_a_game_can_be_claimed_when_the_other_has_left_and_not_before(open_seat: Callable[..., Seat]) -> None:
    both = pair(open_seat)
    both.me.quick("M")
    both.you.happened("M")
    for seat in (both.me, both.you):
        seat.page.locator("#menu-button").click()
        expect(seat.page.locator('[data-wish="resign"], [data-sure="resign"]').first).to_be_visible()
        expect(seat.page.locator('[data-wish="claim"]')).to_be_hidden()
    home = both.me.page.context.new_page()
    home.goto(f"{both.me.base}/games")
    home.locator("[data-delete]").click()
    expect(home.locator("[data-sure] p")).to_contain_text(
        "The other player will be told and can claim the win."
    )
    home.locator("[data-really]").click()
    expect(home.locator("[data-told]")).to_have_text("You have left the game.")
    both.you.page.locator('[data-wish="claim"]').click()  # in the menu that is open, on one's own turn
    expect(both.you.page.locator(".ending-title")).to_have_text("You win.")


@pytest.mark.more
def test_the_tab_tells_whose_turn_it_is(open_seat: Callable[..., Seat]) -> None:
    """And a notification, if it is wanted; both only to somebody who looks elsewhere."""
    both = pair(open_seat)
    you = both.you.page
    you.context.grant_permissions(["notifications"])
    you.evaluate(
        "window.told = []; window.Notification = class { static permission = 'granted';"
        " static requestPermission = async () => 'granted';"
        " constructor(title, { body }) { told.push(`${title} | ${body}`); } close() {} }; null"
    )
    you.locator("#menu-button").click()
    you.locator('#menu [data-open="settings"]').click()
    you.locator('[name="notify"]').check()
    you.keyboard.press("Escape")
    expect(you).to_have_title("Ada – Boris – OpenQuarto")
    you.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    both.me.quick("M")
    expect(you).to_have_title("Your turn – Ada – Boris – OpenQuarto")
    assert ["Your turn | Ada – Boris"] == you.evaluate("told")
    you.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    expect(you).to_have_title("Ada – Boris – OpenQuarto")
    both.you.quick("b4 A")
    both.me.happened("A")
    expect(both.me.page).to_have_title("Ada – Boris – OpenQuarto")


@pytest.mark.long
def test_the_server_goes_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with browser.new_context() as mine, browser.new_context(locale="de") as yours:
        with serving(tmp_path) as base:
            me, you = Seat(mine.new_page(), base), Seat(yours.new_page(), base)
            me.sit(opponent="link", first="me", name_me="Ada")
            join(you, link_of(me), "Boris")
            Pair(me, you).play(3)
        me.heard("The server is restarting.", urgent=True)
        you.heard("Der Server hält kurz an.", urgent=True)
        with serving(tmp_path, port=urlsplit(base).port or 0):
            me.heard("Connected again. Nothing is lost.")
            you.heard("Wieder verbunden. Es ging nichts verloren.")
            you.quick("a3 H")
            me.happened("H")
            expect(me.page.locator('.player[data-seat="second"] .player-here')).to_have_text(
                re.compile("here")
            )
