"""Many games at the door of each kernel: the same bytes from all, and hostile buffers refused."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.backends import KERNELS

REFUSED = (ValueError, TypeError, OverflowError, BufferError)
SIZES = {"states": 16, "actions": 1, "masks": 52, "observations": 256, "rewards": 1}


def buffers(count: int) -> list[bytearray]:
    return [bytearray(size * count) for size in SIZES.values()]


@given(st.binary(max_size=16 * 8), st.binary(min_size=8, max_size=8), st.booleans())
def test_whatever_bytes_are_games_all_kernels_agree(some: bytes, chosen: bytes, restarts: bool) -> None:
    count = len(some) // 16
    found = []
    for kernel in KERNELS.values():
        states, _, masks, planes, rewards = buffers(count)
        states[:] = some[: 16 * count]
        refused = kernel.step_batch(states, chosen[:count], masks, planes, rewards, restarts)
        found.append((refused, states, masks, planes, rewards))
    assert [found[0]] * len(KERNELS) == found
    assert set(found[0][2] + found[0][3]) <= {0, 1}


@given(st.integers(0, 2**70), st.integers(0, 2**40), st.lists(st.integers(0, 63), min_size=1, max_size=6))
def test_chance_is_the_same_in_all_kernels(seed: int, first: int, variants: list[int]) -> None:
    found = []
    for kernel in KERNELS.values():
        states = bytearray(b"".join(bytes(15) + bytes([variant]) for variant in variants))
        actions, results = bytearray(len(variants)), bytearray(len(variants))
        kernel.sample_batch(states, actions, seed, first)
        steps = kernel.play_out_batch(states, results, seed, first)
        found.append((steps, states, actions, results))
    assert [found[0]] * len(KERNELS) == found


@pytest.fixture(params=KERNELS)
def step(request: pytest.FixtureRequest) -> Callable[..., int]:
    function: Callable[..., int] = KERNELS[request.param].step_batch
    return function


@pytest.mark.parametrize("at", range(5))
@pytest.mark.parametrize("size", [-1, 1])
def test_buffers_of_another_size(step: Callable[..., int], at: int, size: int) -> None:
    given_buffers: list[Any] = buffers(2)
    given_buffers[at] = bytearray(len(given_buffers[at]) + size)
    with pytest.raises(ValueError, match="for each of|even address"):
        step(*given_buffers, False)  # noqa: FBT003


@pytest.mark.parametrize("at", range(5))
@pytest.mark.parametrize("wrong", ["x", 7, [0] * 16, object(), np.zeros((2, 512), np.uint8)[:, ::2]])
def test_what_is_no_buffer(step: Callable[..., int], at: int, wrong: object) -> None:
    given_buffers: list[Any] = buffers(2)
    given_buffers[at] = wrong
    with pytest.raises(REFUSED):
        step(*given_buffers, False)  # noqa: FBT003


@pytest.mark.parametrize("at", [0, 2, 3, 4])
def test_what_cannot_be_written(step: Callable[..., int], at: int) -> None:
    given_buffers: list[Any] = buffers(2)
    given_buffers[at] = bytes(given_buffers[at])
    with pytest.raises(REFUSED):
        step(*given_buffers, False)  # noqa: FBT003


def test_items_of_more_than_one_byte(step: Callable[..., int]) -> None:
    given_buffers: list[Any] = buffers(2)
    given_buffers[0] = np.zeros(16, np.uint16)
    with pytest.raises(ValueError, match="one byte each"):
        step(*given_buffers, False)  # noqa: FBT003


def test_what_nobody_wants_is_not_written(step: Callable[..., int]) -> None:
    states = bytearray(32)
    assert 1 == step(states, bytes([16, 3]), None, None, None, False)  # noqa: FBT003
    assert 1 == states[12]  # the piece A in hand
    with pytest.raises(REFUSED):
        step(states, None, None, None, None, False)  # noqa: FBT003


def test_states_at_an_odd_address() -> None:
    states = memoryview(bytearray(17))
    both = [states[:16], states[1:]]  # one of them begins at an odd address
    found = []
    for each in both:
        try:
            found.append(KERNELS["native"].step_batch(each, bytes([16]), None, None, None, False))  # noqa: FBT003
        except ValueError as error:
            found.append(str(error))
    assert {0, "expected states at an even address"} == set(found)


def test_no_games_at_all(step: Callable[..., int]) -> None:
    assert 0 == step(*buffers(0), True)  # noqa: FBT003
