"""The Gymnasium environments by Gymnasium's own checks, and many games beside as many single ones."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from openquarto.environments import ID, QuartoEnv, QuartoVectorEnv, number_of
from openquarto.rules import Position, parse_action


@pytest.mark.parametrize("variant", ["classic", "blocks+traits=sh+auto"])
@pytest.mark.parametrize("opponent", ["random", None, "pine"])
def test_their_check(variant: str, opponent: str | None) -> None:
    game = gymnasium.make(ID, variant=variant, opponent=opponent)
    check_env(game.unwrapped)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_pictures(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = QuartoEnv(render_mode=mode)
    game.reset(seed=1)
    shown = game.render()
    match mode:
        case "ansi":
            assert isinstance(shown, str)
            assert "Stock:" in shown
        case "rgb_array":
            assert isinstance(shown, np.ndarray)
            assert (600, 3) == shown.shape[1:]
        case _:
            assert shown is None
            assert "Stock:" in capsys.readouterr().out


def test_made_by_name_it_is_the_batch_in_c() -> None:
    games = gymnasium.make_vec(ID, num_envs=4, variant="auto")
    assert isinstance(games.unwrapped, QuartoVectorEnv)
    assert benchmark_vector_step(games, target_duration=0, seed=1) > 0


def test_many_games_are_as_many_single_ones() -> None:
    """The same actions, permitted or not, in a batch and in Gymnasium's own loop over single games."""
    batch = QuartoVectorEnv(5, "blocks+auto", opponent=None)
    loop = SyncVectorEnv([lambda: QuartoEnv("blocks+auto", opponent=None)] * 5)
    assert data_equivalence(batch.reset(seed=1)[0], loop.reset(seed=1)[0])
    chance = np.random.default_rng(2)
    masks = batch.batch.masks
    for _ in range(300):
        actions = np.array(
            [
                chance.choice(np.flatnonzero(mask)) if mask.any() and chance.random() < 0.99 else 51
                for mask in masks
            ]
        )
        mine, theirs = batch.step(actions), loop.step(actions)
        for one, other in zip(mine[:4], theirs[:4], strict=True):
            assert data_equivalence(one, other)
    batch.close()


def random_actions(masks: NDArray[Any], chance: np.random.Generator) -> NDArray[Any]:
    return np.asarray(np.argmax(masks * chance.random(masks.shape), axis=1))


@pytest.mark.parametrize("seat", ["first", "second", "random"])
def test_against_an_opponent_the_learner_always_acts(seat: str) -> None:
    games = RecordEpisodeStatistics(QuartoVectorEnv(64, "auto", opponent="random", seat=seat))  # type: ignore[arg-type]
    inner = games.unwrapped
    assert isinstance(inner, QuartoVectorEnv)
    observations, infos = games.reset(seed=3)
    chance = np.random.default_rng(4)
    totals: list[float] = []
    for _ in range(120):
        acting = ~inner.batch.over
        assert np.array_equal(infos["to_act"][acting], inner._seats[acting])
        if seat != "random":
            assert {int(seat == "second")} == set(inner._seats.tolist())
        observations, rewards, over, cut, infos = games.step(
            random_actions(observations["action_mask"], chance)
        )
        assert not cut.any()
        totals += rewards[over].tolist()
        assert 0 == abs(rewards[~over]).sum()
    assert {-1.0, 0.0, 1.0} >= set(totals)
    assert abs(float(np.mean(totals))) < 0.2  # both act at random


def test_the_same_seed_is_the_same_game() -> None:
    runs = []
    for _ in range(2):
        games = QuartoVectorEnv(8, opponent="random")
        seen = [games.reset(seed=7)[0]["observation"]]
        chance = np.random.default_rng(1)
        for _ in range(40):
            actions = random_actions(games.batch.masks, chance)
            seen.append(games.step(actions)[0]["observation"])
        runs.append(np.array(seen))
    assert np.array_equal(runs[0], runs[1])


def test_a_policy_of_the_caller_plays_the_other_seat() -> None:
    asked = []

    def lowest(observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        asked.append(len(observations))
        return np.asarray(masks.argmax(axis=1))

    games = QuartoVectorEnv(3, "auto", opponent=lowest, seat="second")
    games.reset()
    assert [3] == asked
    assert {"A"} == {str(games.batch.position(index).hand) for index in range(3)}


def test_what_is_not_permitted_loses() -> None:
    games = QuartoVectorEnv(2)
    games.reset()
    _, rewards, over, _, _ = games.step([16, 0])
    assert [0, -1] == list(rewards)
    assert [False, True] == list(over)
    games.step([0, 0])
    assert Position() == games.batch.position(1)


def test_exact_rewards_are_added() -> None:
    games = QuartoVectorEnv(2, reward="exact")
    games.reset()
    games.batch.start([Position.parse("ABC1/4/4/4 D c1")] * 2)
    found = []
    for pair in ("d1 d2", "#a1-d1 E"):
        actions = [number_of(parse_action(text)) for text in pair.split()]
        found.append(games.step(actions)[1].tolist())
    won, lost = np.array(found).sum(axis=0)
    assert 1 == won  # it has called, and has given nothing away
    assert lost in {-1, -2}  # it could have won at once


@pytest.mark.parametrize("wrong", [{"seat": "third"}, {"reward": "x"}, {"render_mode": "x"}])
def test_arguments_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        QuartoVectorEnv(1, **wrong)  # type: ignore[arg-type]
