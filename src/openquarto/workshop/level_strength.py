"""How strong the levels are: each against the one below it, and how often each gives value away."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from openquarto.kernel import Solver
from openquarto.notation.read import read_one
from openquarto.players.level import LEVELS
from openquarto.rules.action import Done, Give
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.rules.variant import CLASSIC, Variant
from openquarto.workshop.arena.archive import Archive
from openquarto.workshop.arena.arena import Arena
from openquarto.workshop.arena.contest import Contest, Entrant
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.arena.score import Score

Show = Callable[[str, int, int], None]  # a step, how much of it is done, and how much there is


@dataclass(slots=True)
class Slips:
    """Turns of one player, by how many pieces were placed: all that were not lost before, and the slips."""

    turns: Counter[int] = field(default_factory=Counter)
    slips: Counter[int] = field(default_factory=Counter)

    def rate(self, placed: Iterable[int]) -> float | None:
        """How many of the turns with so many pieces placed gave value away; None if there were none."""
        counted = list(placed)
        turns = sum(self.turns[each] for each in counted)
        return sum(self.slips[each] for each in counted) / turns if turns else None


@dataclass(frozen=True, slots=True)
class LevelStrength:
    """One level: its score against the one below, its Elo above the first, and its slips."""

    level: str
    score: Score | None  # None for the lowest
    elo: float
    error: float  # half the width of the interval that holds the true Elo with 95 %, from the first level on
    slips: Slips


def measure_levels(  # noqa: PLR0913  all but one are by name
    pairs: int,
    *,
    levels: Sequence[str] = tuple(LEVELS),
    variant: Variant = CLASSIC,
    seed: int = 1,
    placed: int = 4,
    processes: int = 1,
    folder: Path | None = None,
    show: Show = lambda *_: None,
) -> list[LevelStrength]:
    """Let every level play the one below it, and look at every turn with the solver's eyes.

    In a folder the games are kept, and those that are there are not played again.
    """
    solver = Solver(table_mb=64)
    slips = {level: Slips() for level in levels}
    strengths = [LevelStrength(levels[0], None, 0.0, 0.0, slips[levels[0]])]
    for below, level in pairwise(levels):
        contest = Contest(
            players=(Entrant.parse(level, {}), Entrant.parse(below, {})),
            variant=variant,
            seed=seed,
            placed=placed,
        )
        job = folder and folder / f"{level}-{below}.match"
        archive = Archive(contest, job=job, resume=job is not None)
        arena = Arena(contest, archive, pairs=pairs, processes=processes)
        step = f"{level} against {below}"
        arena.run(lambda: show(step, len(arena.archive.games), 2 * pairs))  # noqa: B023  it is run right here
        archive.close()
        for each, game in arena.standing.games.items():
            sitters = (contest.players[each.first], contest.players[1 - each.first])
            count_slips(
                game, {seat: slips[who.name] for seat, who in zip(Seat, sitters, strict=True)}, solver
            )
        score = arena.standing.score
        strengths.append(_above(strengths[-1], level, score, slips[level]))
    return strengths


def count_slips(game: Played, slips: Mapping[Seat, Slips], solver: Solver) -> None:
    """Look at every turn of a game: whether it made a won game less, or a drawn one lost."""
    record = read_one(game.record)
    position = record.game.start
    begun = position
    for action in record.game.actions:
        seat = position.to_act
        position = position.play(action)
        if not isinstance(action, Give | Done) and position.outcome is None:
            continue
        assert seat is not None  # somebody has acted
        count_turn(begun, position, slips[seat], solver)
        begun = position


def count_turn(before: Position, after: Position, slips: Slips, solver: Solver) -> None:
    """One turn, from the position in which it began to the one that it leaves."""
    was = solver.solve(before, value_only=True).value
    if was.is_loss:
        return
    slips.turns[before.placed] += 1
    # A game that is over keeps its value for whoever ended it; otherwise it is the opponent's to act.
    now = solver.solve(after, value_only=True).value
    mine = now if after.outcome is not None or after.to_act is before.to_act else -now
    if mine.bare < was.bare:
        slips.slips[before.placed] += 1


def _above(below: LevelStrength, level: str, score: Score, slips: Slips) -> LevelStrength:
    low, high = score.elo_range or (score.elo or 0.0, score.elo or 0.0)
    # Errors of different matches are independent, so their squares add up.
    error = (below.error**2 + ((high - low) / 2) ** 2) ** 0.5
    return LevelStrength(level, score, below.elo + (score.elo or 0.0), error, slips)
