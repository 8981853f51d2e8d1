"""Quarto for Gymnasium, one game: a batch of one, for `gymnasium.make` and its wrappers."""

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from openquarto.environments.opponent import Policy
from openquarto.environments.picture import RENDER_MODES, Frame
from openquarto.environments.spaces import action_space, observation_space
from openquarto.environments.vector import Observations, QuartoVectorEnv
from openquarto.rules.variant import CLASSIC, Variant


class QuartoEnv(gymnasium.Env[Observations, np.int64]):
    """One game against an opponent, which acts at random unless another is named; see QuartoVectorEnv."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        variant: Variant | str = CLASSIC,
        *,
        opponent: str | Policy | None = "random",
        seat: Literal["first", "second", "random"] = "random",
        reward: str = "outcome",
        render_mode: str | None = None,
    ) -> None:
        self.action_space = action_space()
        self.observation_space: spaces.Space[Any] = observation_space()
        self.render_mode = render_mode
        self._games = QuartoVectorEnv(
            1, variant, opponent=opponent, seat=seat, reward=reward, render_mode=render_mode
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game."""
        super().reset(seed=seed)
        observations, infos = self._games.reset(seed=seed, options=options)
        return _first(observations), _first(infos)

    def step(self, action: Any) -> tuple[Observations, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """One action, and what the opponent answers."""
        observations, rewards, ended, cut, infos = self._games.step(np.array([action]))
        return _first(observations), float(rewards[0]), bool(ended[0]), bool(cut[0]), _first(infos)

    def render(self) -> Frame | None:
        """The table in the mode that was asked for."""
        frames = self._games.render()
        return None if frames is None else frames[0]

    def close(self) -> None:
        """End what the batch holds."""
        self._games.close()


def _first(arrays: dict[str, Any]) -> dict[str, Any]:
    return {name: array[0] for name, array in arrays.items()}
