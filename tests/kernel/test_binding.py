"""Hostile arguments at the door of each kernel: refused by an error, never by a crash."""

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.backends import KERNELS

EMPTY = bytes([255] * 16)
SOUND = (EMPTY, 255, 15, False, False, 1000, 0)
# OverflowError: no C number can hold it; BufferError: it cannot be written.
REFUSED = (ValueError, TypeError, OverflowError, BufferError)
BIG = [-(2**100), -(2**64), -(2**63) - 1, -(2**31) - 1, -1, 2**31, 2**32, 2**63, 2**64, 2**100]


class Door:
    """The functions of a kernel, whatever they are given, and a table of it."""

    def __init__(self, name: str) -> None:
        kernel = KERNELS[name]
        self.new_table: Callable[..., Any] = kernel.Table
        self.table = self.new_table(1)
        self.solve: Callable[..., tuple[int, int, bool]] = kernel.solve
        self.functions: tuple[Callable[..., tuple[int, int, bool]], ...] = (
            kernel.solve,
            kernel.holding,
            kernel.best_turn,
        )


DOORS = {name: Door(name) for name in KERNELS}


@pytest.fixture(params=DOORS)
def door(request: pytest.FixtureRequest) -> Door:
    return DOORS[request.param]


def control() -> bytearray:
    return bytearray(64)


def changed(at: int, value: object) -> list[object]:
    arguments: list[object] = list(SOUND)
    arguments[at] = value
    return arguments


@pytest.mark.parametrize(
    "arguments",
    [
        *(changed(0, bytes(size)) for size in (0, 1, 15, 17, 1000)),
        *(changed(0, bytes([number]) + EMPTY[1:]) for number in (16, 17, 127, 128, 254)),
        changed(0, bytes([3, 3]) + EMPTY[2:]),
        changed(0, bytes(range(15)) + b"\x00"),
        *(changed(0, thing) for thing in ("a" * 16, None, 7, [255] * 16, object())),
        *(changed(1, number) for number in (16, 254, 256, *BIG)),
        *(changed(2, number) for number in (0, 16, 255, *BIG)),
        *(changed(4, number) for number in (16, -16, *BIG[:4], *BIG[5:])),
        *(changed(5, number) for number in (-1, -(2**63), 2**100)),
        *(changed(at, thing) for at in (1, 2, 5, 6) for thing in (None, "1", 1.5, b"1", object())),
        [bytes([3]) + EMPTY[1:], 3, 15, False, False, 1000, 0],
        [bytes(range(16)), 3, 15, False, False, 1000, 0],
    ],
)
def test_what_cannot_be_is_refused(door: Door, arguments: list[object]) -> None:
    for function in door.functions:
        with pytest.raises(REFUSED):
            function(door.table, *arguments, control())


@pytest.mark.parametrize(
    "wrong", [bytes(64), bytearray(), bytearray(63), None, "x" * 64, 0, memoryview(bytes(64)), [0] * 64]
)
def test_a_control_that_cannot_be_written(door: Door, wrong: object) -> None:
    with pytest.raises(REFUSED):
        door.solve(door.table, *SOUND, wrong)


@pytest.mark.parametrize("wrong", [None, 0, object(), b"", *(kernel.Table for kernel in KERNELS.values())])
def test_a_table_that_is_none(door: Door, wrong: object) -> None:
    with pytest.raises(TypeError):
        door.solve(wrong, *SOUND, control())


def test_arguments_that_are_missing(door: Door) -> None:
    for function in (door.solve, door.new_table):
        with pytest.raises(TypeError):
            function()
    with pytest.raises(TypeError):
        door.solve(door.table, EMPTY)


@pytest.mark.parametrize("megabytes", [0, -1, None, "64", 1.5, *BIG[:5], *BIG[7:]])
def test_tables_that_cannot_be(door: Door, megabytes: object) -> None:
    with pytest.raises((*REFUSED, MemoryError)):
        door.new_table(megabytes)


def test_a_table_that_was_never_made() -> None:
    native = DOORS["native"]
    try:
        bare = native.new_table.__new__(native.new_table)  # type: ignore[arg-type, call-arg]
    except TypeError:
        return
    with pytest.raises(REFUSED):
        native.solve(bare, *SOUND, control())


any_int = st.one_of(st.integers(), st.sampled_from([0, 1, 15, 16, 255, 256, *BIG]))
anything = st.one_of(
    any_int, st.none(), st.text(max_size=20), st.binary(max_size=70), st.floats(), st.booleans()
)


some_boards = st.one_of(
    st.permutations([*range(8), *[255] * 8]).map(bytes),
    st.lists(st.sampled_from([0, 1, 2, 3, 15, 255]), min_size=16, max_size=16).map(bytes),
    st.binary(min_size=16, max_size=16),
    anything,
)
some_limits = st.one_of(st.integers(1, 1000), st.none(), st.text(max_size=3))  # no search without a limit
numbers = st.one_of(st.integers(0, 15), st.just(255), anything)


@given(
    st.sampled_from([*DOORS]),
    st.tuples(some_boards, numbers, numbers, anything, anything, some_limits, numbers),
)
def test_anything_at_all(name: str, arguments: tuple[object, ...]) -> None:
    try:
        score, nodes, _ = DOORS[name].solve(DOORS[name].table, *arguments, control())
    except REFUSED:
        return
    assert -17 < score < 17
    assert 0 <= nodes


def test_a_control_that_is_set_stops_before_the_first_node_or_soon_after(door: Door) -> None:
    stopped = control()
    stopped[0] = 1
    _, nodes, is_finished = door.solve(door.table, EMPTY, 255, 15, False, False, 0, 0, stopped)  # noqa: FBT003
    assert not is_finished
    assert nodes < 1_000_000


def test_a_table_is_not_cleared_during_a_search(door: Door) -> None:
    stopped = control()
    table = door.new_table(1)
    limit = 20_000 if door is DOORS["plain"] else 2_000_000
    arguments = (table, EMPTY, 255, 15, False, False, limit, 0, stopped)
    thread = threading.Thread(target=door.solve, args=arguments)
    thread.start()
    while thread.is_alive():
        with suppress(RuntimeError):
            table.clear()
    thread.join()
