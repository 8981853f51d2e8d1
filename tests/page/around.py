"""The states of the pages around the table; `states` has them all."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.table import QUARTO, Seat

Reach = Callable[[Seat], None]

STATES: dict[str, Reach] = {}
# A game in the middle, with a piece in hand.
MIDDLE = "M b4 A a2 J a3 H d4 F b3 I"
# Against level 3, which gives first: I have just made a quarto in column a.
RECORD = (
    '[FirstPlayer "pine"]\n[SecondPlayer "person"]\n\n1. M b4A 2. a2J a3H 3. d4F b3I 4. a4G d3O 5. b2D a1 *\n'
)
# A shared game, in which a quarto was missed.
REPLAY = "/replay?game=M.b4A.a2J.a3H.d4F.b3I.a4G.d3O.b2D.a1P.c1B&result=0-1&end=resigned&first=Ada"
# What a browser itself writes into its console there.
NOISE = {
    "error": "404",
    "replay, cut off": "400",
    "review, server away": "ERR_FAILED",
    "analysis, server away": "ERR_FAILED",
}


def state(name: str) -> Callable[[Reach], Reach]:
    def keep(reach: Reach) -> Reach:
        known = STATES.setdefault(name, reach)
        # The same function comes again where its module is imported a second time, for the examples in it.
        assert known.__code__ == reach.__code__, f"there are two states named {name}"
        return reach

    return keep


def go(seat: Seat, path: str) -> None:
    seat.page.goto(f"{seat.base}{path}")
    seat.page.wait_for_load_state("networkidle")


@state("home, empty")
def home_empty(seat: Seat) -> None:
    go(seat, "/")


def play_some(seat: Seat) -> None:
    """A game that was won, one under masks, one that waits for somebody, and one in the middle."""
    seat.sit(name_me="Ada", name_other="Grace")
    seat.quick(QUARTO)
    seat.call("a1-a4")
    expect(seat.page.locator(".ending-title")).to_be_visible()
    seat.sit(mask="both")
    seat.sit(opponent="link")
    seat.sit(name_me="Ada Lovelace, Countess", name_other="Grace Hopper")
    seat.quick(MIDDLE)


@state("home, with games")
def home_with_games(seat: Seat) -> None:
    play_some(seat)
    go(seat, "/")


@state("home, choosing light or dark")
def home_look(seat: Seat) -> None:
    go(seat, "/")
    seat.page.locator("[data-look] button").click()
    expect(seat.page.locator("[data-look] select")).to_be_visible()


@state("my games, none")
def games_none(seat: Seat) -> None:
    go(seat, "/games")


@state("my games")
def games(seat: Seat) -> None:
    play_some(seat)
    lose(seat)
    go(seat, "/games")


def lose(seat: Seat) -> None:
    """A game against the computer that counts for the statistics."""
    seat.sit(opponent="level1")
    seat.page.locator("#menu-button").click()
    seat.page.locator('[data-sure="resign"]').click()
    seat.page.locator('#sure [data-wish="resign"]').click()
    expect(seat.page.locator(".ending-title")).to_be_visible()


@state("my games, renaming and deleting")
def games_asking(seat: Seat) -> None:
    games(seat)
    seat.page.locator("[data-rename]").first.click()
    seat.page.locator("[data-delete]").last.click()


@state("my games, nothing found")
def games_not_found(seat: Seat) -> None:
    lose(seat)
    go(seat, "/games?q=nobody&show=ended")


@state("learn")
def learn(seat: Seat) -> None:
    go(seat, "/learn")


def knows(seat: Seat, **lessons: tuple[list[int], bool]) -> None:
    """What the browser remembers: the tasks done of each lesson, and whether its small match is passed."""
    kept = {name.replace("_", "-"): {"done": done, "match": match} for name, (done, match) in lessons.items()}
    text = json.dumps({"version": 1, "puzzles": {}, "lessons": kept})
    seat.page.add_init_script(f"localStorage.setItem('openquarto-progress', {json.dumps(text)})")


@state("learn, on the way")
def learn_on_the_way(seat: Seat) -> None:
    knows(seat, one_trait=([1, 2, 3, 4, 5], True), pieces=([1, 2, 3, 4, 5], False), blocks=([2], False))
    go(seat, "/learn")
    expect(seat.page.locator(".step.done")).to_have_count(1)


@state("home, on the way")
def home_on_the_way(seat: Seat) -> None:
    knows(seat, one_trait=([1, 2], False))
    go(seat, "/")
    expect(seat.page.locator("[data-go-on]")).to_be_visible()


@state("open a record")
def open_record(seat: Seat) -> None:
    go(seat, "/open")


def open_a_record(seat: Seat) -> None:
    """A game that goes on where I can call."""
    go(seat, "/open")
    seat.page.locator("[data-record-text]").fill(RECORD)
    seat.page.locator("form[data-record] button").click()
    seat.ready()


@state("won against a level")
def beat_a_level(seat: Seat) -> None:
    open_a_record(seat)
    seat.call("a1-a4")
    expect(seat.page.locator(".ladder")).to_be_visible()


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


@state("replay")
def replay(seat: Seat) -> None:
    seat.page.goto(f"{seat.base}{REPLAY}")
    seat.page.wait_for_selector("body.ready")
    seat.page.locator('[data-step="before"]').click()


@state("replay, cut off")
def replay_cut_off(seat: Seat) -> None:
    go(seat, "/replay?game=M.b4A.a2&result=0")


@state("error")
def error(seat: Seat) -> None:
    go(seat, "/nowhere")
