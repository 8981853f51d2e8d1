"""Walks over all games of a database file, some at a time: what has expired, and where a name stands."""

import sqlite3
from collections.abc import Collection

import msgspec

from openquarto.server.retention import Expiry
from openquarto.server.store.protocol import BATCH


def expire(
    connection: sqlite3.Connection, expiry: Expiry, after: str, changing: Collection[str]
) -> tuple[list[str], str]:
    """Delete those of the next games whose time is over; those that are `changing` in this commit stay."""
    query = """
        select game, changed, by_link, expiring,
            exists (select 1 from event where event.game = game.game and seq > 1)
        from game where game > ? order by game limit ?
    """
    rows = connection.execute(query, (after, BATCH)).fetchall()
    over = []
    for game, changed, by_link, is_over, is_begun in rows:
        limit = expiry.before(by_link=by_link, is_over=is_over, is_begun=is_begun)
        if changed < limit and game not in changing:
            over.append(game)
    connection.executemany("delete from game where game = ?", [(game,) for game in over])
    return over, _following([row[0] for row in rows])


def expire_invitations(connection: sqlite3.Connection, expiry: Expiry) -> int:
    """Delete some of the invitations whose time is over."""
    some = "select secret from invitation where made < ? limit ?"
    query = f"delete from invitation where secret in ({some})"  # noqa: S608  nothing of it comes from outside
    return connection.execute(query, (expiry.invitation, BATCH)).rowcount


def mentions(connection: sqlite3.Connection, name: str, after: str) -> tuple[list[str], str]:
    """Those of the next games with a name in their title or in their log."""
    query = """
        select game, exists (
            select 1 from sitter where sitter.game = game.game and instr(sitter.title, ?) > 0
        ) or exists (
            select 1 from event
            where event.game = game.game and (instr(body, ?) > 0 or instr(body, ?) > 0)
        ) from game where game > ? order by game limit ?
    """
    # As a string of its own, and within the text of a record, which is a string too.
    quoted = msgspec.json.encode(name)[1:-1]
    twice = msgspec.json.encode(quoted.decode())[1:-1]
    rows = connection.execute(query, (name, quoted, twice, after, BATCH)).fetchall()
    found = [game for game, is_named in rows if is_named]
    return found, _following([row[0] for row in rows])


def _following(games: list[str]) -> str:
    return games[-1] if len(games) == BATCH else ""
