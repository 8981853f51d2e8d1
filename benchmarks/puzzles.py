"""Whether ratings of puzzles tell how difficult they are: held-out tries of the levels, and Spearman rho.

Run `python benchmarks/puzzles.py [PUZZLES] [TRIES]`.
"""

import random
import sys
from collections.abc import Sequence

from openquarto.engine.turn import turn_of
from openquarto.kernel import Solver
from openquarto.players.fallible import FalliblePlayer
from openquarto.players.level import LEVELS
from openquarto.puzzles.pack import RatedPuzzle, shipped
from openquarto.puzzles.proof import prove
from openquarto.puzzles.puzzle import Puzzle
from openquarto.puzzles.rating import TRYING, fitted
from openquarto.rules.game import Game

PUZZLES, TRIES = (int(each) for each in (*sys.argv[1:3], *("150", "20")[len(sys.argv) - 1 :]))
TRIED = ("complete", "safe gift", "square", "trap", "hold", "take it")
HELD_OUT = 1 << 30  # seeds that nothing else uses


def rating_by_tries(puzzle: Puzzle, answers: Sequence[str], solver: Solver) -> int:
    """The rating that the tries of the players themselves give."""
    wanted = tuple(f"#{each}" for each in answers) if puzzle.kind == "take it" else tuple(answers)
    shares = []
    for name in TRYING:
        right = 0
        for seed in range(HELD_OUT, HELD_OUT + TRIES):
            player = FalliblePlayer(LEVELS[name], solver, seed=seed)
            actions = turn_of(player, Game.of(puzzle.position)).actions
            right += "".join(map(str, actions)).startswith(wanted)
        shares.append(right / TRIES)
    return fitted(list(TRYING.values()), shares)


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The correlation of ranks; equal values share their mean rank."""
    first, second = _ranks(one), _ranks(other)
    mean = (len(first) - 1) / 2
    above = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    spread = [sum((rank - mean) ** 2 for rank in ranks) for ranks in (first, second)]
    return float(above / (spread[0] * spread[1]) ** 0.5)


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def main() -> None:
    """Print the correlation over all tried kinds, and of each."""
    solver = Solver(table_mb=16)
    tried = [each for each in shipped() if each.puzzle.kind in TRIED]
    chosen = random.Random(1).sample(tried, PUZZLES)
    found: list[tuple[RatedPuzzle, int]] = []
    for rated in chosen:
        proof = prove(rated.puzzle, solver)
        assert proof is not None
        found.append((rated, rating_by_tries(rated.puzzle, proof.answers, solver)))
    print(f"{PUZZLES} puzzles, {TRIES} held-out tries of each of {len(TRYING)} levels")
    for kind in ("all", *TRIED):
        pairs = [(rated.rating, by_tries) for rated, by_tries in found if kind in ("all", rated.puzzle.kind)]
        if len(pairs) > 2:
            print(f"{kind:<10} {len(pairs):>4} puzzles, Spearman {spearman(*zip(*pairs, strict=True)):.2f}")


if __name__ == "__main__":
    main()
