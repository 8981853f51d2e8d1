"""The command in a process of its own, and what it tells in JSON lines."""

import json
import subprocess
import sys

COMMAND = [sys.executable, "-m", "openquarto"]
HARD = "4/4/4/4 - - classic"  # takes seconds at least


def run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[str]:
    done = subprocess.run([*COMMAND, *arguments], input=stdin, capture_output=True, check=False, timeout=120)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def told(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def values(text: str) -> list[tuple[object, object]]:
    return [(line["position"], line.get("value", "error")) for line in told(text)]
