"""`openquarto ladder`: how often players give value away, against exact play on the same positions."""

import argparse
import json
import math
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command, complain, number, variant
from openquarto.cli.long_work import NO_PLOT, add_jobs_option, kept_jobs, local_pool, stopped
from openquarto.cli.match_options import MOVETIME, add_processes
from openquarto.cli.progress import steps
from openquarto.players.roster import NAMES, RANDOM
from openquarto.rules.variant import CLASSIC

if TYPE_CHECKING:
    from openquarto.workshop.ladder import Rung

POSITIONS = 100  # for each number of pieces placed
PLAYERS = (RANDOM, *(name for name in NAMES if name != RANDOM), "mcts-100", "mcts-1000")
SPANS = {"4-6": range(4, 7), "7-9": range(7, 10), "10-12": range(10, 13), "13-15": range(13, 16)}


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "ladder",
        run,
        summary="let players answer the same positions, and count the turns that exact play would not make",
        examples=(
            "",
            "random oak mcts-100 --positions 50",
            'perfect "python3 my_engine.py" --movetime 100 --jobs ladder.jobs --plot ladder.svg',
        ),
    )
    parser.add_argument(
        "players",
        nargs="*",
        metavar="PLAYER",
        help="as for match, such as mcts-N (tree search with N play-outs), horizon-N (sees N placements),"
        f" net:FILE; default: {', '.join((PLAYERS[0], 'all levels', *PLAYERS[-2:]))}",
    )
    parser.add_argument(
        "--positions",
        type=number("a number of positions", 1, 100_000),
        default=POSITIONS,
        metavar="N",
        help=f"for each number of pieces placed, 4 to 15 (default {POSITIONS})",
    )
    parser.add_argument("--variant", type=variant, default=CLASSIC, help="such as classic, blocks, traits=cs")
    parser.add_argument(
        "--seed", type=number("a seed", 0, 2**63 - 1), default=1, help="of everything (default 1)"
    )
    parser.add_argument(
        "--movetime",
        type=number("a number of milliseconds", 1, 10**9),
        metavar="MS",
        help=f"time of an engine for each turn (default {MOVETIME}, unless --nodes is given)",
    )
    parser.add_argument("--nodes", type=number("a number of nodes", 1, 10**12), metavar="N", help="the same")
    add_jobs_option(parser)
    add_processes(parser)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw it: .svg, .png or .pdf")
    parser.add_argument("--json", action="store_true", help="one JSON object a player")


def run(options: argparse.Namespace) -> int:
    """Ask, print, and draw if that is asked for."""
    # The other commands work without the kernel.
    from openquarto.engine.limits import Limits  # noqa: PLC0415
    from openquarto.workshop.arena.contest import Entrant  # noqa: PLC0415
    from openquarto.workshop.ladder import jobs_for, rungs_of  # noqa: PLC0415
    from openquarto.workshop.running import run_jobs  # noqa: PLC0415

    if options.plot is not None:
        try:
            from openquarto.workshop.ladder_plot import draw  # noqa: PLC0415  an extra
        except ImportError:
            return complain(NO_PLOT)
    asked = dict.fromkeys(options.players or PLAYERS)  # each once
    players = [Entrant.parse(text, {}) for text in asked]
    movetime = MOVETIME if options.movetime is None and options.nodes is None else options.movetime
    limits = Limits(movetime=movetime, nodes=options.nodes)
    by_player = jobs_for(players, options.variant, count=options.positions, seed=options.seed, limits=limits)
    wanted = [job for jobs in by_player.values() for job in jobs]
    with kept_jobs(options) as jobs:
        try:
            with steps() as show, local_pool(options) as pool:
                results = run_jobs(jobs, wanted, pool, show)
        except sqlite3.Error as error:
            return complain(f"{options.jobs}: {error}")
        except KeyboardInterrupt:
            return stopped(options, jobs)
    rungs = rungs_of(by_player, results)
    if options.json:
        for rung in rungs:
            print(json.dumps(_told(rung)))
    else:
        print("\n".join(_table(rungs)))
    if options.plot is not None:
        draw(rungs, options.plot)
    return EXIT_SOUND


def _told(rung: "Rung") -> dict[str, object]:
    slips = rung.slips
    rate, error = _rate(rung)
    return {
        "player": rung.player,
        "slips_per_100": round(100 * rate, 2),
        "error": round(100 * error, 2),
        "slips": {placed: [slips.slips[placed], turns] for placed, turns in sorted(slips.turns.items())},
    }


def _table(rungs: "Sequence[Rung]") -> list[str]:
    """A table as the docs have it."""
    lines = [
        f"| player | slips in 100 turns | {' | '.join(f'{span} placed' for span in SPANS)} |",
        f"|---|---|{'---|' * len(SPANS)}",
    ]
    for rung in rungs:
        rate, error = _rate(rung)
        spans = (rung.slips.rate(span) for span in SPANS.values())
        told = " | ".join("" if each is None else f"{100 * each:.1f}" for each in spans)
        lines.append(f"| {rung.player} | {100 * rate:.1f} ± {100 * error:.1f} | {told} |")
    return lines


def _rate(rung: "Rung") -> tuple[float, float]:
    """Slips among all turns, and the error with 95 %.

    Each number of pieces placed has its own rate, so the error is that of a stratified sample.
    """
    from openquarto.workshop.arena.score import TWO_SIDED_95  # noqa: PLC0415

    turns, slips = rung.slips.turns, rung.slips.slips
    total = sum(turns.values())
    spread = sum(slips[placed] * (1 - slips[placed] / count) for placed, count in turns.items())
    return sum(slips.values()) / total, TWO_SIDED_95 * math.sqrt(spread) / total
