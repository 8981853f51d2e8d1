"""Games in one SQLite file: an append-only log, one exclusive connection, every commit on the disk."""

import sqlite3
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import cast

from openquarto.server.error import ServerError, UsedError
from openquarto.server.event import Logged
from openquarto.server.store.protocol import Change, Kept, Seated, Session
from openquarto.server.store.writer import Writer
from openquarto.wire.table import Sitter

APPLICATION = 0x51544F31  # "QTO1", so that another program's file is not taken for ours
MIGRATIONS = (  # the file's version is how many of these it has seen
    """
    create table game (
        game text primary key,
        title text not null,
        changed real not null
    ) without rowid;
    create table sitter (
        session blob not null,
        game text not null references game on delete cascade,
        seat text not null,
        primary key (session, game)
    ) without rowid;
    create index sitter_of on sitter (game);
    create table event (
        game text not null references game on delete cascade,
        seq integer not null,
        kind text not null,
        body blob not null,
        at real not null,
        primary key (game, seq)
    ) without rowid;
    create table clock (at real not null);
    insert into clock values (0);
    """,
    """
    alter table game add column expiring integer not null default 0;
    create table invitation (
        secret blob primary key,
        game text not null references game on delete cascade,
        seat text not null
    ) without rowid;
    create index invitation_of on invitation (game)
    """,
)

KEEP_TIME = "update clock set at = max(at, ?)"


class SqliteStore:
    """Keeps games in a file; refuses one that is in use, newer than this program, or somebody else's."""

    def __init__(self, path: Path) -> None:
        # What changes with every event is written once a commit; only the writer's thread looks at these.
        self._changed: dict[str, float] = {}
        self._latest = 0.0
        self.writer = Writer(lambda: _connect(path), self._finish)

    def write(self, change: Change) -> Awaitable[None]:
        """Keep a change."""
        return self.writer.do(lambda connection: self._write(connection, change))

    async def log(self, game: str) -> list[Logged]:
        """The events of a game."""
        query = "select seq, kind, body, at from event where game = ? order by seq"
        rows = await self.writer.do(lambda connection: connection.execute(query, (game,)).fetchall())
        return [Logged(*row) for row in rows]

    async def game(self, game: str) -> Kept | None:
        """What is known of a game."""
        found = await self.writer.do(lambda connection: _kept(connection, "where game.game = ?", game))
        return found[0] if found else None

    async def games_of(self, session: Session) -> list[Kept]:
        """The games of a player."""
        mine = "where game.game in (select game from sitter where session = ?)"
        return await self.writer.do(lambda connection: _kept(connection, mine, session))

    async def rename(self, game: str, title: str) -> None:
        """Give a game another title."""
        await self.writer.do(
            lambda connection: connection.execute("update game set title = ? where game = ?", (title, game))
        )

    async def delete(self, game: str) -> None:
        """Forget a game."""
        await self.writer.do(
            lambda connection: connection.execute("delete from game where game = ?", (game,))
        )

    async def invite(self, secret: Session, game: str, seat: Sitter) -> None:
        """Let whoever brings a secret take a seat."""
        row = (secret, game, seat)
        insert = "insert into invitation values (?, ?, ?)"
        await self.writer.do(lambda connection: connection.execute(insert, row))

    async def invited(self, secret: Session) -> tuple[str, Sitter] | None:
        """What a secret is for."""
        query = "select game, seat from invitation where secret = ?"
        return await self.writer.do(lambda connection: connection.execute(query, (secret,)).fetchone())

    async def leave(self, game: str, session: Session) -> None:
        """Let somebody have nothing to do with a game any more."""
        await self.writer.do(lambda connection: _leave(connection, game, session))

    async def rewrite(self, game: str, events: Sequence[Logged]) -> None:
        """Put other bodies in the place of events."""
        rows = [(logged.body, game, logged.seq) for logged in events]
        update = "update event set body = ? where game = ? and seq = ?"
        await self.writer.do(lambda connection: connection.executemany(update, rows))

    async def expire(self, before: float) -> list[str]:
        """Forget all expiring games of long ago."""
        query = "delete from game where expiring and changed < ? returning game"
        rows = await self.writer.do(lambda connection: connection.execute(query, (before,)).fetchall())
        return [game for (game,) in rows]

    async def time(self) -> float:
        """The latest time that is kept."""
        query = "select at from clock"
        return float(await self.writer.do(lambda connection: connection.execute(query).fetchone()[0]))

    async def keep_time(self, at: float) -> None:
        """Keep the time."""
        await self.writer.do(lambda connection: connection.execute(KEEP_TIME, (at,)))

    async def close(self) -> None:
        """Finish what is under way and let the file go."""
        self.writer.close()

    # In the writer's thread

    def _write(self, connection: sqlite3.Connection, change: Change) -> None:
        if opened := change.opened:
            named = (opened.game, opened.title, opened.changed)
            connection.execute("insert into game (game, title, changed) values (?, ?, ?)", named)
            seats = [(session, opened.game, seat) for session, seat in opened.sitters.items()]
            connection.executemany("insert into sitter values (?, ?, ?)", seats)
        if seated := change.seated:
            _seat(connection, seated)
        for game, events in change.events.items():
            for logged in events:
                row = (game, logged.seq, logged.kind, logged.body, logged.at)
                connection.execute("insert into event values (?, ?, ?, ?, ?)", row)
                self._latest = max(self._latest, logged.at)
            self._changed[game] = change.changed
        for game in change.expiring:
            connection.execute("update game set expiring = 1 where game = ?", (game,))

    def _finish(self, connection: sqlite3.Connection) -> None:
        if self._changed:
            connection.execute(KEEP_TIME, (self._latest,))
            changed = [(at, game) for game, at in self._changed.items()]
            connection.executemany("update game set changed = ? where game = ?", changed)
            self._changed.clear()


