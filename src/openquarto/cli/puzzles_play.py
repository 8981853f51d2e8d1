"""`openquarto puzzles play`: puzzles at the keyboard, one after the other."""

import argparse

from openquarto.cli.command import Subcommands, add_command, variant
from openquarto.cli.practice_options import add_look_options, practise
from openquarto.cli.puzzle_options import add_kind_option, puzzle_set
from openquarto.practice import Choice, Mode, Series
from openquarto.practice.choosing import STEP
from openquarto.puzzles.rating import EASIEST, HARDEST
from openquarto.terminal.practice.progress_store import ProgressStore
from openquarto.terminal.practice.puzzle_run import Asked, PuzzleRun

_OFF = {"easier": -STEP, "mine": 0, "harder": STEP}


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "play",
        run,
        of="puzzles",
        summary="solve puzzles at the keyboard; the first try at each counts for your rating",
        examples=(
            "",
            "--kind trap --rating harder",
            "--daily --language fr",
            "--streak",
            "--storm --plain",
            "--again",
            '--set "kind=trap&rating=1200-1400&count=6&seed=7"',
        ),
    )
    add_kind_option(parser)
    parser.add_argument("--variant", type=variant, help="of one variant only, such as classic or blocks")
    parser.add_argument(
        "--rating",
        type=_rating,
        default=("mine", 0),
        metavar="N",
        help=f"how difficult: {EASIEST} to {HARDEST}, or easier or harder than you are; else as you are",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--daily", action="store_true", help="the puzzle of today, the same everywhere")
    which.add_argument(
        "--streak", action="store_true", help="harder and harder, until the first wrong answer"
    )
    which.add_argument("--storm", action="store_true", help="as many as you can in three minutes")
    which.add_argument("--again", action="store_true", help="those that went wrong and come again today")
    which.add_argument(
        "--set",
        type=puzzle_set,
        metavar="SET",
        help="a set as in a link, or the names of puzzles with commas",
    )
    add_look_options(parser)


def run(options: argparse.Namespace) -> int:
    """Ask puzzles until the player leaves."""
    import openquarto.kernel  # noqa: F401, PLC0415  without it no answer can be judged

    way, number = options.rating
    choice = Choice(options.kind, options.variant, number if way == "of" else None, _OFF.get(way, 0))
    series = Series(Mode.CHOSEN, choice)
    if options.streak or options.storm:
        series = Series(Mode.STREAK if options.streak else Mode.STORM, choice)
    if options.set:
        series = Series(Mode.LIST, listed=tuple(each.id for each in options.set.puzzles))
    asked = Asked(series, is_daily=options.daily, is_again=options.again)
    return practise(PuzzleRun(asked, ProgressStore()), options)


def _rating(text: str) -> tuple[str, int]:
    if text in _OFF:
        return text, 0
    if text.isascii() and text.isdigit() and len(text) < 5 and EASIEST <= int(text) <= HARDEST:
        return "of", int(text)
    raise argparse.ArgumentTypeError(f"expected easier, harder or {EASIEST} to {HARDEST}, got {text!r}")
