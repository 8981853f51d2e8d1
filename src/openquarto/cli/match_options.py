"""The options of `openquarto match`, by what they are about."""

import argparse
import os
from pathlib import Path

from openquarto.cli.command import number, variant
from openquarto.rules.clock import TimeControl, parse_time_controls
from openquarto.rules.error import QuartoError
from openquarto.rules.variant import CLASSIC
from openquarto.workshop.arena.contest import MOST_PLACED

PAIRS, MOST_PAIRS = 50, 1_000_000
MOVETIME = 1_000  # milliseconds, where engines are given no other limit


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add all of them."""
    _add_match_options(parser)
    _add_opening_options(parser)
    _add_engine_options(parser)
    _add_result_options(parser)


def _add_match_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the match")
    length = group.add_mutually_exclusive_group()
    length.add_argument(
        "--games", type=games, dest="pairs", metavar="N", help="so many games, an even number"
    )
    length.add_argument(
        "--pairs",
        type=number("a number of pairs", 1, MOST_PAIRS),
        metavar="N",
        help=f"so many pairs of games (default {PAIRS}, with --sprt {MOST_PAIRS:,})",
    )
    group.add_argument(
        "--variant", type=variant, default=CLASSIC, help="such as classic, blocks, traits=cs+auto"
    )
    group.add_argument("--false-call-loses", action="store_true", help="a false call loses the game")
    group.add_argument(
        "--seed",
        type=number("a seed", 0, 2**63 - 1),
        default=1,
        help="of openings and our players (default 1)",
    )
    add_processes(group)
    group.add_argument("--names", nargs=2, metavar=("ONE", "OTHER"), help="the names of the players")
    group.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("ELO0", "ELO1"),
        help="end as soon as it is decided which of these two differences is the likelier",
    )
    group.add_argument(
        "--alpha", type=float, default=0.05, help="of --sprt: accept ELO1 wrongly (default 0.05)"
    )
    group.add_argument(
        "--beta", type=float, default=0.05, help="of --sprt: accept ELO0 wrongly (default 0.05)"
    )


def add_processes(group: argparse._ActionsContainer) -> None:
    """How many games are played at the same time."""
    group.add_argument(
        "--processes",
        type=number("a number of processes", 1, 1024),
        default=_cores(),
        metavar="N",
        help="games at the same time (default: one for each core)",
    )


def _add_opening_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the openings, one for each pair")
    group.add_argument("--openings", type=Path, metavar="FILE", help="positions, one a line, in their order")
    group.add_argument(
        "--placed",
        type=number("a number of pieces", 0, MOST_PLACED),
        default=4,
        metavar="N",
        help="otherwise drawn by chance, with so many pieces placed (default 4; 0: the empty board)",
    )
    group.add_argument("--hand", action="store_true", help="and a piece in hand")
    group.add_argument(
        "--balanced",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="only those that are a draw under perfect play",
    )


def _add_engine_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("engines")
    for place in (1, 2):
        group.add_argument(
            f"--option{place}",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="an option of the first engine" if place == 1 else "of the second one; both can be repeated",
        )
    most = 10**9
    group.add_argument(
        "--movetime",
        type=number("a number of milliseconds", 1, most),
        metavar="MS",
        help=f"time for each turn (default {MOVETIME}, if nothing else limits the engines)",
    )
    group.add_argument(
        "--nodes", type=number("a number of nodes", 1, 10**12), metavar="N", help="for each turn"
    )
    group.add_argument(
        "--clock",
        type=_clocks,
        metavar="CLOCK",
        help="60/turn, 450+5, or two with a comma, one for each player; for players of ours too",
    )
    group.add_argument(
        "--grace",
        type=number("a number of milliseconds", 0, 60_000),
        default=200,
        metavar="MS",
        help="how much later than --movetime an answer may come (default 200)",
    )
    group.add_argument(
        "--patience",
        type=number("a number of seconds", 1, 3600),
        default=10,
        metavar="SECONDS",
        help="for an answer that no time is kept for (default 10)",
    )


def _add_result_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the result")
    group.add_argument("--output", type=Path, metavar="FILE", help="write the records of all games, .qgn")
    group.add_argument(
        "--job",
        type=Path,
        metavar="FILE",
        help="keep the match here (default: the name of --output and .match)",
    )
    group.add_argument("--resume", action="store_true", help="go on with the match that is kept there")
    group.add_argument("--json", action="store_true", help="one JSON object")


def games(text: str) -> int:
    """So many games, as a number of pairs."""
    count = number("an even number of games", 2, 2 * MOST_PAIRS)(text)
    if count % 2:
        raise argparse.ArgumentTypeError(
            f"expected an even number of games, two for each opening, got {text!r}"
        )
    return count // 2


def _clocks(text: str) -> tuple[TimeControl | None, TimeControl | None]:
    try:
        return parse_time_controls(text)
    except QuartoError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
