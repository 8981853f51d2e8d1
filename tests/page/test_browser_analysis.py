"""The analysis board in a real browser: values, reasons, variations, set-up, copying, by keys and by ear."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from openquarto.notation.read import read_one
from tests.marking import more
from tests.page.analysis_states import (
    FAULTY,
    LIVE,
    MIDGAME,
    OPENING,
    analysed,
    chosen,
    setting_up,
    variations,
)
from tests.page.states import STATES
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")


def heard(page: Page, words: str) -> None:
    expect(page.locator("#polite")).to_contain_text(words)


def chip(page: Page, cell: str) -> Locator:
    return page.locator(f'[data-square="{cell}"] .value-chip, [data-piece="{cell}"] .value-chip')


def worth(page: Page, value: str) -> None:
    expect(page.locator("#verdict-chip .value-chip")).to_have_attribute("data-text", value, timeout=20_000)


def name(page: Page, cell: str) -> Locator:
    return page.locator(f'[data-square="{cell}"] .name, [data-piece="{cell}"] .name')


def tree(page: Page) -> Locator:
    return page.locator("[role=treeitem]")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


# Values


def test_every_square_has_its_value_for_eye_and_ear(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    page = seat.page
    values = {"a3": "W3", "a1": "L2", "b2": "L8", "b3": "D", "d4": "D"}
    for square, value in values.items():
        expect(chip(page, square)).to_have_attribute("data-text", value)
    expect(page.locator("#board .value-chip")).to_have_count(9)
    expect(page.locator("#stock .value-chip")).to_have_count(0)
    expect(name(page, "a3")).to_have_text("a3 empty, win in 3")
    expect(name(page, "b3")).to_have_text("b3 empty, draw")
    expect(page.locator("#headline")).to_have_text("Win in 3: a3, then give light square tall hollow.")
    heard(page, "Win in 3: a3, then give light square tall hollow.")


def test_shapes_tell_values_without_colour(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    shapes = {
        letter: seat.page.locator(f".legend [data-value={letter}] path").get_attribute("d")
        for letter in "WDL"
    }
    assert 3 == len(set(shapes.values()))
    assert shapes["W"] == chip(seat.page, "a3").locator("path").get_attribute("d")


def test_a_chosen_square_shows_what_each_piece_is_worth_and_can_be_left(seat: Seat) -> None:
    chosen(seat)
    page = seat.page
    expect(page.locator("#board td.ghost")).to_have_attribute("data-square", "a3")
    expect(page.locator("#stock .value-chip")).to_have_count(8)
    expect(name(page, "A")).to_have_text("light round tall solid, loss in 2")
    expect(page.locator("#gives")).to_have_text("Pieces to give after a3")
    expect(page.locator("#share")).to_have_text("1 of 8 win")
    page.locator('[data-square="b3"]').click()
    expect(page.locator("#board td.ghost")).to_have_attribute("data-square", "b3")
    page.locator('[data-square="b3"]').click()
    expect(page.locator("#board td.ghost")).to_have_count(0)
    expect(page.locator("#stock .value-chip")).to_have_count(0)


def test_where_a_piece_is_to_be_given_the_pieces_have_the_values(seat: Seat) -> None:
    analysed(seat, "KG1H/2A1/1MB1/1LC1 - d1 classic")
    expect(seat.page.locator("#board .value-chip")).to_have_count(0)
    expect(seat.page.locator("#stock .value-chip")).to_have_count(8)
    expect(seat.page.locator("#gives")).to_have_text("Pieces to give")


def test_a_quarto_that_may_be_called_is_said_and_can_be_called(seat: Seat) -> None:
    analysed(seat, LIVE)
    page = seat.page
    worth(page, "W0")
    expect(page.locator(".call-turn")).to_have_text("quarto, row 1")
    page.locator(".call-turn").click()
    expect(page.locator("#headline")).to_have_text("The game is over: quarto, row 1.")
    expect(page.locator(".capsule.called.over")).to_have_count(1)


def test_a_square_that_makes_a_quarto_calls_it_when_it_is_pressed_again(seat: Seat) -> None:
    analysed(seat, "ABC1/4/KOHJ/4 D c3 classic")
    page = seat.page
    page.locator('[data-square="d1"]').click()
    expect(page.locator("#status")).to_contain_text("d1 makes a quarto.")
    page.locator('[data-square="d1"]').click()
    expect(page.locator("#headline")).to_have_text("The game is over: d1, quarto, row 1.")


def test_a_quarto_that_wins_by_itself_ends_the_game(seat: Seat) -> None:
    analysed(seat, "ABC1/4/KOHJ/4 D c3 auto")
    seat.page.locator('[data-square="d1"]').click()
    expect(seat.page.locator("#headline")).to_have_text("The game is over: d1.")


def test_a_position_that_is_the_end_says_that_the_game_is_over(seat: Seat) -> None:
    """A quarto in column a, and a quarto wins by itself: nothing can be given any more."""
    analysed(seat, "D3/AO2/JF1G/IM1H - a1 auto")
    page = seat.page
    expect(page.locator("#status")).to_have_text("The game is over.")
    expect(page.locator("#gives")).to_have_text("Stock")
    expect(page.locator("#why-ask")).to_be_hidden()
    page.locator('[data-piece="B"]').click()
    heard(page, "The game is over.")
    expect(tree(page)).to_have_count(1)


# Why


def test_why_has_two_sentences_and_a_table_and_is_said(seat: Seat) -> None:
    chosen(seat)
    page = seat.page
    page.locator('[data-piece="F"]').focus()
    press(page, "y")
    expect(page.locator("#why-subject")).to_have_text("a3, then give light square tall hollow: win in 3.")
    expect(page.locator("#why-rows tr")).to_have_count(4)
    expect(page.locator("#why-rows")).to_contain_text("d4")
    said = page.locator("#why-words").inner_text()
    heard(page, said)
    page.locator(".messages summary").click()
    expect(page.locator("#log")).to_contain_text(said.split(".")[0])


def test_why_of_a_square_and_of_the_position(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    page = seat.page
    page.locator('[data-square="a1"]').focus()
    press(page, "y")
    expect(page.locator("#why-subject")).to_contain_text("loss in 2.")
    page.locator("#why-button").click()
    expect(page.locator("#why-subject")).to_be_hidden()
    expect(page.locator("#why-words")).to_contain_text("Only one of 72 turns wins")


def test_a_reason_on_its_way_says_so_and_one_that_failed_can_be_asked_again(
    open_seat: Callable[..., Seat],
) -> None:
    seat = open_seat(allowed="ERR_FAILED")
    page = seat.page
    held: list[Route] = []
    page.route("**/api/analysis?*", lambda route: held.append(route))  # noqa: PLW0108  no method of a list
    analysed(seat, MIDGAME)
    # What a page brings with it may hold the reason; what its own kernel finds never does.
    page.locator('[data-square="a3"]').click()
    page.locator('[data-piece="F"]').click()
    worth(page, "L2")
    page.locator("#why-ask").click()
    expect(page.locator("#why-words")).to_have_text("Looking for the reason.")
    expect(page.locator("#why-ask")).to_be_hidden()
    held.pop().abort()
    expect(page.locator("#why-ask")).to_be_visible()
    expect(page.locator("#why-words")).to_be_empty()
    page.unroute("**/api/analysis?*")
    page.locator("#why-ask").click()
    expect(page.locator("#why-words")).to_contain_text("no piece is safe to give next")


def test_a_phone_opens_it_at_the_board(seat: Seat) -> None:
    seat.page.set_viewport_size({"width": 390, "height": 844})
    analysed(seat, MIDGAME)
    worth(seat.page, "W3")
    assert 0 == seat.page.evaluate("scrollY")


# Variations


def test_turns_are_kept_as_a_tree_with_values_and_steps(seat: Seat) -> None:
    variations(seat)
    page = seat.page
    assert ["W3", "L2", "W1", "D"] == [
        tree(page).nth(at).locator(".value-chip").get_attribute("data-text") for at in range(1, 5)
    ]
    assert ["1", "2", "3", "4", "2"] == [item.get_attribute("aria-level") for item in tree(page).all()]
    page.locator('[data-step="before"]').click()
    expect(tree(page).first).to_have_attribute("aria-selected", "true")
    page.locator('[data-step="next"]').click()
    expect(tree(page).last).to_have_attribute("aria-selected", "true")
    page.reload()
    page.wait_for_selector("body.ready")
    expect(tree(page)).to_have_count(5)
    expect(tree(page).last).to_have_attribute("aria-selected", "true")


def test_the_tree_by_keys(seat: Seat) -> None:
    variations(seat)
    page = seat.page
    tree(page).last.focus()
    press(page, "Home", "ArrowRight", "ArrowDown", "Enter")
    expect(tree(page).nth(2)).to_have_attribute("aria-selected", "true")
    expect(page.locator("#status")).to_contain_text("light round tall solid")
    press(page, "ArrowLeft", "Delete")
    expect(tree(page)).to_have_count(2)
    heard(page, "Deleted: a3, then give light square tall hollow.")


def test_another_link_begins_another_tree(seat: Seat) -> None:
    variations(seat)
    analysed(seat, OPENING)
    expect(tree(seat.page)).to_have_count(1)


# Set up


def test_all_faults_stand_together_and_nothing_is_sent(seat: Seat) -> None:
    setting_up(seat, FAULTY)
    page = seat.page
    expect(page.locator("#setup-faults li")).to_have_text(
        [
            "Light round tall solid is there twice, on a1, b1.",
            "The piece in hand, light round tall hollow, is also on a3.",
            "The square played last, d4, is empty.",
        ]
    )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("#setup-analyse").click(force=True)
    heard(page, "This cannot be analysed yet:")
    assert [] == asked
    page.locator("#setup-text").fill("nonsense")
    expect(page.locator("#setup-faults li").first).to_have_text("A position has three or four fields, not 1.")


def test_a_piece_then_a_square_and_the_text_follows(seat: Seat) -> None:
    setting_up(seat)
    page = seat.page
    text = page.locator("#setup-text")
    page.locator("#setup-clear").click()
    expect(text).to_have_value("4/4/4/4 - - classic")
    page.locator('[data-piece="M"]').click()
    expect(page.locator("#status")).to_have_text("Dark square tall solid is chosen. Where to?")
    page.locator('[data-square="b2"]').click()
    page.locator('[data-piece="A"]').click()
    page.locator("#setup-hand-put").click()
    page.locator("#setup-last").select_option("b2")
    page.locator('[name="lines"][value="blocks"]').check(force=True)
    page.locator('[name="trait"][value="f"]').uncheck(force=True)
    page.locator('[name="calling"][value="auto"]').check(force=True)
    expect(text).to_have_value("4/1M2/4/4 A b2 blocks+traits=csh+auto")
    page.locator("#setup-undo").click()
    expect(text).to_have_value("4/1M2/4/4 A b2 blocks+traits=csh")
    page.locator('[data-square="b2"]').click()
    expect(text).to_have_value("4/4/4/4 A - blocks+traits=csh")
    page.locator('[data-square="d4"]').click()
    page.locator("#setup-analyse").click()
    expect(page.locator("#verdict-chip .value-chip")).to_be_visible(timeout=20_000)
    assert "position=4%2F4%2F4%2F3M+A+-+blocks%2Btraits%3Dcsh" in page.url


def test_setting_up_forgets_the_chosen_square_and_closing_changes_nothing(seat: Seat) -> None:
    chosen(seat)
    page = seat.page
    page.locator("#setup-button").click()
    expect(page.locator("#gives")).to_have_text("Stock")
    expect(page.locator("#board td.ghost, .grid .value-chip")).to_have_count(0)
    page.locator('[data-square="b1"]').click()
    page.locator("#setup-close").click()
    expect(page.locator("#board td:not(.empty)")).to_have_count(7)
    worth(page, "W3")


def test_an_address_that_is_no_position_opens_where_it_can_be_mended(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="400")
    seat.page.goto(f"{seat.base}/analysis?position={FAULTY.replace(' ', '+')}")
    expect(seat.page.locator("#setup-text")).to_have_value(FAULTY)
    expect(seat.page.locator("#setup-faults li")).to_have_count(3)


def test_what_cannot_be_read_is_mended_on_an_empty_board(open_seat: Callable[..., Seat]) -> None:
    """Whatever was analysed in this tab before: the form says what the board is."""
    seat = open_seat(allowed="400")
    page = seat.page
    analysed(seat, "D3/AO2/JF1G/IM1H - - blocks+traits=c+auto")
    page.goto(f"{seat.base}/analysis?position=xxx")
    expect(page.locator("#setup-text")).to_have_value("xxx")
    expect(page.locator("#board td.empty")).to_have_count(16)
    expect(page.locator('[name="lines"]:checked')).to_have_value("classic")
    expect(page.locator('[name="calling"]:checked')).to_have_value("announced")
    expect(page.locator('[name="trait"]:checked')).to_have_count(4)
    page.locator("#setup-close").click()  # nothing of the tree is lost
    expect(page.locator("#board td:not(.empty)")).to_have_count(9)


@pytest.mark.parametrize("width", more([320, 360, 390], but=[320]))
def test_on_a_phone_the_saucer_stands_beside_the_stock(open_seat: Callable[..., Seat], width: int) -> None:
    seat = open_seat(width, 800, locale="fr")
    STATES["analysis, setting up"](seat)
    hand, saucer, tray, put = (
        box(seat.page, place) for place in ("#hand", "#saucer", ".tray", "#setup-hand-put")
    )
    assert hand["x"] <= saucer["x"]
    assert saucer["x"] + saucer["width"] <= hand["x"] + hand["width"] <= width
    assert tray["x"] + tray["width"] <= saucer["x"]
    assert put["height"] < 60  # below both, in one line


def box(page: Page, place: str) -> FloatRect:
    found = page.locator(place).bounding_box()
    assert found
    return found


def test_the_access_edition_names_its_own_traits(seat: Seat) -> None:
    analysed(seat, MIDGAME, edition="access")
    page = seat.page
    expect(name(page, "b1")).to_have_text("b1 grooved round large hollow")
    page.locator("#setup-button").click()
    expect(page.locator('[name="trait"] + span').first).to_have_text("texture")
    page.locator('[name="edition"][value="classic"]').check(force=True)
    expect(name(page, "b1")).to_have_text("b1 dark round tall hollow")


# Copy


def test_position_record_link_and_pictures(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(permissions=["clipboard-read", "clipboard-write"])
    variations(seat)
    page = seat.page
    page.locator("#copy-button").click()
    copied: dict[str, str] = {}
    kinds = {
        "position": "Position",
        "record": "Record with variations",
        "link": "Link",
        "svg": "Picture (SVG)",
    }
    for kind, what in kinds.items():
        page.locator(f'[data-copy="{kind}"]').click()
        expect(page.locator(".link-told")).to_have_text(f"Copied: {what}.")
        copied[kind] = page.evaluate("navigator.clipboard.readText()")
    assert "1J1E/L2B/1I2/KOH1 F b3 classic" == copied["position"]
    assert 1 == len(read_one(copied["record"]).game.actions) // 2
    assert re.search(r"b3F \(a3F a1A c1#a1-d1\) \*", copied["record"])
    assert copied["link"].startswith(f"{seat.base}/analysis?position=1J1E")
    assert copied["svg"].startswith("<svg")
    with page.expect_download() as png:
        page.locator('[data-save="png"]').click()
    assert "position.png" == png.value.suggested_filename


# Openings


def test_openings_are_told_together_and_can_be_measured(seat: Seat) -> None:
    analysed(seat)
    page = seat.page
    expect(page.locator("#explorer-title")).to_have_text("Opening explorer")
    expect(page.locator(".group")).to_have_count(1)
    expect(page.locator(".group")).to_contain_text("Give any of 16 pieces: draw.")
    page.locator("#pressure-ask").click()
    expect(page.locator(".group-note")).to_contain_text("Pressure: 0%", timeout=20_000)
    page.locator(".group").click()
    expect(page.locator("#status")).to_have_text("To place: light round tall solid.")
    expect(tree(page)).to_have_count(2)


# Keys, command field


def test_by_keyboard_alone(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    page = seat.page
    page.locator('[data-square="a1"]').focus()
    press(page, "Digit3", "Enter")
    heard(page, "a3 is chosen. Which piece to give?")
    press(page, "s", "o")
    page.locator('[data-piece="F"]').focus()
    press(page, "Enter")
    worth(page, "L2")
    heard(page, "a3, then give light square tall hollow: win in 3.")
    press(page, "l")
    heard(page, "a3, then give light square tall hollow: win in 3.")


def test_the_command_field_knows_turns_and_a_few_words(seat: Seat) -> None:
    analysed(seat, MIDGAME)
    page = seat.page
    field = page.locator("#line")
    for line, words in {
        "a3": "a3 is chosen",
        "light square tall hollow": "Loss in 2",
        "previous": "Win in 3",
    }.items():
        field.fill(line)
        field.press("Enter")
        heard(page, words)
        expect(field).to_have_value("")
    field.fill("best")
    field.press("Enter")
    expect(tree(page).nth(1)).to_have_attribute("aria-selected", "true")
    field.fill("bananas")
    field.press("Enter")
    heard(page, "bananas is not known here.")
    expect(field).to_have_value("bananas")


# What goes wrong


def test_with_neither_server_nor_kernel_nothing_is_lost(open_seat: Callable[..., Seat]) -> None:
    seat = open_seat(allowed="ERR_")
    seat.page.add_init_script("delete window.Worker")
    analysed(seat, MIDGAME)
    page = seat.page

    def cut(route: Route) -> None:
        route.abort()

    page.route("**/api/analysis?*", cut)
    page.locator('[data-square="a3"]').click()
    page.locator('[data-piece="A"]').click()
    expect(page.locator("#headline")).to_have_text(
        "No connection. Nothing is lost: your variations are kept."
    )
    expect(tree(page)).to_have_count(2)
    page.unroute("**/api/analysis?*", cut)
    page.locator("#again").click()
    worth(page, "W1")


# Ways here


def test_a_replay_leads_to_the_analysis_of_the_turn_that_is_shown(seat: Seat) -> None:
    STATES["replay"](seat)
    page = seat.page
    page.locator("a[data-analyse]").click()
    expect(page.locator("#verdict-chip .value-chip")).to_be_visible(timeout=20_000)
    expect(page.locator("#board td:not(.empty)")).to_have_count(9)


def test_the_menu_of_a_game_that_is_over_leads_there_and_no_other(seat: Seat) -> None:
    STATES["menu"](seat)
    expect(seat.page.locator("#menu a[data-analyse]")).to_be_hidden()
    STATES["won"](seat)
    seat.page.locator("#menu-button").click()
    seat.page.locator("#menu a[data-analyse]").click()
    worth(seat.page, "W0")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 568), (844, 390), (768, 1024)])
def test_nothing_is_wider_than_the_window(open_seat: Callable[..., Seat], size: tuple[int, int]) -> None:
    how: dict[str, Any] = {"has_touch": size[0] < 1000}
    seat = open_seat(*size, **how)
    chosen(seat)
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert 0 == seat.page.evaluate(wide)
