"""Quarto for PettingZoo: two agents act in turn, by half-turns, in any variant."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from openquarto.environments.batch import Batch
from openquarto.environments.exact import ExactReward
from openquarto.environments.picture import RENDER_MODES, Frame, check_mode, picture_of
from openquarto.environments.spaces import action_space, check_reward, observation_space
from openquarto.rules.position import Position
from openquarto.rules.variant import CLASSIC, Variant

AGENTS = ("player_0", "player_1")  # first and second
Observation = dict[str, NDArray[Any]]


class QuartoAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game. Observations are what a seat sees; the mask of whoever is not to act is empty.

    The winner is rewarded with 1 and the other with -1. With `reward="exact"` whoever acts loses 1 more for
    each class of value that the action gives away.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as PettingZoo has it
        "name": "quarto_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        variant: Variant | str = CLASSIC,
        *,
        reward: str = "outcome",
        start: Position | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.action_spaces: dict[str, spaces.Space[Any]] = {agent: action_space() for agent in AGENTS}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space() for agent in AGENTS
        }
        self._start = _checked(start)
        self._batch = Batch(1, variant if start is None else start.variant, restarts=False)
        self._exact = ExactReward() if reward == "exact" else None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. Nothing in it is left to chance, so that the seed changes nothing."""
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        if self._start is None:
            self._batch.reset()
        else:
            self._batch.start([self._start])
        self.agent_selection = AGENTS[self._batch.to_act[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do."""
        mask = self._batch.masks[0].astype(np.int8)
        return {
            "observation": self._batch.observations[0].copy(),
            "action_mask": mask if agent == self.agent_selection else np.zeros_like(mask),
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of actions."""
        return self.action_spaces[agent]

    def step(self, action: int | None) -> None:
        """Let the selected agent act; raises ValueError for what is not permitted."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self.position
        if self._batch.step(np.array([action])):
            raise ValueError(f"expected a permitted action of {agent}, got {action}")
        self._cumulative_rewards[agent] = 0
        other = AGENTS[1 - AGENTS.index(agent)]
        won = int(self._batch.rewards[0])
        lost = 0 if self._exact is None else self._exact.loss(before, self.position)
        self.rewards = {agent: won + lost, other: -won}
        if self._batch.over[0]:
            self.terminations = dict.fromkeys(AGENTS, True)
            self.agent_selection = other
        else:
            self.agent_selection = AGENTS[self._batch.to_act[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame | None:
        """The table in the mode that was asked for."""
        return picture_of(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    @property
    def position(self) -> Position:
        """The game as the rules know it, for a referee."""
        return self._batch.position(0)


def _checked(start: Position | None) -> Position | None:
    if start is not None and start.outcome is not None:
        raise ValueError("expected a start that is not over")
    return start


def env(
    variant: Variant | str = CLASSIC,
    *,
    reward: str = "outcome",
    start: Position | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The environment with the usual wrappers: an action that is not permitted ends the game and costs 1."""
    game: AECEnv[str, Observation, int] = QuartoAEC(
        variant, reward=reward, start=start, render_mode=render_mode
    )
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)
