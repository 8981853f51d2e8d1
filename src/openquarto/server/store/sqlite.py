"""Games in one SQLite file: an append-only log, one exclusive connection, every commit on the disk."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

from openquarto.server.error import ServerError, StoreError
from openquarto.server.retention import Expiry
from openquarto.server.store import sqlite_backup, sqlite_batches, sqlite_seats
from openquarto.server.store.protocol import CommitStats, GameInfo, Session, StoredEvent, Transaction
from openquarto.server.store.sqlite_connection import connect
from openquarto.server.store.sqlite_file import DatabaseFile
from openquarto.server.store.sqlite_writer import Writer
from openquarto.wire.table import Sitter

KEEP_TIME = "update clock set at = max(at, ?)"
ONE, MINE = "where game.game = ?", "where game.game in (select game from sitter where session = ?)"
Result = TypeVar("Result")


class SqliteStore:
    """Keeps games in a file; refuses one that is in use, newer than this program, or somebody else's."""

    def __init__(self, path: Path) -> None:
        # What changes with every event is written once a commit; only the writer's thread looks at these.
        self._changed: dict[str, float] = {}
        self._latest = 0.0
        self.stats = CommitStats()
        self._path = path
        self._file = DatabaseFile(path)
        self._is_copying = False
        self.writer = Writer(self._connect, self._finish, self._file.check, self.stats)

    def write(self, transaction: Transaction) -> Awaitable[None]:
        """Commit a transaction."""
        return self.writer.do(lambda connection: self._write(connection, transaction))

    async def log(self, game: str) -> list[StoredEvent]:
        """The events of a game."""
        return await self.writer.read(lambda connection: _log(connection, game))

    async def load(self, games: Sequence[str]) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
        """Several games and their logs."""

        def read(connection: sqlite3.Connection) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
            infos = (info for game in games for info in _game_infos(connection, ONE, game))
            return {info.game: (info, _log(connection, info.game)) for info in infos}

        return await self.writer.read(read)

    async def game(self, game: str) -> GameInfo | None:
        """What is known of a game."""
        found = await self.writer.read(lambda connection: _game_infos(connection, ONE, game))
        return found[0] if found else None

    async def games_of(self, session: Session) -> list[GameInfo]:
        """The games of a player."""
        return await self.writer.read(lambda connection: _game_infos(connection, MINE, session))

    async def knows(self, session: Session) -> bool:
        """Whether a session has any game."""
        query = "select exists (select 1 from sitter where session = ?)"
        row = await self.writer.read(lambda connection: connection.execute(query, (session,)).fetchone())
        return bool(row[0])

    async def rename(self, game: str, session: Session, title: str) -> None:
        """Give a game another title for one of its players."""
        update, row = "update sitter set title = ? where game = ? and session = ?", (title, game, session)
        await self._forget(lambda connection: connection.execute(update, row))

    async def delete(self, game: str) -> None:
        """Forget a game."""
        await self._forget(lambda connection: connection.execute("delete from game where game = ?", (game,)))

    async def invite(self, secret: Session, game: str, seat: Sitter, made: float) -> None:
        """Let whoever brings a secret take a seat."""
        await self.writer.do(lambda connection: sqlite_seats.invite(connection, secret, game, seat, made))

    async def invited(self, secret: Session) -> tuple[str, Sitter] | None:
        """What a secret is for."""
        query = "select game, seat from invitation where secret = ?"
        return await self.writer.read(lambda connection: connection.execute(query, (secret,)).fetchone())

    async def claimed(self, secret: Session, instead_of: Session) -> tuple[str, Sitter] | None:
        """The seat that a session took with a secret, if nothing was heard of it since."""
        return await self.writer.read(lambda connection: sqlite_seats.claimed(connection, secret, instead_of))

    async def unconfirmed(self) -> set[Session]:
        """The sessions that took a seat and have not come back yet."""
        query = "select session from sitter where instead_of is not null"
        rows = await self.writer.read(lambda connection: connection.execute(query).fetchall())
        return {session for (session,) in rows}

    async def confirm(self, session: Session) -> Session | None:
        """Let a session be the only one in its seat, and take over the games of the old one."""
        return await self.writer.do(lambda connection: sqlite_seats.confirm(connection, session))

    async def leave(self, game: str, session: Session) -> None:
        """Let somebody have nothing to do with a game any more."""
        await self._forget(lambda connection: sqlite_seats.leave(connection, game, session))

    async def rewrite(
        self, game: str, events: Sequence[StoredEvent], untitled: Collection[Session] = ()
    ) -> None:
        """Put other bodies in the place of events, and take titles away."""
        rows = [(event.body, game, event.seq) for event in events]
        update = "update event set body = ? where game = ? and seq = ?"
        titles = "update sitter set title = '' where game = ? and session = ?"

        def rewrite(connection: sqlite3.Connection) -> None:
            connection.executemany(update, rows)
            connection.executemany(titles, [(game, session) for session in untitled])

        await self._forget(rewrite)

    async def expire(self, expiry: Expiry, after: str = "") -> tuple[list[str], str]:
        """Forget those of the next games whose time is over."""
        return await self._forget(
            lambda connection: sqlite_batches.expire(connection, expiry, after, self._changed)
        )

    async def expire_invitations(self, expiry: Expiry) -> int:
        """Forget some invitations whose time is over."""
        return await self.writer.do(lambda connection: sqlite_batches.expire_invitations(connection, expiry))

    async def mentions(self, name: str, after: str = "") -> tuple[list[str], str]:
        """Those of the next games with a name in their title or their log."""
        return await self.writer.read(lambda connection: sqlite_batches.mentions(connection, name, after))

    async def check(self, *, writes: bool) -> None:
        """Look for the file, from the writer's thread; and write, if that is asked."""
        await self.writer.read(lambda _connection: self._file.check())
        if writes:
            await self.writer.do(_try_to_write)

    async def back_up(self, path: Path, progress: Callable[[int, int], None]) -> None:
        """Write a copy of everything to a new file."""
        if self._is_copying:
            raise ServerError("backup", file=path, why="another backup is under way")
        part = sqlite_backup.reserve(path)
        self._is_copying = is_wanted = True

        def meanwhile(connection: sqlite3.Connection) -> None:
            if not is_wanted:
                raise StoreError("nobody waits for this backup any more")
            self.writer.work_meanwhile(connection)

        def copy(connection: sqlite3.Connection) -> None:
            try:
                go_on = partial(meanwhile, connection)
                sqlite_backup.copy(connection, part, progress=progress, meanwhile=go_on)
            finally:
                self._is_copying = False

        try:
            await self.writer.read(copy)
            await asyncio.to_thread(sqlite_backup.publish, part, path)
        except BaseException:
            is_wanted = False
            part.unlink(missing_ok=True)
            raise

    async def time(self) -> float:
        """The latest time that is kept."""
        query = "select at from clock"
        return float(await self.writer.read(lambda connection: connection.execute(query).fetchone()[0]))

    async def keep_time(self, at: float) -> None:
        """Keep the time."""
        await self.writer.do(lambda connection: connection.execute(KEEP_TIME, (at,)))

    async def close(self) -> None:
        """Finish what is under way and let the file go."""
        await self.writer.close()

    def _forget(self, task: Callable[[sqlite3.Connection], Result]) -> Awaitable[Result]:
        """Run a task after which nothing of what it took away is left in the write-ahead log either."""

        def run(connection: sqlite3.Connection) -> Result:
            self.writer.is_log_stale = True
            return task(connection)

        return self.writer.do(run)

    # In the writer's thread

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self._path)
        self._file.check()
        return connection

    def _write(self, connection: sqlite3.Connection, transaction: Transaction) -> None:
        if opened := transaction.opened:
            named = (opened.game, opened.changed, opened.by_link)
            insert = "insert into game (game, title, changed, by_link) values (?, '', ?, ?)"
            connection.execute(insert, named)
            sqlite_seats.open_seats(connection, opened)
        if claim := transaction.claim:
            sqlite_seats.take_seat(connection, claim)
        for game, events in transaction.events.items():
            for event in events:
                row = (game, event.seq, event.kind, event.body, event.at, event.credit)
                connection.execute("insert into event values (?, ?, ?, ?, ?, ?)", row)
                self._latest = max(self._latest, event.at)
            self._changed[game] = transaction.changed
        for game in transaction.expiring:
            connection.execute("update game set expiring = 1 where game = ?", (game,))

    def _finish(self, connection: sqlite3.Connection) -> None:
        if self._changed:
            connection.execute(KEEP_TIME, (self._latest,))
            changed = [(at, game) for game, at in self._changed.items()]
            connection.executemany("update game set changed = ? where game = ?", changed)
            self._changed.clear()


