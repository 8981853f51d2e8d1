"""A game as the operator may watch it: as anybody can who knows its address, and no more."""

import asyncio
from collections.abc import AsyncIterator

from openquarto.server.room.projection import Projection
from openquarto.server.room.room import Room
from openquarto.server.room.viewer import Viewer
from openquarto.speech.catalogue import COMMON
from openquarto.speech.manner import Manner
from openquarto.wire import messages
from openquarto.wire.admin import Told

MOST = 256  # lines that wait for an operator who does not read


class _Lines:
    """Takes what a page would be sent, and keeps what is said in it."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[Told | None] = asyncio.Queue(MOST)

    def put(self, message: messages.ToPage, seq: int) -> None:
        """Keep a message about the table as it is after this event."""
        match message:
            case messages.Whole(table=table):
                sentences = [table.title, *table.rules.sentences, table.status]
            case messages.News():
                told = [entry.text for entry in message.entries]
                sentences = [*told, message.status]
            case messages.Presence(said=sentences) | messages.Urgent(sentences=sentences):
                pass
            case _:
                return
        if sentences and not self.waiting.full():
            self.waiting.put_nowait(Told(seq, sentences))

    def measure_lag(self) -> None:
        """Whoever watches needs no time for a turn."""

    @property
    def lag(self) -> float:
        """Nothing is ever on its way."""
        return 0.0

    def close(self, code: int) -> None:  # noqa: ARG002  whatever the reason
        """Nothing more comes."""
        while self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


async def watch(room: Room) -> AsyncIterator[Told]:
    """What is said at a table to somebody who watches, until it is closed; players see that one more does."""
    lines = _Lines()
    viewer = Viewer(room.table, Projection("none", Manner()), lines)
    room.audience.add(viewer)
    try:
        viewer.hello(messages.Hello(COMMON), room.audience.presence)
        room.audience.greet(viewer)
        while (told := await lines.waiting.get()) is not None:
            yield told
    finally:
        room.audience.remove(viewer)
        room.touch()
