"""A game's history: false calls that lose, ends from outside, take back."""

import pytest
from hypothesis import given

from openquarto.rules import (
    Call,
    FalseCall,
    Game,
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
)
from tests.strategies import games

ROW = Position.parse("ABC1/4/4/4 D c1")


@pytest.mark.parametrize(
    ("actions", "winner"),
    [
        ([Call(Line.ROW_1)], Seat.SECOND),  # first calls before placing: the row is not full
        ([Place(Square.a2), Call(Line.ROW_1)], Seat.SECOND),
        ([Place(Square.a2), Give(Piece.E), Call(Line.ROW_2)], Seat.FIRST),
    ],
)
def test_a_false_call_may_lose_the_game(actions: list[Place | Give | Call], winner: Seat) -> None:
    assert None is Game.of(ROW, actions).outcome
    game = Game.of(ROW, actions, false_call=FalseCall.LOSES)
    assert Outcome(Reason.FALSE_CALL, winner) == game.outcome
    assert None is game.to_act
    with pytest.raises(RuleError, match="expected no action, because the game is over, got E"):
        game.play(Give(Piece.E))


def test_a_true_call_wins_where_a_false_one_would_lose() -> None:
    game = Game.of(ROW, [Place(Square.d1), Call(Line.ROW_1)], false_call=FalseCall.LOSES)
    assert Outcome(Reason.CALLED, Seat.FIRST) == game.outcome


def test_a_game_can_be_ended_once_from_outside() -> None:
    resigned = Outcome(Reason.RESIGNED, Seat.FIRST)
    game = Game().end(resigned)
    assert (resigned, None) == (game.outcome, game.to_act)
    with pytest.raises(RuleError, match="the game is over"):
        game.end(resigned)
    with pytest.raises(
        RuleError, match="expected an end by resignation, time, agreement or absence, got called"
    ):
        Game().end(Outcome(Reason.CALLED, Seat.FIRST))
    with pytest.raises(RuleError, match="the game is over"):
        game.play(Give(Piece.A))


def test_take_back_restores_what_was_before_the_last_give_or_place_with_its_calls() -> None:
    called = Game.of(ROW, [Place(Square.a2), Call(Line.ROW_1)])
    assert called == called.play(Give(Piece.E)).take_back()
    assert called == called.play(Give(Piece.E)).play(Call(Line.ROW_2)).take_back()
    assert Game.of(ROW) == called.take_back()
    with pytest.raises(RuleError, match="expected a give or a place to take back, but there is none"):
        Game.of(ROW).take_back()


@given(games())
def test_every_game_goes_back_to_its_start(game: Game) -> None:
    placed_or_given = sum(isinstance(action, Give | Place) for action in game.actions)
    for _ in range(placed_or_given):
        game = game.take_back()
    assert game == Game.of(game.start, game.actions, false_call=game.false_call)
    assert not any(isinstance(action, Give | Place) for action in game.actions)


@pytest.mark.parametrize(
    ("outcome", "result"),
    [
        (Outcome(Reason.CALLED, Seat.FIRST), "1-0"),
        (Outcome(Reason.TIME, Seat.SECOND), "0-1"),
        (Outcome(Reason.AGREED, None), "1/2-1/2"),
        (Outcome(Reason.ABANDONED, None), "*"),
        (Outcome(Reason.ABANDONED, Seat.FIRST), "1-0"),
    ],
)
def test_results(outcome: Outcome, result: str) -> None:
    assert result == outcome.result
