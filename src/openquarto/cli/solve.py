"""`openquarto solve`: exact values of positions, one line each."""

import argparse
import json
import textwrap
from itertools import groupby
from queue import SimpleQueue
from typing import TYPE_CHECKING, Literal

from openquarto.cli.command import (
    EXIT_FAULTY,
    EXIT_SOUND,
    Subcommands,
    add_command,
    add_solver_options,
    wants_json,
)
from openquarto.cli.positions import add_positions, position_lines
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.rules.value import Value

if TYPE_CHECKING:
    from openquarto.cli.solve_pool import Job
    from openquarto.kernel import Answer, Stop


def add_to(commands: Subcommands) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "solve",
        run,
        summary="solve positions exactly: who wins under perfect play, and how soon",
        examples=(
            '"D3/AO2/JF1G/IM2 - - classic"',
            '"K3/PIEN/4/4 J - blocks" --turns',
            "< positions.txt --threads 2",
        ),
    )
    add_positions(parser)
    parser.add_argument("--turns", action="store_true", help="the value of every turn, best first")
    parser.add_argument("--value-only", action="store_true", help="W, D or L, without the distance; quicker")
    parser.add_argument(
        "--cold", action="store_true", help="forget all that was searched before each position"
    )
    parser.add_argument(
        "--no-book", action="store_true", help="search everything; do not look into the opening book"
    )
    add_solver_options(parser)


def run(options: argparse.Namespace) -> int:
    """Answer every position, in the order of the input."""
    # The others of this package work where the kernel is not built.
    from openquarto.cli.solve_pool import SolvePool  # noqa: PLC0415
    from openquarto.kernel import Stop  # noqa: PLC0415

    clerk = Clerk(options, stop := Stop())
    pool = SolvePool(options.threads, begin=clerk.begin, end=clerk.end, tell=clerk.tell, stop=stop)
    pool.answer(position_lines(options.positions))
    return clerk.status


class Clerk:
    """Takes a line in, and puts its answer into words."""

    def __init__(self, options: argparse.Namespace, stop: "Stop") -> None:
        from openquarto.kernel import Solver  # noqa: PLC0415  see above

        self.status = EXIT_SOUND
        self._options = options
        self._stop = stop
        self._is_json = wants_json(options)
        book: Literal["shipped"] | None = None if options.no_book else "shipped"
        # A table can be emptied only when nobody searches in it, so then each thread has its own.
        self._shared = None if options.cold else Solver(table_mb=options.table, book=book)
        self._own: SimpleQueue[Solver] = SimpleQueue()
        for _ in range(options.threads if options.cold else 0):
            self._own.put(Solver(table_mb=options.table, book=book))
        self._lent: dict[Job, Solver] = {}

    def begin(self, job: "Job") -> None:
        """Read a line and ask the question; a faulty line is answered at once."""
        try:
            position = Position.parse(job.line)
            solver = self._shared or self._own.get()
            if solver is not self._shared:
                self._lent[job] = solver
                solver.clear()
            options = self._options
            job.inquiry = solver.inquire(
                position, turns=options.turns, value_only=options.value_only, stop=self._stop
            )
        except QuartoError as error:
            self._give_back(job)
            job.told = {"position": job.line, "error": str(error)}

    def end(self, job: "Job") -> None:
        """Make the answer of a question that was searched to its end."""
        self._give_back(job)
        if job.inquiry is not None and not self._stop.is_set:
            job.told = _told(job.line, job.inquiry.answer())

    def tell(self, job: "Job") -> None:
        """Print a line."""
        assert isinstance(job.told, dict)
        if "error" in job.told:
            self.status = EXIT_FAULTY
        print(json.dumps(job.told) if self._is_json else _sentence(job.told), flush=True)

    def _give_back(self, job: "Job") -> None:
        if job in self._lent:
            self._own.put(self._lent.pop(job))


def _told(line: str, answer: "Answer") -> dict[str, object]:
    told: dict[str, object] = {
        "position": line,
        "value": str(answer.value),
        "nodes": answer.nodes,
        "seconds": round(answer.seconds, 6),
    }
    if answer.turns:
        told["turns"] = [{"turn": each.turn, "value": str(each.value)} for each in answer.turns]
    return told


def _sentence(told: dict[str, object]) -> str:
    if "error" in told:
        return f"{told['position']}: {told['error']}"
    text = f"{told['position']}: {told['value']}, {meaning(Value.parse(str(told['value'])))}"
    text += f" ({told['nodes']:,} nodes, {told['seconds']:.3f} s)"
    turns = told.get("turns", ())
    assert isinstance(turns, list | tuple)
    for value, group in groupby(turns, key=lambda each: each["value"]):
        tokens = " ".join(each["turn"] for each in group)
        text += "\n" + textwrap.fill(
            tokens, 80, initial_indent=f"  {value:<4}", subsequent_indent=" " * 6, break_on_hyphens=False
        )
    return text


def meaning(value: Value) -> str:
    """A value in words."""
    if value.is_draw:
        return "a draw"
    who = "the player to act wins" if value.is_win else "the opponent wins"
    match value.distance:
        case None:
            return who
        case 0:
            return f"{who} by a call"
        case 1:
            return f"{who} with the next placement"
        case distance:
            ending = {2: "nd", 3: "rd"}.get(distance, "th")
            return f"{who} with the {distance}{ending} placement from here"
