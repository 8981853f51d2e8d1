"""A census against counts that know nothing of it: every position laid out, and values by plain search."""

import json
import random
from itertools import combinations, permutations, product
from math import sqrt
from pathlib import Path

import pytest

from openquarto.rules import Value, Variant
from openquarto.rules.count import HAND, Masks, boards, canonical, hands
from openquarto.workshop.census import census_job, census_jobs, plies_of
from openquarto.workshop.class_size import (
    all_positions,
    class_weight,
    drawn_masks,
    stabiliser,
    symmetries_of,
)
from openquarto.workshop.tally import Tally
from tests.cli.command import run_here

ROWS = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]
COLUMNS = [list(column) for column in zip(*ROWS, strict=True)]
DIAGONALS = [[0, 5, 10, 15], [3, 6, 9, 12]]
LINES = ROWS + COLUMNS + DIAGONALS
ONE_TRAIT = Variant.parse("traits=c")


# A referee of one trait, written from the rules alone: a board is a text of 16 characters, . 0 or 1.


def completes(board: str) -> bool:
    return any(board[line[0]] != "." and 1 == len({board[square] for square in line}) for line in LINES)


def twin_value(board: str, hand: str) -> int:
    """Placements to the win (+) or the loss (-) of whoever places, 0 for a draw: plain negamax."""
    best: int | None = None
    for square in range(16):
        if board[square] != ".":
            continue
        after = board[:square] + hand + board[square + 1 :]
        if completes(after):
            return 1
        gifts = [side for side in "01" if (after.count(side)) < 8]
        worth = [older(-twin_value(after, gift)) for gift in gifts] or [0]
        best = max([*worth, *([] if best is None else [best])], key=rank)
    assert best is not None
    return best


def older(value: int) -> int:
    return value + (value > 0) - (value < 0)


def rank(value: int) -> float:
    return 0 if value == 0 else 1 / value


def told(value: int) -> str:
    return "D" if value == 0 else f"W{value}" if value > 0 else f"L{-value}"


def text_of(masks: Masks) -> tuple[str, str]:
    taken, one = masks
    side = {place: "1" if one >> place & 1 else "0" for place in range(17) if taken >> place & 1}
    return "".join(side.get(square, ".") for square in range(16)), side[16]


@pytest.mark.parametrize("placed", [12, 13, 14, 15])
def test_values_are_those_of_a_plain_search(placed: int) -> None:
    chance = random.Random(placed)
    drawn = [masks for _ in range(400) if (masks := drawn_masks(placed, ONE_TRAIT, chance))][:20]
    for masks in drawn:
        board = tuple(mask & ~HAND for mask in masks)
        job = {"work": "census", "traits": 1, "blocks": False, "placed": placed, "boards": [board]}
        job["values_only"] = placed % 2 == 1
        tally = Tally.parse(census_job(json.dumps(job).encode()))
        held = [text_of(each) for each in hands(board, blocks=False)]
        assert sorted(told(twin_value(*each)) for each in held) == sorted(tally.values.elements())


# Classes


@pytest.mark.parametrize("name", ["classic", "blocks", "traits=c", "blocks+traits=cs", "traits=csf"])
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_the_sizes_of_all_classes_are_all_positions(name: str, placed: int) -> None:
    variant = Variant.parse(name)
    order = symmetries_of(variant)
    found = boards(placed, variant)
    sizes = [order / class_weight(board, blocks=variant.blocks) for board in found]
    assert all_positions(placed, has_hand=False) == pytest.approx(sum(sizes), rel=1e-12)
    held = [each for board in found for each in hands(board, blocks=variant.blocks)]
    sizes = [order / class_weight(each, blocks=variant.blocks) for each in held]
    assert all_positions(placed, has_hand=True) == pytest.approx(sum(sizes), rel=1e-12)


def test_boards_of_one_trait_are_as_many_as_there_are_orbits() -> None:
    """Every board of three pieces, laid out, and its images struck off."""
    sets = {frozenset(line) for line in LINES}
    group = [
        images for images in _line_maps() if {frozenset(images[s] for s in line) for line in sets} == sets
    ]
    assert 32 == len(group)
    every = {(squares, sides) for squares in combinations(range(16), 3) for sides in product("01", repeat=3)}
    orbits = 0
    while every:
        start = every.pop()
        orbits += 1
        for images in group:
            for swap in (False, True):
                laid = sorted(
                    (images[s], "10"[int(side)] if swap else side) for s, side in zip(*start, strict=True)
                )
                every.discard((tuple(s for s, _ in laid), tuple(side for _, side in laid)))
    assert orbits == len(boards(3, ONE_TRAIT))


