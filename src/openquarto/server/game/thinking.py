"""The computer at one table: it thinks while it is to act, and again where that was in vain."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from openquarto.engine.turn import Turn
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.server.game.computers import Computers
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.thinker import TurnRequest


class ThinkingTable(Protocol):
    """What the computer knows of its table."""

    last: Snapshot

    @property
    def clock_time(self) -> float:
        """The time that the clocks show."""
        ...


Play = Callable[[Seat, Position, Turn], Awaitable[bool]]


class Thinking:
    """Chooses turn after turn. A thought is given up as soon as it is for nothing."""

    def __init__(self, table: ThinkingTable, computers: Computers, play: Play) -> None:
        self._table = table
        self._computers = computers
        self._play = play  # a turn that was chosen; False if it could not be played for a fault of ours
        self._owner = ""  # the address of who plays here: tables of one address share the computers
        self._task: asyncio.Task[None] | None = None
        self._thought: tuple[Seat, Position, asyncio.Task[Turn]] | None = None

    def set_owner(self, owner: str) -> None:
        """Somebody who plays here has come from this address; a turn that waits, waits in their line."""
        is_known, self._owner = bool(self._owner), owner
        if self._thought and not is_known:
            self._thought[2].cancel()

    def go_on(self, spawn: Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"] | None) -> None:
        """The table has changed: end a thought that is for nothing, and begin one where that is wanted."""
        if self._thought and not self.is_needed(*self._thought[:2]):
            self._thought[2].cancel()
        if spawn and self._table.last.computer and (self._task is None or self._task.done()):
            self._task = spawn(self._think())

    def stop(self) -> None:
        """Think no more."""
        if self._task:
            self._task.cancel()

    def is_needed(self, seat: Seat, position: Position) -> bool:
        """Whether a turn can be played; a take back or a resignation makes it vain, a declined draw not."""
        match = self._table.last.match
        return match.to_act is seat and match.game.position == position

    async def _think(self) -> None:
        while (seat := self._table.last.computer) is not None:
            position = self._table.last.match.game.position
            thought = asyncio.create_task(self._choose(seat, self._table.last))
            self._thought = seat, position, thought
            try:
                await asyncio.wait((thought,))
            finally:
                self._thought = None
                thought.cancel()
            if thought.cancelled():  # in vain: perhaps there is something else to think of
                continue
            if not await self._play(seat, position, thought.result()):
                return

    def _choose(self, seat: Seat, began: Snapshot) -> Coroutine[Any, Any, Turn]:
        match, player = began.match, began.arrangement.sitters[seat]
        touching = match.touching if match.is_masked(seat) else None
        wanted = TurnRequest(player, match.game, began.opened.seed + began.seq, touching)
        left = match.at(self._table.clock_time).time_left(seat)
        return self._computers.turn(wanted, left=left, owner=self._owner)
