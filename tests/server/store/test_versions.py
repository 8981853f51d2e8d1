"""The version of a game: it grows with whatever changes the game and is no event, on every store."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from openquarto.server.error import SecretUsedError
from openquarto.server.store.protocol import Head, Store, StoredEvent, Transaction
from openquarto.server.store.sqlite import SqliteStore
from openquarto.server.store.sqlite_connection import APPLICATION, MIGRATIONS
from tests.server.store.stories import Use, in_file
from tests.server.store.test_store import ADA, BO, claim, event, opened


def test_the_version_grows_with_what_is_no_event(use: Use) -> None:
    async def story(store: Store) -> None:
        async def version(game: str = "one") -> int:
            info = await store.game(game)
            assert info is not None
            assert info == (await store.load([game]))[game][0] == (await store.later(game, 0))[0]
            assert info.version == (await store.heads([game]))[game].version
            return info.version

        async def grows(change: Callable[[], Awaitable[object]], *games: str) -> None:
            before = [await version(game) for game in games]
            await change()
            after = [await version(game) for game in games]
            assert all(old < new for old, new in zip(before, after, strict=True))

        await store.write(opened("one", ADA))
        await store.write(opened("other", BO))
        await store.write(Transaction(2.0, {"one": [event(2)]}))
        await store.invite(b"s", "one", "second", 1.0)
        assert (Head(2, 0), 0) == ((await store.heads(["one"]))["one"], await version("other"))
        await grows(lambda: store.write(claim(b"new", BO)), "one")
        await grows(lambda: store.rename("one", ADA, "mine"), "one")
        await grows(lambda: store.confirm(b"new"), "one", "other")  # both are the new session's now
        now = await version()
        await grows(lambda: store.rewrite("one", now, [StoredEvent(2, "time", b"[]", 0.0)], [ADA]), "one")
        await grows(lambda: store.leave("one", ADA), "one")
        assert [await version("one")] == [each.version for each in await store.games_of(b"new")][:1]

    use(story)


def test_what_did_not_happen_raises_no_version(use: Use) -> None:
    async def story(store: Store) -> None:
        await store.write(opened("one", ADA))
        with pytest.raises(SecretUsedError):
            await store.write(claim(b"new", BO))
        assert None is await store.confirm(ADA)
        await store.write(Transaction(3.0, {}, expiring=frozenset({"one"})))
        assert {"one": Head(1, 0)} == await store.heads(["one"])

    use(story)


def test_a_file_of_before_begins_at_nought(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path)) as old:
        for migration in MIGRATIONS[:-1]:
            old.executescript(migration)
        old.execute(f"pragma application_id = {APPLICATION}")
        old.execute(f"pragma user_version = {len(MIGRATIONS) - 1}")
        old.execute("insert into game (game, title, changed) values ('one', '', 1.0)")
        old.execute("insert into event values ('one', 1, 'time', x'7b7d', 0.0, 0.0)")
        old.commit()

    async def story(store: SqliteStore) -> None:
        assert {"one": Head(1, 0)} == await store.heads(["one"])
        await store.rename("one", ADA, "mine")
        assert {"one": Head(1, 1)} == await store.heads(["one"])

    in_file(path, story)
