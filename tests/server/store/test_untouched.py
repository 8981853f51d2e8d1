"""Files that are only looked at stay as they are: another program's, and an older one of ours."""

import asyncio
import os
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from openquarto.server.error import ServerError
from openquarto.server.store.sqlite import SqliteStore
from openquarto.server.store.sqlite_connection import APPLICATION, MIGRATIONS
from tests.cli.command import run_here, told
from tests.server.store.games import fill
from tests.server.store.stories import in_file

LAST = len(MIGRATIONS)


def made(path: Path, journal: str, *statements: str) -> Path:
    """A file that SQLite has written and closed, a while ago."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"pragma journal_mode = {journal}")
        for statement in statements:
            connection.execute(statement)
    os.utime(path, (1.0, 1.0))
    return path


def older(path: Path, version: int = LAST - 1) -> Path:
    statements = [each for migration in MIGRATIONS[:version] for each in migration.split(";")]
    about = (f"pragma application_id = {APPLICATION}", f"pragma user_version = {version}")
    return made(path, "wal", *statements, *about)


def state(path: Path) -> tuple[bytes, float, list[str]]:
    return path.read_bytes(), path.stat().st_mtime, sorted(each.name for each in path.parent.iterdir())


@pytest.mark.parametrize("journal", ["delete", "wal"])
@pytest.mark.parametrize("action", ["check", "migrate", "copy", "backup", "serve"])
def test_another_programs_file_is_not_changed(tmp_path: Path, journal: str, action: str) -> None:
    path = made(
        tmp_path / "theirs.sqlite", journal, "create table theirs (x)", "insert into theirs values (1)"
    )
    before, other = state(path), str(tmp_path / "other.sqlite")
    if action == "serve":
        with pytest.raises(ServerError, match="is no database of games"):
            SqliteStore(path)
    else:
        arguments = {"copy": (str(path), other), "backup": (other, "--database", str(path))}
        done = run_here("database", action, *arguments.get(action, (str(path),)))
        assert (2, "", 1) == (done.returncode, done.stdout, done.stderr.count("\n"))
        assert "is no database of games" in done.stderr
    assert before == state(path)


@pytest.mark.parametrize("action", ["check", "copy"])
def test_an_older_file_is_not_migrated_unasked(tmp_path: Path, action: str) -> None:
    path = older(tmp_path / "older.sqlite")
    before = state(path)
    done = run_here("database", action, str(path), *([str(tmp_path / "new")] if action == "copy" else []))
    assert (2, "", 1) == (done.returncode, done.stdout, done.stderr.count("\n"))
    assert f"is of an older version, {LAST - 1} of {LAST}: " in done.stderr
    assert "openquarto database migrate" in done.stderr
    assert before == state(path)
    assert "older" == told(run_here("database", "migrate", str(path)).stdout)[0]["was"]
    assert 0 == run_here("database", "check", str(path)).returncode


def test_a_backup_is_of_the_version_that_the_file_has(tmp_path: Path) -> None:
    path = older(tmp_path / "older.sqlite")
    before, copy = state(path)[:2], tmp_path / "copy.sqlite"
    assert 0 == run_here("database", "backup", str(copy), "--database", str(path)).returncode
    assert before == state(path)[:2]
    with closing(sqlite3.connect(copy)) as connection:
        assert (LAST - 1,) == connection.execute("pragma user_version").fetchone()


def test_check_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    in_file(path, fill)
    os.utime(path, (1.0, 1.0))
    before = state(path)
    assert 0 == run_here("database", "check", str(path)).returncode
    assert before == state(path)
    newer = made(tmp_path / "newer.sqlite", "wal", f"pragma user_version = {LAST + 1}")
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute(f"pragma application_id = {APPLICATION}")
        connection.execute("create table more (x)")
    assert "was written by a newer version" in run_here("database", "check", str(newer)).stderr


def test_one_without_tables_has_no_games(tmp_path: Path) -> None:
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    done = run_here("database", "check", str(empty))
    assert (2, True) == (done.returncode, "is not there, or has no games" in done.stderr)
    assert 0 == empty.stat().st_size


@pytest.mark.parametrize("by_server", [False, True])
def test_a_backup_to_a_full_disk_is_refused_and_leaves_nothing(tmp_path: Path, by_server: bool) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copies" / "copy.sqlite"
    copy.parent.mkdir()
    in_file(path, fill)

    async def by_store() -> None:
        store = SqliteStore(path)
        try:
            with pytest.raises(ServerError, match="copy.sqlite cannot be written: ") as refused:
                await store.back_up(copy, lambda _left, _total: None)
            assert "backup" == refused.value.faults[0].code
        finally:
            await store.close()

    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, limit[1]))  # as a full disk does, it refuses to write
    try:
        if by_server:
            asyncio.run(by_store())
        else:
            done = run_here("database", "backup", str(copy), "--database", str(path))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    if not by_server:
        assert (2, "", 1) == (done.returncode, done.stdout, done.stderr.count("\n"))
        assert f"{copy} cannot be written: " in done.stderr
    assert [] == [*copy.parent.iterdir()]
