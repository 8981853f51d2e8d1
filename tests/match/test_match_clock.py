"""Rule 10: the clocks, on the referee's time."""

import pytest

from openquarto.match import Match, Settings
from openquarto.rules import (
    Call,
    Done,
    GameClock,
    Give,
    Line,
    Outcome,
    Piece,
    Place,
    Position,
    Reason,
    RuleError,
    Seat,
    Square,
    TimeControl,
    TurnClock,
)
from openquarto.view.event import Ended
from tests.match.test_match import FIRST, SECOND, Time

MINUTE = TurnClock(60)


def table(
    time: Time,
    first: TimeControl | None = MINUTE,
    second: TimeControl | None = MINUTE,
    start: str = "4/4/4/4 - -",
) -> Match:
    return Match(Settings(first_clock=first, second_clock=second), start=Position.parse(start), now=time)


def test_the_first_gift_is_a_turn() -> None:
    time = Time()
    match = table(time)
    time.now += 59.9
    assert () == match.events()
    time.now += 0.1
    match.tick()
    assert Outcome(Reason.TIME, SECOND) == match.outcome
    assert (Ended(Outcome(Reason.TIME, SECOND)),) == match.events()


def test_a_turn_runs_from_receiving_a_piece_to_giving_the_next_with_all_calls() -> None:
    time = Time()
    match = table(time)
    match.act(FIRST, Give(Piece.A))
    time.now += 20
    match.act(SECOND, Place(Square.a1))
    time.now += 20
    match.act(SECOND, Call(Line.ROW_1))
    assert (60.0, 20.0) == (match.time_left(FIRST), match.time_left(SECOND))
    time.now += 10
    match.act(SECOND, Give(Piece.B))
    assert (60.0, 60.0) == (match.time_left(FIRST), match.time_left(SECOND))
    time.now += 60
    assert 0.0 == match.time_left(FIRST)
    assert Outcome(Reason.TIME, SECOND) == match.outcome


def test_the_sixteenth_turn_ends_with_done_and_the_last_look_is_a_turn_of_its_own() -> None:
    time = Time()
    match = table(time, start="AFPK/OHBC/DMGJ/LIN1 E c4")
    time.now += 30
    match.act(FIRST, Place(Square.d4))
    time.now += 29
    match.act(FIRST, Done())
    assert (60.0, 60.0) == (match.time_left(FIRST), match.time_left(SECOND))
    time.now += 60
    match.tick()
    assert Outcome(Reason.TIME, FIRST) == match.outcome


def test_a_call_counts_only_if_it_reaches_the_referee_before_the_deadline() -> None:
    for late, outcome in ((-0.001, Outcome(Reason.CALLED, FIRST)), (0.0, Outcome(Reason.TIME, SECOND))):
        time = Time()
        match = table(time, start="ABC1/4/4/4 D c1")
        match.act(FIRST, Place(Square.d1))
        time.now += 60 + late
        if late < 0:
            match.act(FIRST, Call(Line.ROW_1))
        else:
            with pytest.raises(RuleError, match="because the game is over, got #a1-d1"):
                match.act(FIRST, Call(Line.ROW_1))
        assert outcome == match.outcome


def test_clocks_may_differ_and_one_seat_may_have_none() -> None:
    time = Time()
    match = table(time, None, TurnClock(5))
    time.now += 10_000
    assert (None, 5.0, None) == (match.time_left(FIRST), match.time_left(SECOND), match.deadline)
    match.act(FIRST, Give(Piece.A))
    assert time.now + 5 == match.deadline


def test_a_game_clock_runs_down_and_gains_its_increment() -> None:
    time = Time()
    match = table(time, GameClock(100, 5), GameClock(100, 5))
    time.now += 30
    match.act(FIRST, Give(Piece.A))
    assert (75.0, 100.0) == (match.time_left(FIRST), match.time_left(SECOND))
    time.now += 40
    match.act(SECOND, Place(Square.a1))
    match.act(SECOND, Give(Piece.B))
    assert (75.0, 65.0) == (match.time_left(FIRST), match.time_left(SECOND))
    time.now += 75
    match.tick()
    assert Outcome(Reason.TIME, SECOND) == match.outcome


def test_the_clock_stops_with_the_game() -> None:
    time = Time()
    match = table(time)
    time.now += 10
    match.resign(FIRST)
    time.now += 1000
    assert (50.0, Outcome(Reason.RESIGNED, SECOND)) == (match.time_left(FIRST), match.outcome)


def test_whose_flag_falls_is_never_the_waiting_players() -> None:
    time = Time()
    match = table(time)
    match.act(FIRST, Give(Piece.A))
    time.now += 61
    with pytest.raises(RuleError, match="game is over"):
        match.offer_draw(FIRST)
    assert Outcome(Reason.TIME, Seat.FIRST) == match.outcome
