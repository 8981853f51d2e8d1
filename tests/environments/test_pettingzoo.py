"""The PettingZoo environment by the checks of its own community, and beside the rules."""

import numpy as np
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, render_test, seed_test

from openquarto.environments import ACTIONS, ID, QuartoAEC, env, number_of
from openquarto.rules import VARIANTS, Position, Seat, parse_action
from tests.marking import more

# Both warn about each environment whose name is not in a list of theirs, which has all the classic games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize("variant", more([str(each) for each in VARIANTS], but=["classic", "blocks+auto"]))
def test_their_checks(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(variant), num_cycles=200)
    seed_test(lambda: env(variant))
    assert "Passed API test" in capsys.readouterr().out


def test_every_mode_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "First gives." in capsys.readouterr().out


def test_it_is_registered() -> None:
    game = make("aec", ID, variant="blocks")
    game.reset(seed=1)
    assert "player_0" == game.agent_selection


def played(game: QuartoAEC, actions: str) -> list[tuple[str, int, int]]:
    """Who acted, and the rewards of both for it."""
    found = []
    for text in actions.split():
        agent = game.agent_selection
        game.step(number_of(parse_action(text)))
        found.append((agent, game.rewards["player_0"], game.rewards["player_1"]))
    return found


def test_the_winner_is_rewarded_and_the_other_pays() -> None:
    game = QuartoAEC(start=Position.parse("ABC1/4/4/4 D c1"))
    game.reset()
    assert [("player_0", 0, 0), ("player_0", 0, 0), ("player_1", -1, 1)] == played(game, "d1 E #a1-d1")
    assert all(game.terminations.values())
    assert {"player_0": -1, "player_1": 1} == game._cumulative_rewards


def test_exact_rewards_are_added() -> None:
    game = QuartoAEC(reward="exact", start=Position.parse("ABC1/4/4/4 D c1"))
    game.reset()
    assert [("player_0", 0, 0), ("player_0", -2, 0), ("player_1", -1, 1)] == played(game, "d1 E #a1-d1")


def test_who_is_not_to_act_has_no_choice() -> None:
    game = QuartoAEC()
    game.reset()
    assert 16 == game.observe("player_0")["action_mask"].sum()
    assert 0 == game.observe("player_1")["action_mask"].sum()
    assert np.array_equal(
        game.observe("player_0")["observation"], game.observe("player_1")["observation"]
    )  # both see the table


def test_whole_games_go_as_by_the_rules() -> None:
    game = QuartoAEC("blocks")
    chance = np.random.default_rng(1)
    for _ in range(5):
        game.reset()
        position = Position(variant=game.position.variant)
        for agent in game.agent_iter():
            observation, _, is_over, _, _ = game.last()
            if is_over:
                game.step(None)
                continue
            assert ("player_1" if position.to_act is Seat.SECOND else "player_0") == agent
            assert observation is not None
            action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
            position = position.play(ACTIONS[action])
            game.step(action)
            assert position == game.position


def test_what_is_not_permitted_is_refused_and_loses_nothing() -> None:
    game = QuartoAEC()
    game.reset()
    with pytest.raises(ValueError, match="expected a permitted action of player_0, got 3"):
        game.step(3)
    assert Position() == game.position


@pytest.mark.parametrize(
    "wrong", [{"reward": "more"}, {"render_mode": "video"}, {"start": Position.parse("ABCD/4/4/4 - d1 auto")}]
)
def test_arguments_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected"):
        QuartoAEC(**wrong)  # type: ignore[arg-type]
