"""Walks over all games of a database, some at a time: what has expired, and where a name stands."""

import msgspec

from openquarto.server.retention import Expiry
from openquarto.server.store.batch import Batch
from openquarto.server.store.protocol import BATCH
from openquarto.server.store.sql import Dialect, Sql
from openquarto.server.store.statements import DELETE, those_of


def expire(batch: Batch, expiry: Expiry, after: str) -> tuple[list[str], str]:
    """Delete those of the next games whose time is over; those that are changed in this commit stay."""
    sql = batch.sql
    query = """
        select game, changed, by_link, expiring,
            exists (select 1 from event where event.game = game.game and seq > 1)
        from game where game > ? order by game limit ?
    """
    rows = sql.execute(query, (after, BATCH)).fetchall()
    limits = {}
    for game, changed, by_link, is_over, is_begun in rows:
        limit = expiry.before(by_link=bool(by_link), is_over=bool(is_over), is_begun=bool(is_begun))
        if changed < limit and game not in batch.changed:
            limits[game] = limit
    # Another process may have changed one meanwhile.
    sql.executemany(f"{DELETE} and changed < ?", [*limits.items()])
    left = those_of(sql, [*limits])
    over = [game for game in limits if game not in left]
    batch.note(over)
    return over, _following([row[0] for row in rows])


def expire_invitations(sql: Sql, expiry: Expiry) -> int:
    """Delete some of the invitations whose time is over."""
    some = "select secret from invitation where made < ? limit ?"
    query = f"delete from invitation where secret in ({some})"  # noqa: S608  nothing of it comes from outside
    return sql.execute(query, (expiry.invitation, BATCH)).rowcount


def mentions(sql: Sql, dialect: Dialect, name: str, after: str) -> tuple[list[str], str]:
    """Those of the next games with a name in their title or in their log."""
    query = f"""
        select game, exists (
            select 1 from sitter where sitter.game = game.game and {dialect.has("sitter.title")}
        ) or exists (
            select 1 from event
            where event.game = game.game and ({dialect.has("body")} or {dialect.has("body")})
        ) from game where game > ? order by game limit ?
    """  # noqa: S608  nothing of it comes from outside
    # As a string of its own, and within the text of a record, which is a string too.
    quoted = msgspec.json.encode(name)[1:-1]
    twice = msgspec.json.encode(quoted.decode())[1:-1]
    rows = sql.execute(query, (name, quoted, twice, after, BATCH)).fetchall()
    found = [game for game, is_named in rows if is_named]
    return found, _following([row[0] for row in rows])


def _following(games: list[str]) -> str:
    return games[-1] if len(games) == BATCH else ""
