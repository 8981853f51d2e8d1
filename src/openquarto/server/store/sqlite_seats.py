"""Seats in the SQLite file: who is invited to one, takes it, comes back to it, leaves it.

All of these run in the writer's thread, inside a transaction.
"""

import sqlite3

from openquarto.server.error import SecretUsedError
from openquarto.server.store.protocol import MOST_CLAIMS, MOST_INVITATIONS, GameInfo, SeatClaim, Session
from openquarto.wire.table import Sitter

_SIT = "insert into sitter (session, game, seat, title, secret, instead_of) values (?, ?, ?, ?, ?, ?)"


def open_seats(connection: sqlite3.Connection, info: GameInfo) -> None:
    """Seat the players of a new game."""
    titles = info.titles
    rows = [
        (session, info.game, seat, titles.get(session, ""), None, None)
        for session, seat in info.seats.items()
    ]
    connection.executemany(_SIT, rows)


def invite(connection: sqlite3.Connection, secret: Session, game: str, seat: Sitter, made: float) -> None:
    """Let whoever brings a secret take a seat; the newest few stay open."""
    insert = "insert into invitation (secret, game, seat, made) values (?, ?, ?, ?)"
    connection.execute(insert, (secret, game, seat, made))
    old = """
        delete from invitation where secret in (
            select secret from invitation where game = ? and seat = ? order by made desc limit -1 offset ?
        )
    """
    connection.execute(old, (game, seat, MOST_INVITATIONS))


def take_seat(connection: sqlite3.Connection, claim: SeatClaim) -> None:
    """Seat a new session; raises SecretUsedError."""
    seat = (claim.game, claim.seat)
    used = "delete from invitation where secret = ? and game = ? and seat = ?"
    if connection.execute(used, (claim.secret, *seat)).rowcount == 1:
        connection.execute("delete from invitation where game = ? and seat = ?", seat)
        connection.execute("delete from sitter where game = ? and seat = ?", seat)
    elif claim.instead_of is None or not _may_claim_again(connection, claim):
        raise SecretUsedError
    secret = None if claim.instead_of is None else claim.secret
    connection.execute(_SIT, (claim.session, *seat, "", secret, claim.instead_of))


def _may_claim_again(connection: sqlite3.Connection, claim: SeatClaim) -> bool:
    count = "select count(*) from sitter where secret = ? and instead_of = ? and game = ? and seat = ?"
    row = connection.execute(count, (claim.secret, claim.instead_of, claim.game, claim.seat)).fetchone()
    return 0 < int(row[0]) < MOST_CLAIMS


def claimed(
    connection: sqlite3.Connection, secret: Session, instead_of: Session
) -> tuple[str, Sitter] | None:
    """The seat that a session took with a secret, if nothing was heard of it since."""
    query = "select game, seat from sitter where secret = ? and instead_of = ?"
    found: tuple[str, Sitter] | None = connection.execute(query, (secret, instead_of)).fetchone()
    return found


def confirm(connection: sqlite3.Connection, session: Session) -> Session | None:
    """Let a session be the only one in its seat, and take over the games of the old one."""
    query = "select game, seat, instead_of from sitter where session = ? and instead_of is not null"
    row = connection.execute(query, (session,)).fetchone()
    if row is None:
        return None
    game, seat, old = row
    others = "delete from sitter where game = ? and seat = ? and session != ?"
    connection.execute(others, (game, seat, session))
    connection.execute("update or ignore sitter set session = ? where session = ?", (session, old))
    connection.execute("update sitter set secret = null, instead_of = null where session = ?", (session,))
    return bytes(old)


def leave(connection: sqlite3.Connection, game: str, session: Session) -> None:
    """Let somebody have nothing to do with a game any more; one that nobody has is forgotten."""
    connection.execute("delete from sitter where game = ? and session = ?", (game, session))
    alone = "delete from game where game = ? and game not in (select game from sitter)"
    connection.execute(alone, (game,))
