"""Very many kills and power cuts in one command: `make test-faults`, or a part of it with `FAULTS=0.05`.

A server that plays games is killed (`kill -9`) a thousand times, and the power of a process that writes
through the real store is cut ten thousand times. It is red if anything acknowledged is lost or doubled, or
anything else is wrong; and also if the same harness finds no loss where there must be some: with
`synchronous=NORMAL`, and with an answer before the commit.
"""

import argparse
import logging
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Self

from tqdm import tqdm

from tests.server.faults.cuts import build_library, cut_power
from tests.server.faults.forks import forks
from tests.server.faults.play import play
from tests.server.faults.schedule import draw
from tests.server.faults.verdict import faults_of, tally
from tests.server.faults.writing import ANSWER_FIRST, AS_SHIPPED, NORMAL

KILLS, CUTS = 1_000, 10_000
RUN = 250  # power cuts in one run of the process that writes
BLOCK = 10  # schedules of one process that forks
SPOILED = 200  # schedules within which a loss must be found
Task = Callable[[], "Figures"]


@dataclass
class Figures:
    """What was broken, and what came of it."""

    schedules: int = 0
    kills: int = 0
    cuts: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    faults: list[str] = field(default_factory=list)

    def __iadd__(self, other: Self) -> Self:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        return self

    def __str__(self) -> str:
        return (
            f"{self.kills:,} kills in {self.schedules:,} games, {self.cuts:,} power cuts; "
            f"{self.acknowledged:,} actions acknowledged before, {self.lost:,} lost, {self.doubled:,} doubled"
        )


def kill(seeds: Iterable[int], *, spoil: str = "", until_loss: bool = False) -> Figures:
    """Play schedules, in each of which a server is killed."""
    found = Figures()
    with forks() as ready:
        for seed in seeds:
            with tempfile.TemporaryDirectory() as folder:
                story = play(draw(seed), ready, Path(folder), spoil=spoil)
            acknowledged, lost, doubled = tally(story)
            problems = [f"OPENQUARTO_SEED={seed}: {problem}" for problem in faults_of(story)]
            kills = story.broken.count("kill")
            found += Figures(1, kills, 0, acknowledged, lost, doubled, problems)
            if until_loss and found.lost:
                break
    return found


def cut(library: Path, mode: str, seed: int, cuts: int) -> Figures:
    """Cut the power in one run of the process that writes."""
    with tempfile.TemporaryDirectory() as folder:
        told = cut_power(library, Path(folder), mode, seed, cuts)
    return Figures(cuts=told.count, acknowledged=told.acknowledged, lost=told.lost, faults=told.bad)


def schedules(first: int, kills: int) -> list[list[int]]:
    """The seeds, from this one on, with at least so many kills together; in blocks."""
    seeds: list[int] = []
    planned = 0
    for seed in count(first):
        if planned >= kills:
            break
        planned += sum(fault.kind == "kill" for fault in draw(seed).faults)
        seeds.append(seed)
    return [seeds[begin : begin + BLOCK] for begin in range(0, len(seeds), BLOCK)]


def tasks(library: Path, seed: int, share: float) -> list[Task]:
    """All that is to be done; a share of it ends with whole runs, never with nothing."""
    killing = [partial(kill, block) for block in schedules(seed, max(1, round(KILLS * share)))]
    runs = max(1, round(CUTS * share / RUN))
    cutting = [partial(cut, library, AS_SHIPPED, seed + number, RUN) for number in range(runs)]
    return [*killing, *cutting]


def controls(library: Path, seed: int) -> dict[str, Task]:
    """What must lose something; the same harness, spoiled on purpose."""
    return {
        "power cuts, synchronous=NORMAL": partial(cut, library, NORMAL, seed, RUN),
        "power cuts, answered before the commit": partial(cut, library, ANSWER_FIRST, seed, RUN),
        "kills, answered before the commit": partial(
            kill, range(seed, seed + SPOILED), spoil="answer first", until_loss=True
        ),
    }


def status(figures: Figures, spoiled: dict[str, Figures]) -> int:
    """The exit code: 0 only if nothing is wrong, and what was spoiled has lost something."""
    is_blind = any(not found.lost for found in spoiled.values())
    return int(bool(figures.faults or figures.lost or figures.doubled) or is_blind)


@contextmanager
def _pool() -> Iterator[ProcessPoolExecutor]:
    # Not forked: this process has threads by then.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawn, initializer=_be_quiet) as pool:
        yield pool


def _be_quiet() -> None:
    """Say nothing of lines that are cut: that is what is done here, and a bar is being drawn."""
    logging.getLogger("asyncio").setLevel(logging.ERROR)


def main(arguments: list[str]) -> int:
    """Do it all, and print what came of it."""
    parser = argparse.ArgumentParser(description="Kill servers and cut their power, very often.")
    parser.add_argument("--share", type=float, default=1.0, help="how much of it, 1 is all")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000), help="the first seed")
    options = parser.parse_args(arguments)
    begin, figures, spoiled = time.monotonic(), Figures(), {}
    print(f"from seed {options.seed} on: make test-faults FAULTS={options.share:g} SEED={options.seed}")
    with tempfile.TemporaryDirectory() as folder, _pool() as pool:
        library = build_library(Path(folder))
        spoiling = {pool.submit(task): name for name, task in controls(library, options.seed).items()}
        doing = [pool.submit(task) for task in tasks(library, options.seed, options.share)]
        with tqdm(total=len(doing) + len(spoiling), unit="run") as bar:
            for future in as_completed([*spoiling, *doing]):
                if name := spoiling.get(future):
                    spoiled[name] = future.result()
                else:
                    figures += future.result()
                bar.set_postfix(kills=figures.kills, cuts=figures.cuts, lost=figures.lost)
                bar.update()
    for problem in figures.faults:
        print(problem)
    print(f"as shipped: {figures}")
    for name, found in spoiled.items():
        print(f"spoiled on purpose, {name}: {found}{'' if found.lost else ' - MUST HAVE LOST SOMETHING'}")
    print(f"{time.monotonic() - begin:.0f} s")
    return status(figures, spoiled)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
