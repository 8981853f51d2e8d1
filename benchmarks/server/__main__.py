"""`python -m benchmarks.server`: what a move and an idle page cost, and what attacks do."""

import argparse
import os
import sys
from pathlib import Path
from statistics import median

from benchmarks.server.attacks import ATTACKS
from benchmarks.server.load import LIMITS, Load, run
from benchmarks.server.report import ATTACK_HEAD, attack_row, load_rows
from benchmarks.server.under_attack import NOBODY, attacked

LOADS = ((1_000, 1_000.0), (5_000, 500.0))  # tables of two sockets, moves a second
SWEEP = (200, 500, 1_000, 2_000)  # tables, at the same pace; fewer would be at the end of their games


def load(tables: int, moves: float, seconds: float, rounds: int) -> Load:
    """Measure one load and print it."""
    figures = run(tables, moves, seconds, rounds)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("\n".join(load_rows(figures)), end="\n\n", flush=True)
    return figures


def attacks(names: list[str], seconds: float) -> None:
    """Each attack for a while, one line each; first what is noticed without one."""
    print(f"Attacks of {seconds:.0f} s from one address on a server with default limits; honest people play")
    print(f"at 5 s a turn. The server, the attacker and whoever measures share {os.cpu_count()} cores.")
    print(ATTACK_HEAD, flush=True)
    for name in (NOBODY, *names):
        print(attack_row(name, attacked(name, seconds)), flush=True)


def plot(path: Path, seconds: float, rounds: int) -> None:
    """What a move costs at more and more tables."""
    try:
        import matplotlib as mpl  # noqa: PLC0415  only where a plot is wanted
    except ImportError:
        sys.exit("a plot needs matplotlib: pip install -r requirements/test.txt")
    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    figures = [load(tables, 200.0, seconds, rounds) for tables in SWEEP]
    chart, axes = plt.subplots(figsize=(6, 3.5), layout="constrained")
    sides = [
        ("this server", [each.ours for each in figures]),
        ("the barest one", [each.bare for each in figures]),
    ]
    for label, costs in sides:
        axes.plot(SWEEP, [each.cost for each in costs], marker="o", label=label)
    axes.set(xscale="log", ylim=(0, None), xlabel="tables with two sockets each", ylabel="CPU a move, µs")
    axes.legend()
    axes.set_xticks(SWEEP, [f"{tables:,}" for tables in SWEEP])
    axes.minorticks_off()  # their labels would stand in those of the tables
    axes.grid(alpha=0.3)
    chart.savefig(path)
    print(f"plotted to {path}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, help="one load of so many tables instead of ours, no attacks")
    parser.add_argument("--moves", type=float, default=1_000.0, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3, help="of each server, in turn")
    parser.add_argument(
        "--attacks",
        nargs="*",
        metavar="NAME",
        choices=[[], *ATTACKS],
        help=f"only attacks: {', '.join(ATTACKS)}",
    )
    parser.add_argument("--attack-seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="instead, what more tables cost, as SVG")
    options = parser.parse_args()
    if options.attacks is not None:
        attacks(options.attacks or list(ATTACKS), options.attack_seconds)
        return
    print("limits raised for the load:", ", ".join(LIMITS))
    if options.plot:
        plot(options.plot, options.seconds, options.rounds)
        return
    loads = [(options.tables, options.moves)] if options.tables else LOADS
    figures = [load(tables, moves, options.seconds, options.rounds) for tables, moves in loads]
    quotients = [f"{median(each.quotients):.2f} at {each.sockets:,} sockets" for each in figures]
    print("CPU a move, how many times the bare server's:", ", ".join(quotients), end="\n\n", flush=True)
    if not options.tables:
        attacks(list(ATTACKS), options.attack_seconds)


if __name__ == "__main__":
    main()
