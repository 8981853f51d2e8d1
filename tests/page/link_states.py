"""The states of play by link; `states` has them all."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.page.around import NOISE, go, state
from tests.page.link import join, link_of
from tests.page.table import Seat

NOISE["invitation, refused"] = "410"


@contextmanager
def elsewhere(seat: Seat) -> Iterator[Seat]:
    """Somebody in another browser."""
    browser = seat.page.context.browser
    assert browser
    with browser.new_context() as context:
        yield Seat(context.new_page(), seat.base)


def invited(seat: Seat) -> str:
    with elsewhere(seat) as host:
        host.sit(opponent="link", name_me="Ada")
        return link_of(host)


@state("new, by link")
def new(seat: Seat) -> None:
    go(seat, "/new?opponent=link")


@state("waiting for the other")
def waiting(seat: Seat) -> None:
    seat.sit(opponent="link", name_me="Ada", clock="60")
    link_of(seat)
    seat.page.locator("#invite .primary").focus()


@state("by link, the other is away")
def away(seat: Seat) -> None:
    seat.sit(opponent="link", first="me", name_me="Ada", clock="60")
    with elsewhere(seat) as other:
        join(other, link_of(seat), "Grace Brewster Hopper")
    expect(seat.page.locator('[data-presence="away"]')).to_have_count(1, timeout=20_000)


@state("seat to another device")
def moving(seat: Seat) -> None:
    seat.sit(opponent="level3", first="me")
    seat.page.locator("#menu-button").click()
    seat.page.locator('[data-link="move"]').click()
    expect(seat.page.locator("#link-body .link-picture")).to_be_visible()


@state("invitation")
def invitation(seat: Seat) -> None:
    seat.page.goto(invited(seat))
    expect(seat.page.locator("#name")).to_be_visible()


@state("invitation, refused")
def refused(seat: Seat) -> None:
    seat.page.goto(f"{invited(seat)}x")
    expect(seat.page.locator("[data-join-taken]")).to_be_visible()


@state("my games, leaving one by link")
def leaving(seat: Seat) -> None:
    seat.sit(opponent="link", name_me="Ada", first="me")
    with elsewhere(seat) as other:
        join(other, link_of(seat), "Boris")
        expect(seat.page.locator("#invite")).to_be_hidden()
    go(seat, "/games")
    seat.page.locator("[data-delete]").click()


@state("invitation, cut off")
def cut(seat: Seat) -> None:
    go(seat, f"/join/{invited(seat).split('#')[0].rsplit('/', 1)[1]}")


@state("privacy")
def privacy(seat: Seat) -> None:
    go(seat, "/privacy")
    seat.page.locator("[data-ask]").click()
