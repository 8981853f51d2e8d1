"""`openquarto prove`: the empty board, solved from nothing."""

import argparse
import json
import sys
import time

from openquarto.cli.command import (
    EXIT_INTERRUPTED,
    Subcommands,
    add_command,
    add_solver_options,
    variant,
    wants_json,
)
from openquarto.cli.progress import meter
from openquarto.rules.position import Position
from openquarto.rules.variant import CLASSIC


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "prove",
        run,
        summary="solve the empty board of a variant from nothing",
        examples=("", "blocks --threads 2", "traits=cs"),
    )
    parser.add_argument("variant", type=variant, nargs="?", default=CLASSIC, metavar="VARIANT")
    add_solver_options(parser)


def run(options: argparse.Namespace) -> int:
    """Print the value and what it cost; whoever stops it is told how far it was."""
    from openquarto.kernel import Solver, Stop  # noqa: PLC0415  the other commands work without the kernel

    solver = Solver(table_mb=options.table, threads=options.threads, book=None)
    stop = Stop()
    told: dict[str, object] = {"variant": str(options.variant), "value": None}
    began = time.monotonic()
    try:
        with meter(stop):
            answer = solver.solve(Position(variant=options.variant), value_only=True, stop=stop)
    except KeyboardInterrupt:
        nodes, finished, total = stop.progress
        told |= {"nodes": nodes, "wall": round(time.monotonic() - began, 3)}
        told |= {"finished": finished, "total": total}
    else:
        told |= {"value": str(answer.value), "nodes": answer.nodes}
        told |= {"seconds": round(answer.seconds, 3), "wall": round(time.monotonic() - began, 3)}
    is_json = wants_json(options)
    if is_json:
        print(json.dumps(told))
    if told["value"] is None:
        print(_unproven(told), file=sys.stderr)
        return EXIT_INTERRUPTED
    if not is_json:
        print(_proven(told))
    return 0


def _proven(told: dict[str, object]) -> str:
    words = {"D": "a draw", "W": "a win for first", "L": "a win for second"}
    cost = f"{told['nodes']:,} nodes, {told['seconds']} s of the processor, {told['wall']} s by the clock"
    return f"{told['variant']}: {told['value']}, {words[str(told['value'])]} ({cost})"


def _unproven(told: dict[str, object]) -> str:
    how_far = f"{told['finished']} of {told['total']} first turns are searched"
    cost = f"{told['nodes']:,} nodes in {told['wall']} s"
    return f"\nStopped: {told['variant']} is not proven yet; {how_far}, {cost}."
