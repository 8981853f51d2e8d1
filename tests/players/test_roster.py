"""Who can be asked for, and that the page about them tells the truth."""

import re
from dataclasses import astuple
from itertools import pairwise
from pathlib import Path

import pytest

from openquarto.match import Match, play
from openquarto.players.fallible import FalliblePlayer
from openquarto.players.level import LEVELS, NEVER
from openquarto.players.roster import NAMES, name_of, player_of
from openquarto.rules import Seat, SetupError

PAGE = Path(__file__).parents[2] / "docs" / "levels.md"


@pytest.mark.parametrize(
    ("text", "name"),
    [("1", "willow"), ("10", "ebony"), ("perfect", "ebony"), (" Oak ", "oak"), ("random", "random")],
)
def test_names(text: str, name: str) -> None:
    assert name == name_of(text)


@pytest.mark.parametrize("text", ["", "0", "11", "level", "eb", "٣"])
def test_no_names(text: str) -> None:
    assert name_of(text) is None


@pytest.mark.parametrize("text", ["Oak", "8", " oak"])
def test_a_player_is_had_by_all_its_names(text: str) -> None:
    player = player_of(text)
    assert isinstance(player, FalliblePlayer)
    assert player.level is LEVELS["oak"]


@pytest.mark.parametrize("text", ["", "11", "mapel", None, 0])
def test_a_player_that_is_not_there_is_refused_in_a_sentence(text: object) -> None:
    with pytest.raises(SetupError) as raised:
        player_of(text)  # type: ignore[arg-type]  # some are no names at all
    expected = "expected willow, poplar, pine, larch, walnut, birch, ash, oak, maple, ebony, random, perfect,"
    assert f"{expected} or a level from 1 to 10, got {text!r}" == str(raised.value)


def test_errors_become_rarer_from_level_to_level() -> None:
    rates = [astuple(level)[:7] for level in LEVELS.values()]
    for lower, higher in pairwise(rates):
        assert all(one > other for one, other in zip(lower, higher, strict=True))
    assert [level.exact_from for level in LEVELS.values()] == sorted(
        (level.exact_from for level in LEVELS.values()), reverse=True
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def game() -> str:
        match = Match(now=lambda: 0.0)
        play(match, {Seat.FIRST: player_of(name, seed=3), Seat.SECOND: player_of("walnut", seed=4)})
        return str(match.record())

    assert game() == game()


def test_the_page_tells_the_rates() -> None:
    told = re.findall(r"^\| (\d+) \| ([0-9. |%–]+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [row(number, name) for number, name in enumerate(LEVELS, 1)] == [
        f"| {n} | {rest} |" for n, rest in told
    ]


def row(number: int, name: str) -> str:
    """A level as the page has it."""
    level = LEVELS[name]
    *rates, exact_from, cunning = astuple(level)
    cells = [f"{rate:.1%}".replace(".0%", "%") for rate in rates]
    cells += ["–" if exact_from == NEVER else str(exact_from), f"{cunning:.0%}"]
    return f"| {number} | {' | '.join(cells)} |"
