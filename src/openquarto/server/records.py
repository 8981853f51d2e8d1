"""Reading a record that somebody brings along: beside the event loop, one at a time, its main line only."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from openquarto.notation.read import read_main_line
from openquarto.notation.record import Record
from openquarto.server.error import ServerError
from openquarto.server.limits import network
from openquarto.server.off_loop import OffLoop

LARGEST_RECORD = 65536  # bytes of a request that brings a record
LARGEST_KEPT = 16384  # letters of its main line with tags and comments, which is kept with the game
Read = TypeVar("Read")


class RecordReader:
    """Reads records for everybody: one that is read slows all others, so there is never a second one."""

    def __init__(self, off_loop: OffLoop) -> None:
        self._off_loop = off_loop
        self._turn = asyncio.Lock()
        self._waiting: set[str] = set()

    async def read(self, text: str, address: str) -> Record:
        """The main line of the last game of a text; raises QuartoError if there is none, or a faulty one."""
        return await self.work(partial(read_record, text), address)

    async def work(self, read: Callable[[], Read], address: str) -> Read:
        """Read something else that somebody brings along, in the same queue."""
        key = network(address)
        if key in self._waiting:
            raise ServerError("one record at a time")
        self._waiting.add(key)
        try:
            async with self._turn:
                return await self._off_loop.run(read)
        finally:
            self._waiting.discard(key)


def read_record(text: str) -> Record:
    """The main line of the last game of a text; raises QuartoError where there is none, or a faulty one."""
    record = read_main_line(text)
    if record is None:
        raise ServerError("no record")
    if len(str(record)) > LARGEST_KEPT:
        raise ServerError("too large", most=LARGEST_KEPT)
    return record
