"""Hostile arguments at the door of the kernel: refused by an error, never by a crash."""

import threading
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.kernel import _kernel
from openquarto.kernel._kernel import Table

TABLE = Table(1)
EMPTY = bytes([255] * 16)
SOUND = (EMPTY, 255, 15, False, False, 1000, 0)
solve: Callable[..., tuple[int, int, bool]] = _kernel.solve  # whatever it is given
# OverflowError: no C number can hold it; BufferError: it cannot be written.
REFUSED = (ValueError, TypeError, OverflowError, BufferError)
BIG = [-(2**100), -(2**64), -(2**63) - 1, -(2**31) - 1, -1, 2**31, 2**32, 2**63, 2**64, 2**100]


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
        *(changed(5, number) for number in (-1, -(2**63), 2**100)),
        *(changed(at, thing) for at in (1, 2, 5, 6) for thing in (None, "1", 1.5, b"1", object())),
        [bytes([3]) + EMPTY[1:], 3, 15, False, False, 1000, 0],
        [bytes(range(16)), 3, 15, False, False, 1000, 0],
    ],
)
def test_what_cannot_be_is_refused(arguments: list[object]) -> None:
    with pytest.raises(REFUSED):
        solve(TABLE, *arguments, control())


@pytest.mark.parametrize(
    "wrong", [bytes(64), bytearray(), bytearray(63), None, "x" * 64, 0, memoryview(bytes(64)), [0] * 64]
)
def test_a_control_that_cannot_be_written(wrong: object) -> None:
    with pytest.raises(REFUSED):
        solve(TABLE, *SOUND, wrong)


@pytest.mark.parametrize("wrong", [None, 0, object(), b"", Table])
def test_a_table_that_is_none(wrong: object) -> None:
    with pytest.raises(TypeError):
        solve(wrong, *SOUND, control())


def test_arguments_that_are_missing() -> None:
    doors: tuple[Callable[..., object], ...] = (solve, Table)
    for door in doors:
        with pytest.raises(TypeError):
            door()
    with pytest.raises(TypeError):
        solve(TABLE, EMPTY)


@pytest.mark.parametrize("megabytes", [0, -1, None, "64", 1.5, *BIG[:5], *BIG[7:]])
def test_tables_that_cannot_be(megabytes: object) -> None:
    with pytest.raises((*REFUSED, MemoryError)):
        Table(megabytes)  # type: ignore[arg-type]


def test_a_table_that_was_never_made() -> None:
    try:
        bare = Table.__new__(Table)
    except TypeError:
        return
    with pytest.raises(REFUSED):
        solve(bare, *SOUND, control())


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


@given(st.tuples(some_boards, numbers, numbers, anything, anything, some_limits, numbers))
def test_anything_at_all(arguments: tuple[object, ...]) -> None:
    try:
        score, nodes, _ = solve(TABLE, *arguments, control())
    except REFUSED:
        return
    assert -17 < score < 17
    assert 0 <= nodes


def test_a_control_that_is_set_stops_before_the_first_node_or_soon_after() -> None:
    stopped = control()
    stopped[0] = 1
    _, nodes, is_finished = solve(TABLE, EMPTY, 255, 15, False, False, 0, 0, stopped)  # noqa: FBT003
    assert not is_finished
    assert nodes < 1_000_000


def test_a_table_is_not_cleared_during_a_search() -> None:
    stopped = control()
    table = Table(1)
    thread = threading.Thread(target=solve, args=(table, EMPTY, 255, 15, False, False, 2_000_000, 0, stopped))
    thread.start()
    while thread.is_alive():
        with suppress(RuntimeError):
            table.clear()
    thread.join()
