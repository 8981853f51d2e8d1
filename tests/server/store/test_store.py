"""The stores: the same promises in memory and in a file; what is answered is kept, whatever comes."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from openquarto.server.error import LogChangedError, SecretUsedError, ServerError, StoreError
from openquarto.server.store.batch import Batch
from openquarto.server.store.protocol import (
    MOST_CLAIMS,
    MOST_INVITATIONS,
    GameInfo,
    SeatClaim,
    Store,
    StoredEvent,
    Transaction,
)
from openquarto.server.store.sqlite import SqliteStore
from openquarto.server.store.sqlite_connection import APPLICATION, MIGRATIONS
from tests.server.store.stories import Use, in_file

ADA, BO = b"ada" * 10, b"bo" * 16


def event(seq: int, at: float = 0.0) -> StoredEvent:
    return StoredEvent(seq, "time", b"{}", at)


def opened(game: str, *sessions: bytes, changed: float = 1.0) -> Transaction:
    titles = dict.fromkeys(sessions, f"title of {game}")
    kept = GameInfo(game, "", changed, dict.fromkeys(sessions, "first"), titles=titles)
    return Transaction(changed, {game: [event(1)]}, kept)


def test_what_is_written_is_there(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        await store.write(opened("two", ADA, BO, changed=2.0))
        await store.write(Transaction(3.0, {"one": [event(2, 5.5), event(3, 6.5)]}))
        assert [event(1), event(2, 5.5), event(3, 6.5)] == await store.log("one")
        assert [] == await store.log("nothing")
        titles = {ADA: "title of two", BO: "title of two"}
        assert GameInfo("two", "", 2.0, {ADA: "first", BO: "first"}, titles=titles) == await store.game("two")
        assert None is await store.game("nothing")
        assert ["one", "two"] == [kept.game for kept in await store.games_of(ADA)]
        assert ["two"] == [kept.game for kept in await store.games_of(BO)]
        assert [] == await store.games_of(b"nobody")

    use(story)


def test_rename_and_delete(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        await store.rename("one", ADA, "other")
        kept = await store.game("one")
        assert kept is not None
        assert ("other", "") == (kept.titled(ADA).title, kept.titled(BO).title)
        await store.delete("one")
        await store.delete("one")
        assert (None, []) == (await store.game("one"), await store.log("one"))
        assert [] == await store.games_of(ADA)
        with pytest.raises(LogChangedError):
            await store.write(Transaction(1.0, {"one": [event(2)]}))

    use(story)


def test_the_time_never_goes_back(use: Use) -> None:
    async def story(store: Store) -> None:
        assert 0.0 == await store.time()
        await store.keep_time(7.0)
        await store.keep_time(3.0)
        assert 7.0 == await store.time()
        await store.write(opened("one"))
        await store.write(Transaction(1.0, {"one": [event(2, 9.25)]}))
        # Where several processes write, the time is no event's: see test_postgres_time.py.
        assert (9.25 if store.channel is None else 7.0) == await store.time()

    use(story)


def test_a_clash_changes_nothing_and_fails_alone(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        with pytest.raises(LogChangedError):
            await store.write(Transaction(9.0, {"one": [event(2), event(1)]}))
        with pytest.raises(StoreError) as there:
            await store.write(opened("one", BO))
        assert StoreError is type(there.value)  # a name of a game that is taken says nothing of any log
        assert [event(1)] == await store.log("one")
        assert [] == await store.games_of(BO)
        # Many at once are committed together; the one that clashes must not take the others with it.
        writes = [store.write(Transaction(2.0, {"one": [event(seq)]})) for seq in (2, 3, 3, 4, 5)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [None, None, LogChangedError, None, None] == [each and type(each) for each in results]
        assert [1, 2, 3, 4, 5] == [logged.seq for logged in await store.log("one")]

    use(story)


def test_a_change_of_two_games_is_one(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        both = Transaction(
            2.0, {"two": [event(1)], "one": [event(1)]}, GameInfo("two", "t", 2.0, {ADA: "both"})
        )
        with pytest.raises(StoreError):
            await store.write(both)
        assert None is await store.game("two")

    use(story)


def claim(session: bytes, old: bytes | None, secret: bytes = b"s") -> Transaction:
    return Transaction(2.0, {}, claim=SeatClaim(secret, "one", "second", session, old))


def test_a_seat_is_taken_again_until_somebody_comes_back(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        await store.write(opened("other", BO))
        await store.invite(b"s", "one", "second", 1.0)
        assert None is await store.claimed(b"s", BO)
        await store.write(claim(b"new", BO))
        for stranger in (claim(b"x", ADA), claim(b"x", None), claim(b"x", BO, b"t")):
            with pytest.raises(SecretUsedError):
                await store.write(stranger)
        assert ("one", "second") == await store.claimed(b"s", BO)
        await store.write(claim(b"newer", BO))
        assert {b"new", b"newer"} == await store.unconfirmed()
        assert [True, True] == [await store.knows(each) for each in (BO, b"newer")]
        assert BO == await store.confirm(b"newer")
        assert (None, None, None) == tuple([await store.confirm(each) for each in (b"new", b"newer", b"x")])
        info = await store.game("one")
        assert info is not None
        assert {ADA: "first", b"newer": "second"} == info.seats
        assert ["one", "other"] == sorted(each.game for each in await store.games_of(b"newer"))
        assert "title of other" == (await store.games_of(b"newer"))[-1].titled(b"newer").title
        assert (False, False) == (await store.knows(BO), await store.knows(b"new"))
        assert (None, set()) == (await store.claimed(b"s", BO), await store.unconfirmed())

    use(story)


def test_every_change_of_who_has_a_seat_is_counted_before_it_is_answered(use: Use) -> None:
    async def story(store: Store) -> None:
        counted = [store.stats.seatings]

        async def after(change: Awaitable[object]) -> None:
            await change
            counted.append(store.stats.seatings)

        await after(store.write(opened("one", ADA)))
        await after(store.write(opened("other", BO)))
        await store.invite(b"s", "one", "second", 1.0)
        await after(store.write(claim(b"new", BO)))
        await after(store.confirm(b"new"))
        await after(store.leave("one", ADA))
        await after(store.delete("other"))
        assert sorted({*counted}) == counted
        await store.write(Transaction(3.0, {"one": [event(2)]}))
        await store.games_of(ADA)
        assert counted[-1] == store.stats.seatings  # nobody has sat down

    use(story)


def test_a_seat_is_not_taken_again_without_end(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        await store.invite(b"s", "one", "second", 1.0)
        for number in range(MOST_CLAIMS):
            await store.write(claim(bytes([number]), BO))
        with pytest.raises(SecretUsedError):
            await store.write(claim(b"more", BO))

    use(story)


def test_the_newest_invitations_to_a_seat_stay_open(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        await store.invite(b"mine", "one", "first", 0.0)
        secrets = [bytes([number]) for number in range(MOST_INVITATIONS + 2)]
        for at, secret in enumerate(secrets):
            await store.invite(secret, "one", "second", float(at))
        left = [secret for secret in secrets if await store.invited(secret)]
        assert (secrets[2:], ("one", "first")) == (left, await store.invited(b"mine"))

    use(story)


# The file


def test_a_file_is_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "a.sqlite"

    async def write(store: SqliteStore) -> None:
        await store.write(opened("one", ADA))

    async def read(store: SqliteStore) -> None:
        assert ["one"] == [kept.game for kept in await store.games_of(ADA)]

    in_file(path, write)
    in_file(path, read)
    assert 0 == path.stat().st_mode & 0o077


def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        def pragma(name: str) -> Callable[[Batch], object]:
            return lambda batch: batch.sql.execute(f"pragma {name}").fetchone()[0]

        asked = ("journal_mode", "synchronous", "locking_mode", "foreign_keys", "application_id")
        values = [await store.writer.do(pragma(name)) for name in asked]
        assert ["wal", 2, "exclusive", 1, APPLICATION] == values

    in_file(tmp_path / "a.sqlite", look)


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def many(store: SqliteStore) -> None:
        await store.write(opened("one", ADA))
        before = store.stats.commits
        await asyncio.gather(*(store.write(Transaction(2.0, {"one": [event(seq)]})) for seq in range(2, 502)))
        assert 500 + 1 == len(await store.log("one"))
        assert 100 > store.stats.commits - before

    in_file(tmp_path / "a.sqlite", many)


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    async def twice(_store: SqliteStore) -> None:
        with pytest.raises(ServerError, match="is in use by another server: stop that one"):
            SqliteStore(path)

    in_file(path, twice)


def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    async def nothing(_store: SqliteStore) -> None:
        return

    in_file(path, nothing)
    connection = sqlite3.connect(path)
    connection.execute("pragma user_version = 1000")
    connection.close()
    with pytest.raises(ServerError, match="was written by a newer version of this program: bring this one"):
        SqliteStore(path)
    connection = sqlite3.connect(path)
    assert 1000 == connection.execute("pragma user_version").fetchone()[0]
    connection.close()


@pytest.mark.parametrize("content", [b"no database at all, but long enough to be looked at" * 100, None])
def test_somebody_elses_file_is_refused_and_left_alone(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "a.sqlite"
    if content is None:
        connection = sqlite3.connect(path)
        connection.execute("create table mine (x)")
        connection.close()
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(ServerError, match="is no database of games; choose another with --database"):
        SqliteStore(path)
    assert before[100:] == path.read_bytes()[100:]  # SQLite may note in its header that it was looked at


def test_an_unwritable_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "a.sqlite", tmp_path):
        with pytest.raises(ServerError, match="cannot be written: .*choose another with --database"):
            SqliteStore(path)


def test_a_full_disk_loses_nothing_and_heals(tmp_path: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        await store.write(opened("one", ADA))

        def limit(pages: int) -> Callable[[Batch], object]:
            return lambda batch: batch.sql.execute(f"pragma max_page_count = {pages}").fetchone()

        await store.writer.do(limit(1))
        large = StoredEvent(2, "time", b"x" * 100_000, 0.0)
        with pytest.raises(StoreError, match="full"):
            await store.write(Transaction(2.0, {"one": [large]}))
        assert [event(1)] == await store.log("one")
        await store.writer.do(limit(1_000_000))
        await store.write(Transaction(2.0, {"one": [large]}))
        assert 2 == len(await store.log("one"))

    in_file(tmp_path / "a.sqlite", fill)


WRITING = """
import asyncio, sys
from pathlib import Path
from openquarto.server.store.protocol import StoredEvent
from openquarto.server.store.protocol import Transaction, GameInfo
from openquarto.server.store.sqlite import SqliteStore

