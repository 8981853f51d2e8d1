"""Under a mask nothing is known of a piece but what was touched, at the pace and in the number agreed."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.match.arrangement import PERSON, Arrangement
from openquarto.match.mask import Mask, Wearer
from openquarto.match.referee import Match
from openquarto.match.saved_record import match_of, record_of
from openquarto.match.settings import Settings
from openquarto.match.touching import PAUSE, draw_places, places_of, places_text, touches_of
from openquarto.notation.record import Record
from openquarto.rules import (
    Action,
    Call,
    Give,
    Line,
    Phase,
    Piece,
    Place,
    QuartoError,
    Seat,
    SetupError,
    Square,
)
from openquarto.rules.game import Game
from openquarto.view.event import Called, Event, Gave, Placed, TakeBackAsked, TakenBack
from openquarto.view.masked import MaskedView
from openquarto.view.touch import HAND, Felt, Spot, StockPlace, parse_spot
from openquarto.view.view import View
from tests.strategies import games

FIRST, SECOND = Seat.FIRST, Seat.SECOND
SPOTS: list[Spot] = [*Square, *map(StockPlace, range(1, 17)), HAND]


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def masked(mask: Mask | None = None, *actions: str, now: Time | None = None) -> Match:
    match = Match(Settings(mask=mask or Mask()), now=now or Time())
    for number, action in enumerate(actions):
        seat = match.to_act
        assert seat, number
        match.act(seat, Place(Square[action]) if action.islower() else Give(Piece[action]))
    return match


def replayed(game: Game, mask: Mask) -> Match:
    match = Match(
        Settings(mask=mask, variant=game.start.variant, false_call=game.false_call), start=game.start
    )
    for action in game.actions:
        match.act(match.game.to_act or FIRST, action)
    return match


def without_expired(match: Match) -> tuple[Event, ...]:
    """All that happened, but not that a quarto has expired."""
    return tuple(
        replace(event, is_expired=False, last=None) if isinstance(event, Called) else event
        for event in match.history()
    )


@given(games(), st.sampled_from(Wearer), st.booleans())
def test_a_masked_seat_and_a_watcher_are_handed_no_piece(game: Game, wearer: Wearer, announces: bool) -> None:
    match = replayed(game, Mask(wearer=wearer, announces=announces))
    for seat in (*Seat, None):
        view, events = match.view(seat), match.events(seat)
        if match.outcome is None and (seat is None or seat in wearer.seats):
            assert isinstance(view, MaskedView)
            assert "Piece" not in repr((view, events))
        else:
            assert isinstance(view, View)
            assert (match.history() if match.outcome else without_expired(match)) == events


@given(games())
def test_games_that_differ_in_their_pieces_alone_look_the_same_under_a_mask(game: Game) -> None:
    def turned(piece: Piece) -> Piece:
        return Piece(piece.number ^ 5)

    one = replayed(game, Mask())
    if one.outcome or game.start.placed:
        return
    other = Match(one.settings)
    for action in game.actions:
        other.act(
            other.game.to_act or FIRST,
            Give(turned(action.piece)) if isinstance(action, Give) else action,
        )
    for seat in (*Seat, None):
        assert (one.view(seat), one.events(seat)) == (other.view(seat), other.events(seat))
    assert str(one.shown_record()) == str(other.shown_record())


def test_a_touch_tells_one_thing() -> None:
    match = masked(None, "M", "b2", "A")
    time = Time()
    match._now = time
    places = match.touching.places if match.touching else ()
    for spot in SPOTS:
        time.now += PAUSE
        felt = match.touch(FIRST, spot)
        known: dict[Spot, Piece] = {Square.b2: Piece.M, HAND: Piece.A}
        expected = known.get(spot)
        if isinstance(spot, StockPlace) and places[spot.index] not in (Piece.M, Piece.A):
            expected = places[spot.index]
        assert Felt(spot, expected) == felt


def test_a_touch_takes_its_time() -> None:
    time = Time()
    match = masked(None, now=time)
    match.touch(FIRST, Square.a1)
    for late in (0.0, 0.1, 0.39):
        time.now = 100.0 + late
        with pytest.raises(QuartoError, match="too soon"):
            match.touch(FIRST, Square.a1)
        if not late:
            match.touch(SECOND, Square.a1)  # each at their own pace
    time.now = 100.0 + PAUSE
    match.touch(FIRST, Square.a1)


def test_a_turn_has_so_many_touches_from_the_end_of_the_last_one() -> None:
    time = Time()
    match = masked(Mask(touches=2), now=time)

    def touches(seat: Seat) -> int:
        for count in range(4):
            time.now += PAUSE
            if match.touching and match.touching.left(seat, match.game) == 0:
                with pytest.raises(QuartoError, match="at most 2 touches"):
                    match.touch(seat, HAND)
                return count
            match.touch(seat, HAND)
        pytest.fail("there is no end of touches")

    assert (2, 2) == (touches(FIRST), touches(SECOND))
    match.act(FIRST, Give(Piece.M))
    assert (2, 0) == (touches(FIRST), touches(SECOND))  # what was felt while waiting counts
    match.act(SECOND, Place(Square.a1))
    match.act(SECOND, Give(Piece.A))
    assert (0, 2) == (touches(FIRST), touches(SECOND))


def test_who_sees_need_not_touch_and_a_game_without_masks_has_no_touches() -> None:
    with pytest.raises(QuartoError, match="wears no mask"):
        masked(Mask(wearer=Wearer.FIRST)).touch(SECOND, HAND)
    with pytest.raises(QuartoError, match="wears no mask"):
        Match().touch(FIRST, HAND)
    with pytest.raises(QuartoError, match="wears no mask"):
        Match().meant(FIRST, StockPlace(1))


def test_what_a_masked_hand_cannot_do_was_a_touch() -> None:
    match = masked(None, "M", "b2")
    assert match.touching
    empty = StockPlace(match.touching.places.index(Piece.M) + 1)
    full = StockPlace(match.touching.places.index(Piece.A) + 1)
    assert empty == match.meant(SECOND, empty)
    assert Give(Piece.A) == match.meant(SECOND, full)
    match.act(SECOND, Give(Piece.A))
    assert Square.b2 is match.meant(FIRST, Place(Square.b2))
    assert Place(Square.b3) == match.meant(FIRST, Place(Square.b3))
    assert Call(Line.ROW_2) == match.meant(FIRST, Call(Line.ROW_2))


def test_no_refusal_names_a_piece() -> None:
    match = masked(None, "M", "b2", "A")
    refused = []
    places = [StockPlace(number) for number in range(1, 17)]
    wishes: list[Action | StockPlace] = [*places, *map(Give, Piece), Place(Square.b2), Call(Line.ROW_1)]
    for seat, wish in product(Seat, wishes):
        try:
            meant = match.meant(seat, wish)
            if not isinstance(meant, Spot):
                match.at(100.0).act(seat, meant)
        except QuartoError as refusal:
            refused.append(repr(refusal.faults))
    for action in (Give(Piece.B), Give(Piece.A), Place(Square.b2)):
        with pytest.raises(QuartoError) as error:
            match.act(FIRST, action)
        refused.append(repr(error.value.faults))
    assert len(refused) > 32
    assert "Piece." not in " ".join(refused)


def test_the_opponents_piece_is_named_once_where_that_was_agreed() -> None:
    for announces in (False, True):
        match = masked(Mask(announces=announces), "M", "b2", "A")
        new = match.told(match.history(), FIRST, is_new=True)
        piece = Piece.M if announces else None
        assert (Gave(FIRST, None), Placed(SECOND, piece, Square.b2), Gave(SECOND, None)) == new
        assert (None, None) == (new[0].piece, match.events(FIRST)[1].piece)  # type: ignore[union-attr]
        assert Placed(SECOND, None, Square.b2) == match.told(match.history(), SECOND, is_new=True)[1]


@pytest.mark.parametrize("wearer", Wearer)
def test_that_a_quarto_has_expired_is_told_after_the_end_only(wearer: Wearer) -> None:
    """Else a call would be a way to feel four pieces at once."""
    match = masked(Mask(wearer=wearer), *["A", "a1", "B", "b1", "C", "c1", "D", "d1", "P", "a2"])
    caller = match.to_act
    assert caller
    match.act(caller, Call(Line.ROW_1))
    for seat in (*Seat, None):
        assert Called(caller, Line.ROW_1, ()) == match.events(seat)[-1]
    match.resign(caller)
    for seat in (*Seat, None):
        assert Called(caller, Line.ROW_1, (), is_expired=True, last=Square.a2) == match.events(seat)[-2]


def test_a_take_back_names_no_piece_to_whoever_may_not_know_it() -> None:
    match = masked(Mask(wearer=Wearer.FIRST), *["A", "a1", "B"])
    match.take_back(FIRST)
    match.take_back(SECOND)
    undone = (Gave(FIRST, Piece.A), Placed(SECOND, Piece.A, Square.a1), Gave(SECOND, Piece.B))
    veiled = tuple(replace(each, piece=None) for each in undone)
    for seat, told in ((FIRST, veiled), (None, veiled), (SECOND, undone)):
        asked, taken = match.events(seat)[-2:]
        assert (TakeBackAsked(FIRST, told), TakenBack(told, FIRST, Phase.GIVE)) == (asked, taken)


def test_until_the_end_a_record_shows_only_what_was_agreed_and_then_all_with_the_touches() -> None:
    time = Time()
    match = masked(Mask(announces=True, touches=3), now=time)
    assert match.touching
    place = StockPlace(match.touching.places.index(Piece.M) + 1)
    match.touch(FIRST, place)
    match.act(FIRST, Give(Piece.M))
    time.now += PAUSE
    match.touch(FIRST, Square.b2)
    match.touch(SECOND, HAND)
    shown = match.shown_record()
    assert ((), "*", "both") == (shown.items, shown.result, shown.tags["Mask"])
    assert "pieces announced, 3 touches a turn" == shown.tags["MaskOptions"]
    assert "Touches" not in shown.tags
    match.resign(SECOND)
    record = match.shown_record()
    assert f"first@1 {place}=M first@2 b2=- second@2 hand=M" == record.tags["Touches"]
    assert record == Record.parse(str(record))
    told = touches_of(record.tags["Touches"])
    assert [(each.seat, each.turn, each.felt) for each in match.touching.touches] == [
        (each.seat, each.turn, each.felt) for each in told
    ]


def test_a_kept_game_goes_on_with_its_mask_its_places_and_its_touches() -> None:
    time = Time()
    mask = Mask(wearer=Wearer.SECOND, touches=1, on_honour=True)
    arrangement = Arrangement(Settings(mask=mask), {FIRST: PERSON, SECOND: "random"})
    match = Match(arrangement.settings, now=time)
    match.touch(SECOND, HAND)
    record = Record.parse(str(record_of(match, arrangement)))
    again = match_of(record, Arrangement.of(record, Arrangement()), now=time)
    assert again.settings.mask == mask
    assert again.touching
    assert match.touching
    assert match.touching.places == again.touching.places
    with pytest.raises(QuartoError, match="at most 1 touch"):
        again.touch(SECOND, HAND)


@pytest.mark.parametrize("text", ["", "x", "first@x b2=M", "b2=Q", "17=M", "first@1 hand", "nobody@1 b2=M"])
def test_touches_that_somebody_else_wrote_are_kept_as_written(text: str) -> None:
    assert () == touches_of(text)


def test_masks_change_seats_with_their_wearers() -> None:
    arrangement = Arrangement(Settings(mask=Mask(wearer=Wearer.FIRST)), by_link=True)
    swapped = arrangement.rematch().settings.mask
    assert Mask(wearer=Wearer.SECOND) == swapped
    assert Mask(wearer=Wearer.BOTH) == Mask(wearer=Wearer.BOTH).swapped()


def test_at_one_screen_a_mask_means_both() -> None:
    mask = Mask(wearer=Wearer.FIRST, touches=4)
    assert replace(mask, wearer=Wearer.BOTH) == Arrangement(Settings(mask=mask)).settings.mask


def test_the_stock_lies_in_an_order_of_its_own() -> None:
    places = draw_places()
    assert set(Piece) == set(places)
    assert places == places_of(places_text(places))
    assert None is places_of("ABC")
    assert len({draw_places() for _ in range(20)}) == 20


@pytest.mark.parametrize("touches", [0, -1, 100])
def test_a_number_of_touches_that_cannot_be(touches: int) -> None:
    with pytest.raises(SetupError, match="1 to 99"):
        Mask(touches=touches)


@pytest.mark.parametrize("spot", SPOTS)
def test_what_can_be_touched_has_a_text_form(spot: Spot) -> None:
    assert spot == parse_spot(str(spot))


@pytest.mark.parametrize("text", ["", "0", "17", "e5", "HAND", "1000", "b22", "٣"])
def test_what_cannot_be_touched(text: str) -> None:
    with pytest.raises(QuartoError):
        parse_spot(text)
