"""How what happens at a table is written before it is shown, whether somebody waits for it or not."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

from openquarto.server.error import ServerError, StoreError
from openquarto.server.event import Logged
from openquarto.server.moment import Moment
from openquarto.server.store.protocol import Change, Store

LOG = logging.getLogger(__name__)
Then = Callable[[Exception | None], None]  # is told when something has happened, or why it could not


class Writing:
    """Writes the moments of one game, then shows them: never before."""

    def __init__(self, game: str, store: Store, show: Callable[[Sequence[Moment]], None]) -> None:
        self.game = game
        self.store = store
        self.show = show

    def begin(self, moments: Sequence[Moment], then: Then) -> None:
        """Write, then show; `then` is told how it went."""
        last = moments[-1]
        events = [Logged.of(moment.seq, moment.deed, moment.at) for moment in moments]
        is_expiring = last.arrangement.by_link and last.match.outcome is not None
        expiring = frozenset({self.game} if is_expiring else ())
        change = Change(time.time(), {self.game: events}, expiring=expiring)
        writing = asyncio.ensure_future(self.store.write(change))
        writing.add_done_callback(partial(self._end, moments, then))

    def _end(self, moments: Sequence[Moment], then: Then, writing: "asyncio.Future[None]") -> None:
        try:
            writing.result()
            self.show(moments)
        except StoreError as problem:
            LOG.error("an event could not be written: %s", problem)  # noqa: TRY400  no trace is needed
            then(ServerError("not kept"))
        except Exception as mistake:  # noqa: BLE001  it is told to whoever asked
            then(mistake)
        else:
            then(None)

    async def wait_for(self, moments: Sequence[Moment]) -> None:
        """The same for somebody who waits; raises ServerError if it is not kept, and then nothing changed."""
        happened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begin(moments, partial(_settle, happened))
        await happened


def _settle(future: "asyncio.Future[None]", problem: Exception | None) -> None:
    if future.done():  # whoever waited does no more
        return
    if problem:
        future.set_exception(problem)
    else:
        future.set_result(None)
