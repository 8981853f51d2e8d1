"""One table: its moments, who is there, and the one way in which something happens at it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from openquarto.match.warning import Warnings
from openquarto.rules.error import QuartoError
from openquarto.server.budget import EventBudget
from openquarto.server.company import Company, Guest
from openquarto.server.computers import Computers
from openquarto.server.config import Limits
from openquarto.server.door import Door
from openquarto.server.error import ServerError
from openquarto.server.event import Deed, TimeOver
from openquarto.server.moment import Moment, ids_of, retrace
from openquarto.server.scene import Scene
from openquarto.server.store.protocol import Kept, Session, Store
from openquarto.server.writing import Then, Writing
from openquarto.wire.table import Sitter

LOG = logging.getLogger(__name__)
RETRY = 1.0  # seconds after which a flag falls again that could not be written


class Table:
    """A game that people have open. What happens is first tried, then written, then shown: never before."""

    def __init__(  # noqa: PLR0913  what all tables share comes from the registry
        self,
        kept: Kept,
        moments: list[Moment],
        *,
        store: Store,
        computers: Computers,
        now: Callable[[], float],
        limits: Limits | None = None,
    ) -> None:
        self.kept = kept
        self._limits = limits or Limits()
        self._remember(moments)
        self.company = Company(self.sitter)
        self.now = now
        self.idle_since = now()
        self._writing = Writing(kept.game, store, self._show)
        self._computers = computers
        self._ids = ids_of(moments)
        self._door = Door()
        self._warnings = Warnings()
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: asyncio.Task[None] | None = None
        self._go_on()

    @property
    def moments(self) -> list[Moment]:
        """The table from its opening until now."""
        return [*retrace(self._past[:-1]), self.last]

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, no clock runs and nothing is under way."""
        return not (self.company.guests or self._tasks or self.last.match.deadline is not None)

    def _remember(self, moments: list[Moment]) -> None:
        self.last = moments[-1]  # the table now
        # A moment is large, and a server has thousands of tables: past ones are made again when needed.
        self._past = [(moment.deed, moment.at) for moment in moments]
        self._budget = EventBudget(self._limits, (moment.deed for moment in moments))

    def sitter(self, session: Session | None) -> Sitter:
        """Where somebody sits."""
        return self.kept.sitters.get(session, "none") if session else "none"

    def has_done(self, name: str) -> bool:
        """Whether something of this name has happened."""
        return name in self._ids

    # Who is here

    def enter(self, guest: Guest) -> None:
        """Be told from now on."""
        self.company.enter(guest)

    def greet(self, guest: Guest) -> None:
        """Somebody has said hello."""
        self.company.greet(guest)
        self._go_on()

    def depart(self, guest: Guest) -> None:
        """Be told no more."""
        self.company.depart(guest)
        self.idle_since = self.now()

    def seat(self, sitters: Mapping[Session, Sitter]) -> None:
        """Let others sit here from now on."""
        self.kept = replace(self.kept, sitters=sitters)
        self.company.sit_down()

    def close(self, code: int) -> None:
        """Send everybody away, and stop thinking; what is being written is written."""
        self._is_closed = True
        self.company.leave(code)
        if self._timer:
            self._timer.cancel()
        if self._thinking:
            self._thinking.cancel()

    async def forget(self, rewrite: Callable[[], Coroutine[Any, Any, list[Moment]]]) -> None:
        """Let the past be another one: only to forget a name in it."""
        async with self._door:
            self._remember(await rewrite())
            self.company.show_all()

    # What happens

    async def do(self, deed: Deed, *, name: str = "", seen: int | None = None) -> None:
        """Let something happen, once by its name; raises QuartoError, and then nothing has."""
        async with self._door:
            if name and name in self._ids:
                return
            await self._let_flag_fall()
            await self._writing.wait_for([self._tried(deed, seen)])

    @property
    def is_free(self) -> bool:
        """Whether what is done now needs not wait: nothing is under way, and no flag has to fall first."""
        return self._door.is_open and not self._is_flag_due

    def do_at_once(self, deed: Deed, seen: int, then: Then) -> None:
        """The same at a free table, without a task; raises QuartoError, else `then` is told how it went."""
        moments = [self._tried(deed, seen)]
        self._door.shut()
        self._writing.begin(moments, partial(self._come_out, then))

    def _come_out(self, then: Then, problem: Exception | None) -> None:
        self._door.open()
        then(problem)

    def _tried(self, deed: Deed, seen: int | None) -> Moment:
        if seen is not None and not self.last.told <= seen <= self.last.seq:
            raise ServerError("stale")
        self._budget.check(deed)
        return self.last.after(deed, self._heard_at())

    async def together(self, write: Callable[[Moment, float], Coroutine[Any, Any, Sequence[Moment]]]) -> None:
        """Let something happen whose writing is more than one event of this game, while nothing else does."""

        async def alone() -> None:
            async with self._door:
                self._show(await write(self.last, self.now()))

        await asyncio.shield(self._spawn(alone()))

    def _show(self, moments: Sequence[Moment]) -> None:
        for moment in moments:
            before = self.last
            self._past.append((moment.deed, moment.at))
            self._budget.count(moment.deed)
            self.last = moment
            self._ids.update(ids_of([moment]))
            if self.company.guests:
                self.company.tell(Scene(moment, self.now(), before))
        self._go_on()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem and not isinstance(problem, QuartoError):  # a refusal is told to whoever asked
            LOG.error("something went wrong at a table", exc_info=problem)

    def _go_on(self) -> None:
        """What happens without anybody's doing: the beginning, the clock, and the computer."""
        if self._is_closed:
            return
        if self._is_ready:
            self._spawn(self._begin())
        self._set_timer()
        if self.last.computer and (self._thinking is None or self._thinking.done()):
            self._thinking = self._spawn(self._think())

    # The beginning, where two play by link

    @property
    def _is_ready(self) -> bool:
        last = self.last
        return not last.is_begun and last.begins(self.kept.sitters.values(), self.company.arrived)

    async def _begin(self) -> None:
        async with self._door:
            if self._is_ready:
                with suppress(ServerError):  # it is tried again
                    await self._writing.wait_for([self.last.begun(self.now())])

    # The clock

    def _set_timer(self, soonest: float = 0.0) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.last.match.deadline is None:
            return
        seconds = self._warnings.seconds_to_next(self.last.match, self._heard_at())
        if seconds is not None and not self._is_closed:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(soonest, seconds) + 0.001, lambda: self._spawn(self._tick()))

    async def _tick(self) -> None:
        async with self._door:
            soonest = 0.0
            try:
                await self._let_flag_fall()
            except ServerError:
                soonest = RETRY  # a disk that refuses is not asked all the time
            if self._warnings.due(self.last.match, self._heard_at()):
                self.company.warn()
            self._set_timer(soonest)

    def _heard_at(self) -> float:
        """The time that counts for whoever is to act: what is on its way is not late yet."""
        last, now = self.last, self.now()
        if last.match.deadline is None:  # nobody is ever late
            return max(last.at, now)
        return max(last.at, now - self.company.lag(last.match.to_act))

    @property
    def _is_flag_due(self) -> bool:
        match = self.last.match
        deadline = match.deadline
        return deadline is not None and self._heard_at() >= deadline and not match.outcome

    async def _let_flag_fall(self) -> None:
        if self._is_flag_due:
            await self._writing.wait_for([self.last.after(TimeOver(), self._heard_at())])

    # The computer

    async def _think(self) -> None:
        """Turn after turn, as long as a computer is to act."""
        while (seat := self.last.computer) is not None:
            began = self.last
            match = began.match
            position = match.game.position
            turn = await self._computers.turn(
                began.arrangement.sitters[seat],
                match.game,
                seed=began.opened.seed + began.seq,
                left=match.at(self.now()).time_left(seat),
                touching=match.touching if match.is_masked(seat) else None,
            )
            async with self._door:
                try:
                    await self._let_flag_fall()
                    match = self.last.match
                    # A take back or a resignation may have made it vain; a declined draw has not.
                    if match.to_act is seat and match.game.position == position:
                        await self._writing.wait_for(self.last.after_turn(seat, turn, self.now()))
                except QuartoError:
                    LOG.exception("a computer's turn could not be played")
                    return
