"""Nothing on the page gives a live quarto away: the same game looks and sounds alike whatever counts."""

from collections.abc import Callable

import pytest

from tests.page.table import QUARTO, Seat

pytestmark = pytest.mark.needs("chromium")

# All that a player can see or hear at the table but the rule badge.
PARTS = (
    "#status",
    "#platter",
    "#hand",
    "#stock",
    "#actions",
    "#players",
    "#polite",
    "#assertive",
    "#notices",
)
LOOK = """(parts) => [
  ...parts.map((part) => document.querySelector(part).outerHTML.replaceAll("\\u00a0", "")),
  ...[...document.querySelectorAll("#log li")].slice(-1).map((entry) => entry.textContent),
]"""


def looks(seat: Seat, moves: str, **choice: str) -> list[list[str]]:
    """What the page shows after each move."""
    seat.sit(**choice)
    seen: list[list[str]] = []
    for move in moves.split():
        seat.quick(move)
        seat.page.wait_for_function("() => document.querySelector('#polite').textContent !== ''")
        seen.append(seat.page.evaluate(LOOK, list(PARTS)))
    return seen


def test_a_live_quarto_changes_nothing(open_seat: Callable[..., Seat]) -> None:
    """Column a is a quarto by shape at the end; where fill alone counts it is none."""
    moves = f"{QUARTO} P"
    live, quiet = (
        looks(open_seat(reduced_motion="reduce"), moves, **choice) for choice in ({}, {"traits": "f"})
    )
    assert live == quiet


@pytest.mark.long
@pytest.mark.parametrize("choice", [{"blocks": "1"}, {"traits": "c"}, {"traits": "h", "blocks": "1"}])
def test_no_variant_shows_but_in_its_badge(open_seat: Callable[..., Seat], choice: dict[str, str]) -> None:
    expected = looks(open_seat(reduced_motion="reduce"), f"{QUARTO} P c1 E d1")
    assert expected == looks(open_seat(reduced_motion="reduce"), f"{QUARTO} P c1 E d1", **choice)
