"""One piece of work: questions to the kernel that any number of threads answer together."""

import sys
import threading
import time
from collections.abc import Sequence
from typing import NamedTuple

from openquarto.kernel.backend import kernel as _kernel
from openquarto.kernel.stop import CONTROL_SIZE, Stop

HAS_THREADS = sys.platform not in ("emscripten", "wasi")
_thread_time = time.thread_time if HAS_THREADS else time.process_time  # not everywhere is there the first
PATIENCE = 0.05  # seconds between two looks for Ctrl-C


class KernelPosition(NamedTuple):
    """A position as the kernel takes it: nothing is live, every completed line is expired."""

    board: bytes  # 16 piece numbers, NOTHING where a square is empty
    hand: int
    traits: int
    blocks: bool


NOTHING = 255


class _Task:
    """A question, the controls of those who search for its answer now, and the answer."""

    def __init__(self, question: KernelPosition) -> None:
        self.question = question
        self.controls: list[bytearray] = []
        self.seeds = 0
        self.score: int | None = None


class Work:
    """Every question once; threads that find none left search the open ones in another order."""

    def __init__(
        self,
        table: _kernel.Table,
        questions: Sequence[KernelPosition],
        *,
        value_only: bool,
        node_limit: int | None,
        stop: Stop,
    ) -> None:
        self.nodes = 0
        self.seconds = 0.0  # of the processor, in all threads
        self.is_stopped = False
        self._table = table
        self._tasks = [_Task(question) for question in questions]
        self._value_only = value_only
        self._node_limit = node_limit
        self._stop = stop
        self._lock = threading.Lock()
        self._failure: BaseException | None = None
        self._first_seed = 0

    @property
    def scores(self) -> list[int | None]:
        """The answers, in the order of the questions; None where it was stopped."""
        return [task.score for task in self._tasks]

    def run(self, threads: int) -> None:
        """Do all of it. In the main thread Ctrl-C stops it, so there others search and this one waits."""
        # Who knows that others search the same question begins with one bound (kernel/search.c, sign_of).
        self._first_seed = int(HAS_THREADS and len(self._tasks) < threads)
        is_main = threading.current_thread() is threading.main_thread()
        if not HAS_THREADS or (threads == 1 and not is_main):
            self.join()
            return
        workers = [threading.Thread(target=self._join_in_thread, daemon=True) for _ in range(threads)]
        try:
            for thread in workers:
                thread.start()
            for thread in workers:
                while thread.is_alive():
                    thread.join(PATIENCE)
        finally:
            self.halt()  # nothing is left to stop unless we were interrupted
            for thread in workers:
                if thread.ident is not None:
                    thread.join()
        if self._failure is not None:
            raise self._failure

    def join(self) -> None:
        """Take part until every question is answered, or all is stopped."""
        while (taken := self._take()) is not None:
            self._search(*taken)

    def halt(self) -> None:
        """Stop everyone who takes part."""
        with self._lock:
            self._halt()

    def _join_in_thread(self) -> None:
        try:
            self.join()
        except BaseException as failure:  # noqa: BLE001  it is raised again by the thread that waits
            self._failure = failure
            self.halt()

    def _take(self) -> tuple[_Task, bytearray, int, int] | None:
        """The open question that fewest search for, a control, the seed of the order, and the node limit."""
        with self._lock:
            left = 0 if self._node_limit is None else self._node_limit - self.nodes
            open_tasks = [task for task in self._tasks if task.score is None]
            if not open_tasks or self.is_stopped:
                return None
            if self._stop.is_set or (self._node_limit is not None and left <= 0):
                self._halt()
                return None
            task = min(open_tasks, key=lambda each: len(each.controls))
            control = bytearray(CONTROL_SIZE)
            task.controls.append(control)
            task.seeds += 1
            return task, control, self._first_seed + task.seeds - 1, left

    def _search(self, task: _Task, control: bytearray, seed: int, limit: int) -> None:
        began = _thread_time()
        with self._stop.watching(control):
            score, nodes, is_finished = _kernel.solve(
                self._table, *task.question, self._value_only, limit, seed, control
            )
        seconds = _thread_time() - began
        with self._lock:
            self.nodes += nodes
            self.seconds += seconds
            task.controls = [other for other in task.controls if other is not control]
            if is_finished and task.score is None:
                task.score = score
                for other in task.controls:
                    other[0] = 1
            elif task.score is None:
                self._halt()  # stopped from outside, or at the limit

    def _halt(self) -> None:
        self.is_stopped = any(task.score is None for task in self._tasks)
        for task in self._tasks:
            for control in task.controls:
                control[0] = 1
