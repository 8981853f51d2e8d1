"""What other processes have written to several games, read at once: a notice of theirs names many of them."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from openquarto.server.store import statements
from openquarto.server.store.protocol import GameInfo, StoredEvent
from openquarto.server.store.writer import Writer, settle

MOST_AT_ONCE = 100  # games a read
Later = tuple[GameInfo | None, list[StoredEvent]]


class _Asked(NamedTuple):
    game: str
    seq: int
    future: "asyncio.Future[Later]"


class LaterReads:
    """One read at a time; whoever asks meanwhile shares the next, which sees all that was written by then."""

    def __init__(self, reader: Writer) -> None:
        self._reader = reader
        self._waiting: list[_Asked] = []
        self._is_reading = False

    def ask(self, game: str, seq: int) -> "asyncio.Future[Later]":
        """What is known of a game, and the events after a number."""
        loop = asyncio.get_running_loop()
        asked = _Asked(game, seq, loop.create_future())
        self._waiting.append(asked)
        if not self._is_reading:
            self._is_reading = True
            loop.call_soon(self._begin)
        return asked.future

    def _begin(self) -> None:
        asked, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_reading = bool(asked)
        if asked:
            seqs: dict[str, int] = {}
            for each in asked:
                seqs[each.game] = min(each.seq, seqs.get(each.game, each.seq))
            read = self._reader.read(lambda sql: statements.later(sql, seqs))
            read.add_done_callback(partial(self._finish, asked))

    def _finish(self, asked: Sequence[_Asked], read: "asyncio.Future[dict[str, Later]]") -> None:
        problem = read.exception()
        for game, seq, future in asked:
            if problem:
                settle(future, problem)
                continue
            info, events = read.result().get(game, (None, []))
            settle(future, (info, [event for event in events if event.seq > seq]))
        self._begin()
