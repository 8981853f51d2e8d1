"""`python -m benchmarks.server`: the two loads that we want to carry, and a plot of what more tables cost."""

import argparse
import os
from pathlib import Path

from benchmarks.server.load import LIMITS, run

LOADS = ((1_000, 1_000.0), (5_000, 500.0))  # tables of two sockets, moves a second
WANTED = {"p99 ms": 50.0, "CPU µs/move": 150.0, "memory MB": 400.0, "lag ms": 50.0}
SWEEP = (50, 200, 1_000, 3_000)  # tables, at the same pace


def show(figures: dict[str, float]) -> None:
    """Print the figures of one load beside what we want."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for name, value in figures.items():
        wanted = f"   (to reach: {WANTED[name]:,.0f})" if name in WANTED else ""
        print(f"{name:>16}  {value:>10,.1f}{wanted}")
    print(flush=True)


def plot(path: Path, seconds: float) -> None:
    """What a move costs at more and more tables."""
    import matplotlib as mpl  # noqa: PLC0415  only where a plot is wanted

    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    figures = [run(tables, 200.0, seconds) for tables in SWEEP]
    for each in figures:
        show(each)
    chart, axes = plt.subplots(figsize=(6, 3.5), layout="constrained")
    axes.plot(SWEEP, [each["CPU µs/move"] for each in figures], marker="o")
    axes.set(xscale="log", ylim=(0, None), xlabel="tables with two sockets each", ylabel="CPU a move, µs")
    axes.set_xticks(SWEEP, [f"{tables:,}" for tables in SWEEP])
    axes.grid(alpha=0.3)
    chart.savefig(path)
    print(f"plotted to {path}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, help="one load of so many tables instead of ours")
    parser.add_argument("--moves", type=float, default=1_000.0, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="what more tables cost, as SVG")
    options = parser.parse_args()
    print("limits raised:", ", ".join(f"{name.lower()} {value}" for name, value in LIMITS.items()))
    for tables, moves in [(options.tables, options.moves)] if options.tables else LOADS:
        show(run(tables, moves, options.seconds))
    if options.plot:
        plot(options.plot, options.seconds)


if __name__ == "__main__":
    main()
