"""The way from the table to the worker that searches: it thinks for computers, and analyses."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from openquarto.engine.turn import Turn
from openquarto.server.analysis.jobs import Begin, Done, Failed, Job, Refused
from openquarto.server.error import ServerError
from openquarto.server.game.thinker import LoopThinker, Then, TurnRequest
from openquarto.server.offline.turn_job import ChooseTurn, Chosen, encode

LOG = logging.getLogger(__name__)
PATIENCE = 60.0  # seconds for a job; the worker may have to be started first
GRACE = 2.0  # seconds that nobody waits any more; then the worker is ended, and the next job has a new one
Reply = Done | Refused | Failed | Chosen
_decode = msgspec.msgpack.Decoder(Reply).decode


class SearchDoor:
    """One worker, asked one thing after another; `send` starts it where there is none."""

    def __init__(self, send: Callable[[bytes], Awaitable[bytes]], end: Callable[[], object]) -> None:
        self._send = send
        self._end = end  # ends the worker: whatever it was asked is answered with an error
        self._turn = asyncio.Lock()
        self._count = 0

    async def ask(self, message: Begin | ChooseTurn) -> Reply:
        """The answer; raises ServerError where there is none, and ends a search that nobody waits for."""
        async with self._turn:
            self._count += 1
            sent = asyncio.ensure_future(self._send(encode(message)))
            try:
                reply: Reply = _decode(await asyncio.wait_for(asyncio.shield(sent), PATIENCE))
            except asyncio.CancelledError:
                await self._give_up(sent)
                raise
            except Exception as problem:  # noqa: BLE001  whatever JavaScript throws
                self._end()
                LOG.warning("a search has failed: %s", type(problem).__name__)
                raise ServerError("analysis failed") from None
            return reply

    async def _give_up(self, sent: "asyncio.Future[bytes]") -> None:
        done, _ = await asyncio.wait([sent], timeout=GRACE)
        if not done:
            self._end()
            await asyncio.wait([sent])
        if not sent.cancelled():
            sent.exception()


class DoorThinker:
    """A computer that thinks in the other worker; under a mask, where little is searched, on the loop."""

    def __init__(self, door: SearchDoor) -> None:
        self._door = door
        self._here = LoopThinker()

    def begin(self, wanted: TurnRequest, then: Then) -> Callable[[], None]:
        """Choose a turn."""
        if wanted.touching is not None:
            return self._here.begin(wanted, then)
        task = asyncio.ensure_future(self._door.ask(ChooseTurn.of(wanted)))
        task.add_done_callback(lambda done: then(_turn(done)))

        def stop() -> None:
            task.cancel()

        return stop


def _turn(done: "asyncio.Future[Reply]") -> Turn | Exception:
    if done.cancelled():
        return asyncio.InvalidStateError("nobody waits for it")
    if problem := done.exception():
        return problem if isinstance(problem, Exception) else RuntimeError(str(problem))
    reply = done.result()
    return reply.turn if isinstance(reply, Chosen) else RuntimeError(f"no turn was chosen: {reply}")


class DoorAnalyst:
    """An analysis worker behind the same door."""

    def __init__(self, door: SearchDoor) -> None:
        self._door = door
        self._task: asyncio.Task[Reply] | None = None

    async def ask(self, job: Job) -> Done:
        """The answer to a job; raises ServerError."""
        self._task = asyncio.ensure_future(self._door.ask(Begin(0, job)))
        try:
            reply = await self._task
        except asyncio.CancelledError:
            raise ServerError("analysis failed") from None
        finally:
            self._task = None
        match reply:
            case Done():
                return reply
            case Refused(_, code, fields):
                raise ServerError(code, **fields)
            case _:
                LOG.error("an analysis failed: %s", reply)
                raise ServerError("analysis failed")

    def cancel(self) -> None:
        """Stop the job under way."""
        if self._task:
            self._task.cancel()

    def close(self) -> None:
        """The worker ends with its page."""
        self.cancel()
