"""Whose time runs when: nobody pays for the server, the disk or the line, and nobody gains by a trick."""

import asyncio
import socket
import time
from collections.abc import Callable

import pytest
import uvloop

from openquarto.match.arrangement import Arrangement
from openquarto.match.settings import Settings
from openquarto.rules.clock import TurnClock as Limit
from openquarto.rules.seat import Seat
from openquarto.server.game.events import Acted, LotDrawn, Opened, TimeOver
from openquarto.server.game.referee_time import LONGEST_STEP, RefereeTime
from openquarto.server.game.snapshot import Snapshot, replay_log
from openquarto.server.game.turn_clock import ELSEWHERE, MOST_LAG, MOST_LOOK, READING, TurnClock


class Referee:
    """A table of two with five seconds a turn, on a time that is turned by hand."""

    def __init__(self) -> None:
        self.time = 100.0
        self.lags = {Seat.FIRST: 0.0, Seat.SECOND: 0.0}
        self.elsewhere: set[Seat] = set()  # whom another process hears
        self.clock = TurnClock(
            lambda: self.time, lambda: None, lambda seat: self.lags[seat], lambda seat: seat in self.elsewhere
        )
        limit = Limit(5)
        opened = Opened.of(Arrangement(Settings(first_clock=limit, second_clock=limit)))
        start = Snapshot.opening(opened, self.time)
        self.snapshots = [start]
        self._commit(start.after(LotDrawn(swaps=False, by_lot=False), self.time), 0.0)

    @property
    def last(self) -> Snapshot:
        return self.snapshots[-1]

    def act(self, seat: Seat, action: str, *, disk: float = 0.0) -> None:
        """An action is heard now; the disk takes so long to keep it."""
        event, credit = Acted(seat.value, action), self.clock.credit(self.last)
        self._commit(self.last.after(event, self.time, credit), disk)

    def _commit(self, snapshot: Snapshot, disk: float) -> None:
        self.time += disk
        self.clock.sent(snapshot, self.last)
        self.snapshots.append(snapshot)

    def left(self, seat: Seat) -> float:
        left = self.last.match.at(self.clock.charged_until(self.last)).time_left(seat)
        assert left is not None
        return left


@pytest.fixture
def referee() -> Referee:
    return Referee()


def test_a_clock_starts_when_the_news_are_sent(referee: Referee) -> None:
    referee.time += 1.0
    referee.act(Seat.FIRST, "A", disk=3.0)
    assert 5.0 == referee.left(Seat.SECOND)
    referee.time += 4.5
    assert not referee.clock.is_flag_due(referee.last)
    referee.act(Seat.SECOND, "a1")
    assert 0.5 == pytest.approx(referee.left(Seat.SECOND))
    referee.time += 0.6
    assert referee.clock.is_flag_due(referee.last)


def test_the_line_of_one_is_not_paid_by_the_other(referee: Referee) -> None:
    referee.lags[Seat.FIRST] = 0.8
    referee.time += 5.5
    assert not referee.clock.is_flag_due(referee.last)
    referee.act(Seat.FIRST, "A")
    assert 5.0 == referee.left(Seat.SECOND)
    referee.time += 5.0
    assert referee.clock.is_flag_due(referee.last)


def test_the_line_is_credited_once_a_turn_and_within_a_limit(referee: Referee) -> None:
    referee.act(Seat.FIRST, "A")
    referee.lags[Seat.SECOND] = 99.0
    referee.time += 3.0
    referee.act(Seat.SECOND, "a1")
    assert 3.0 == referee.left(Seat.SECOND)
    assert 1.0 == MOST_LAG
    referee.time += 2.9
    assert not referee.clock.is_flag_due(referee.last)
    referee.time += 0.1
    assert referee.clock.is_flag_due(referee.last)


def test_nobody_pays_for_the_look_of_the_coach(referee: Referee) -> None:
    referee.time += 4.0
    referee.clock.begin_look()
    referee.time += 3.0
    assert not referee.clock.is_flag_due(referee.last)
    assert 1.0 == referee.left(Seat.FIRST)
    referee.clock.end_look()
    referee.time += 0.5
    assert 0.5 == referee.left(Seat.FIRST)
    referee.act(Seat.FIRST, "A")
    referee.time += 4.0
    assert 1.0 == referee.left(Seat.SECOND)  # who has not waited
    referee.time += 1.0
    assert referee.clock.is_flag_due(referee.last)


