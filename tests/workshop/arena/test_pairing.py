"""Openings: quiet, balanced, new, the same again, or listed."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from openquarto.kernel import Solver
from openquarto.rules import VARIANTS, Phase, Position, Variant
from openquarto.workshop.arena.contest import Contest, Entrant
from openquarto.workshop.arena.error import ArenaError
from openquarto.workshop.arena.pairing import Openings, _canonical_key, is_quiet, read_openings

PLAYERS = (Entrant("random", "random"), Entrant("willow", "willow"))


def openings(count: int = 20, known: Mapping[int, str] | None = None, **settings: object) -> list[str]:
    found = Openings(Contest(players=PLAYERS, **settings), known)  # type: ignore[arg-type]
    return [found.of(pair) for pair in range(1, count + 1)]


@pytest.mark.parametrize("has_hand", [False, True])
@pytest.mark.parametrize("placed", [1, 4, 7, 12])
def test_they_are_quiet_and_draws(placed: int, has_hand: bool) -> None:
    solver = Solver(table_mb=4)
    for text in openings(5, placed=placed, has_hand=has_hand):
        position = Position.parse(text)
        assert (placed, has_hand) == (position.placed, position.hand is not None)
        assert not position.live
        assert is_quiet(position)
        if placed > 4:
            assert solver.solve(position, value_only=True).value.is_draw


@pytest.mark.parametrize("variant", VARIANTS[::7])
def test_every_variant_has_openings(variant: Variant) -> None:
    for text in openings(3, variant=variant):
        position = Position.parse(text)
        assert (variant, Phase.GIVE, None) == (position.variant, position.phase, position.outcome)


def test_they_follow_from_the_seed_and_differ() -> None:
    found = openings(seed=7)
    assert found == openings(seed=7)
    assert found[:5] == openings(5, seed=7)
    assert found != openings(seed=8)
    assert len(found) == len({_canonical_key(Position.parse(text)) for text in found})


def test_what_was_played_already_is_not_drawn_again_and_changes_nothing() -> None:
    found = openings(seed=7)
    assert found == openings(seed=7, known={1: found[0], 2: found[1], 9: found[8]})


def test_when_all_are_used_up_they_come_again() -> None:
    assert ["4/4/4/4 - - classic"] * 3 == openings(3, placed=0)
    few = openings(
        12, placed=1
    )  # a square has three kinds: corner, edge, middle; in classic two of them are one
    assert 12 == len(few)
    assert len({_canonical_key(Position.parse(text)) for text in few}) <= 3


def test_unbalanced_openings_are_quiet_where_they_can_be() -> None:
    found = openings(30, placed=8, is_balanced=False)
    assert all(is_quiet(Position.parse(text)) for text in found)


def test_a_list_is_taken_in_its_order_and_from_its_start_again(tmp_path: Path) -> None:
    file = tmp_path / "openings.txt"
    file.write_text("# two\n\nA3/4/4/4 B a1\n  4/4/4/4 - - blocks  \n4/4/4/3P - d4 blocks\n")
    listed = read_openings(file, Variant.parse("blocks"))
    assert ("A3/4/4/4 B a1 blocks", "4/4/4/4 - - blocks", "4/4/4/3P - d4 blocks") == listed
    assert [*listed, listed[0]] == openings(4, openings=listed, variant=Variant.parse("blocks"))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("AA2/4/4/4 - -", "openings.txt:2: A stands on a1 and b1"),
        ("nonsense", "openings.txt:2: expected '<board> <hand> <last> [<variant>]', got 1 fields"),
        ("4/4/4/4 - - blocks", "openings.txt:2: expected an opening of the variant auto, got one of blocks"),
        ("ABCD/4/4/4 - d1 auto", "where the game is over"),
        ("# nothing", "expected positions, one a line, got none in"),
    ],
)
def test_a_faulty_list_is_refused_with_its_line(tmp_path: Path, line: str, sentence: str) -> None:
    file = tmp_path / "openings.txt"
    file.write_text(f"# a list\n{line}\n")
    with pytest.raises(ArenaError) as refused:
        read_openings(file, Variant.parse("auto"))
    assert sentence in str(refused.value)
