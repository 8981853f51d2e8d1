"""Tournaments in SQLite and PostgreSQL: the statements are the same."""

from collections.abc import Sequence

from openquarto.server.error import LogChangedError
from openquarto.server.store.batch import Batch
from openquarto.server.store.protocol import Session
from openquarto.server.store.sql import Sql
from openquarto.server.store.tournament_protocol import MOST_LISTED, Entries, Key, TournamentInfo
from openquarto.server.store.writer import Writer


class SqlTournaments:
    """Tournaments in SQLite and PostgreSQL."""

    def __init__(self, writer: Writer, reader: Writer) -> None:
        self._writer = writer
        self._reader = reader

    async def create(self, info: TournamentInfo, entries: Entries, keys: Sequence[Key]) -> None:
        """A new one."""

        def create(batch: Batch) -> None:
            sql = batch.ahead
            row = (info.tournament, info.title, info.changed)
            sql.execute("insert into tournament (tournament, title, changed) values (?, ?, ?)", row)
            _insert(sql, info.tournament, entries)
            for key in keys:
                _admit(sql, info.tournament, key)

        await self._writer.do(create)

    async def add(self, info: TournamentInfo, entries: Entries) -> None:
        """Entries more."""

        def add(batch: Batch) -> None:
            sql = batch.ahead
            row = (info.title, info.changed, info.tournament)
            sql.execute("update tournament set title = ?, changed = ? where tournament = ?", row)
            _insert(sql, info.tournament, entries)

        await self._writer.do(add)

    async def log(self, tournament: str, after: int = 0) -> list[bytes]:
        """The entries after a number."""
        query = "select body from tournament_event where tournament = ? and seq > ? order by seq"
        rows = await self._reader.read(lambda sql: sql.execute(query, (tournament, after)).fetchall())
        return [bytes(body) for (body,) in rows]

    async def listed(self) -> list[TournamentInfo]:
        """The tournaments that changed last."""
        query = f"select tournament, title, changed from tournament order by changed desc limit {MOST_LISTED}"  # noqa: S608
        rows = await self._reader.read(lambda sql: sql.execute(query).fetchall())
        return [TournamentInfo(*row) for row in rows]

    async def roles(self, session: Session) -> list[tuple[TournamentInfo, str]]:
        """The tournaments in which a session has a role."""
        query = (
            "select tournament.tournament, title, changed, role from tournament_key"
            " join tournament on tournament.tournament = tournament_key.tournament"
            " where key = ? and is_session = 1 order by changed desc limit ?"
        )
        rows = await self._reader.read(lambda sql: sql.execute(query, (session, MOST_LISTED)).fetchall())
        return [(TournamentInfo(*row[:3]), row[3]) for row in rows]

    async def keys(self, tournament: str) -> list[Key]:
        """Who may come in."""
        query = "select key, role, is_session from tournament_key where tournament = ? order by made"
        rows = await self._reader.read(lambda sql: sql.execute(query, (tournament,)).fetchall())
        return [Key(bytes(key), role, bool(is_session)) for key, role, is_session in rows]

    async def admit(self, tournament: str, key: Key, *, instead: bool = False) -> None:
        """Let somebody in."""

        def admit(batch: Batch) -> None:
            sql = batch.ahead
            if instead:
                query = "delete from tournament_key where tournament = ? and role = ?"
                sql.execute(query, (tournament, key.role))
            _admit(sql, tournament, key)

        await self._writer.do(admit)

    async def rewrite(self, tournament: str, entries: Entries) -> None:
        """Put other bodies in the place of entries."""
        rows = [(body, tournament, seq) for seq, body in entries]
        query = "update tournament_event set body = ? where tournament = ? and seq = ?"
        await self._writer.do(lambda batch: batch.ahead.executemany(query, rows))


def _insert(sql: Sql, tournament: str, entries: Entries) -> None:
    rows = [(tournament, seq, body) for seq, body in entries]
    try:
        sql.executemany("insert into tournament_event (tournament, seq, body) values (?, ?, ?)", rows)
    except sql.IntegrityError as problem:
        raise LogChangedError(str(problem)) from None


def _admit(sql: Sql, tournament: str, key: Key) -> None:
    sql.execute("delete from tournament_key where tournament = ? and key = ?", (tournament, key.key))
    last = sql.execute("select coalesce(max(made), 0) from tournament_key").fetchone()[0]
    row = (tournament, key.key, key.role, int(key.is_session), last + 1)
    query = "insert into tournament_key (tournament, key, role, is_session, made) values (?, ?, ?, ?, ?)"
    sql.execute(query, row)
