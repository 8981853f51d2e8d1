"""Hints and reasons for the players at a table, from the workers that analyse."""

from collections.abc import Callable

import msgspec

from openquarto.insight.coach import turn_of
from openquarto.insight.review import expired
from openquarto.rules.game import Game
from openquarto.rules.piece import Piece
from openquarto.rules.position import Position
from openquarto.server.analysis.analyst import Analyst
from openquarto.server.analysis.fair_play import FairPlay
from openquarto.server.analysis.jobs import ExplainPosition, GamePosition, GiveHint, JudgeTurn, Speech
from openquarto.server.error import ServerError
from openquarto.server.store.protocol import Session
from openquarto.speech.manner import Manner
from openquarto.wire import analysis as wire


class WorkerAdviser:
    """Asks in the name of one page: its jobs wait in the line of its address, and are counted for that."""

    def __init__(self, analyst: Analyst, fair_play: FairPlay, owner: str, count: Callable[[], None]) -> None:
        self._analyst = analyst
        self._fair_play = fair_play
        self._owner = owner
        self._count = count  # one more that is computed; raises ServerError

    async def check(self, session: Session | None, manner: Manner) -> None:
        """Raise ServerError if a session must not be told values now, because of any of its games."""
        if not self._analyst.workers:
            raise ServerError("no analysis")
        await self._fair_play.check(session, manner)

    async def hint(self, position: Position, step: int, manner: Manner) -> wire.Hint:
        """One step of the hint about a position."""
        job = GiveHint(GamePosition.of(position), step, Speech.of(manner))
        return msgspec.json.decode(await self._answer(job), type=wire.Hint)

    async def why(self, position: Position, manner: Manner) -> wire.Reason:
        """Why a position is worth what it is worth, its value first."""
        job = ExplainPosition(GamePosition.of(position), Speech.of(manner))
        return msgspec.json.decode(await self._answer(job), type=wire.Reason)

    async def judge(self, game: Game, piece: Piece, manner: Manner) -> wire.Judgement:
        """What the coach thinks of the turn that ends when this piece is given."""
        before, square, position = turn_of(game)
        job = JudgeTurn(
            before=str(expired(before)) if before else "",
            square=square.name if square else "",
            position=str(expired(position)),
            piece=piece.name,
            speech=Speech.of(manner),
        )
        return msgspec.json.decode(await self._answer(job), type=wire.Judgement)

    async def _answer(self, job: GiveHint | ExplainPosition | JudgeTurn) -> bytes:
        return await self._analyst.answer(job, self._owner, self._count)
