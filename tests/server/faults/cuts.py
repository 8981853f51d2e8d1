"""Many power cuts in what a process wrote through the real store, and what is wrong with what is left."""

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from openquarto.server.store.sqlite import SqliteStore
from tests.cli.command import UNMEASURED
from tests.server.faults.power import Disk, Operation, read_journal
from tests.server.faults.writing import GAMES, body, changes

FILE, ACKS = "games.sqlite", "acks"
ROOT = Path(__file__).parents[3]


@dataclass
class Cuts:
    """What was found after power cuts."""

    count: int = 0
    acknowledged: int = 0  # changes that were answered before a cut, for all cuts together
    lost: int = 0  # of them
    bad: list[str] = field(default_factory=list)  # cuts after which anything was wrong, with seed and place


def build_library(folder: Path) -> Path:
    """What is preloaded to keep the journal."""
    made = folder / "journal.so"
    compiler = shutil.which("cc") or shutil.which("gcc") or ""
    source = Path(__file__).with_name("journal.c")
    options = ("-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(made))
    subprocess.run([compiler, *options, str(source), "-ldl", "-lpthread"], check=True)
    return made


def _journal_of(library: Path, folder: Path, mode: str, seed: int) -> list[Operation]:
    """All that a process did to its files; and that the journal tells all of it."""
    watched, journal = folder / f"watched{seed}", folder / f"journal{seed}"
    watched.mkdir()
    preloaded = {
        "LD_PRELOAD": str(library),
        "OPENQUARTO_WATCHED": str(watched),
        "OPENQUARTO_JOURNAL": str(journal),
    }
    arguments = [sys.executable, "-m", "tests.server.faults.writing", str(watched), mode, str(seed)]
    subprocess.run(arguments, env={**UNMEASURED, **preloaded}, cwd=ROOT, check=True, timeout=120)
    operations, disk = [*read_journal(journal)], Disk()
    for operation in operations:
        disk.do(operation)
    assert {path.name: path.read_bytes() for path in watched.iterdir()} == disk.whole()
    return operations


def _moments(
    operations: list[Operation], count: int, chance: random.Random
) -> Iterator[tuple[int, Disk, list[str]]]:
    """Moments in which the power goes: the disk, and what was answered before."""
    places = sorted(chance.randrange(len(operations) + 1) for _ in range(count))
    disk, acks, done = Disk(), [], 0
    for place in places:
        for operation in operations[done:place]:
            if operation.name == ACKS:
                acks.append(operation.data.decode())
            else:
                disk.do(operation)
        done = place
        yield place, disk, acks


def _faults_of(folder: Path, seed: int, acks: list[str]) -> Iterator[str]:
    """What is wrong with the files that a power cut has left."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("pragma locking_mode = exclusive")
        connection.execute("pragma synchronous = off")  # nobody cuts this one's power
        try:
            integrity = connection.execute("pragma integrity_check").fetchone()[0]
            has_tables = connection.execute("select count(*) from sqlite_master").fetchone()[0]
            if integrity != "ok":
                yield f"broken: {integrity}"
            rows = connection.execute("select game, seq, body from event").fetchall() if has_tables else []
            changed = dict(connection.execute("select game, changed from game")) if has_tables else {}
        except sqlite3.DatabaseError as problem:
            yield f"broken: {problem}"
            return
    lasts = Counter(game for game, _, _ in rows)
    if {(game, seq) for game, seq, _ in rows} != {
        (game, seq) for game, last in lasts.items() for seq in range(1, last + 1)
    }:
        yield "a hole"
    if any(body(game, seq) != said for game, seq, said in rows):
        yield "an event that says something else"
    for game in (f"game{number}" for number in range(GAMES)):
        whole = {0, *(last for _, last in changes(game, seed))}
        if lasts[game] not in whole or changed.get(game, 0) != lasts[game]:
            yield f"half a change: {game} {lasts[game]}"
    for game, last in map(str.split, acks):
        if lasts[game] < int(last):
            yield f"lost: {game} {last} of {lasts[game]}"


def cut_power(library: Path, folder: Path, mode: str, seed: int, count: int) -> Cuts:
    """Cut the power so many times in one run of the writing process."""
    found, after, chance = Cuts(), folder / "after", random.Random(seed)
    operations = _journal_of(library, folder, mode, seed)
    for number, (place, disk, acks) in enumerate(_moments(operations, count, chance)):
        shutil.rmtree(after, ignore_errors=True)
        after.mkdir()
        for name, content in disk.cut(chance).items():
            (after / name).write_bytes(content)
        faults = [*_faults_of(after, seed, acks)]
        found.count += 1
        found.acknowledged += len(acks)
        found.lost += sum(fault.startswith("lost") for fault in faults)
        if faults:
            found.bad.append(f"seed {seed}, after {place} of {len(operations)}: {faults}")
        elif number % 50 == 0:
            asyncio.run(SqliteStore(after / FILE).close())  # it can be gone on with
    return found
