"""`openquarto puzzles`: solve, list, print, check and build puzzles."""

import argparse

from openquarto.cli import (
    puzzles_build,
    puzzles_check,
    puzzles_list,
    puzzles_play,
    puzzles_progress,
    puzzles_sheet,
)
from openquarto.cli.command import Subcommands, add_command, complain


def add_to(commands: Subcommands) -> None:
    """Add the subcommand and its own ones."""
    parser = add_command(
        commands,
        "puzzles",
        run,
        summary="solve puzzles, list and print them, prove each of them again, or build new ones",
        examples=(
            "play",
            "play --daily",
            "progress",
            "list --kind trap",
            "sheet --kind trap -o sheet.html",
            "check",
            "build my.bin --count 500 --seed 7",
        ),
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    for action in (
        puzzles_play,
        puzzles_progress,
        puzzles_list,
        puzzles_sheet,
        puzzles_check,
        puzzles_build,
    ):
        action.add_to(actions)


def run(_: argparse.Namespace) -> int:
    """Never reached, because an action is required."""
    return complain("expected an action")
