"""Many games at once in plain Python, for the kernels that are no C: kernel/batch.h, action for action."""

import struct
from collections.abc import Iterator
from typing import Any, TypeAlias

from openquarto.kernel.plain.game import ACTIONS, OBSERVATION, OVER, WON, BatchGame

Buffer: TypeAlias = Any  # NumPy tells type checkers of its buffers from Python 3.12 on
STATE = 16  # bytes of a game
_ALL_64 = (1 << 64) - 1
_NO_ACTION = 255
_LAYOUT = struct.Struct("=6H4B")
_EMPTY = bytes(STATE - 1)


def step_batch(
    states: Buffer,
    actions: Buffer,
    masks: Buffer,
    observations: Buffer,
    rewards: Buffer,
    restarts: bool,
) -> int:
    """One action in each game; how many were refused."""
    games, count = _games(states)
    chosen = _held(actions, "actions", 1, count, is_read=True)
    told = None if rewards is None else _held(rewards, "rewards", 1, count)
    shown = _Shown(masks, observations, count)
    refused = 0
    for i in range(count):
        game, reward = _game(games, i), 0
        if game.last >= OVER:
            game = _game(_EMPTY + bytes([game.variant]), 0) if restarts else game
        elif chosen[i] < ACTIONS and game.permitted() >> chosen[i] & 1:
            reward = int(game.act(chosen[i]))
        else:
            reward = -1
            refused += 1
        _keep(games, i, game)
        if told is not None:
            told[i] = reward & 255
        shown.show(i, game)
    return refused


def observe_batch(states: Buffer, masks: Buffer, observations: Buffer) -> None:
    """The masks and observations of the games as they are."""
    games, count = _games(states)
    shown = _Shown(masks, observations, count)
    for i in range(count):
        shown.show(i, _game(games, i))


def sample_batch(states: Buffer, actions: Buffer, seed: int, first: int) -> None:
    """Any permitted action for each game, all equally likely, or 255 where there is none."""
    games, count = _games(states)
    chosen = _held(actions, "actions", 1, count)
    for i in range(count):
        ways = _game(games, i).permitted()
        chosen[i] = _any_of(ways, next(_chance(seed, first + i))) if ways else _NO_ACTION


def play_out_batch(states: Buffer, results: Buffer, seed: int, first: int) -> int:
    """Play every game to its end by such actions; how many that took."""
    games, count = _games(states)
    told = _held(results, "results", 1, count)
    steps = 0
    for i in range(count):
        game, chance = _game(games, i), _chance(seed, first + i)
        while ways := game.permitted():
            game.act(_any_of(ways, next(chance)))
            steps += 1
        told[i] = 0 if game.last < WON else 255 if game.second_acts else 1
        _keep(games, i, game)
    return steps


class _Shown:
    """Where masks and observations are written, if anywhere."""

    def __init__(self, masks: Buffer, observations: Buffer, count: int) -> None:
        self._masks = None if masks is None else _held(masks, "masks", ACTIONS, count)
        self._planes = (
            None if observations is None else _held(observations, "observations", OBSERVATION, count)
        )

    def show(self, i: int, game: BatchGame) -> None:
        if self._masks is not None:
            self._masks[ACTIONS * i : ACTIONS * (i + 1)] = game.mask()
        if self._planes is not None:
            self._planes[OBSERVATION * i : OBSERVATION * (i + 1)] = game.observation()


def _held(buffer: Buffer, name: str, each: int, count: int, *, is_read: bool = False) -> memoryview:
    view = memoryview(buffer)
    if not view.c_contiguous or (view.readonly and not is_read):
        raise BufferError(f"expected {name} that are contiguous and can be written")
    if view.itemsize != 1:
        raise ValueError(f"expected {name} of one byte each, got items of {view.itemsize}")
    if view.nbytes != each * count:
        raise ValueError(f"expected {each} bytes of {name} for each of {count} games, got {view.nbytes}")
    return view.cast("B") if view.nbytes else memoryview(bytearray())


def _games(states: Buffer) -> tuple[memoryview, int]:
    count = memoryview(states).nbytes // STATE
    return _held(states, "states", STATE, count), count


def _game(games: memoryview | bytes, i: int) -> BatchGame:
    taken, *ones, given, hand, last, called, variant = _LAYOUT.unpack_from(games, STATE * i)
    return BatchGame(taken, ones, given, hand, last, called, variant)


def _keep(games: memoryview, i: int, game: BatchGame) -> None:
    fields = (game.taken, *game.ones, game.given, game.hand, game.last, game.called, game.variant)
    _LAYOUT.pack_into(games, STATE * i, *fields)


def _mixed(state: int) -> int:
    """The output function of splitmix64."""
    state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _ALL_64
    state = (state ^ state >> 27) * 0x94D049BB133111EB & _ALL_64
    return state ^ state >> 31


def _chance(seed: int, index: int) -> Iterator[int]:
    """Numbers of 64 bits for one game, the same as in C."""
    step = 0x9E3779B97F4A7C15
    state = _mixed(seed + step & _ALL_64) + index * 0xD1342543DE82EF95
    while True:
        state = state + step & _ALL_64
        yield _mixed(state)


def _any_of(ways: int, number: int) -> int:
    for _ in range((number >> 32) * ways.bit_count() >> 32):
        ways &= ways - 1
    return (ways & -ways).bit_length() - 1
