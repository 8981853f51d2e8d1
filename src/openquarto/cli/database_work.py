"""What is done with a whole database: bring it up to date, copy it, check it."""

from itertools import groupby

from openquarto.server.config import POSTGRES
from openquarto.server.error import ServerError
from openquarto.server.game.snapshot import replay_log
from openquarto.server.store.contents import Contents, Digest, Progress, digest
from openquarto.server.store.contents import copy as copy_contents
from openquarto.server.store.contents_opening import file_of, reading, writing
from openquarto.server.store.opening import need_postgres
from openquarto.server.store.protocol import StoredEvent
from openquarto.server.store.sqlite_connection import migrate as migrate_file

EVERY = 100  # games between two looks at the bar
LOGS = "select game, seq, kind, body, at, credit from event order by game, seq"
LOST = {  # rows that belong to no game, and games that have none
    "events without a game: {count}": "select count(*) from event where game not in (select game from game)",
    "seats without a game: {count}": "select count(*) from sitter where game not in (select game from game)",
    "games without a log: {count}": "select count(*) from game where game not in (select game from event)",
}


def migrate(database: str) -> str:
    """Bring a database up to date, and tell how it was: empty, older, or current."""
    if not database.startswith(POSTGRES):
        return migrate_file(file_of(database))
    need_postgres()
    from openquarto.server.store import postgres_schema  # noqa: PLC0415  an extra that may not be there
    from openquarto.server.store.postgres_address import Address  # noqa: PLC0415

    return postgres_schema.migrate(Address.parse(database))


def copy(source: str, target: str, progress: Progress) -> Digest:
    """Copy everything from one database into another; raises ServerError, and then nothing is there."""
    if not target.startswith(POSTGRES) and file_of(source) == file_of(target):
        raise ServerError("backup", file=target, why="it is the same file")
    with reading(source) as old, writing(target) as new:
        return copy_contents(old, new, named(target), progress)


def check(database: str, progress: Progress) -> tuple[Digest, list[str]]:
    """What a database holds, and what is wrong with it."""
    with reading(database) as contents:
        faults = [
            sentence.format(count=count)
            for sentence, query in LOST.items()
            if (count := contents.sql.execute(query).fetchone()[0])
        ]
        if not database.startswith(POSTGRES):
            found = contents.sql.execute("pragma integrity_check").fetchall()
            faults += [f"the file is damaged: {each}" for (each,) in found if each != "ok"]
        faults += _replayed(contents, progress)
        return digest(contents, progress, "read"), faults


def named(database: str) -> str:
    """How a database is called, without its password."""
    if not database.startswith(POSTGRES):
        return database
    from openquarto.server.store.postgres_address import Address  # noqa: PLC0415

    return str(Address.parse(database))


def _replayed(contents: Contents, progress: Progress) -> list[str]:
    faults = []
    total = contents.sql.execute("select count(*) from game").fetchone()[0]
    by_game = groupby(contents.rows(LOGS), lambda row: row[0])
    for number, (game, rows) in enumerate(by_game):
        if number % EVERY == 0:
            progress("replay", number, total)
        log = [StoredEvent(*row[1:]) for row in rows]  # type: ignore[arg-type]  # by the columns of the table
        if [event.seq for event in log] != list(range(1, len(log) + 1)):
            faults.append(f"{game}: its log has a hole")
            continue
        try:
            for _ in replay_log(log):
                pass
        except Exception as problem:  # noqa: BLE001  whatever a damaged log leads to
            faults.append(f"{game}: its log cannot be replayed ({type(problem).__name__})")
    return faults
