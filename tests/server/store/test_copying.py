"""Whole databases: copied into the other kind and back, compared, checked, and never left half done."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from openquarto.cli import database_work
from openquarto.server.error import ServerError
from openquarto.server.store import contents
from openquarto.server.store.opening import open_postgres
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore
from tests.cli.command import run_here, told
from tests.server.store.cluster import PASSWORD, Cluster
from tests.server.store.games import fill
from tests.server.store.stories import in_file, on_store


def stop(_what: str, _done: int, _total: int) -> None:
    raise KeyboardInterrupt


def silent(_what: str, _done: int, _total: int) -> None:
    pass


@pytest.fixture
def source(tmp_path: Path) -> str:
    in_file(tmp_path / "games.sqlite", fill)
    return str(tmp_path / "games.sqlite")


@pytest.mark.needs("postgres")
def test_there_and_back_everything_is_the_same(
    cluster: Cluster, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contents, "SOME", 5)
    there, back = cluster.tcp_address(cluster.schema()), str(tmp_path / "back.sqlite")
    steps: list[tuple[str, int, int]] = []
    first = database_work.copy(source, there, lambda *step: steps.append(step))
    assert {
        "game": 3,
        "sitter": 6,
        "event": 12,
        "invitation": 1,
        "tournament": 1,
        "tournament_event": 4,
        "tournament_key": 2,
        "classroom": 1,
        "classroom_event": 1,
        "classroom_key": 1,
        "clock": 1,
    } == first.counts
    assert {("copy", 30, 33), ("compare", 30, 33)} <= {*steps}
    assert first == database_work.copy(there, back, silent)
    for database in (source, there, back):
        assert (first, []) == database_work.check(database, silent)

    async def goes_on(store: Store) -> None:
        assert 123.456 == await store.time()
        assert ("a", "second") == await store.invited(b"secret")
        info = await store.game("Game-2_é")
        assert info is not None
        assert ({b"\0ada": "Größe"}, True) == (info.titles, info.by_link)

    on_store(lambda: open_postgres(there), goes_on)
    on_store(lambda: SqliteStore(Path(back)), goes_on)


@pytest.mark.needs("postgres")
def test_only_into_an_empty_database_and_nothing_is_half_there(
    cluster: Cluster, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = cluster.tcp_address(cluster.schema())
    monkeypatch.setattr(contents, "SOME", 2)
    with pytest.raises(KeyboardInterrupt):
        database_work.copy(source, there, stop)
    assert 0 == database_work.check(there, silent)[0].counts["game"]
    with monkeypatch.context() as patched:
        patched.setattr(contents, "digest", lambda *_given: None)
        with pytest.raises(ServerError, match="has not kept what was copied"):
            database_work.copy(source, there, silent)
    assert 0 == database_work.check(there, silent)[0].counts["game"]
    database_work.copy(source, there, silent)
    with pytest.raises(ServerError, match="has games already: expected an empty database") as caught:
        database_work.copy(source, there, silent)
    assert PASSWORD not in str(caught.value)


def test_a_copy_into_a_file_that_is_stopped_leaves_no_file(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contents, "SOME", 2)
    target = tmp_path / "new" / "copy.sqlite"
    target.parent.mkdir()
    with pytest.raises(KeyboardInterrupt):
        database_work.copy(source, str(target), stop)
    assert [] == [*target.parent.iterdir()]
    database_work.copy(source, str(target), silent)
    assert ["copy.sqlite"] == [path.name for path in target.parent.iterdir()]
    for same in (str(target), source):
        with pytest.raises(ServerError, match="there is a file already|it is the same file"):
            database_work.copy(source, same, silent)


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("delete from event where game = 'a' and seq = 2", "a: its log has a hole"),
        ("delete from event where game = 'a'", "games without a log: 1"),
        ("update event set body = x'7b7d' where seq = 3", "a: its log cannot be replayed"),
        ("delete from game where game = 'a'", "events without a game: 4"),
        ("delete from tournament_event where seq = 2", "Tue_-1: its log has a hole"),
        ("delete from tournament_event", "tournaments without a log: 1"),
        ("delete from tournament", "keys without a tournament: 2"),
        ("update tournament_event set body = x'7b7d' where seq = 4", "Tue_-1: its log cannot be replayed"),
        ("delete from classroom", "events without a classroom: 1"),
        ("update classroom_event set body = x'7b7d'", "Class_1: its log cannot be replayed"),
    ],
)
def test_what_is_damaged_is_told(source: str, damage: str, fault: str) -> None:
    with closing(sqlite3.connect(source)) as connection:
        connection.execute(damage)
        connection.commit()
    done = run_here("database", "check", source)
    (found,) = told(done.stdout)
    assert 1 == done.returncode
    assert isinstance(found["faults"], list)
    assert any(fault in each for each in found["faults"])


@pytest.mark.needs("postgres")
def test_the_words_of_the_command(cluster: Cluster, source: str, tmp_path: Path) -> None:
    there = cluster.tcp_address(cluster.schema())
    states = [told(run_here("database", "migrate", there).stdout)[0]["was"] for _ in range(2)]
    assert ["empty", "current"] == states
    copied, checked = run_here("database", "copy", source, there), run_here("database", "check", there)
    assert (0, 0, "", "") == (copied.returncode, checked.returncode, copied.stderr, checked.stderr)
    assert told(copied.stdout)[0]["sha256"] == told(checked.stdout)[0]["sha256"]
    wrong = there.replace("player:", "player:wrong")
    for arguments in (("migrate", wrong), ("check", wrong), ("copy", wrong, "x"), ("copy", source, wrong)):
        done = run_here("database", *arguments)
        assert (2, "") == (done.returncode, done.stdout)
        assert "password authentication failed" in done.stderr
        assert not any(each in done.stderr for each in ("wrong", PASSWORD, "Traceback"))
    assert not (tmp_path / "x").exists()
    done = run_here("database", "backup", str(tmp_path / "b"), "--database", there)
    assert (2, True) == (done.returncode, "pg_dump" in done.stderr)


def test_a_backup_is_made_here_or_by_the_server(source: str, tmp_path: Path) -> None:
    here = run_here("database", "backup", str(tmp_path / "one"), "--database", source)
    assert (0, [{"t": "done", "count": 0}]) == (here.returncode, told(here.stdout))
    digests = [database_work.check(each, silent)[0] for each in (source, str(tmp_path / "one"))]
    assert digests[0] == digests[1]
    store = SqliteStore(Path(source))
    used = run_here("database", "check", source)
    asyncio.run(store.close())
    assert (2, True) == (used.returncode, "is in use by another server" in used.stderr)
    for database in ("memory:", str(tmp_path / "nothing")):
        done = run_here("database", "backup", str(tmp_path / "two"), "--database", database)
        assert (2, False) == (done.returncode, (tmp_path / "two").exists())


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    file = str(tmp_path / "a.sqlite")
    assert ["empty", "current"] == [database_work.migrate(file) for _ in range(2)]
