"""How hard the small matches of the lessons are: our own levels in the learner's seat, and how many pass.

    python benchmarks/lessons.py [GAMES] [SEED]

prints a table for docs/lessons.md. Each game has seeds of its own.
"""

import sys

from openquarto.kernel import Solver
from openquarto.lessons import LESSONS, SmallMatch
from openquarto.match import Match, play
from openquarto.players.roster import player_of

LEARNERS = ("pine", "walnut", "ash")
GAMES, SEED = 400, 20_000


def passed(match: SmallMatch, learner: str, seeds: range, solver: Solver) -> int:
    """How many of these games the learner passes; the opponent's seeds are others."""
    won = 0
    for seed in seeds:
        players = {
            match.learner: player_of(learner, seed=2 * seed, solver=solver),
            match.learner.other: player_of(match.level, seed=2 * seed + 1, solver=solver),
        }
        won += match.is_passed(play(Match(start=match.position), players))
    return won


def main() -> None:
    """Print one row a lesson, in percent."""
    given = [int(text) for text in sys.argv[1:]]
    games, seed = (*given, *(GAMES, SEED)[len(given) :])
    solver = Solver(table_mb=16)
    print(f"| lesson | against | to pass | {' | '.join(LEARNERS)} |\n|---|---|---|{'---|' * len(LEARNERS)}")
    for lesson in LESSONS.values():
        match = lesson.match
        shares = [passed(match, each, range(seed, seed + games), solver) / games for each in LEARNERS]
        told = " | ".join(f"{100 * share:.0f} %" for share in shares)
        print(f"| `{lesson.name}` | {match.level} | `{match.wanted}` | {told} |", flush=True)


if __name__ == "__main__":
    main()
