"""`openquarto puzzles list`: what is asked, and every right answer."""

import argparse
import json
from pathlib import Path

from openquarto.cli.command import (
    EXIT_FAULTY,
    EXIT_SOUND,
    Subcommands,
    add_command,
    add_json_option,
    wants_json,
)
from openquarto.cli.puzzle_files import add_file, puzzles_of
from openquarto.cli.puzzle_options import add_kind_option


def add_to(actions: Subcommands) -> None:
    """Add the action."""
    parser = add_command(
        actions,
        "list",
        run,
        of="puzzles",
        summary="list puzzles with all their right answers",
        examples=("", "--kind trap --json", "--from 1500 --to 1600"),
    )
    add_file(parser)
    add_kind_option(parser)
    parser.add_argument("--from", dest="least", type=int, default=0, metavar="RATING", help="no easier ones")
    parser.add_argument("--to", dest="most", type=int, default=9999, metavar="RATING", help="no harder ones")
    add_json_option(parser)


def run(options: argparse.Namespace) -> int:
    """One line a puzzle, proved as it is listed."""
    from openquarto.kernel import Solver  # noqa: PLC0415  other commands work without the kernel
    from openquarto.puzzles.proof import prove  # noqa: PLC0415

    solver, status = Solver(table_mb=16), EXIT_SOUND
    file: Path | None = options.file
    for rated in puzzles_of(file):
        puzzle = rated.puzzle
        if (
            options.kind and puzzle.kind != options.kind
        ) or not options.least <= rated.rating <= options.most:
            continue
        proof = prove(puzzle, solver)
        if proof is None:
            status = EXIT_FAULTY
        told: dict[str, object] = {
            "id": rated.id,
            "kind": puzzle.kind,
            "position": str(puzzle.position),
            "answers": list(proof.answers) if proof else None,
            "value": str(proof.value) if proof else None,
            "rating": rated.rating,
        }
        if puzzle.inner:
            told |= {"inner": puzzle.inner, "touches": puzzle.touches}
        print(json.dumps(told) if wants_json(options) else _line(told), flush=True)
    return status


def _line(told: dict[str, object]) -> str:
    answers = told["answers"]
    said = ", ".join(map(str, answers)) if isinstance(answers, list) and answers else "none"
    kind = f"{told['kind']}, {told['inner']}" if "inner" in told else told["kind"]
    return f"{told['id']}  {told['rating']:>4}  {kind}: {told['position']}: {said} ({told['value']})"
