"""One attack on a server with its default limits, and what honest people notice of it."""

import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from benchmarks.server.honest import Noticed, Tables, notice, open_for_pairs
from benchmarks.server.process import Server, raise_file_limit, serving_ours, set_file_limit

NOBODY = "nobody"  # attacks
USUAL_FILES = 1024  # that most systems let a process open which does not ask for more
WARM_UP = 3.0  # seconds; by then the server has read its words
ENDING = 15.0  # seconds that an attacker has to come to its end


@dataclass(frozen=True)
class Outcome:
    """What was noticed, and what the attacker did."""

    noticed: Noticed
    done: int
    refused: int
    why: str  # it was refused last
    log: list[str]  # what the server told of mistakes


def attacked(name: str, seconds: float) -> Outcome:
    """Start a server with nothing but defaults, attack it for a while, stop it."""
    set_file_limit(USUAL_FILES)
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        with serving_ours(log=log) as server:
            raise_file_limit()  # of this process: the server has begun
            tables = open_for_pairs(server.port)
            time.sleep(WARM_UP)
            noticed, told = under_attack(server, tables, name, seconds)
        log.seek(0)
        return Outcome(noticed, **told, log=log.readlines())


def under_attack(server: Server, tables: Tables, name: str, seconds: float) -> tuple[Noticed, dict[str, Any]]:
    """What honest people notice of a server while it is attacked, and what the attacker did."""
    if name == NOBODY:
        return notice(server, tables, seconds), {"done": 0, "refused": 0, "why": ""}
    attacker = subprocess.Popen(  # noqa: S603  our own command
        [sys.executable, "-m", "benchmarks.server.attacks", name, str(server.port), str(seconds)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert attacker.stdin
    assert attacker.stdout
    try:
        if attacker.stdout.readline() != "ready\n":
            raise RuntimeError(f"the attack could not be prepared: {name}")
        attacker.stdin.write("\n")
        attacker.stdin.flush()
        noticed = notice(server, tables, seconds)
        told = {"done": 0, "refused": 0, "why": "no end"}
        with suppress(subprocess.TimeoutExpired):
            told = json.loads(attacker.communicate(timeout=ENDING)[0])
    finally:
        attacker.kill()
        attacker.wait()
        attacker.stdin.close()
        attacker.stdout.close()
    return noticed, told
