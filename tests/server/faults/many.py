"""Very many faults in one command: `make test-faults`, or a part of it with `FAULTS=0.05`.

A server that plays games is killed (`kill -9`) a thousand times, the power of a process that writes through
the real store is cut ten thousand times, and two or three processes at one PostgreSQL play 1,000 schedules.
It is red if anything acknowledged is lost or doubled, or anything else is wrong; and also if the same harness
notices nothing where something was spoiled on purpose. With Ctrl-C what is under way is ended, and told.
"""

import argparse
import logging
import os
import secrets
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from itertools import chain, count, zip_longest
from multiprocessing import get_context
from pathlib import Path

from tqdm import tqdm

from tests.server.cluster import many as processes
from tests.server.faults.cuts import build_library, cut_power
from tests.server.faults.figures import Control, Figures, Part, Spoiled, Task, status
from tests.server.faults.forks import forks
from tests.server.faults.play import play
from tests.server.faults.schedule import draw
from tests.server.faults.verdict import faults_of, tally
from tests.server.faults.writing import ANSWER_FIRST, AS_SHIPPED, NORMAL

KILLS, CUTS = 1_000, 10_000
RUN = 250  # power cuts in one run of the process that writes
BLOCK = 10  # schedules of one process that forks
SPOILED = 200  # schedules within which a loss must be found
PARTS = ("kills", "power", "processes")
Doing = dict["Future[Figures | Spoiled]", str]  # the part, or what was spoiled


def kill(seeds: Iterable[int], *, spoil: str = "", until_loss: bool = False) -> Figures:
    """Play schedules, in each of which a server is killed."""
    found = Figures()
    with forks() as ready:
        for seed in seeds:
            with tempfile.TemporaryDirectory() as folder:
                story = play(draw(seed), ready, Path(folder), spoil=spoil)
            problems = [f"OPENQUARTO_SEED={seed}: {problem}" for problem in faults_of(story)]
            found += Figures(1, Counter(story.broken), *tally(story), problems)
            if until_loss and found.lost:
                break
    return found


def cut(library: Path, mode: str, seed: int, cuts: int) -> Figures:
    """Cut the power in one run of the process that writes."""
    with tempfile.TemporaryDirectory() as folder:
        told = cut_power(library, Path(folder), mode, seed, cuts)
    broken = Counter({"power cut": told.count})
    return Figures(broken=broken, acknowledged=told.acknowledged, lost=told.lost, faults=told.bad)


def cut_spoiled(library: Path, mode: str, seed: int) -> Spoiled:
    """The same where something must be lost."""
    figures = cut(library, mode, seed, RUN)
    return Spoiled(figures, is_found=figures.lost > 0)


def kill_spoiled(seed: int) -> Spoiled:
    """Kills of a server that acknowledges before the commit, until something is lost."""
    figures = kill(range(seed, seed + SPOILED), spoil="answer first", until_loss=True)
    return Spoiled(figures, is_found=figures.lost > 0)


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


def parts(library: Path, seed: int, share: float) -> dict[str, Part]:
    """All that is to be done; a share of it ends with whole runs, never with nothing."""
    runs = max(1, round(CUTS * share / RUN))
    cutting = [partial(cut, library, AS_SHIPPED, seed + number, RUN) for number in range(runs)]
    killing = [partial(kill, block) for block in schedules(seed, max(1, round(KILLS * share)))]
    modes = {"synchronous=NORMAL": NORMAL, "answered before the commit": ANSWER_FIRST}
    spoiled = {f"power, {name}": partial(cut_spoiled, library, mode, seed) for name, mode in modes.items()}
    return {
        "kills": Part(list(killing), {"kills, answered before the commit": partial(kill_spoiled, seed)}),
        "power": Part(list(cutting), spoiled),
        "processes": processes.part(seed, share),
    }


@contextmanager
def _pool(streams: int) -> Iterator[ProcessPoolExecutor]:
    # Not forked: this process has threads by then.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(streams, mp_context=spawn, initializer=_begin) as pool:
        yield pool


def _begin() -> None:
    """Say nothing of lines that are cut: that is done here, and a bar is drawn. Ctrl-C is for who waits."""
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    os.setsid()


def _do(task: Task | Control) -> Figures | Spoiled:
    """Do something; what should never happen is told at the end, and keeps nothing else from being done."""
    try:
        return task()
    except Exception:  # noqa: BLE001
        return Figures(faults=[traceback.format_exc()])


def _watch(doing: Doing) -> tuple[dict[str, Figures], dict[str, Spoiled]]:
    """Wait for all of it, with a bar; what is done is added up."""
    figures, spoiled = defaultdict[str, Figures](Figures), dict[str, Spoiled]()
    with tqdm(total=len(doing), unit="run") as bar:
        for future in as_completed(doing):
            told = future.result()
            if isinstance(told, Spoiled):
                spoiled[doing[future]] = told
            else:
                figures[doing[future]] += told
                for fault in told.faults:  # at once: the rest may take an hour
                    bar.write(fault)
            wrong = sum(len(each.faults) for each in figures.values())
            bar.set_postfix(schedules=sum(each.schedules for each in figures.values()), wrong=wrong)
            bar.update()
    return figures, spoiled


def _submit(pool: ProcessPoolExecutor, chosen: Sequence[tuple[str, Part]]) -> Doing:
    """What is spoiled first, then all parts in turn."""
    spoiling = [(name, task) for _, part in chosen for name, task in part.controls.items()]
    named = [[(name, task) for task in part.tasks] for name, part in chosen]
    doing = filter(None, chain(*zip_longest(*named)))
    return {pool.submit(_do, task): name for name, task in (*spoiling, *doing)}


def _print(figures: dict[str, Figures], spoiled: dict[str, Spoiled]) -> None:
    for name, each in figures.items():
        print(f"as shipped, {name}: {each}")
        if name == "processes":
            print(processes.totals(each))
    for name, told in spoiled.items():
        print(f"spoiled on purpose, {name}: {told.figures}{'' if told.is_found else ' - MUST BE NOTICED'}")


def main(arguments: list[str]) -> int:
    """Do it all, and print what came of it."""
    parser = argparse.ArgumentParser(description="Kill servers, cut their power, and promote standbys.")
    parser.add_argument("--share", type=float, default=1.0, help="how much of it, 1 is all")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000), help="the first seed")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="only these")
    parser.add_argument("--streams", type=int, default=os.cpu_count(), help="how many at a time")
    options = parser.parse_args(arguments)
    begin, is_whole = time.monotonic(), True
    again = f"FAULTS={options.share:g} SEED={options.seed} PARTS='{' '.join(options.parts)}'"
    print(f"from seed {options.seed} on: make test-faults {again}", flush=True)
    with tempfile.TemporaryDirectory() as folder, _pool(options.streams) as pool:
        every = parts(build_library(Path(folder)), options.seed, options.share)
        doing = _submit(pool, [(name, every[name]) for name in options.parts])
        try:
            figures, spoiled = _watch(doing)
        except KeyboardInterrupt:
            is_whole = False
            begun = {future: name for future, name in doing.items() if not future.cancel()}
            print(f"\n{len(begun)} of {len(doing)} runs were begun; the last are ended first", flush=True)
            figures, spoiled = _watch(begun)
    _print(figures, spoiled)
    print(f"{time.monotonic() - begin:.0f} s, load of the machine {os.getloadavg()[0]:.1f}")
    return status(figures.values(), spoiled.values()) if is_whole else 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
