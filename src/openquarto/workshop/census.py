"""A census of a variant: how many classes of positions are won, drawn and lost, by pieces placed.

As long as there are not too many boards every class is counted; from there on positions are drawn by chance
and weighed, so that each class counts alike, and the counts have error bars.
"""

import json
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from openquarto.kernel import Solver
from openquarto.players.roster import new_solver
from openquarto.rules.count import HAND, Masks, empty_board, hands, with_one_more
from openquarto.rules.variant import Variant
from openquarto.workshop.arena.score import TWO_SIDED_95
from openquarto.workshop.class_size import (
    all_positions,
    class_weight,
    drawn_masks,
    symmetries_of,
    without_hand,
)
from openquarto.workshop.jobs import Job
from openquarto.workshop.opening import position_of, variant_of
from openquarto.workshop.running import Show
from openquarto.workshop.tally import Sum, Tally

WORK = "census"
BOARDS_A_JOB, DRAWS_A_JOB = 200, 50
TABLE_MB = 64
MOST_PLACED = 16


@dataclass(frozen=True, slots=True)
class Ply:
    """All that is known of the positions with so many pieces placed, counted whole or from a sample."""

    placed: int
    is_whole: bool
    tally: Tally
    variant: Variant

    @property
    def boards(self) -> tuple[float, float]:
        """How many classes of boards there are, and the error with 95 %; 0 where all were counted."""
        return self._classes(self.tally.boards, has_hand=False)

    @property
    def positions(self) -> tuple[float, float]:
        """The same for boards with a piece in hand."""
        return self._classes(self.tally.positions, has_hand=True)

    def _classes(self, found: Sum, *, has_hand: bool) -> tuple[float, float]:
        if self.is_whole:
            return found.total, 0.0
        drawn = self.tally.looked_at
        scale = all_positions(self.placed, has_hand=has_hand) / symmetries_of(self.variant) / drawn
        spread = max(0.0, found.squares - found.total**2 / drawn)
        return scale * found.total, scale * TWO_SIDED_95 * math.sqrt(spread)


def census_jobs(variant: Variant, *, most: int, sample: int, seed: int, show: Show) -> dict[int, list[Job]]:
    """The jobs for each number of pieces placed: whole up to so many boards, beyond so many draws each."""
    kind = (len(variant.traits), variant.blocks)
    named = f"census {kind[0]} {'blocks' if kind[1] else 'lines'}"
    found: dict[int, list[Job]] = {}
    known: set[Masks] | None = empty_board(variant)
    for placed in range(MOST_PLACED + 1):
        show("boards", placed, MOST_PLACED)
        task = {"work": WORK, "traits": kind[0], "blocks": kind[1], "placed": placed}
        if known is not None:
            name = f"{named} {placed:02} whole"
            found[placed] = [
                _job(f"{name} {number:06}", task | {"boards": chunk})
                for number, chunk in enumerate(_chunks(sorted(known)))
            ]
            known = with_one_more(known, variant) if len(known) <= most else None
            known = known if known is not None and len(known) <= most else None
        else:
            name = f"{named} {placed:02} seed {seed}"
            found[placed] = [
                _job(f"{name} {first:08}", task | {"seed": seed, "first": first, "draws": DRAWS_A_JOB})
                for first in range(0, sample, DRAWS_A_JOB)
            ]
    return found


def census_job(task: bytes) -> bytes:
    """Count a chunk."""
    told = json.loads(task)
    variant = variant_of((told["traits"], told["blocks"]))
    tally = Tally()
    if "boards" in told:
        _count(tally, [tuple(board) for board in told["boards"]], variant)
    else:
        for number in range(told["first"], told["first"] + told["draws"]):
            _draw(tally, told["placed"], variant, f"{told['seed']} {told['placed']} {number}")
    return bytes(tally)


def plies_of(
    variant: Variant, jobs: Mapping[int, Sequence[Job]], results: Mapping[str, bytes]
) -> Iterator[Ply]:
    """What the chunks add up to."""
    for placed, chunks in jobs.items():
        whole = Tally()
        for job in chunks:
            whole.join(Tally.parse(results[job.name]))
        yield Ply(placed, " whole " in chunks[0].name, whole, variant)


def _count(tally: Tally, boards: Sequence[Masks], variant: Variant) -> None:
    for board in boards:
        tally.boards.add(1.0)
        for held in sorted(hands(board, blocks=variant.blocks)):
            tally.looked_at += 1
            _value(tally, held, variant, 1.0)


def _draw(tally: Tally, placed: int, variant: Variant, seed: str) -> None:
    """Draw once; a position that holds a quarto is counted as drawn, and is none of the classes."""
    chance = random.Random(seed)  # noqa: S311  no secret
    tally.looked_at += 1
    masks = drawn_masks(placed, variant, chance)
    if masks is None:
        return
    tally.boards.add(class_weight(without_hand(masks), blocks=variant.blocks))
    if masks[0] & HAND:
        _value(tally, masks, variant, class_weight(masks, blocks=variant.blocks))


def _value(tally: Tally, held: Masks, variant: Variant, weight: float) -> None:
    position = position_of(held, variant)
    value = _solver().solve(position).value
    tally.add(value, str(position), weight)
    if value.is_draw:
        tally.add_holding(*_solver().holding(position), weight)


@lru_cache(maxsize=1)
def _solver() -> Solver:
    return new_solver(TABLE_MB)


def _job(name: str, task: Mapping[str, object]) -> Job:
    return Job(name, json.dumps(task).encode())


def _chunks(boards: Sequence[Masks]) -> Iterator[Sequence[Masks]]:
    for start in range(0, len(boards), BOARDS_A_JOB):
        yield boards[start : start + BOARDS_A_JOB]
