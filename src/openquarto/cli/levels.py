"""`openquarto levels`: how strong the levels are, measured."""

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from openquarto.about import COMMAND
from openquarto.cli.command import (
    EXIT_INTERRUPTED,
    EXIT_SOUND,
    Subcommands,
    add_command,
    complain,
    number,
    variant,
)
from openquarto.cli.match_options import add_processes, games
from openquarto.cli.progress import steps
from openquarto.players.roster import NUMBERS
from openquarto.rules.variant import CLASSIC

if TYPE_CHECKING:
    from openquarto.workshop.level_strength import LevelStrength

GAMES = 400  # of each level against the one below
SPANS = {"4-6": range(4, 7), "7-9": range(7, 10), "10-12": range(10, 13), "13-16": range(13, 17)}


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "levels",
        run,
        summary="measure the ten levels: each against the one below, and every turn against exact values",
        examples=("", "--games 100 --variant blocks", "--plot levels.svg"),
    )
    parser.add_argument(
        "--games",
        type=games,
        default=GAMES // 2,
        dest="pairs",
        metavar="N",
        help=f"of each two levels (default {GAMES})",
    )
    parser.add_argument("--variant", type=variant, default=CLASSIC, help="such as classic, blocks, traits=cs")
    parser.add_argument(
        "--seed", type=number("a seed", 0, 2**63 - 1), default=1, help="of everything (default 1)"
    )
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="PATH",
        help="keep the games here: after any end the same command goes on, also with more games",
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw it: .svg, .png or .pdf")
    parser.add_argument("--json", action="store_true", help="one JSON object a level")
    add_processes(parser)


def run(options: argparse.Namespace) -> int:
    """Measure, print, and draw if that is asked for."""
    if options.plot is not None:
        try:
            from openquarto.workshop.plot import draw  # noqa: PLC0415  an extra
        except ImportError:
            return complain(f"to draw needs another part: pip install '{COMMAND}[plot]'")
    if options.folder is not None:
        options.folder.mkdir(parents=True, exist_ok=True)
    try:
        strengths = _measured(options)
    except KeyboardInterrupt:
        kept = f"the same command goes on with {options.folder}" if options.folder else "nothing is kept"
        print(f"\nStopped: {kept}.", file=sys.stderr)
        return EXIT_INTERRUPTED
    if options.json:
        for strength in strengths:
            print(json.dumps(_told(strength)))
    else:
        print("\n".join(_table(strengths)))
    if options.plot is not None:
        draw(strengths, options.plot)
    return EXIT_SOUND


def _measured(options: argparse.Namespace) -> "list[LevelStrength]":
    from openquarto.workshop.level_strength import measure_levels  # noqa: PLC0415  the other commands work without the kernel

    with steps() as show:
        return measure_levels(
            options.pairs,
            variant=options.variant,
            seed=options.seed,
            processes=options.processes,
            folder=options.folder,
            show=show,
        )


def _told(strength: "LevelStrength") -> dict[str, object]:
    score, slips = strength.score, strength.slips
    return {
        "level": strength.level,
        "number": NUMBERS[strength.level],
        "score": score and score.mean,
        "score_error": score and score.error,
        "pentanomial": score and list(score.counts),
        "elo": round(strength.elo, 1) if math.isfinite(strength.elo) else None,
        "elo_error": round(strength.error, 1) if math.isfinite(strength.error) else None,
        "slips": {placed: [slips.slips[placed], turns] for placed, turns in sorted(slips.turns.items())},
    }


def _table(strengths: "Sequence[LevelStrength]") -> list[str]:
    """A table as the docs have it."""
    spans = " | ".join(SPANS)
    lines = [
        f"| | level | against the one below | Elo above the first | slips, {spans} placed |",
        f"|---|---|---|---|{'---|' * len(SPANS)}",
    ]
    for strength in strengths:
        score = strength.score
        shown = "" if score is None or score.mean is None else _with_error(score.mean, score.error, ".1%")
        rates = (strength.slips.rate(span) for span in SPANS.values())
        told = " | ".join("" if rate is None else f"{rate:.1%}" for rate in rates)
        elo = _with_error(strength.elo, strength.error, ".0f")
        lines.append(f"| {NUMBERS[strength.level]} | {strength.level} | {shown} | {elo} | {told} |")
    if any("?" in line for line in lines):
        lines += ["", "? cannot be told from so few games: --games takes more of them."]
    return lines


def _with_error(number: float, error: float | None, form: str) -> str:
    """A number with what it may be wrong by, each as far as it is known."""
    if not math.isfinite(number):
        return "?"
    known = error is not None and math.isfinite(error)
    return f"{number:{form}} ± {error:{form}}" if known else f"{number:{form}} ± ?"
