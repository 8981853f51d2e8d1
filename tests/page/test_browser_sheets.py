"""Puzzles on paper as a browser prints them: A4, nothing cut, the answers on pages of their own."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from openquarto.kernel import Solver
from openquarto.puzzles import KINDS
from openquarto.puzzles.sets import PuzzleSet
from openquarto.puzzles.sheet import Sheet
from openquarto.puzzles.solution import solution_of
from openquarto.speech.catalogue import languages
from openquarto.speech.manner import Hearer, Manner
from openquarto.view.edition import Edition
from tests.marking import more
from tests.page.table import Seat

SOLVER = Solver(table_mb=8)
MM = 96 / 25.4  # CSS pixels
WIDTH, HEIGHT = 186 * MM, 273 * MM  # of A4 within its margins
LARGE = 24  # CSS pixels: 18 points
PAGES = re.compile(rb"/Type\s*/Page\b")
A4 = re.compile(rb"/MediaBox\s*\[\s*0\s+0\s+59[45][\d.]*\s+84[12][\d.]*\s*\]")
# Where every part of the sheets stands, from the top of its own sheet.
PLACES = """() => [...document.querySelectorAll(".paper")].map((paper) => {
  const top = paper.getBoundingClientRect().top;
  const place = (part) => part.getBoundingClientRect().bottom - top;
  return {
    answers: paper.classList.contains("answers"),
    bottom: place(paper),
    parts: [...paper.querySelectorAll("article, li")].map(place),
    wide: [...paper.querySelectorAll("*")].some((part) => part.getBoundingClientRect().right > innerWidth + 1
      && !part.closest(".unseen")),
  };
})"""
TEXTS = "h1, h2, p, strong, .scene text"
SMALLEST = """(texts) => Math.min(...[...document.querySelector(".papers").querySelectorAll(texts)]
  .map((part) => parseFloat(getComputedStyle(part).fontSize)
  * (part.ownerSVGElement ? part.ownerSVGElement.getBoundingClientRect().width / 900 : 1)))"""


@pytest.fixture
def paper(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Page]]:
    context = browser.new_context(viewport={"width": round(WIDTH), "height": round(HEIGHT)})

    def printed(language: str, queries: list[str], *, is_large: bool = False) -> Page:
        hearer = Hearer(manner=Manner(language=language, edition=Edition.CLASSIC))
        puzzles = [each for query in queries for each in PuzzleSet.parse(query).puzzles]
        solutions = [solution_of(each.puzzle, hearer, SOLVER) for each in puzzles]
        file = tmp_path / "sheet.html"
        file.write_text(Sheet(puzzles, solutions, hearer, is_large).document(), encoding="utf-8")
        page = context.new_page()
        page.emulate_media(media="print")
        page.goto(file.as_uri())
        return page

    yield printed
    context.close()


def check_sheets(page: Page, sheets: int) -> None:
    places = page.evaluate(PLACES)
    *asked, answers = places
    assert sheets == len(asked)
    assert [False] * sheets == [each["answers"] for each in asked]
    assert answers["answers"]
    for each in asked:
        assert max(each["bottom"], *each["parts"]) <= HEIGHT
        assert not each["wide"]
    pdf = page.pdf(prefer_css_page_size=True)
    pages = len(PAGES.findall(pdf))
    assert A4.search(pdf)
    # A sheet never runs over; answers may, and each of them is whole because it breaks nowhere.
    assert sheets < pages
    if answers["bottom"] <= HEIGHT:
        assert sheets + 1 == pages


WORST = ["kind=mask&variant=traits%3Dsh&count=6", "kind=mask&variant=traits%3Dchf&count=6"]
EVERY_KIND = [f"kind={kind.replace(' ', '-')}&count=1&variant=blocks" for kind in KINDS]


@pytest.mark.parametrize("language", more(languages(), but=("fr",)))
def test_six_a_page_and_nothing_is_cut(paper: Callable[..., Page], language: str) -> None:
    check_sheets(paper(language, WORST), sheets=2)
    check_sheets(paper(language, EVERY_KIND), sheets=2)


@pytest.mark.parametrize("language", more(languages(), but=("fr",)))
def test_large_print_is_large_and_one_a_page(paper: Callable[..., Page], language: str) -> None:
    page = paper(language, [*EVERY_KIND, "kind=mask&variant=traits%3Dchf&count=1"], is_large=True)
    check_sheets(page, sheets=10)
    assert LARGE <= page.evaluate(SMALLEST, TEXTS)


@pytest.mark.parametrize("width", [320, 1440])
def test_the_page_of_the_server(open_seat: Callable[..., Seat], width: int) -> None:
    seat = open_seat(width=width)
    seat.page.goto(f"{seat.base}/puzzles/print?count=7&seed=3", timeout=60_000)
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= width
    assert 7 == seat.page.locator("article.puzzle").count()
    seat.page.emulate_media(media="print")
    pdf = seat.page.pdf(prefer_css_page_size=True)
    assert 3 == len(PAGES.findall(pdf))
    seat.page.emulate_media(media="screen")
    seat.page.evaluate("window.print = () => { document.title = 'printed'; }")
    seat.page.locator("[data-print]").click()
    assert "printed" == seat.page.title()
