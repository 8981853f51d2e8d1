"""The spaces of actions and observations that all environments share, and their one name."""

import numpy as np
from gymnasium import spaces

from openquarto.environments.action_numbers import ACTIONS
from openquarto.environments.batch import PLANES

ID = "openquarto/quarto-v0"
REWARDS = ("outcome", "exact")


def action_space() -> spaces.Discrete:
    """Every action of every variant; the mask tells which are permitted."""
    return spaces.Discrete(len(ACTIONS))


def observation_space() -> spaces.Dict:
    """The planes of kernel/batch.h, and the mask of what is permitted."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (PLANES, 4, 4), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
        }
    )


def check_reward(reward: str) -> None:
    """Refuse a kind of reward that there is not."""
    if reward not in REWARDS:
        raise ValueError(f"expected {' or '.join(REWARDS)} as reward, got {reward!r}")
