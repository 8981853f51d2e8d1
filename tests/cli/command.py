"""The command in a process of its own, and what it tells in JSON lines."""

import json
import os
import signal
import subprocess
import sys

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


def told(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def values(text: str) -> list[tuple[object, object]]:
    return [(line["position"], line.get("value", "error")) for line in told(text)]
