"""Whole games over real pipes: our engine against itself, against players, and against engines that err."""

import pytest

from openquarto.engine import Engine, EngineTurnError, Limits, UgiPlayer
from openquarto.engine.player import limits_of
from openquarto.match import Match, Settings, play
from openquarto.players import Player, SimplePlayer
from openquarto.rules import FalseCall, GameClock, Outcome, Reason, Seat, TurnClock, Variant, parse_action
from tests.engine.talk import OURS, bad

FEW = Limits(nodes=2_000)


def test_whole_games_of_engine_against_engine() -> None:
    with Engine(OURS, patience=60) as one, Engine(OURS, options={"Level": "walnut"}, patience=60) as other:
        for variant in ("classic", "blocks+traits=cs+auto", "traits=f", "blocks"):
            match = Match(Settings(variant=Variant.parse(variant)))
            players = {Seat.FIRST: UgiPlayer(one, match, FEW), Seat.SECOND: UgiPlayer(other, match, FEW)}
            outcome = play(match, players)
            expected = {None: "draw", Seat.FIRST: "p1win", Seat.SECOND: "p2win"}[outcome.winner]
            assert ("true", expected) == (one.query("gameover", match.game), one.query("result", match.game))


def test_a_game_by_the_clock_against_a_player_of_ours() -> None:
    settings = Settings(first_clock=GameClock(20, 1), second_clock=TurnClock(5))
    match = Match(settings)
    with Engine(OURS, options={"Level": "walnut"}, patience=60) as engine:
        players: dict[Seat, Player] = {Seat.FIRST: UgiPlayer(engine, match), Seat.SECOND: SimplePlayer(1)}
        assert play(match, players).reason in (Reason.CALLED, Reason.MISSED, Reason.FULL_BOARD)


def test_a_missed_quarto_is_called() -> None:
    match = Match()
    for seat, text in zip("12211221", ["A", "a1", "B", "b1", "C", "c1", "D", "d1"], strict=True):
        match.act(Seat.FIRST if seat == "1" else Seat.SECOND, parse_action(text))
    match.act(Seat.FIRST, parse_action("E"))
    with Engine(OURS, patience=60) as engine:
        outcome = play(match, {Seat.FIRST: SimplePlayer(), Seat.SECOND: UgiPlayer(engine, match, FEW)})
    assert Outcome(Reason.MISSED, Seat.SECOND) == outcome


@pytest.mark.parametrize(
    ("false_call", "reason"), [(FalseCall.LOSES, Reason.FALSE_CALL), (FalseCall.GOES_ON, None)]
)
def test_a_false_call_of_an_engine(false_call: FalseCall, reason: Reason | None) -> None:
    """Where play goes on, the engine is asked for the rest of its turn, and errs again."""
    match = Match(Settings(false_call=false_call))
    match.act(Seat.FIRST, parse_action("M"))
    with Engine(bad("turn=a1#a1-d1")) as engine:
        player = UgiPlayer(engine, match, Limits(movetime=2_000))
        players: dict[Seat, Player] = {Seat.FIRST: SimplePlayer(), Seat.SECOND: player}
        if reason is None:
            with pytest.raises(EngineTurnError, match="expected a piece to be given, got a1"):
                play(match, players)
            assert "a1#a1-d1?" in str(match.record()).replace("\n", " ")
        else:
            assert Outcome(reason, Seat.FIRST) == play(match, players)


@pytest.mark.parametrize(
    ("first", "second", "limits"),
    [
        (None, TurnClock(5), ""),
        (TurnClock(5), None, "movetime 5000"),
        (GameClock(60, 2), GameClock(30), "p1time 60000 p2time 30000 p1inc 2000 p2inc 0"),
        (GameClock(60, 2), None, "p1time 60000 p1inc 2000"),
    ],
)
def test_what_the_clocks_of_a_match_leave(
    first: GameClock | TurnClock | None, second: GameClock | TurnClock | None, limits: str
) -> None:
    match = Match(Settings(first_clock=first, second_clock=second), now=lambda: 0.0)
    assert limits == str(limits_of(match))
