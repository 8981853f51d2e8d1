"""Half-steps a second of the environments, beside what others measure here and what others have published."""

import os
import platform
import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np

from openquarto.environments import Batch
from openquarto.kernel.backend import NAME, kernel

GAMES = 1024  # their masks and observations stay in the cache of one core
WINDOWS, WINDOW = 10, 0.2  # seconds each
# What others say of themselves, of their machines and games: no comparison, but the scale of the field.
PUBLISHED = (
    ("EnvPool, Atari, 256 cores of a DGX-A100", "about 1 M frames/s", "https://github.com/sail-sg/envpool"),
    ("EnvPool, MuJoCo, 256 cores of a DGX-A100", "about 3 M steps/s", "https://github.com/sail-sg/envpool"),
    ("PufferLib, training with environments in C", "millions of steps/s", "https://puffer.ai/docs.html"),
    ("Pgx, board games in JAX on a DGX-A100", "10 to 100 times Python's", "https://arxiv.org/abs/2303.17503"),
)


def rate(step: Callable[[int], int], clock: Callable[[], float]) -> float:
    """How much is done a second of a clock, in the best of ten windows: other programs take their share."""
    step(0)
    best, number = 0.0, 1
    for _ in range(WINDOWS):
        done, began = 0, clock()
        while clock() - began < WINDOW:
            done += step(number)
            number += 1
        best = max(best, done / (clock() - began))
    return best


def stepping(variant: str, *, masks: bool, observations: bool) -> tuple[float, float]:
    """Half-steps a second and core by `step_batch` alone, and with the choice of the actions by chance."""
    batch = Batch(GAMES, variant)
    actions, seed, best = np.zeros(GAMES, np.uint8), 0, (0.0, 0.0)
    shown = (batch.masks if masks else None, batch.observations if observations else None)
    for _ in range(WINDOWS):
        spent, both, done = 0.0, 0.0, 0
        while both < WINDOW:
            done += GAMES - int(batch.over.sum())  # a game that begins anew has made no step
            began = time.thread_time()
            kernel.sample_batch(batch.states, actions, seed, 0)
            chosen = time.thread_time()
            kernel.step_batch(batch.states, actions, *shown, batch.rewards, True)  # noqa: FBT003
            ended = time.thread_time()
            spent, both, seed = spent + ended - chosen, both + ended - began, seed + 1
        best = max(best, (done / spent, done / both))
    return best


def playing_out(variant: str, threads: int) -> tuple[float, float]:
    """Random games a second, by the processor's time of this process and by the clock."""
    batch = Batch(GAMES * 16, variant, threads=threads)

    def play(seed: int) -> int:
        batch.reset()
        batch.play_out(seed)
        return len(batch)

    found = rate(play, time.process_time), rate(play, time.perf_counter)
    batch.close()
    return found


def stepping_together(threads: int) -> float:
    """Half-steps a second by the clock, chosen and stepped with masks and observations by several threads."""
    batch = Batch(GAMES * 16, "auto", threads=threads)

    def step(seed: int) -> int:
        playing = len(batch) - int(batch.over.sum())
        batch.step(batch.sample(seed))
        return playing

    found = rate(step, time.perf_counter)
    batch.close()
    return found


def in_openspiel(name: str) -> float:
    """Actions a second and core of a game in OpenSpiel from Python, chosen by chance."""
    import pyspiel  # noqa: PLC0415  an extra that may not be there

    game, chance = pyspiel.load_game(name), np.random.default_rng(1)

    def play(_: int) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            ways = state.legal_actions()
            state.apply_action(ways[int(chance.random() * len(ways))])
            state.observation_tensor(0)
            steps += 1
        return steps

    return rate(play, time.thread_time)


def main() -> None:
    """Print a table."""
    print(f"kernel {NAME}, {GAMES} games a batch, {platform.machine()}, {os.cpu_count()} cores")
    print(f"the best of {WINDOWS} windows of {WINDOW} s")
    print("half-steps a second and core, in millions     stepped   chosen and stepped")
    for variant in ("classic", "auto", "blocks+auto"):
        for masks, observations in ((False, False), (True, False), (True, True)):
            what = "masks and observations" if observations else "masks" if masks else "neither"
            stepped, both = stepping(variant, masks=masks, observations=observations)
            print(f"  {variant:12} {what:28} {stepped / 1e6:10.1f} {both / 1e6:10.1f}")
    print("random games, in millions                  a second and core   a second by the clock")
    for variant in ("classic", "auto"):
        for threads in (1, 2):
            by_core, by_clock = playing_out(variant, threads)
            print(f"  {variant:12} {threads} threads {by_core / 1e6:28.2f} {by_clock / 1e6:18.2f}")
    for threads in (1, 2):
        print(
            f"chosen and stepped by {threads} threads: {stepping_together(threads) / 1e6:.1f} M by the clock"
        )
    if find_spec("pyspiel"):
        import openquarto.environments.openspiel  # noqa: F401, PLC0415  registers the game

        print("in OpenSpiel from Python, one state at a time, in thousands a second and core")
        for name in ("tic_tac_toe", "connect_four", "python_quarto(automatic=True)"):
            print(f"  {name:32} {in_openspiel(name) / 1e3:10.1f}")
    print("published by others, on other machines and other games")
    for what, figure, source in PUBLISHED:
        print(f"  {what:46} {figure:26} {source}")


if __name__ == "__main__":
    main()
