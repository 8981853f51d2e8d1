"""The tables of a PostgreSQL database, by numbered migrations that only one process runs at a time."""

from typing import Literal

import psycopg
from psycopg import errors

from openquarto.server.error import ServerError
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_connection import Connection, again_if_cut, open_connection

LOCK = 0x51544F31  # "QTO1": whoever migrates holds this advisory lock
# A large table takes its time, and so does a busy machine between two statements.
UNLIMITED = ("statement_timeout", "idle_in_transaction_session_timeout")
NAME = "openquarto"  # the table that says whose database this is, and which version
# The database's version is how many of these it has seen. They add first, and take away a release later.
# Names of games are compared by their bytes, as SQLite does.
MIGRATIONS = (
    """
    create table game (
        game text collate "C" primary key,
        title text not null,
        changed double precision not null,
        expiring smallint not null default 0,
        by_link smallint not null default 0
    );
    create table sitter (
        session bytea not null,
        game text collate "C" not null references game on delete cascade,
        seat text not null,
        title text not null default '',
        secret bytea,
        instead_of bytea,
        primary key (session, game)
    );
    create index sitter_of on sitter (game);
    create index sitter_unconfirmed on sitter (session) where instead_of is not null;
    create table event (
        game text collate "C" not null references game on delete cascade,
        seq integer not null,
        kind text not null,
        body bytea not null,
        at double precision not null,
        credit double precision not null default 0,
        primary key (game, seq)
    );
    create table invitation (
        secret bytea primary key,
        game text collate "C" not null references game on delete cascade,
        seat text not null,
        made double precision not null default 0
    );
    create index invitation_of on invitation (game);
    create index invitation_made on invitation (made);
    create table clock (at double precision not null);
    insert into clock values (0);
    create table writer (
        writer bytea primary key,
        batch bigint not null,
        since timestamptz not null default now()
    )
    """,
    """
    alter table game add column version bigint not null default 0;
    alter table clock add column wall timestamptz not null default now()
    """,
    """
    create table tournament (
        tournament text collate "C" primary key,
        title text not null,
        changed double precision not null
    );
    create table tournament_event (
        tournament text collate "C" not null references tournament on delete cascade,
        seq integer not null,
        body bytea not null,
        primary key (tournament, seq)
    );
    create table tournament_key (
        tournament text collate "C" not null references tournament on delete cascade,
        key bytea not null,
        role text not null,
        is_session smallint not null,
        made bigint not null,
        primary key (tournament, key)
    );
    create index tournament_key_of on tournament_key (key)
    """,
    """
    create table classroom (
        classroom text collate "C" primary key,
        title text not null,
        changed double precision not null
    );
    create table classroom_event (
        classroom text collate "C" not null references classroom on delete cascade,
        seq integer not null,
        body bytea not null,
        primary key (classroom, seq)
    );
    create table classroom_key (
        classroom text collate "C" not null references classroom on delete cascade,
        key bytea not null,
        role text not null,
        is_session smallint not null,
        made bigint not null,
        primary key (classroom, key)
    );
    create index classroom_key_of on classroom_key (key)
    """,
)
State = Literal["empty", "older", "current", "newer", "foreign"]


def prepare(address: Address) -> None:
    """Make the tables of an empty database; raises ServerError if it is not one for this program."""
    migrate(address, only_empty=True)


def migrate(address: Address, *, only_empty: bool = False, only_look: bool = False) -> State:
    """Bring a database up to date, and tell how it was; raises ServerError if it cannot be used."""
    try:
        return again_if_cut(lambda: _migrate(address, only_empty=only_empty, only_look=only_look))
    except psycopg.Error as problem:
        raise refused(problem, address) from None


def _migrate(address: Address, *, only_empty: bool, only_look: bool) -> State:
    with open_connection(address) as connection, connection.transaction():
        for limit in UNLIMITED:
            connection.execute(f"set local {limit} = 0".encode())
        connection.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
        version = _version(connection)
        state = _state(version)
        if state in ("newer", "foreign"):
            raise ServerError(f"database {state}", file=address)
        if state == "older" and (only_look or only_empty):
            raise ServerError("database older", file=address, version=version, newest=len(MIGRATIONS))
        if version is not None and state != "current" and not only_look:
            _run(connection, version)
        return state


def refused(problem: psycopg.Error, address: Address) -> ServerError:
    """Why a database cannot be used, in a sentence without a password."""
    refusals = errors.InsufficientPrivilege | errors.ReadOnlySqlTransaction | errors.DiskFull
    if isinstance(problem, refusals | psycopg.DataError | psycopg.IntegrityError):
        return ServerError("database unwritable", file=address, why=address.told(problem))
    return ServerError("database away", file=address, why=address.told(problem))


def _version(connection: Connection) -> int | None:
    """How many migrations a database has seen; None if it is another program's."""
    tables = "select tablename::text from pg_tables where schemaname = current_schema()"
    found = {name for (name,) in connection.execute(tables)}
    if not found:
        return 0
    if NAME not in found:
        return None
    row = connection.execute("select application, version from openquarto").fetchone()
    return int(str(row[1])) if row is not None and row[0] == LOCK else None


def _state(version: int | None) -> State:
    if version is None:
        return "foreign"
    if version > len(MIGRATIONS):
        return "newer"
    if version == len(MIGRATIONS):
        return "current"
    return "older" if version else "empty"


def _run(connection: Connection, version: int) -> None:
    for migration in MIGRATIONS[version:]:
        connection.execute(migration.encode())
    if not version:
        connection.execute("create table openquarto (application bigint not null, version integer not null)")
        connection.execute("insert into openquarto values (%s, 0)", (LOCK,))
    connection.execute("update openquarto set version = %s", (len(MIGRATIONS),))
