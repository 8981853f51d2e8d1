"""An engine that misbehaves in the way that its argument names; otherwise it answers `M` to everything.

It imports nothing of the package, so that it starts at once.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

FOR_LONG = 60
MEGABYTES = b"x" * (1 << 20)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def flood_bytes() -> None:
    for _ in range(10):
        sys.stdout.buffer.write(MEGABYTES)
    sys.stdout.flush()
    time.sleep(FOR_LONG)


def flood_lines() -> None:
    while True:
        sys.stdout.write("info string and on\n" * 1000)


def crash() -> None:
    sys.stderr.write("thinking hard\nout of ideas\n")
    sys.stderr.flush()
    os._exit(3)


def close_output() -> None:
    os.close(1)
    time.sleep(FOR_LONG)


def deaf() -> None:
    """Answer everything before it is asked, and read nothing."""
    say("id name Deaf\nugiok")
    while True:
        say("readyok")
        time.sleep(0.001)


def ignore_signals() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave_a_child() -> None:
    """A child that holds the pipes open; its number is told as the author."""
    child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOR_LONG})"])
    say(f"id author {child.pid}")


owed: list[str] = []  # what the next stop is answered with
DEEDS: dict[str, Callable[[], object]] = {
    "hang": lambda: time.sleep(FOR_LONG),
    "crash": crash,
    "killed": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "bytes": flood_bytes,
    "lines": flood_lines,
    "close": close_output,
    "deaf": deaf,
    "stubborn": ignore_signals,
    "child": leave_a_child,
    "garbage": lambda: sys.stdout.buffer.write(b"\xff\xfe\x00 bestmove\n"),
    "errors": lambda: sys.stderr.write("e" * (1 << 20)),
}


def answer(word: str, rest: list[str], mode: str) -> None:
    if word == "ugi":
        say("id author nobody" if mode == "nameless" else "id name Bad")
        if mode == "option":
            say("option Hash spin")
        say("ugiok")
    elif word == "isready":
        say("readyok")
    elif word == "query":
        say({"gameover": "response false", "p1turn": "response true"}.get(rest[0], "response none"))
    elif word == "go" and "infinite" in rest and mode != "early":
        owed.append("M")
    elif word == "go":
        play(mode)
    elif word == "stop" and owed and mode != "unstoppable":
        say(f"bestmove {owed.pop()}")


def play(mode: str) -> None:
    if mode == "late":
        time.sleep(0.6)
    if mode.startswith("turn="):
        say(f"bestmove {mode.removeprefix('turn=')}".rstrip())
    elif mode != "unstoppable":
        say("info depth 2 score cp 13 nodes 1 pv M")
        say("bestmove M ponder a1B")
    if mode == "twice":
        say("bestmove B")


def main() -> None:
    """The mode is a way to answer, or a deed and the command at which it is done: `hang@go`."""
    mode = sys.argv[1]
    deed, _, moment = mode.partition("@")
    if moment == "start":
        DEEDS[deed]()
    for line in sys.stdin:
        word, *rest = line.split() or [""]
        if word == moment:
            DEEDS[deed]()
        if word == "quit":
            if mode in ("stays", "stubborn@start"):
                continue
            sys.exit(4 if mode == "status" else 0)
        answer(word, rest, mode)
    if mode in ("stays", "stubborn@start"):
        time.sleep(FOR_LONG)


if __name__ == "__main__":
    main()
