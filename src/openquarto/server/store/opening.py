"""Which store a setting names: this is where a new kind of store is added."""

from openquarto.server.config import MEMORY, Config
from openquarto.server.store.memory import MemoryStore
from openquarto.server.store.protocol import Store
from openquarto.server.store.sqlite import SqliteStore


def open_store(config: Config) -> Store:
    """The store that the settings name; raises ServerError if it cannot be used."""
    return MemoryStore() if config.database == MEMORY else SqliteStore(config.path)
