"""A table mounted in a bare page without any server: shown, played by mouse and keyboard, and heard."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from openquarto.server.site.assets import Assets
from openquarto.server.site.words import words
from openquarto.view.edition import Edition
from tests.packaging.source_tree import ROOT
from tests.page.axe import LOOKS, troubles, wear
from tests.page.table import PATIENCE, WHAT_FITS

pytestmark = pytest.mark.needs("chromium")

ORIGIN = "http://bare.test"
WEB = "src/openquarto/web/"
ASSETS = Assets(ROOT / WEB)
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A lesson</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/src/openquarto/web/style.css">
<link rel="stylesheet" href="/src/openquarto/web/table.css">
<link rel="stylesheet" href="/src/openquarto/web/small.css">
<script type="module" src="/tests/page/mount.js"></script></head>
<body><main><h1>A lesson</h1>
<section aria-label="One"><div id="middle"></div></section>
<section aria-label="Two"><div id="new"></div></section>
<p><button id="unmount">Take it away</button></p></main></body></html>"""


# A table with a transport of the page's own, which only writes down what it is asked.
CALLS = """async () => {
  const js = "/src/openquarto/web/js";
  const { Catalogue } = await import(`${js}/model/words.js`);
  const { tableAt } = await import(`${js}/net/local_transport.js`);
  const { createTable } = await import(`${js}/table/create_table.js`);
  const { drawTable } = await import(`${js}/table/draw_table.js`);
  const words = new Catalogue(await (await fetch("/words.json")).json());
  const table = tableAt({ board: Array(16).fill(null), hand: "A", last: "b1" }, words);
  table.view = { ...table.view, mayCall: true, lines: ["a1-d1", "b1-b4"] };
  window.asked = [];
  const transport = {
    start: (listener) => listener.onState("open", 0),
    ask: (type, data) => String(window.asked.push([type, data])),
    greet: () => {},
    close: () => {},
  };
  const root = document.getElementById("middle");
  drawTable(root, words);
  const pieces = "/src/openquarto/web/art/pieces.svg";
  await createTable(root, { transport, words: () => words, pieces, table }).start();
}"""


def answer(route: Route) -> None:
    """Everything that the page asks for, from the files alone."""
    path = urlsplit(route.request.url).path
    if path == "/":
        route.fulfill(body=PAGE, content_type="text/html")
    elif path == "/words.json":
        route.fulfill(body=words("en", Edition.CLASSIC), content_type="application/json")
    elif asset := ASSETS.find(path.removeprefix(f"/{WEB}")):
        route.fulfill(body=asset.body, content_type=asset.kind)
    else:
        route.fulfill(body=(ROOT / path[1:]).read_bytes(), content_type="text/javascript")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """The bare page; whatever goes wrong in it, and any socket, fails the test."""
    wrong: list[str] = []
    with browser.new_context(viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda told: wrong.append(told.text) if told.type == "error" else None)
        page.on("websocket", lambda line: wrong.append(line.url))
        page.route("**/*", answer)
        page.goto(f"{ORIGIN}/")
        page.wait_for_selector("body.ready")
        yield page
    assert [] == wrong


def heard(page: Page, sentence: str, table: str = "#middle") -> None:
    expect(page.locator(f"{table} [aria-live=polite] p:last-child")).to_have_text(
        re.compile(rf"^{sentence}\s?$")
    )


def name(page: Page, cell: str, table: str = "#middle") -> str:
    """What a cell is called, by its square or its piece."""
    place = page.locator(f'{table} [data-square="{cell}"], {table} [data-piece="{cell}"]')
    return str(place.locator(".name").text_content())


def test_a_position_is_shown(page: Page) -> None:
    assert "a1 light round tall solid" == name(page, "a1")
    assert "c3 empty" == name(page, "c3")
    assert "dark round tall hollow, on b2" == name(page, "J")
    expect(page.locator('#middle [data-square="b2"] use')).to_have_attribute("href", "#piece-J")
    expect(page.locator("#middle .status-words")).to_have_text("Your turn: give.")
    expect(page.get_by_role("grid", name="Board")).to_have_count(2)
    box = page.locator('#middle [data-square="b2"]').bounding_box()
    assert box
    assert 100 < box["width"]
    expect(page.locator(".symbols")).to_have_count(1)


