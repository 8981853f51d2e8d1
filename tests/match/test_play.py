"""Whole matches between players of any kind, the lot, and that nothing gives a live quarto away."""

from collections import Counter
from random import Random

import pytest

from openquarto.match import Match, Settings, draw_lot, play
from openquarto.players.simple import RandomPlayer, SimplePlayer
from openquarto.rules import (
    VARIANTS,
    Action,
    Call,
    Calling,
    Outcome,
    Position,
    Reason,
    RuleError,
    Seat,
    TurnClock,
    Variant,
)
from openquarto.view.view import View
from tests.match.test_match import Time


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_match_ends_in_every_variant(variant: Variant) -> None:
    match = Match(Settings(variant=variant))
    outcome = play(match, {Seat.FIRST: SimplePlayer(1), Seat.SECOND: RandomPlayer(2)})
    assert outcome == match.record().outcome


def test_the_simple_player_beats_the_random_one() -> None:
    wins = Counter(
        play(Match(), {Seat.FIRST: SimplePlayer(seed), Seat.SECOND: RandomPlayer(seed)}).winner
        for seed in range(40)
    )
    assert wins[Seat.FIRST] > 30


def test_the_simple_player_takes_a_missed_quarto() -> None:
    match = Match(start=Position.parse("ABCD/4/4/4 E d1"))
    outcome = play(match, {Seat.FIRST: RandomPlayer(1), Seat.SECOND: SimplePlayer(1)})
    assert Outcome(Reason.MISSED, Seat.SECOND) == outcome


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match()
        play(match, {Seat.FIRST: SimplePlayer(7), Seat.SECOND: SimplePlayer(8)})
        games.append(match.game)
    assert games[0] == games[1]


def test_a_player_who_thinks_too_long_loses_on_time() -> None:
    time = Time()

    class Slow(RandomPlayer):
        def choose(self, view: View) -> Action:
            time.now += 61
            return super().choose(view)

    match = Match(Settings(first_clock=TurnClock(60)), now=time)
    assert Outcome(Reason.TIME, Seat.SECOND) == play(match, {Seat.FIRST: Slow(), Seat.SECOND: RandomPlayer()})


def test_an_illegal_answer_is_refused() -> None:
    class Stubborn:
        def choose(self, view: View) -> Action:
            return Call(view.variant.lines[0])

    with pytest.raises(RuleError, match="expected no call before the first placement"):
        play(Match(), {Seat.FIRST: Stubborn(), Seat.SECOND: Stubborn()})


def test_the_lot_names_either_player_first() -> None:
    assert {("Anna", "Bo"), ("Bo", "Anna")} == {draw_lot("Anna", "Bo") for _ in range(200)}
    assert ("Anna", "Bo") == draw_lot("Anna", "Bo", chance=lambda _: 0)


def silent_game(seed: int) -> list[Action]:
    """A whole random game in which nobody ever calls."""
    match = Match()
    play(match, {Seat.FIRST: RandomPlayer(seed), Seat.SECOND: RandomPlayer(seed + 1)})
    return list(match.game.actions)


def told(actions: list[Action], variant: Variant) -> list[object]:
    """All that seats and watchers are told and shown of a game, but the variant itself."""
    match = Match(Settings(variant=variant), now=lambda: 0.0)
    answers: list[object] = []
    for action in actions:
        seat = match.to_act
        assert seat
        match.act(seat, action)
        for each in (*Seat, None):
            view = match.whole_view(each)
            calls = sum(isinstance(permitted, Call) for permitted in view.permitted)
            others = [permitted for permitted in view.permitted if not isinstance(permitted, Call)]
            answers.append((each, view.board, view.hand, view.last, view.phase, view.to_act, view.may_call))
            answers.append((view.outcome, view.shown, others, calls == len(variant.lines) * (calls > 0)))
        answers.append((match.events(), match.time_left(seat), match.record().items))
    return answers


@pytest.mark.parametrize("seed", range(6))
def test_nothing_gives_a_live_quarto_away(seed: int) -> None:
    """The same silent game under every trait choice and line set: nobody is told anything different."""
    actions = silent_game(Random(seed).randrange(1 << 30))
    announced = [variant for variant in VARIANTS if variant.calling is Calling.ANNOUNCED]
    expected = told(actions, announced[0])
    for variant in announced[1:]:
        assert expected == told(actions, variant)