def _log(connection: sqlite3.Connection, game: str) -> list[StoredEvent]:
    query = "select seq, kind, body, at, credit from event where game = ? order by seq"
    return [StoredEvent(*row) for row in connection.execute(query, (game,))]


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Change a page for nothing; SQLite writes none where a value is set that is there already."""
    connection.execute("insert into clock values (0)")
    connection.execute("delete from clock where rowid = last_insert_rowid()")


def _game_infos(connection: sqlite3.Connection, where: str, value: str | bytes) -> list[GameInfo]:
    query = f"""
        select game.game, changed, by_link, session, seat, sitter.title
        from game left join sitter on sitter.game = game.game
        {where} order by changed desc, game.game
    """  # noqa: S608  the condition is one of the two above
    seats: dict[str, dict[Session, Sitter]] = {}
    titles: dict[str, dict[Session, str]] = {}
    games: dict[str, GameInfo] = {}
    for game, changed, by_link, session, seat, title in connection.execute(query, (value,)):
        taken, given = seats.setdefault(game, {}), titles.setdefault(game, {})
        games.setdefault(game, GameInfo(game, "", changed, taken, bool(by_link), given))
        if session is not None:
            taken[session] = cast("Sitter", seat)
        if title:
            given[session] = title
    return list(games.values())
