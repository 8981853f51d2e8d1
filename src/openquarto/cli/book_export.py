"""`openquarto book export`: every position of the book with the values of all its turns, free for any use."""

import argparse
import json
import sqlite3
from pathlib import Path

from openquarto.cli.book_build import classes_of
from openquarto.cli.command import EXIT_SOUND, Subcommands, add_command, complain, number, variant
from openquarto.cli.long_work import add_jobs_option, kept_jobs, local_pool, stopped
from openquarto.cli.match_options import add_processes
from openquarto.cli.progress import steps

DEEPEST = 4


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "export",
        run,
        of="book",
        summary="write every position of the book with the values of all its turns as JSON lines, under CC0",
        examples=("turns.jsonl --placed 2", "turns.jsonl.gz --only classic --jobs turns.jobs"),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="packed if its name ends in .gz")
    parser.add_argument(
        "--placed",
        type=number("a number of pieces", 0, DEEPEST),
        default=DEEPEST,
        metavar="N",
        help=f"up to so many pieces placed (default {DEEPEST}, whose turns are searched: hours in all)",
    )
    parser.add_argument(
        "--only",
        type=variant,
        action="append",
        metavar="VARIANT",
        help="only the class of this variant; may be said more than once (default: all eight)",
    )
    add_jobs_option(parser)
    add_processes(parser)


def run(options: argparse.Namespace) -> int:
    """Work out, and write; whoever stops it is told how to go on."""
    # The others of this package work where the kernel is not built.
    from openquarto.workshop.export import export_jobs, write_lines  # noqa: PLC0415
    from openquarto.workshop.opening import CLASSES  # noqa: PLC0415
    from openquarto.workshop.running import run_jobs  # noqa: PLC0415

    if options.file.is_dir() or not options.file.parent.is_dir():  # better said now than after hours
        return complain(f"{options.file} cannot be written: expected a file in a folder that exists")
    wanted = list(export_jobs(classes_of(options.only) or CLASSES, options.placed))
    with kept_jobs(options) as jobs:
        try:
            with steps() as show, local_pool(options) as pool:
                results = run_jobs(jobs, wanted, pool, show)
        except sqlite3.Error as error:
            return complain(f"{options.jobs}: {error}")
        except KeyboardInterrupt:
            return stopped(options, jobs)
    positions = write_lines(options.file, (results[job.name] for job in wanted))
    print(json.dumps({"file": str(options.file), "positions": positions, "license": "CC0-1.0"}))
    return EXIT_SOUND
