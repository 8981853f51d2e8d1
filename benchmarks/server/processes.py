"""`python -m benchmarks.server.processes`: what several processes at one database cost and survive.

The processes, the database and the load share this machine: what counts are quotients within one run.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

sys.path.append(str(Path(__file__).parents[2] / "tools"))  # where the tests' cluster finds PostgreSQL

from benchmarks import tables
from benchmarks.server.driver import Driver, Phase, driving
from benchmarks.server.load import LIMITS, WARM_UP
from benchmarks.server.process import OURS, Server, raise_file_limit, serving
from benchmarks.server.tables import Ports
from benchmarks.server.takeover import TakeOver, taken_over
from openquarto.server.store.opening import open_postgres
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore
from tests.server.store.cluster import Cluster

SETTLED = 60.0  # seconds after which nobody is waited for any more


@contextmanager
def processes(cluster: Cluster, count: int) -> Iterator[list[Server]]:
    """So many servers on one new database."""
    database = cluster.address(cluster.schema())
    with ExitStack() as stack:
        # The first makes the tables; the others find them.
        yield [stack.enter_context(serving((*OURS, database), LIMITS)) for _ in range(count)]


@dataclass
class Setup:
    """One way to have the same tables: at which processes, and what was measured of it, round by round."""

    name: str
    servers: Sequence[Server]
    pages: Driver
    costs: list[float] = field(default_factory=list)  # µs of all processes together, a move
    database: list[float] = field(default_factory=list)  # µs of the database, a move
    commits: list[float] = field(default_factory=list)  # moves in one of them
    late: list[float] = field(default_factory=list)
    between: list[float] = field(default_factory=list)

    def run(self, cluster: Cluster, phase: Phase) -> None:
        """One round."""
        before, stored, commits = self._cpu, cluster.cpu, self._commits
        told = self.pages.run(phase)
        self.costs.append(1e6 * (self._cpu - before) / told.sent)
        self.database.append(1e6 * (cluster.cpu - stored) / told.sent)
        self.commits.append(told.sent / (self._commits - commits))
        self.late += told.late
        self.between += told.between

    @property
    def _cpu(self) -> float:
        return sum(server.cpu for server in self.servers)

    @property
    def _commits(self) -> float:
        return sum(server.metric("commits_total") for server in self.servers)

    def __str__(self) -> str:
        rounds = " ".join(f"{cost:.0f}" for cost in self.costs)
        database, commits = median(self.database), median(self.commits)
        late, between = ((at(each, 0.5), at(each, 0.99)) for each in (self.late, self.between))
        return "\n".join(
            (
                self.name,
                f"  CPU a move of all processes: {median(self.costs):.0f} µs (rounds: {rounds})",
                f"  of the database: {database:.0f} µs; moves in a commit: {commits:.1f}",
                f"  act to done: {late[0]:.1f} ms, 99 of 100 {late[1]:.1f} ms",
                f"  one player's news to the other's: {between[0]:.1f} ms, 99 of 100 {between[1]:.1f} ms",
            )
        )


def at(values: Sequence[float], part: float) -> float:
    """A quantile, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def costs(cluster: Cluster, options: argparse.Namespace) -> None:
    """One process; two, each with its own tables; two, with a player of each table at each: in turn.

    All have their tables all the time, and each round has all three: no machine is as quick twice.
    """
    load = os.getloadavg()[0]
    print(f"{options.tables:,} tables, {options.moves:,.0f} moves/s, load {load:.1f}", flush=True)
    with ExitStack() as stack:
        (alone,) = stack.enter_context(processes(cluster, 1))
        one, two = pair = stack.enter_context(processes(cluster, 2))
        places: list[tuple[str, list[Server], list[Ports]]] = [
            ("one process", [alone], [(alone.port, alone.port)]),
            ("two processes, affinity", pair, [(one.port, one.port), (two.port, two.port)]),
            ("two processes, the players of a table apart", pair, [(one.port, two.port)]),
        ]
        setups = [
            Setup(name, servers, stack.enter_context(driving(where, options.tables)))
            for name, servers, where in places
        ]
        for each in setups:
            each.pages.run(Phase(WARM_UP, options.moves))
        # As busy as each of two is: fewer moves share a commit then, whether or not there is another process.
        half = Setup("one process with half of the moves", [alone], setups[0].pages)
        for _ in range(options.rounds):
            for each in setups:
                each.run(cluster, Phase(options.seconds, options.moves))
            half.run(cluster, Phase(options.seconds, options.moves / 2))
    print("\n".join(map(str, (*setups, half))))
    one_process, near, apart = setups
    _compare(one_process, near, apart, half)


def _compare(alone: Setup, near: Setup, apart: Setup, half: Setup) -> None:
    for name, base in (("one process", alone), ("one process as busy as each of them", half)):
        times = median(two / one for one, two in zip(base.costs, near.costs, strict=True))
        print(f"affinity: {times:.2f} times {name}   (to reach: 1.15)")
    for name, these, most in (("affinity", near, 10), ("no affinity", apart, 30)):
        more = median(two - one for one, two in zip(alone.costs, these.costs, strict=True))
        print(f"{name}: {more:+.0f} µs a move   (to reach: {most}); load {os.getloadavg()[0]:.1f}")


def take_over(cluster: Cluster, options: argparse.Namespace) -> TakeOver:
    """Kill one of two processes, and tell how soon its pages were back at the other."""
    with processes(cluster, 2) as (one, two):
        told = taken_over(one, two, options.tables, SETTLED)
        memory = two.memory
    half, last = told.at(0.5), told.at(1.0)
    print(
        f"kill -9 of one of two processes with {options.tables:,} games and {2 * options.tables:,} sockets:"
    )
    print(f"  {len(told.seconds):,} of {told.lost:,} pages that it had are back")
    print(f"  half of them after {half:.1f} s   (to reach: 5), all after {last:.1f} s   (to reach: 30)")
    print(f"  the other process used {told.cpu:.1f} s of a core meanwhile, and has {memory:.0f} MB;", end=" ")
    print(f"load {os.getloadavg()[0]:.1f}")
    return told


def loading(cluster: Cluster) -> None:
    """Print how many tables are loaded a second after a restart, from both kinds of databases."""
    with tempfile.TemporaryDirectory() as folder:
        stores = {
            "SQLite": lambda: SqliteStore(Path(folder) / "games.sqlite"),
            "PostgreSQL": lambda: open_postgres(cluster.address(cluster.schema())),
        }
        for name, make in stores.items():
            rate, spent = asyncio.run(_loaded(make))
            print(f"{name}: {rate:,.0f} tables a second   (to reach: 1,000), {1e6 * spent:.0f} µs each")


async def _loaded(make: Callable[[], Store]) -> tuple[float, float]:
    return await tables.loading(make())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.processes", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=float, default=300.0, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--take-over", action="store_true", help="instead, kill one of two processes")
    parser.add_argument("--loading", action="store_true", help="instead, load 2,000 tables after a restart")
    parser.add_argument("--plot", metavar="FILE", help="with --take-over, who was back when, as SVG")
    options = parser.parse_args()
    raise_file_limit()
    cluster = Cluster()
    try:
        if options.take_over:
            told = take_over(cluster, options)
            if options.plot:
                told.plot(options.plot)
        elif options.loading:
            loading(cluster)
        else:
            costs(cluster, options)
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
