"""All that needs no second person, with the server gone, in Chromium and in Firefox."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser

from openquarto.lessons import LESSONS
from openquarto.notation.read import read_one
from openquarto.speech import languages
from openquarto.speech.catalogue import catalogue
from tests.page.analysis_states import MIDGAME
from tests.page.kept_site import KeptSite, a_window
from tests.page.lesson_states import FIRST, given_to
from tests.page.review_states import LINK
from tests.page.table import QUARTO, serving
from tests.page.task_states import puzzle_of, right_answer, wrong_answer

pytestmark = [pytest.mark.long, pytest.mark.needs("chromium", "offline package")]
BROWSERS = ["chromium", pytest.param("firefox", marks=pytest.mark.needs("firefox"))]
LEVELS = [f"level{number}" for number in range(1, 11)]
READY = "() => document.body.classList.contains('ready')"
HAS_HAND = "() => document.querySelector('#saucer use').getAttribute('href')?.at(-1)"
IS_OVER = "() => Boolean(document.querySelector('#ending-head')?.checkVisibility())"
# Acts with the first square or piece, and says how much was done before; or that it is over; or nothing yet.
STEP = """done => {
  if (document.querySelector("#ending-head")?.checkVisibility()) return "over";
  const status = document.querySelector("#status").textContent;
  const acts = document.querySelectorAll("#stock .gone, #board [data-square]:not(.empty)").length;
  if (!status.includes("Your turn") || acts === done) return "";
  const isGift = status.toLowerCase().includes("give");
  const cells = isGift ? "#stock [data-piece]:not(.gone)" : "#board [data-square].empty";
  document.querySelector(cells).click();
  return String(acts);
}"""
LISTEN = """() => {
  window.spoken = [];
  for (const region of document.querySelectorAll("#polite, #assertive")) {
    new MutationObserver(() => window.spoken.push(region.textContent)).observe(region, { childList: true });
  }
}"""
SPOKEN = "words => window.spoken.some(each => each.includes(words))"
ANALYSIS = f"/api/analysis?position={quote(MIDGAME)}"
SIDES = re.compile("tall|short|dark|light")
PIECES = "() => document.querySelectorAll('#board [data-square]:not(.empty)').length"


@pytest.fixture(scope="module", params=BROWSERS)
def site(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[KeptSite]:
    """Kept with one press; then the server is ended, and the same address opened again."""
    with a_window(request.param, browser) as window:
        found = KeptSite(window)
        with serving(tmp_path_factory.mktemp("server")) as base:
            found.keep(base)
        found.start(base)
        yield found


def whole_game(site: KeptSite) -> None:
    """Play to the end."""
    done = -1
    while True:
        told = site.until("my turn or the end", STEP, done)
        if told == "over":
            return
        done = int(told)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(site: KeptSite, level: str) -> None:
    site.sit(opponent=level)
    site.act("A")
    site.until("its gift", HAS_HAND)
    site.shows("#status", "Your turn")
    assert 1 == site.window.inside(PIECES)


def test_a_whole_game_against_the_strongest_is_kept_and_can_be_taken_along(site: KeptSite) -> None:
    table = site.sit(opponent="level10", first="them")
    whole_game(site)
    game = table.rpartition("/")[2]
    assert game in {each["game"] for each in site.fetch_json("/api/games")}
    record = read_one(site.fetch(f"{table}/record.qgn"))
    assert record.game.outcome
    assert str(record) in site.fetch("/games/all.qgn")
    site.go("/games", "() => document.querySelector('[data-game]')")
    site.go(f"{table}/review", "() => document.body.classList.contains('reviewed')")


def test_two_at_one_screen_call_and_hear_every_act(site: KeptSite) -> None:
    site.sit(name_me="Ada", name_other="Grace")
    site.window.inside(LISTEN)
    site.act(QUARTO)
    site.until("the last act, spoken", SPOKEN, "a1")
    site.type("quarto a1-a4")
    site.until("the end", IS_OVER)
    site.until("the end, spoken", SPOKEN, "wins")


def test_a_mask_is_on_until_a_piece_is_touched(site: KeptSite) -> None:
    site.sit(mask="both")
    site.window.inside(LISTEN)
    assert not SIDES.search(site.text("#stock") + site.text("#board"))
    for line in ("give 1", "b2", "touch b2"):
        site.type(line)
    site.until("what is felt", "() => window.spoken.some(each => /tall|short/.test(each))")
    # As at a server nobody is helped while a mask is on; so it has to end before what follows.
    assert 409 == site.window.inside("async path => (await fetch(path)).status", ANALYSIS)
    site.window.inside("() => document.querySelector('#sure [data-wish=resign]').click()")
    site.until("the end", IS_OVER)
    assert 200 == site.window.inside("async path => (await fetch(path)).status", ANALYSIS)


def test_quarto_access_has_its_own_words(site: KeptSite) -> None:
    site.sit(edition="access", blocks="1", traits="csf")
    site.window.inside(LISTEN)
    site.act("A a1")
    site.until("the piece, spoken", "() => window.spoken.some(each => /smooth|grooved/.test(each))")


def test_a_position_is_analysed(site: KeptSite) -> None:
    site.go(f"/analysis?position={quote(MIDGAME)}", READY)
    site.until("its value", "() => document.querySelector('#verdict-chip .value-chip')")


def test_a_hint_comes_in_three_steps(site: KeptSite) -> None:
    site.sit()
    site.act("A a1 B b1 C c1")
    for step in "123":
        site.type("hint")
        site.shows("#log", f"Hint {step} of 3")


def test_a_shared_game_is_reviewed(site: KeptSite) -> None:
    site.go(LINK, "() => document.body.classList.contains('reviewed')")


@pytest.mark.parametrize("answer", [right_answer, wrong_answer])
def test_a_puzzle_is_judged(site: KeptSite, answer: Callable[..., str]) -> None:
    rated = puzzle_of("square")
    site.go(f"/puzzles/{rated.id}", READY)
    site.type(answer(rated))
    kind = "right" if answer is right_answer else "wrong"
    site.until(f"that it is {kind}", f"() => document.querySelector('.verdict.is-{kind}')")


def test_a_task_of_a_lesson_is_judged(site: KeptSite) -> None:
    site.go(f"/learn/{FIRST}#1", "() => document.querySelector('#lesson[data-shown=\"1\"]')")
    site.type(given_to(LESSONS[FIRST].tasks[0]))
    site.until("that it is right", "() => document.querySelector('.verdict.is-right')")


@pytest.mark.parametrize(
    "path",
    [
        "/rules",
        "/clock",
        "/puzzles",
        "/puzzles/print?kind=square&count=4",
        "/learn",
        "/without-sight",
        "/new",
    ],
)
def test_a_page_is_there(site: KeptSite, path: str) -> None:
    site.go(path)


@pytest.mark.parametrize("language", languages())
def test_pages_and_tables_speak_every_language(site: KeptSite, language: str) -> None:
    site.speak(language)
    try:
        site.go("/new")
        assert language == site.window.inside("() => document.documentElement.lang")
        assert catalogue(language).say("page-new-lead") in site.text("main")
        site.sit()
        site.window.inside(LISTEN)
        site.window.inside("() => document.querySelector('#stock [data-piece]').click()")
        site.until("the gift, spoken", "() => window.spoken.some(each => each.length > 10)")
    finally:
        site.speak("en")
