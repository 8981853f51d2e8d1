"""Quarto to learn from: batches in C, and on them PettingZoo and Gymnasium (extra `rl`), and OpenSpiel.

To import this registers `openquarto/quarto-v0` with PettingZoo and Gymnasium.
"""

import gymnasium
from pettingzoo.env_registry.registration import register

from openquarto.environments.action_numbers import ACTIONS, number_of
from openquarto.environments.aec import QuartoAEC, env
from openquarto.environments.batch import Batch
from openquarto.environments.exact import ExactReward
from openquarto.environments.single import QuartoEnv
from openquarto.environments.spaces import ID
from openquarto.environments.vector import QuartoVectorEnv

__all__ = [
    "ACTIONS",
    "ID",
    "Batch",
    "ExactReward",
    "QuartoAEC",
    "QuartoEnv",
    "QuartoVectorEnv",
    "env",
    "number_of",
]

register("aec", ID, entry_point="openquarto.environments.aec:env")
gymnasium.register(
    ID,
    entry_point="openquarto.environments.single:QuartoEnv",
    vector_entry_point="openquarto.environments.vector:QuartoVectorEnv",
)
