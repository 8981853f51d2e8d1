"""A census of a variant: how many classes of positions are won, drawn and lost, by pieces placed.

As long as there are not too many boards every class is counted; from there on positions are drawn by chance
and weighed, so that each class counts alike, and the counts have error bars.
"""

import json
import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from openquarto.kernel import Solver
from openquarto.players.roster import new_solver
from openquarto.rules.count import HAND, Masks, empty_board, hands, with_one_more
from openquarto.rules.position import Position
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

    def share(self, letter: str) -> tuple[float, float] | None:
        """The share of the classes that have a letter, and the error with 95 %; None without any class."""
        found = self.tally.share(letter)
        return (found[0], 0.0) if found and self.is_whole else found

    def _classes(self, found: Sum, *, has_hand: bool) -> tuple[float, float]:
        if self.is_whole:
            return found.total, 0.0
        drawn = self.tally.looked_at
        scale = all_positions(self.placed, has_hand=has_hand) / symmetries_of(self.variant) / drawn
        spread = max(0.0, found.squares - found.total**2 / drawn)
        return scale * found.total, scale * TWO_SIDED_95 * math.sqrt(spread)


def census_jobs(  # noqa: PLR0913  all but one are by name
    variant: Variant, *, most: int, sample: int, seed: int, values_only: bool = False, show: Show
) -> dict[int, list[Job]]:
    """The jobs for each number of pieces placed: whole up to so many boards, beyond so many draws each."""
    kind = (len(variant.traits), variant.blocks)
    named = f"census {kind[0]} {'blocks' if kind[1] else 'lines'}{' values' * values_only}"
    found: dict[int, list[Job]] = {}
    known: set[Masks] | None = empty_board(variant)
    for placed in range(MOST_PLACED + 1):
        show("boards", placed, MOST_PLACED)
        task = {
            "work": WORK,
            "traits": kind[0],
            "blocks": kind[1],
            "placed": placed,
            "values_only": values_only,
        }
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
        found = _counted(tally, [tuple(board) for board in told["boards"]], variant)
    else:
        seeds = (f"{told['seed']} {told['placed']} {told['first'] + each}" for each in range(told["draws"]))
        found = _drawn(tally, told["placed"], variant, seeds)
    for held, weight in found:
        _value(tally, position_of(held, variant), weight, values_only=told["values_only"])
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


def _counted(tally: Tally, boards: Sequence[Masks], variant: Variant) -> Iterator[tuple[Masks, float]]:
    """Every class of these boards with a piece in hand; all weigh alike."""
    for board in boards:
        tally.boards.add(1.0)
        for held in sorted(hands(board, blocks=variant.blocks)):
            tally.looked_at += 1
            yield held, 1.0


def _drawn(
    tally: Tally, placed: int, variant: Variant, seeds: Iterable[str]
) -> Iterator[tuple[Masks, float]]:
    """A position for each seed, with its weight; one that holds a quarto is drawn, but is no class."""
    for seed in seeds:
        tally.looked_at += 1
        masks = drawn_masks(placed, variant, random.Random(seed))  # noqa: S311  no secret
        if masks is None:
            continue
        tally.boards.add(class_weight(without_hand(masks), blocks=variant.blocks))
        if masks[0] & HAND:
            yield masks, class_weight(masks, blocks=variant.blocks)


def _value(tally: Tally, position: Position, weight: float, *, values_only: bool) -> None:
    value = _solver().solve(position).value
    tally.add(value, str(position), weight)
    if value.is_draw and not values_only:
        tally.add_holding(*_solver().holding(position), weight)


@lru_cache(maxsize=1)
def _solver() -> Solver:
    return new_solver(TABLE_MB)


def _job(name: str, task: Mapping[str, object]) -> Job:
    return Job(name, json.dumps(task).encode())


def _chunks(boards: Sequence[Masks]) -> Iterator[Sequence[Masks]]:
    for start in range(0, len(boards), BOARDS_A_JOB):
        yield boards[start : start + BOARDS_A_JOB]
