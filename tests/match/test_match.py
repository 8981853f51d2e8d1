"""The referee: turns, calls, offers, take back, claims, and what each seat is told."""

import pytest

from openquarto.match import Match, Settings
from openquarto.notation import Record
from openquarto.rules import (
    Call,
    Done,
    FalseCall,
    Give,
    Line,
    Outcome,
    Phase,
    Piece,
    Place,
    Position,
    Reason,
    RuleError,
    Seat,
    SetupError,
    Side,
    Square,
    TurnClock,
    Variant,
)
from openquarto.view.event import (
    Called,
    DrawDeclined,
    DrawOffered,
    Ended,
    Gave,
    Placed,
    SaidDone,
    TakeBackAsked,
    TakeBackDeclined,
    TakenBack,
)
from openquarto.view.view import Shown

FIRST, SECOND = Seat.FIRST, Seat.SECOND
ROW = Position.parse("ABC1/4/4/4 D c1")


class Time:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_players_act_in_turn_and_everybody_is_told() -> None:
    match = Match()
    match.act(FIRST, Give(Piece.M))
    match.act(SECOND, Place(Square.b2))
    match.act(SECOND, Call(Line.ROW_1))
    assert (
        Gave(FIRST, Piece.M),
        Placed(SECOND, Piece.M, Square.b2),
        Called(SECOND, Line.ROW_1, ()),
    ) == match.events(FIRST)
    assert match.events(FIRST) == match.events(SECOND) == match.events(None)
    assert (Called(SECOND, Line.ROW_1, ()),) == match.events(SECOND, since=2)


def test_nobody_acts_out_of_turn_and_nothing_is_lost() -> None:
    match = Match()
    with pytest.raises(RuleError, match="expected first to act, got M from second"):
        match.act(SECOND, Give(Piece.M))
    with pytest.raises(RuleError, match="expected a piece to be given, got b2"):
        match.act(FIRST, Place(Square.b2))
    assert () == match.events(FIRST)
    match.act(FIRST, Give(Piece.M))


def test_a_true_call_is_shown_with_its_common_sides() -> None:
    match = Match(start=ROW)
    match.act(FIRST, Place(Square.d1))
    assert () == match.view(SECOND).shown
    match.act(FIRST, Call(Line.ROW_1))
    won = Outcome(Reason.CALLED, FIRST)
    sides = (Side.LIGHT, Side.ROUND)
    assert (Placed(FIRST, Piece.D, Square.d1), Called(FIRST, Line.ROW_1, sides), Ended(won)) == match.events()
    assert ((Shown(Line.ROW_1, sides),), won) == (match.view(SECOND).shown, match.view(SECOND).outcome)
    with pytest.raises(RuleError, match="expected nothing more, because the game is over, got E"):
        match.act(FIRST, Give(Piece.E))


def test_a_false_call_of_an_expired_quarto_shows_no_sides() -> None:
    match = Match(start=ROW)
    for seat, action in ((FIRST, Place(Square.d1)), (FIRST, Give(Piece.P)), (SECOND, Place(Square.a2))):
        match.act(seat, action)
    match.act(SECOND, Call(Line.ROW_1))
    assert Called(SECOND, Line.ROW_1, (), is_expired=True, last=Square.a2) == match.events()[-1]


def test_a_false_call_of_what_never_was_a_quarto_is_nothing_but_false() -> None:
    match = Match(start=ROW)
    match.act(FIRST, Place(Square.d2))
    match.act(FIRST, Call(Line.ROW_1))
    assert Called(FIRST, Line.ROW_1, ()) == match.events()[-1]


def test_a_quarto_of_a_start_that_names_no_last_square_has_expired() -> None:
    match = Match(start=Position.parse("ABCD/4/4/4 - -"))
    match.act(FIRST, Call(Line.ROW_1))
    assert Called(FIRST, Line.ROW_1, (), is_expired=True) == match.events()[-1]


def test_an_automatic_win_shows_every_quarto_it_made() -> None:
    settings = Settings(variant=Variant.parse("auto"))
    match = Match(settings, start=Position.parse("1BCD/E3/I3/M3 A - auto"))
    match.act(SECOND, Place(Square.a1))
    assert [Line.ROW_1, Line.COLUMN_A] == [shown.line for shown in match.view().shown]
    assert Outcome(Reason.CALLED, SECOND) == match.outcome


def test_the_last_look() -> None:
    match = Match(start=Position.parse("AFPK/OHBC/DMGJ/LIN1 E c4"))
    match.act(FIRST, Place(Square.d4))
    match.act(FIRST, Done())
    match.act(SECOND, Done())
    assert (SaidDone(FIRST), SaidDone(SECOND), Ended(Outcome(Reason.FULL_BOARD, None))) == match.events()[1:]