async def writer(store, name, first):
    seq = first
    while True:
        await store.write(Transaction(0.0, {name: [StoredEvent(seq, "time", b"{}", float(seq))]}))
        print(name, seq, flush=True)
        seq += 1

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    names = [f"game{number}" for number in range(8)]
    logs = {name: await store.log(name) for name in names}
    for name in names:
        if not logs[name]:
            first = StoredEvent(1, "time", b"{}", 1.0)
            await store.write(Transaction(0.0, {name: [first]}, GameInfo(name, name, 0.0)))
    await asyncio.gather(*(writer(store, name, max(2, len(logs[name]) + 1)) for name in names))

asyncio.run(main())
"""


def killed_while_writing(path: Path, lines: int) -> dict[str, int]:
    """The last acknowledged number of each game, of a process that was killed in the middle."""
    process = subprocess.Popen([sys.executable, "-c", WRITING, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told: list[str] = []
    for line in process.stdout:
        told.append(line)
        if len(told) == lines:
            os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    acknowledged: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            name, seq = line.split()
            acknowledged[name] = int(seq)
    return acknowledged


def check_kills(path: Path, kills: int) -> None:
    acknowledged: dict[str, int] = {}

    async def compare(store: SqliteStore) -> None:
        for name, last in acknowledged.items():
            log = [logged.seq for logged in await store.log(name)]
            assert log == list(range(1, len(log) + 1))  # nothing twice, no hole
            assert last <= len(log)  # nothing lost

    for kill in range(kills):
        acknowledged.update(killed_while_writing(path, 20 + 37 * (kill % 7)))
        in_file(path, compare)


def test_a_killed_process_loses_nothing_acknowledged(tmp_path: Path) -> None:
    check_kills(tmp_path / "a.sqlite", 5)


@pytest.mark.long
def test_many_killed_processes_lose_nothing_acknowledged(tmp_path: Path) -> None:
    check_kills(tmp_path / "a.sqlite", 100)


def test_a_file_of_before_gives_its_titles_to_the_players(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path)) as old:
        for migration in MIGRATIONS[:2]:
            old.executescript(migration)
        old.execute(f"pragma application_id = {APPLICATION}")
        old.execute("pragma user_version = 2")
        old.execute("insert into game (game, title, changed) values ('one', 'Sunday', 1.0)")
        old.executemany("insert into sitter values (?, 'one', ?)", [(ADA, "first"), (BO, "second")])
        old.execute("insert into invitation values (?, 'one', 'second')", (b"secret",))
        old.commit()

    async def story(store: SqliteStore) -> None:
        info = await store.game("one")
        assert info is not None
        assert ("", {ADA: "Sunday", BO: "Sunday"}) == (info.title, info.titles)
        assert ("one", "second") == await store.invited(b"secret")
        await store.rename("one", ADA, "mine")
        info = await store.game("one")
        assert info is not None
        assert {ADA: "mine", BO: "Sunday"} == info.titles

    in_file(path, story)


def test_what_came_later_and_how_far_games_have_come(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        await store.write(Transaction(2.0, {"one": [event(2), event(3)]}))
        await store.write(opened("two", BO))
        info, events = await store.later("one", 1)
        assert info == await store.game("one")
        assert [event(2), event(3)] == events
        assert ((await store.game("one")), []) == await store.later("one", 3)
        assert (None, []) == await store.later("three", 0)
        heads = await store.heads(["one", "two", "three"])
        assert {"one": 3, "two": 1} == {game: head.seq for game, head in heads.items()}
        assert {} == await store.heads([])

    use(story)
