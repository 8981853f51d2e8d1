"""One table: the state of its game, and the one way in which something happens at it."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial

import msgspec

from openquarto.engine.turn import Turn
from openquarto.rules.error import QuartoError
from openquarto.rules.position import Position
from openquarto.rules.seat import Seat
from openquarto.server.error import LogChangedError, ServerError, StoreError, refusal_of
from openquarto.server.game.commit import Callback, result_of
from openquarto.server.game.computers import Computers
from openquarto.server.game.events import LogEvent, TimeOver
from openquarto.server.game.game_log import CLOSING, TRIES, GameLog, Load
from openquarto.server.game.history import History
from openquarto.server.game.observer import TableObserver
from openquarto.server.game.snapshot import Snapshot
from openquarto.server.game.thinking import Thinking
from openquarto.server.game.turn_clock import TurnClock
from openquarto.server.limits import Limits
from openquarto.server.off_loop import OffLoop, OnLoop
from openquarto.server.store.protocol import GameInfo, Session, Store
from openquarto.wire.table import Sitter

LOG = logging.getLogger(__name__)
RETRY = 1.0  # seconds after which a flag falls again that could not be written


@dataclass(frozen=True, slots=True)
class TableServices:
    """What all tables of a server share."""

    store: Store
    computers: Computers
    now: Callable[[], float]
    limits: Limits
    off_loop: OffLoop = field(default_factory=OnLoop)  # where logs are replayed
    timed: "set[Table]" = field(default_factory=set)  # those whose clock runs


class Proposal(msgspec.Struct):
    """What somebody wants to happen: made when its turn has come, from the table as it is then."""

    make: Callable[[Snapshot], LogEvent]  # raises QuartoError
    id: str = ""  # idempotency key
    seq: int | None = None  # of the table that it was meant for; None for one that means the same at any time
    event: LogEvent | None = None  # what was made; None for a repeated id
    tries: int = 0


class Table(GameLog):
    """A game in memory, with its seats, its clock and its computer. A proposal is tried, then committed."""

    def __init__(self, info: GameInfo, history: History, services: TableServices, load: Load) -> None:
        super().__init__(info, history, services.store, services.now, load)
        self.arrived: set[Seat] = set()  # players who have come to the table since it is in memory
        self._services = services
        self._observer: TableObserver | None = None
        self._clock = TurnClock(self.now, self._clock_is_due, self._lag, self._is_elsewhere)
        self._thinking = Thinking(self, services.computers, self._play)

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

    def change_info(self, info: GameInfo) -> None:
        """This process has changed who plays, or what they call the game."""
        super().change_info(info)
        if self._observer:
            self._observer.seats_changed()

    def set_owner(self, owner: str) -> None:
        """Somebody who plays here has come from this address: their tables share the computers."""
        self._thinking.set_owner(owner)

    def arrive(self, seat: Seat | None) -> None:
        """Somebody has opened the table; a game by link may begin with that."""
        if seat:
            self.arrived.add(seat)
        self._go_on()

    @property
    def clock_time(self) -> float:
        """The time that the clocks show: they stand still while a message is on its way."""
        return self._clock.charged_until(self.last)

    @contextmanager
    def look(self) -> Iterator[None]:
        """The coach looks: whoever is to act waits for it, and their clock with them."""
        self._clock.begin_look()
        try:
            yield
        finally:
            self._clock.end_look()

    def _lag(self, seat: Seat) -> float:
        return self._observer.lag(seat) if self._observer else 0.0

    def _is_elsewhere(self, seat: Seat) -> bool:
        """Whether another process may know better how long a player has taken."""
        return self.is_shared and self._observer is not None and not self._observer.is_here(seat)

    def close(self, code: int = CLOSING) -> None:
        """Stop the clock and the computer; what is being committed is committed, and nothing after it."""
        self.is_closed = True
        self._services.timed.discard(self)
        if self._observer:
            self._observer.table_closed(code)
        self._clock.stop()
        self._thinking.stop()

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
            if self.is_shared:
                self._spawn(self._confirm(then))
            else:
                then(None)
            return
        try:
            self._check_open()
            seq, last = proposal.seq, self.last
            event = proposal.event = proposal.make(last)
            if seq is not None and not last.shared_seq <= seq <= last.seq:
                raise ServerError("stale")
            self.history.budget.check(event)
            snapshot = last.after(event, self.moment, self._clock.credit(last))
        except QuartoError as refusal:
            if self.is_shared and not self.is_closed:  # another process may know better
                self._spawn(self._try_again(proposal, then, refusal))
            else:
                then(refusal)
        else:
            self._committer.begin([snapshot], partial(self._committed, proposal, then))

    def _committed(self, proposal: Proposal, then: Callback, problem: Exception | None) -> None:
        if isinstance(problem, LogChangedError):
            self._spawn(self._try_again(proposal, then, refusal_of(problem)))
        else:
            then(problem)

    async def _try_again(self, proposal: Proposal, then: Callback, refusal: QuartoError) -> None:
        """Look at a proposal once more, if another process has written meanwhile; the mutex is held."""
        try:
            is_new = await self._catch_up()
        except Exception as problem:  # noqa: BLE001  it is told to whoever asked
            then(problem)
            return
        proposal.tries += 1
        if is_new and proposal.tries < TRIES:
            self._perform(proposal, then)
        else:
            then(refusal)

    async def _confirm(self, then: Callback) -> None:
        """Say that something is done as soon as it cannot be lost: perhaps it was only read."""
        try:
            await self._store.sync()
        except StoreError as problem:
            then(refusal_of(problem))
            self.close()
        else:
            then(None)

    def _release(self, then: Callback, problem: Exception | None) -> None:
        self._mutex.release()
        then(problem)

    # What follows on it

    def _changed(self, snapshot: Snapshot, before: Snapshot) -> None:
        self._clock.sent(snapshot, before)
        if self._observer:
            self._observer.table_changed(snapshot, before)

    def _replaced(self, before: Snapshot, was: GameInfo) -> None:
        """Let everybody see all of it anew; whose seat another session has is sent away."""
        if self.last.seq != before.seq:
            self._clock.sent(self.last, before)
        if self._observer:
            seats = self.info.seats
            left = ((session, seat) for session, seat in was.seats.items() if session not in seats)
            self._observer.seats_taken([session for session, seat in left if seat in seats.values()])
            self._observer.seats_changed()
        self._history_changed()
        self._go_on()

    def _history_changed(self) -> None:
        if self._observer:
            self._observer.history_changed()

    def _go_on(self) -> None:
        """What happens without anybody's request: the beginning, the clock, and the computer."""
        if self.is_closed:
            return
        if self._is_ready:
            self._spawn(self._begin())
        self._clock.set_timer(self.last)
        is_timed = self.last.match.deadline is not None
        (self._services.timed.add if is_timed else self._services.timed.discard)(self)
        is_ours = not self.is_shared or (self._observer is not None and self._observer.is_attended())
        self._thinking.go_on(self._spawn if is_ours else None)

    # The beginning, where two play by link

    @property
    def _is_ready(self) -> bool:
        last = self.last
        return not last.is_begun and last.begins(self.info.seats.values(), self.arrived)

    async def _begin(self) -> None:
        async with self._mutex:
            if self._is_ready and not self.is_closed:
                with suppress(ServerError):  # it is tried again
                    await self._commit([self.last.begun(self.moment)])

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
        tries = 0
        while self._clock.is_flag_due(self.last) and not self.is_closed and tries < TRIES:
            tries += 1
            last, credit = self.last, self._clock.credit(self.last)
            await self._commit([last.after(TimeOver(), self.moment, credit)])

    # The computer

    async def _play(self, seat: Seat, position: Position, turn: Turn) -> bool:
        async with self._mutex:
            try:
                await self._let_flag_fall()
                if self._thinking.is_needed(seat, position):
                    at, credit = self.moment, self._clock.credit(self.last)
                    await self._commit(self.last.after_turn(seat, turn, at, credit))
            except QuartoError:
                LOG.exception("a computer's turn could not be played")
                return False
        return True