def test_the_coach_looks_for_nothing_within_a_limit_a_turn(referee: Referee) -> None:
    referee.act(Seat.FIRST, "A")
    for _ in range(2):  # two pages of one player look at once
        referee.clock.begin_look()
    referee.time += MOST_LOOK - 1.0
    referee.clock.end_look()
    referee.act(Seat.SECOND, "a1")
    assert 5.0 == referee.left(Seat.SECOND)
    referee.time += 2.0
    referee.clock.end_look()
    assert 4.0 == referee.left(Seat.SECOND)
    referee.clock.begin_look()
    referee.time += 4.0
    assert referee.clock.is_flag_due(referee.last)


def test_what_is_refused_costs_no_credit(referee: Referee) -> None:
    referee.lags[Seat.FIRST] = 0.5
    referee.time += 2.0
    before = referee.clock.credit(referee.last)
    assert before == referee.clock.credit(referee.last) == 0.5


def test_a_replay_knows_every_credit(referee: Referee) -> None:
    referee.lags[Seat.FIRST] = 0.9
    referee.clock.begin_look()
    referee.time += 3.0
    referee.clock.end_look()
    referee.time += 5.8
    referee.act(Seat.FIRST, "A", disk=2.0)
    referee.time += 4.9
    referee.act(Seat.SECOND, "a1", disk=0.3)
    referee.act(Seat.SECOND, "B", disk=0.3)
    referee.time += 6.0
    credit = referee.clock.credit(referee.last)
    referee._commit(referee.last.after(TimeOver(), referee.time, credit), 0.0)
    again = [*replay_log(snapshot.stored for snapshot in referee.snapshots)]
    assert referee.last.match.outcome
    for one, other in zip(referee.snapshots, again, strict=True):
        assert one.match.deadline == other.match.deadline
        assert one.match.outcome == other.match.outcome
        assert str(one.match.record()) == str(other.match.record())


def test_nobody_pays_for_the_time_when_no_server_runs() -> None:
    hour = iter([100.0, 100.4, 5000.0, 5000.2])
    before = RefereeTime(0.0, now=lambda: next(hour))
    kept = before()
    assert 0.4 == pytest.approx(kept)
    after = RefereeTime(kept, now=lambda: next(hour))
    assert 0.6 == pytest.approx(after())


def test_nobody_pays_for_the_time_when_the_server_stood_still() -> None:
    hour = iter([0.0, 0.1, 15.1, 15.2])
    now = RefereeTime(0.0, now=lambda: next(hour))
    assert [0.1, 0.1 + LONGEST_STEP, 0.2 + LONGEST_STEP] == pytest.approx([now(), now(), now()])


def test_a_flag_falls_first_where_its_player_is_heard() -> None:
    referee = Referee()
    referee.elsewhere.add(Seat.FIRST)
    referee.time += 5.0
    assert not referee.clock.is_flag_due(referee.last)
    referee.time += ELSEWHERE
    assert referee.clock.is_flag_due(referee.last)
    referee.elsewhere.clear()
    referee.time -= ELSEWHERE
    assert referee.clock.is_flag_due(referee.last)


def test_a_late_timer_lets_what_came_be_read_first() -> None:
    async def both() -> list[str]:
        loop, order = asyncio.get_running_loop(), list[str]()
        clock = TurnClock(loop.time, lambda: order.append("flag"), lambda _: 0.0)
        limit = Limit(5)
        opened = Opened.of(Arrangement(Settings(first_clock=limit, second_clock=limit)))
        clock.set_timer(Snapshot.opening(opened, loop.time() - 4.99))
        mine, yours = await _pipe(lambda: order.append("read"))
        time.sleep(0.3)  # noqa: ASYNC251  the loop stands still
        yours.write(b"x")
        await asyncio.sleep(10 * READING)
        mine.close()
        yours.close()
        return order

    assert ["read", "flag"] == uvloop.run(both())  # uvicorn uses it: its timers come before its sockets


async def _pipe(on_read: Callable[[], None]) -> tuple[asyncio.BaseTransport, asyncio.WriteTransport]:
    """Two ends of a socket; what comes out of the first is told."""

    class Reader(asyncio.Protocol):
        def data_received(self, _data: bytes) -> None:
            on_read()

    loop, (one, other) = asyncio.get_running_loop(), socket.socketpair()
    reading, _ = await loop.create_connection(Reader, sock=one)
    writing, _ = await loop.create_connection(asyncio.Protocol, sock=other)
    return reading, writing
