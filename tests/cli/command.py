"""The command in a process of its own or inside this one, and what it tells in JSON lines."""

import io
import json
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from openquarto.cli import main

COMMAND = [sys.executable, "-m", "openquarto"]
# Coverage holds a lock while it traces; an interrupt in that moment would never let it go.
UNMEASURED = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
HARD = "4/4/4/4 - - classic"  # takes seconds at least


def heed_interrupts() -> None:
    """Undo what a shell does to background jobs: tests may run in one, and would hand down its deafness."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[str]:
    done = subprocess.run([*COMMAND, *arguments], input=stdin, capture_output=True, check=False, timeout=120)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def run_here(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run the command without a new interpreter, where words and status are what is tested."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    given = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", given):
        try:
            status = main(arguments)
        except SystemExit as left:
            status = _status_of(left)
    for stream in (out, err):
        stream.seek(0)
    return subprocess.CompletedProcess([*arguments], status, out.read(), err.read())


def _status_of(left: SystemExit) -> int:
    """What the interpreter makes of it: a text is printed, and then the status is 1."""
    if isinstance(left.code, str):
        print(left.code, file=sys.stderr)  # noqa: T201
        return 1
    return left.code or 0


def told(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def values(text: str) -> list[tuple[object, object]]:
    return [(line["position"], line.get("value", "error")) for line in told(text)]
