"""`openquarto puzzles check`: prove every puzzle again, and that no two are twins."""

import argparse
import json

from openquarto.cli.command import (
    EXIT_FAULTY,
    EXIT_SOUND,
    Subcommands,
    add_command,
    add_json_option,
    wants_json,
)
from openquarto.cli.progress import steps
from openquarto.cli.puzzle_files import add_file, puzzles_of


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "check",
        run,
        of="puzzles",
        summary="prove every puzzle again: it is one of its kind, and has one answer up to symmetry",
        examples=("", "my.bin"),
    )
    add_file(parser)
    add_json_option(parser)


def run(options: argparse.Namespace) -> int:
    """Prove all of them, and tell how many there are and what is wrong."""
    from openquarto.kernel import Solver  # noqa: PLC0415  other commands work without the kernel
    from openquarto.puzzles.checking import check  # noqa: PLC0415

    puzzles = puzzles_of(options.file)
    with steps() as show:
        found = check(puzzles, Solver(table_mb=16), lambda done: show("proved", done, len(puzzles)))
    if wants_json(options):
        print(json.dumps({"puzzles": len(puzzles), "kinds": found.kinds, "faults": found.faults}))
    else:
        for kind, count in found.kinds.items():
            print(f"{kind:<10} {count:>6,}")
        for fault in found.faults:
            print(fault)
        print(f"{len(puzzles):,} puzzles proved again, {len(found.faults)} faults.")
    return EXIT_FAULTY if found.faults else EXIT_SOUND
