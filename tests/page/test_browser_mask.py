"""Mask play on the page, check 12: no trait word anywhere before a touch, and none two seconds after it."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from openquarto.rules.square import SQUARES
from openquarto.speech.catalogue import languages
from tests.marking import spread
from tests.page.link import pair
from tests.page.table import Seat, tree
from tests.server.room.test_mask import told_sides

pytestmark = pytest.mark.needs("chromium")

# The head of the page names its own files and colours, and a setting calls these light and dark too.
OWN = re.compile(r'<(?:meta|link)[^>]*>|<select name="theme">.*?</select>', re.DOTALL)
DOM = "() => document.documentElement.outerHTML"
STORAGE = "() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, location.href])"
SPOKEN = """() => {
  const polite = document.querySelector("#polite");
  window.spoken = [];
  new MutationObserver(() => window.spoken.push(polite.textContent)).observe(polite, { childList: true });
}"""
SPACES = """() => {
  for (let count = 0; count < 20; count++) document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key: " ", code: "Space", bubbles: true, cancelable: true }));
}"""
LOOKS = """() => [...document.querySelectorAll(".grid td")].map((cell) =>
  `${cell.className} ${cell.ariaDisabled} ${cell.querySelector("use").getAttribute("href")}`)"""
OVER = 2100  # milliseconds


@dataclass
class Tap:
    """Everything that comes over the network but the page's own files, which are the same for all."""

    page: Page
    frames: list[str] = field(default_factory=list)
    answers: list[Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)
        self.page.on("response", self._keep)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def _keep(self, answer: Response) -> None:
        self.answers.append(answer)

    @property
    def texts(self) -> list[str]:
        ours = [each for each in self.answers if "/assets/" not in each.url and each.status == 200]
        return [*self.frames, *(each.text() for each in ours)]

    @property
    def felt(self) -> list[str]:
        return [text for text in self.frames if '"t":"felt"' in text]


def told_anywhere(seat: Seat, tap: Tap) -> set[str]:
    """The trait words in DOM, accessibility tree, storage and network."""
    page = seat.page
    names = json.dumps({role: names for role, names in tree(page).items() if role != "option"})
    texts = [page.evaluate(DOM), page.evaluate(STORAGE), names, *tap.texts]
    return {word for text in texts for word in told_sides(OWN.sub("", text))}


@pytest.mark.parametrize("language", spread(languages(), quick=("en",), more=("fr",)))
def test_no_trait_word_is_anywhere_before_a_touch_and_two_seconds_after(
    open_seat: Callable[..., Seat], language: str
) -> None:
    seat = open_seat(locale=language)
    tap = Tap(seat.page)
    edition = "access" if language in ("de", "nl") else "classic"
    seat.sit(mask="both", edition=edition)
    seat.page.evaluate(SPOKEN)
    assert set() == told_anywhere(seat, tap)
    seat.page.locator("#stock td").nth(4).focus()
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator("#status-row")).to_have_attribute("data-phase", "place")
    assert set() == told_anywhere(seat, tap)
    seat.page.keyboard.press("h")
    expect(seat.page.locator("#saucer")).to_have_class(re.compile("felt"))
    assert len(tap.felt) == 1
    (frame,) = tap.felt
    assert told_sides(frame)
    expect(seat.page.locator(".notice p")).to_have_text(json.loads(frame)["d"]["sentences"][0])
    seat.page.wait_for_timeout(OVER)
    assert json.loads(frame)["d"]["sentences"][0] in " ".join(seat.page.evaluate("window.spoken"))
    tap.frames.remove(frame)
    assert set() == told_anywhere(seat, tap)
    assert None is seat.hand


def test_twenty_rapid_touches_give_one_answer(seat: Seat) -> None:
    tap = Tap(seat.page)
    seat.sit(mask="both")
    seat.page.locator("#board td").nth(5).focus()
    seat.page.evaluate(SPACES)
    expect(seat.page.locator(".notice p")).to_have_text("b2 empty.")
    seat.page.wait_for_timeout(OVER)
    assert 1 == len(tap.felt)


def test_all_squares_and_places_are_the_same_and_moving_says_the_coordinate_only(seat: Seat) -> None:
    seat.sit(mask="both")
    seat.page.locator("#stock td").nth(0).click()
    expect(seat.page.locator("#status-row")).to_have_attribute("data-phase", "place")
    seat.page.locator('#board [data-square="b2"]').click()
    expect(seat.page.locator("#log")).to_contain_text("b2")
    cells = tree(seat.page)["gridcell"]
    assert [square.name for square in SQUARES] == cells[:16]
    assert [f"stock {number}" for number in range(1, 17)] == cells[16:]
    looks = seat.page.evaluate(LOOKS)
    assert 1 == len({*looks[:16]})
    assert 1 == len({*looks[16:]})


