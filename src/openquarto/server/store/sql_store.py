"""Games in a database that speaks SQL: what SQLite and PostgreSQL do alike, which is nearly everything."""

import time
from collections.abc import Awaitable, Collection, Sequence
from typing import TypeVar

from openquarto.server.retention import Expiry
from openquarto.server.store import seat_statements as seats
from openquarto.server.store import statements, walk_statements
from openquarto.server.store.batch import Batch
from openquarto.server.store.later_reads import LaterReads
from openquarto.server.store.log_store import LogStore
from openquarto.server.store.protocol import (
    Channel,
    CommitStats,
    GameInfo,
    Head,
    Session,
    StoredEvent,
    Transaction,
)
from openquarto.server.store.sql import Dialect, Sql
from openquarto.server.store.sql_logs import SqlLogs
from openquarto.server.store.writer import Writer, Writing
from openquarto.wire.table import Sitter

Result = TypeVar("Result")


class SqlStore:
    """Writes by one thread, and reads by the same or by another."""

    def __init__(self, writer: Writer, reader: Writer, dialect: Dialect, stats: CommitStats) -> None:
        self.stats = stats
        self.channel: Channel | None = None
        self.writer = writer
        self.reader = reader
        self._dialect = dialect
        self._later = LaterReads(reader)
        self.tournaments: LogStore = SqlLogs(writer, reader, self._forget, "tournament")
        self.classrooms: LogStore = SqlLogs(writer, reader, self._forget, "classroom")

    def write(self, transaction: Transaction) -> Awaitable[GameInfo | None]:
        """Commit a transaction."""
        return self.writer.do(lambda batch: self._write(batch, transaction), _games_of(transaction))

    async def log(self, game: str) -> list[StoredEvent]:
        """The events of a game."""
        return await self.reader.read(lambda sql: statements.log_of(sql, game))

    async def load(self, games: Sequence[str]) -> dict[str, tuple[GameInfo, list[StoredEvent]]]:
        """Several games and their logs."""
        return await self.reader.read(lambda sql: statements.load(sql, games))

    async def game(self, game: str) -> GameInfo | None:
        """What is known of a game."""
        found = await self.reader.read(lambda sql: statements.game_infos(sql, "= ?", (game,)))
        return found[0] if found else None

    async def later(self, game: str, seq: int) -> tuple[GameInfo | None, list[StoredEvent]]:
        """What is known of a game, and what is new."""
        return await self._later.ask(game, seq)

    async def heads(self, games: Sequence[str]) -> dict[str, Head]:
        """How far several games have come."""
        return await self.reader.read(lambda sql: statements.heads(sql, games))

    async def games_of(self, session: Session) -> list[GameInfo]:
        """The games of a player."""
        return await self.reader.read(lambda sql: statements.game_infos(sql, statements.MINE, (session,)))

    async def knows(self, session: Session) -> bool:
        """Whether a session has any game, or a role anywhere."""
        row = await self.reader.read(lambda sql: sql.execute(statements.KNOWS, (session,) * 3).fetchone())
        return bool(row[0])

    async def rename(self, game: str, session: Session, title: str) -> None:
        """Give a game another title for one of its players."""

        def rename(batch: Batch) -> None:
            batch.raise_version([game])
            batch.sql.execute(statements.RENAME, (title, game, session))

        await self._forget(rename, [game])

    async def delete(self, game: str) -> None:
        """Forget a game."""

        def delete(batch: Batch) -> None:
            batch.sql.execute(statements.DELETE, (game,))
            batch.note([game])

        await self._forget(self._seating(delete), [game])

    async def invite(self, secret: Session, game: str, seat: Sitter, made: float) -> None:
        """Let whoever brings a secret take a seat."""
        await self.writer.do(lambda batch: seats.invite(batch, secret, game, seat, made), [game])

    async def invited(self, secret: Session) -> tuple[str, Sitter] | None:
        """What a secret is for."""
        return await self.reader.read(lambda sql: sql.execute(statements.INVITED, (secret,)).fetchone())

    async def claimed(self, secret: Session, instead_of: Session) -> tuple[str, Sitter] | None:
        """The seat that a session took with a secret, if nothing was heard of it since."""
        return await self.reader.read(lambda sql: seats.claimed(sql, secret, instead_of))

    async def unconfirmed(self) -> set[Session]:
        """The sessions that took a seat and have not come back yet."""
        rows = await self.reader.read(lambda sql: sql.execute(statements.UNCONFIRMED).fetchall())
        return {session for (session,) in rows}

    async def is_unconfirmed(self, session: Session) -> bool:
        """Whether a session took a seat and has not come back yet."""
        row = await self.reader.read(
            lambda sql: sql.execute(statements.IS_UNCONFIRMED, (session,)).fetchone()
        )
        return row is not None

    async def confirm(self, session: Session) -> Session | None:
        """Let a session be the only one in its seat, and take over the games of the old one."""
        return await self.writer.do(self._seating(lambda batch: seats.confirm(batch, session)))

    async def leave(self, game: str, session: Session) -> GameInfo | None:
        """Let somebody have nothing to do with a game any more."""
        return await self._forget(self._seating(lambda batch: seats.leave(batch, game, session)), [game])

    async def rewrite(
        self, game: str, version: int, events: Sequence[StoredEvent], untitled: Collection[Session] = ()
    ) -> GameInfo:
        """Put other bodies in the place of events, and take titles away."""

        def rewrite(batch: Batch) -> GameInfo:
            batch.raise_version_from(game, version)
            sql = batch.sql
            sql.executemany(statements.REWRITE, [(event.body, game, event.seq) for event in events])
            sql.executemany(statements.UNTITLE, [(game, session) for session in untitled])
            return statements.game_infos(sql, "= ?", (game,))[0]

        return await self._forget(rewrite, [game])

    async def expire(self, expiry: Expiry, after: str = "") -> tuple[list[str], str]:
        """Forget those of the next games whose time is over."""
        return await self._forget(lambda batch: walk_statements.expire(batch, expiry, after))

    async def world_time(self) -> float:
        """The time of the world: this process is the only one."""
        return time.time()

    async def expire_invitations(self, expiry: Expiry) -> int:
        """Forget some invitations whose time is over."""
        return await self.writer.do(lambda batch: walk_statements.expire_invitations(batch.sql, expiry))

    async def mentions(self, name: str, after: str = "") -> tuple[list[str], str]:
        """Those of the next games with a name in their title or their log."""
        return await self.reader.read(lambda sql: walk_statements.mentions(sql, self._dialect, name, after))

    async def sync(self) -> None:
        """What one database shows is on its disk."""

    async def check(self, *, writes: bool) -> None:
        """Look whether the database is there; and write, if that is asked."""
        await self.reader.read(self._look)
        if writes:
            await self.writer.do(_try_to_write)

    async def time(self) -> float:
        """The latest time that is kept."""
        return float(await self.reader.read(lambda sql: sql.execute(statements.TIME).fetchone()[0]))

    async def keep_time(self, at: float) -> None:
        """Keep the time."""
        await self.writer.do(lambda batch: batch.sql.execute(statements.KEEP_TIME, (at, at)))

    async def close(self) -> None:
        """Finish what is under way and let the database go."""
        await self.writer.close()
        await self.reader.close()

    def _look(self, sql: Sql) -> None:
        """Raise StoreError unless the database is where it was opened."""
        sql.execute(statements.TIME).fetchone()

    def _forget(self, task: Writing[Result], games: Collection[str] = ()) -> Awaitable[Result]:
        """Run a task that takes something away for good."""
        return self.writer.do(task, games)

    def _seating(self, task: Writing[Result]) -> Writing[Result]:
        """A task after which somebody has a seat, or has none any more."""

        def run(batch: Batch) -> Result:
            self.stats.seatings += 1
            return task(batch)

        return run

    def _write(self, batch: Batch, transaction: Transaction) -> GameInfo | None:
        if opened := transaction.opened:
            row = (opened.game, opened.changed, int(opened.by_link))
            batch.ahead.execute(statements.OPEN, row)
            seats.open_seats(batch.ahead, opened)
        if claim := transaction.claim:
            seats.take_seat(batch, claim)
        self.stats.seatings += bool(opened or claim)
        for game, events in transaction.events.items():
            batch.add(game, events, transaction.changed)
        for game in transaction.expiring:
            batch.ahead.execute(statements.EXPIRING, (game,))
        return statements.game_infos(batch.sql, "= ?", (claim.game,))[0] if claim else None


def _games_of(transaction: Transaction) -> Collection[str]:
    """The games that a transaction changes, and others may be changing too."""
    claim = transaction.claim
    return [*transaction.events, claim.game] if claim else transaction.events


def _try_to_write(batch: Batch) -> None:
    for statement in statements.TRY:
        batch.sql.execute(statement)
