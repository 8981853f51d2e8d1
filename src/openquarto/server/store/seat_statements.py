"""Seats in SQL: who is invited to one, takes it, comes back to it, leaves it.

All of these run in the writer's thread, inside a transaction. Who changes a seat locks the game first: so of
several processes one decides after the other, and each sees what the one before has done.
"""

from openquarto.server.error import SecretUsedError
from openquarto.server.store.batch import Batch
from openquarto.server.store.protocol import MOST_CLAIMS, MOST_INVITATIONS, GameInfo, SeatClaim, Session
from openquarto.server.store.sql import Sql
from openquarto.server.store.statements import game_infos
from openquarto.wire.table import Sitter

_SIT = "insert into sitter (session, game, seat, title, secret, instead_of) values (?, ?, ?, ?, ?, ?)"
_CLAIM = "select game, seat, instead_of from sitter where session = ? and instead_of is not null"
_TAKE_OVER = """
    update sitter set session = ?
    where session = ? and game not in (select game from sitter where session = ?)
"""


def open_seats(sql: Sql, info: GameInfo) -> None:
    """Seat the players of a new game."""
    titles = info.titles
    rows = [
        (session, info.game, seat, titles.get(session, ""), None, None)
        for session, seat in info.seats.items()
    ]
    sql.executemany(_SIT, rows)


def invite(batch: Batch, secret: Session, game: str, seat: Sitter, made: float) -> None:
    """Let whoever brings a secret take a seat; the newest few stay open."""
    batch.lock([game])
    sql = batch.sql
    insert = "insert into invitation (secret, game, seat, made) values (?, ?, ?, ?)"
    sql.execute(insert, (secret, game, seat, made))
    old = """
        delete from invitation where game = ? and seat = ? and secret not in (
            select secret from invitation where game = ? and seat = ? and secret != ?
            order by made desc limit ?
        ) and secret != ?
    """  # the new one is the newest, though another machine's clock may be ahead
    sql.execute(old, (game, seat, game, seat, secret, MOST_INVITATIONS - 1, secret))


def take_seat(batch: Batch, claim: SeatClaim) -> None:
    """Seat a new session; raises SecretUsedError."""
    batch.lock([claim.game])
    sql = batch.ahead
    seat = (claim.game, claim.seat)
    used = "delete from invitation where secret = ? and game = ? and seat = ?"
    if sql.execute(used, (claim.secret, *seat)).rowcount == 1:
        sql.execute("delete from invitation where game = ? and seat = ?", seat)
        sql.execute("delete from sitter where game = ? and seat = ?", seat)
    elif claim.instead_of is None or not _may_claim_again(sql, claim):
        raise SecretUsedError
    secret = None if claim.instead_of is None else claim.secret
    sql.execute(_SIT, (claim.session, *seat, "", secret, claim.instead_of))
    batch.raise_version([claim.game])


def _may_claim_again(sql: Sql, claim: SeatClaim) -> bool:
    count = "select count(*) from sitter where secret = ? and instead_of = ? and game = ? and seat = ?"
    row = sql.execute(count, (claim.secret, claim.instead_of, claim.game, claim.seat)).fetchone()
    return 0 < int(row[0]) < MOST_CLAIMS


def claimed(sql: Sql, secret: Session, instead_of: Session) -> tuple[str, Sitter] | None:
    """The seat that a session took with a secret, if nothing was heard of it since."""
    query = "select game, seat from sitter where secret = ? and instead_of = ?"
    found: tuple[str, Sitter] | None = sql.execute(query, (secret, instead_of)).fetchone()
    return found


def confirm(batch: Batch, session: Session) -> Session | None:
    """Let a session be the only one in its seat, and take over the games of the old one."""
    sql = batch.sql
    row = sql.execute(_CLAIM, (session,)).fetchone()
    if row is None:
        return None
    mine = sql.execute("select distinct game from sitter where session in (?, ?)", (session, row[2]))
    games = [game for (game,) in mine]
    batch.lock(games)
    row = sql.execute(_CLAIM, (session,)).fetchone()  # as it is now that nobody else changes it
    if row is None:
        return None
    game, seat, old = row
    others = "delete from sitter where game = ? and seat = ? and session != ?"
    sql.execute(others, (game, seat, session))
    sql.execute(_TAKE_OVER, (session, old, session))
    for table in ("tournament_key", "classroom_key"):
        sql.execute(f"update {table} set key = ? where key = ?", (session, old))  # noqa: S608  names of ours
    sql.execute("update sitter set secret = null, instead_of = null where session = ?", (session,))
    batch.raise_version(games)
    return bytes(old)


def leave(batch: Batch, game: str, session: Session) -> GameInfo | None:
    """Let somebody have nothing to do with a game any more; one that nobody has is forgotten."""
    batch.lock([game])
    sql = batch.sql
    sql.execute("delete from sitter where game = ? and session = ?", (game, session))
    batch.raise_version([game])
    alone = "delete from game where game = ? and not exists (select 1 from sitter where game = ?)"
    sql.execute(alone, (game, game))
    left = game_infos(sql, "= ?", (game,))
    return left[0] if left else None
