"""`openquarto count`: how many boards there are."""

import argparse
import json
from functools import partial

from openquarto.cli.command import Subcommands, add_command, number, variant
from openquarto.cli.progress import steps
from openquarto.rules.burnside import count
from openquarto.rules.variant import CLASSIC

MOST = 16


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "count",
        run,
        summary="count the boards with N pieces placed and no completed quarto, symmetric ones as one",
        examples=("4", "3 blocks", "4 traits=cs"),
    )
    parser.add_argument(
        "placed",
        type=number("a number of pieces", 0, MOST),
        metavar="N",
        help="pieces placed, 0 to 16; from 7 on seconds, and each one more is about ten times the work",
    )
    parser.add_argument("variant", type=variant, nargs="?", default=CLASSIC, metavar="VARIANT")


def run(options: argparse.Namespace) -> int:
    """Print one JSON line."""
    with steps() as show:
        boards, with_hand = count(options.placed, options.variant, partial(show, "symmetries"))
    print(json.dumps({"placed": options.placed, "boards": boards, "with_hand": with_hand}))
    return 0
