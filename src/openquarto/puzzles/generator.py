"""New puzzles from seeds: each leads to a position of careless players, and all that can be asked there."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from openquarto.kernel import Solver
from openquarto.kernel.turns import canonical_key, kernel_position
from openquarto.puzzles.proof import prove
from openquarto.puzzles.puzzle import KINDS, Kind, Puzzle
from openquarto.puzzles.rating import rating_of
from openquarto.rules.action import Give, Phase, Place
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.variant import CLASSIC, Variant

PLACED = (5, 13)
TOUCHES = (4, 6, 8)
MASKED: tuple[Kind, ...] = ("complete", "safe gift", "take it")
_BLOCKS = Variant.parse("blocks")
# Half of all puzzles are of the whole game, a quarter has blocks, a quarter one, two or three traits.
_VARIANTS = (
    *(CLASSIC,) * 6,
    *(_BLOCKS,) * 3,
    *(Variant.parse(f"traits={traits}") for traits in ("c", "sh", "chf")),
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A proved puzzle with its rating, and a key that all puzzles of equal positions share."""

    puzzle: Puzzle
    rating: int
    key: tuple[object, ...]
    has_answer: bool  # of `see`: whether there is a quarto; all others have one


def candidates(seed: int, solver: Solver) -> Iterator[Candidate]:
    """All puzzles of the position that a seed leads to; the same seed gives the same ones."""
    chance = random.Random(seed)  # noqa: S311  positions, not secrets
    position = _position(_VARIANTS[seed % len(_VARIANTS)], chance)
    solver.clear()
    for kind in KINDS:
        puzzle = _asked(kind, position, chance)
        if puzzle is None or (proof := prove(puzzle, solver)) is None:
            continue
        rating = rating_of(puzzle, proof.answers)
        yield Candidate(puzzle, rating, twin_key(position), has_answer=bool(proof.answers))


def _asked(kind: Kind, position: Position, chance: random.Random) -> Puzzle | None:
    if kind != "mask":
        return Puzzle(kind, position)
    return Puzzle("mask", position, chance.choice(MASKED), chance.choice(TOUCHES))


def _position(variant: Variant, chance: random.Random) -> Position:
    """Where careless players come to: they give and place anything, but some of them avoid a plain quarto."""
    placed, with_hand, care = chance.randint(*PLACED), chance.random() < 0.6, chance.random()
    position = Position(variant=variant)
    while position.placed < placed or (position.hand is not None) != with_hand:
        if position.phase is Phase.GIVE:
            position = position.play(Give(chance.choice(position.stock)))
            continue
        squares = [square for square in SQUARES if position[square] is None]
        chance.shuffle(squares)
        after = [position.play(Place(square)) for square in squares]
        is_last = position.placed + 1 == placed
        quiet = [each for each in after if not each.live] if chance.random() < care and not is_last else []
        position = (quiet or after)[0]
    return position


def twin_key(position: Position) -> tuple[object, ...]:
    """What symmetric positions share. The last square counts only while it can be told from others."""
    asked = kernel_position(position.board, position.hand, position.variant)
    live = sorted(len(position.shared_sides(line)) for line in position.live)
    return (canonical_key(asked), position.variant.blocks, tuple(live))
