"""The settings of a tournament as options of the command line."""

import argparse

from openquarto.cli.command import Parser, number
from openquarto.rules.false_call import FalseCall
from openquarto.tournament.settings import Kind, Settings
from openquarto.view.edition import Edition


def add_settings(parser: Parser) -> None:
    """The options of a new tournament."""
    parser.add_argument("--name", required=True, help="what it is called")
    parser.add_argument(
        "--kind", choices=[each.value for each in Kind], default="swiss", help="how opponents are found"
    )
    rounds = number("a number of rounds", 1, 99)
    parser.add_argument("--rounds", type=rounds, default=5, metavar="N", help="of a Swiss (default 5)")
    parser.add_argument(
        "--double", action="store_true", help="a round robin with seats swapped the second time"
    )
    minutes = number("minutes", 1, 24 * 60)
    parser.add_argument("--minutes", type=minutes, default=60, metavar="N", help="of an arena (default 60)")
    parser.add_argument("--pairs", action="store_true", help="two games a board, with seats swapped")
    parser.add_argument("--check-in", action="store_true", help="pair only those who are checked in")
    parser.add_argument("--variant", default="classic", help="as elsewhere (default classic)")
    parser.add_argument(
        "--edition", choices=[each.value for each in Edition], default="classic", help="of the set"
    )
    parser.add_argument(
        "--clock", default="60/turn", help="60/turn, 450+5 or -; two with a comma for two seats"
    )
    calls = [each.value for each in FalseCall]
    parser.add_argument(
        "--false-call", choices=calls, default=FalseCall.GOES_ON.value, help="what follows one"
    )
    parser.add_argument("--mask", action="store_true", help="both play under a mask")
    parser.add_argument("--casual", action="store_true", help="its games do not count for ratings")


def settings_of(options: argparse.Namespace) -> Settings:
    """The settings that were given."""
    return Settings(
        name=options.name,
        kind=Kind(options.kind),
        rounds=options.rounds,
        is_double=options.double,
        minutes=options.minutes,
        games=2 if options.pairs else 1,
        check_in=options.check_in,
        variant=options.variant,
        edition=options.edition,
        clock=options.clock,
        false_call=options.false_call,
        mask=options.mask,
        rated=not options.casual,
    )
