"""Who plays the other seat of an environment: chance, one of our players, or a function of the caller."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from openquarto.environments.action_numbers import number_of
from openquarto.environments.batch import Batch
from openquarto.players.roster import RANDOM, name_of, player_of
from openquarto.view.view import View

NO_ACTION = 255
# Given the observations and masks of the games in which it is to act, it chooses an action for each.
Policy = Callable[[NDArray[np.uint8], NDArray[np.uint8]], NDArray[np.integer]]


class Opponent:
    """Acts in some of the games of a batch; the others get no action, which leaves them as they are."""

    def __init__(self, name: str | Policy) -> None:
        self._policy = None if isinstance(name, str) else name
        self._name = name if isinstance(name, str) else ""
        self._chance = np.random.default_rng()
        self.seed(None)

    def seed(self, seed: int | None) -> None:
        """Begin with this seed."""
        self._chance = np.random.default_rng(seed)
        if self._policy is None and name_of(self._name) != RANDOM:
            self._player = player_of(self._name, seed=int(self._chance.integers(1 << 31)))

    def actions(self, batch: Batch, acting: NDArray[np.bool_]) -> NDArray[np.uint8]:
        """An action for each game: 255 where the opponent is not to act."""
        if self._policy is not None:
            chosen = np.full(len(batch), NO_ACTION, np.uint8)
            chosen[acting] = self._policy(batch.observations[acting], batch.masks[acting])
            return chosen
        if name_of(self._name) == RANDOM:
            by_chance = batch.sample(int(self._chance.integers(1 << 63)))
            return np.where(acting, by_chance, NO_ACTION).astype(np.uint8)
        chosen = np.full(len(batch), NO_ACTION, np.uint8)
        for index in np.flatnonzero(acting):
            position = batch.position(int(index))
            chosen[index] = number_of(self._player.choose(View.of(position, seat=position.to_act)))
        return chosen
