"""What is wrong with a database: rows that belong to nothing, and logs that cannot be replayed."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from openquarto.classroom import log as class_log
from openquarto.classroom.replay import replayed
from openquarto.server.game.snapshot import replay_log
from openquarto.server.store.contents import Contents, Progress
from openquarto.server.store.protocol import StoredEvent
from openquarto.server.store.sql import Row
from openquarto.tournament import log as tournament_log

EVERY = 100  # logs between two looks at the bar


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of log: the table of what has one, the table of its entries, and how it is replayed."""

    name: str
    entries: str
    columns: str  # beside the name and the number
    replay: Callable[[Sequence[Row]], object]

    @property
    def logs(self) -> str:
        """All entries, log after log."""
        return f"select {self.name}, seq, {self.columns} from {self.entries} order by {self.name}, seq"  # noqa: S608  names of ours

    def lost(self, table: str, other: str) -> str:
        """How many rows of a table belong to nothing in the other one."""
        return f"select count(*) from {table} where {self.name} not in (select {self.name} from {other})"  # noqa: S608


def _replay_game(rows: Sequence[Row]) -> None:
    for _ in replay_log([StoredEvent(*row[1:]) for row in rows]):  # type: ignore[arg-type]  # by the columns
        pass


def _replay_tournament(rows: Sequence[Row]) -> None:
    tournament_log.log_of(
        tournament_log.entry_of(json.loads(bytes(body)), seq)  # type: ignore[arg-type]  # likewise
        for seq, (*_, body) in enumerate(rows, 1)
    )


def _replay_class(rows: Sequence[Row]) -> None:
    replayed(class_log.entry_of(bytes(body)).event for *_, body in rows)  # type: ignore[arg-type]  # likewise


GAMES = Kind("game", "event", "kind, body, at, credit", _replay_game)
KINDS = (
    GAMES,
    Kind("tournament", "tournament_event", "body", _replay_tournament),
    Kind("classroom", "classroom_event", "body", _replay_class),
)


def faults_of(contents: Contents, progress: Progress) -> list[str]:
    """A sentence for everything that is wrong."""
    faults = []
    for kind in KINDS:
        rows = "seats" if kind is GAMES else "keys"
        keys = "sitter" if kind is GAMES else f"{kind.name}_key"
        for sentence, query in (
            (f"events without a {kind.name}", kind.lost(kind.entries, kind.name)),
            (f"{rows} without a {kind.name}", kind.lost(keys, kind.name)),
            (f"{kind.name}s without a log", kind.lost(kind.name, kind.entries)),
        ):
            if count := contents.sql.execute(query).fetchone()[0]:
                faults.append(f"{sentence}: {count}")
    for kind in KINDS:
        faults += _replayed(kind, contents, progress)
    return faults


def _replayed(kind: Kind, contents: Contents, progress: Progress) -> list[str]:
    faults = []
    total = contents.sql.execute(f"select count(*) from {kind.name}").fetchone()[0]  # noqa: S608  a name of ours
    for number, (name, rows) in enumerate(groupby(contents.rows(kind.logs), lambda row: row[0])):
        if number % EVERY == 0:
            progress(f"replay {kind.name}s", number, total)
        log = [*rows]
        if [row[1] for row in log] != list(range(1, len(log) + 1)):
            faults.append(f"{name}: its log has a hole")
            continue
        try:
            kind.replay(log)
        except Exception as problem:  # noqa: BLE001  whatever a damaged log leads to
            faults.append(f"{name}: its log cannot be replayed ({type(problem).__name__})")
    return faults
