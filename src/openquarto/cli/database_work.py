"""What is done with a whole database: bring it up to date, copy it, check it."""

from openquarto.cli.database_check import faults_of
from openquarto.server.config import POSTGRES
from openquarto.server.error import ServerError
from openquarto.server.store.contents import Digest, Progress, digest
from openquarto.server.store.contents import copy as copy_contents
from openquarto.server.store.contents_opening import file_of, reading, writing
from openquarto.server.store.opening import need_postgres
from openquarto.server.store.sqlite_connection import migrate as migrate_file


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
        faults = faults_of(contents, progress)
        if not database.startswith(POSTGRES):
            found = contents.sql.execute("pragma integrity_check").fetchall()
            faults += [f"the file is damaged: {each}" for (each,) in found if each != "ok"]
        return digest(contents, progress, "read"), faults


def named(database: str) -> str:
    """How a database is called, without its password."""
    if not database.startswith(POSTGRES):
        return database
    from openquarto.server.store.postgres_address import Address  # noqa: PLC0415

    return str(Address.parse(database))
