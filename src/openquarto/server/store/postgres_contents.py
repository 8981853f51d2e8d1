"""All rows of a PostgreSQL database, in one transaction that takes as long as it takes."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

from openquarto.server.error import ServerError
from openquarto.server.store.contents import SOME
from openquarto.server.store.postgres_address import Address
from openquarto.server.store.postgres_connection import Connection, PostgresSql, marked, open_connection
from openquarto.server.store.postgres_schema import migrate, prepare, refused
from openquarto.server.store.sql import Row, Sql


class PostgresContents:
    """A connection in a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.sql: Sql = PostgresSql(connection)

    def rows(self, query: str) -> Iterator[Row]:
        """What a query finds, by a cursor in the database."""
        with self._connection.cursor(name="contents") as cursor:
            cursor.itersize = SOME
            cursor.execute(marked(query), binary=True)
            yield from cursor


@contextmanager
def reading(database: str) -> Iterator[PostgresContents]:
    """A database that is there, as it is at one moment."""
    address = Address.parse(database)
    if migrate(address, only_look=True) == "empty":
        raise ServerError("no database", file=address)
    with _transaction(address, "begin isolation level repeatable read read only") as contents:
        yield contents


@contextmanager
def writing(database: str) -> Iterator[PostgresContents]:
    """A database whose tables are made if it has none."""
    address = Address.parse(database)
    prepare(address)
    with _transaction(address, "begin") as contents:
        yield contents


@contextmanager
def _transaction(address: Address, begin: str) -> Iterator[PostgresContents]:
    try:
        with open_connection(address) as connection:
            connection.execute("set statement_timeout = 0")
            connection.execute("set idle_in_transaction_session_timeout = 0")
            connection.execute(begin.encode())
            yield PostgresContents(connection)
            connection.execute("commit")
    except psycopg.Error as problem:
        raise refused(problem, address) from None
