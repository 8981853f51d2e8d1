"""What the commands of long work share: where it is kept, how many processes, a picture, and a stop."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from openquarto.about import COMMAND
from openquarto.cli.command import EXIT_INTERRUPTED
from openquarto.cli.progress import say_aside

if TYPE_CHECKING:
    from openquarto.workshop.jobs import Jobs
    from openquarto.workshop.pool import ProcessPool

TABLE_MB = 1  # of the solver without a book, which only the opening book needs
NO_PLOT = f"to draw needs another part: pip install '{COMMAND}[plot]'"
IN_MEMORY = Path(":memory:")


def add_jobs_option(parser: argparse.ArgumentParser) -> None:
    """Where finished work is kept."""
    parser.add_argument(
        "--jobs",
        type=Path,
        metavar="PATH",
        help="keep what is finished in this file: after any end the same command goes on from there",
    )


@contextmanager
def kept_jobs(options: argparse.Namespace) -> "Iterator[Jobs]":
    """The table of jobs that was asked for, or one that nothing outlives."""
    from openquarto.workshop.jobs import Jobs  # noqa: PLC0415  the other commands need none of this

    jobs = Jobs(options.jobs or IN_MEMORY)
    try:
        yield jobs
    finally:
        jobs.close()


def local_pool(options: argparse.Namespace) -> "ProcessPool":
    """Processes of this machine, as many as were asked for."""
    from openquarto.workshop.pool import ProcessPool  # noqa: PLC0415  see above

    return ProcessPool(processes=options.processes, table_mb=TABLE_MB, warn=say_aside)


def stopped(options: argparse.Namespace, jobs: "Jobs") -> int:
    """Say how to go on after Ctrl-C; the status that goes with it."""
    done, total = jobs.progress()
    kept = (
        f"{done:,} of {total:,} chunks are kept in {options.jobs}: the same command goes on from there"
        if options.jobs
        else "nothing is kept: with --jobs it can be gone on with"
    )
    print(f"\nStopped: {kept}.", file=sys.stderr)
    return EXIT_INTERRUPTED
