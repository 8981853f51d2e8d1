"""`openquarto book build`: the opening book from nothing, on this machine or on a cluster."""

import argparse
import json
import os
import re
import sqlite3
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from openquarto.cli.command import (
    EXIT_FAULTY,
    EXIT_INTERRUPTED,
    EXIT_SOUND,
    Subcommands,
    add_command,
    add_json_option,
    complain,
    number,
    variant,
    wants_json,
)
from openquarto.cli.progress import say_aside, steps
from openquarto.rules.variant import Variant

if TYPE_CHECKING:
    from openquarto.kernel.book import Class
    from openquarto.workshop.cluster import ClusterPool
    from openquarto.workshop.pool import LocalPool

TABLE_MB = 1024
EXAMPLE = "tcp://10.0.0.1:8786"
CLUSTER_HELP = (
    f"solve on the Dask cluster whose scheduler is here, such as {EXAMPLE}; private network only,"
    " because Dask workers run whatever they are sent; they need this version of openquarto"
)


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "build",
        run,
        of="book",
        summary="solve every position of up to four pieces with a piece in hand; after any end, even kill -9,"
        " the same command goes on",
        examples=("", "my.bin --threads 8 --table 4096", "small.bin --only traits=c --only blocks+traits=c"),
    )
    parser.add_argument(
        "file", type=Path, nargs="?", default=Path("book.bin"), metavar="FILE", help="default book.bin"
    )
    parser.add_argument(
        "--jobs", type=Path, metavar="PATH", help="where finished chunks are kept (default FILE.jobs)"
    )
    parser.add_argument(
        "--only",
        type=variant,
        action="append",
        metavar="VARIANT",
        help="only the class of this variant; may be said more than once (default: all eight)",
    )
    parser.add_argument(
        "--threads",
        type=number("a number of threads", 1, 256),
        default=os.cpu_count() or 1,
        metavar="N",
        help="chunks solved at once on this machine (default: as many as it has processors)",
    )
    parser.add_argument(
        "--table",
        type=number("a table size in MB", 1, 1 << 20),
        default=TABLE_MB,
        metavar="MB",
        help=f"memory of what was searched already, of each worker process (default {TABLE_MB})",
    )
    parser.add_argument("--cluster", type=cluster_address, metavar="ADDRESS", help=CLUSTER_HELP)
    parser.add_argument(
        "--seed",
        type=number("a seed", 0, 1 << 64),
        metavar="N",
        help="chooses the chunks that are solved twice (default: it follows from the values)",
    )
    add_json_option(parser)


def run(options: argparse.Namespace) -> int:
    """Build, and tell what was built; whoever stops it is told how to go on."""
    # The others of this package work where the kernel is not built.
    from openquarto.workshop.build import build, write_whole  # noqa: PLC0415
    from openquarto.workshop.error import RecheckError  # noqa: PLC0415
    from openquarto.workshop.jobs import Jobs  # noqa: PLC0415
    from openquarto.workshop.opening import CLASSES  # noqa: PLC0415

    if options.file.is_dir() or not options.file.parent.is_dir():  # better said now than after hours
        return complain(f"{options.file} cannot be written: expected a file in a folder that exists")
    classes = classes_of(options.only) or list(CLASSES)
    path = options.jobs or options.file.with_name(f"{options.file.name}.jobs")
    jobs = Jobs(path)
    try:
        with steps() as show, _pool(options) as pool:
            data, rechecked = build(jobs, classes, pool, seed=options.seed, show=show)
        write_whole(options.file, data)
        _, chunks = jobs.progress()
    except RecheckError as error:
        complain(str(error))
        return EXIT_FAULTY
    except sqlite3.Error as error:
        return complain(f"{path}: {error}")
    except KeyboardInterrupt:
        done, total = jobs.progress()
        so_far = f"{done:,} of {total:,} chunks are solved; the same command goes on from there"
        print(f"\nStopped: {so_far}.", file=sys.stderr)
        return EXIT_INTERRUPTED
    finally:
        jobs.close()
    checksum = sha256(data).hexdigest()
    if wants_json(options):
        told = {"file": str(options.file), "bytes": len(data), "sha256": checksum}
        print(json.dumps(told | {"chunks": chunks, "rechecked": rechecked}))
    else:
        print(f"{options.file}: {len(data):,} bytes, sha256 {checksum}")
        print(f"{len(rechecked):,} of {chunks:,} chunks were solved twice and have the same values.")
    return EXIT_SOUND


def cluster_address(text: str) -> str:
    """Read the address of a scheduler given as an argument."""
    if not re.fullmatch(r"((tcp|tls)://)?([\w.-]+|\[[\da-fA-F:.]+\]):\d{1,5}", text):
        raise argparse.ArgumentTypeError(f"expected an address such as {EXAMPLE}, got {text!r}")
    return text


def classes_of(variants: Sequence[Variant] | None) -> "list[Class]":
    """The classes of variants, each once."""
    return sorted({(len(each.traits), each.blocks) for each in variants or ()})


def _pool(options: argparse.Namespace) -> "ClusterPool | LocalPool":
    from openquarto.workshop.cluster import ClusterPool  # noqa: PLC0415  see above
    from openquarto.workshop.pool import LocalPool  # noqa: PLC0415

    if options.cluster is not None:
        return ClusterPool(options.cluster, table_mb=options.table, warn=say_aside)
    return LocalPool(threads=options.threads, table_mb=options.table, warn=say_aside)
