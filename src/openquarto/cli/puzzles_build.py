"""`openquarto puzzles build`: new puzzles from a seed."""

import argparse
import json
import os
import sqlite3
import sys
from pathlib import Path

from openquarto.cli.command import (
    EXIT_INTERRUPTED,
    EXIT_SOUND,
    Subcommands,
    add_command,
    add_json_option,
    complain,
    number,
    wants_json,
)
from openquarto.cli.progress import steps


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "build",
        run,
        of="puzzles",
        summary="build puzzles, proved and rated; after any end, even kill -9, the same command goes on",
        examples=("", "my.bin --count 500 --seed 7"),
    )
    parser.add_argument(
        "file", type=Path, nargs="?", default=Path("puzzles.bin"), metavar="FILE", help="default puzzles.bin"
    )
    parser.add_argument(
        "--count",
        type=number("a number of puzzles", 20, 1_000_000),
        default=10_000,
        metavar="N",
        help="default 10000",
    )
    parser.add_argument("--seed", type=number("a seed", 0, 1 << 20), default=1, metavar="S", help="default 1")
    parser.add_argument(
        "--processes",
        type=number("a number of processes", 1, 256),
        default=os.cpu_count() or 1,
        metavar="N",
        help="default: as many as this machine has processors",
    )
    add_json_option(parser)


def run(options: argparse.Namespace) -> int:
    """Build, and tell what was built; whoever stops it is told how to go on."""
    from openquarto.workshop.build import write_whole  # noqa: PLC0415  other commands work without the kernel
    from openquarto.workshop.jobs import Jobs  # noqa: PLC0415
    from openquarto.workshop.puzzle_build import build  # noqa: PLC0415

    if options.file.is_dir() or not options.file.parent.is_dir():
        return complain(f"{options.file} cannot be written: expected a file in a folder that exists")
    path = options.file.with_name(f"{options.file.name}.jobs")
    jobs = Jobs(path)
    try:
        with steps() as show:
            data = build(jobs, options.count, options.seed, options.processes, show)
        write_whole(options.file, data)
    except sqlite3.Error as error:
        return complain(f"{path}: {error}")
    except KeyboardInterrupt:
        print(
            "\nStopped: what is finished is kept, and the same command goes on from there.", file=sys.stderr
        )
        return EXIT_INTERRUPTED
    finally:
        jobs.close()
    if wants_json(options):
        print(json.dumps({"file": str(options.file), "bytes": len(data), "puzzles": options.count}))
    else:
        print(f"{options.file}: {options.count:,} puzzles in {len(data):,} bytes")
    return EXIT_SOUND
