"""`python -m benchmarks.server`: the two loads that we want to carry, and a plot of what more tables cost."""

import argparse
import os
import sys
from pathlib import Path

from benchmarks.server.load import LIMITS, run

LOADS = ((1_000, 1_000.0), (5_000, 500.0))  # tables of two sockets, moves a second
WANTED = {"p99 ms": 50.0, "CPU µs/move": 150.0, "deliveries/move": 8.0, "memory MB": 400.0, "lag ms": 50.0}
SWEEP = (200, 500, 1_000, 2_000)  # tables, at the same pace; fewer would be at the end of their games


def show(figures: dict[str, float]) -> None:
    """Print the figures of one load beside what we want."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name, value in figures.items():
        wanted = f"   (to reach: {WANTED[name]:,.0f})" if name in WANTED else ""
        print(f"{name:>16}  {value:>10,.1f}{wanted}")
    print(flush=True)


def plot(path: Path, seconds: float) -> None:
    """What a move costs at more and more tables."""
    try:
        import matplotlib as mpl  # noqa: PLC0415  only where a plot is wanted
    except ImportError:
        sys.exit("a plot needs matplotlib: pip install -r requirements/test.txt")
    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    figures = [run(tables, 200.0, seconds) for tables in SWEEP]
    for each in figures:
        show(each)
    chart, axes = plt.subplots(figsize=(6, 3.5), layout="constrained")
    for name, label in (("CPU µs/move", "this server"), ("bare µs/move", "the barest one")):
        axes.plot(SWEEP, [each[name] for each in figures], marker="o", label=label)
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
    parser.add_argument("--tables", type=int, help="one load of so many tables instead of ours")
    parser.add_argument("--moves", type=float, default=1_000.0, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="instead, what more tables cost, as SVG")
    options = parser.parse_args()
    print("limits raised:", ", ".join(f"{name.lower()} {value}" for name, value in LIMITS.items()))
    if options.plot:
        plot(options.plot, options.seconds)
        return
    for tables, moves in [(options.tables, options.moves)] if options.tables else LOADS:
        show(run(tables, moves, options.seconds))


if __name__ == "__main__":
    main()
