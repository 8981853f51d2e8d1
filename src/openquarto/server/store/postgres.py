"""Games in a PostgreSQL database: the statements of a file, and commits that survive cut connections."""

from collections.abc import Callable
from pathlib import Path

from openquarto.server.error import CommitUnknownError, ServerError, StoreError
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_channel import PostgresChannel
from openquarto.server.store.postgres_engine import PostgresReader
from openquarto.server.store.postgres_schema import prepare
from openquarto.server.store.postgres_writer import PostgresWriter
from openquarto.server.store.protocol import CommitStats
from openquarto.server.store.sql import POSTGRES
from openquarto.server.store.sql_store import SqlStore
from openquarto.server.store.writer import Writer


class PostgresStore(SqlStore):
    """Keeps games in a database; makes the tables of an empty one, and refuses one that is not for it."""

    def __init__(self, address: Address) -> None:
        prepare(address)
        stats = CommitStats()
        self._channel = PostgresChannel(address)
        self.engine = PostgresWriter(address, stats, self._channel.process)
        writer = Writer(self.engine, stats)
        super().__init__(writer, Writer(PostgresReader(address, self.engine), stats), POSTGRES, stats)
        self.channel = self._channel

    async def sync(self) -> None:
        """Commit nothing: that waits for the standby, which has by then all that stood before it."""
        try:
            await self.writer.do(lambda _batch: None)
        except StoreError as problem:
            raise CommitUnknownError(str(problem)) from None

    async def world_time(self) -> float:
        """The time of the world, by the database's clock: a machine's own may be days off."""
        query = "select extract(epoch from clock_timestamp())"
        return float(await self.reader.read(lambda sql: sql.execute(query).fetchone()[0]))

    async def keep_time(self, at: float) -> None:
        """Only where no channel lets the time of all processes go on."""
        if not self._channel.is_open:
            await super().keep_time(at)

    async def close(self) -> None:
        """Finish what is under way, and let the database go."""
        await super().close()
        await self._channel.close()

    async def back_up(self, path: Path, progress: Callable[[int, int], None]) -> None:  # noqa: ARG002
        """A copy of such a database is made by its own tools."""
        raise ServerError("no backup here")
