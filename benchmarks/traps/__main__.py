"""Perfect play with each measure of a trap against one fallible opponent; kept games are not played again.

`python -m benchmarks.traps --openings 120 --folder trial` is the whole trial: 240 games for each measure.
"""

import argparse
import sys
from pathlib import Path

from openquarto.cli.progress import steps
from openquarto.players.studied import WITHOUT
from openquarto.players.trap_measure import MEASURES
from openquarto.rules.variant import Variant
from openquarto.workshop.trap_trial import Trial, table

parser = argparse.ArgumentParser(prog="python -m benchmarks.traps", description=__doc__)
parser.add_argument("--openings", type=int, default=4, help="half with 4 pieces, half with 5 (default 4)")
parser.add_argument("--opponent", default="horizon-6", help="any player of ours (default horizon-6)")
parser.add_argument(
    "--measures",
    nargs="+",
    choices=(WITHOUT, *MEASURES),
    default=list(MEASURES),
    help="the first is the base",
)
parser.add_argument("--variant", type=Variant.parse, default=Variant())
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--processes", type=int, default=1)
parser.add_argument("--folder", type=Path, help="keep the games here, to go on after any end")


def main() -> int:
    """Try all measures, and print the table; after Ctrl-C what is kept stays."""
    options = parser.parse_args()
    if options.folder is not None:
        options.folder.mkdir(parents=True, exist_ok=True)
    trial = Trial(
        opponent=options.opponent,
        pairs=max(1, options.openings // 2),
        variant=options.variant,
        seed=options.seed,
        processes=options.processes,
        folder=options.folder,
    )
    try:
        with steps() as show:
            tried = {measure: trial.games(measure, show) for measure in options.measures}
    except KeyboardInterrupt:
        kept = f"the same command goes on with {options.folder}" if options.folder else "nothing is kept"
        print(f"\nStopped: {kept}.", file=sys.stderr)
        return 130
    games = 4 * trial.pairs
    print(f"against {trial.opponent}, {trial.variant}, seed {trial.seed}, {games} games each:\n")
    print("\n".join(table(tried)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
