"""A lesson in a browser: a newcomer's walk from home to a called win, wrong answers, the small match."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from openquarto.kernel import Solver
from openquarto.lessons import LESSONS
from openquarto.notation.read import read_one
from tests.page.around import go, knows
from tests.page.axe import troubles
from tests.page.lesson_states import given_to
from tests.page.table import WHAT_FITS, Seat

Open = Callable[..., Seat]
FIRST = LESSONS["one-trait"]
ALL = (list(range(1, len(FIRST.tasks) + 1)), False)


class Learner:
    """Somebody with a finger, who counts what is tapped."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.page = seat, seat.page
        self.taps = 0

    def tap(self, what: Locator) -> None:
        what.tap()
        self.taps += 1

    def square(self, name: str) -> None:
        self.tap(self.page.locator(f'[data-square="{name}"]'))

    def give(self, piece: str) -> None:
        """A gift by finger is asked for twice."""
        for _ in range(2):
            self.tap(self.page.locator(f'[data-piece="{piece}"]'))

    def call(self, line: str) -> None:
        self.tap(self.page.locator(".quarto"))
        self.tap(self.page.locator(f'[data-line="{line}"]'))

    def turn(self, text: str) -> None:
        """A turn as a record writes it: a1M, a1#a1-d1, #a1-d1, M."""
        square, line = text[:2] if text[:1].islower() else "", text.partition("#")[2]
        if square:
            self.square(square)
            expect(self.page.locator(f'[data-square="{square}"]')).not_to_have_class(re.compile("empty"))
        if line:
            self.call(line)
        elif text[len(square) :]:
            self.give(text[len(square) :])

    def onward(self) -> None:
        self.tap(self.page.locator("#task-foot .primary"))


@pytest.fixture
def learner(open_seat: Open) -> Learner:
    return Learner(open_seat(390, 844, has_touch=True, is_mobile=True))


def judged(page: Page, kind: str) -> Locator:
    """The verdict on an answer; the first one waits for the worker that judges."""
    verdict = page.locator(f".verdict.is-{kind}")
    expect(verdict).to_be_visible(timeout=30_000)
    return verdict


def place(page: Page) -> float:
    """How far down the page the board is."""
    far: float = page.evaluate(
        "document.querySelector('#here .platter').getBoundingClientRect().top + window.scrollY"
    )
    return far


def at_task(page: Page, number: int, count: int = len(FIRST.tasks)) -> None:
    expect(page.locator("#task-number")).to_have_text(f"Task {number} of {count}", timeout=15_000)
    expect(page.locator(f'#lesson[data-shown="{number}"]')).to_be_visible(timeout=15_000)


def play(learner: Learner) -> None:
    """Play a small match to its end, as well as it can be done."""
    page, solver = learner.page, Solver(table_mb=16)
    while not page.locator(".ending-title").is_visible():
        position = read_one(page.request.get(f"{page.url}/record.qgn").text()).position
        if position.to_act is not FIRST.match.learner:
            page.wait_for_timeout(100)
            continue
        page.wait_for_selector(".to-place" if position.hand else ".to-give, .ending-title")
        learner.turn("".join(map(str, next(iter(solver.best_turns(position))))))
        page.wait_for_timeout(300)  # until the server has it


def test_a_newcomer_walks_from_home_to_a_called_win(learner: Learner) -> None:
    page = learner.page
    go(learner.seat, "/")
    learner.tap(page.locator("[data-newcomer]"))
    for number, task in enumerate(FIRST.tasks, 1):
        page.wait_for_selector("body.ready")
        at_task(page, number)
        top = place(page)
        learner.turn(given_to(task))
        judged(page, "right")
        expect(page.locator("#task-foot .primary")).to_be_in_viewport(ratio=1)
        assert top == place(page)  # the board never jumps
        if number < len(FIRST.tasks):
            learner.onward()
    # A door, five answers and the four ways on between them; the last is a square, QUARTO! and its line.
    assert 1 + 4 + 3 + 4 == learner.taps
    expect(page.locator(".rings .done")).to_have_count(len(FIRST.tasks) - 1)
    learner.onward()
    expect(page.locator("#match-title")).to_be_focused()
    learner.tap(page.locator("#match-start"))
    learner.seat.ready()
    expect(page.locator(".notice.hint")).to_contain_text("You pass if you win by calling a quarto.")


def test_a_wrong_answer_rises_from_the_foot_and_trying_again_goes_back(learner: Learner) -> None:
    page, task = learner.page, FIRST.tasks[0]
    go(learner.seat, "/learn/one-trait")
    at_task(page, 1)
    top = place(page)
    wrong = given_to(task, is_right=False)
    learner.square(wrong)
    expect(judged(page, "wrong")).to_contain_text(wrong)
    expect(page.locator(".verdict.is-wrong")).to_be_in_viewport(ratio=1)
    assert top == place(page)
    learner.tap(page.get_by_role("button", name="Try again"))
    expect(page.locator(".verdict")).to_have_count(0)
    assert "TD" == page.evaluate("document.activeElement.tagName")
    expect(page.locator(".rings .done")).to_have_count(0)
    learner.square(given_to(task))
    judged(page, "right")


