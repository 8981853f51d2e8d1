"""Limits, stops and threads: what ends a search, and that nothing else changes."""

import threading
import time
from contextlib import suppress

import pytest
from hypothesis import given, settings

from openquarto.kernel import Answer, Progress, Solver, Stop, Stopped
from openquarto.kernel.backend import kernel
from openquarto.kernel.stop import CONTROL_SIZE
from openquarto.kernel.turns import known_value
from openquarto.rules import Position, Value
from tests.kernel.positions import boards, solved

SOLVER = Solver(table_mb=8, book=None)
HARD = Position.parse("4/4/4/4 - - classic")  # takes seconds at least
MIDDLE = Position.parse("4/1A2/2NG/D2L M - classic")


def test_one_thread_counts_the_same_nodes() -> None:
    solver = Solver(table_mb=4, book=None)
    counts = []
    for _ in range(2):
        solver.clear()
        counts.append((solver.solve(MIDDLE).nodes, solver.analyse(MIDDLE).nodes))
    assert counts[0] == counts[1]
    fresh = Solver(table_mb=4, book=None)
    assert counts[0] == (fresh.solve(MIDDLE).nodes, fresh.analyse(MIDDLE).nodes)


@settings(max_examples=30)
@given(boards(7))
def test_two_threads_find_the_same(position: Position) -> None:
    one, two = Solver(table_mb=1, book=None), Solver(table_mb=1, threads=2, book=None)
    assert one.solve(position).value == two.solve(position).value
    assert one.turns(position) == two.turns(position)


@pytest.mark.parametrize("value_only", [True, False])
def test_whichever_bound_is_asked_for_first_the_score_is_the_same(*, value_only: bool) -> None:
    """Odd seeds ask first whether the player to act wins, even ones whether it loses; 0 asks both at once."""
    seen: set[int] = set()
    for text, _ in solved("exact")[::12]:
        question = known_value(Position.parse(text))
        if isinstance(question, Value):
            continue
        scores, signs = set(), set()
        for seed in range(3):
            table, control = kernel.Table(8), bytearray(CONTROL_SIZE)
            score, _, is_finished = kernel.solve(table, *question, value_only, 0, seed, control)
            assert is_finished
            signs.add((score > 0) - (score < 0))
            scores.add(score)
        assert 1 == len(signs if value_only else scores), text
        seen |= signs
    assert {-1, 0, 1} == seen


@pytest.mark.parametrize("threads", [1, 3])
def test_a_node_limit_stops(threads: int) -> None:
    with pytest.raises(Stopped, match="before the value was known") as stopped:
        Solver(table_mb=1, threads=threads, book=None).solve(HARD, node_limit=10_000)
    assert 1_000 <= stopped.value.nodes <= 20_000 * threads
    with pytest.raises(Stopped):
        SOLVER.turns(HARD, node_limit=10_000)


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    free = Solver(table_mb=4, book=None).solve(MIDDLE)
    bound = Solver(table_mb=4, book=None).solve(MIDDLE, node_limit=free.nodes + 100_000)
    assert (free.value, free.nodes) == (bound.value, bound.nodes)


@pytest.mark.parametrize("threads", [1, 2])
def test_another_thread_stops_it_at_once(threads: int) -> None:
    stop, began = Stop(), time.monotonic()
    timer = threading.Timer(0.2, stop.set)
    timer.start()
    with pytest.raises(Stopped):
        Solver(table_mb=1, threads=threads, book=None).solve(HARD, stop=stop)
    timer.join()
    assert time.monotonic() - began < 1  # 0.2 s and what a busy machine adds
    assert stop.progress.nodes > 0
    assert 0 <= stop.progress.finished <= stop.progress.total
    with pytest.raises(Stopped):  # it stays set
        SOLVER.solve(MIDDLE, stop=stop)
    assert 0 == sum(thread.name.endswith("(_join_in_thread)") for thread in threading.enumerate())


def test_progress_can_be_watched_from_another_thread() -> None:
    stop, seen = Stop(), list[Progress]()
    solver = Solver(table_mb=1, book=None)

    def search() -> None:
        with suppress(Stopped):
            solver.solve(HARD, stop=stop)

    thread = threading.Thread(target=search)
    thread.start()
    while len(seen) < 2 or seen[-1].nodes == seen[0].nodes:
        time.sleep(0.02)
        seen.append(stop.progress)
    stop.set()
    thread.join()
    assert sorted(one.nodes for one in seen) == [one.nodes for one in seen]


def test_searches_of_several_threads_share_a_solver() -> None:
    answers: list[Answer] = []
    threads = [threading.Thread(target=lambda: answers.append(SOLVER.solve(MIDDLE))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [SOLVER.solve(MIDDLE).value] * 4 == [answer.value for answer in answers]


def test_an_interrupted_wait_leaves_no_thread_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: threading.Thread, timeout: float | None = None) -> None:
        if timeout is not None:
            raise KeyboardInterrupt
        wait(self)

    wait = threading.Thread.join
    monkeypatch.setattr(threading.Thread, "join", interrupted)
    alive = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        Solver(table_mb=1, threads=2, book=None).solve(HARD)
    assert alive == threading.active_count()


def test_a_failure_in_a_thread_is_raised_where_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise MemoryError("none left")

    monkeypatch.setattr("openquarto.kernel.work._kernel.solve", failing)
    with pytest.raises(MemoryError, match="none left"):
        Solver(table_mb=1, threads=2, book=None).solve(MIDDLE)
