"""The one connection to a database file: its schema, its migrations, and why it may be refused."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from openquarto.server.error import ServerError

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
    """
    alter table event add column credit real not null default 0
    """,
    """
    alter table game add column by_link integer not null default 0;
    update game set by_link = 1 where game in (
        select game from event where seq = 1 and instr(body, cast('"by_link":true' as blob)) > 0
    );
    alter table invitation add column made real not null default 0;
    update invitation set made = cast(strftime('%s', 'now') as real);
    create index invitation_made on invitation (made)
    """,
    """
    alter table sitter add column title text not null default '';
    update sitter set title = (select game.title from game where game.game = sitter.game);
    update game set title = '';
    alter table sitter add column secret blob;
    alter table sitter add column instead_of blob
    """,
    """
    alter table game add column version integer not null default 0
    """,
    """
    create table tournament (
        tournament text primary key,
        title text not null,
        changed real not null
    ) without rowid;
    create table tournament_event (
        tournament text not null references tournament on delete cascade,
        seq integer not null,
        body blob not null,
        primary key (tournament, seq)
    ) without rowid;
    create table tournament_key (
        tournament text not null references tournament on delete cascade,
        key blob not null,
        role text not null,
        is_session integer not null,
        made integer not null,
        primary key (tournament, key)
    ) without rowid;
    create index tournament_key_of on tournament_key (key)
    """,
    """
    create table classroom (
        classroom text primary key,
        title text not null,
        changed real not null
    ) without rowid;
    create table classroom_event (
        classroom text not null references classroom on delete cascade,
        seq integer not null,
        body blob not null,
        primary key (classroom, seq)
    ) without rowid;
    create table classroom_key (
        classroom text not null references classroom on delete cascade,
        key blob not null,
        role text not null,
        is_session integer not null,
        made integer not null,
        primary key (classroom, key)
    ) without rowid;
    create index classroom_key_of on classroom_key (key)
    """,
)


def migrate(path: Path) -> str:
    """Bring a file up to date, and tell how it was: empty, older or current; raises ServerError."""
    version = 0
    if path.is_file():
        with closing(connect_to_read(path)) as looked:
            version = _version(looked, path)
    connect(path).close()
    return "current" if version == len(MIGRATIONS) else "older" if version else "empty"


def connect(path: Path) -> sqlite3.Connection:
    """The one connection to a file, which is made or brought up to date; raises ServerError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Whose games these are is nobody else's business. Not by `touch`: the time of a file is its owner's.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        raise ServerError("database unwritable", file=path, why=problem) from None
    # Another program's file has to stay as it is; and two who make the same one would lock each other out
    # if they had looked at it by the connections with which they then write.
    connect_to_read(path).close()
    return _connected(path, _prepare)


def connect_to_read(path: Path) -> sqlite3.Connection:
    """The one connection to a file of ours, of any version, which it cannot change; raises ServerError."""
    return _connected(path, _look)


def check_current(connection: sqlite3.Connection, path: Path) -> None:
    """Raise ServerError for a file that has no tables yet, or not all that this version needs."""
    version, newest = _version(connection, path), len(MIGRATIONS)
    if not version:
        raise ServerError("no database", file=path)
    if version < newest:
        raise ServerError("database older", file=path, version=version, newest=newest)


def _connected(path: Path, prepare: Callable[[sqlite3.Connection, Path], object]) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, timeout=1.0, isolation_level=None)
    except sqlite3.Error as problem:
        raise ServerError("database unwritable", file=path, why=problem) from None
    try:
        # Before anything is read: then no second process gets in between, and no memory is shared.
        connection.execute("pragma locking_mode = exclusive")
        prepare(connection, path)
    except BaseException as problem:
        with suppress(sqlite3.Error):
            connection.close()
        if isinstance(problem, sqlite3.Error):
            raise _refused(problem, path) from None
        raise
    return connection


def _look(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("pragma query_only = on")
    _version(connection, path)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma secure_delete = on")  # what is forgotten is overwritten
    _migrate(connection, path)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to our version, in one transaction, which also takes the lock for good."""
    connection.execute("begin exclusive")
    for migration in MIGRATIONS[_version(connection, path) :]:
        for statement in migration.split(";"):
            connection.execute(statement)
    connection.execute(f"pragma application_id = {APPLICATION}")
    connection.execute(f"pragma user_version = {len(MIGRATIONS)}")
    connection.execute("commit")


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """How many migrations a file has seen; raises ServerError if it is no file of ours, or a newer one."""
    version = int(connection.execute("pragma user_version").fetchone()[0])
    owner = connection.execute("pragma application_id").fetchone()[0]
    is_empty = not connection.execute("select count(*) from sqlite_master").fetchone()[0]
    if owner != APPLICATION and not is_empty:
        raise ServerError("database foreign", file=path)
    if version > len(MIGRATIONS):
        raise ServerError("database newer", file=path)
    return version


def _refused(problem: sqlite3.Error, path: Path) -> ServerError:
    name = getattr(problem, "sqlite_errorname", "")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return ServerError("database locked", file=path)
    if name.startswith("SQLITE_NOTADB"):
        return ServerError("database foreign", file=path)
    return ServerError("database unwritable", file=path, why=problem)
