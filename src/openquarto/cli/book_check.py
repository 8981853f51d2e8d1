"""`openquarto book check`: what a book holds, and whether a random sample of it is what the solver finds."""

import argparse
import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from openquarto.cli.command import (
    EXIT_FAULTY,
    EXIT_SOUND,
    Subcommands,
    add_command,
    add_solver_options,
    complain,
    number,
    wants_json,
)
from openquarto.cli.progress import steps

if TYPE_CHECKING:
    from openquarto.kernel.book import Book
    from openquarto.workshop.check import Finding, Part

SAMPLE = 100


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "check",
        run,
        of="book",
        summary="tell what a book holds, and solve a random sample of it again without it",
        examples=("", "my.bin --sample 1000 --threads 2", "--sample 0 --json"),
    )
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="default: the book of this package"
    )
    parser.add_argument(
        "--sample",
        type=number("a number of positions", 0, 1_000_000),
        default=SAMPLE,
        metavar="N",
        help=f"positions to solve again (default {SAMPLE})",
    )
    parser.add_argument(
        "--seed", type=number("a seed", 0, 1 << 64), metavar="N", help="chooses them (default: chance)"
    )
    add_solver_options(parser)


def run(options: argparse.Namespace) -> int:
    """Read a book, count what it holds, and solve a sample of it again."""
    # The others of this package work where the kernel is not built.
    from openquarto.kernel.book import Book, shipped_bytes  # noqa: PLC0415

    data = shipped_bytes() if options.file is None else options.file.read_bytes()
    if data is None:
        return complain("this package has no opening book; name a file")
    parts, different = _examined(Book.parse(data), options)
    told: dict[str, object] = {
        "file": None if options.file is None else str(options.file),
        "bytes": len(data),
        "sha256": sha256(data).hexdigest(),
        "classes": [
            {"variant": str(part.variant), "placed": part.depth, "positions": part.size} for part in parts
        ],
        "sampled": sum(len(part.sample) for part in parts),
        "different": [
            {"position": str(each.position), "told": str(each.told), "found": str(each.found)}
            for each in different
        ],
    }
    print(json.dumps(told) if wants_json(options) else _sentences(told, parts, different))
    return EXIT_FAULTY if different else EXIT_SOUND


def _examined(book: "Book", options: argparse.Namespace) -> "tuple[list[Part], list[Finding]]":
    """The classes of a book, and the positions of the sample whose value is another one."""
    from openquarto.kernel import Solver  # noqa: PLC0415  see above
    from openquarto.workshop.check import classes_of, part_of, resolve, shares  # noqa: PLC0415

    solver = Solver(table_mb=options.table, threads=options.threads, book=None)
    chance = Random(options.seed)  # noqa: S311  no secret
    classes = classes_of(book)
    parts: list[Part] = []
    different: list[Finding] = []
    with steps() as show:
        for kind, share in zip(classes, shares(options.sample, classes), strict=True):
            show("counting", len(parts), len(classes))
            parts.append(part_of(book, kind, share, chance))
        done, total = 0, sum(len(part.sample) for part in parts)
        for part in parts:
            for finding in resolve(book, part, solver):
                done += 1
                show("solving", done, total)
                if not finding.is_sound:
                    different.append(finding)
    return parts, different


def _sentences(told: dict[str, object], parts: "list[Part]", different: "list[Finding]") -> str:
    name = told["file"] or "The book of this package"
    lines = [f"{name}: {told['bytes']:,} bytes, as they were written; sha256 {told['sha256']}"]
    lines += [f"  {part.variant}: {part.size:,} positions, up to {part.depth} placed" for part in parts]
    lines.append(f"{sum(part.size for part in parts):,} positions in all.")
    lines += [f"{each.position}: {each.told} in the book, {each.found} when solved" for each in different]
    agree = "and all have the same value" if not different else f"and {len(different):,} have another value"
    if told["sampled"]:
        lines.append(f"{told['sampled']:,} positions were solved again, {agree}.")
    return "\n".join(lines)