def test_a_hint_comes_in_three_steps_each_asked_for(seat: Seat) -> None:
    go(seat, "/learn/hot")
    at_task(seat.page, 1, 5)
    for step in (1, 2, 3):
        seat.page.get_by_role("button", name="Hint").first.click()
        expect(seat.page.locator(".notice.hint")).to_contain_text(f"{step} of 3", timeout=30_000)


def test_it_goes_on_where_it_was_left(seat: Seat) -> None:
    knows(seat, one_trait=([1, 2], False))
    go(seat, "/learn/one-trait")
    at_task(seat.page, 3)
    expect(seat.page.locator(".rings .done")).to_have_count(2)
    seat.page.locator('.rings a[href="#1"]').click()
    at_task(seat.page, 1)
    seat.page.reload()
    at_task(seat.page, 1)
    seat.page.go_back()
    at_task(seat.page, 3)


def test_a_task_that_is_done_stays_done(open_seat: Open) -> None:
    seat = open_seat()
    go(seat, "/learn/one-trait")
    at_task(seat.page, 1)
    seat.page.locator(f'[data-square="{given_to(FIRST.tasks[0])}"]').click()
    judged(seat.page, "right")
    go(seat, "/learn")
    expect(seat.page.locator("#lessons [data-go-on]")).to_have_text("Go on: lesson 1, task 2")


def test_the_keyboard_alone_answers_and_goes_on(seat: Seat) -> None:
    go(seat, "/learn/one-trait")
    at_task(seat.page, 1)
    for _ in range(30):
        seat.page.keyboard.press("Tab")
        if "TD" == seat.page.evaluate("document.activeElement.tagName"):
            break
    seat.page.keyboard.press("b")
    square = given_to(FIRST.tasks[0])
    seat.page.keyboard.press(f"Digit{square[1]}")
    seat.page.keyboard.press(f"Shift+Digit{'abcd'.index(square[0]) + 1}")
    seat.page.keyboard.press("Enter")
    expect(judged(seat.page, "right").locator(".reason-title")).to_be_focused()
    for _ in range(12):
        seat.page.keyboard.press("Tab")
        if "Next task" == seat.page.evaluate("document.activeElement.textContent.trim()"):
            break
    seat.page.keyboard.press("Enter")
    at_task(seat.page, 2)
    assert "TD" == seat.page.evaluate("document.activeElement.tagName")
    expect(seat.page.locator('[aria-live="polite"]').first).to_have_text(
        "Task 2 of 5. Where does the piece in your hand make a quarto?"
        " In hand: dark square short solid. Place it."
    )


def test_the_small_match_can_be_lost_and_played_again(seat: Seat) -> None:
    knows(seat, one_trait=ALL)
    go(seat, "/learn/one-trait")
    seat.page.locator("#match-start").click()
    seat.ready()
    seat.page.locator("#menu-button").click()
    expect(seat.page.locator("#menu [data-lesson]")).to_have_attribute("href", "/learn/one-trait")
    seat.page.locator('[data-sure="resign"]').click()
    seat.page.locator('#sure [data-wish="resign"]').click()
    expect(seat.page.locator(".lesson-result")).to_have_text(
        "Not passed this time. You can play it again, or go on."
    )
    expect(seat.page.get_by_role("link", name="Next lesson: Sixteen pieces")).to_be_visible()
    table = seat.page.url
    seat.page.locator("#again").click()
    seat.page.wait_for_url(lambda url: "/table/" in url and url != table)
    seat.ready()
    expect(seat.page.locator(".notice.hint")).to_be_visible()


def test_the_small_match_that_is_won_ends_the_lesson(learner: Learner) -> None:
    """The best play against a weak level wins soon; chance may give it more than one game."""
    seat, page = learner.seat, learner.page
    go(seat, "/learn/one-trait")
    page.evaluate(
        """(done) => localStorage.setItem("openquarto-progress", JSON.stringify(
            { version: 1, puzzles: {}, lessons: { "one-trait": { done, match: false } } }))""",
        ALL[0],
    )
    go(seat, "/learn/one-trait#match")
    learner.tap(page.locator("#match-start"))
    for _ in range(6):
        seat.ready()
        play(learner)
        if page.locator(".lesson-result.passed").is_visible():
            break
        learner.tap(page.locator("#again"))
        page.wait_for_selector(".ending-title", state="detached")
    expect(page.locator(".lesson-result")).to_have_text("Passed: the lesson “One thing in common” is done.")
    learner.tap(page.get_by_role("link", name="Next lesson: Sixteen pieces"))
    at_task(page, 1)
    go(seat, "/learn")
    expect(page.locator(".step.done h3")).to_have_text(["Done. One thing in common"])


@pytest.mark.parametrize(("width", "height"), [(320, 640), (844, 390), (768, 1024)])
def test_a_verdict_fits_and_axe_finds_nothing(open_seat: Open, width: int, height: int) -> None:
    seat = open_seat(width, height)
    go(seat, "/learn/one-trait")
    at_task(seat.page, 1)
    assert [] == troubles(seat.page)
    seat.page.locator(f'[data-square="{given_to(FIRST.tasks[0], is_right=False)}"]').click()
    judged(seat.page, "wrong")
    assert 0 == seat.page.evaluate(WHAT_FITS)
    assert [] == troubles(seat.page)
