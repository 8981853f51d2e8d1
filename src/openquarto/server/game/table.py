"""One table: the state of its game, and the one way in which something happens at it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec

from openquarto.engine.turn import Turn
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.server.error import ServerError
from openquarto.server.game.commit import Callback, Committer, result_of
from openquarto.server.game.computers import Computers, TurnRequest
from openquarto.server.game.events import LogEvent, TimeOver
from openquarto.server.game.history import History
from openquarto.server.game.mutex import Mutex
from openquarto.server.game.observer import TableObserver
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.turn_clock import TurnClock
from openquarto.server.limits import Limits
from openquarto.server.store.protocol import GameInfo, Session, Store
from openquarto.wire.table import Sitter

LOG = logging.getLogger(__name__)
CLOSING = 4001  # why a socket is closed: the page may come again
RETRY = 1.0  # seconds after which a flag falls again that could not be written


@dataclass(frozen=True, slots=True)
class TableServices:
    """What all tables of a server share."""

    store: Store
    computers: Computers
    now: Callable[[], float]
    limits: Limits
    timed: "set[Table]" = field(default_factory=set)  # those whose clock runs


class Proposal(msgspec.Struct):
    """What somebody wants to happen: made when its turn has come, from the table as it is then."""

    make: Callable[[Snapshot], LogEvent]  # raises QuartoError
    id: str = ""  # idempotency key
    seq: int | None = None  # of the table that it was meant for; None for one that means the same at any time
    event: LogEvent | None = None  # what was made; None for a repeated id


class Table:
    """A game in memory. An event is tried, then committed, then published: never before."""

    def __init__(self, info: GameInfo, history: History, services: TableServices) -> None:
        self.info = info
        self.history = history
        self.last = history.last  # the table now
        self.now = services.now
        self.arrived: set[Seat] = set()  # players who have come to the table since it is in memory
        self._services = services
        self._observer: TableObserver | None = None
        self._committer = Committer(info.game, services.store, self._publish, self._lose)
        self._mutex = Mutex()
        self._clock = TurnClock(self.now, self._clock_is_due, self._lag)
        self.is_closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._owner = ""  # the address of who plays here: tables of one address share the computers
        self._thinking: asyncio.Task[None] | None = None
        self._thought: tuple[Seat, Position, asyncio.Task[Turn]] | None = None

    def start(self, observer: TableObserver) -> None:
        """Let the clock run and the computer think; `observer` is called from now on."""
        self._observer = observer
        self._go_on()

    @property
    def is_quiet(self) -> bool:
        """Whether no clock runs and nothing is under way."""
        return not (self._tasks or self.last.match.deadline is not None)

    # Who plays

    def seat_of(self, session: Session | None) -> Sitter:
        """The seat of a session."""
        return self.info.seats.get(session, "none") if session else "none"

    def change_seats(self, seats: Mapping[Session, Sitter]) -> None:
        """Let others have the seats from now on."""
        self.info = replace(self.info, seats=seats)
        if self._observer:
            self._observer.seats_changed()

    def set_owner(self, owner: str) -> None:
        """Somebody who plays here has come from this address; a turn that waits, waits in their line."""
        is_known, self._owner = bool(self._owner), owner
        if self._thought and not is_known:
            self._thought[2].cancel()

    def arrive(self, seat: Seat | None) -> None:
        """Somebody has opened the table; a game by link may begin with that."""
        if seat:
            self.arrived.add(seat)
        self._go_on()

    @property
    def clock_time(self) -> float:
        """The time that the clocks show: they stand still while a message is on its way."""
        return self._clock.charged_until(self.last)

    def _lag(self, seat: Seat) -> float:
        return self._observer.lag(seat) if self._observer else 0.0

    def close(self, code: int = CLOSING) -> None:
        """Stop the clock and the computer; what is being committed is committed, and nothing after it."""
        self.is_closed = True
        self._services.timed.discard(self)
        if self._observer:
            self._observer.table_closed(code)
        self._clock.stop()
        if self._thinking:
            self._thinking.cancel()

    def _lose(self) -> None:
        """What the store holds is not known: whoever comes next gets a table that is loaded from it."""
        self.close()

    async def rewrite(self, make: Callable[[], Coroutine[Any, Any, History]]) -> None:
        """Let the past be another one: only to forget a name in it."""
        async with self._mutex:
            self.history = await make()
            self.last = self.history.last
            if self._observer:
                self._observer.history_changed()

    # What happens

    def submit(self, proposal: Proposal, then: Callback) -> None:
        """Let something happen, once by its id; `then` is called when it is durable, or with why it is not.

        Where nothing is in the way, it is handed to the store at once, without a task.
        """
        if self._mutex.try_acquire():
            if not self._clock.is_flag_due(self.last):
                self._perform(proposal, partial(self._release, then))
                return
            self._mutex.release()
        self._spawn(self._perform_later(proposal, then))

    async def _perform_later(self, proposal: Proposal, then: Callback) -> None:
        problem: Exception | None = None
        try:
            async with self._mutex:
                await self._let_flag_fall()
                await result_of(partial(self._perform, proposal))
        except Exception as caught:  # noqa: BLE001  it is told to whoever asked
            problem = caught
        then(problem)

    def _perform(self, proposal: Proposal, then: Callback) -> None:
        """The one way in which a proposal becomes an event; the mutex is held."""
        if proposal.id and proposal.id in self.history.keys:  # sent again: the answer was lost on its way
            then(None)
            return
        try:
            self._check_open()
            seq, last = proposal.seq, self.last
            event = proposal.event = proposal.make(last)
            if seq is not None and not last.shared_seq <= seq <= last.seq:
                raise ServerError("stale")
            self.history.budget.check(event)
            snapshot = last.after(event, max(last.at, self.now()), self._clock.credit(last))
        except QuartoError as refusal:
            then(refusal)
        else:
            self._committer.begin([snapshot], then)

    def _check_open(self) -> None:
        if self.is_closed:  # another table may have been loaded from the store by now
            raise ServerError("closing")

    def _release(self, then: Callback, problem: Exception | None) -> None:
        self._mutex.release()
        then(problem)

    async def exclusively(
        self, write: Callable[[Snapshot, float], Coroutine[Any, Any, Sequence[Snapshot]]]
    ) -> None:
        """Let something happen whose transaction is more than events of this game; nothing else does."""

        async def alone() -> None:
            async with self._mutex:
                self._check_open()
                try:
                    self._publish(await write(self.last, self.now()))
                except ServerError as refusal:
                    if refusal.faults[0].code == "not known":
                        self._lose()
                    raise

        await asyncio.shield(self._spawn(alone()))

    def _publish(self, snapshots: Sequence[Snapshot]) -> None:
        for snapshot in snapshots:
            before, self.last = self.last, snapshot
            self.history.append(snapshot)
            self._clock.sent(snapshot, before)
            if self._observer:
                self._observer.table_changed(snapshot, before)
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
        """What happens without anybody's request: the beginning, the clock, and the computer."""
        if self.is_closed:
            return
        if self._is_ready:
            self._spawn(self._begin())
        self._clock.set_timer(self.last)
        if self._thought and not self._is_needed(*self._thought[:2]):
            self._thought[2].cancel()
        is_timed = self.last.match.deadline is not None
        (self._services.timed.add if is_timed else self._services.timed.discard)(self)
        if self.last.computer and (self._thinking is None or self._thinking.done()):
            self._thinking = self._spawn(self._think())

    # The beginning, where two play by link

    @property
    def _is_ready(self) -> bool:
        last = self.last
        return not last.is_begun and last.begins(self.info.seats.values(), self.arrived)

    async def _begin(self) -> None:
        async with self._mutex:
            if self._is_ready and not self.is_closed:
                with suppress(ServerError):  # it is tried again
                    await self._committer.commit([self.last.begun(self.now())])

    # The clock

    def _clock_is_due(self) -> None:
        self._spawn(self._tick())

    async def _tick(self) -> None:
        async with self._mutex:
            soonest = 0.0
            try:
                await self._let_flag_fall()
            except ServerError:
                soonest = RETRY  # a disk that refuses is not asked all the time
            if self._clock.is_warning_due(self.last) and self._observer:
                self._observer.time_is_low()
            if not self.is_closed:
                self._clock.set_timer(self.last, soonest=soonest)

    async def _let_flag_fall(self) -> None:
        if self._clock.is_flag_due(self.last) and not self.is_closed:
            last, credit = self.last, self._clock.credit(self.last)
            await self._committer.commit([last.after(TimeOver(), max(last.at, self.now()), credit)])

    # The computer

    async def _think(self) -> None:
        """Turn after turn, as long as a computer is to act."""
        while (seat := self.last.computer) is not None:
            position = self.last.match.game.position
            thought = asyncio.create_task(self._choose(seat, self.last))
            self._thought = seat, position, thought
            try:
                await asyncio.wait((thought,))
            finally:
                self._thought = None
                thought.cancel()
            if thought.cancelled():  # in vain: perhaps there is something else to think of
                continue
            turn = thought.result()
            async with self._mutex:
                try:
                    await self._let_flag_fall()
                    if self._is_needed(seat, position):
                        at, credit = max(self.last.at, self.now()), self._clock.credit(self.last)
                        await self._committer.commit(self.last.after_turn(seat, turn, at, credit))
                except QuartoError:
                    LOG.exception("a computer's turn could not be played")
                    return

    def _choose(self, seat: Seat, began: Snapshot) -> Coroutine[Any, Any, Turn]:
        match, player = began.match, began.arrangement.sitters[seat]
        touching = match.touching if match.is_masked(seat) else None
        wanted = TurnRequest(player, match.game, began.opened.seed + began.seq, touching)
        left = match.at(self.clock_time).time_left(seat)
        return self._services.computers.turn(wanted, left=left, owner=self._owner)

    def _is_needed(self, seat: Seat, position: Position) -> bool:
        """Whether a turn can be played; a take back or a resignation makes it vain, a declined draw not."""
        match = self.last.match
        return match.to_act is seat and match.game.position == position