def test_a_piece_is_given_and_placed_by_mouse(page: Page) -> None:
    page.locator('#middle [data-piece="M"]').click()
    heard(page, "Given dark square tall solid\\.")
    expect(page.locator("#middle .saucer use")).to_have_attribute("href", "#piece-M")
    expect(page.locator("#middle .status-words")).to_have_text("Your turn: place.")
    page.locator('#middle [data-square="a1"]').click()
    heard(page, "a1 taken\\.")
    expect(page.locator("#middle .notice.refused")).to_have_text("a1 taken.")
    page.locator('#middle [data-square="c3"]').click()
    heard(page, "Placed c3\\.")
    assert "c3 dark square tall solid" == name(page, "c3")
    assert "M c3 " == page.locator("#middle").get_attribute("data-actions")
    assert "c3 empty" == name(page, "c3", "#new")


def test_a_piece_is_dragged_within_its_own_table(page: Page) -> None:
    page.locator('#middle [data-piece="M"]').drag_to(page.locator("#new .saucer"))
    page.locator('#middle [data-piece="K"]').drag_to(page.locator("#middle .saucer"))
    heard(page, "Given .*")
    assert "K " == page.locator("#middle").get_attribute("data-actions")
    assert page.locator("#new").get_attribute("data-actions") is None


def test_a_piece_is_given_and_placed_by_keyboard(page: Page) -> None:
    page.locator('#middle [data-square="a1"]').focus()
    for key in ("s", "1", "2", "Enter"):
        page.keyboard.press(key if key.isalpha() else f"Digit{key}")
    heard(page, "Given dark square tall solid\\.")
    for key in ("b", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    heard(page, "Placed b1\\.")
    assert "M b1 " == page.locator("#middle").get_attribute("data-actions")


def test_keys_read_and_what_is_not_there_is_left_alone(page: Page) -> None:
    page.locator('#middle [data-square="b2"]').focus()
    page.keyboard.press("r")
    heard(page, "a2 empty, dark round tall hollow, empty, empty\\.")
    page.keyboard.press("h")
    heard(page, "Hand empty\\.")
    page.keyboard.press("w")
    heard(page, "Your turn: give\\.")
    page.keyboard.press("o")
    heard(page, "b2 dark round tall hollow")
    for key in ("m", "i", "q", "?", ","):
        assert page.evaluate(
            """(key) => document.activeElement.dispatchEvent(
              new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))""",
            key,
        ), key


def test_a_full_board_is_the_end(page: Page) -> None:
    pieces = "MABCDEFGHIJKLNOP"
    squares = [f"{column}{row}" for row in "1234" for column in "abcd"]
    for piece, square in zip(pieces, squares, strict=True):
        if piece != "M":
            page.locator(f'#new [data-piece="{piece}"]').click()
        page.locator(f'#new [data-square="{square}"]').click()
        expect(page.locator(f'#new [data-square="{square}"]')).not_to_have_class(re.compile("empty"))
    expect(page.locator("#new .status-words")).to_have_text("The game is over.")
    heard(page, r".*Placed d4\.", "#new")  # what is said at the same instant would be joined
    page.locator('#new [data-square="a1"]').click()
    heard(page, "The game is over\\.", "#new")


def test_it_can_be_taken_away(page: Page) -> None:
    page.locator("#unmount").click()
    expect(page.locator("#middle > *")).to_have_count(0)
    page.locator('#new [data-square="a1"]').click()
    heard(page, "Placed a1\\.", "#new")


def test_a_line_is_called_with_a_transport_of_its_own(page: Page) -> None:
    page.evaluate(CALLS)
    dialog = page.get_by_role("dialog", name="Which line?")
    page.locator("#middle .quarto").click()
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("option")).to_have_text(["Row 11", "Column b2"])
    assert [] == troubles(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    heard(page, "Your turn: place\\.")
    page.locator('#middle [data-square="c3"]').focus()
    for key in ("q", "Digit2"):
        page.keyboard.press(key)
    expect(dialog).to_be_hidden()
    assert [["act", {"action": "#b1-b4"}]] == page.evaluate("() => window.asked")


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_wrong_with_it(page: Page, look: str) -> None:
    wear(page, LOOKS[look])
    assert [] == troubles(page)
    assert 0 == page.evaluate(WHAT_FITS)
