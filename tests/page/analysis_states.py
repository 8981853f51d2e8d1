"""The states of the page of the analysis; `states` has them all."""

from urllib.parse import quote

from playwright.sync_api import expect

from tests.page.around import state
from tests.page.table import Seat

# Only a3 with light square tall hollow wins: wherever it is placed, no piece that is left is safe.
MIDGAME = "1J1E/L2B/4/KOH1 I - classic"
OPENING = "A3/4/4/4 B a1 classic"
# The four of row 1 are light, and nobody has called yet.
LIVE = "ABCD/4/KOHJ/4 E d1 classic"
FAULTY = "AA2/4/B3/4 B d4"


def analysed(seat: Seat, position: str = "", **more: str) -> None:
    query = "&".join(
        f"{name}={quote(value)}" for name, value in {"position": position, **more}.items() if value
    )
    seat.page.goto(f"{seat.base}/analysis?{query}" if query else f"{seat.base}/analysis")
    seat.page.wait_for_selector("body.ready")
    expect(seat.page.locator("#verdict-chip .value-chip")).to_be_visible(timeout=20_000)


def setting_up(seat: Seat, text: str = "") -> None:
    analysed(seat, MIDGAME)
    seat.page.locator("#setup-button").click()
    expect(seat.page.locator("#setup-form")).to_be_visible()
    if text:
        seat.page.locator("#setup-text").fill(text)


@state("analysis, opening")
def opening(seat: Seat) -> None:
    analysed(seat, OPENING)
    seat.page.locator("#explorer").evaluate("explorer => { explorer.open = true; }")
    expect(seat.page.locator(".group").first).to_be_visible()


@state("analysis")
def midgame(seat: Seat) -> None:
    analysed(seat, MIDGAME)


@state("analysis, a square is chosen")
def chosen(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    seat.page.locator('[data-square="a3"]').click()
    expect(seat.page.locator('[data-piece="F"] .value-chip')).to_have_attribute("data-text", "W3")


@state("analysis, why")
def why(seat: Seat) -> None:
    chosen(seat)
    seat.page.locator('[data-piece="F"]').focus()
    seat.page.keyboard.press("y")
    expect(seat.page.locator(".why-table")).to_be_visible()


@state("analysis, variations")
def variations(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    seat.page.locator(".line-step").last.click()
    seat.page.locator("[role=treeitem]").first.click()
    seat.page.locator('[data-square="b3"]').click()
    seat.page.locator('[data-piece="F"]').click()
    expect(seat.page.locator("[role=treeitem]")).to_have_count(5)
    expect(seat.page.locator("#verdict-chip .value-chip")).to_have_attribute("data-text", "D")


@state("analysis, a quarto may be called")
def live(seat: Seat) -> None:
    analysed(seat, LIVE)
    expect(seat.page.locator(".call-turn")).to_be_visible()


@state("analysis, setting up")
def set_up(seat: Seat) -> None:
    setting_up(seat)
    seat.page.locator('[data-piece="A"]').click()


@state("analysis, setting up with faults")
def set_up_with_faults(seat: Seat) -> None:
    setting_up(seat, FAULTY)
    expect(seat.page.locator("#setup-faults li")).to_have_count(3)


@state("analysis, copying")
def copying(seat: Seat) -> None:
    variations(seat)
    seat.page.locator("#copy-button").click()
    expect(seat.page.locator("#copy-dialog")).to_be_visible()


@state("analysis, server away")
def server_away(seat: Seat) -> None:
    seat.page.add_init_script("delete window.Worker")  # nor can it find values itself
    analysed(seat, MIDGAME)
    seat.page.route("**/api/analysis?*", lambda route: route.abort())
    seat.page.locator('[data-square="a3"]').click()
    seat.page.locator('[data-piece="A"]').click()
    expect(seat.page.locator("#again")).to_be_visible()
