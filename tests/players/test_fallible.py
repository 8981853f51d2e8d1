"""Players that err: legal always, repeatable, and as often wrong as their level says."""

from dataclasses import replace

import pytest

from openquarto.kernel import Solver
from openquarto.match import Match, Settings, play
from openquarto.players.fallible import FalliblePlayer
from openquarto.players.level import LEVELS, Level
from openquarto.players.simple import RandomPlayer
from openquarto.rules import Call, Position, Seat, Variant

SOLVER = Solver(table_mb=16)
CHILD = Level(trait=0.5, diagonal=0.6, block=0.7, own=0.6, yours=0.7, careless=0.5)
STUDENT = Level(trait=0.1, diagonal=0.1, block=0.1, own=0.1, yours=0.1, careless=0.05, exact_from=10)
FLAWLESS = Level(trait=0, diagonal=0, block=0, own=0, yours=0, careless=0, exact_from=10)


def game(variant: str, seed: int) -> str:
    match = Match(Settings(variant=Variant.parse(variant)), now=lambda: 0.0)
    play(
        match,
        {Seat.FIRST: FalliblePlayer(CHILD, SOLVER, seed), Seat.SECOND: FalliblePlayer(STUDENT, SOLVER, seed)},
    )
    return str(match.record())


@pytest.mark.parametrize(
    "variant", ["classic", "blocks", "traits=c", "blocks+traits=sf", "auto", "blocks+auto"]
)
def test_games_come_to_an_end_and_repeat(variant: str) -> None:
    games = [game(variant, seed) for seed in range(6)]
    assert games == [game(variant, seed) for seed in range(6)]
    assert len(set(games)) > 1


def rate_of_calls(level: Level, text: str) -> float:
    """How often a live quarto is called."""
    match = Match(start=Position.parse(text), now=lambda: 0.0)
    view = match.whole_view(match.to_act)
    return (
        sum(isinstance(FalliblePlayer(level, SOLVER, seed).choose(view), Call) for seed in range(600)) / 600
    )


def test_a_child_calls_now_and_then() -> None:
    """Against somebody who never calls the lowest level wins some games, though most are drawn."""
    winners = []
    for seed in range(60):
        match = Match(now=lambda: 0.0)
        child = FalliblePlayer(LEVELS["willow"], SOLVER, seed)
        winners.append(play(match, {Seat.FIRST: child, Seat.SECOND: RandomPlayer(seed)}).winner)
    assert 2 <= winners.count(Seat.FIRST) <= 20
    assert Seat.SECOND not in winners


NOTHING_ESCAPES = Level(trait=0, diagonal=0, block=0, own=0, yours=0, careless=0)


def only(error: str, rate: float) -> Level:
    """A level with one kind of error."""
    return replace(NOTHING_ESCAPES, **{error: rate})  # type: ignore[arg-type]  # the name of a rate


@pytest.mark.parametrize(
    ("level", "text", "called"),
    [
        (FLAWLESS, "ABCD/4/4/4 - d1", 1.0),
        (only("own", 0.3), "ABCD/4/4/4 - d1", 0.7),
        (only("own", 0.3), "ABCD/4/4/4 E d1", 1.0),
        (only("yours", 0.3), "ABCD/4/4/4 E d1", 0.7),
        (only("diagonal", 0.4), "A3/1B2/2C1/3D - d4", 0.6),
        (only("diagonal", 0.4), "ABCD/4/4/4 - d1", 1.0),
        (only("block", 0.4), "AB2/CD2/4/4 - b2 blocks", 0.6),
        (only("trait", 0.3), "ABCD/4/4/4 - d1", 1 - 0.3**2),  # light and round: both must escape
        (only("trait", 0.3), "ABCD/4/4/4 - d1 traits=c", 0.7),
    ],
)
def test_errors_happen_at_their_rate(level: Level, text: str, called: float) -> None:
    assert called == pytest.approx(rate_of_calls(level, text), abs=0.06)


def test_a_flawless_one_loses_nothing_from_where_it_sees_to_the_end() -> None:
    for seed in range(5):
        match = Match(start=Position.parse("DCG1/A1O1/JF1K/I1M1 E -"), now=lambda: 0.0)
        worth = SOLVER.solve(match.game.position).value
        me = match.to_act
        assert me is not None
        outcome = play(
            match, {me: FalliblePlayer(FLAWLESS, SOLVER, seed), me.other: FalliblePlayer(CHILD, SOLVER, seed)}
        )
        assert outcome.winner is me if worth.is_win else worth.is_loss or outcome.winner is not me.other
