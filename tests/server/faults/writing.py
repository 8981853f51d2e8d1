"""A process that writes many events through the real store, and notes in a file of its own what was answered.

`python -m tests.server.faults.writing FOLDER MODE SEED`; what reaches the disk is noted by journal.c.
"""

import asyncio
import os
import random
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

from openquarto.server.store import sqlite, sqlite_connection, sqlite_engine
from openquarto.server.store.protocol import GameInfo, StoredEvent, Transaction
from tests.server.faults.spoils import answer_first, spoil

GAMES, CHANGES = 8, 14
AS_SHIPPED, NORMAL, ANSWER_FIRST = MODES = ("as shipped", "normal", "answer first")
SMALL = 24  # pages after which what is in the WAL goes into the file: often, so that cuts fall into that too


def body(game: str, seq: int) -> bytes:
    """What an event says: long enough that a page does not hold many."""
    return random.Random(f"{game} {seq}").randbytes(40 + 37 * seq % 400)


def changes(game: str, seed: int) -> list[tuple[int, int]]:
    """The first and the last event of each change of a game: one to three that belong together."""
    chance, last, found = random.Random(f"{seed} {game}"), 0, []
    for _ in range(CHANGES):
        first, last = last + 1, last + chance.randrange(1, 4)
        found.append((first, last))
    return found


async def _write(store: sqlite.SqliteStore, game: str, seed: int, acks: int) -> None:
    for first, last in changes(game, seed):
        events = [StoredEvent(seq, "time", body(game, seq), float(seq)) for seq in range(first, last + 1)]
        opened = GameInfo(game, game, 0.0, {game.encode(): "first"}) if first == 1 else None
        await store.write(Transaction(float(last), {game: events}, opened))
        os.write(acks, f"{game} {last}\n".encode())


async def _main(folder: Path, mode: str, seed: int) -> None:
    spoil(sqlite_engine, "connect", _with(sqlite_connection.connect, mode))
    if mode == ANSWER_FIRST:
        answer_first()
    acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    store = sqlite.SqliteStore(folder / "games.sqlite")
    await asyncio.gather(*(_write(store, f"game{number}", seed, acks) for number in range(GAMES)))
    await store.close()


def _with(connect: Callable[[Path], sqlite3.Connection], mode: str) -> Callable[[Path], sqlite3.Connection]:
    def changed(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute(f"pragma wal_autocheckpoint = {SMALL}")
        if mode == NORMAL:
            connection.execute("pragma synchronous = normal")
        return connection

    return changed


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
