"""States of the club: the list, an arbiter's four tabs and a refusal, a player's page, the wall, paper."""

import json

from playwright.sync_api import expect

from tests.page.around import go, state
from tests.page.table import Seat

NAMES = ("Mira", "Hana", "Anna", "Goran", "Inès", "Chloé", "Femke")
ASK = """async ([path, body]) => {
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return await answer.json();
}"""


def asked(seat: Seat, path: str, **body: object) -> dict[str, object]:
    answer = seat.page.evaluate(ASK, [path, body])
    assert isinstance(answer, dict), json.dumps(answer)
    return answer


def evening(seat: Seat) -> str:
    """A tournament of seven in its second round, with one result; whoever asks is its arbiter."""
    go(seat, "/club")
    name = asked(seat, "/club", name="Tuesday Open", rounds=5)["game"]
    for each in NAMES:
        asked(seat, f"/club/{name}/act/enter", name=each)
    asked(seat, f"/club/{name}/act/pair")
    for board in (1, 2, 3):
        asked(seat, f"/club/{name}/act/result", board=board, result="1-0")
    asked(seat, f"/club/{name}/act/pair")
    asked(seat, f"/club/{name}/act/result", board=1, result="=")
    return f"/club/{name}"


@state("club")
def club(seat: Seat) -> None:
    evening(seat)
    go(seat, "/club")


@state("club, arbiter, round")
def arbiters_round(seat: Seat) -> None:
    go(seat, evening(seat))
    seat.page.locator("#board-2-2 .result").first.focus()


@state("club, arbiter, players")
def arbiters_players(seat: Seat) -> None:
    go(seat, f"{evening(seat)}?tab=players")
    seat.page.locator("details").first.evaluate("each => (each.open = true)")
    seat.page.locator("[data-key]").first.click()
    expect(seat.page.locator("[data-key-card]")).to_be_visible()


@state("club, arbiter, standings")
def arbiters_standings(seat: Seat) -> None:
    go(seat, f"{evening(seat)}?tab=standings")
    seat.page.locator("details").first.evaluate("each => (each.open = true)")


@state("club, arbiter, history")
def arbiters_history(seat: Seat) -> None:
    go(seat, f"{evening(seat)}?tab=history")


@state("club, arbiter, settings")
def arbiters_settings(seat: Seat) -> None:
    go(seat, f"{evening(seat)}?tab=settings")
    seat.page.locator("details").first.evaluate("each => (each.open = true)")


@state("club, ratings")
def ratings(seat: Seat) -> None:
    go(seat, f"{evening(seat)}/ratings?player=Mira")


@state("club, slips")
def slips(seat: Seat) -> None:
    go(seat, evening(seat))
    seat.page.locator('form[action$="/slips"] button').click()
    expect(seat.page.locator(".slip").first).to_be_visible()


@state("club, player")
def player(seat: Seat) -> None:
    path = evening(seat)
    link = str(asked(seat, f"/api{path}/key", player=2)["url"])
    seat.page.context.clear_cookies()
    go(seat, f"{path}/come#{link.partition('#')[2]}")
    expect(seat.page.locator(".player")).to_be_visible()


@state("club, everybody")
def everybody(seat: Seat) -> None:
    path = evening(seat)
    seat.page.context.clear_cookies()
    go(seat, path)


@state("club, wall")
def wall(seat: Seat) -> None:
    go(seat, f"{evening(seat)}/wall")


@state("club, print")
def paper(seat: Seat) -> None:
    go(seat, f"{evening(seat)}/print")
