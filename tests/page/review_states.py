"""The states of the page of a review; `states` has them all."""

from playwright.sync_api import expect

from tests.page.around import state
from tests.page.table import Seat

# Slips on turns 6, 7, 8 and 11, the last one punished; on turn 9 a quarto was overlooked.
TURNS = "I a2M c1A a1N d1O d4G b4C c2H a4F b1J c4D b2K d2#a2-d2"
LINK = f"/review?game={TURNS.replace(' ', '.').replace('#', '~')}&result=1-0"
MINE = f'[FirstPlayer "pine"]\n[SecondPlayer "person"]\n\n{TURNS} 1-0\n'
# Nobody slips, and nobody wins.
DRAWN = "/review?game=A.a1P.b1B.c1O.d1C.a2N.b2D.c2M.d2I.a3H.b3J.c3G.d3K.a4F.b4L.c4E.d4-.-&result=draw"


def opened(seat: Seat, record: str = MINE) -> str:
    """A table with a game that is over, in which I was second; its address."""
    seat.page.goto(seat.base)
    answer = seat.page.request.post(
        f"{seat.base}/tables",
        form={"record": record},
        headers={"Accept": "application/json", "Origin": seat.base},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["url"])


def reviewed(seat: Seat, path: str = LINK) -> None:
    seat.page.goto(f"{seat.base}{path}")
    seat.page.wait_for_selector("body.reviewed", timeout=30_000)


def my_review(seat: Seat) -> None:
    reviewed(seat, f"{opened(seat)}/review")


@state("review")
def review(seat: Seat) -> None:
    my_review(seat)


@state("review, why unfolded")
def why_unfolded(seat: Seat) -> None:
    my_review(seat)
    for _ in range(5):
        seat.page.keyboard.press("p")
    seat.page.locator(".reason-rows summary").click()
    expect(seat.page.locator(".reason-rows table")).to_be_visible()


@state("review, play on")
def play_on(seat: Seat) -> None:
    my_review(seat)
    seat.page.locator(".play-on summary").click()
    expect(seat.page.locator("#play-on")).to_be_visible()


@state("review, of a draw")
def drawn(seat: Seat) -> None:
    reviewed(seat, DRAWN)


@state("review, computing")
def computing(seat: Seat) -> None:
    """The server's answer is held back."""
    seat.page.route("**/api/review*", lambda _: None)
    seat.page.goto(f"{seat.base}{LINK}&first=Ada")  # no other test asks for this one
    expect(seat.page.locator(".review-wait")).to_be_visible()


@state("review, server away")
def away(seat: Seat) -> None:
    seat.page.route("**/api/review*", lambda route: route.abort())
    reviewed(seat, f"{LINK}&first=Grace")
    expect(seat.page.locator(".review-refused")).to_be_visible()


def trying(seat: Seat) -> None:
    my_review(seat)
    seat.page.locator("#try").click()
    expect(seat.page.locator("#attempt")).to_be_visible()


@state("review, trying again")
def try_again(seat: Seat) -> None:
    trying(seat)


@state("review, tried wrong")
def tried_wrong(seat: Seat) -> None:
    trying(seat)
    seat.page.locator('#review [data-square="d2"]').click()
    seat.page.locator('#review [data-piece="K"]').click()
    expect(seat.page.locator(".verdict.is-wrong")).to_be_visible()


@state("review, tried right")
def tried_right(seat: Seat) -> None:
    trying(seat)
    seat.page.locator('#review [data-square="b2"]').click()
    seat.page.locator('#review [data-piece="P"]').click()
    expect(seat.page.locator(".verdict.is-right")).to_be_visible()
