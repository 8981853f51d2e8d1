"""`python -m benchmarks.server.attacks NAME PORT SECONDS`: one attack from 127.0.0.1, in its own process.

It prints `ready` when everything is prepared, begins when it is sent a line, and tells at its end in JSON
how much was done and how often it was refused.
"""

import http.client
import json
import os
import sys
import threading
import time

from benchmarks.server.attacks import ATTACKS
from benchmarks.server.attacks.target import Target
from benchmarks.server.process import raise_file_limit

REST = 0.01  # seconds after a refusal, as a socket needs them to come again
NICE = 5  # behind whoever measures


def main() -> None:
    """Attack."""
    name, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    raise_file_limit()
    os.nice(NICE)
    attack = ATTACKS[name]
    target = Target(port, time.monotonic() + 600)
    prepared = attack.prepare(target)
    print("ready", flush=True)
    sys.stdin.readline()
    target.end = time.monotonic() + seconds
    done, refused, why = [0], [0], [""]

    def work() -> None:
        while target.is_going_on:
            try:
                done[0] += attack.act(target, prepared)
            except (OSError, http.client.HTTPException) as problem:
                refused[0] += 1
                why[0] = str(problem)
                time.sleep(REST)

    threads = [threading.Thread(target=work, daemon=True) for _ in range(attack.workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 10)
    print(json.dumps({"done": done[0], "refused": refused[0], "why": why[0]}), flush=True)
    os._exit(0)  # threads that still wait for an answer are not waited for


if __name__ == "__main__":
    main()
