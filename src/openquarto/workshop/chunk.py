"""What a worker does, wherever it is: chunks in, values out; and the process that does so on this machine.

The process reads one JSON line a chunk from its standard input and writes one for each that is solved. All
its threads search in one table: what one has found, the others need not search.
"""

import json
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from openquarto.about import VERSION
from openquarto.kernel import Solver
from openquarto.rules.error import QuartoError
from openquarto.workshop import census, export, ladder
from openquarto.workshop.error import WorkshopError, WorkshopFault
from openquarto.workshop.opening import solve_job

_making = threading.Lock()
_writing = threading.Lock()


def solve_chunk(task: bytes, table_mb: int, epoch: str, version: str) -> bytes:
    """The values of a chunk. A new epoch begins with an empty table; no book is ever looked into."""
    if version != VERSION:
        raise WorkshopError(WorkshopFault("cluster version", wanted=version, found=VERSION))
    with _making:
        solver = _solver(table_mb, epoch)
    return _do(task, solver)


def _do(task: bytes, solver: Solver) -> bytes:
    """Any work that a chunk can be: without a name it is one of the opening book."""
    match json.loads(task).get("work"):
        case census.WORK:
            return census.census_job(task)
        case ladder.WORK:
            return ladder.answer_job(task)
        case export.WORK:
            return export.export_job(task)
        case _:
            return solve_job(task, solver)


@lru_cache(maxsize=1)  # the table of the epoch before is let go
def _solver(table_mb: int, epoch: str) -> Solver:  # noqa: ARG001  a new epoch is a new solver
    return Solver(table_mb=table_mb, book=None)


def main() -> None:
    """Serve until standard input ends, as it does when whoever started this process dies, in whatever way."""
    threads = ThreadPoolExecutor(int(sys.argv[1]))
    for line in sys.stdin:
        threads.submit(_answer, line)
    os._exit(0)  # nobody waits any more for what is being searched


def _answer(line: str) -> None:
    asked = json.loads(line)
    told = {"number": asked["number"]}
    try:
        told["result"] = solve_chunk(asked["task"].encode(), asked["table"], asked["epoch"], VERSION).hex()
    except QuartoError as error:  # a table that cannot be had
        told["error"] = str(error)
    except Exception as error:  # noqa: BLE001  whoever waits for this chunk must hear of it, whatever it is
        told["error"] = repr(error)
    with _writing:
        print(json.dumps(told), flush=True)  # noqa: T201  this is how it answers


if __name__ == "__main__":
    main()
