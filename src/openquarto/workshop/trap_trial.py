"""A trial of trap measures: perfect play with each against one fallible opponent, opening by opening."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, stdev

from openquarto.rules.variant import CLASSIC, Variant
from openquarto.workshop.arena.archive import Archive
from openquarto.workshop.arena.arena import Arena
from openquarto.workshop.arena.contest import Contest, Entrant, Round
from openquarto.workshop.arena.playing import Played
from openquarto.workshop.arena.score import TWO_SIDED_95
from openquarto.workshop.arena.standing import Standing

PLACED = (4, 5)  # half of the openings each
Games = Mapping[tuple[int, Round], Played]  # by the pieces placed in the opening, and the round
Show = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Difference:
    """By how many points a game one measure gains over another, and the error with 95 %."""

    gain: float
    error: float

    @property
    def is_significant(self) -> bool:
        """Whether the bound of the gain lies above nothing."""
        return self.gain - self.error > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """What all measures are tried under: the same openings, seats, chances and opponent."""

    opponent: str
    pairs: int  # of openings with 4 pieces, and as many with 5; each is played from both seats
    variant: Variant = CLASSIC
    seed: int = 1
    processes: int = 1
    folder: Path | None = None  # where the games are kept, so that a trial can be gone on with

    def games(self, measure: str, show: Show = lambda *_: None) -> Games:
        """Play all games of a measure that are not kept yet."""
        found: dict[tuple[int, Round], Played] = {}
        for placed in PLACED:
            contest = Contest(
                players=(Entrant.parse(f"perfect:{measure}", {}), Entrant.parse(self.opponent, {})),
                variant=self.variant,
                seed=self.seed,
                placed=placed,
            )
            job = self.folder and self.folder / f"{measure}-{self.opponent}-{placed}-{self.seed}.match"
            archive = Archive(contest, job=job, resume=job is not None)
            try:
                arena = Arena(contest, archive, pairs=self.pairs, processes=self.processes)
                step = f"{measure}, {placed} placed"
                arena.run(lambda: show(step, len(archive.games), 2 * self.pairs))  # noqa: B023  it is run right here
                found |= {(placed, each): game for each, game in arena.standing.games.items()}
            finally:
                archive.close()
        return found


def results(games: Games) -> tuple[int, int, int]:
    """Games won, drawn and lost by perfect play."""
    sums = [
        Standing({each: game for (there, each), game in games.items() if there == placed}).results
        for placed in PLACED
    ]
    won, drawn, lost = (sum(column) for column in zip(*sums, strict=True))
    return won, drawn, lost


def difference(games: Games, base: Games) -> Difference:
    """What a measure gains over another, from openings that both have played from both seats.

    The games of an opening are not independent, so its mean difference is one observation.
    """
    gained: dict[tuple[int, int], list[float]] = {}
    for (placed, each), game in games.items():
        if (placed, each) in base:
            gain = game.points(0) - base[placed, each].points(0)
            gained.setdefault((placed, each.pair), []).append(gain)
    found = [mean(both) for both in gained.values() if len(both) == 2]
    if len(found) < 2:
        return Difference(mean(found) if found else 0.0, math.inf)
    return Difference(mean(found), TWO_SIDED_95 * stdev(found) / math.sqrt(len(found)))


def table(tried: Mapping[str, Games]) -> Sequence[str]:
    """The measures as the docs show them; each gain is over the first of them."""
    base = next(iter(tried))
    lines = [
        f"| measure | won | drawn | lost | gain over `{base}`, points a game (95 %) |",
        "|---|---|---|---|---|",
    ]
    for measure, games in tried.items():
        told = ""
        if measure != base:
            found = difference(games, tried[base])
            told = f"{found.gain:+.3f} ± {found.error:.3f}{', significant' * found.is_significant}"
        lines.append(f"| `{measure}` | {' | '.join(map(str, results(games)))} | {told} |")
    return lines
