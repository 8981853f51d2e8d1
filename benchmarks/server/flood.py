"""`python -m benchmarks.server.flood`: what others notice of a flood of analyses or of coached games.

Twelve pairs play from addresses of their own, on one server. For some seconds nobody attacks, then somebody
asks for analyses, or plays with a coach, as quickly as they can, and so on in turn: what differs is the
flood's doing and not the machine's.
"""

import argparse
import os
import sys
import tempfile
import time

from benchmarks.server.honest import open_for_pairs
from benchmarks.server.process import raise_file_limit, serving_ours
from benchmarks.server.under_attack import NOBODY, WARM_UP, under_attack

PAIRS = 12
FLOODS = ("analyses", "all analyses", "known analyses", "coach")
PART, MORE = 0.10, 5.0  # what a flood may add: this part of it, or so many milliseconds


def measure(flood: str, seconds: float, rounds: int) -> str:
    """One line: 99 of 100 actions without and with the flood, and how much was asked."""
    times: dict[str, list[float]] = {NOBODY: [], flood: []}
    lag: dict[str, float] = {NOBODY: 0.0, flood: 0.0}
    done = refused = 0
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log, serving_ours(log=log) as server:
        raise_file_limit()
        time.sleep(WARM_UP)
        for turn in range(rounds):
            for at, name in enumerate(times):
                sources = [f"127.0.{2 * turn + at + 1}.{pair + 1}" for pair in range(PAIRS)]
                tables = open_for_pairs(server.port, sources)
                noticed, told = under_attack(server, tables, name, seconds)
                if noticed.flags or noticed.unanswered or noticed.lost:
                    sys.exit(f"{name}: {noticed}")
                times[name] += noticed.actions
                lag[name] = max(lag[name], noticed.lag)
                done, refused = done + told["done"], refused + told["refused"]
    before, after = (quantile(times[name], 0.99) for name in (NOBODY, flood))
    halves = [f"{quantile(times[name], 0.5):>6.1f}" for name in (NOBODY, flood)]
    is_reached = after - before <= max(MORE, PART * before)
    return (
        f"{flood:>15} {len(times[NOBODY]):>7} {len(times[flood]):>7} {' '.join(halves)} "
        f"{before:>7.1f} {after:>7.1f} {lag[NOBODY]:>6.0f} {lag[flood]:>6.0f} {done:>8,} {refused:>8,} "
        f"{'yes' if is_reached else 'NO'}"
    )


def quantile(seconds: list[float], part: float) -> float:
    """So many of the actions took at most so long, in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.flood", description=__doc__)
    parser.add_argument("floods", nargs="*", metavar="FLOOD", default=FLOODS, help=", ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=8.0, help="of each part of a round")
    parser.add_argument("--rounds", type=int, default=4)
    options = parser.parse_args()
    print(f"{PAIRS} pairs play; times in ms from act to done, without the flood and with it in turn.")
    print(f"The machine has {os.cpu_count()} cores; its load is {os.getloadavg()[0]:.1f}.")
    print(
        f"{'flood':>15} {'actions':>7} {'':>7} {'half':>6} {'':>6} {'99/100':>7} {'':>7} "
        f"{'late':>6} {'':>6} {'done':>8} {'refused':>8} within 10 % or 5 ms",
        flush=True,
    )
    for flood in options.floods:
        print(measure(flood, options.seconds, options.rounds), flush=True)


if __name__ == "__main__":
    main()
