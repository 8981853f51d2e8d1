"""Power cuts: what the store has answered is there afterwards, once, and nothing is half there."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from openquarto.server.store.sqlite import SqliteStore
from tests.cli.command import UNMEASURED
from tests.server.faults.power import Disk, Operation, read_journal
from tests.server.faults.writing import ANSWER_FIRST, AS_SHIPPED, GAMES, NORMAL, body, changes

pytestmark = pytest.mark.needs("compiler")
QUICK, LONG, JOURNALS = 300, 10_000, 10
FILE, ACKS = "games.sqlite", "acks"
ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is preloaded to keep the journal."""
    made = tmp_path_factory.mktemp("library") / "journal.so"
    compiler = shutil.which("cc") or shutil.which("gcc") or ""
    source = Path(__file__).with_name("journal.c")
    options = ("-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(made))
    subprocess.run([compiler, *options, str(source), "-ldl", "-lpthread"], check=True)
    return made


def journal_of(library: Path, folder: Path, mode: str, seed: int) -> list[Operation]:
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


def cuts(
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


def faults_of(folder: Path, seed: int, acks: list[str]) -> Iterator[str]:
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


def bad_cuts(library: Path, folder: Path, mode: str, count: int, journals: int) -> list[str]:
    """What was found after so many power cuts in so many runs; with its journal and place."""
    bad, after = [], folder / "after"
    first = int(os.environ.get("OPENQUARTO_SEED", "0"))
    for seed in range(first, first + journals):
        chance = random.Random(seed)
        operations = journal_of(library, folder, mode, seed)
        for number, (place, disk, acks) in enumerate(cuts(operations, count // journals, chance)):
            shutil.rmtree(after, ignore_errors=True)
            after.mkdir()
            for name, content in disk.cut(chance).items():
                (after / name).write_bytes(content)
            if found := [*faults_of(after, seed, acks)]:
                bad.append(f"seed {seed}, after {place} of {len(operations)}: {found}")
            if number % 50 == 0 and not found:
                SqliteStore(after / FILE).writer.close()  # it can be gone on with
    print(f"{mode}: {count} power cuts in {journals} runs, {len(bad)} with loss")  # noqa: T201  with -s
    return bad


def test_some_power_cuts(library: Path, tmp_path: Path) -> None:
    assert [] == bad_cuts(library, tmp_path, AS_SHIPPED, QUICK, 1)


@pytest.mark.long
def test_many_power_cuts(library: Path, tmp_path: Path) -> None:
    assert [] == bad_cuts(library, tmp_path, AS_SHIPPED, LONG, JOURNALS)


@pytest.mark.parametrize("mode", [NORMAL, ANSWER_FIRST])
def test_what_would_lose_something_is_noticed(library: Path, tmp_path: Path, mode: str) -> None:
    assert any("lost" in each for each in bad_cuts(library, tmp_path, mode, QUICK, 1))
