"""Batches beside the rules: the same masks, players, outcomes and sights over random games."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from openquarto.environments import ACTIONS, Batch, number_of
from openquarto.environments.state import position_of, state_of, variant_number, variant_of
from openquarto.rules import VARIANTS, Call, Game, Phase, Piece, Position, Seat
from openquarto.view import View
from tests.strategies import games, setups


def planes_of(view: View, called: Call | None, *, has_looked: bool) -> NDArray[np.uint8]:
    """An observation made of what a seat sees, and of what both were told in this window."""

    def traits(piece: Piece | None) -> list[int]:
        return [0, 0, 0, 0] if piece is None else [piece.number >> bit & 1 for bit in (3, 2, 1, 0)]

    planes = np.zeros((16, 16), np.uint8)
    for square, piece in enumerate(view.board):
        planes[:5, square] = [piece is not None, *traits(piece)]
    planes[5:10] = np.array([view.hand is not None, *traits(view.hand)])[:, None]
    stock = {piece.number for piece in view.stock}
    planes[10] = [number in stock for number in range(16)]
    if view.last is not None:
        planes[11, view.last.index] = 1
    planes[12] = view.may_call
    if called is not None:
        planes[13, [square.index for square in called.line.squares]] = 1
    planes[14] = has_looked
    planes[15] = view.to_act is Seat.SECOND
    return planes.reshape(16, 4, 4)


def check(batch: Batch, position: Position) -> None:
    assert position == batch.position(0)
    assert state_of(position) == batch.states[0].tobytes()
    permitted = {number_of(action) for action in position.legal_actions}
    assert permitted == {int(number) for number in np.flatnonzero(batch.masks[0])}
    assert (position.outcome is not None) == batch.over[0]
    if position.to_act is None:
        won = position.outcome is not None and position.outcome.winner
        assert not won or (won is Seat.SECOND) == batch.to_act[0]
        return
    assert (position.to_act is Seat.SECOND) == batch.to_act[0]
    called = None if position.called is None else Call(position.called)
    seen = planes_of(View.of(position, seat=position.to_act), called, has_looked=position.dones == 1)
    assert np.array_equal(seen, batch.observations[0])


def follow(game: Game) -> None:
    batch = Batch(1, game.start.variant, restarts=False)
    batch.start([game.start])
    position = game.start
    for action in game.actions:
        if position.outcome:
            break  # by the table's rule that a false call loses, which a batch does not know
        check(batch, position)
        position = position.play(action)
        assert 0 == batch.step([number_of(action)])
        assert int(position.won) == batch.rewards[0]
    check(batch, position)


@given(games())
def test_a_game_goes_as_by_the_rules(game: Game) -> None:
    follow(game)


@given(games(starts=setups()))
def test_from_any_start(game: Game) -> None:
    follow(game)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_whole_random_games_of_every_variant(variant: object) -> None:
    assert variant in VARIANTS
    batch = Batch(8, str(variant), restarts=False)
    positions = [Position(variant=batch.variant)] * 8
    for seed in range(100):
        if batch.over.all():
            break
        actions = batch.sample(seed)
        before, over = batch.to_act.copy(), batch.over
        assert 0 == batch.step(actions)
        for index in np.flatnonzero(~over):
            positions[index] = positions[index].play(ACTIONS[actions[index]])
            assert positions[index] == batch.position(int(index))
            outcome = positions[index].outcome
            has_won = outcome is not None and outcome.winner is list(Seat)[before[index]]
            assert int(has_won) == batch.rewards[index]
    assert batch.over.all()
    assert all(position.phase is Phase.OVER for position in positions)


@given(st.sampled_from(VARIANTS), st.integers(0, 51))
def test_what_is_not_permitted_changes_nothing(variant: object, action: int) -> None:
    batch = Batch(1, str(variant))
    batch.step(batch.sample(action))
    before = batch.states.copy()
    is_permitted = bool(batch.masks[0, action])
    assert int(not is_permitted) == batch.step([action])
    if not is_permitted:
        assert -1 == batch.rewards[0]
        assert np.array_equal(before, batch.states)


@pytest.mark.parametrize("nonsense", [-1, 52, 255, 256, 2**40, -(2**40)])
def test_numbers_that_are_no_actions(nonsense: int) -> None:
    batch = Batch(2)
    assert 1 == batch.step([16, nonsense])
    assert [0, -1] == list(batch.rewards)


@pytest.mark.parametrize("wrong", [[1], [1.0, 2.0], [[1, 2]], ["a", "b"], 3])
def test_actions_of_another_shape(wrong: object) -> None:
    with pytest.raises(ValueError, match="expected 2 whole numbers"):
        Batch(2).step(wrong)  # type: ignore[arg-type]


def test_a_game_that_is_over_begins_anew_or_stays() -> None:
    won = Position.parse("ABC1/4/4/4 D c1 auto")
    for restarts in (True, False):
        batch = Batch(1, "auto", restarts=restarts)
        batch.start([won])
        batch.step([3])
        assert batch.over[0]
        assert 0 == batch.masks.sum()
        assert 0 == batch.step([0])
        assert 0 == batch.rewards[0]
        assert restarts == (Position(variant=won.variant) == batch.position(0))
        assert restarts != batch.over[0]


@pytest.mark.parametrize("threads", [2, 3, 64])
def test_threads_change_nothing(threads: int) -> None:
    one, many = Batch(50, "blocks"), Batch(50, "blocks", threads=threads)
    for seed in range(60):
        actions = one.sample(seed)
        assert np.array_equal(actions, many.sample(seed))
        assert one.step(actions) == many.step(actions)
        for name in ("states", "masks", "observations", "rewards"):
            assert np.array_equal(getattr(one, name), getattr(many, name))
    assert np.array_equal(one.play_out(5), many.play_out(5))
    many.close()


def test_a_live_quarto_changes_nothing_that_is_shown() -> None:
    """Two boards, of which one has a quarto: only the traits of the last piece differ."""
    quarto, none = Batch(1), Batch(1)
    quarto.start([Position.parse("ABCD/4/4/4 - d1")])
    none.start([Position.parse("ABCP/4/4/4 - d1")])
    rest = [0, *range(5, 10), *range(11, 16)]  # all but the traits of the board and the stock
    assert np.array_equal(quarto.observations[0, rest], none.observations[0, rest])
    assert np.array_equal(quarto.masks[0, :16], none.masks[0, :16])
    assert np.array_equal(quarto.masks[0, 32:], none.masks[0, 32:])


def test_random_games_end_as_they_do_elsewhere() -> None:
    """1.98 % of random games with automatic calling are draws, by an independent count."""
    batch = Batch(200_000, "auto")
    results = Counter(batch.play_out(1).tolist())
    assert batch.over.all()
    assert abs(results[0] / 200_000 - 0.0198) < 0.002
    assert results[1] > results[-1]  # first places the even pieces, so the last one


def test_chance_is_fair() -> None:
    batch = Batch(160_000)
    gifts = np.bincount(batch.sample(3), minlength=52)[16:32]
    assert 160_000 == gifts.sum()
    assert abs(gifts - 10_000).max() < 500
    assert not np.array_equal(batch.sample(3), batch.sample(4))


def test_all_afterstates() -> None:
    batch = Batch(3, "auto")
    batch.step([16, 17, 18])
    batch.step([0, 1, 2])
    games_of, actions, after = batch.afterstates()
    assert 45 == len(after) == len(games_of)
    for index in (0, 17, 44):
        played = batch.position(int(games_of[index])).play(ACTIONS[actions[index]])
        assert played == after.position(index)


@given(setups())
def test_a_state_is_read_back(setup: object) -> None:
    position = Position.of(setup)  # type: ignore[arg-type]
    assert position == position_of(state_of(position))
    assert position.variant == variant_of(variant_number(position.variant))


@pytest.mark.parametrize(("count", "threads"), [(0, 1), (-1, 1), (1, 0)])
def test_batches_that_cannot_be(count: int, threads: int) -> None:
    with pytest.raises(ValueError, match="expected at least one game and one thread"):
        Batch(count, threads=threads)
