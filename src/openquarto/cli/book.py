"""`openquarto book`: the opening book, built, checked or exported."""

import argparse

from openquarto.cli import book_build, book_check, book_export
from openquarto.cli.command import Subcommands, add_command, complain


def add_to(commands: Subcommands) -> None:
    """Add the subcommand and its own ones."""
    parser = add_command(
        commands,
        "book",
        run,
        summary="build the opening book, check one, or export its positions",
        examples=(
            "build",
            "build --cluster tcp://10.0.0.1:8786",
            "check",
            "check my.bin --sample 1000",
            "export turns.jsonl",
        ),
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    book_build.add_to(actions)
    book_check.add_to(actions)
    book_export.add_to(actions)


def run(_: argparse.Namespace) -> int:
    """Never reached, because an action is required."""
    return complain("expected an action")
