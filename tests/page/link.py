"""Two people at one table by link, each in a browser of their own."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.page.table import QUARTO, Seat

# Who does what in that game: first gives, then each places and gives in turn.
_MOVES = QUARTO.split()
TURNS = [_MOVES[:1], *(_MOVES[at : at + 2] for at in range(1, len(_MOVES), 2))]
REFUSED = "the server responded with a status of 4"  # what a browser writes about a refusal


@dataclass
class Pair:
    """The one who invited gives first."""

    me: Seat
    you: Seat

    def play(self, turns: int) -> None:
        """So many turns of the game, by pointer; each is seen by both before the next."""
        for at, moves in enumerate(TURNS[:turns]):
            actor, other = (self.me, self.you) if at % 2 == 0 else (self.you, self.me)
            actor.quick(" ".join(moves))
            for move in moves:
                other.happened(move)


def link_of(seat: Seat) -> str:
    """The invitation that the panel shows."""
    shown = seat.page.locator("#invite .link-text")
    expect(shown).to_contain_text("#")
    return shown.inner_text()


def join(seat: Seat, link: str, name: str = "") -> None:
    """Open an invitation and sit down."""
    seat.page.goto(link)
    seat.page.locator("#name").fill(name)
    seat.page.locator(".join form .primary").click()
    seat.ready()


def pair(open_seat: Callable[..., Seat], name: str = "Boris", **choice: str) -> Pair:
    """Both sit, and the game has begun."""
    me, you = open_seat(allowed=REFUSED), open_seat(allowed=REFUSED)
    me.sit(**{"opponent": "link", "first": "me", "name_me": "Ada", **choice})
    join(you, link_of(me), name)
    expect(me.page.locator("#invite")).to_be_hidden()
    return Pair(me, you)
