"""Which store a setting names: this is where a new kind of store is added."""

from importlib.util import find_spec

from openquarto.server.config import MEMORY, Config
from openquarto.server.error import ServerError
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore


def open_store(config: Config) -> Store:
    """The store that the settings name; raises ServerError if it cannot be used."""
    if config.database == MEMORY:
        return MemoryStore()
    return open_postgres(config.database) if config.is_postgres else SqliteStore(config.path)


def open_postgres(database: str) -> Store:
    """The store at an address of PostgreSQL; raises ServerError if it cannot be used."""
    need_postgres()
    from openquarto.server.store.postgres import PostgresStore  # noqa: PLC0415  an extra that may not be there
    from openquarto.server.store.postgres_address import Address  # noqa: PLC0415

    return PostgresStore(Address.parse(database))


def name_of(config: Config) -> str:
    """How the database of the settings is called, without its password."""
    if not config.is_postgres:
        return MEMORY if config.database == MEMORY else str(config.path)
    from openquarto.server.store.postgres_address import Address  # noqa: PLC0415

    return str(Address.parse(config.database))


def need_postgres() -> None:
    """Raise ServerError unless the extra is installed."""
    if not find_spec("psycopg"):
        raise ServerError("no postgres")
