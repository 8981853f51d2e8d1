"""The kernel in the page, in a real browser: values without the server's work, and the never rules first."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.page.analysis_states import MIDGAME, analysed
from tests.page.table import Seat
from tests.page.test_browser_analysis import chip, heard, worth

pytestmark = pytest.mark.needs("chromium")

PATIENT = 30_000  # milliseconds: a worker of the server has to be started for the first reason
PERMISSION = "/api/analysis/permission"
# With one trait that counts a page needs a second for what a server knows by heart.
EARLY = "A3/4/4/4 B a1 traits=c"


def asked_of(page: Page) -> list[str]:
    """What the page asks the server for from now on, without files and words."""
    paths: list[str] = []

    def note(request: Request) -> None:
        path = "/" + request.url.split("/", 3)[3].split("?")[0]
        if path.startswith("/api/"):
            paths.append(path)

    page.on("request", note)
    return paths


def loaded_by_worker(page: Page) -> list[str]:
    """The files that the page's one worker has loaded."""
    (worker,) = page.workers
    names: list[str] = worker.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    return [name.rsplit("/", 1)[1] for name in names]


def opened(seat: Seat, position: str) -> None:
    """Open the board with an analysis that the server has made before: the page computes nothing yet."""
    query: dict[str, str | float | bool] = {"position": position, "language": "en"}
    assert seat.page.request.get(f"{seat.base}/api/analysis", params=query, timeout=PATIENT).ok
    analysed(seat, position)
    assert [] == seat.page.workers


def play(page: Page, square: str, piece: str) -> None:
    page.locator(f'[data-square="{square}"]').click()
    page.locator(f'[data-piece="{piece}"]').click()


def busy(status: int, code: str) -> Callable[[Route], None]:
    body = json.dumps({"code": code, "sentence": "Come again in a moment."})
    return lambda route: route.fulfill(status=status, body=body, content_type="application/json")


def test_values_come_from_the_page_and_only_permission_is_asked_for(seat: Seat) -> None:
    opened(seat, MIDGAME)
    page = seat.page
    asked = asked_of(page)
    play(page, "a3", "F")
    worth(page, "L2")
    expect(page.locator("#headline")).to_have_text("Loss in 2: a1, then give light round tall solid.")
    heard(page, "Loss in 2: a1, then give light round tall solid.")
    expect(page.locator("#board .value-chip")).to_have_count(8)
    expect(page.locator(".line-step")).to_have_count(2)
    page.locator("#explorer").evaluate("explorer => { explorer.open = true; }")
    expect(page.locator(".group").first).to_be_visible()
    assert [PERMISSION] == asked
    assert ["kernel.wasm"] == loaded_by_worker(page)
    asked.clear()
    play(page, "b3", "A")
    worth(page, "W1")
    assert [PERMISSION] == asked


