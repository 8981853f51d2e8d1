"""The positions of the opening book with the values of all turns, as lines of JSON for anybody (CC0)."""

import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from openquarto.about import NAME, VERSION
from openquarto.kernel import Solver
from openquarto.kernel.book import DEEPEST, Class
from openquarto.players.roster import new_solver
from openquarto.rules.count import boards, hands
from openquarto.rules.position import Position
from openquarto.workshop.build import write_whole
from openquarto.workshop.jobs import Job
from openquarto.workshop.opening import position_of, variant_of

WORK = "turn values"
BOARDS_A_JOB = 8
LICENSE = "CC0-1.0"


def export_jobs(classes: Iterable[Class], placed: int = DEEPEST) -> Iterator[Job]:
    """Every position of the book of up to so many pieces, in chunks of boards; always the same ones."""
    for traits, blocks in classes:
        for depth in range(placed + 1):
            found = sorted(boards(depth, variant_of((traits, blocks))))
            for start in range(0, len(found), BOARDS_A_JOB):
                task = {"work": WORK, "traits": traits, "blocks": blocks}
                lines = "blocks" if blocks else "lines"
                name = f"turn values {traits} {lines} {depth} {start // BOARDS_A_JOB:06}"
                chunk = found[start : start + BOARDS_A_JOB]
                yield Job(name, json.dumps(task | {"boards": chunk}).encode())


def export_job(task: bytes) -> bytes:
    """The lines of a chunk."""
    told = json.loads(task)
    variant = variant_of((told["traits"], told["blocks"]))
    solver = new_solver(64)
    held = (each for board in told["boards"] for each in sorted(hands(tuple(board), blocks=variant.blocks)))
    return "".join(
        json.dumps(turn_values(position_of(masks, variant), solver)) + "\n" for masks in held
    ).encode()


def turn_values(position: Position, solver: Solver) -> dict[str, object]:
    """A position, its value, and its turns by their values, best first."""
    answer = solver.analyse(position)
    turns: dict[str, list[str]] = {}
    for turn in answer.turns:
        turns.setdefault(str(turn.value), []).append(turn.turn)
    return {"position": str(position), "value": str(answer.value), "turns": turns}


def write_lines(path: Path, chunks: Iterable[bytes]) -> int:
    """Write the chunks as one file, packed if its name ends in .gz; how many positions it holds."""
    head = {"data": "exact values of all turns", "made_by": f"{NAME} {VERSION}", "license": LICENSE}
    body = b"".join(chunks)
    data = json.dumps(head).encode() + b"\n" + body
    write_whole(path, gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)
    return body.count(b"\n")
