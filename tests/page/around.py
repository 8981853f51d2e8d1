"""The states of the pages around the table; `states` has them all."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.table import QUARTO, Seat

Reach = Callable[[Seat], None]

STATES: dict[str, Reach] = {}
# A game in the middle, with a piece in hand.
MIDDLE = "M b4 A a2 J a3 H d4 F b3 I"
# What a browser itself writes into its console there.
NOISE = {"error": "404"}


def state(name: str) -> Callable[[Reach], Reach]:
    def keep(reach: Reach) -> Reach:
        STATES[name] = reach
        return reach

    return keep


def go(seat: Seat, path: str) -> None:
    seat.page.goto(f"{seat.base}{path}")
    seat.page.wait_for_load_state("networkidle")


@state("home, empty")
def home_empty(seat: Seat) -> None:
    go(seat, "/")


@state("home, with games")
def home_with_games(seat: Seat) -> None:
    seat.sit(name_me="Ada", name_other="Grace")
    seat.quick(QUARTO)
    seat.call("a1-a4")
    expect(seat.page.locator(".ending-title")).to_be_visible()
    seat.sit(opponent="level3")
    go(seat, "/")
    seat.page.locator("[data-known]").click()


@state("home, renaming and deleting")
def home_asking(seat: Seat) -> None:
    home_with_games(seat)
    seat.page.locator("[data-rename]").first.click()
    seat.page.locator("[data-delete]").last.click()


@state("new")
def new(seat: Seat) -> None:
    go(seat, "/new")


@state("new, all choices")
def new_all(seat: Seat) -> None:
    go(seat, "/new")
    seat.page.locator('[value="here"]').check()
    seat.page.locator("summary").click()


@state("new with faults")
def new_with_faults(seat: Seat) -> None:
    go(seat, "/new?opponent=nobody&clock_me=soon")
    expect(seat.page.locator("[data-start-error]")).to_be_visible()


@state("without sight")
def without_sight(seat: Seat) -> None:
    go(seat, "/without-sight")


@state("rules")
def rules(seat: Seat) -> None:
    go(seat, "/rules")


@state("position")
def position(seat: Seat) -> None:
    go(seat, "/position?text=4/AO2/JF1G/IM1H+D+b2")


@state("print")
def printed(seat: Seat) -> None:
    seat.sit()
    seat.quick(MIDDLE)
    go(seat, f"/table/{seat.page.url.rsplit('/', 1)[1]}/print")


@state("error")
def error(seat: Seat) -> None:
    go(seat, "/nowhere")
