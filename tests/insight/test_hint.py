"""Hints are true: each step agrees with the rules, and with a solver that shares nothing with the maker's."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from openquarto.claims.check import problems
from openquarto.claims.hint import Focus, Hint, Matter
from openquarto.claims.json_form import claim_json
from openquarto.claims.scene import turns_of
from openquarto.insight import hint
from openquarto.kernel import Solver
from openquarto.rules.action import Call, Give, Phase, Place
from openquarto.rules.error import RuleError
from openquarto.rules.position import Position
from openquarto.rules.square import SQUARES
from openquarto.rules.value import Value
from openquarto.rules.variant import VARIANTS, Variant

HINTER = Solver(table_mb=16)
JUDGE = Solver(table_mb=16, book=None)


def careless(variant: Variant, seed: int, fewest: int = 9) -> Position:
    """A position that players who look at nothing come to; some have a live quarto, some a full board."""
    chance = random.Random(seed)
    wanted, ends_in_hand = chance.randint(fewest, 16), chance.random() < 0.6
    position = Position(variant=variant)
    while position.phase in (Phase.GIVE, Phase.PLACE):
        if position.placed >= wanted and (position.hand is not None) == ends_in_hand:
            break
        if position.phase is Phase.GIVE:
            position = position.play(Give(chance.choice(position.stock)))
        else:
            position = position.play(Place(chance.choice([s for s in SQUARES if position[s] is None])))
    return position


def positions(variant: Variant, count: int) -> Iterator[Position]:
    for seed in range(count):
        position = careless(variant, seed)
        if position.phase is not Phase.OVER:
            yield position


def worth(position: Position, turn: str) -> Value:
    """What a turn is worth to the player who makes it, by the judge's own search of the position after it."""
    after = position
    for action in turns_of(position)[turn]:
        after = after.play(action)
    if after.phase is Phase.OVER or after.won:
        return Value("W", after.placed - position.placed) if after.won else Value("D")
    return JUDGE.solve(after).value.before(after.placed - position.placed)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_step_is_true(variant: Variant) -> None:
    for position in positions(variant, 4):
        first, second, third = (hint(position, step, HINTER) for step in (1, 2, 3))
        check_matter(first, position)
        check_focus(second, third, position)
        check_turn(third, position)
        assert (Focus(), "", ()) == (first.focus, first.turn, first.claims)
        assert ("", ()) == (second.turn, second.claims)


def check_matter(told: Hint, position: Position) -> None:
    value = JUDGE.solve(position).value
    kept = [turn for turn in turns_of(position) if worth(position, turn).letter == value.letter]
    assert (value, len(kept), len(turns_of(position))) == (told.value, told.keep, told.of)
    match told.matter:
        case Matter.CALL:
            assert position.may_call
            assert position.live
        case Matter.COMPLETE:
            assert "W1" == str(value)
            assert position.phase is Phase.PLACE
        case Matter.WIN:
            assert value.is_win
            assert value.distance is not None
            assert value.distance > 1
        case Matter.HOLD:
            assert value.is_draw
            assert len(kept) < told.of
        case Matter.AVOID:
            lost = set(turns_of(position)) - set(kept)
            assert lost
            assert all("L1" == str(worth(position, turn)) for turn in lost)
        case Matter.QUIET:
            assert value.is_draw
            assert len(kept) == told.of
        case Matter.LOST:
            assert value.is_loss


def check_focus(told: Hint, whole: Hint, position: Position) -> None:
    """The place of the second step belongs to the turn of the third."""
    focus, (first, *_) = told.focus, turns_of(position)[whole.turn]
    assert focus == whole.focus
    match first:
        case Call(line):
            assert Focus(line=line) == focus
        case Place(square) if told.matter is not Matter.QUIET:
            assert Focus(square=square) == focus
        case Give(piece) if focus.threat is not None:
            hot = focus.pieces(position.stock)
            assert hot
            assert all("L1" == str(worth(position, each.name)) for each in hot)
            assert told.value.is_loss or piece not in hot
        case Give(piece) if focus:
            assert piece in focus.pieces(position.stock)
        case _:
            assert not focus


def check_turn(told: Hint, position: Position) -> None:
    assert told.value == worth(position, told.turn)
    assert told.claims
    for claim in told.claims:
        turn = turns_of(position)[told.turn]
        assert [] == problems(claim_json(claim), position, turn, lambda at: str(JUDGE.solve(at).value))


def test_every_matter_is_met() -> None:
    seen = Counter(
        hint(position, 1, HINTER).matter
        for seed in range(120)
        if (position := careless(VARIANTS[seed % len(VARIANTS)], seed, 8)).phase is not Phase.OVER
    )
    assert set(Matter) == set(seen)


def test_the_same_question_has_the_same_answer() -> None:
    for seed in range(20):
        position = careless(VARIANTS[seed], seed)
        if position.phase is not Phase.OVER:
            assert hint(position, 3, Solver(table_mb=1)) == hint(position, 3, HINTER)


def test_a_first_turn_is_quiet_and_a_finished_game_has_no_hint() -> None:
    assert Matter.QUIET is hint(Position(), 1, HINTER).matter
    won = Position.parse("ABC1/4/4/4 D - auto").play(Place(SQUARES[3]))
    with pytest.raises(RuleError):
        hint(won, 1, HINTER)