def _line_maps() -> list[list[int]]:
    """Candidates: rows and columns permuted alike, perhaps transposed; all 32 symmetries are among them."""
    found = []
    for order in permutations(range(4)):
        for transposed in (False, True):
            for flipped in (False, True):
                images = []
                for square in range(16):
                    row, column = divmod(square, 4)
                    row, column = order[row], order[3 - column if flipped else column]
                    images.append(4 * column + row if transposed else 4 * row + column)
                found.append(images)
    return [list(each) for each in {tuple(images) for images in found}]


def test_the_stabiliser_of_a_lone_piece() -> None:
    """Its orbit has 8 squares, corners and centres or edges; so 4 of 32 moves keep it."""
    for square in range(16):
        masks = (1 << square, 0, 0, 0, 0)
        assert 4 * 24 == stabiliser(masks, blocks=False)
        assert canonical(masks, blocks=False) in boards(1, Variant())


# Samples


def test_a_sample_weighs_classes_alike() -> None:
    """With four pieces of two traits the classes are counted; the sample must find their number."""
    variant = Variant.parse("traits=cs")
    chance = random.Random(5)
    draws = 4000
    weights = [
        class_weight(masks, blocks=False) if (masks := drawn_masks(3, variant, chance)) else 0.0
        for _ in range(draws)
    ]
    scale = all_positions(3, has_hand=True) / symmetries_of(variant)
    mean = sum(weights) / draws
    error = sqrt(sum((weight - mean) ** 2 for weight in weights)) / draws
    wanted = sum(len(hands(board, blocks=False)) for board in boards(3, variant))
    assert abs(scale * mean - wanted) < 4 * scale * error
    assert 4 * scale * error < 0.2 * wanted


def test_whole_and_sample_agree_and_go_on_where_they_stopped(tmp_path: Path) -> None:
    arguments = ["census", "traits=c", "--most", "20", "--sample", "50", "--processes", "1", "--json"]
    arguments += ["--jobs", str(tmp_path / "jobs")]
    done = run_here(*arguments)
    assert 0 == done.returncode, done.stderr
    plies = [json.loads(line) for line in done.stdout.splitlines()]
    assert list(range(17)) == [ply["placed"] for ply in plies]
    assert ["whole"] * 3 + ["sample"] * 14 == [ply["counted"] for ply in plies]
    assert [1, 2, 20] == [ply["boards"][0] for ply in plies[:3]]
    assert [1, 0] == plies[0]["shares"]["D"]
    count, error = plies[5]["boards"]
    assert abs(count - 2334) < 2.5 * error
    assert 50 == plies[16]["looked_at"]
    assert done.stdout == run_here(*arguments).stdout


def test_tallies_add_up() -> None:
    jobs = census_jobs(ONE_TRAIT, most=20, sample=100, seed=3, show=lambda *_: None)
    two = jobs[12]
    results = {job.name: census_job(job.task) for job in two}
    (ply,) = plies_of(ONE_TRAIT, {12: two}, results)
    parts = [Tally.parse(result) for result in results.values()]
    assert 100 == ply.tally.looked_at == sum(part.looked_at for part in parts)
    assert ply.tally.positions.total == pytest.approx(sum(part.positions.total for part in parts))
    shares = [found[0] for letter in "WDL" if (found := ply.tally.share(letter))]
    assert 1 == pytest.approx(sum(shares))


def test_what_was_never_seen_may_still_be_there() -> None:
    tally = Tally()
    for _ in range(100):
        tally.add(Value.parse("W1"), "", 2.0)
    assert (0, 3 / 100) == pytest.approx(tally.share("L"))
    tally.add(Value.parse("L2"), "", 2.0)
    share, error = tally.share("L") or (0, 0)
    assert 1 / 101 == pytest.approx(share)
    assert 1.96 * sqrt(share * (1 - share) / 101) == pytest.approx(error, rel=1e-3)
    assert ("L2", "") == tally.longest("L")
