"""Many games at once on NumPy arrays that stay where they are, stepped by the kernel in C."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from openquarto.environments.action_numbers import ACTIONS
from openquarto.environments.state import LAST, OVER, STATE_SIZE, position_of, state_of, variant_number
from openquarto.kernel.backend import kernel
from openquarto.rules.expect import expect
from openquarto.rules.position import Position
from openquarto.rules.variant import CLASSIC, Variant

PLANES = 16
_SECOND = 15  # the plane that tells who is to act
_Result = TypeVar("_Result")


class Batch:
    """So many games of a variant. Its arrays are written in place by every step; copy what you keep.

    A game that is over begins anew with its next step, whatever the action, unless `restarts` is False.
    """

    def __init__(
        self, count: int, variant: Variant | str = CLASSIC, *, restarts: bool = True, threads: int = 1
    ) -> None:
        expect(count, int, "of games")
        expect(threads, int, "of threads")
        if count < 1 or threads < 1:
            raise ValueError(f"expected at least one game and one thread, got {count} and {threads}")
        self.variant = Variant.parse(variant) if isinstance(variant, str) else variant
        expect(self.variant, Variant)
        self.restarts = restarts
        self.states = np.zeros((count, STATE_SIZE), np.uint8)
        self.masks = np.zeros((count, len(ACTIONS)), np.uint8)
        self.observations = np.zeros((count, PLANES, 4, 4), np.uint8)
        self.rewards = np.zeros(count, np.int8)
        parts = min(threads, count)
        self._parts = [slice(count * i // parts, count * (i + 1) // parts) for i in range(parts)]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, which: NDArray[np.bool_] | None = None) -> None:
        """Begin all games anew, or some of them."""
        start = np.frombuffer(bytes(STATE_SIZE - 1) + bytes([variant_number(self.variant)]), np.uint8)
        self.states[slice(None) if which is None else which] = start
        self.observe()

    def start(self, positions: Sequence[Position]) -> None:
        """Put every game to a position of its own."""
        self.states[:] = np.frombuffer(b"".join(map(state_of, positions)), np.uint8).reshape(-1, STATE_SIZE)
        self.observe()

    def observe(self) -> None:
        """Write masks and observations again, after the states were changed by hand."""
        self._each(
            lambda part: kernel.observe_batch(self.states[part], self.masks[part], self.observations[part])
        )

    def step(self, actions: ArrayLike) -> int:
        """One action in each game; returns how many were not permitted, which leaves -1 as their reward.

        The reward is that of the player who acted: 1 where the action has won, else 0.
        """
        chosen = _numbers(actions, len(self))
        return sum(
            self._each(
                lambda part: kernel.step_batch(
                    self.states[part],
                    chosen[part],
                    self.masks[part],
                    self.observations[part],
                    self.rewards[part],
                    self.restarts,
                )
            )
        )

    def sample(self, seed: int) -> NDArray[np.uint8]:
        """A permitted action for each game by chance, 255 where it is over."""
        actions = np.empty(len(self), np.uint8)
        self._each(lambda part: kernel.sample_batch(self.states[part], actions[part], seed, part.start))
        return actions

    def play_out(self, seed: int) -> NDArray[np.int8]:
        """Play all games to their end by chance: 1 where first has won, -1 where second has, 0 for a draw."""
        results = np.empty(len(self), np.int8)
        self._each(lambda part: kernel.play_out_batch(self.states[part], results[part], seed, part.start))
        self.observe()
        return results

    def afterstates(self) -> tuple[NDArray[np.intp], NDArray[np.intp], "Batch"]:
        """All games after each permitted action: from which game, by which action, and the batch of them."""
        games, actions = np.nonzero(self.masks)
        after = Batch(max(1, len(games)), self.variant, restarts=False)
        if len(games):
            after.states[:] = self.states[games]
            after.step(actions)
        return games, actions, after

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        return np.asarray(self.states[:, LAST] >= OVER)

    @property
    def to_act(self) -> NDArray[np.uint8]:
        """Who acts, 0 for first and 1 for second; in a game that was won, who has won it."""
        return self.observations[:, _SECOND, 0, 0]

    def position(self, index: int) -> Position:
        """One of the games as a position of the rules, for a referee."""
        return position_of(self.states[index].tobytes())

    def close(self) -> None:
        """End the threads, if there are some."""
        if self._pool is not None:
            self._pool.shutdown()

    def _each(self, work: Callable[[slice], _Result]) -> list[_Result]:
        if self._pool is None:
            return [work(self._parts[0])]
        return list(self._pool.map(work, self._parts))


def _numbers(actions: ArrayLike, count: int) -> NDArray[np.uint8]:
    """The actions as bytes: what is no action, such as 300 or -1, stays none."""
    given: NDArray[Any] = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise ValueError(f"expected {count} whole numbers, got {given.dtype} of shape {given.shape}")
    if given.dtype == np.uint8:
        return np.ascontiguousarray(given)
    return np.where((given >= 0) & (given < len(ACTIONS)), given, 255).astype(np.uint8)
