"""A process that reports as a worker does, and serves nothing: `python standin.py FOLDER`.

What it does on its n-th start as worker W is told by the file `W-n` in the folder: `refuse`, `fail` or
`leave`; it serves where there is none. It writes its number, its start and its process to the file `starts`.
"""

import json
import os
import signal
import sys
import threading
from pathlib import Path


def report(**what: object) -> None:
    sys.stdout.write(f"{json.dumps(what)}\n")
    sys.stdout.flush()


def main(folder: Path) -> int:
    over = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: over.set())
    worker = json.loads(sys.stdin.readline())["config"]["worker"]
    with (folder / "starts").open("a+") as starts:
        starts.seek(0)
        count = 1 + sum(line.startswith(f"{worker} ") for line in starts)
        starts.write(f"{worker} {count} {os.getpid()}\n")
    told = folder / f"{worker}-{count}"
    match told.read_text() if told.exists() else "":
        case "refuse":
            report(type="refused", code="database away", fields={"file": "quarto", "why": "nobody is there"})
            return 2
        case "fail":
            return 3
        case "leave":
            report(type="ready")
            report(type="drained")
            return 0
        case _:
            report(type="ready")
            while not over.wait(0.02):
                pass
            return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
