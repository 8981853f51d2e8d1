"""Very many schedules of several processes at one PostgreSQL: a part of `make test-faults`."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from tests.server.cluster.bugs import BUGS, SEEDS
from tests.server.cluster.database import database
from tests.server.cluster.play import Story, play
from tests.server.cluster.schedule import draw
from tests.server.cluster.verdict import faults_of, tally
from tests.server.faults.figures import Figures, Part, Spoiled
from tests.server.faults.forks import forks

SCHEDULES, STOPS, PROMOTIONS = 1_000, 200, 50  # at least so many in all
STANDBY = 4  # one of so many has a primary and a standby
BLOCK = 20  # schedules of one database


def part(seed: int, share: float) -> Part:
    """All that is to be done, from this seed on; the planted bugs are never left out."""
    doing = [partial(run, block, has_standby=standby) for standby, block in blocks(seed, share)]
    return Part(list(doing), {f"processes, {name}": partial(plant, name) for name in BUGS})


def blocks(seed: int, share: float) -> list[tuple[bool, Sequence[int]]]:
    """The seeds in blocks, and whether their database has a standby; in turn, so each share has both."""
    count = max(2, round(SCHEDULES * share))
    doubled = max(1, count // STANDBY)
    sides = {True: range(seed, seed + doubled), False: range(seed, seed + count - doubled)}
    found = [
        (begin / len(seeds), has_standby, seeds[begin : begin + BLOCK])
        for has_standby, seeds in sides.items()
        for begin in range(0, len(seeds), BLOCK)
    ]
    return [(has_standby, block) for _, has_standby, block in sorted(found, key=lambda each: each[0])]


def run(seeds: Sequence[int], *, has_standby: bool) -> Figures:
    """Play schedules at one database; at a new one after something that should never happen."""
    found, waiting = Figures(), list(seeds)
    while waiting:
        with forks() as ready, database(has_standby=has_standby) as made:
            while waiting:
                schedule = draw(waiting.pop(0), has_standby=has_standby)
                name = f"OPENQUARTO_SEED={schedule.seed} ({'standby' if has_standby else 'few'})"
                try:
                    story = play(schedule, ready, made)
                except Exception as problem:  # noqa: BLE001  it is told, and the others are played
                    found += Figures(schedules=1, faults=[f"{name}: {problem!r}"])
                    break
                found += _figures(story, [f"{name}: {fault}" for fault in faults_of(story)])
    return found


def totals(figures: Figures) -> str:
    """How much of it was done, beside how much there is to do."""
    promotions = figures.broken["promote"]
    stops = figures.broken["crash"] + promotions  # the primary is stopped at once in both
    return (
        f"in all {figures.schedules:,} of {SCHEDULES:,} schedules of 2 or 3 processes, "
        f"{stops:,} of {STOPS:,} immediate stops of the database, "
        f"{promotions:,} of {PROMOTIONS:,} promotions; {len(figures.faults):,} faults"
    )


def plant(name: str) -> Spoiled:
    """Play schedules with a planted bug until it is found."""
    bug, figures = BUGS[name], Figures()
    has_standby = bug.drawn(0).has_standby
    with forks() as ready, database(has_standby=has_standby, is_synchronous=bug.is_synchronous) as made:
        for seed in range(SEEDS):
            story = play(bug.drawn(seed), ready, made, bug=bug.knob, options=bug.options)
            faults = faults_of(story)
            figures += _figures(story, faults)
            if any(sign in fault for fault in faults for sign in bug.signs):
                return Spoiled(figures, is_found=True)
    return Spoiled(figures, is_found=False)


def _figures(story: Story, faults: list[str]) -> Figures:
    return Figures(1, Counter(story.broken), *tally(story), faults)