def test_a_false_call_loses_where_the_table_says_so() -> None:
    match = Match(Settings(false_call=FalseCall.LOSES), start=ROW)
    match.act(FIRST, Call(Line.ROW_1))
    assert Outcome(Reason.FALSE_CALL, SECOND) == match.outcome


def test_resigning_is_possible_at_any_time_for_either() -> None:
    match = Match()
    match.resign(SECOND)
    assert (Outcome(Reason.RESIGNED, FIRST), None) == (match.outcome, match.to_act)
    with pytest.raises(RuleError, match="because the game is over, got a resignation"):
        match.resign(FIRST)


def test_a_draw_is_offered_and_agreed() -> None:
    match = Match()
    match.offer_draw(FIRST)
    with pytest.raises(RuleError, match="got a second offer from first"):
        match.offer_draw(FIRST)
    match.offer_draw(SECOND)
    assert (DrawOffered(FIRST), Ended(Outcome(Reason.AGREED, None))) == match.events()


def test_a_draw_is_declined_in_words_or_by_playing_on() -> None:
    match = Match()
    with pytest.raises(RuleError, match="expected a draw offer to decline"):
        match.decline_draw(FIRST)
    match.offer_draw(SECOND)
    with pytest.raises(RuleError, match="expected a draw offer to decline"):
        match.decline_draw(SECOND)
    match.decline_draw(FIRST)
    assert (DrawOffered(SECOND), DrawDeclined(FIRST)) == match.events()
    match.offer_draw(SECOND)
    match.act(FIRST, Give(Piece.A))
    match.offer_draw(FIRST)  # an offer of its own, not an agreement to the one that has lapsed
    assert None is match.outcome
    match.act(SECOND, Place(Square.a1))
    match.offer_draw(FIRST)
    assert None is match.outcome


def test_take_back_needs_both_and_restores_calls_and_clocks() -> None:
    time = Time()
    match = Match(Settings(first_clock=TurnClock(60), second_clock=TurnClock(60)), start=ROW, now=time)
    time.now += 10
    match.act(FIRST, Call(Line.ROW_1))
    time.now += 10
    match.act(FIRST, Place(Square.a2))
    time.now += 10
    match.act(FIRST, Call(Line.ROW_1))
    match.take_back(FIRST)
    with pytest.raises(RuleError, match="got it again from first"):
        match.take_back(FIRST)
    time.now += 5
    match.take_back(SECOND)
    undone = (Placed(FIRST, Piece.D, Square.a2),)
    assert (TakeBackAsked(FIRST, undone), TakenBack(undone, FIRST, Phase.PLACE)) == match.events()[-2:]
    assert Position.parse("ABC1/4/4/4 D c1").play(Call(Line.ROW_1)) == match.game.position
    assert (40.0, 60.0) == (match.time_left(FIRST), match.time_left(SECOND))
    time.now += 15
    assert 25.0 == match.time_left(FIRST)


def test_take_back_across_turns_gives_the_clock_back_to_the_giver() -> None:
    time = Time()
    match = Match(Settings(first_clock=TurnClock(60), second_clock=TurnClock(60)), now=time)
    time.now += 20
    match.act(FIRST, Give(Piece.A))
    time.now += 30
    match.take_back(FIRST)
    match.take_back(SECOND)
    assert (FIRST, 40.0, 60.0) == (match.to_act, match.time_left(FIRST), match.time_left(SECOND))


def test_take_back_goes_to_the_askers_own_last_act_whatever_the_other_did_since() -> None:
    time = Time()
    match = Match(Settings(first_clock=TurnClock(60), second_clock=TurnClock(60)), now=time)
    for action in (Give(Piece.A), Place(Square.a1), Call(Line.ROW_1), Give(Piece.B)):
        time.now += 10
        match.act(match.to_act or FIRST, action)
    match.take_back(FIRST)  # about to place: it is not the other's giving that is undone
    match.take_back(SECOND)
    undone = (Gave(FIRST, Piece.A), Placed(SECOND, Piece.A, Square.a1), Gave(SECOND, Piece.B))
    assert TakenBack(undone, FIRST, Phase.GIVE) == match.events()[-1]
    assert Position() == match.game.position
    assert (50.0, 60.0) == (match.time_left(FIRST), match.time_left(SECOND))


def test_the_other_one_takes_back_their_own_act_in_the_same_position() -> None:
    match = Match()
    for action in (Give(Piece.A), Place(Square.a1), Give(Piece.B)):
        match.act(match.to_act or FIRST, action)
    match.take_back(SECOND)
    match.take_back(FIRST)
    assert TakenBack((Gave(SECOND, Piece.B),), SECOND, Phase.GIVE) == match.events()[-1]


def test_without_an_act_of_ones_own_nothing_is_taken_back() -> None:
    match = Match()
    match.act(FIRST, Give(Piece.A))
    with pytest.raises(RuleError, match="expected a give or a place of second to take back") as refused:
        match.take_back(SECOND)
    assert "nothing own to take back" == refused.value.faults[0].code
    match.take_back(SECOND, is_own=False)  # two at one screen: whoever did it
    match.take_back(FIRST)
    assert TakenBack((Gave(FIRST, Piece.A),), FIRST, Phase.GIVE) == match.events()[-1]


