"""`openquarto census`: how many positions of a variant are won, drawn and lost, by pieces placed."""

import argparse
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from openquarto.cli.book_build import CLUSTER_HELP, cluster_address
from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command, complain, number, variant
from openquarto.cli.long_work import NO_PLOT, TABLE_MB, add_jobs_option, kept_jobs, local_pool, stopped
from openquarto.cli.match_options import add_processes
from openquarto.cli.progress import say_aside, steps
from openquarto.rules.variant import CLASSIC

if TYPE_CHECKING:
    from openquarto.workshop.census import Ply
    from openquarto.workshop.cluster import ClusterPool
    from openquarto.workshop.pool import ProcessPool

MOST, SAMPLE = 1_000, 1_000


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "census",
        run,
        summary="count the positions that are won, drawn and lost, symmetric ones as one, by pieces placed",
        examples=(
            "",
            "traits=c --most 200000 --jobs one-trait.jobs",
            "--values-only --most 10000 --sample 50",
            "blocks --sample 20000 --jobs blocks.jobs --plot blocks.svg",
        ),
    )
    parser.add_argument("variant", type=variant, nargs="?", default=CLASSIC, metavar="VARIANT")
    parser.add_argument(
        "--most",
        type=number("a number of boards", 0, 10**9),
        default=MOST,
        metavar="N",
        help="count whole up to so many boards, and draw a sample beyond"
        f" (default {MOST:,}; 200000 counts all of one trait)",
    )
    parser.add_argument(
        "--sample",
        type=number("a number of draws", 50, 10**9),
        default=SAMPLE,
        metavar="N",
        help=f"positions drawn for each number of pieces placed, in fifties (default {SAMPLE:,})",
    )
    parser.add_argument(
        "--seed", type=number("a seed", 0, 2**63 - 1), default=1, help="of the sample (default 1)"
    )
    parser.add_argument(
        "--values-only",
        action="store_true",
        help="do not count the turns that keep a draw: quick up to 4 pieces, which the opening book holds",
    )
    add_jobs_option(parser)
    add_processes(parser)
    parser.add_argument("--cluster", type=cluster_address, metavar="ADDRESS", help=CLUSTER_HELP)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw it: .svg, .png or .pdf")
    parser.add_argument("--json", action="store_true", help="one JSON object for each number of pieces")


def run(options: argparse.Namespace) -> int:
    """Count, print, and draw if that is asked for."""
    # The other commands work without the kernel.
    from openquarto.workshop.census import census_jobs, plies_of  # noqa: PLC0415
    from openquarto.workshop.running import run_jobs  # noqa: PLC0415

    if options.plot is not None:
        try:
            from openquarto.workshop.census_plot import draw  # noqa: PLC0415  an extra
        except ImportError:
            return complain(NO_PLOT)
    with kept_jobs(options) as jobs:
        try:
            with steps() as show:
                chunks = census_jobs(
                    options.variant,
                    most=options.most,
                    sample=options.sample,
                    seed=options.seed,
                    values_only=options.values_only,
                    show=show,
                )
                with _pool(options) as pool:
                    wanted = [job for each in chunks.values() for job in each]
                    results = run_jobs(jobs, wanted, pool, show)
        except sqlite3.Error as error:
            return complain(f"{options.jobs}: {error}")
        except KeyboardInterrupt:
            return stopped(options, jobs)
    plies = list(plies_of(options.variant, chunks, results))
    if options.json:
        for ply in plies:
            print(json.dumps(_told(ply)))
    else:
        print("\n".join(_tables(plies)))
    if options.plot is not None:
        draw(plies, options.plot)
    return EXIT_SOUND


def _pool(options: argparse.Namespace) -> "ClusterPool | ProcessPool":
    if options.cluster is None:
        return local_pool(options)
    from openquarto.workshop.cluster import ClusterPool  # noqa: PLC0415  an extra

    return ClusterPool(options.cluster, table_mb=TABLE_MB, warn=say_aside)


def _told(ply: "Ply") -> dict[str, object]:
    tally = ply.tally
    keep, turns, single = tally.holding
    drawn = tally.letters["D"].total
    longest = {letter: tally.longest(letter) for letter in "WL"}
    return {
        "placed": ply.placed,
        "counted": "whole" if ply.is_whole else "sample",
        "looked_at": tally.looked_at,
        "boards": ply.boards,
        "positions": ply.positions,
        "shares": {letter: ply.share(letter) for letter in tally.letters},
        "values": dict(sorted(tally.values.items())),
        "longest": {letter: found for letter, found in longest.items() if found},
        "examples": dict(sorted(tally.examples.items())),
        "holding_share": keep / turns if turns else None,
        "holding_turns": keep / drawn if turns else None,
        "single_share": single / drawn if turns else None,
    }


def _tables(plies: "Sequence[Ply]") -> list[str]:
    """Tables as the docs have them: the counts, and under them the longest wins and losses."""
    lines = [
        "| placed | counted | boards | with a hand | won | drawn | lost | keep a draw | one alone |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    longest = ["| placed | longest win | in | longest loss | in |", "|---|---|---|---|---|"]
    for ply in plies:
        told = _told(ply)
        cells = [str(ply.placed), str(told["counted"]), _count(ply.boards), _count(ply.positions)]
        cells += [_share(ply, letter) for letter in "WDL"]
        cells += [_percent(told[name]) for name in ("holding_share", "single_share")]
        lines.append(f"| {' | '.join(cells)} |")
        ends = [ply.tally.longest(letter) or ("", "") for letter in "WL"]
        if any(value for value, _ in ends):
            shown = " | ".join(f"{value} | `{position}`" if value else " | " for value, position in ends)
            longest.append(f"| {ply.placed} | {shown} |")
    return [*lines, "", *longest, "", _sums(plies)]


def _sums(plies: "Sequence[Ply]") -> str:
    """All boards, and all with a hand; errors are independent, so their squares add up."""
    told = []
    for counts in ([ply.boards for ply in plies], [ply.positions for ply in plies]):
        error = sum(error**2 for _, error in counts) ** 0.5
        told.append(_count((sum(count for count, _ in counts), error)))
    return f"In all {told[0]} boards, {told[1]} with a piece in hand."


def _count(found: tuple[float, float]) -> str:
    count, error = found
    return f"{count:,.0f} ± {error:,.0f}" if error else f"{count:,.0f}"


def _share(ply: "Ply", letter: str) -> str:
    found = ply.share(letter)
    if found is None:
        return ""
    share, error = found
    return f"{share:.2%}" if ply.is_whole else f"{share:.1%} ± {error:.1%}"


def _percent(share: object) -> str:
    return f"{share:.1%}" if isinstance(share, float) else ""