def _seat(connection: sqlite3.Connection, seated: Seated) -> None:
    seat = (seated.game, seated.seat)
    used = "delete from invitation where secret = ? and game = ? and seat = ?"
    if connection.execute(used, (seated.secret, *seat)).rowcount != 1:
        raise UsedError
    connection.execute("delete from invitation where game = ? and seat = ?", seat)
    connection.execute("delete from sitter where game = ? and seat = ?", seat)
    connection.execute("insert into sitter values (?, ?, ?)", (seated.session, *seat))


def _leave(connection: sqlite3.Connection, game: str, session: Session) -> None:
    connection.execute("delete from sitter where game = ? and session = ?", (game, session))
    alone = "delete from game where game = ? and game not in (select game from sitter)"
    connection.execute(alone, (game,))


def _kept(connection: sqlite3.Connection, where: str, value: str | bytes) -> list[Kept]:
    query = f"""
        select game.game, title, changed, session, seat from game left join sitter on sitter.game = game.game
        {where} order by changed desc, game.game
    """  # noqa: S608  the condition is one of the two above
    sitters: dict[str, dict[Session, Sitter]] = {}
    games: dict[str, Kept] = {}
    for game, title, changed, session, seat in connection.execute(query, (value,)):
        seated = sitters.setdefault(game, {})
        games.setdefault(game, Kept(game, title, changed, seated))
        if session is not None:
            seated[session] = cast("Sitter", seat)
    return list(games.values())


def _connect(path: Path) -> sqlite3.Connection:
    """The one connection to a file, which is made or brought up to date; raises ServerError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # whose games these are is nobody else's business
        connection = sqlite3.connect(path, timeout=1.0, isolation_level=None)
    except (OSError, sqlite3.Error) as problem:
        raise ServerError("database unwritable", file=path, why=problem) from None
    try:
        # Before anything is read: then no second process gets in between, and no memory is shared.
        connection.execute("pragma locking_mode = exclusive")
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        _migrate(connection, path)
    except BaseException as problem:
        with suppress(sqlite3.Error):
            connection.close()
        if isinstance(problem, sqlite3.Error):
            raise _refused(problem, path) from None
        raise
    return connection


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to our version, in one transaction, which also takes the lock for good."""
    connection.execute("begin exclusive")
    version = connection.execute("pragma user_version").fetchone()[0]
    owner = connection.execute("pragma application_id").fetchone()[0]
    is_empty = not connection.execute("select count(*) from sqlite_master").fetchone()[0]
    if owner != APPLICATION and not is_empty:
        raise ServerError("database foreign", file=path)
    if version > len(MIGRATIONS):
        raise ServerError("database newer", file=path)
    for migration in MIGRATIONS[version:]:
        for statement in migration.split(";"):
            connection.execute(statement)
    connection.execute(f"pragma application_id = {APPLICATION}")
    connection.execute(f"pragma user_version = {len(MIGRATIONS)}")
    connection.execute("commit")


def _refused(problem: sqlite3.Error, path: Path) -> ServerError:
    name = getattr(problem, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return ServerError("database locked", file=path)
    if name.startswith("SQLITE_NOTADB"):
        return ServerError("database foreign", file=path)
    return ServerError("database unwritable", file=path, why=problem)
