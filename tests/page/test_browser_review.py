"""The review of a game, in a real browser: marks, reasons, trying again, playing on, by keys and by ear."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.page.review_states import LINK, MINE, my_review, opened, reviewed, tried_wrong, trying
from tests.page.states import won
from tests.page.table import WHAT_FITS, Seat

pytestmark = pytest.mark.needs("chromium")


def heard(page: Page, words: str) -> None:
    expect(page.locator("#here [aria-live=polite]")).to_contain_text(words)


def heading(page: Page) -> Locator:
    return page.locator("#reason .reason-title")


def row(page: Page) -> Locator:
    return page.locator('#turn-list [aria-selected="true"]')


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_it_opens_at_my_punished_slip_with_its_reason_on_the_board(seat: Seat) -> None:
    my_review(seat)
    page = seat.page
    expect(heading(page)).to_have_text("Slip on turn 11, punished")
    expect(page.locator(".reason-change")).to_have_text("From a draw to a loss in 2.")
    expect(page.locator("#reason .reason-text")).to_contain_text("row 2")
    expect(page.locator(".held p")).to_have_text("b2 was fine. Better to give:")
    expect(page.locator(".held li")).to_have_text("dark square short hollow")
    expect(page.locator(".kept")).to_have_text("11 of 30 turns kept the draw.")
    expect(page.locator(".capsule.chosen.over")).to_have_count(1)
    ghost = page.locator("#here td.ghost")
    expect(ghost).to_have_attribute("data-square", "d2")
    assert "#piece-K" == ghost.locator("use").get_attribute("href")
    expect(page.locator("#here .board-grid td:not(.empty)")).to_have_count(11)
    heard(page, "4 slips, 1 of them punished.")
    heard(page, "Turn 11")
    heard(page, "Slip, punished.")


def test_the_turns_have_their_marks_and_the_curve_has_words(seat: Seat) -> None:
    my_review(seat)
    page = seat.page
    rows = page.locator("#turn-list [role=option]")
    expect(rows).to_have_count(13)
    marks = {at: rows.nth(at).locator(".mark").get_attribute("class") for at in (6, 7, 8, 9, 11)}
    hollow, full = "mark unpunished", "mark punished"
    assert {6: hollow, 7: hollow, 8: hollow, 9: "mark overlooked", 11: full} == marks
    told = page.locator(".curve").get_attribute("aria-label")
    assert told is not None
    assert told.startswith("turns 1 to 5: draw; turn 6: win; turn 7: draw; turn 8: win;")
    assert told.endswith("turns 11 to 12: loss.")
    expect(page.locator(".attention li").first).to_contain_text("quarto")
    page.locator(".curve-turn").nth(5).click()
    expect(heading(page)).to_have_text("Slip on turn 6, not punished")


def test_by_keys_alone_everything_is_said(seat: Seat) -> None:
    my_review(seat)
    page = seat.page
    press(page, "p")
    expect(heading(page)).to_have_text("Quarto overlooked on turn 10")
    press(page, "p")
    heard(page, "Quarto overlooked.")
    press(page, "n", "n")
    heard(page, "Slip, punished.")
    press(page, "n")
    heard(page, "No further mark in this direction.")
    press(page, "y")
    heard(page, "From a draw to a loss in 2.")
    heard(page, "11 of 30 turns kept the draw.")
    press(page, "ArrowLeft")
    expect(page.locator("#steps .step-label")).to_have_text("Turn 10 of 12")
    press(page, "Home")
    heard(page, "Start. You get dark round tall solid.")
    press(page, "End")
    expect(page.locator(".capsule.called")).to_have_count(2)


def test_the_list_is_one_tab_stop_and_the_board_follows_its_arrows(seat: Seat) -> None:
    my_review(seat)
    page = seat.page
    row(page).focus()
    press(page, "ArrowUp", "ArrowUp")
    expect(heading(page)).to_have_text("Quarto overlooked on turn 9")
    expect(row(page)).to_be_focused()
    expect(page.locator("#turn-list [tabindex='0']")).to_have_count(1)
    expect(row(page)).to_contain_text("Turn 9")
    press(page, "p")  # the focus stays in the list, where the reader says the row
    expect(row(page)).to_be_focused()
    expect(heading(page)).to_have_text("Slip on turn 8, not punished")
    press(page, "Home")
    expect(page.locator("#here .board-grid td:not(.empty)")).to_have_count(0)


def test_the_parts_of_a_reason_are_a_table_and_are_told_one_by_one(seat: Seat) -> None:
    my_review(seat)
    page = seat.page
    press(page, "p", "p", "p", "p", "p")
    expect(heading(page)).to_have_text("Slip on turn 6, not punished")
    first = page.locator(".reason-rows tr").first
    expect(first.locator("th[scope=row]")).not_to_be_empty()
    page.locator("#mark-next").focus()
    press(page, "y", "y")
    heard(page, first.locator("td").inner_text())


def test_a_wrong_try_gets_its_own_reason_and_the_answer_on_the_board(seat: Seat) -> None:
    tried_wrong(seat)
    page = seat.page
    expect(page.locator("#attempt .reason-title")).to_be_focused()
    expect(page.locator(".verdict")).to_contain_text("Dark round short solid completes row 2 on b2")
    expect(page.locator("#here td.ghost")).to_have_attribute("data-square", "b2")
    expect(page.locator(".capsule.chosen.over")).to_have_count(1)
    heard(page, "The answer: b2")
    page.get_by_role("button", name="Show what was better").click()
    heard(page, "11 of 30 turns kept the draw.")
    page.get_by_role("button", name="Try again", exact=True).click()
    expect(page.locator("#here .board-grid [tabindex='0']")).to_be_focused()
    expect(page.locator("#here .board-grid td:not(.empty)")).to_have_count(10)
    expect(page.locator("#here td.ghost")).to_have_count(0)


def test_any_turn_that_keeps_the_class_is_right_also_by_keys_alone(seat: Seat) -> None:
    my_review(seat)
    page = seat.page
    page.locator("#try").focus()
    press(page, "Enter")
    heard(page, "Try again: turn 11.")
    heard(page, "Every turn that keeps the draw is right.")
    press(page, "Digit3", "Shift+Digit1", "Enter")  # a3: another square than the one that was played
    heard(page, "Now give a piece.")
    press(page, "s")
    flip_to(page, "L")
    press(page, "Enter")
    expect(page.locator(".verdict.is-right")).to_contain_text("That keeps the draw.")
    heard(page, "That keeps the draw.")
    page.get_by_role("button", name="Back to the review").click()
    expect(heading(page)).to_have_text("Slip on turn 11, punished")
    expect(heading(page)).to_be_focused()
    heard(page, "Slip, punished.")


def flip_to(page: Page, piece: str) -> None:
    here = page.evaluate("document.activeElement.dataset.piece")
    for trait in range(4):
        if (ord(here) - 65 ^ ord(piece) - 65) & 8 >> trait:
            page.keyboard.press(f"Digit{trait + 1}")


def test_an_overlooked_quarto_is_called_in_the_second_try(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="400")
    my_review(seat)
    page = seat.page
    press(page, "p", "p")
    page.locator("#try").click()
    page.locator('#review [data-square="b1"]').click()
    for line, kind in (("b1-b4", "is-wrong"), ("a1-d1", "is-right")):
        page.locator("#review button.quarto").click()
        page.locator(f'[data-line="{line}"]').click()
        expect(page.locator(f".verdict.{kind}")).to_be_visible()
        if kind == "is-wrong":
            heard(page, "Column b is not a quarto that may be called here.")
            page.get_by_role("button", name="Try again", exact=True).click()
            page.locator('#review [data-square="b1"]').click()


def test_a_square_that_is_taken_is_refused_and_nothing_is_lost(seat: Seat) -> None:
    trying(seat)
    page = seat.page
    page.locator('#review [data-square="a1"]').click()
    heard(page, "In hand: light round short hollow. Place it, then give a piece.")
    expect(page.locator("#here .board-grid td:not(.empty)")).to_have_count(10)


def test_the_game_goes_on_from_before_the_slip_against_a_level(seat: Seat) -> None:
    my_review(seat)
    page = seat.page
    page.locator(".play-on summary").click()
    expect(page.locator("#play-where")).to_have_text("From before turn 11, in your own place.")
    page.locator("#play-on select").select_option("oak")
    page.locator("#play-on button").click()
    seat.ready()
    expect(page.locator("#board td:not(.empty)")).to_have_count(10)
    assert "D" == seat.hand
    expect(page.locator("#status")).to_contain_text("Your turn")
    expect(page.locator("#players .player").first).to_contain_text("Oak")


def test_the_end_of_a_game_and_my_games_lead_to_its_review(seat: Seat) -> None:
    won(seat)
    page = seat.page
    game = page.url.rsplit("/", 1)[1]
    button = page.locator("#review-game")
    expect(button).to_have_class("primary")
    page.goto(f"{seat.base}/games")
    expect(page.locator(f'a[href="/table/{game}/review"]')).to_be_visible()
    page.goto(f"{seat.base}/table/{game}")
    seat.ready()
    button.click()
    page.wait_for_selector("body.reviewed")
    expect(page.locator("#turn-list [role=option]")).to_have_count(10)
    page.locator(".back").click()
    seat.ready()


def test_a_shared_game_leads_to_its_review_and_back(seat: Seat) -> None:
    page = seat.page
    page.goto(f"{seat.base}{LINK.replace('/review', '/replay')}")
    page.locator(".ending-buttons .primary").click()
    page.wait_for_selector("body.reviewed")
    expect(heading(page)).to_have_text("Slip on turn 11, punished")
    expect(page.locator(".back")).to_have_attribute("href", LINK.replace("/review", "/replay"))


def test_while_it_is_computed_the_turns_can_be_stepped_through(seat: Seat) -> None:
    page, held = seat.page, list[Route]()
    page.route("**/api/review*", lambda route: held.append(route))  # noqa: PLW0108  it is inspected
    page.goto(f"{seat.base}{LINK}&first=Computed")
    expect(page.locator(".review-wait")).to_contain_text("You can step through them already.")
    page.locator('[data-step="first"]').click()
    expect(page.locator("#here .board-grid td:not(.empty)")).to_have_count(0)
    press(page, "y")
    heard(page, "The turns are being valued.")
    held[0].continue_()
    page.wait_for_selector("body.reviewed")
    expect(heading(page)).to_have_text("Slip on turn 11, punished")


def test_a_server_that_is_away_is_told_and_asked_again(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="ERR_FAILED")
    page = seat.page
    page.route("**/api/review*", lambda route: route.abort())
    reviewed(seat, f"{LINK}&first=Away")
    expect(page.locator(".review-refused")).to_contain_text("Nothing is lost")
    heard(page, "The server could not be reached.")
    press(page, "ArrowLeft")
    expect(page.locator("#steps .step-label")).to_have_text("Turn 11 of 12")
    page.unroute("**/api/review*")
    page.get_by_role("button", name="Ask again").click()
    expect(heading(page)).to_have_text("Slip on turn 11, punished")


def test_while_a_game_of_mine_counts_nothing_is_told(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="409")
    page, held = seat.page, list[Route]()
    page.route("**/api/games/*/review*", lambda route: held.append(route))  # noqa: PLW0108
    path = opened(seat, MINE.replace(" d2#a2-d2", "").replace("\n\n", '\n[Termination "resigned"]\n\n'))
    page.goto(f"{seat.base}{path}/review")
    expect(page.locator(".review-wait")).to_be_visible()
    other = Seat(page.context.new_page(), seat.base)
    other.sit(opponent="level1", counts="1")
    held[0].continue_()
    expect(page.locator(".review-refused")).to_contain_text("serious game")
    expect(page.locator("#reason button")).to_have_text("Ask again")


def test_without_slips_there_is_nothing_to_try(seat: Seat) -> None:
    reviewed(seat, "/review?game=A.a1P&result=0-1&end=resigned")
    page = seat.page
    expect(page.locator("#review-summary")).to_have_text("No slips.")
    expect(page.locator("#try")).to_be_hidden()
    expect(page.locator("#mark-buttons")).to_be_hidden()


def test_a_game_without_a_turn_says_how_it_ended(seat: Seat) -> None:
    reviewed(seat, "/review?game=&result=0-1&end=resigned")
    expect(seat.page.locator("#reason")).to_have_text("First resigns. Second wins.")
    expect(seat.page.locator("#curve-place")).to_be_hidden()
    expect(seat.page.locator("#mark-buttons")).to_be_hidden()


def test_a_serious_game_under_masks_is_reviewed_once_it_is_over(seat: Seat) -> None:
    page = seat.page
    seat.sit(mask="both", counts="1")
    for line in ("give 1", "b2", "give 2"):
        seat.say(line)
    expect(page.locator("#line")).to_have_value("")
    page.locator("#menu-button").click()
    page.locator('[data-sure="resign"]').click()
    page.locator('#sure [data-wish="resign"]').click()
    page.locator("#review-game").click()
    page.wait_for_selector("body.reviewed")
    expect(page.locator("#review-summary")).to_have_text("No slips.")
    press(page, "Home", "ArrowRight")
    expect(page.locator("#here .board-grid td:not(.empty)")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390), (768, 1024), (1440, 900)])
def test_it_fits(open_seat: Callable[..., Seat], width: int, height: int) -> None:
    seat = open_seat(width, height)
    tried_wrong(seat)
    assert 0 == seat.page.evaluate(WHAT_FITS)
    seat.page.get_by_role("button", name="Back to the review").click()
    assert 0 == seat.page.evaluate(WHAT_FITS)
    small = seat.page.evaluate(
        """() => [...document.querySelectorAll("#review :is(button, summary, [role=option], .back)")]
          .filter((each) => each.offsetParent && !each.closest("[hidden]"))
          .filter((each) => each.getBoundingClientRect().height < 44)
          .map((each) => each.textContent)"""
    )
    assert [] == small