def test_a_pointer_held_or_tapped_twice_touches_and_a_click_acts(seat: Seat) -> None:
    seat.sit(mask="both")
    notice = seat.page.locator(".notice p")
    seat.page.locator("#stock td").nth(2).dblclick()
    expect(notice).to_contain_text("stock 3")
    expect(seat.page.locator("#status-row")).to_have_attribute("data-phase", "give")
    expect(seat.page.locator("#stock td.felt")).to_have_count(1)
    expect(seat.page.locator("#stock td.felt use")).to_have_attribute("href", re.compile("#piece-[A-P]"))
    seat.page.wait_for_timeout(OVER)
    expect(seat.page.locator(".felt, .notice, .symbols, .grid use[href]")).to_have_count(0)
    seat.page.locator("#stock td").nth(2).click()
    expect(seat.page.locator("#status-row")).to_have_attribute("data-phase", "place")
    box = seat.page.locator('#board [data-square="c3"]').bounding_box()
    assert box
    seat.page.mouse.move(box["x"] + 20, box["y"] + 20)
    seat.page.mouse.down()
    expect(notice).to_have_text("c3 empty.")
    seat.page.mouse.up()
    expect(seat.page.locator("#status-row")).to_have_attribute("data-phase", "place")
    seat.page.locator('#board [data-square="c3"]').click()
    expect(seat.page.locator("#status-row")).to_have_attribute("data-phase", "give")


def test_what_is_tried_on_a_taken_square_is_a_touch(seat: Seat) -> None:
    seat.sit(mask="both")
    for line in ("give 1", "b2", "give 2", "b2"):
        seat.say(line)
        expect(seat.page.locator("#line")).to_have_value("")
    expect(seat.page.locator('#board [data-square="b2"]')).to_have_class(re.compile("felt"))
    expect(seat.page.locator("#status-row")).to_have_attribute("data-phase", "place")


def test_readings_are_refused_by_every_key(seat: Seat) -> None:
    seat.sit(mask="both")
    seat.page.locator("#board td").nth(5).focus()
    refused = "Not with a mask on. Touch one square, one place of the stock or the hand."
    for key in "rcdxvzl,.":
        seat.page.evaluate("document.querySelector('#polite').replaceChildren()")
        seat.page.keyboard.press(key)
        seat.heard(refused)
    seat.page.locator("#stock td").nth(5).focus()
    for key in ("Digit1", "Digit4", "v"):
        seat.page.evaluate("document.querySelector('#polite').replaceChildren()")
        seat.page.keyboard.press(key)
        seat.heard(refused)
    assert "6" == seat.page.evaluate("document.activeElement.dataset.piece")
    seat.page.keyboard.press("o")
    seat.heard("stock 6")


@pytest.mark.parametrize(
    ("variant", "count"), [("classic", 10), pytest.param("blocks", 19, marks=pytest.mark.more)]
)
def test_the_call_dialog_lists_all_lines(seat: Seat, variant: str, count: int) -> None:
    seat.sit(mask="both", variant=variant)
    for line in ("give 1", "b2"):
        seat.say(line)
    expect(seat.page.locator("#log")).to_contain_text("b2")
    seat.page.locator("#quarto").click()
    expect(seat.page.locator("#choices button")).to_have_count(count)
    expect(seat.page.locator("#call-note")).to_have_text("")


def test_one_masked_and_one_seeing_by_link_and_the_end_shows_all(
    open_seat: Callable[..., Seat],
) -> None:
    both = pair(open_seat, mask="me")
    me, you = both.me, both.you
    tap = Tap(me.page)
    me.page.locator("#stock td").nth(0).click()
    expect(you.page.locator("#status-row")).to_have_attribute("data-phase", "place")
    assert you.hand
    assert me.hand is None
    you.page.locator('#board [data-square="d4"]').click()
    you.page.locator("#stock td:not(.gone)").first.click()
    expect(me.page.locator("#status-row")).to_have_attribute("data-phase", "place")
    expect(me.page.locator("#log li")).to_have_count(1)
    assert set() == told_anywhere(me, tap)
    me.say("touch d4")
    expect(me.page.locator(".notice p")).to_contain_text("d4 ")
    you.page.locator("#menu-button").click()
    you.page.locator("[data-sure=resign]").click()
    you.page.locator("#sure [data-wish=resign]").click()
    expect(me.page.locator('#board [data-square="d4"] .name')).to_contain_text(
        re.compile(r"d4 \w+ \w+ \w+ \w+")
    )
    expect(me.page.locator("#log li").last).to_have_text("Touches: you 1.")
    assert me.page.locator("#log li").count() > 5
    expect(me.page.locator("#stock td.gone")).to_have_count(2)
    assert me.hand