def test_why_is_asked_of_the_server_and_only_then(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    page = seat.page
    play(page, "a3", "F")
    worth(page, "L2")
    expect(page.locator("#why-words")).to_be_empty()
    asked = asked_of(page)
    page.get_by_role("button", name="Show the reason").click()
    expect(page.locator("#why-words")).to_contain_text("no piece is safe to give next", timeout=PATIENT)
    expect(page.locator("#why-ask")).to_be_hidden()
    heard(page, page.locator("#why-words").inner_text())
    assert ["/api/analysis"] == asked
    page.keyboard.press("y")
    page.locator("#why-button").click()
    page.locator('[data-step="before"]').click()
    worth(page, "W3")
    page.locator('[data-step="next"]').click()
    worth(page, "L2")
    expect(page.locator("#why-words")).not_to_be_empty(timeout=PATIENT)  # what was said is kept


@pytest.mark.more
@pytest.mark.parametrize(("status", "code"), [(503, "analysis busy"), (429, "too many analyses")])
def test_a_busy_or_limited_server_takes_no_values_away(
    open_seat: Callable[..., Seat], status: int, code: str
) -> None:
    seat = open_seat(allowed=str(status))
    page = seat.page
    page.route("**/api/analysis?*", busy(status, code))
    analysed(seat, MIDGAME)
    play(page, "a3", "A")
    worth(page, "W1")
    page.get_by_role("button", name="Show the reason").click()
    heard(page, "Come again in a moment.")


def test_with_the_network_cut_the_board_still_shows_values(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="ERR_")
    analysed(seat, MIDGAME)
    page = seat.page
    play(page, "a3", "F")
    worth(page, "L2")
    page.context.set_offline(True)
    play(page, "a1", "A")
    worth(page, "W1")
    page.get_by_role("button", name="Show the reason").click()
    heard(page, "No connection.")
    worth(page, "W1")


@pytest.mark.more
def test_of_the_first_turns_the_server_is_asked_and_the_page_where_that_fails(
    open_seat: Callable[..., Seat],
) -> None:
    seat = open_seat(allowed="503")
    opened(seat, EARLY)
    page = seat.page
    asked = asked_of(page)
    play(page, "d2", "I")
    worth(page, "D")
    assert (["/api/analysis"], []) == (asked, page.workers)
    page.route("**/api/analysis?*", busy(503, "analysis busy"))
    play(page, "b3", "J")
    worth(page, "D")
    assert ["kernel.wasm"] == loaded_by_worker(page)


# Never


def counted_game(seat: Seat) -> str:
    answer = seat.page.request.post(
        f"{seat.base}/tables",
        form={"opponent": "level1", "first": "me", "counts": "true"},
        headers={"Accept": "application/json", "Origin": seat.base},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["game"])


def test_a_game_that_counts_forbids_the_kernel_too(open_seat: Callable[..., Seat]) -> None:
    """The page is open already, and its kernel runs: it is asked of the server all the same."""
    seat = open_seat(allowed="Failed to load resource")
    analysed(seat, MIDGAME)
    page = seat.page
    play(page, "a3", "F")
    worth(page, "L2")
    game = counted_game(seat)
    play(page, "b3", "A")
    expect(page.locator("#headline")).to_contain_text("No analysis while your serious game is going on")
    expect(page.locator(".grid .value-chip")).to_have_count(0)
    page.context.set_offline(True)  # what was said last holds
    page.locator("#again").click()
    expect(page.locator("#headline")).to_contain_text("No analysis while your serious game is going on")
    expect(page.locator(".grid .value-chip")).to_have_count(0)
    page.context.set_offline(False)
    assert page.request.delete(f"{seat.base}/api/games/{game}", headers={"Origin": seat.base}).ok
    page.locator("#again").click()
    worth(page, "W1")


@pytest.mark.more
def test_a_forbidden_page_loads_no_kernel(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="409")
    opened(seat, MIDGAME)
    page = seat.page
    counted_game(seat)
    asked = asked_of(page)
    play(page, "a3", "F")
    expect(page.locator("#headline")).to_contain_text("No analysis while your serious game is going on")
    assert ([PERMISSION], []) == (asked, page.workers)


# Without


@pytest.mark.more
@pytest.mark.parametrize(
    "without", ["delete window.Worker", "window.Worker = class { constructor() { throw new Error('no'); } }"]
)
def test_where_there_is_no_worker_the_server_analyses(open_seat: Callable[..., Seat], without: str) -> None:
    seat = open_seat()
    seat.page.add_init_script(without)
    analysed(seat, MIDGAME)
    asked = asked_of(seat.page)
    play(seat.page, "a3", "F")
    worth(seat.page, "L2")
    expect(seat.page.locator("#why-words")).not_to_be_empty(timeout=PATIENT)
    assert [PERMISSION, "/api/analysis"] == asked


@pytest.mark.more
@pytest.mark.parametrize("file", ["kernel.wasm", "workers-kernel_worker.js"])
def test_where_a_file_of_it_does_not_come_the_server_analyses(
    open_seat: Callable[..., Seat], file: str
) -> None:
    seat = open_seat(allowed="404")

    def misled(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(file, "nothing.js"))

    seat.page.route(re.compile(r"\d/analysis\?position"), misled)
    analysed(seat, MIDGAME)
    asked = asked_of(seat.page)
    for square, piece in (("a3", "F"), ("a1", "A")):
        play(seat.page, square, piece)
        expect(seat.page.locator("#why-words")).not_to_be_empty(timeout=PATIENT)
    assert [PERMISSION, "/api/analysis"] * 2 == asked
    expect(chip(seat.page, "c1")).to_have_attribute("data-text", "W1")


@pytest.mark.more
def test_no_table_loads_it(seat: Seat) -> None:
    seat.sit()
    seat.click("A a1")
    names = seat.page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert len(names) > 3
    assert [] == [name for name in names if "kernel" in name]
    assert [] == seat.page.workers


def test_a_page_may_compile_the_kernel_and_no_text(seat: Seat) -> None:
    answer: Any = seat.page.goto(f"{seat.base}/analysis")
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert "'self' 'wasm-unsafe-eval'" == policy["script-src"]
    assert "'self'" == policy["worker-src"]
    assert "'none'" == policy["default-src"]
    assert "cross-origin-embedder-policy" not in answer.headers
