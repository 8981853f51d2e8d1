"""Hints and reasons at a table: for its players alone, counted in the log first, then told to the asker."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec

from openquarto.claims.hint import STEPS
from openquarto.rules.error import QuartoError
from openquarto.rules.game import Game
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.game.commit import result_of
from openquarto.server.game.events import Hinted
from openquarto.server.game.table import Proposal, Table
from openquarto.server.room.viewer import Viewer
from openquarto.server.seat_names import SeatName
from openquarto.server.store.protocol import Session
from openquarto.speech.manner import Manner
from openquarto.wire import analysis, messages

LOG = logging.getLogger(__name__)
Finished = Callable[[Exception | None], None]  # is called with what went wrong on our side, or None


class Adviser(Protocol):
    """Where hints and reasons come from; each method may raise ServerError."""

    async def check(self, session: Session | None, manner: Manner) -> None:
        """Raise ServerError if a session must not be told values now, because of any of its games."""
        ...

    async def hint(self, position: Position, step: int, manner: Manner) -> analysis.Hint:
        """One step of the hint about a position."""
        ...

    async def why(self, position: Position, manner: Manner) -> analysis.Reason:
        """Why a position is worth what it is worth, its value first."""
        ...

    async def judge(self, game: Game, piece: Piece, manner: Manner) -> analysis.Judgement:
        """What the coach thinks of the turn that ends when this piece is given."""
        ...


class Question(msgspec.Struct, frozen=True):
    """Who asks, by which message, of the table after which event."""

    id: str
    seat: SeatName
    seq: int
    finished: Finished  # is called when the next message may be handled


class Advice:
    """What one page has asked about the position on the table.

    That something was asked is committed before the work begins: everybody is sent the same at the same
    moment, whatever there is to tell, and however long it takes to find out.
    """

    def __init__(self, viewer: Viewer, table: Table, adviser: Adviser) -> None:
        self._viewer = viewer
        self._table = table
        self._adviser = adviser
        self._hinted: tuple[Position, int] | None = None  # the last step that was told, and of what
        self._reason: tuple[Position, analysis.Reason] | None = None  # likewise
        self._tasks: set[asyncio.Task[None]] = set()

    def hint(self, question: Question) -> None:
        """Tell the next step of a hint; the last one again, if it was told already."""
        position, told = self._table.last.match.game.position, self._hinted
        step = min(told[1] + 1, STEPS) if told and told[0] == position else 1
        asked = None if told == (position, STEPS) else Hinted(question.seat, question.id)
        self._begin(self._answer(question, asked, partial(self._hint, question.id, position, step)))

    def why(self, question: Question) -> None:
        """Tell why the position is worth what it is worth; asked again, the rows of the reason."""
        position, told = self._table.last.match.game.position, self._reason
        is_known = told is not None and told[0] == position
        asked = None if is_known else Hinted(question.seat, question.id)
        work = self._rows if is_known else partial(self._why, position)
        self._begin(self._answer(question, asked, work))

    def close(self) -> None:
        """The page has gone: nobody waits for an answer."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(
        self, question: Question, asked: Hinted | None, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Count a question if it is a new one, let the page go on, then answer; or refuse."""
        id, is_counted = question.id, False  # noqa: A001
        try:
            await self._check(Seat(question.seat))
            if asked:
                proposal = Proposal(lambda _: asked, id, question.seq)
                await result_of(partial(self._table.submit, proposal))
            is_counted = True
            self._viewer.put(messages.Done(id))  # the page may go on; the answer comes when it is there
            question.finished(None)
            await work()
        except QuartoError as refusal:
            self._viewer.refuse(refusal, id)
            if not is_counted:
                question.finished(None)
        except Exception as mistake:
            LOG.exception("a hint could not be told")
            if not is_counted:
                question.finished(mistake)

    async def _check(self, seat: Seat) -> None:
        """Raise QuartoError unless this player may be told something about this game now."""
        last = self._table.last
        if not last.is_begun:
            raise ServerError("not begun")
        last.match.at(self._table.clock_time).check_hint(seat)
        await self._adviser.check(self._viewer.session, self._viewer.projection.manner)

    async def _hint(self, id: str, position: Position, step: int) -> None:  # noqa: A002
        told = await self._adviser.hint(position, step, self._viewer.projection.manner)
        if not self._is_over(position):
            self._hinted = position, step
            self._viewer.advise(id, told)

    async def _why(self, position: Position) -> None:
        told = await self._adviser.why(position, self._viewer.projection.manner)
        if not self._is_over(position):
            self._reason = position, told
            more = (self._viewer.hearer.says("why-more"),) if told.rows else ()
            self._viewer.say("", (*told.sentences, *more))

    async def _rows(self) -> None:
        hearer = self._viewer.hearer
        rows = self._reason[1].rows if self._reason else []
        said = tuple(hearer.says("why-row", heading=row.heading, text=row.text) for row in rows)
        self._viewer.say("", said or (hearer.says("why-no-more"),))

    def _is_over(self, position: Position) -> bool:
        """Whether the table has gone on, so that nobody needs the answer any more."""
        match = self._table.last.match
        return match.outcome is not None or match.game.position != position
