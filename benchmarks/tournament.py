"""How long the next round takes: `python benchmarks/tournament.py [PLAYERS] [ROUNDS]`, after the last result.

A Swiss by the library of the extra `tournament`, results by chance; one process, no network.
"""

import random
import sys
import time

from openquarto.tournament import Log, Settings, acts, standings
from openquarto.tournament.event import Created, Event
from openquarto.tournament.swiss import library


def do(log: Log, events: list[Event]) -> None:
    """Add events."""
    for event in events:
        log.append(event, at=0.0)


def main(players: int = 64, rounds: int = 7) -> None:
    """Print the seconds of every round."""
    chance, log = random.Random(1), Log()
    begin = time.perf_counter()
    library()
    print(f"loading the library, once: {time.perf_counter() - begin:.2f} s")
    log.append(Created(Settings(name="Benchmark", rounds=rounds)), at=0.0)
    for number in range(1, players + 1):
        do(log, acts.enter(log.state, f"Player {number}", 2000 - number))
    slowest = 0.0
    for number in range(1, rounds + 1):
        begin = time.perf_counter()
        do(log, acts.pair(log.state))
        standings(log.state)
        took = time.perf_counter() - begin
        slowest = max(slowest, took)
        print(f"round {number}: {took:.2f} s")
        for board in log.state.rounds[-1].boards:
            text = chance.choice(("1-0", "0-1", "1/2-1/2"))
            do(log, acts.enter_result(log.state, number, board.number, text))
    print(
        f"{players} players, {rounds} rounds, slowest {slowest:.2f} s (at most 2 s are allowed for 64 and 7)"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
