"""`openquarto ugi`: our engine for other programs, and the compliance check of any engine."""

import argparse

from openquarto.about import COMMAND
from openquarto.cli.command import EXIT_FAULTY, EXIT_SOUND, Subcommands, add_command, number
from openquarto.engine.client import words_of
from openquarto.engine.compliance import check


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "ugi",
        run,
        summary="play as an engine: UGI lines on standard input and output",
        examples=(
            "",
            "--player my_players:Careful",
            f"--check {COMMAND} ugi",
            "--patience 30 --check python3 my_engine.py --level 3",
        ),
    )
    parser.add_argument(
        "--player",
        metavar="MODULE:CLASS",
        help="play as this class, a Player in Python; the module is looked for in the current folder first",
    )
    parser.add_argument(
        "--patience",
        type=number("a number of seconds", 1, 3600),
        default=5,
        metavar="SECONDS",
        help="with --check, and before it: how long an engine has for an answer without a clock (default 5)",
    )
    parser.add_argument(
        "--check",
        nargs=argparse.REMAINDER,
        metavar="COMMAND",
        help="check whether the engine that this command line starts keeps to the protocol",
    )


def run(options: argparse.Namespace) -> int:
    """Play, or check."""
    if options.check is not None:
        return _check(options.check, options.patience)
    from openquarto.engine.run import run as play  # noqa: PLC0415  the check works where the kernel is not built

    play(options.player)
    return EXIT_SOUND


def _check(words: list[str], patience: int) -> int:
    """One line a check, and one that sums up."""
    # One word with spaces in it is a command line in quotation marks.
    command = words_of(words[0]) if len(words) == 1 else tuple(words)
    found = []
    for finding in check(command, patience=patience):
        print(finding, flush=True)
        found.append(finding)
    failed = sum(not finding.is_sound for finding in found)
    print(f"{len(found) - failed} ok, {failed} failed")
    return EXIT_FAULTY if failed else EXIT_SOUND
