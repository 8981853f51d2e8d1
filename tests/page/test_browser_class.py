"""A class in browsers: a pupil on a phone solves a puzzle and a task of a lesson, and the teacher sees it."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.around import go
from tests.page.class_states import answer_to, new_class
from tests.page.table import Seat

Open = Callable[..., Seat]


def answered(seat: Seat, task: str, *, is_right: bool = True) -> None:
    """Type an answer, as it is written, into the command field."""
    seat.page.wait_for_selector("body.ready #line")
    seat.page.locator("#line").fill(answer_to(task, is_right=is_right))
    seat.page.locator("#line").press("Enter")
    expect(seat.page.locator(f".verdict.is-{'right' if is_right else 'wrong'}")).to_be_visible(timeout=60_000)


def test_a_pupil_on_a_phone_solves_and_the_teacher_sees_it(open_seat: Open) -> None:
    teacher = open_seat(1280, 800)
    path = new_class(teacher)
    phone = open_seat(320, 640, has_touch=True, is_mobile=True)
    go(phone, path)
    phone.page.locator("[name=name]").fill("Anna")
    phone.page.locator(".primary").tap()
    expect(phone.page.locator("h1")).to_have_text("Hello, Anna")
    go(teacher, f"{path}?tab=progress")
    row = teacher.page.locator("tr", has=teacher.page.locator("th", has_text="Anna"))
    expect(row).to_contain_text("0 of 2 solved")

    phone.page.locator('a[href*="/puzzles/8e8c7490"]').tap()
    answered(phone, "8e8c7490")
    expect(phone.page.locator("#result")).to_contain_text("Noted for 5b: solved at the first try.")
    # Nobody has loaded the teacher's page again.
    expect(row).to_contain_text("1 of 2 solved, 1 at the first try", timeout=60_000)
    phone.page.locator("#task-foot .primary, #result .primary").first.tap()
    expect(phone.page).to_have_url(f"{phone.base}/puzzles/d9435d66?class={path[7:]}")

    phone.page.locator(".in-class a").tap()
    phone.page.locator('a[href*="/learn/one-trait"]').first.tap()
    expect(phone.page.locator("#question")).not_to_be_empty()
    answered(phone, "one-trait/1", is_right=False)
    expect(phone.page.locator("#result")).to_contain_text("Noted for 5b: tried.")
    go(teacher, f"{path}?tab=tasks")
    expect(teacher.page.locator(".class-hard")).to_contain_text("task 1")
    go(phone, path)
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(phone.page.locator("li", has_text="task 1").first).to_contain_text("tried")


def test_an_answer_that_did_not_arrive_is_sent_again_and_noted_once(open_seat: Open) -> None:
    teacher = open_seat(1280, 800)
    path = new_class(teacher)
    pupil = open_seat(390, 844, allowed="ERR_FAILED")
    go(pupil, path)
    pupil.page.locator("[name=name]").fill("Anna")
    pupil.page.locator(".primary").click()
    pupil.page.locator('a[href*="/puzzles/8e8c7490"]').click()
    pupil.page.wait_for_selector("body.ready #line")
    pupil.page.context.route("**/answer?*", lambda route: route.abort())
    pupil.page.locator("#line").fill(answer_to("8e8c7490", is_right=True))
    pupil.page.locator("#line").press("Enter")
    expect(pupil.page.locator("#result, #task-foot").first).to_be_visible()
    pupil.page.context.unroute("**/answer?*")
    pupil.page.get_by_role("button", name="Try again").click()
    answered(pupil, "8e8c7490")
    expect(pupil.page.locator("#result")).to_contain_text("solved at the first try")


def test_a_teacher_comes_in_by_link_and_an_old_one_says_so(open_seat: Open) -> None:
    teacher = open_seat(1280, 800)
    path = new_class(teacher)
    go(teacher, f"{path}?tab=settings")
    teacher.page.locator("[data-key]").first.click()
    expect(teacher.page.locator("[data-key-card]")).to_be_focused()
    first = teacher.page.locator("[data-key-link]").inner_text()
    colleague = open_seat(390, 844)
    colleague.page.goto(first)
    expect(colleague.page.locator(".teacher h1")).to_have_text("5b")
    teacher.page.locator("[data-key-anew]").click()
    expect(teacher.page.locator("[data-key-link]")).not_to_have_text(first)
    late = open_seat(390, 844, allowed="410")
    late.page.goto(first)
    expect(late.page.locator("[data-come]")).to_contain_text("does not open anything any more")
