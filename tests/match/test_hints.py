"""Hints at the referee's table: who may ask when, how they are counted, and what the record tells of them."""

from dataclasses import replace

import pytest

from openquarto.match import Mask, Match, Settings
from openquarto.match.arrangement import Arrangement
from openquarto.match.greeting import review
from openquarto.match.hints import Hints
from openquarto.match.saved_record import match_of, record_of
from openquarto.notation import Record
from openquarto.rules import Give, Piece, Place, RuleError, Seat, Square, TurnClock
from openquarto.speech import Hearer
from openquarto.view.event import HintAsked

FIRST, SECOND = Seat.FIRST, Seat.SECOND


def played(settings: Settings | None = None) -> Match:
    """First asks once, second twice before placing and once after it."""
    match = Match(settings, now=lambda: 0.0)
    match.ask_hint(FIRST)
    match.act(FIRST, Give(Piece.A))
    match.ask_hint(SECOND)
    match.ask_hint(SECOND)
    match.act(SECOND, Place(Square.b2))
    match.ask_hint(SECOND)
    match.act(SECOND, Give(Piece.B))
    return match


def test_everybody_is_told_that_somebody_asked_and_nothing_else() -> None:
    events = [event for event in played().events(FIRST) if isinstance(event, HintAsked)]
    assert [HintAsked(FIRST), *[HintAsked(SECOND)] * 3] == events


def test_the_record_counts_them_by_player_and_by_turn() -> None:
    record = played().record()
    assert "1,3" == record.tags["Hints"]
    assert str(record).endswith("1. A {[%hint 1]} 1... b2B {[%hint 3]} *\n")
    assert Hints(1, 3, (0, 1, 1, 1)) == Hints.of(Record.parse(str(record)))


def test_a_record_tells_them_beside_the_clock() -> None:
    timed = Settings(first_clock=TurnClock(60), second_clock=TurnClock(60))
    assert "A {[%clk 0:01:00] [%hint 1]}" in str(played(timed).record())


def test_a_game_that_goes_on_elsewhere_knows_them() -> None:
    match, table = played(), Arrangement()
    match.ask_hint(FIRST)  # in a turn that the record does not have yet
    again = match_of(Record.parse(str(record_of(match, table))), table, now=lambda: 0.0)
    assert (2, 3) == (again.hints.count(FIRST), again.hints.count(SECOND))


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "-1,2", "x,y", "99999,1", "1, 2"])
def test_what_others_wrote_is_no_count(text: str) -> None:
    record = played().record()
    assert (0, 0) == (Hints.of(replace(record, tags={"Hints": text})).first, 0)


def test_a_turn_that_is_taken_back_leaves_its_hints() -> None:
    match = played()
    match.take_back(SECOND)
    match.take_back(FIRST)
    assert "1,3" == match.record().tags["Hints"]
    match.act(SECOND, Give(Piece.C))
    assert str(match.record()).endswith("1... b2C {[%hint 3]} *\n")


@pytest.mark.parametrize(
    ("settings", "code"),
    [(Settings(counts=True), "hint counts"), (Settings(mask=Mask()), "hint masked")],
)
def test_none_before_the_end_where_it_counts_or_a_mask_is_worn(settings: Settings, code: str) -> None:
    match = Match(settings)
    with pytest.raises(RuleError) as refused:
        match.ask_hint(FIRST)
    assert code == refused.value.faults[0].code
    assert () == match.history()


def test_only_in_ones_own_turn_and_not_after_the_end() -> None:
    match = Match()
    with pytest.raises(RuleError, match="expected first to act"):
        match.ask_hint(SECOND)
    match.resign(FIRST)
    with pytest.raises(RuleError, match="the game is over"):
        match.ask_hint(FIRST)
    assert "Hints" not in match.record().tags


def test_after_the_end_it_is_told_who_asked_how_often() -> None:
    match = played()
    match.resign(FIRST)
    assert ("Hints: you 1, Second 3.",) == review(match, Hearer(seat=FIRST))
    assert () == review(Match(), Hearer())
