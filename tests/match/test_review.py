"""What was missed, and going on from a record."""

import pytest

from openquarto.match import Match, Settings
from openquarto.match.review import Missed, missed_quartos
from openquarto.notation import Record
from openquarto.rules import Action, Call, Give, Line, Outcome, Piece, Place, Reason, Seat, Square
from openquarto.rules.clock import GameClock, TurnClock
from openquarto.rules.false_call import FalseCall
from openquarto.view.edition import Edition

ROW = "1. A a1B 2. b1C c1D d1"
FIRST, SECOND = Seat.FIRST, Seat.SECOND
ROW_1 = Line.parse("a1-d1")


@pytest.mark.parametrize(
    ("moves", "missed"),
    [
        (f"{ROW}#a1-d1 1-0", []),
        (f"{ROW}E #a1-d1 0-1", [Missed(FIRST, ROW_1, 4)]),
        (f"{ROW}#a1-a4?E #a1-d1 0-1", [Missed(FIRST, ROW_1, 4)]),
        (f"{ROW}E a2F *", []),  # it could still be live in a game that goes on
        (
            f'[Termination "resigned"] {ROW}E a2F 1-0',
            [Missed(FIRST, ROW_1, 4), Missed(SECOND, ROW_1, 4)],
        ),
        ('[Variant "auto"] 1. A a1B 2. b1C c1D d1 1-0', []),
    ],
)
def test_the_review_lists_what_was_let_pass(moves: str, missed: list[Missed]) -> None:
    assert tuple(missed) == missed_quartos(Record.parse(moves).game)


def test_settings_come_back_from_the_record_that_they_made() -> None:
    settings = Settings(
        first="Ada",
        edition=Edition.ACCESS,
        first_clock=TurnClock(60),
        second_clock=GameClock(450, 5),
        false_call=FalseCall.LOSES,
    )
    record = Match(settings).record()
    assert settings == Settings.of(record)
    assert ("Ada", "Second") == (record.tags["First"], record.tags["Second"])  # for want of a name


def test_what_a_stranger_wrote_is_taken_as_far_as_it_can_be() -> None:
    name = "x" * 99
    record = Record.parse(f'[First "{name}"] [Second "Bo"] [Edition "gold"] [TimeControl "1/turn"] A *')
    assert Settings(second="Bo") == Settings.of(record)


def test_a_match_goes_on_from_its_record() -> None:
    time = 100.0
    settings = Settings(first_clock=TurnClock(60), second_clock=GameClock(450, 5))
    match = Match(settings, now=lambda: time)
    actions: list[Action] = [Give(Piece.A), Place(Square.a1), Call(Line.parse("a1-a4")), Give(Piece.B)]
    for action in actions:
        time += 10
        match.act(match.to_act or FIRST, action)
    time += 7
    left = {seat: match.time_left(seat) for seat in Seat}
    assert {FIRST: 53, SECOND: 425} == left
    text = str(match.record())
    time += 1000  # nobody pays for the time between
    again = Match.resume(Settings.of(Record.parse(text)), Record.parse(text), left, now=lambda: time)
    assert match.game == again.game
    assert left == {seat: again.time_left(seat) for seat in Seat}
    assert text == str(again.record())
    time += 52
    assert again.outcome is None
    time += 1
    assert Outcome(Reason.TIME, SECOND) == again.outcome


def test_taking_back_after_that_gives_no_time_away() -> None:
    time = 0.0
    settings = Settings(first_clock=GameClock(100), second_clock=GameClock(100))
    record = Record.parse('[TimeControl "100+0"] A a1B b1 *')
    match = Match.resume(settings, record, {FIRST: 5, SECOND: 6}, now=lambda: time)
    match.take_back(FIRST)
    match.take_back(SECOND)
    assert {FIRST: 5, SECOND: 6} == {seat: match.time_left(seat) for seat in Seat}


def test_an_ended_game_stays_ended() -> None:
    for text in ('[Termination "resigned"] A a1B 1-0', '[FalseCall "loses"] A a1#a1-d1? 1-0'):
        record = Record.parse(text)
        assert record.outcome == Match.resume(Settings.of(record), record).outcome


def test_who_asked_is_known_until_it_is_answered() -> None:
    match = Match()
    match.act(FIRST, Give(Piece.A))
    match.offer_draw(SECOND)
    match.take_back(FIRST)
    assert (SECOND, FIRST) == (match.draw_offered_by, match.take_back_asked_by)
    match.decline_draw(FIRST)
    match.decline_take_back(SECOND)
    assert (None, None) == (match.draw_offered_by, match.take_back_asked_by)
