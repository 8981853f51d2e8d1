"""A game is the replay of its log: the same match, the same clocks, the same words."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.settings import Settings
from openquarto.rules import Seat
from openquarto.rules.clock import GameClock, TurnClock
from openquarto.rules.error import QuartoError
from openquarto.rules.false_call import FalseCall
from openquarto.server.error import ServerError
from openquarto.server.game.events import (
    KINDS,
    Acted,
    CoachSet,
    Explored,
    Hinted,
    Joined,
    Left,
    LogEvent,
    LotDrawn,
    Opened,
    RematchOpened,
    TimeOver,
    Touched,
    Wished,
    WishName,
    decode_event,
    encode_event,
)
from openquarto.server.game.moment import Moment
from openquarto.server.game.snapshot import Snapshot, key_of, replay_log
from openquarto.server.room.agreement import record
from openquarto.server.room.projection import Projection
from openquarto.server.room.update import clock
from openquarto.server.seat_names import SeatName
from openquarto.server.store.protocol import StoredEvent
from openquarto.speech.manner import Manner
from openquarto.view.edition import Edition
from tests.strategies import variants, ways_on

clocks = st.sampled_from([None, TurnClock(5), TurnClock(60), GameClock(30, 2)])
SEATS: list[SeatName] = ["first", "second"]
WISHES: list[WishName] = ["draw", "back", "take-back", "accept", "decline", "claim"]


@st.composite
def arrangements(draw: st.DrawFn) -> Arrangement:
    settings = Settings(
        first=draw(st.sampled_from([None, "Ada"])),
        second=draw(st.sampled_from([None, "Bo"])),
        variant=draw(variants),
        edition=draw(st.sampled_from(Edition)),
        first_clock=draw(clocks),
        second_clock=draw(clocks),
        false_call=draw(st.sampled_from(FalseCall)),
        counts=draw(st.booleans()),
        take_back=draw(st.booleans()),
    )
    other = draw(st.sampled_from([PERSON, "pine"]))
    return Arrangement(settings, {Seat.FIRST: PERSON, Seat.SECOND: other})


@st.composite
def stories(draw: st.DrawFn) -> list[Snapshot]:
    """A game of random actions and wishes at random times."""
    deed = Opened.of(draw(arrangements()), points=(1.5, 0.5))
    at = draw(st.floats(0, 1e6))
    snapshots = [Snapshot.opening(deed, at)]
    snapshots.append(snapshots[-1].after(LotDrawn(swaps=draw(st.booleans()), by_lot=True), at))
    for number in range(draw(st.integers(0, 50))):
        at += draw(st.sampled_from([0.0, 0.25, 1.0, 4.0]))
        match = snapshots[-1].match
        deed_now: LogEvent
        if match.game.outcome:
            deed_now = RematchOpened("next", f"n{number}")
        elif match.at(at).outcome:
            deed_now = TimeOver()
        elif draw(st.integers(0, 9)) == 0:
            seat, wish = draw(st.sampled_from(SEATS)), draw(st.sampled_from(WISHES))
            is_hint, name = draw(st.booleans()), f"n{number}"
            deed_now = Hinted(seat, name) if is_hint else Wished(seat, wish, name)
        else:
            action = draw(st.sampled_from(ways_on(match.game, calls_every=10)))
            deed_now = Acted(str(match.to_act), str(action), f"n{number}")  # type: ignore[arg-type]
        try:
            snapshots.append(snapshots[-1].after(deed_now, at))
        except QuartoError:
            continue
        if isinstance(deed_now, RematchOpened):
            break
    return snapshots


def logged(snapshots: list[Snapshot]) -> list[StoredEvent]:
    return [snapshot.stored for snapshot in snapshots]


def told(snapshot: Snapshot) -> tuple[object, ...]:
    """Everything that a snapshot knows."""
    match, now = snapshot.match, snapshot.at + 1.5
    projection = Projection("first", Manner())
    return (
        snapshot.seq,
        snapshot.arrangement,
        snapshot.points,
        snapshot.next,
        snapshot.events,
        match.game,
        match.deadline,
        match.draw_offered_by,
        match.take_back_asked_by,
        clock(snapshot, now),
        str(record(snapshot)),
        list(projection._entries(Moment.of(snapshot), match.whole_view(), snapshot)),
    )


@given(stories())
def test_the_replay_is_the_same(snapshots: list[Snapshot]) -> None:
    again = [*replay_log(logged(snapshots))]
    assert [told(snapshot) for snapshot in snapshots] == [told(snapshot) for snapshot in again]
    assert [*map(key_of, snapshots)] == [*map(key_of, again)]
    if snapshots[-1].match.outcome is None:  # and goes on in the same way
        at = snapshots[-1].at + 3.0
        assert snapshots[-1].match.at(at).outcome == again[-1].match.at(at).outcome


@given(stories())
def test_moments_stand_still(snapshots: list[Snapshot]) -> None:
    for snapshot in snapshots:
        before = told(snapshot)
        snapshot.match.at(snapshot.at + 1e6).tick()
        assert before == told(snapshot)


def test_every_kind_of_event_reads_back() -> None:
    opened = Opened.of(Arrangement())
    deeds: list[LogEvent] = [
        opened,
        Joined("second", "Bo"),
        Left("second"),
        LotDrawn(swaps=True, by_lot=False),
        Acted("first", "A", "x"),
        Touched("first", "b2", "x"),
        Explored("first", ("5", "hand")),
        Wished("second", "draw"),
        Hinted("first"),
        CoachSet("first", "warn"),
        TimeOver(),
        RematchOpened("g"),
    ]
    assert [*KINDS] == [encode_event(1, deed, 0.0).kind for deed in deeds]
    assert deeds == [decode_event(encode_event(1, deed, 0.0)) for deed in deeds]
    assert Arrangement() == opened.arrangement


def test_points_go_with_their_owners() -> None:
    start = Snapshot.opening(Opened.of(Arrangement(), points=(2.0, 1.0)), 0.0)
    assert {Seat.FIRST: 2.0, Seat.SECOND: 1.0} == start.points
    swapped = start.after(LotDrawn(swaps=True, by_lot=True), 0.0)
    assert {Seat.FIRST: 1.0, Seat.SECOND: 2.0} == swapped.points
    resigned = swapped.after(Wished("first", "resign"), 1.0)
    assert {Seat.FIRST: 1.0, Seat.SECOND: 3.0} == resigned.points


def test_a_rematch_waits_for_the_end_and_a_table_is_opened_once() -> None:
    start = Snapshot.opening(Opened.of(Arrangement()), 0.0)
    with pytest.raises(ServerError, match="expected the end of this game"):
        start.after(RematchOpened("next"), 1.0)
    with pytest.raises(ValueError, match="once"):
        start.after(start.cause, 1.0)


def test_logs_without_names_read_as_unnamed() -> None:
    """Earlier versions wrote "First" and "Second" for players who had said no name."""
    opened = Opened.of(Arrangement(Settings(second="Bo")))
    assert (None, "Bo") == opened.names
    before = msgspec.structs.replace(opened, names=("First", "Bo"))
    assert before.arrangement == opened.arrangement


def test_what_was_asked_for_under_the_old_name_replays_as_it_did() -> None:
    """By link "back" undid the last act, whoever did it; "take-back" goes to the asker's own."""
    start = Snapshot.opening(Opened.of(Arrangement(by_link=True)), 0.0)
    played = start.after(LotDrawn(swaps=False, by_lot=False), 1.0)
    acts: list[tuple[SeatName, str]] = [("first", "A"), ("second", "a1"), ("second", "B")]
    for seat, action in acts:
        played = played.after(Acted(seat, action), 2.0)
    after: dict[WishName, str] = {"back": "A3/4/4/4 - a1 classic", "take-back": "4/4/4/4 - - classic"}
    for wish, position in after.items():
        asked = played.after(Wished("first", wish), 3.0)
        assert position == str(asked.after(Wished("second", "accept"), 4.0).match.game.position)
        assert position == str(asked.after(Wished("second", "take-back"), 4.0).match.game.position)
