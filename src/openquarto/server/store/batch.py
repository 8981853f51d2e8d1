"""What one commit writes: the events of all its transactions are gathered, and inserted together."""

from collections.abc import Collection, Mapping, Sequence

from openquarto.server.error import LogChangedError
from openquarto.server.store.protocol import StoredEvent
from openquarto.server.store.sql import Dialect, Row, Sql
from openquarto.server.store.statements import (
    CHANGE,
    KEEP_TIME,
    LOG,
    RAISE_VERSION,
    RAISE_VERSION_FROM,
)


class Batch:
    """One try to write what waits; tasks of the writer are given it, in the writer's thread.

    Several processes may write at once: whoever changes anything of a game locks its row first, and of
    several games in the order of their names, so that they wait for each other and never in a circle.
    """

    def __init__(self, sql: Sql, dialect: Dialect) -> None:
        self._sql = sql
        self._dialect = dialect
        self._events: list[Row] = []
        self._changing: dict[str, float] = {}  # games whose events are gathered
        self._changed: dict[str, int] = {}
        self._latest = 0.0

    @property
    def sql(self) -> Sql:
        """To run a statement, which sees all that this batch has written so far."""
        self._insert()
        return self._sql

    @property
    def ahead(self) -> Sql:
        """To run a statement that has nothing to do with the log of a game: it may go before events."""
        return self._sql

    @property
    def changed(self) -> Mapping[str, int]:
        """The games that have something new in this batch: their last event, 0 if there is none."""
        return self._changed

    def add(self, game: str, events: Sequence[StoredEvent], changed: float) -> None:
        """Append events to the log of a game."""
        last = self._changed.get(game, 0)
        for event in events:
            self._events.append((game, event.seq, event.kind, event.body, event.at, event.credit))
            self._latest = max(self._latest, event.at)
            last = max(last, event.seq)
        self._changing[game] = changed
        self._changed[game] = last

    def lock(self, games: Collection[str]) -> None:
        """Keep other processes from changing games until this is committed; what is read then is final."""
        if self._dialect.lock:
            query = f"select 1 from game where game = ? {self._dialect.lock}"  # noqa: S608  words of ours
            for game in sorted(games):
                self._sql.execute(query, (game,))

    def raise_version(self, games: Collection[str]) -> None:
        """Note that something of games has changed that is no event."""
        self._sql.executemany(RAISE_VERSION, [(game,) for game in sorted(games)])
        self.note(games)

    def raise_version_from(self, game: str, version: int) -> None:
        """Note the same of one game; raises LogChangedError if it has another version by now, or is gone."""
        if self._sql.execute(RAISE_VERSION_FROM, (game, version)).rowcount != 1:
            raise LogChangedError(f"{game} has changed since its version {version}")
        self.note([game])

    def note(self, games: Collection[str]) -> None:
        """Let others look at games again, perhaps for the last time."""
        for game in games:
            self._changed.setdefault(game, 0)

    def finish(self) -> None:
        """Write what was gathered."""
        self._insert()
        if self._latest and self._dialect.keeps_time:
            self._sql.execute(KEEP_TIME, (self._latest, self._latest))

    def _insert(self) -> None:
        """The events, and once what changes with every event; raises LogChangedError."""
        if self._changing:
            rows, self._changing = sorted(self._changing.items()), {}
            self._sql.executemany(CHANGE, [(at, game) for game, at in rows])
        if self._events:
            events, self._events = self._events, []
            try:
                self._sql.executemany(LOG, events)
            except self._sql.IntegrityError as problem:
                raise LogChangedError(str(problem)) from None
