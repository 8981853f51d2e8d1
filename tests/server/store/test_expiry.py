"""What is forgotten when: every kind of game after its own time, in both stores, some at a time."""

import asyncio
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from openquarto.server.retention import DAY, Expiry, Retention
from openquarto.server.store.protocol import BATCH, GameInfo, Store, StoredEvent, Transaction
from openquarto.server.store.sqlite import SqliteStore
from openquarto.server.store.sqlite_connection import APPLICATION, MIGRATIONS
from tests.server.store.stories import Use

NOW = 1_000_000_000.0
KINDS = ("ended", "waiting", "unfinished", "local", "local over")
DAYS = Retention(ended=90, waiting=7, unfinished=180, local=30, invitation=7)
KEPT_FOR = {"ended": 90, "waiting": 7, "unfinished": 180, "local": 30, "local over": 30}


async def add(store: Store, game: str, kind: str, changed: float) -> None:
    """A game of a kind that changed last at a time."""
    info = GameInfo(game, "", changed, {game.encode(): "first"}, by_link=not kind.startswith("local"))
    await store.write(Transaction(changed, {game: [StoredEvent(1, "table", b"{}", 0.0)]}, info))
    if kind in ("ended", "unfinished", "local over"):
        over = frozenset({game} if kind == "ended" else ())
        await store.write(Transaction(changed, {game: [StoredEvent(2, "act", b"{}", 0.0)]}, expiring=over))


async def expired(store: Store, expiry: Expiry) -> list[str]:
    found, after = await store.expire(expiry)
    while after:
        more, after = await store.expire(expiry, after)
        found += more
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_its_time(use: Use, kind: str) -> None:
    async def story(store: Store) -> None:
        limit = NOW - KEPT_FOR[kind] * DAY
        await add(store, "old", kind, limit - 1)
        await add(store, "young", kind, limit + 1)
        assert ["old"] == await expired(store, DAYS.expiry(NOW))
        assert [] == await store.games_of(b"old")  # a session without a game leaves nothing behind
        assert [] == await store.log("old")
        assert ["young"] == [info.game for info in await store.games_of(b"young")]

    use(story)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_kept_for_ever_is_kept(use: Use, kind: str) -> None:
    async def story(store: Store) -> None:
        await add(store, "old", kind, 0.0)
        forever = Retention(ended=0, waiting=0, unfinished=0, local=0, invitation=0)
        assert [] == await expired(store, forever.expiry(NOW))

    use(story)


def test_many_games_are_looked_at_some_at_a_time(use: Use) -> None:
    async def story(store: Store) -> None:
        every = range(BATCH + 50)  # together, which is a commit or two
        await asyncio.gather(*(add(store, f"game{n:03}", "waiting", NOW if n % 2 else 0.0) for n in every))
        first, after = await store.expire(DAYS.expiry(NOW))
        assert (BATCH // 2, f"game{BATCH - 1}") == (len(first), after)
        rest, after = await store.expire(DAYS.expiry(NOW), after)
        assert (25, "") == (len(rest), after)

    use(story)


def test_a_game_that_changes_in_the_same_commit_stays(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        await add(store, "old", "unfinished", 0.0)
        wake = store.write(Transaction(NOW, {"old": [StoredEvent(3, "act", b"{}", 0.0)]}))
        over, _ = await store.expire(DAYS.expiry(NOW))
        await wake
        assert ([], 3) == (over, len(await store.log("old")))
        await store.close()

    asyncio.run(story())


def test_an_invitation_that_nobody_uses_is_forgotten(use: Use) -> None:
    async def story(store: Store) -> None:
        await add(store, "one", "waiting", time.time())
        await store.invite(b"secret", "one", "second", time.time())
        await store.expire_invitations(DAYS.expiry(time.time()))
        assert ("one", "second") == await store.invited(b"secret")
        await store.expire_invitations(DAYS.expiry(time.time() + 8 * DAY))
        assert None is await store.invited(b"secret")

    use(story)


def test_a_file_from_before_knows_what_was_by_link(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    connection = sqlite3.connect(path)
    for migration in MIGRATIONS[:2]:
        connection.executescript(migration)
    for game, by_link in (("far", True), ("near", False)):
        body = msgspec.json.encode({"names": ['"by_link":true', None], "by_link": by_link})
        connection.execute("insert into game (game, title, changed) values (?, '', 0)", (game,))
        connection.execute("insert into event values (?, 1, 'table', ?, 0)", (game, body))
    connection.execute("insert into invitation values (x'00', 'far', 'second')")
    connection.execute(f"pragma application_id = {APPLICATION}")
    connection.execute("pragma user_version = 2")
    connection.commit()
    connection.close()

    async def story() -> None:
        store = SqliteStore(path)
        found = [await store.game(game) for game in ("far", "near")]
        assert [True, False] == [info.by_link for info in found if info]
        await store.expire_invitations(DAYS.expiry(time.time()))
        assert ("far", "second") == await store.invited(b"\0")  # made at an unknown time: from now on
        await store.close()

    asyncio.run(story())
