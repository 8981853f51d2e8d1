"""The kernels that stand in for the one in C: its values, its nodes, its stops, and who is chosen."""

import os
import subprocess
import sys
import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.kernel.stop import CONTROL_SIZE, Progress, Stop
from openquarto.kernel.turns import kernel_position
from openquarto.rules.position import Position
from tests.kernel.backends import KERNELS
from tests.kernel.positions import boards, solved
from tests.marking import spread
from tests.packaging.source_tree import ROOT

STAND_INS = ("wasm", "plain")
FILES = ("exact", "expired", "variants")
FEWEST = {"wasm": 5, "plain": 6}  # pieces placed: below, a search takes seconds
EARLY = [text for text, _ in solved("exact") if Position.parse(text).placed == 4][:3]
EMPTY = bytes([255] * 16)


def asked(name: str, task: str, position: Position, wanted: int = 0, seed: int = 0) -> tuple[int, int, bool]:
    """What a kernel answers with an empty table."""
    kernel = KERNELS[name]
    question = kernel_position(position.board, position.hand, position.variant)
    found: tuple[int, int, bool] = getattr(kernel, task)(
        kernel.Table(1), *question, wanted, 0, seed, bytearray(CONTROL_SIZE)
    )
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("name", STAND_INS)
def test_values_and_nodes_are_those_of_native(name: str, file: str) -> None:
    positions = [Position.parse(text) for text, _ in solved(file)]
    positions = [each for each in positions if each.placed >= FEWEST[name]][::6]
    assert 12 < len(positions)
    for each in positions:
        assert asked("native", "solve", each) == asked(name, "solve", each), each


@pytest.mark.parametrize("text", EARLY)
@pytest.mark.parametrize("name", spread(STAND_INS, more=["wasm"]))
def test_nodes_of_a_long_search_are_those_of_native(name: str, text: str) -> None:
    position = Position.parse(text)
    assert asked("native", "solve", position) == asked(name, "solve", position)


@pytest.mark.parametrize("name", STAND_INS)
@given(boards(8), st.sampled_from([0, 3, 4]), st.integers(-3, 3))
def test_all_questions_are_answered_as_by_native(
    name: str, position: Position, seed: int, wanted: int
) -> None:
    for task, value in (("solve", 0), ("solve", 1), ("holding", 0), ("best_turn", wanted)):
        assert asked("native", task, position, value, seed) == asked(name, task, position, value, seed)


@pytest.mark.parametrize("name", STAND_INS)
def test_a_search_is_stopped_from_another_thread_and_tells_how_far_it_is(name: str) -> None:
    kernel, stop, control = KERNELS[name], Stop(), bytearray(CONTROL_SIZE)
    found: list[tuple[int, int, bool]] = []

    def search() -> None:
        with stop.watching(control):
            found.append(kernel.solve(kernel.Table(1), EMPTY, 0, 15, False, False, 0, 0, control))  # noqa: FBT003

    thread = threading.Thread(target=search)
    thread.start()
    deadline = time.monotonic() + 60
    while stop.progress.nodes == 0 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert stop.progress > Progress()
    stop.set()
    thread.join(60)
    ((_, nodes, is_finished),) = found
    assert not is_finished
    assert nodes == stop.progress.nodes > 0


@pytest.mark.parametrize("name", STAND_INS)
def test_a_limit_ends_the_search(name: str) -> None:
    kernel = KERNELS[name]
    found = kernel.solve(kernel.Table(1), EMPTY, 0, 15, False, False, 5000, 0, bytearray(CONTROL_SIZE))  # noqa: FBT003
    native = KERNELS["native"]
    assert (False, True) == (found[2], found[1] >= 5000)
    expected = native.solve(native.Table(1), EMPTY, 0, 15, False, False, 5000, 0, bytearray(CONTROL_SIZE))  # noqa: FBT003
    assert expected[1:] == found[1:]


def chosen(*, blocked: tuple[str, ...] = (), named: str | None = None) -> str:
    """Which kernel a fresh Python takes where some modules cannot be imported."""
    program = (
        f"import sys; sys.modules |= dict.fromkeys({blocked!r}); "
        "from openquarto.kernel import Solver; from openquarto.kernel.backend import NAME; "
        "from openquarto.rules.position import Position; "
        "solver = Solver(table_mb=1); "
        "print(NAME, solver.solve(Position.parse('1J1E/L2B/4/KOH1 I - classic')).value)"
    )
    environment = {**os.environ, **({"OPENQUARTO_KERNEL": named} if named else {})}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert bool(done.stdout) is not bool(done.stderr), done.stderr  # nothing is said at the end of Python
    return done.stdout.strip() or done.stderr.splitlines()[-1]


def test_the_quickest_that_is_there_is_taken() -> None:
    native = "openquarto.kernel._kernel"
    value = chosen().split()[1]
    assert f"native {value}" == chosen()
    assert f"wasm {value}" == chosen(blocked=(native,))
    assert f"plain {value}" == chosen(blocked=(native, "wasmtime"))
    assert f"plain {value}" == chosen(named="plain")


def test_a_kernel_that_is_named_and_not_there_is_told() -> None:
    told = chosen(blocked=("wasmtime",), named="wasm")
    assert "the kernel wasm of OPENQUARTO_KERNEL cannot be used" in told


def test_tables_that_are_kept_to_the_end_say_nothing_there() -> None:
    """Of a program that is large enough for wasmtime to lose its functions before its last table goes."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/kernel/test_binding.py"]
    done = subprocess.run(
        [*command, "-k", "missing"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert (0, "") == (done.returncode, done.stderr)
