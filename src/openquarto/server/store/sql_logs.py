"""Logs of tournaments and of classes in SQLite and PostgreSQL: the statements are the same.

Each kind has three tables whose names begin with its own, as their column of names is called.
"""

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

from openquarto.server.error import LogChangedError
from openquarto.server.store.batch import Batch
from openquarto.server.store.log_store import MOST_LISTED, NOTHING, Beside, Entries, Key, LogInfo
from openquarto.server.store.protocol import BATCH, Session
from openquarto.server.store.sql import Sql
from openquarto.server.store.writer import Writer, Writing


class Forgetting(Protocol):
    """Runs a task that takes something away for good."""

    def __call__(self, task: Writing[Any]) -> Awaitable[Any]:
        """Run it."""
        ...


class SqlLogs:
    """Logs of one kind."""

    def __init__(self, writer: Writer, reader: Writer, forget: Forgetting, table: str) -> None:
        self._writer = writer
        self._reader = reader
        self._forget = forget
        self._table = table

    async def create(self, info: LogInfo, entries: Entries, keys: Sequence[Key]) -> None:
        """A new one."""
        query = f"insert into {self._table} ({self._table}, title, changed) values (?, ?, ?)"  # noqa: S608  ours

        def create(batch: Batch) -> None:
            sql = batch.ahead
            sql.execute(query, (info.name, info.title, info.changed))
            self._insert(sql, info.name, entries)
            for key in keys:
                self._admit(sql, info.name, key)

        await self._writer.do(create)

    async def add(self, info: LogInfo, entries: Entries, beside: Beside = NOTHING) -> None:
        """Entries more."""
        query = f"update {self._table} set title = ?, changed = ? where {self._table} = ?"  # noqa: S608

        def add(batch: Batch) -> None:
            sql = batch.ahead
            sql.execute(query, (info.title, info.changed, info.name))
            self._insert(sql, info.name, entries)
            if beside is not NOTHING:
                self._beside(sql, info.name, beside)

        await (self._forget(add) if beside.rewritten else self._writer.do(add))

    def _beside(self, sql: Sql, name: str, beside: Beside) -> None:
        keys = f"{self._table}_key"
        self._rewrite(sql, name, beside.rewritten)
        query = f"delete from {keys} where {self._table} = ? and role = ?"  # noqa: S608
        sql.executemany(query, [(name, role) for role in beside.ended])
        if beside.moved:
            old, new = beside.moved
            query = f"update {keys} set role = ? where {self._table} = ? and role = ?"  # noqa: S608
            sql.execute(query, (new, name, old))
        for key in beside.admitted:
            self._admit(sql, name, key)

    async def log(self, name: str, after: int = 0) -> list[bytes]:
        """The entries after a number."""
        query = f"select body from {self._table}_event where {self._table} = ? and seq > ? order by seq"  # noqa: S608
        rows = await self._reader.read(lambda sql: sql.execute(query, (name, after)).fetchall())
        return [bytes(body) for (body,) in rows]

    async def listed(self) -> list[LogInfo]:
        """The logs that changed last."""
        query = f"select {self._table}, title, changed from {self._table} order by changed desc limit {MOST_LISTED}"  # noqa: E501, S608
        rows = await self._reader.read(lambda sql: sql.execute(query).fetchall())
        return [LogInfo(*row) for row in rows]

    async def of_session(self, session: Session) -> list[tuple[LogInfo, str]]:
        """The logs in which a session has a role."""
        table = self._table
        query = f"""
            select {table}.{table}, title, changed, role from {table}
            join {table}_key on {table}_key.{table} = {table}.{table}
            where key = ? and is_session = 1 order by changed desc limit {MOST_LISTED}
        """  # noqa: S608
        rows = await self._reader.read(lambda sql: sql.execute(query, (session,)).fetchall())
        return [(LogInfo(*info), role) for *info, role in rows]

    async def keys(self, name: str) -> list[Key]:
        """Who may come in."""
        query = f"select key, role, is_session from {self._table}_key where {self._table} = ? order by made"  # noqa: S608
        rows = await self._reader.read(lambda sql: sql.execute(query, (name,)).fetchall())
        return [Key(bytes(key), role, bool(is_session)) for key, role, is_session in rows]

    async def admit(self, name: str, key: Key, *, instead: bool = False) -> None:
        """Let somebody in."""

        def admit(batch: Batch) -> None:
            sql = batch.ahead
            if instead:
                query = f"delete from {self._table}_key where {self._table} = ? and role = ?"  # noqa: S608
                sql.execute(query, (name, key.role))
            self._admit(sql, name, key)

        await self._writer.do(admit)

    async def dismiss(self, name: str, session: Session) -> None:
        """Let a session have no role any more."""
        query = f"delete from {self._table}_key where {self._table} = ? and key = ?"  # noqa: S608
        await self._writer.do(lambda batch: batch.ahead.execute(query, (name, session)))

    async def delete(self, name: str) -> None:
        """Forget a log."""
        query = f"delete from {self._table} where {self._table} = ?"  # noqa: S608
        await self._forget(lambda batch: batch.ahead.execute(query, (name,)))

    async def expire(self, before: float) -> int:
        """Forget some of the logs that changed last before a time."""
        some = f"select {self._table} from {self._table} where changed < ? limit ?"  # noqa: S608
        query = f"delete from {self._table} where {self._table} in ({some})"  # noqa: S608

        def expire(batch: Batch) -> int:
            return batch.ahead.execute(query, (before, BATCH)).rowcount

        return int(await self._forget(expire))

    def _insert(self, sql: Sql, name: str, entries: Entries) -> None:
        rows = [(name, seq, body) for seq, body in entries]
        query = f"insert into {self._table}_event ({self._table}, seq, body) values (?, ?, ?)"  # noqa: S608
        try:
            sql.executemany(query, rows)
        except sql.IntegrityError as problem:
            raise LogChangedError(str(problem)) from None

    def _rewrite(self, sql: Sql, name: str, entries: Entries) -> None:
        query = f"update {self._table}_event set body = ? where {self._table} = ? and seq = ?"  # noqa: S608
        sql.executemany(query, [(body, name, seq) for seq, body in entries])

    def _admit(self, sql: Sql, name: str, key: Key) -> None:
        table, keys = self._table, f"{self._table}_key"
        sql.execute(f"delete from {keys} where {table} = ? and key = ?", (name, key.key))  # noqa: S608
        last = sql.execute(f"select coalesce(max(made), 0) from {keys}").fetchone()[0]  # noqa: S608
        row = (name, key.key, key.role, int(key.is_session), last + 1)
        sql.execute(f"insert into {keys} ({table}, key, role, is_session, made) values (?, ?, ?, ?, ?)", row)  # noqa: S608