def test_take_back_is_declined_or_lapses_or_is_not_allowed() -> None:
    match = Match()
    with pytest.raises(RuleError, match="expected a give or a place to take back"):
        match.take_back(FIRST)
    match.act(FIRST, Give(Piece.A))
    with pytest.raises(RuleError, match="expected a question to decline"):
        match.decline_take_back(SECOND)
    match.take_back(FIRST)
    match.decline_take_back(SECOND)
    undone = (Gave(FIRST, Piece.A),)
    assert (TakeBackAsked(FIRST, undone), TakeBackDeclined(SECOND)) == match.events()[-2:]
    match.take_back(FIRST)
    match.act(SECOND, Place(Square.a1))
    match.take_back(SECOND)  # a question of its own: the first one has lapsed
    assert TakeBackAsked(SECOND, (Placed(SECOND, Piece.A, Square.a1),)) == match.events()[-1]
    serious = Match(Settings(counts=True))
    serious.act(FIRST, Give(Piece.A))
    with pytest.raises(RuleError, match="expected no take back, because this table counts"):
        serious.take_back(FIRST)
    assert Settings(counts=True, take_back=True).allows_take_back


def test_an_absent_players_game_is_claimed_after_three_days() -> None:
    time = Time()
    match = Match(now=time)
    time.now += 5 * 3600
    with pytest.raises(RuleError, match="expected a claim after 3 days of absence, got one after 5 hours"):
        match.claim(SECOND)
    with pytest.raises(RuleError, match="expected the game to be claimed by second, who waits, got first"):
        match.claim(FIRST)
    time.now += 3 * 86400
    match.claim(SECOND)
    assert Outcome(Reason.ABANDONED, SECOND) == match.outcome


def test_it_is_known_how_long_a_claim_has_to_wait() -> None:
    time = Time()
    match = Match(now=time)
    time.now += 86400
    assert (None, 2 * 86400.0) == tuple(match.absence.seconds_to_claim(seat) for seat in Seat)
    time.now += 3 * 86400
    assert 0.0 == match.absence.seconds_to_claim(SECOND)
    timed = Match(Settings(first_clock=TurnClock(60)), now=time)
    assert None is timed.absence.seconds_to_claim(SECOND)
    match.claim(SECOND)
    assert (None, None) == tuple(match.absence.seconds_to_claim(seat) for seat in Seat)


def test_where_a_clock_runs_there_is_nothing_to_claim() -> None:
    time = Time()
    match = Match(Settings(first_clock=TurnClock(86400)), now=time)
    with pytest.raises(RuleError, match="expected no claim where a clock runs"):
        match.claim(SECOND)


def test_the_record_of_a_match_is_read_back() -> None:
    time = Time()
    settings = Settings(
        first="Anna",
        second="Bo",
        first_clock=TurnClock(60),
        second_clock=TurnClock(90),
        variant=Variant.parse("blocks"),
    )
    match = Match(settings, now=time)
    time.now += 17.5
    match.act(FIRST, Give(Piece.A))
    match.take_back(FIRST)
    match.take_back(SECOND)
    match.act(FIRST, Give(Piece.A))
    time.now += 91
    text = str(match.record())
    assert (
        '[First "Anna"]\n[Second "Bo"]\n[Result "1-0"]\n[Variant "blocks"]\n[Edition "classic"]\n'
        '[TimeControl "60/turn,90/turn"]\n[Termination "time"]\n\n1. A {[%clk 0:00:42]} 1-0\n'
    ) == text
    assert match.game == Record.parse(text).game


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "expected a name of 1 to 24 characters, got 0"),
        ("x" * 25, "expected a name of 1 to 24 characters, got 25"),
        ("a\nb", "expected a name that can be seen, without hidden characters"),
        ("\u202eabc", "expected a name that can be seen, without hidden characters"),
    ],
)
def test_names_that_could_imitate_an_announcement_are_refused(name: str, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        Settings(first=name)


def test_a_start_of_another_variant_is_refused() -> None:
    with pytest.raises(SetupError, match="expected a start of the variant blocks, got one of classic"):
        Match(Settings(variant=Variant.parse("blocks")), start=ROW)


def test_a_match_at_a_moment_is_a_copy() -> None:
    match = Match(Settings(first_clock=TurnClock(60)), now=lambda: 0.0)
    later = match.at(30.0)
    later.act(Seat.FIRST, Give(Piece.A))
    assert (30.0, 60.0) == (match.at(30.0).time_left(Seat.FIRST), match.time_left(Seat.FIRST))
    assert ((), 1) == (match.events(), len(later.events()))
    assert None is match.outcome
    assert match.at(61.0).outcome is not None
