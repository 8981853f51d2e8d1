"""axe finds nothing and leaves nothing open: every state in every look, many states in every language."""

from collections.abc import Callable

import pytest

from openquarto.speech.catalogue import languages
from tests.marking import spread
from tests.page.axe import LOOKS, troubles, wear
from tests.page.states import LEARNING, NOISE, STATES
from tests.page.table import Seat

pytestmark = pytest.mark.needs("chromium")

QUICK = ("home, with games", "new with faults", "rules", "invitation", "place")  # one state a page
MORE = ("call", "settings", "won", "under a mask")
# Where most of the words stand.
WORDY = (
    *("new, all choices", "keys", "over, with a missed quarto"),
    *("waiting for the other", "invitation", "privacy"),
    "puzzles, with a rating",
)


@pytest.mark.parametrize("name", spread(STATES, quick=QUICK, more=MORE))
def test_axe_finds_nothing(open_seat: Callable[..., Seat], name: str) -> None:
    seat = open_seat(allowed=NOISE.get(name, ""))
    STATES[name](seat)
    found = []
    for title, look in LOOKS.items():
        wear(seat.page, look)
        found += [f"{title}: {trouble}" for trouble in troubles(seat.page)]
    assert [] == found


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_axe_finds_nothing_in_any_language(open_seat: Callable[..., Seat], language: str) -> None:
    assert {} == found_in(open_seat, language, WORDY)


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_axe_finds_nothing_where_one_learns_in_any_language(
    open_seat: Callable[..., Seat], language: str
) -> None:
    assert {} == found_in(open_seat, language, LEARNING)


def found_in(open_seat: Callable[..., Seat], language: str, names: tuple[str, ...]) -> dict[str, list[str]]:
    """What is wrong in which of some states, on the smallest screen."""
    found = {}
    for name in names:
        seat = open_seat(320, 256, locale=language)
        STATES[name](seat)
        assert language == seat.page.locator("html").get_attribute("lang")
        found[name] = troubles(seat.page)
        seat.page.close()
    return {name: wrong for name, wrong in found.items() if wrong}
