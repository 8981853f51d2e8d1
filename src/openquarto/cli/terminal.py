"""`openquarto terminal`: a game at the keyboard."""

import argparse

from openquarto.cli.command import Subcommands, add_command, variant
from openquarto.rules.outcome import FalseCall
from openquarto.rules.variant import CLASSIC
from openquarto.terminal.bare import OPPONENTS, sit_down
from openquarto.view.edition import Edition


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "terminal",
        run,
        summary="play at the keyboard, against the computer or two at one keyboard",
        examples=("", "--opponent here", "--variant blocks+traits=cs"),
    )
    parser.add_argument(
        "--opponent", choices=OPPONENTS, default="simple", help="here: a person at this keyboard"
    )
    parser.add_argument(
        "--variant", type=variant, default=CLASSIC, help="such as classic, blocks, traits=cs+auto"
    )
    parser.add_argument(
        "--edition", choices=[edition.value for edition in Edition], default=Edition.CLASSIC.value
    )
    parser.add_argument("--false-call-loses", action="store_true", help="a false call loses the game")


def run(options: argparse.Namespace) -> int:
    """Play one game."""
    return sit_down(
        opponent=options.opponent,
        variant=options.variant,
        edition=Edition(options.edition),
        false_call=FalseCall.LOSES if options.false_call_loses else FalseCall.GOES_ON,
    )
