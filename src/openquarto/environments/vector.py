"""Quarto for Gymnasium, many games at once: against an opponent, or with both seats for whoever learns."""

from typing import Any, Literal

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from openquarto.environments.batch import Batch
from openquarto.environments.exact import ExactReward
from openquarto.environments.opponent import Opponent, Policy
from openquarto.environments.picture import RENDER_MODES, Frame, check_mode, picture_of
from openquarto.environments.spaces import action_space, check_reward, observation_space
from openquarto.environments.state import LAST, OVER
from openquarto.rules.variant import CLASSIC, Variant

Observations = dict[str, NDArray[Any]]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class QuartoVectorEnv(VectorEnv[Observations, NDArray[np.integer], NDArray[Any]]):
    """So many games of a variant, stepped by the kernel.

    Without an opponent every step is one action of whoever is to act (`infos["to_act"]`), and the reward is
    that player's. With one, a step is an action of the learner and all that the opponent does until the
    learner acts again. An action that is not permitted ends the game with -1. A game that is over begins anew
    with the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  as Gymnasium has it
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913  all but the first by name
        self,
        num_envs: int = 1,
        variant: Variant | str = CLASSIC,
        *,
        opponent: str | Policy | None = None,
        seat: Literal["first", "second", "random"] = "random",
        reward: str = "outcome",
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_mode(render_mode)
        if seat not in {"first", "second", "random"}:
            raise ValueError(f"expected first, second or random as seat, got {seat!r}")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_action_space = action_space()
        self.single_observation_space = observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.batch = Batch(num_envs, variant, restarts=False, threads=threads)
        self._opponent = None if opponent is None else Opponent(opponent)
        self._exact = ExactReward() if reward == "exact" else None
        self._seat, self._copies = seat, copy
        self._seats = np.zeros(num_envs, np.uint8)  # where the learner sits

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        if seed is not None and self._opponent is not None:
            self._opponent.seed(int(self.np_random.integers(1 << 31)))
        mask = None if options is None else options.get("reset_mask")
        self._begin(np.ones(self.num_envs, bool) if mask is None else np.asarray(mask, bool))
        self._answers()
        return self._observations(), self._infos()

    def step(self, actions: ArrayLike) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """One action in each game, and what the opponent answers."""
        over = self.batch.over
        befores = None if self._exact is None else [self.batch.position(i) for i in range(self.num_envs)]
        self.batch.step(actions)
        rewards = self.batch.rewards.astype(np.float64)
        refused = rewards < 0
        if befores is not None and self._exact is not None:
            for index in np.flatnonzero(~over & ~refused):
                rewards[index] += self._exact.loss(befores[index], self.batch.position(int(index)))
        if refused.any():
            self.batch.states[refused, LAST] |= OVER
            self.batch.observe()
        if over.any():
            self._begin(over)
        rewards -= self._answers()
        ended = self.batch.over
        if self.render_mode == "human":
            self.render()
        return self._observations(), rewards, ended, np.zeros_like(ended), self._infos()

    def render(self) -> tuple[Frame | None, ...] | None:  # type: ignore[override]
        """A picture of each game."""
        if self.render_mode is None:
            return None
        return tuple(
            picture_of(self.batch.position(index), self.render_mode) for index in range(self.num_envs)
        )

    def close_extras(self, **_: object) -> None:
        """End the threads."""
        self.batch.close()

    def _begin(self, which: Flags) -> None:
        if self._seat == "random":
            self._seats[which] = self.np_random.integers(2, size=int(which.sum()))
        else:
            self._seats[which] = self._seat == "second"
        self.batch.reset(which)

    def _answers(self) -> Rewards:
        """Let the opponent act until the learner is to act everywhere; 1 where the opponent has won."""
        won = np.zeros(self.num_envs)
        if self._opponent is None:
            return won
        while (acting := (self.batch.to_act != self._seats) & ~self.batch.over).any():
            self.batch.step(self._opponent.actions(self.batch, acting))
            won[acting] += self.batch.rewards[acting]
        return won

    def _observations(self) -> Observations:
        batch = self.batch
        shown = {"observation": batch.observations, "action_mask": batch.masks.view(np.int8)}
        return {name: array.copy() for name, array in shown.items()} if self._copies else shown

    def _infos(self) -> dict[str, Any]:
        return {"to_act": self.batch.to_act.copy()}
