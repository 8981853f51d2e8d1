"""The states of the pages about puzzles; `states` has them all."""

import json

from playwright.sync_api import expect

from openquarto.puzzles import shipped
from tests.page.around import go, state
from tests.page.table import Seat
from tests.page.task_states import open_puzzle, puzzle_of, typed, wrong_answer

SET = "/puzzles/set?ids=" + ".".join(each.id for each in shipped()[400:10_000:1200])


def known_progress() -> str:
    """What a browser remembers after some weeks: forty tries, two that wait, a week of days."""
    ids = [each.id for each in shipped()[::200]]
    tries = [
        [id_, f"2026-11-{1 + at // 4:02}", int(at % 3 > 0), 1200 + 9 * at - 40 * (at % 3 == 0)]
        for at, id_ in enumerate(ids[:40])
    ]
    again = {
        ids[0]: {"due": "2026-11-10", "right": 0, "step": 1},
        ids[3]: {"due": "2026-11-12", "right": 1, "step": 0},
    }
    puzzles = {
        "rating": 1513.4,
        "deviation": 74.2,
        "volatility": 0.06,
        "tries": tries,
        "again": again,
        "streaks": {"best": 17, "last": 4},
        "storm": {"best": 22, "last": 22},
        "daily": {},
    }
    return json.dumps(
        {"version": 1, "puzzles": puzzles, "lessons": {"hot": {"done": [0, 1], "match": False}}}
    )


def remember(seat: Seat) -> None:
    """A browser that has played before, with the last days filled in."""
    seat.page.goto(f"{seat.base}/privacy")
    seat.page.evaluate(
        """(text) => {
          const known = JSON.parse(text);
          for (const ago of [1, 2, 3, 5, 6, 9]) {
            const day = new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10);
            known.puzzles.daily[day] = ago % 3 !== 0;
          }
          localStorage.setItem("openquarto-progress", JSON.stringify(known));
        }""",
        known_progress(),
    )


@state("puzzles, new")
def puzzles_new(seat: Seat) -> None:
    go(seat, "/puzzles")
    expect(seat.page.locator("[data-days] li")).to_have_count(14)


@state("puzzles, with a rating")
def puzzles_known(seat: Seat) -> None:
    remember(seat)
    go(seat, "/puzzles")
    expect(seat.page.locator(".plot")).to_be_visible()


@state("puzzles, a link for a class")
def puzzles_link(seat: Seat) -> None:
    go(seat, "/puzzles")
    seat.page.locator('[name="ids"]').fill(shipped()[0].id)
    seat.page.locator("#set-form button").click()
    expect(seat.page.locator(".link-picture")).to_be_visible()


def run_to_the_end(seat: Seat, mode: str, *, left: int = 180_000) -> None:
    """A streak or a storm whose third puzzle is on the board; in a storm the second went wrong."""
    chosen = [puzzle_of("take it"), puzzle_of("complete"), puzzle_of("square")]
    results = [[chosen[0].id, True], [chosen[1].id, mode == "streak"]]
    series = {
        "mode": mode,
        "filter": {"kind": "all", "rules": "all", "difficulty": "mine"},
        "list": [],
        "results": results,
        "left": left,
        "since": None,
    }
    seat.page.goto(f"{seat.base}/privacy")
    seat.page.evaluate("(text) => sessionStorage.setItem('openquarto-series', text)", json.dumps(series))
    open_puzzle(seat, chosen[2], f"?in={mode}")


@state("series, streak")
def series_streak(seat: Seat) -> None:
    run_to_the_end(seat, "streak")
    expect(seat.page.locator(".series-marks > *")).to_have_count(2)


@state("series, storm")
def series_storm(seat: Seat) -> None:
    run_to_the_end(seat, "storm")
    expect(seat.page.locator(".storm-clock")).to_be_visible()


@state("series, storm over")
def series_storm_over(seat: Seat) -> None:
    run_to_the_end(seat, "storm", left=600)
    expect(seat.page.locator(".series-end")).to_be_focused()


@state("series, streak over")
def series_streak_over(seat: Seat) -> None:
    run_to_the_end(seat, "streak")
    typed(seat, wrong_answer(puzzle_of("square")))
    expect(seat.page.locator(".series-end")).to_be_visible(timeout=30_000)


@state("puzzle set")
def puzzle_set(seat: Seat) -> None:
    remember(seat)
    go(seat, SET)
    expect(seat.page.locator(".set-list .result")).to_have_count(8)


def go_to_sheets(seat: Seat, query: str) -> None:
    """The page is there when its puzzles are solved, for which a worker may have to start first."""
    seat.page.goto(f"{seat.base}/puzzles/print?{query}", timeout=60_000)


@state("puzzle sheets")
def puzzle_sheets(seat: Seat) -> None:
    go_to_sheets(seat, "ids=8e8c7490.d9435d66.b1c05588")


@state("puzzle sheets, large")
def puzzle_sheets_large(seat: Seat) -> None:
    go_to_sheets(seat, "ids=8e8c7490.d9435d66&large=1")
